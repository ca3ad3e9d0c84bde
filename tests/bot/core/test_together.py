"""Taking back together: shown first, asked of those whom it touches, kept in story, journal and record."""

import pytest

from bot.matches.together import plan
from tests.bot.core.conftest import (
    buttons_of,
    has,
    label_like,
    lobby,
    more,
    panel_of,
    plant,
    set_up,
    shown,
    take,
    turn_of,
    whole_turn,
)
from tests.bot.core.turned import HOUR
from tests.bot.matches import says, t
from tests.e2e.client import is_private, selects, text
from tests.e2e.player import record_of

pytestmark = pytest.mark.usefixtures("clock")


async def draw(user):
    """The first half of a turn: the top card of the deck, which nobody else sees."""
    message = await turn_of(user, "Take")
    await user.click(message, label=label_like(message, "Draw"))


async def no_way_alone(user):
    known = {m["id"] for m in await user.messages("table-1")}
    await user.command("table-1", "undo")
    answer = await shown(user, lambda m: m["id"] not in known and is_private(m) and has(m, "Go further back …"))
    assert says(text(answer), "bot-together-way"), "what the button does"
    return answer


async def further_back(user):
    """How far the table could go back, for whoever may take something back alone as well."""
    await user.settled()  # a turn that has passed keeps no *More*
    message = await more(user, await shown(user, lambda m: not is_private(m) and has(m, "More")))
    await user.click(message, label="Go further back …")
    return await shown(user, lambda m: m["id"] == message["id"] and bool(selects(m)))


async def looked(user, option):
    """What would be taken back, as it is shown to this person before anybody is asked."""
    message = await further_back(user)
    await user.choose(message, option)
    return await shown(user, lambda m: m["id"] == message["id"] and not selects(m))


async def asked(user, option):
    await user.click(await looked(user, option), label="Ask the others")
    return await shown(user, lambda m: not is_private(m) and has(m, t("bot-together-yes")))


async def journal(harness):
    [row] = await harness.live_games()
    return await harness.bot.services.store.journal(row.id)


async def test_what_touches_two_needs_both_and_is_told(harness):
    first, second, third = await harness.begin(*await harness.users("Ana", "Ben", "Cleo"))
    await whole_turn(first)
    await whole_turn(second)
    await turn_of(third)
    shown_first = await looked(first, f"{second.name}’s turn: 2 decisions back")
    assert f"{second.name} plants" in text(shown_first)
    assert "plants" in text(shown_first)
    assert not [m for m in await second.messages("table-1") if has(m, t("bot-together-yes"))], "nobody was asked yet"
    needed = text(shown_first).split("unless all of these say yes, too: ")[1]
    assert first.id not in needed, "who asks says yes by asking"
    assert second.id in needed
    await first.click(shown_first, label="Ask the others")
    answered = await shown(first, lambda m: m["id"] == shown_first["id"] and not buttons_of(m))
    asked_for = text(answered).split("The question stands at the table")[0]
    assert second.id in asked_for
    assert first.id not in asked_for
    question = await shown(second, lambda m: has(m, t("bot-together-yes")))
    for words in ("The same cards and dice will come again", "everybody has seen them"):
        assert words in text(question), "the market was refilled"
    await third.click(question, label="Yes, take it back")
    await shown(third, lambda m: m["id"] == question["id"] and f"<@{third.id}>" not in text(m).split("Still")[1])
    assert len(await harness.live_games()) == 1
    await second.click(question, label="Yes, take it back")
    await turn_of(second, "Take")
    told = await shown(first, lambda m: "2 decisions were taken back" in text(m))
    [line] = [line for line in text(told).splitlines() if "With the yes of" in line]
    assert all(user.name in line for user in (first, second, third))
    for message in (question, answered):
        ended = await shown(first, lambda m: m["id"] == message["id"] and "Taken back, as all agreed" in text(m))  # noqa: B023
        assert not buttons_of(ended)
    entries = await journal(harness)
    assert [entry.kind for entry in entries] == ["play"] * 4 + ["undo"]


