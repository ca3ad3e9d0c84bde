"""Looking back at games: what people ask for, click and see."""

import re
from random import Random

from bot.matches.match import Match
from tests.bot import matches
from tests.bot.core.conftest import shown, whole_turn
from tests.bot.matches import begin
from tests.e2e.client import buttons, is_private, pictures, text


async def step(user, message, label, channel="table-1"):
    before = text(message)
    await user.click(message, label=label)
    return await shown(user, lambda m: m["id"] == message["id"] and text(m) != before, channel)


def place(message):
    """The step that is shown, and how many there are."""
    found = re.search(r"step (\d+) of (\d+)", text(message))
    assert found
    return int(found[1]), int(found[2])


def shows_a_hand(message):
    return any("/own-" in one["url"] for one in pictures(message))


def walked(key, seats=2, decisions=12):
    return [first := begin(key, seats, 3), *matches.walked(first, Random(5), decisions)][-1]


async def finished(harness, *names, channel="table-1"):
    """A game of Orchard played to its end, by its people in turn order."""
    players = await harness.begin(*await harness.users(*names), options="length=short", channel=channel)
    for number in range(6):
        await whole_turn(players[number % 2], channel)
    await shown(players[0], lambda m: "the game is over" in text(m), channel)
    await harness.rests()
    return players


async def asked(user, channel="lobby", name="history", **options):
    known = {m["id"] for m in await user.messages(channel)}
    await user.command(channel, name, **options)
    return await shown(user, lambda m: m["id"] not in known and is_private(m) and not m["flags"] & 128, channel)


def games(message):
    return [line for line in text(message).splitlines() if line.startswith("- ")]


async def clicked(user, message, label, wanted, channel="table-1"):
    """The private answer of its own to a click."""
    known = {m["id"] for m in await user.messages(channel)}
    await user.click(message, label=label)
    return await shown(user, lambda m: m["id"] not in known and is_private(m) and wanted(m), channel)


async def further(user, message, label, wanted, channel="table-1"):
    """The answer to a click behind *More* below the end of a game; it may take the place of what stands there."""
    more = await clicked(user, message, "More", lambda m: bool(buttons(m)), channel)
    await user.click(more, label=label)
    return await shown(user, lambda m: m["id"] >= more["id"] and is_private(m) and wanted(m), channel)


async def ended(user, channel="table-1"):
    return await shown(user, lambda m: "the game is over" in text(m) and not is_private(m), channel)


def over(seed: int = 5, key: str = "orchard", most: int = 1000) -> Match:
    """A game of two people to its end, or so far, each decision by a click of its own."""
    *_, match = matches.walked(begin(key, 2, seed), Random(seed), most)
    return match
