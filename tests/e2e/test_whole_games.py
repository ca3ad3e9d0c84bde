"""Whole games through the real bot process, by clicks alone; everything that was sent is searched for secrets.

The tables to play are listed in the facts of each game (tests/games).
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.e2e.client import BUTTON, User, text
from tests.e2e.player import Party, asking, offers, shown, start
from tests.e2e.process import BotProcess, seeded
from tests.e2e.reading import Ears, Judge, Story
from tests.facts import KEYS, facts
from tests.playground import spec
from tests.profiles import includes

NAMES = ("Ana", "Ben", "Cleo", "Dan")
CHANNEL = "table-1"
ASIDE = ("hand", "boards", "words", "explain", "undo")
CURIOUS = (3, 40, 80)
"""After this many clicks everybody at the table and beside it asks for everything there is to see."""


def tables() -> Iterator[Any]:
    """The tables that the profile plays, of every game."""
    for key in KEYS:
        for played in facts(key).played:
            if includes(played.profile):
                name = filter(None, [key, str(played.seats), played.taste.name, played.options])
                yield pytest.param(key, played, id="-".join(name))


@pytest.mark.usefixtures("orchard")
@pytest.mark.parametrize(("key", "played"), list(tables()))
async def test_a_game_is_played_to_its_end_and_nobody_hears_of_hidden_things(stand_in, table, tmp_path, key, played):
    everybody = [await table.join(name) for name in NAMES]
    people = everybody[: played.seats]
    async with BotProcess(stand_in, tmp_path / "bot", seeded(played.seats)) as bot:
        await bot.start(table)
        await start(key, people, CHANNEL, options=played.options)
        await shown(people[0], lambda m: bool(asking(m)), CHANNEL)
        [place] = [channel["id"] for channel in await people[0].channels() if channel["name"] == CHANNEL]
        ears = Ears(everybody, place, bot.database)
        party = Party(people, CHANNEL, played.seed, played.taste)
        while await party.step():
            ears.listen()
            if party.clicks in CURIOUS:
                for user in everybody:
                    await ask_for_everything(user)
                ears.listen()
        end = await shown(people[0], lambda m: "the game is over" in text(m), CHANNEL)
        assert "**1.**" in text(end) or "Nobody wins" in text(end) or "draw" in text(end)
        assert "error" not in bot.log.lower(), bot.log
    judge = Judge(Story(ears.database))
    result = judge.story.games[-1].result
    assert result is not None
    assert result.reason.startswith(played.end)
    assert list(judge.faults(ears.told)) == []
    print(f"{key}-{played.seats}: {party.clicks} clicks, {result}, read {judge.read}")
    assert not (few := judge.read_too_little()), (
        f"{few} were shown five times or less: let `Taste` in facts.py play longer"
    )
    overheard = [replace(one, user=None) for one in ears.told if one.user is not None]
    if judge.cards.ids:
        assert any(Judge(judge.story).faults(overheard)), "had everybody been sent it, it would be a leak"
    spec.load().check(await table.requests())


async def ask_for_everything(user: User) -> None:
    message = await shown(user, lambda m: any(offer.id.endswith(":words") for offer in offers(m)), CHANNEL)
    for offer in offers(message):
        if offer.id.rpartition(":")[2] in ASIDE:
            await user.press(message, offer.control, kind=BUTTON)
    await user.command(CHANNEL, "score")
    await user.answered(CHANNEL)
    await user.caught_up()
