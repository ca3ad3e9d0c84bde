"""What happened since a seat decided, folded: a line for each turn of the others."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from bot import games
from bot.base.markdown import escape
from bot.base.text import apart
from bot.matches.match import entries_since
from bot.messages import narration, story
from bot.messages.layout import no_emoji

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.base.digest import Digest
    from bot.matches.match import Match
    from bot.store import JournalEntry
    from engine.game import Event
    from render import Localize

LINES = 3
"""Of the log, in a message that asks."""


def since(match: Match, seat: int, t: Localize) -> list[str]:
    """What this seat is told before it decides, oldest first: what was taken from it, a line for each turn of the
    others, what cannot be left out, such as the end of a round. Where that is too much, how many turns there were and
    the last lines.
    """
    losses: list[str] = []
    told = entries_since(match.history, seat)
    lines = [(line, True) for line in _hints(match, told, seat, t)]
    """With whether it must be seen."""
    turns = 0
    for who, entries in groupby(told, lambda entry: entry.seat):
        part = list(entries)
        losses += [t("bot-log-loss", line=line) for line in _lost(match, part, seat, t)]
        if who not in (seat, None) and (line := of_entries(match, part, who, t)):
            turns += 1
            lines.append((line, False))
        lines += [(line, True) for line in _always(match, part, seat, t) if (line, False) not in lines[-1:]]
    return [*losses, *_folded(lines, turns, LINES - len(losses[:1]), t)]


def turns(match: Match, entries: Sequence[JournalEntry], t: Localize) -> list[str]:
    """The last turns among these entries, a line each, and what cannot be left out."""
    told: list[tuple[str, bool]] = []
    for who, entries_of in groupby(entries, lambda entry: entry.seat):
        part = list(entries_of)
        told += [(line, False) for line in (of_entries(match, part, who, t),) if line]
        told += [(line, True) for line in _always(match, part, who, t)]
    return _kept(told, LINES)


def _hints(match: Match, entries: Sequence[JournalEntry], seat: int, t: Localize) -> list[str]:
    """Who of the others took a hint since."""
    since = entries[0].revision - (entries[0].seat != seat) if entries else 0
    took = dict.fromkeys(who for who, revision in match.row.hints if who != seat and revision >= since)
    return [t("bot-log-hint", player=story.name(match, who)) for who in took]


def _lost(match: Match, entries: Sequence[JournalEntry], seat: int, t: Localize) -> list[str]:
    digest = games.digest(match.key)
    return [_line(match, one, t) for one in digest.lost(_events(entries), seat)] if digest else []


def _always(match: Match, entries: Sequence[JournalEntry], seat: int | None, t: Localize) -> list[str]:
    """Who sits there now, and what was taken back, is told like the end of a round."""
    digest = games.digest(match.key)
    told: list[str] = []
    for entry in entries:
        if entry.kind != "play":
            told += story.lines(match, entry, t, None, no_emoji)
        elif digest is not None:
            told += [_line(match, event, t) for event in entry.events if _needed(digest, event, entry.seat == seat)]
    return told


def _needed(digest: Digest, event: Event, mine: bool) -> bool:
    """Whether it is told in any case: not to those who did it."""
    return event.kind in digest.always and not (mine and event.kind in digest.telling)


def of_entries(match: Match, entries: Sequence[JournalEntry], seat: int | None, t: Localize) -> str:
    """The turn of a seat that these entries belong to, in one line; empty where nothing of it is told to all."""
    digest, events = games.digest(match.key), _events([entry for entry in entries if entry.seat == seat])
    open_ones = [event for event in events if event.only is None]
    told = digest.of_turn(events, seat) if digest else next(reversed(open_ones), None)
    return _line(match, told, t) if told else ""


def _events(entries: Sequence[JournalEntry]) -> list[Event]:
    return [event for entry in entries if entry.kind == "play" for event in entry.events]


def _line(match: Match, event: Event, t: Localize) -> str:
    return "".join(narration.lines(match.key, [event], [escape(name) for name in apart(match.names)], t))


def _folded(lines: Sequence[tuple[str, bool]], turns: int, room: int, t: Localize) -> list[str]:
    if len(lines) <= room:
        return [line for line, _ in lines]
    return [t("bot-log-folded", count=turns), *_kept(lines, room - 1)]


def _kept(lines: Sequence[tuple[str, bool]], room: int) -> list[str]:
    """The last of them, and those before that must be seen."""
    needed = [place for place, (_, must) in enumerate(lines) if must]
    others = [place for place, (_, must) in enumerate(lines) if not must]
    spare = max(room - len(needed), 0)
    return [lines[place][0] for place in sorted([*needed, *others[max(len(others) - spare, 0) :]])]
