"""What people are sent in two worlds they cannot tell apart: `python -m benchmarks.lockstep [--deliveries N] [GAME …]`.

The real bot serves a table and, for everybody there and for a stranger, a twin of it in another channel. Before each
delivery the hidden facts of every twin are dealt again by `determinize` for its receiver, and what others alone were
told is replaced by marker words. Then everything that this receiver sees of the twin must be what they see of the
table: public messages, direct messages, and the answers to their own clicks, in order; texts, alt texts, ids, file
names and bytes. So must the hint for whoever is to move, and what a computer would play there. In every second
game a computer has the last seat.

No faults, one decision at a time. What is not compared is the time in between, and what can be taken back: undoing
reaches back to true positions. It can be stopped at any time: every game is kept in a file and not done again for the
same commit. Exits with 1 if anything differed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

import playground
from benchmarks import house
from benchmarks.chaos.people import offers
from benchmarks.fuzz.__main__ import version
from bot.base.choices import choice_key
from bot.base.i18n import localizer
from bot.base.settings import Settings
from bot.delivery.further import FurtherTurns
from bot.gateway.app import Bot, point
from bot.handlers.hints import describe_hint
from bot.matches.computers import pause, pause_alone
from bot.matches.levels import usual
from bot.matches.match import Match
from bot.matches.offers import choices
from bot.matches.orders import wait
from bot.matches.watching import begins_turn
from bot.store import JournalEntry, Preferences, Seat
from engine import registry
from engine.game import Event
from engine.players.hints import hint
from engine.players.levels import player
from playground.components import Kind
from playground.errors import Refused
from playground.model import Channel, ChannelType, Message
from playground.ui import user_actions
from tests.unhurried import unhurry

ROOT = Path(__file__).parents[1]
MOST = 150
"""Decisions of one game, at most."""
ASIDE = ("play", "boards", "more")
"""What there is to open at a table."""
BEHIND = ("hand", "words", "explain", "why", "log")
"""What there is behind *More*, which gives way to it."""
THOUGHTS = 6
"""How often a hint or a computer looks whether it is enough: the same number in every world."""
MARKER = "POISONED"
PATIENCE = 300.0
_TIME = re.compile(r"<t:\d+")


@dataclass
class Outcome:
    """What came of one game."""

    deliveries: int = 0
    decisions: int = 0
    thoughts: int = 0
    differences: list[str] = field(default_factory=list)


class Stage:
    """The bot in this process, a table, and its twins by the seat of their receiver."""

    def __init__(self, stand_in: playground.Playground, bot: Bot, table: Match, twins: dict[int | None, Match]) -> None:
        self._world = stand_in.world
        self.bot = bot
        self.table, self.twins = table, twins
        self._known: dict[str, dict[str, str]] = {}
        """By channel what its messages looked like when they were compared last."""

    async def follow(self, match: Match, entry: JournalEntry | None, rng: Random) -> None:
        """Bring all twins to where the table is, each in another world of its receiver, and wait for the messages."""
        self.table = match
        for seat in self.twins:
            twin = self.twins[seat] = in_other_world(match, self.twins[seat], seat, rng)
            if entry is not None:
                await self.bot.services.store.append(twin.row, entry)
                self.bot.services.matches._keep(twin)
                self.bot.services.outbox.match_changed(twin)
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until every message has followed."""
        async with asyncio.timeout(PATIENCE):
            while await self.bot.services.store.posts():  # noqa: ASYNC110 - nothing tells us
                await asyncio.sleep(0.01)

    async def ask_for_everything(self, seat: int | None) -> None:
        """The receiver opens whatever there is, at the table and at their twin."""
        user = self._user(seat)
        for match in (self.table, self.twins[seat]):
            for verb in ASIDE:
                await self._click(self._messages(match, None), verb, user)
            for verb in BEHIND:
                known = self._messages(match, user)
                await self._click(self._messages(match, None), "more", user)
                await self._click([one for one in self._messages(match, user) if one not in known], verb, user)

    async def _click(self, shown: Sequence[Message], verb: str, user: str) -> None:
        """Press the newest button of this kind, if there is one."""
        offered = {one.verb: one for message in shown for one in offers(message)}
        if verb in offered:
            await self._press(offered[verb].message, offered[verb].control, user)

    async def _press(self, message: Message, control: str, user: str) -> None:
        try:
            begun = user_actions.press(self._world, message, user, control, None, kind=int(Kind.BUTTON))
        except Refused:
            return
        async with asyncio.timeout(PATIENCE):
            while begun.callback is None or _answering():  # noqa: ASYNC110 - nothing tells us
                await asyncio.sleep(0.005)

    def _user(self, seat: int | None) -> str:
        """The person of a seat; for None somebody who only looks on."""
        seated = {str(one.user) for one in self.table.row.seats}
        guild = self._world.guilds[str(self.table.row.guild)]
        stranger = next(user for user in guild.members if user not in seated and user != self._world.bot_id)
        return stranger if seat is None else str(self.table.row.seats[seat].user)

    def compare(self, seat: int | None, outcome: Outcome) -> None:
        """Note what differs between what a receiver sees of the table and of their twin."""
        user = self._user(seat)
        seen, other = (self._seen(match, user) for match in (self.table, self.twins[seat]))
        before = self._known.get(str(seat), {})
        outcome.deliveries += sum(before.get(str(place)) != one for place, one in enumerate(seen))
        self._known[str(seat)] = {str(place): one for place, one in enumerate(seen)}
        if len(seen) != len(other):
            outcome.differences.append(f"{self._where(seat)}: {len(seen)} messages, {len(other)} in the other world")
        for one, two in zip(seen, other, strict=False):
            if one != two:
                at = next((place for place, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
                told = f"{one[max(0, at - 80) : at + 120]!r} / {two[max(0, at - 80) : at + 120]!r}"
                outcome.differences.append(f"{self._where(seat)}: {told}")

    def _where(self, seat: int | None) -> str:
        return (
            f"{self.table.key}, revision {self.table.revision}, to {'a stranger' if seat is None else f'seat {seat}'}"
        )

    def _seen(self, match: Match, user: str) -> list[str]:
        """Everything that somebody sees of a game, without what tells its place from another one."""
        direct = self._world.dm(user, self._world.bot_id)
        letters = self._world.messages.get(direct.id, {}).values()
        mine = [one for one in letters if self._is_of(one, match)]
        return [self._told(one, match) for one in (*self._messages(match, user), *mine)]

    def _is_of(self, letter: Message, match: Match) -> bool:
        return str(match.row.channel) in json.dumps(letter.components) or match.id in json.dumps(letter.components)

    def _messages(self, match: Match, user: str | None) -> list[Message]:
        there = self._world.messages.get(str(match.row.channel), {}).values()
        return [one for one in there if one.viewer in (None, user)]

    def _told(self, message: Message, match: Match) -> str:
        files = {
            one.id: [one.filename, one.description, sha256(self._world.storage.file(one.id) or b"").hexdigest()]
            for one in message.attachments
        }
        told = json.dumps(
            [message.content, message.flags, _without_ids(message.components), list(files.values()), message.notified],
            ensure_ascii=False,
        )
        for id_ in files:
            told = told.replace(id_, "FILE")
        for own, common in ((match.id, "GAME"), (str(match.row.channel), "CHANNEL"), (message.id, "MESSAGE")):
            told = told.replace(own, common)
        return re.sub(r"\d{17,}", "ID", _TIME.sub("<t:", told))

    def forget_answers(self) -> None:
        """Everybody closes what only they see."""
        for match in (self.table, *self.twins.values()):
            there = self._world.messages.get(str(match.row.channel), {})
            for one in [one for one in there.values() if one.viewer is not None]:
                del there[one.id]


def _answering() -> bool:
    """Whether discord.py is handling a click at the moment."""
    return any(task.get_name() == "discord.py: on_interaction" for task in asyncio.all_tasks())


def _without_ids(part: Any) -> Any:
    """Components without the numbers that the stand-in gives them."""
    if isinstance(part, list):
        return [_without_ids(one) for one in part]
    if isinstance(part, dict):
        return {key: _without_ids(one) for key, one in part.items() if key != "id"}
    return part


def in_other_world(match: Match, twin: Match, seat: int | None, rng: Random) -> Match:
    """The table's game as the twin's: hidden things dealt again, and what others were told made unreadable."""
    game = match.game.determinize(seat, rng)
    own = twin.row
    row = replace(match.row, id=own.id, channel=own.channel, position=game.to_json(), computer_moves=False)
    history = tuple(poisoned(entry, seat) for entry in match.history)
    latest = poisoned(match.latest, seat) if match.latest else None
    return replace(match, row=row, game=game, history=history, latest=latest)


def poisoned(entry: JournalEntry, seat: int | None) -> JournalEntry:
    """A line of the journal in which what only others may know is a marker."""
    events = tuple(
        event if event.only in (None, seat) else Event(MARKER, event.seat, only=event.only, reveals=event.reveals)
        for event in entry.events
    )
    return replace(entry, events=events)


def thoughts(match: Match, seat: int, seed: int) -> Iterator[str]:
    """What the person to move would be advised, what a computer would play in their seat, and what they would wait."""
    yield describe_hint(
        match, hint(match.game.view(seat), _worlds(match, seat), Random(seed), _enough()), localizer("en")
    )
    computer = player(usual(match.key), _enough())
    yield str(computer.decide(match.game.view(seat), _worlds(match, seat), Random(seed)))
    at_the_table = pause(usual(match.key), begins=begins_turn(match), rng=Random(seed))
    yield f"waits {[at_the_table, pause_alone(usual(match.key), Random(seed)), wait(match, Random(seed))]}"


def _worlds(match: Match, seat: int) -> Any:
    return lambda rng: match.game.determinize(seat, rng)


def _enough() -> Any:
    asked = iter(range(THOUGHTS))
    return lambda: next(asked, None) is None


@asynccontextmanager
async def staged(key: str, seats: int, computers: int, seed: int) -> AsyncIterator[Stage]:
    """A table of people with direct messages, and of computers, just begun, and its twins."""
    with tempfile.TemporaryDirectory() as folder:
        async with await playground.start(rates=False, journal=1) as stand_in:
            places = channels(stand_in, seats + 2)
            point(stand_in.url, stand_in.gateway_url)
            settings = Settings(token=stand_in.token, data=Path(folder), drawing_workers=1, _env_file=None)
            bot = Bot(settings)
            serving = asyncio.create_task(bot.start(stand_in.token))
            try:
                async with asyncio.timeout(PATIENCE):
                    while not bot.is_ready():  # noqa: ASYNC110 - nothing tells us
                        await asyncio.sleep(0.05)
                icons = (task for task in asyncio.all_tasks() if task.get_name() == "icons")
                await asyncio.gather(*icons)  # what was sent before one of them came does not bear it
                with patch.object(FurtherTurns, "_before", _none_before), pytest.MonkeyPatch.context() as slow:
                    unhurry(slow)
                    yield await _begun(bot, stand_in, places, key, (seats, computers), seed)
            finally:
                await bot.close()
                serving.cancel()
                await asyncio.gather(serving, return_exceptions=True)


async def _none_before(*_: object) -> None:
    """No turn follows another one too soon: worlds know nothing of each other, though the same people play in all."""


def channels(stand_in: playground.Playground, number: int) -> list[house.Place]:
    """This many channels of one server."""
    world = stand_in.world
    first, *_ = house.build(world, 1)
    found = [first]
    for at in range(1, number):
        new = Channel(world.mint.id(), ChannelType.TEXT, f"twin-{at}", guild_id=first.guild)
        world.channels[new.id] = new
        found.append(replace(first, channel=new.id))
    return found


async def _begun(
    bot: Bot, stand_in: playground.Playground, places: list[house.Place], key: str, seats: tuple[int, int], seed: int
) -> Stage:
    """The same game of people and computers in all channels; whoever plays wants direct messages, too."""
    services = bot.services
    services.matches.attach(services.outbox, services.following)  # what computers do is decided here
    people = [stand_in.world.users[user] for user in places[0].people[: seats[0]]]
    computers = tuple(Seat(f"Computer {number}", player=usual(key)) for number in range(seats[1]))
    for person in people:
        await services.store.choose(Preferences(int(person.id), call="both"), "en")
        await services.store.explain(int(person.id), key)  # signs are explained once, not once in every world
    begun = [
        Match.begin(
            id_=f"{at:010x}",
            key=key,
            seed=Random(f"{key} {seed}").randbytes(16),
            options={},
            seats=(*(Seat(person.global_name or "", user=int(person.id)) for person in people), *computers),
            guild=int(place.guild),
            channel=int(place.channel),
            locale="en",
            at=services.matches.now(),
        )
        for at, place in enumerate(places)
    ]
    table, twins = begun[0], dict(zip((None, *range(seats[0])), begun[1:], strict=True))
    rng = Random(seed)
    table = table.noted(table.row.created)
    for seat, twin in twins.items():
        twins[seat] = in_other_world(table, twin, seat, rng)
    for match in (table, *twins.values()):
        await services.matches.start(match, None)
    stage = Stage(stand_in, bot, table, twins)
    await stage.quiet()
    return stage


async def played(key: str, seats: int, seed: int, most: int) -> Outcome:
    """One game from its beginning, each decision by chance, until it is over or there are enough deliveries. With an
    even seed a computer has the last seat.
    """
    outcome, rng = Outcome(), Random(f"{key} {seats} {seed}")
    computers = 1 - seed % 2
    async with staged(key, seats - computers, computers, seed) as stage:
        for _ in range(MOST):
            for seat in stage.twins:
                await stage.ask_for_everything(seat)
                stage.compare(seat, outcome)
            stage.forget_answers()
            if stage.table.over or outcome.deliveries >= most or outcome.differences:
                break
            _think(stage, outcome, rng)
            await _decide(stage, rng)
            outcome.decisions += 1
    return outcome


def _think(stage: Stage, outcome: Outcome, rng: Random) -> None:
    seat = stage.table.to_move or 0
    twin = stage.twins.get(seat) or in_other_world(stage.table, stage.twins[None], seat, rng)
    both = (thoughts(match, seat, stage.table.revision) for match in (stage.table, twin))
    for one, other in zip(*both, strict=True):
        outcome.thoughts += 1
        if one != other:
            outcome.differences.append(f"revision {stage.table.revision}, thought for {seat}: {one!r} / {other!r}")


async def _decide(stage: Stage, rng: Random) -> None:
    """Play a choice at the table, of those that everybody sees or of all, and bring its twins there."""
    matches, table, t = stage.bot.services.matches, stage.table, localizer("en")
    offered = choices(table, rng.choice([None, table.to_move]), t) or choices(table, table.to_move, t)
    choice, user = rng.choice(offered), table.owner(table.to_move)
    if user is None:
        now = await matches.advance(table.id, table.revision, choice.moves)
    else:
        now = await matches.play(table.id, table.revision, choice_key(choice), user)
    await stage.follow(now, now.latest, rng)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", default=list(registry.GAMES), metavar="GAME")
    arguments.add_argument("--deliveries", type=int, default=20_000, help="messages to compare, over all games")
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--kept", type=Path, default=ROOT / "out" / "lockstep.jsonl")
    given = arguments.parse_args()
    commit, found = version(), dict[tuple[str, int], Outcome]()
    if given.kept.exists():
        for line in given.kept.read_text("utf-8").splitlines():
            of, seats, key, seed, outcome = json.loads(line)
            if (of, seats) == (commit, given.seats):
                found[key, seed] = Outcome(**outcome)
    each = -(-given.deliveries // len(given.games))
    for key in given.games:
        seed = given.seed
        while (so_far := sum(one.deliveries for (of, _), one in found.items() if of == key)) < each:
            if (key, seed) not in found:
                found[key, seed] = asyncio.run(played(key, given.seats, seed, each - so_far))
                given.kept.parent.mkdir(exist_ok=True)
                with given.kept.open("a", encoding="utf-8") as kept:
                    kept.write(json.dumps([commit, given.seats, key, seed, vars(found[key, seed])]) + "\n")
            if found[key, seed].differences:
                break
            seed += 1
    return report(found)


def report(found: dict[tuple[str, int], Outcome]) -> int:
    """Print what was compared and what differed."""
    for (key, seed), one in found.items():
        print(f"{key} {seed}: {one.deliveries} deliveries, {one.thoughts} thoughts, {one.decisions} decisions")
    differences = [line for one in found.values() for line in one.differences]
    for line in differences:
        print(f"  DIFFERS {line}")
    print(f"{sum(one.deliveries for one in found.values())} deliveries, {len(differences)} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
