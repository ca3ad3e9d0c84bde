"""Small things at a table: who starts it, who takes a second seat, and what stays behind after a turn."""

from tests.bot.core.conftest import (
    another_seat,
    buttons_of,
    lobby,
    more,
    passed_turn,
    plant,
    press,
    quiet,
    shown,
    take,
    taken,
    turn_of,
    whole_turn,
)
from tests.bot.core.notices import direct
from tests.bot.matches import says
from tests.e2e.client import is_private, text


async def joined(harness, *names):
    ana, *others = people = await harness.users(*names)
    await ana.command("table-1", "newgame", game="orchard")
    for seated, other in enumerate(others, 1):
        await other.click(await lobby(ana, seated), label="Join")
    await lobby(ana, len(people))
    return people


async def test_the_game_is_the_hosts_to_start(harness):
    ana, ben = await joined(harness, "Ana", "Ben")
    await ben.click(await lobby(ben, 2), label="Start")
    refused = await shown(ben, lambda m: is_private(m) and "starts the game" in text(m))
    assert says(text(refused), "bot-no-not-host-start", host=f"<@{ana.id}>")
    await ana.click(await lobby(ana, 2), label="Start")
    await shown(ana, lambda m: "begins. In turn order" in text(m))


async def test_after_a_day_anybody_at_the_table_starts_it(harness, monkeypatch):
    _, ben = await joined(harness, "Ana", "Ben")
    matches = harness.bot.services.matches
    tomorrow = matches.now() + 24 * 60 * 60
    monkeypatch.setattr(matches, "_clock", lambda: tomorrow)
    await ben.click(await lobby(ben, 2), label="Start")
    await shown(ben, lambda m: "begins. In turn order" in text(m))


async def test_a_second_seat_is_taken_after_a_question_alone(harness):
    [ana] = await joined(harness, "Ana")
    await press(ana, 1, "seat")
    await shown(ana, lambda m: is_private(m) and "play for 2 at once?" in text(m))
    assert taken(await lobby(ana, 1)) == 1
    await another_seat(ana, 1)
    assert "Ana 2" in text(await lobby(ana, 2))


async def test_undo_stands_with_whose_it_is_and_with_nobody_else(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await whole_turn(first)
    message = await turn_of(second)
    assert not [label for label in buttons_of(message) if "Undo" in label]
    await quiet(harness)
    await passed_turn(first)


async def test_a_copy_in_direct_messages_follows_its_turn_and_ends_with_it(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await take(first)
    await first.click(await more(first, await turn_of(first, "Play my turn")), label="Send to my DMs")
    await shown(first, lambda m: is_private(m) and "Sent." in text(m))
    await plant(first)
    await turn_of(second)
    await quiet(harness)
    [copy] = await direct(harness, first)
    assert says(text(copy), "bot-dm-played")
    assert buttons_of(copy) == []
