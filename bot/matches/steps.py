"""The steps of a game: each decision that was not taken back, and each change of who sits at the table."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from engine.game import Event
from render import showcase

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.matches.match import Match
    from bot.store import JournalEntry
    from engine.game import Game
    from render.showcase import Gains


def steps(match: Match) -> list[int]:
    """The revisions of the steps, set-up first. Something taken back belongs to the step after it."""
    found = [entry.revision for entry in match.history if entry.kind != "undo"]
    ends_with_undo = bool(match.history) and match.history[-1].kind == "undo"
    return [0, *found, *([match.revision] if ends_with_undo else [])]


def actor(match: Match, revision: int) -> int:
    """The seat that made the last step up to this revision, else the first one to move."""
    seats = [entry.seat for entry in match.history if entry.revision <= revision and entry.seat is not None]
    return seats[-1] if seats else match.turn_order[0]


def last_decision(match: Match, user: int) -> int | None:
    """The revision of the last decision of this person; None for who made none."""
    mine = [entry.revision for entry in match.history if entry.kind == "play" and entry.user == user]
    return mine[-1] if mine else None


def opened(entry: JournalEntry) -> JournalEntry:
    """With everything in it for everybody: only for a game that is over."""
    events = tuple(Event(event.kind, event.seat, reveals=event.reveals, **event.data) for event in entry.events)
    return replace(entry, events=events)


def round_begins(match: Match, number: int) -> int:
    """The revision at which this round begins; that of this step in a game without rounds. Takes up to a second."""
    if match.view(None).headline is None:
        made = steps(match)
        return made[min(number, len(made) - 1)]
    begun = match.earlier(0)
    if begun is None:
        return 0
    game = begun.game
    for entry in match.history:
        if (headline := game.view(None).headline) is not None and headline[0] >= number:
            break
        for move in entry.moves:
            game.play(move)
    else:
        return match.revision
    before = match.history.index(entry)
    return match.history[before - 1].revision if before else 0


def course(match: Match, most: int = 8) -> list[tuple[int, list[int]]]:
    """Everybody's points at the ends of the rounds, or of evenly spread steps in a game without rounds; empty where the
    rules have changed since. Only for a game that is over: it knows everything. Takes up to a second.
    """
    begun = match.earlier(0)
    if begun is None:
        return []
    game, known = begun.game, dict[int, list[int]]()
    made = len([entry for entry in match.history if entry.moves])
    done = 0
    for entry in match.history:
        done += bool(entry.moves)
        for move in entry.moves:
            headline = game.view(None).headline
            game.play(move)
            number = headline[0] if headline else -(-done * most // made)
            known[number] = [score.total for score in game.scores()]
    known.pop(0, None)  # the set-up is no round
    return sorted(known.items())


class Span(NamedTuple):
    """A turn: what one seat decided in a row, none of it over the end of a round."""

    began: int
    """The revision before it."""
    revision: int
    """The revision with which it ended, so far."""
    seat: int
    round: int | None
    """In which it began, 0 for the set-up; None in a game without rounds."""


def spans(match: Match) -> list[Span]:
    """Every turn; empty where the rules have changed since. Takes milliseconds for every turn."""
    begun = match.earlier(0)
    return [] if begun is None else list({span.began: span for span in _played(match, begun.game)}.values())


def _played(match: Match, game: Game) -> Iterator[Span]:
    """After each play from the beginning the turn that it belongs to, as far as it went; the game is played along."""
    span, mark, last = None, None, 0
    for entry in match.history:
        if not entry.moves:
            continue
        here = entry.seat, game.turn_mark
        if span is None or here != mark:
            headline = game.view(None).headline
            span, mark = Span(last, last, entry.seat or 0, headline[0] if headline else None), here
        for move in entry.moves:
            game.play(move)
        last = entry.revision
        span = span._replace(revision=last)
        yield span


class Most(NamedTuple):
    """Of what a turn brought its seat, the most."""

    seat: int
    thing: str
    amount: int


class Turn(NamedTuple):
    """A turn of a game that is over, and what it brought."""

    revision: int
    """The revision with which it ended."""
    seat: int
    gain: float
    """By how much the points of this seat grew in it, as if the game were scored at its end; in a game that tells what
    its turns bring, what these are worth.
    """
    brought: Mapping[int, float] = MappingProxyType({})
    """How much of that each click of it brought that brought any, by its revision."""
    began: int = 0
    """The revision before it."""
    most: Most | None = None
    """In a game that tells what its turns bring: of which of these it brought this seat most."""
    others: Mapping[int, int] = MappingProxyType({})
    """By seat how much of the same it brought others, who got any."""


def turns(match: Match) -> list[Turn]:
    """Every turn; empty where the rules have changed since. Takes up to a second."""
    begun = match.earlier(0)
    if begun is None:
        return []
    game, made = begun.game, list[Turn]()
    begin = before = [score.total for score in game.scores()]
    for span in _played(match, game):
        if not made or made[-1].began != span.began:
            made.append(Turn(span.began, span.seat, 0, began=span.began))
            begin = before
        seat, after, brought = span.seat, [score.total for score in game.scores()], made[-1].brought
        if after[seat] > before[seat]:
            brought = {**brought, span.revision: after[seat] - before[seat]}
        others = {who: total - begin[who] for who, total in enumerate(after) if who != seat and total > begin[who]}
        made[-1] = Turn(span.revision, seat, after[seat] - begin[seat], brought, span.began, others=others)
        before = after
    return made


def weighed(match: Match, turn: Turn, gains: Gains) -> Turn:
    """The turn by what it brought the seat whose turn it was."""
    got, brought = defaultdict[int, Counter[str]](Counter), defaultdict[int, float](float)
    for entry in match.history:
        if not turn.began < entry.revision <= turn.revision:
            continue
        for event in entry.events:
            if event.seat is not None and event.only is None and (counted := gains.counted(event)):
                got[event.seat].update(counted)
                brought[entry.revision] += gains.weight(event) * (event.seat == turn.seat)
    mine = got.pop(turn.seat, Counter())
    if not mine:
        return turn._replace(gain=0, brought={}, others={})
    worth = {thing: gains.worth[thing] * count for thing, count in mine.items()}
    thing = max(worth, key=lambda thing: worth[thing])
    others = {seat: found[thing] for seat, found in sorted(got.items()) if found[thing]}
    return turn._replace(
        gain=sum(worth.values()), brought=brought, most=Most(turn.seat, thing, mine[thing]), others=others
    )


def key_moments(match: Match, most: int) -> list[tuple[Turn, Match]]:
    """The turns that brought most, the earlier of equals, and the last one or the resignation that ended the game, so
    many at most; in order, each with the game as it left it. Empty where the rules have changed since. Takes up to a
    second.
    """
    found, gains = turns(match), showcase.of(match.key).moments
    if gains:
        found = [weighed(match, turn, gains) for turn in found]
    last = match.history[-1]
    if last.kind == "resign":
        found.append(Turn(last.revision, last.seat or 0, 0, began=last.revision - 1))
    best = sorted((turn for turn in found[:-1] if turn.gain > 0), key=lambda turn: -turn.gain)
    chosen = sorted([*best[: most - 1], *found[-1:]], key=lambda turn: turn.revision)
    return [(turn, then) for turn in chosen if (then := match.earlier(turn.revision)) is not None]