async def test_the_same_cards_come_again_and_the_record_verifies(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"), options="length=short")
    await draw(first)
    before = text(await panel_of(first))
    await plant(first)
    await turn_of(second)
    question = await asked(second, f"{first.name}’s turn: 2 decisions back")
    assert says(text(question), "bot-together-again", players=first.name, count=1)
    await first.click(question, label="Yes, take it back")
    await turn_of(first, "Take")
    await draw(first)
    again = text(await panel_of(first))
    drawn = [line for line in before.splitlines() if "draws" in line or "drew" in line]
    assert drawn
    assert all(line in again for line in drawn)
    await plant(first)
    for user in (second, first, second, first, second):
        await whole_turn(user)
    end = await shown(first, lambda m: "the game is over" in text(m))
    record = await record_of(first, end)
    record.verify()
    assert any("2 decisions were taken back" in line for line in record.log)


async def test_what_reveals_nothing_needs_only_those_it_touches(harness):
    order = await harness.begin(*await harness.users("Ana", "Ben", "Cleo"))
    first, second, third = order
    await draw(first)
    await plant(first)
    await take(second)
    await plant(second)
    await turn_of(third)
    services = harness.bot.services
    [row] = await harness.live_games()
    match = await services.matches.get(row.id)
    assert plan(match, int(second.id), 1).people == {int(second.id), int(third.id)}
    assert plan(match, int(first.id), 3).people == {int(user.id) for user in order}


async def test_each_turn_one_can_go_back_to_says_its_round(harness):
    """Orchard plays a turn of everybody in each round."""
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    for user in (first, second, first):
        await whole_turn(user)
    await turn_of(second)
    message = await no_way_alone(second)
    await second.click(message, label="Go further back …")
    message = await shown(second, lambda m: m["id"] == message["id"] and bool(selects(m)))
    [menu] = selects(message)
    told = [(option["label"].split("’")[0], option["description"]) for option in menu["options"]]
    assert told == [(first.name, "Round 2"), (second.name, "Round 1"), (first.name, "Round 1")]


async def test_whoever_need_ask_nobody_reads_in_the_question_that_it_is_done(harness):
    """Against a computer: no second message, and no button that does nothing any more."""
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    await whole_turn(ana)
    await turn_of(ana)
    question = await looked(ana, f"{ana.name}’s turn: 4 decisions back")
    await ana.click(question, label="Take it back")
    answer = await shown(ana, lambda m: m["id"] == question["id"] and "Taken back." in text(m))
    assert not buttons_of(answer)
    await shown(ana, lambda m: not is_private(m) and f"↩ {ana.name} took back 4 steps: " in text(m))


async def test_one_no_ends_it_and_nobody_is_asked_again_within_a_day(harness, clock):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await whole_turn(first)
    await take(second)
    await turn_of(second, "Play my turn")
    question = await asked(first, f"{second.name}’s turn: one decision back")
    await second.click(question, label="No, play on")
    for of_whom in (is_private, lambda m: not is_private(m)):
        ended = await shown(first, lambda m: of_whom(m) and "said no: nothing is taken back" in text(m))  # noqa: B023
        assert not buttons_of(ended)
    option = f"{second.name}’s turn: one decision back"
    await first.click(await looked(first, option), label="Ask the others")
    await shown(first, lambda m: is_private(m) and "were asked for this today" in text(m))
    clock.turn(25 * HOUR)
    await asked(first, option)


async def test_a_question_lapses_when_somebody_plays(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await whole_turn(first)
    await turn_of(second)
    question = await asked(first, f"{first.name}’s turn: 2 decisions back")
    await take(second)
    await turn_of(second, "Play my turn")
    await second.click(question, label="Yes, take it back")
    lapsed = await shown(second, lambda m: m["id"] == question["id"] and "The game has gone on" in text(m))
    assert not buttons_of(lapsed)
    await shown(first, lambda m: is_private(m) and "The game has gone on" in text(m))
    assert "undo" not in [entry.kind for entry in await journal(harness)]


async def test_an_old_question_says_nothing_of_the_present_one(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await whole_turn(first)
    await turn_of(second)
    old = await asked(first, f"{first.name}’s turn: 2 decisions back")
    await whole_turn(second)
    await turn_of(first)
    await second.click(await looked(second, f"{second.name}’s turn: 2 decisions back"), label="Ask the others")
    answer = await shown(second, lambda m: is_private(m) and "Asked:" in text(m))
    await first.click(old, label="Yes, take it back")
    await shown(first, lambda m: m["id"] == old["id"] and "The game has gone on" in text(m))
    await harness.rests()
    assert "Asked:" in text(next(m for m in await second.messages("table-1") if m["id"] == answer["id"]))


async def test_a_stranger_has_no_say(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    [dan] = await harness.users("Dan")
    await whole_turn(first)
    await turn_of(second)
    question = await asked(first, f"{first.name}’s turn: 2 decisions back")
    for label in ("No, play on", "Yes, take it back"):
        await dan.click(question, label=label)
        await shown(dan, lambda m: is_private(m) and "This question is for others" in text(m))
    await dan.command("table-1", "undo")
    await shown(dan, lambda m: is_private(m) and "You do not sit at this table" in text(m))


async def test_at_a_serious_table_there_is_no_such_thing(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await ana.choose(await set_up(ana, 1), "Table: serious")
    await ben.click(await lobby(ben, 1), label="Join")
    await ana.click(await lobby(ana, 2), label="Start")
    begun = await shown(ana, lambda m: "begins. In turn order" in text(m))
    assert "Table: serious" in text(begun)
    first, second = sorted((ana, ben), key=lambda user: text(begun).index(user.id))
    await take(first)
    await plant(first)
    await take(second)
    await turn_of(second, "Play my turn")
    known = {m["id"] for m in await first.messages("table-1")}
    await first.command("table-1", "undo")
    answer = await shown(first, lambda m: m["id"] not in known and is_private(m) and bool(text(m)))
    assert says(text(answer), "bot-no-no-undo")
    assert buttons_of(answer) == []


async def test_who_wants_nothing_taken_back_after_all_keeps_everything(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await whole_turn(first)
    await whole_turn(second)
    message = await further_back(second)
    await second.click(message, label="Keep everything")
    await shown(second, lambda m: m["id"] == message["id"] and not selects(m))
    assert [entry.kind for entry in await journal(harness)] == ["play"] * 4
