"""Going on without somebody: seats offered, taken with all they know, left to a computer, replaced by agreement."""

import pytest

from playground.permissions import Permission
from tests.bot.core.answers import answer, private_note
from tests.bot.core.conftest import (
    asleep,
    behind_more,
    buttons_of,
    has,
    label_like,
    lobby,
    panel_of,
    shown,
    take,
    turn_of,
    whole_turn,
)
from tests.bot.core.notices import notices
from tests.bot.core.ranked import give, role
from tests.bot.core.timed import begun
from tests.bot.core.turned import HOUR
from tests.bot.matches import says, t
from tests.e2e.client import Json, User, is_private, text

DAY = 24 * HOUR
COMPUTER = "Computer 1 (random)"
YES, NO, FORCE = "Yes, a computer", "Wait for them", "Moderator: a computer"

pytestmark = pytest.mark.usefixtures("clock")


async def offer(user: User) -> Json:
    await user.click(await answer(user, "seat", "Your seat in"), label="Offer my seat")
    return await shown(user, lambda m: not is_private(m) and "offers a seat in" in text(m))


async def take_over(user: User, message: Json, whose: str) -> None:
    await user.click(message, label=f"Take the seat of {whose}")
    await user.click(await private_note(user, f"Do you take the seat of {whose}"), label="Take this seat")


