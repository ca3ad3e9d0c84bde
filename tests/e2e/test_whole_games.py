"""Whole games through the real bot process, by clicks alone; everything that was sent is searched for secrets.

The tables to play are listed in the facts of each game (tests/games).
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.base.i18n import localizer
from tests.bot.matches import says
from tests.e2e.by_words import Read, ReadingParty
from tests.e2e.client import BUTTON, Json, User, text
from tests.e2e.player import Offer, Party, asking, offers, shown, start
from tests.e2e.process import BotProcess, seeded
from tests.e2e.reading import Deliveries, LeakChecker, Story
from tests.facts import KEYS, facts
from tests.playground import spec
from tests.profiles import includes
from tests.render.reading import reader

pytestmark = pytest.mark.slow

NAMES = ("Ana", "Ben", "Cleo", "Dan")
CHANNEL = "table-1"
ASIDE = ("hand", "words", "explain")
MOVED = "The table has moved on."
CURIOUS = (3, 40, 80)
"""After this many clicks everybody at the table and beside it asks for everything there is to see."""


def tables() -> Iterator[Any]:
    """The tables that the profile plays, of every game."""
    for key in KEYS:
        for number, played in enumerate(facts(key).played):
            if includes(played.profile):
                name = filter(None, [key, str(played.seats), played.policy.name, played.options])
                yield pytest.param(key, played, number == 0 and includes("full"), id="-".join(name))


@pytest.mark.usefixtures("orchard")
@pytest.mark.parametrize(("key", "played", "by_words"), list(tables()))
async def test_a_game_is_played_to_its_end_and_nobody_hears_of_hidden_things(
    stand_in, table, tmp_path, key, played, by_words
):
    """In the full profile the first table of each game is played by people who only read."""
    everybody = [await table.join(name) for name in NAMES]
    people = everybody[: played.seats]
    async with BotProcess(stand_in, tmp_path / "bot", seeded(played.seats)) as bot:
        await bot.start(table)
        await start(key, people, CHANNEL, options=played.options)
        await shown(people[0], lambda m: bool(asking(m)), CHANNEL)
        [place] = [channel["id"] for channel in await people[0].channels() if channel["name"] == CHANNEL]
        deliveries = Deliveries(everybody, place, bot.database)
        party = (ReadingParty if by_words else Party)(people, CHANNEL, played.seed, played.policy)
        if isinstance(party, ReadingParty):
            await party.words_first()
        while await party.step():
            deliveries.listen()
            if party.clicks in CURIOUS:
                for user in everybody:
                    await ask_for_everything(user)
                deliveries.listen()
        end = await shown(people[0], lambda m: "the game is over" in text(m), CHANNEL)
        won = any(says(text(end), "bot-end-won", count=count) for count in (1, 2))
        assert won or "Nobody wins" in text(end), text(end)
        assert "error" not in bot.log.lower(), bot.log
    checker = LeakChecker(Story(deliveries.database))
    result = checker.story.games[-1].result
    assert result is not None
    assert result.reason.startswith(played.end)
    faults = list(checker.faults(deliveries.told))
    assert faults == []
    print(f"{key}-{played.seats}: {party.clicks} clicks, {result}, read {checker.read}")
    assert not (few := checker.read_too_little()), (
        f"{few} were shown five times or less: let `ClickPolicy` in facts.py play longer"
    )
    if isinstance(party, ReadingParty):
        understood(checker.story, party.read)
    overheard = [replace(one, user=None) for one in deliveries.told if one.user is not None]
    if checker.cards.ids:
        assert any(LeakChecker(checker.story).faults(overheard)), "had everybody been sent it, it would be a leak"
    spec.load().check_requests(await table.requests())


def understood(story: Story, read: list[Read]) -> None:
    """Whoever only reads knows the whole table, and their own hand, whenever they are to decide."""
    reading, hand, t = reader(story.key), facts(story.key).cards.hand, localizer("en")
    assert len(read) > 1
    for one in read:
        game = story.games[one.revision]
        assert reading.state(one.told, story.names) == reading.facts(game.view(None))
        for card in hand(game.view(story.seat(one.user))):
            assert t(f"{story.key}-{card}").casefold() in one.own.casefold()


async def ask_for_everything(user: User) -> None:
    known = {message["id"] for message in await user.messages(CHANNEL)}

    def answers(message: Json) -> bool:
        return message["id"] not in known and ("words" in map(_what, offers(message)) or MOVED in text(message))

    while True:
        table = await shown(user, lambda m: any(_what(offer) == "more" for offer in offers(m)), CHANNEL)
        for offer in offers(table):
            if _what(offer) in ("boards", "more"):
                await user.press(table, offer.control, kind=BUTTON)
        behind = await shown(user, answers, CHANNEL)
        if MOVED not in text(behind):
            break
        known.add(behind["id"])  # the next turn's message came meanwhile
    for offer in offers(behind):
        if _what(offer) in ASIDE:
            await user.press(behind, offer.control, kind=BUTTON)
    await user.command(CHANNEL, "score")
    await user.answered(CHANNEL)
    await user.caught_up()


def _what(offer: Offer) -> str:
    return offer.id.rpartition(":")[2]
