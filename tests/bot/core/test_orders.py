"""Standing orders: given at the question, listed, ended, and carried out like a click of one's own."""

import asyncio
import re
import sqlite3
from contextlib import closing
from functools import partial

import pytest

from bot import games
from bot.base.orders import Order
from bot.matches.match import Match
from bot.matches.orders import Orders
from bot.store import GameRow
from tests.bot.core.answers import answer, private_note
from tests.bot.core.conftest import (
    BotHarness,
    behind_more,
    buttons_of,
    label_like,
    more,
    plant,
    shown,
    take,
    turn_of,
    until,
)
from tests.bot.core.notices import direct, notices
from tests.bot.core.settings_page import choose
from tests.bot.core.timed import rests
from tests.bot.core.turned import TurnedClock
from tests.bot.matches import says, t
from tests.e2e.client import Json, User, is_private, selects, text

DRAW = "Always: draw from the deck unseen"
STOP = "No longer: draw from the deck unseen"


@pytest.fixture
async def harness(clock: TurnedClock, only_orchard: None, clubhouse: BotHarness) -> BotHarness:
    await until(clocks_run, True)  # before that whatever is ordered begins to wait once more
    return clubhouse


async def clocks_run() -> bool:
    """Whether Discord has told the bot that all is there, two seconds after its start, and so what is due is done."""
    return any(task.get_name() == "timers" for task in asyncio.all_tasks())


async def question(user: User) -> Json:
    """What can be done always at the question of this person's turn, as a page for them alone."""
    message = await turn_of(user)
    page = await more(user, message)
    await user.click(page, label="Always …")
    return await shown(user, lambda m: m["id"] == page["id"] and DRAW in buttons_of(m))


async def noted(harness: BotHarness) -> int:
    """How many orders have a time at which they are carried out: from then on the clock may be turned."""
    with closing(sqlite3.connect(harness.settings.file)) as db:
        return len(db.execute("SELECT * FROM timer WHERE kind = 'order'").fetchall())


async def looking() -> bool:
    """Whether it is still being looked whether an order applies: tasks named after a game and a revision."""
    return any(re.fullmatch(r"[0-9a-f]{10} \d+", task.get_name()) for task in asyncio.all_tasks())


async def waits(harness: BotHarness) -> None:
    """Until an order has the time at which it is carried out, and keeps it."""
    await harness.rests()
    await until(looking, False)
    await until(partial(noted, harness), 1)


async def order_drawing(user: User) -> None:
    await user.click(await question(user), label=DRAW)
    await private_note(user, "What is done for you")


async def test_who_looks_what_can_be_done_always_gets_back_to_the_question(harness):
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    page = await question(first)
    await first.click(page, label="Back")
    again = await shown(first, lambda m: m["id"] == page["id"] and label_like(m, "Take") is not None)
    await first.click(again, label=label_like(again, "Take"))
    await turn_of(first, "Play my turn")


async def test_an_order_is_played_at_once_then_carried_out_after_a_while(harness, clock):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    page = await question(first)
    assert t("orchard-order-until-market") in text(page)
    await first.click(page, label=DRAW)
    await private_note(first, "What is done for you")
    assert "You draw" in text(await behind_more(first, await turn_of(first, "Play my turn"), "Full log"))
    await plant(first)
    await turn_of(second)
    message = await turn_of(second)
    await second.click(message, label=label_like(message, "Draw"))
    await plant(second)
    await turn_of(first)
    await waits(harness)
    [row] = await harness.live_games()
    clock.turn(19)
    await rests(harness, clock)
    assert (await harness.live_games())[0].revision == row.revision, "not before twenty seconds"
    clock.turn(72)
    await rests(harness, clock)
    assert (await harness.live_games())[0].revision == row.revision + 1
    await turn_of(first, "Play my turn")
    journal = await harness.bot.services.store.journal(row.id)
    assert (journal[-1].user, journal[-1].moves) == (int(first.id), ("draw",))


async def test_a_public_event_ends_it(harness, clock):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await order_drawing(first)
    await plant(first)
    await take(second)
    await plant(second)
    await turn_of(first)
    clock.turn(3600)
    await rests(harness, clock)
    await turn_of(first, "Take")
    await answer(first, "orders", "Nothing is done for you")


