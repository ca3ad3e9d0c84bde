"""What the picture of the end tells beside the final view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.messages import narration
from render import showcase, text
from render.finale import Finale, Gain

if TYPE_CHECKING:
    from bot.matches.match import Match
    from engine.game import Event
    from render import Localize


def finale(match: Match, t: Localize) -> Finale:
    """The promise made at the start, and the event that brought most at once, if the game says what events bring."""
    best = _best(match)
    if best is None:
        return Finale(match.header.commitment, result=match.result)
    event, amount = best
    names = [text.name(name, t(f"render-seat-{seat}")) for seat, name in enumerate(match.names)]
    (told,) = narration.lines(match.key, [event], names, t)
    return Finale(match.header.commitment, Gain(event.seat or 0, amount, told), match.result)


def _best(match: Match) -> tuple[Event, int] | None:
    """The first of those that brought most."""
    gain = showcase.of(match.key).gain
    if gain is None:
        return None
    told = [event for entry in match.history for event in entry.events if event.seat is not None and event.only is None]
    best = max(((event, gain(event)) for event in told), key=lambda one: one[1], default=None)
    return best if best and best[1] > 0 else None
