"""Whole games through the real bot process, by clicks alone; everything that was sent is read for what is hidden.

Of each game with secrets one table is played; SOLSTICE_GAMES=all plays all of them (see CONTRIBUTING.md).
"""

import os
from dataclasses import replace
from typing import NamedTuple

import pytest

from tests.e2e.client import BUTTON, User, text
from tests.e2e.player import Party, Taste, asking, offers, shown, start
from tests.e2e.process import BotProcess, seeded
from tests.e2e.reading import Ears, Judge, Story
from tests.playground import spec

NAMES = ("Ana", "Ben", "Cleo", "Dan")
CHANNEL = "table-1"
ASIDE = ("hand", "boards", "words", "explain", "undo")
CURIOUS = (3, 40, 80)
"""After so many clicks everybody at the table and beside it asks for everything there is to see."""

ANYTHING = Taste()
EAGER = Taste(
    (
        (r"Offering \d", 1),
        (r"^Space \d", 1),
        ("Courtyard", 0.3),
        ("you can pay", 1),
        ("^[a-e][1-5] ", 0.7),
        ("End my turn", 1),
        ("^Stay", 0.5),
    )
)
BUILDER = Taste(
    (
        (r"^Space \d", 1),
        ("you can pay", 1),
        ("^[a-e][1-5] .*free", 0.7),
        ("^[a-e][1-5] ", 0.7),
        ("nothing|Do not|No more", 1),
        (r"keep all cards|End my turn \(", 0.5),
        ("End my turn", 1),
    )
)
"""Rebuilds the city and offers nothing."""
SAVER = Taste(
    ((r"^Space \d", 1), ("you can pay", 1), ("free:", 0.9), (r"Offering \d", 0.6), ("Courtyard", 1), ("End my turn", 1))
)
"""Rebuilds the city first and offers then."""
STREWER = Taste(
    (
        (r"^Space \d[^+]*$", 1),
        ("you can pay [^;]*(,| of )", 1),
        ("^[a-e][1-5] .*(free: [^;]*,|free spaces)", 0.8),
        ("Contribute nothing", 1),
        ("End my turn", 1),
    )
)
"""Begins buildings and completes none."""
IDLER = Taste((("^Stay", 1), (r"keep all cards|End my turn \(", 1), ("nothing|Do not|No more", 1)))


class Played(NamedTuple):
    """A table, and how it is played."""

    game: str
    seats: int
    taste: Taste = ANYTHING
    options: str = ""
    end: str = ""
    """Why it is over, where the taste settles that."""
    seed: int = 0
    """Of the clicks."""


ALWAYS = [
    *(Played("helios", seats) for seats in (2, 3, 4)),
    Played("bluemoon", 2, EAGER, "expansion=on", seed=3),
    Played("theocratia", 2),
]
FURTHER = [
    *(Played("theocratia", seats) for seats in (3, 4)),
    *(Played("bluemoon", seats, EAGER) for seats in (2, 3, 4)),
    *(Played("bluemoon", seats, EAGER, "expansion=on", seed=seed) for seats, seed in ((3, 3), (4, 1))),
    Played("bluemoon", 3, SAVER, end="rebuilt", seed=5),
    Played("bluemoon", 2, BUILDER, seed=4),
    Played("bluemoon", 3, BUILDER, "expansion=on", end="rebuilt_stalled"),
    Played("bluemoon", 4, BUILDER, end="rebuilt_stalled"),
    Played("bluemoon", 3, STREWER, end="no_markers"),
    *(Played("bluemoon", seats, STREWER, "expansion=on", end="no_markers") for seats in (2, 4)),
    *(Played("bluemoon", seats, IDLER, "expansion=on", end="stalled") for seats in (2, 4)),
]


def named(played: Played) -> str:
    tastes = {EAGER: "eager", BUILDER: "builder", SAVER: "saver", STREWER: "strewer", IDLER: "idler"}
    return "-".join(filter(None, [played.game, str(played.seats), tastes.get(played.taste), played.options]))


@pytest.mark.parametrize("played", ALWAYS + (FURTHER if os.environ.get("SOLSTICE_GAMES") == "all" else []), ids=named)
async def test_a_game_is_played_to_its_end_and_nobody_hears_of_hidden_things(stand, table, tmp_path, played):
    everybody = [await table.join(name) for name in NAMES]
    people = everybody[: played.seats]
    async with BotProcess(stand, tmp_path / "bot", seeded(played.seats)) as bot:
        await bot.start(table)
        await start(played.game, people, CHANNEL, options=played.options)
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
        assert "1. **" in text(end) or "Nobody wins" in text(end) or "draw" in text(end)
        assert "error" not in bot.log.lower(), bot.log
    judge = Judge(Story(ears.database))
    result = judge.story.games[-1].result
    assert result is not None
    assert result.reason.startswith(played.end)
    assert list(judge.faults(ears.told)) == []
    print(f"{named(played)}: {party.clicks} clicks, {result}, read {judge.read}")
    assert judge.read_enough(), judge.read
    overheard = [replace(one, user=None) for one in ears.told if one.user is not None]
    if judge.cards.ids:
        assert any(Judge(judge.story).faults(overheard)), "had everybody been sent it, it would be a leak"
    if spec.path().is_file():
        spec.load().check(await table.requests())


async def ask_for_everything(user: User) -> None:
    message = await shown(user, lambda m: any(offer.id.endswith(":words") for offer in offers(m)), CHANNEL)
    for offer in offers(message):
        if offer.id.rpartition(":")[2] in ASIDE:
            await user.press(message, offer.control, kind=BUTTON)
    await user.command(CHANNEL, "score")
    await user.answered(CHANNEL)
    await user.caught_up()