async def test_it_is_listed_and_ended_by_its_person_alone(harness, clock):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await order_drawing(first)
    await answer(second, "orders", "Nothing is done for you")
    page = await answer(first, "orders", "draw from the deck unseen, until another card")
    [menu] = selects(page)
    await first.choose(page, menu["options"][0]["label"])
    await shown(first, lambda m: m["id"] == page["id"] and "Nothing is done for you" in text(m))
    await plant(first)
    message = await turn_of(second)
    await second.click(message, label=label_like(message, "Draw"))
    await plant(second)
    await turn_of(first)
    clock.turn(3600)
    await rests(harness, clock)
    await turn_of(first, "Take")


async def test_an_order_that_stands_is_not_offered_again_but_can_be_ended_there(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await order_drawing(first)
    await plant(first)
    message = await turn_of(second)
    await second.click(message, label=label_like(message, "Draw"))
    await plant(second)
    message = await turn_of(first, "Take")
    page = await more(first, message)
    await first.click(page, label="Always …")
    page = await shown(first, lambda m: m["id"] == page["id"] and STOP in buttons_of(m))
    assert DRAW not in buttons_of(page)
    order = t("bot-order-until", what=t("orchard-order-draw"), ends=t("orchard-order-until-market"))
    assert says(text(page), "bot-orders-stands", order=order)
    await first.click(page, label=STOP)
    await shown(first, lambda m: m["id"] == page["id"] and "Nothing is done for you" in text(m))


async def test_it_is_among_what_is_stored_about_its_person(harness, clock):
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    await order_drawing(first)
    await answer(first, "privacy", "what is done for you always (1)")


async def test_what_was_taken_back_is_not_done_again(harness, clock, monkeypatch):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"), options="length=long")
    await order_drawing(first)
    await plant(first)
    [row] = await harness.live_games()
    match = await harness.bot.services.matches.get(row.id)
    services = harness.bot.services
    people = {int(first.id), int(second.id)}
    await turn_of(second)
    await services.matches.take_back(row.id, match.revision, 2, int(first.id), people)
    clock.turn(3600)
    await rests(harness, clock)
    await turn_of(first, "Take")


async def waits_anew(harness: BotHarness, clock: TurnedClock) -> int:
    """How many orders the bot, once it is up again, carries out later than now."""
    with closing(sqlite3.connect(harness.settings.file)) as db:
        return db.execute("SELECT count(*) FROM timer WHERE kind = 'order' AND due > ?", (clock.now(),)).fetchone()[0]


async def stopped_with_an_order(harness: BotHarness, clock: TurnedClock) -> GameRow:
    """The game in which an order waits, and two days have gone by since the bot was stopped."""
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await order_drawing(first)
    await plant(first)
    message = await turn_of(second)
    await second.click(message, label=label_like(message, "Draw"))
    await plant(second)
    await turn_of(first)
    await waits(harness)
    [row] = await harness.live_games()
    await harness.close()
    clock.turn(2 * 24 * 3600)
    return row


async def test_what_is_overdue_after_a_stop_waits_anew_before_the_clocks_run(harness, clock, monkeypatch):
    row = await stopped_with_an_order(harness, clock)
    resume = Orders.resume
    ran: list[bool] = []

    async def watched(self: Orders) -> None:
        ran.append(await clocks_run())
        await resume(self)
        ran.append(await clocks_run())

    monkeypatch.setattr(Orders, "resume", watched)
    await harness.open()
    await until(partial(waits_anew, harness, clock), 1)
    await rests(harness, clock)
    assert ran == [False, False]
    assert (await harness.live_games())[0].revision == row.revision


async def test_a_restart_forgets_no_order_and_carries_out_none_twice(harness, clock):
    row = await stopped_with_an_order(harness, clock)
    await harness.open()
    await until(partial(waits_anew, harness, clock), 1)
    clock.turn(91)
    await rests(harness, clock)
    assert (await harness.live_games())[0].revision == row.revision + 1


@pytest.fixture
def also_planted(monkeypatch):
    """The same order plants the first card, too: it takes the whole turn."""
    usual = games.orders

    def orders(key, view, lookahead):
        plants = view.prompt is not None and view.prompt.kind == "plant" and view.moves
        return [Order("draw", view.moves[:1], ("market",))] if plants else usual(key, view, lookahead)

    monkeypatch.setattr(games, "orders", orders)


async def ordered_turn(harness, clock, second):
    """The second person plays, and it is the turn of the first, who has ordered it."""
    message = await turn_of(second)
    await second.click(message, label=label_like(message, "Draw"))
    await plant(second)
    await rests(harness, clock)


async def carried_out(harness, clock):
    for _ in range(2):
        clock.turn(90)
        await rests(harness, clock)


@pytest.mark.usefixtures("also_planted")
async def test_whoever_has_ordered_the_whole_turn_is_not_called_for_it(harness, clock):
    people = await harness.users("Ana", "Ben")
    for user in people:
        await choose(user, "My turn: both")
    first, second = await harness.begin(*people)
    await order_drawing(first)
    await carried_out(harness, clock)
    called = len(notices(harness, first)), len(await direct(harness, first))
    told = len(notices(harness, second))
    await ordered_turn(harness, clock, second)
    assert f"**<@{first.id}>" in text(await turn_of(first, "Take")), "everybody sees whose turn it is"
    await carried_out(harness, clock)
    await turn_of(second)
    assert (len(notices(harness, first)), len(await direct(harness, first))) == called
    assert len(notices(harness, second)) == told + 1


@pytest.mark.usefixtures("also_planted")
async def test_an_order_that_is_ended_in_time_is_made_up_for_by_a_call(harness, clock):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await order_drawing(first)
    await carried_out(harness, clock)
    called = len(notices(harness, first))
    await ordered_turn(harness, clock, second)
    page = await answer(first, "orders", "draw from the deck unseen, until another card")
    [menu] = selects(page)
    await first.choose(page, menu["options"][0]["label"])
    await rests(harness, clock)
    assert len(notices(harness, first)) == called + 1
    clock.turn(3600)
    await rests(harness, clock)
    assert len(notices(harness, first)) == called + 1, "once"


def seen(messages: list[Json]) -> list[str]:
    """What a stranger reads of the game, without what differs from table to table."""
    return [re.sub(r"[0-9a-f]{10,}|\d{6,}", "#", text(m)) for m in messages]


async def game_seen(harness, clock, people, watcher, channel, *, ordered: bool) -> tuple[list[str], list[int], float]:
    """All that a watcher reads while the first draws three times, by clicks or by an order; how often both were called,
    and how long the last decision of the first took.
    """
    before = [len(notices(harness, user)) for user in people]
    first, second = await harness.begin(*people, channel=channel)
    for number in range(3):
        message = await turn_of(first, channel=channel)
        if ordered and number:
            await waits(harness)
            at = clock.now()
            clock.turn(90)
            await rests(harness, clock)
        elif ordered:
            page = await more(first, message)
            await first.click(page, label="Always …")
            page = await shown(first, lambda m: is_private(m) and DRAW in buttons_of(m), channel)
            await first.click(page, label=DRAW)
        else:
            await rests(harness, clock)
            at = clock.now()
            clock.turn(90 if number else 0)
            await first.click(message, label=label_like(message, "Draw"))
        await plant(first, channel)
        message = await turn_of(second, channel=channel)
        await second.click(message, label=label_like(message, "Draw"))
        await plant(second, channel)
    await turn_of(first, channel=channel)
    await harness.rests()
    called = [len(notices(harness, user)) - were for user, were in zip(people, before, strict=True)]
    return seen(await watcher.messages(channel)), called, clock.now() - at


async def test_others_see_the_same_of_an_order_and_of_a_click(harness, clock, monkeypatch):
    """The same seed and seats: one game with an order, one with clicks."""
    begin = Match.begin
    monkeypatch.setattr(Match, "begin", staticmethod(lambda **facts: begin(**facts | {"seed": bytes(16)})))
    monkeypatch.setattr("bot.matches.lobby.SystemRandom.shuffle", lambda self, seats: None)
    ana, ben, watcher = await harness.users("Ana", "Ben", "Dan")
    by_click = await game_seen(harness, clock, (ana, ben), watcher, "table-1", ordered=False)
    by_order = await game_seen(harness, clock, (ana, ben), watcher, "table-2", ordered=True)
    assert by_order == by_click
