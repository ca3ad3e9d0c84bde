"""Several games fall due at once: one direct message with a picture, one with lines."""

import pytest

from tests.bot.core.conftest import label_like, until
from tests.bot.core.notices import direct, notices
from tests.bot.core.settings_page import choose
from tests.bot.core.timed import rests
from tests.bot.core.turned import HOUR
from tests.bot.matches import says
from tests.e2e.client import text

PLACES = ("table-1", "table-2", "lobby")
pytestmark = pytest.mark.usefixtures("clock")


async def begun(harness, clock, user, *places):
    """Games against a computer, all of which wait for this person."""
    for place in places:
        await harness.begin(user, computers=1, channel=place)
        await waiting(harness, user)
        await rests(harness, clock)


async def waiting(harness, user):
    async def everywhere():
        return {row.waits_for for row in await harness.live_games()}

    await until(everywhere, {int(user.id)})


def played_from(letter):
    return label_like(letter, "Take") is not None or label_like(letter, "Plant") is not None


async def answer(harness, clock, user, letter):
    """Play the whole turn from a direct message."""
    await user.click(letter, label=label_like(letter, "Take"))
    await rests(harness, clock)
    letter = next(one for one in await direct(harness, user) if one["id"] == letter["id"])
    await user.click(letter, label=label_like(letter, "Plant"))
    await waiting(harness, user)
    await rests(harness, clock)


async def test_more_turns_are_lines_of_one_further_message(harness, clock):
    [ana] = await harness.users("Ana")
    await choose(ana, "My turn: a direct message")
    await begun(harness, clock, ana, *PLACES[:2])
    clock.turn(HOUR)
    await begun(harness, clock, ana, PLACES[2])
    letter, more = await direct(harness, ana)
    assert played_from(letter)
    assert says(text(more), "bot-further")
    assert sum(says(line, "bot-games-yours", title="Orchard") for line in text(more).splitlines()) == 2
    for place in PLACES[1:]:
        assert f"/{await harness.channel(place)}/" in text(more)
    assert notices(harness, ana) == [], "nobody is called at the tables who wants direct messages"


async def test_the_next_turn_of_the_same_game_has_a_message_of_its_own_and_lines_go_when_answered(harness, clock):
    [ana] = await harness.users("Ana")
    await choose(ana, "My turn: a direct message")
    await begun(harness, clock, ana, *PLACES[:2])
    letter, more = await direct(harness, ana)
    await answer(harness, clock, ana, letter)
    letters = await direct(harness, ana)
    assert [one["id"] for one in letters if played_from(one)] == [letters[-1]["id"]]
    assert text(letters[1]) == text(more)
    assert sum(says(text(one), "bot-further") for one in letters) == 1
    place = int(await harness.channel(PLACES[1]))
    [second] = [row for row in await harness.live_games() if row.channel == place]
    await harness.bot.services.matches.abandon(second.id, int(ana.id), "Ana")
    await rests(harness, clock)
    assert says(text((await direct(harness, ana))[1]), "bot-further-none")


async def test_five_minutes_after_an_answered_one_the_next_comes_with_a_picture(harness, clock):
    [ana] = await harness.users("Ana")
    await choose(ana, "My turn: a direct message")
    await begun(harness, clock, ana, PLACES[0])
    [row] = await harness.live_games()
    await harness.bot.services.matches.abandon(row.id, int(ana.id), "Ana")
    await rests(harness, clock)
    clock.turn(4 * 60)
    await begun(harness, clock, ana, PLACES[1])
    assert [played_from(one) for one in await direct(harness, ana)] == [False, False]
    clock.turn(2 * 60)
    await begun(harness, clock, ana, PLACES[2])
    assert [played_from(one) for one in await direct(harness, ana)] == [False, False, True]
