"""What must hold: nothing confirmed is lost, nothing happens twice, every table shows the newest state."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import engine
from benchmarks.chaos.deliveries import Deliveries, Judge, Story
from benchmarks.chaos.departures import Departures
from benchmarks.chaos.people import Pressed, offers, read
from benchmarks.chaos.stored import Row, Where, rows, rows_after_a_crash
from bot.base import custom_ids
from bot.base.choices import moves_key, split_key
from bot.matches.lessons import PREFIX
from engine.game import Game
from playground.media import walk
from playground.model import Message
from playground.world import Event, World

GAMES = (
    "SELECT id, key, header, seats, channel, revision, position, ended, asleep, waits_for FROM game ORDER BY created"
)
JOURNAL = 'SELECT game, revision, kind, seat, "user", moves, back FROM journal ORDER BY game, revision'
_ASKED = re.compile(r"\*\*<@(\d+)>")


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody was notified of their turn: in a channel, by a message that shows this revision."""

    game: str
    user: str
    channel: str
    revision: int
    message: str
    nonce: str | int | None
    words: str


@dataclass
class Witness:
    """Takes down what people were shown, and compares it with what is stored."""

    world: World
    stored: Where
    shown: dict[str, int] = field(default_factory=dict)
    """By game the highest revision that anybody has seen."""
    calls: list[Call] = field(default_factory=list)
    read: int = 0
    """Deliveries that were judged."""
    leaks: int = 0
    """What would have been faults, had everybody been sent what was private: the judge does see them."""
    deliveries: Deliveries = field(default_factory=Deliveries)
    departures: Departures = field(init=False)
    _journals: dict[str, list[Row]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.departures = Departures(self.world, self.stored)
        self.world.listen(self._hear)

    def _hear(self, event: Event) -> None:
        if event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return
        self._take_down(event)
        revisions: dict[str, int] = {}
        for part in walk(event.data.get("components") or []):
            for id_ in (part.get("custom_id") or "", *(one["value"] for one in part.get("options", []))):
                click = custom_ids.parse(id_)
                if not isinstance(click, custom_ids.MoveClick | custom_ids.PageClick | custom_ids.ActionClick):
                    continue
                if not click.game.startswith(PREFIX):  # of a lesson nothing is stored
                    revisions[click.game] = max(click.revision, revisions.get(click.game, 0))
        for game, revision in revisions.items():
            self.shown[game] = max(revision, self.shown.get(game, 0))
        if event.name == "MESSAGE_CREATE" and len(revisions) == 1:
            self._note_call(event, *next(iter(revisions.items())))

    def _take_down(self, event: Event) -> None:
        channel = self.world.channels.get(event.data["channel_id"])
        message = self.world.messages.get(event.data["channel_id"], {}).get(event.data["id"])
        if channel is None or message is None or message.author_id != self.world.bot_id:
            return
        inbox = next((user for user in channel.recipients if user != self.world.bot_id), None)
        receiver = message.viewer or inbox
        if receiver:
            self.departures.hear(message, receiver)
        self.deliveries.hear(message, receiver, self.departures.gone)

    def _note_call(self, event: Event, game: str, revision: int) -> None:
        channel, message = event.data["channel_id"], event.data["id"]
        found = self.world.messages[channel].get(message)
        if found is not None and not found.viewer:
            for user in found.notified:
                self.calls.append(Call(game, user, channel, revision, message, found.nonce, read(found)[:120]))

    def after_a_crash(self) -> list[str]:
        """What is wrong with what a killed bot left."""
        return list(self._kept(rows_after_a_crash(self.stored, JOURNAL)))

    def _kept(self, journal: list[Row]) -> Iterator[str]:
        """The journal only grows, without gaps, and holds whatever anybody has seen."""
        journals: defaultdict[str, list[Row]] = defaultdict(list)
        for line in journal:
            journals[line["game"]].append(line)
        for game, before in self._journals.items():
            now = journals[game][: len(before)]
            if len(now) < len(before) or not all(map(self.departures.same, before, now)):
                yield f"{game}: the journal is not what it was"
        for game, lines in journals.items():
            if [line["revision"] for line in lines] != list(range(1, len(lines) + 1)):
                yield f"{game}: the journal has gaps"
        for game, revision in self.shown.items():
            if len(journals[game]) < revision:
                yield f"{game}: revision {revision} was shown, {len(journals[game])} are stored"
        self._journals = dict(journals)

    def at_the_end(self, pressed: list[Pressed]) -> list[str]:
        """What is wrong once everything has settled."""
        found = list(self._kept(rows(self.stored, JOURNAL)))
        stored = rows(self.stored, GAMES)
        clicked = {
            (click.game, click.revision, one.user, split_key(click.key)[0])
            for one in pressed
            if isinstance(click := custom_ids.parse(one.id), custom_ids.MoveClick)
        }
        for game in stored:
            lines = self._journals.get(game["id"], [])
            found += self._moves(game["id"], lines, clicked)
            games = replayed(game, lines)
            movers = [mover(one, self.departures.users(game)) for one in games]
            if games[-1].to_json() != game["position"]:
                found.append(f"{game['id']}: its journal does not lead to its position")
            found += self._told(game, lines, games)
            found += self._table(game)
            found += self.departures.left_behind(game, lines)
            found += self._called_twice(game["id"], movers)
        return found

    def _told(self, game: Row, lines: list[Row], games: list[Game]) -> Iterator[str]:
        """Whatever was delivered is what its receiver may see of the game."""
        played = [[], *(json.loads(line["moves"]) if line["kind"] == "play" else [] for line in lines)]
        told = [one for one in self.deliveries.received.pop(game["id"], []) if one.revision < len(games)]
        if game["ended"]:
            told = [one for one in told if one.revision < len(lines)]
        story = Story(game, games, played, self.departures)
        self.read += len(told)
        overheard = [replace(one, user=None) for one in told if one.user is not None]
        self.leaks += sum(1 for _ in Judge(story).faults(overheard))
        for fault in Judge(story).faults(told):
            yield f"{game['id']} ({game['key']}): {fault}"

    def _moves(self, game: str, lines: list[Row], clicked: set[tuple[str, int, str, str]]) -> Iterator[str]:
        """Every play of a person is the one that this person clicked at that revision."""
        for line in lines:
            if line["kind"] == "play" and line["user"] is not None:
                key = moves_key(json.loads(line["moves"]))
                users = self.departures.asked if line["user"] < 0 else {str(line["user"])}
                if not any((game, line["revision"] - 1, user, key) in clicked for user in users):
                    yield f"{game}: revision {line['revision']} was clicked by nobody"

    def _table(self, game: Row) -> Iterator[str]:
        """One message calls the person to move, and shows the newest state; none does so when the game is over. In
        direct messages, where somebody plays alone, it calls nobody by name.
        """
        if str(game["channel"]) not in self.world.channels:
            return
        here = self.world.messages.get(str(game["channel"]), {}).values()
        asking = [one for one in here if one.viewer is None and _asks(game["id"], one)]
        alone = bool(self.world.channels[str(game["channel"])].recipients)
        open_ = [one for one in asking if alone or _ASKED.search(read(one))]
        for one in asking:
            if one not in open_ and f"<@{game['waits_for']}>" not in read(one):
                yield f"{game['id']}: {game['waits_for']} is to move, and beside the table: {read(one)[:200]!r}"
        if game["ended"]:
            if open_:
                yield f"{game['id']}: it is over, and {len(open_)} messages ask for a move"
            if not any(offer.verb == "again" for one in here for offer in offers(one)):
                yield f"{game['id']}: nobody was told that it is over"
            return
        if len(open_) != 1:
            asked = f"{len(open_)} messages ask for a move at revision {game['revision']}"
            yield f"{game['id']}: {asked}; {self._posted(game)}"
            return
        called, shown = _ASKED.search(read(open_[0])), max(_asks(game["id"], open_[0]))
        if shown != game["revision"]:
            yield f"{game['id']}: the table shows revision {shown}, stored is {game['revision']}"
        if not alone and (called is None or called[1] != str(game["waits_for"])):
            yield f"{game['id']}: {called and called[1]} is asked, {game['waits_for']} is to move"

    def _posted(self, game: Row) -> str:
        """What the bot knows of its messages, and which of them are there."""
        there = self.world.messages.get(str(game["channel"]), {})
        asked = f"SELECT kind, message, shown, closed, done FROM message WHERE game = '{game['id']}'"
        return "; ".join(
            f"{list(row.values())} there: {str(row['message']) in there}" for row in rows(self.stored, asked)
        )

    def _called_twice(self, game: str, movers: list[str | None]) -> Iterator[str]:
        """Nobody is notified twice within one turn in one channel, unless somebody deleted the message before the bot
        learned that it was posted: then it is posted again, with its nonce.
        """
        latest: dict[tuple[str, str], Call] = {}
        for call in (one for one in self.calls if one.game == game):
            before = latest.get((call.user, call.channel))
            there = self.world.messages.get(call.channel, {})
            unknown = before and before.message not in there and before.nonce == call.nonce
            same_turn = before and all(one == call.user for one in movers[before.revision : call.revision + 1])
            if before and same_turn and not unknown:
                at = f"at revision {before.revision} and again at {call.revision}"
                posted = self._posted({"id": game, "channel": call.channel})
                by = f"by {before.nonce} ({before.words!r}) and {call.nonce} ({call.words!r})"
                yield f"{game}: {call.user} was called {at}, {by}; {posted}"
            latest[call.user, call.channel] = call


def _asks(game: str, message: Message) -> list[int]:
    """The revisions at which a message asks for a move in a game."""
    return [one.revision for one in offers(message) if one.asks and getattr(one.click, "game", "") == game]


def replayed(game: Row, lines: list[Row]) -> list[Game]:
    """The game at each revision, played again from its seed."""
    head = json.loads(game["header"])
    start: Game = engine.load(game["key"]).new(
        seats=head["seats"], seed=bytes.fromhex(head["seed"]), options=head["options"]
    )
    states, found = [start], [start]
    for line in lines:
        if line["kind"] == "undo":
            del states[len(states) - line["back"] :]
        elif line["kind"] == "play":
            now = states[-1].copy()
            for move in json.loads(line["moves"]):
                now.play(move)
            states.append(now)
        found.append(states[-1])
    return found


def mover(game: Game, users: list[str]) -> str | None:
    """Who is to move; what stands for a computer is nobody."""
    return users[game.to_move] if game.to_move is not None else None
