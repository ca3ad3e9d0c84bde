"""What happened in a game, in lines that people read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import games
from bot.base.i18n import Verbatim
from bot.base.markdown import escape, short_names
from bot.base.room import first_fit, fits_row, fitted
from bot.matches.match import Undone, is_together
from bot.messages import narration

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.matches.match import Match
    from bot.messages.layout import EmojiOf
    from bot.store import JournalEntry
    from engine.game import Event, Fact
    from render import Localize

NAMED = 3
"""Decisions that are named where they were taken back, at most."""


def escaped(match: Match) -> tuple[str, ...]:
    """The players' names, escaped for Discord's markdown."""
    return tuple(map(escape, match.names))


def name(match: Match, seat: int) -> Verbatim:
    return Verbatim(escaped(match)[seat])


def turn_line(match: Match, entries: Sequence[JournalEntry], seat: int | None, t: Localize) -> str:
    """The turn of a seat that these entries belong to, in one line; empty where nothing of it is told to all."""
    digest, happened = games.digest(match.key), events([entry for entry in entries if entry.seat == seat])
    if digest and seat is not None and (parts := digest.parts_of(happened, seat)):
        return _parts_line(match, parts, seat, t)
    open_ones = [event for event in happened if event.only is None]
    told = digest.of_turn(happened, seat) if digest else next(reversed(open_ones), None)
    return line(match, told, t) if told else ""


def _parts_line(match: Match, parts: Sequence[Event], seat: int, t: Localize) -> str:
    """As many of these as a phone has room for in a line, at least one."""

    def part(key: str, /, **data: Fact) -> str:
        return t(f"{key}.part", **data)

    names = short_names(match.names)
    told = ["".join(narration.lines(match.key, [event], names, part)) for event in parts]
    player, counts = Verbatim(names[seat]), range(len(told), 0, -1)
    return first_fit((t("bot-log-turn", player=player, parts=Verbatim(", ".join(told[:n]))) for n in counts), fits_row)


def events(entries: Sequence[JournalEntry]) -> list[Event]:
    return [event for entry in entries if entry.kind == "play" for event in entry.events]


def line(match: Match, event: Event, t: Localize) -> str:
    """In fewer words where a phone would need a second line."""
    names = short_names(match.names)
    return fitted(lambda t: "".join(narration.lines(match.key, [event], names, t)), t, fits_row)


def _undone(match: Match, entry: Undone, t: Localize) -> str:
    """Who took what back: each decision by what weighs most in it, the earliest ones where they are many."""
    player = name(match, entry.seat or 0)
    gone = [told for one in entry.gone if (told := turn_line(match, [one], one.seat, t))]
    if not gone:
        return t("bot-log-undo", player=player, count=entry.back)
    named = " · ".join([*gone[:NAMED], *(["…"] if len(gone) > NAMED else [])])
    return t("bot-log-undone", player=player, count=entry.back, what=Verbatim(named))


def _agreed(match: Match, entry: JournalEntry) -> tuple[Verbatim, ...]:
    """Who agreed to what was taken back together; nobody where somebody took it back without asking others."""
    seats = [seat for event in entry.events for seat in event.data["agreed"]] if is_together(entry) else []
    return tuple(name(match, int(seat)) for seat in seats) if seats != [entry.seat] else ()


def lines(match: Match, entry: JournalEntry, t: Localize, viewer: int | None, emoji_of: EmojiOf) -> list[str]:
    if entry.kind == "play":
        return narration.lines(match.key, entry.events, escaped(match), t, viewer, emoji_of)
    if players := _agreed(match, entry):
        return [t("bot-log-together", count=entry.back, players=players)]
    if isinstance(entry, Undone):
        return [_undone(match, entry, t)]
    return [
        t(f"bot-log-{event.kind}", **{key: Verbatim(escape(str(fact))) for key, fact in event.data.items()})
        for event in entry.events
    ]