async def test_whoever_takes_an_offered_seat_goes_on_with_all_it_knows(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    [dan] = await harness.users("Dan")
    message = await turn_of(first)
    await first.click(message, label=label_like(message, "Draw"))
    log = await behind_more(first, await panel_of(first), "Full log")
    secret = [line for line in text(log).splitlines() if line.startswith("You draw")]
    assert secret, "a card that nobody else has seen"
    offered = await offer(first)
    await take_over(dan, offered, first.name)
    await private_note(dan, "You sit in **Orchard** now")
    await harness.rests()
    assert len(notices(harness, dan)) == 1, "it is his turn now"
    panel = await panel_of(dan)
    assert secret[0] in text(await behind_more(dan, panel, "Full log"))
    await first.command("table-1", "hand")
    await private_note(first, "You do not sit at this table")
    await dan.click(panel, label=label_like(panel, "Plant"))
    story = text(await turn_of(second))
    assert says(story, "bot-log-offered", was=first.name)
    assert says(story, "bot-log-taken", now=dan.name, was=first.name)
    await dan.command("table-1", "seat")
    await private_note(dan, "Your seat in")


async def test_an_offer_can_be_withdrawn_and_what_was_posted_before_takes_nothing(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    [dan] = await harness.users("Dan")
    await turn_of(first)
    offered = await offer(first)
    await first.click(await answer(first, "seat", "Your seat is offered"), label="Keep my seat")
    await private_note(first, "- *Offer my seat*")
    await dan.click(offered, label=f"Take the seat of {first.name}")
    await private_note(dan, "This seat is not free")
    await answer(dan, "seat", "No seat of **Orchard** is free")
    await harness.rests()
    await whole_turn(first)
    assert says(text(await turn_of(second)), "bot-log-kept", was=first.name)


async def test_nobody_takes_a_seat_who_sits_there_or_knows_another_one(harness, clock):
    ana, ben, cleo, dan = await harness.users("Ana", "Ben", "Cleo", "Dan")
    first, second, third = await harness.begin(ana, ben, cleo)
    await turn_of(first)
    of_second, of_first = await offer(second), await offer(first)
    await third.click(of_first, label=f"Take the seat of {first.name}")
    await private_note(third, "You sit at this table already")
    await take_over(dan, of_first, first.name)
    await private_note(dan, "You sit in **Orchard** now")
    await first.click(of_second, label=f"Take the seat of {second.name}")
    await private_note(first, "You have looked from another seat of this game")
    await offer(dan)
    again = await answer(first, "seat", "Free seats of")
    assert set(buttons_of(again)) == {t("bot-seat-take", player=user.name) for user in (dan, second)}
    await take_over(first, again, dan.name)
    await private_note(first, "You sit in **Orchard** now")
    await turn_of(first)


async def test_a_seat_left_to_a_computer_is_played_and_given_back_at_the_first_click(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await turn_of(first)
    page = await answer(first, "seat", "Your seat in")
    await first.click(page, label="Leave it to a computer")
    await private_note(first, "A computer plays for you in **Orchard**")
    story = text(await turn_of(second))
    assert says(story, "bot-log-rests", was=first.name)
    assert "is up" not in story
    await second.click(await answer(second, "seat", "Your seat in"), label="Leave it to a computer")
    await private_note(second, "Nobody else would be left to play, so no computer goes on for you")
    await first.command("table-1", "score")
    await harness.rests()
    await whole_turn(second)
    assert says(text(await turn_of(first)), "bot-log-back", was=first.name)
    await take(first)


async def test_a_missing_player_is_replaced_by_agreement_and_the_seat_can_be_taken(harness, clock):
    ana, ben, cleo, dan = await harness.users("Ana", "Ben", "Cleo", "Dan")
    first, second, third = await harness.begin(ana, ben, cleo)
    for user in (first, second, third):
        await whole_turn(user)
    await turn_of(first)
    clock.turn(6 * DAY)
    await whole_turn(first)
    await whole_turn(second)
    await turn_of(third)
    clock.turn(2 * DAY)
    await answer(third, "replace", "That is your own seat")
    question = await answer(first, "replace", f"Shall a computer go on for {third.name}")
    assert "1 of 2 agree" in text(question), "the third has decided nothing for a week"
    await second.click(question, label=NO)
    await shown(first, lambda m: f"The table waits for {third.name}" in text(m))
    await answer(first, "replace", "were asked for this today")
    clock.turn(DAY + 1)
    question = await answer(first, "replace", "1 of 2 agree")
    await second.click(question, label=YES)
    assert says(text(await turn_of(first)), "bot-log-replaced", was=third.name)
    free = await answer(dan, "seat", "Free seats of")
    await take_over(dan, free, COMPUTER)
    await private_note(dan, "You sit in **Orchard** now")


async def test_who_was_replaced_can_come_back_to_the_same_seat(harness, clock):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await whole_turn(first)
    await turn_of(second)
    clock.turn(8 * DAY)
    question = await answer(first, "replace", "Shall a computer really go on")
    assert is_private(question), "nobody else has decided anything for a week"
    await first.click(question, label=YES)
    await turn_of(first)
    free = await answer(second, "seat", "Free seats of")
    await take_over(second, free, COMPUTER)
    await private_note(second, "You sit in **Orchard** now")
    await harness.rests()
    await whole_turn(first)
    await turn_of(second)


async def test_a_moderators_word_suffices(harness):
    ana, ben, cleo, dan = await harness.users("Ana", "Ben", "Cleo", "Dan")
    give(harness, dan, role(harness, "moderator", Permission.MANAGE_MESSAGES))
    first, second = await harness.begin(ben, cleo)
    await turn_of(first)
    await ana.settled()
    question = await answer(second, "replace", "1 of 2 agree")
    assert says(text(question), "bot-replace-vote", player=first.name), "nobody has decided anything yet"
    await first.click(question, label=FORCE)
    await private_note(first, "You may not end games of others here")
    own = await answer(dan, "replace", "Shall a computer really go on")
    await dan.click(own, label=FORCE)
    assert "agreed" not in text(await turn_of(second))
    await second.click(question, label=YES)
    await private_note(second, "The table has moved on")


async def test_who_left_the_server_is_replaced_at_once_after_some_days(harness, clock):
    first, second, _ = await harness.begin(*await harness.users("Ana", "Ben", "Cleo"))
    await turn_of(first)
    await harness.table.trouble("member", user=first.id, present=False)
    clock.turn(3 * DAY - 60)
    question = await answer(second, "replace", "of 3 agree")
    await second.click(question, label=NO)
    clock.turn(DAY + 60)
    await answer(second, "replace", f"A computer goes on for {first.name}")
    assert f"{first.name} has left; Computer 1 (random) goes on" in text(await turn_of(second))


async def test_the_clock_of_a_live_seat_goes_on_for_whoever_takes_it(harness, clock):
    order = await begun(harness, "live, 5 minutes each")
    [dan] = await harness.users("Dan")
    offered = await offer(order[0])
    clock.turn(60)
    await take_over(dan, offered, order[0].name)
    await private_note(dan, "You sit in **Orchard** now")
    await harness.rests()
    [row] = await harness.live_games()
    assert row.deadline == clock.now() + 5 * 60, "what had been left at the beginning of the turn"


async def test_the_next_game_knows_nothing_of_who_was_away(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await turn_of(first)
    await offer(second)
    await second.click(await answer(second, "seat", "Your seat in"), label="Leave it to a computer")
    await private_note(second, "A computer plays for you")
    [game] = await harness.live_games()
    await harness.bot.services.matches.abandon(game.id, int(first.id), first.name)
    await first.click(await shown(first, lambda m: has(m, "Play again")), label="Play again")
    await first.click(await lobby(first, 2), label="Start")
    await turn_of(second)
    [game] = await harness.live_games()
    assert [(seat.player, seat.free) for seat in game.seats] == [(None, False)] * 2


async def test_a_moderator_ends_a_game_whose_channel_is_gone(harness):
    ana, ben, cleo, dan = await harness.users("Ana", "Ben", "Cleo", "Dan")
    give(harness, dan, role(harness, "moderator", Permission.MANAGE_MESSAGES))
    first, _ = await harness.begin(ben, cleo)
    await turn_of(first)
    await ana.settled()
    await ana.ask("DELETE", "/ui/channels/table-1")
    await asleep(harness, wanted=True)
    await answer(ben, "end", "There is no game in this channel, and I can’t reach the channel of", "table-2")
    gone = await answer(dan, "end", "cannot be reached", "table-2")
    await dan.click(gone, label=next(label for label in buttons_of(gone) if label.startswith("End Orchard (")))
    await shown(dan, lambda m: "was ended" in text(m), "table-2")
    assert await harness.live_games() == []
