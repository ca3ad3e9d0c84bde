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
    """The promise made at the start, and what brought most at once, if the game says what events bring."""
    best = _best(match)
    if not best:
        return Finale(match.header.commitment, result=match.result)
    names = [text.name(name, t(f"render-seat-{seat}")) for seat, name in enumerate(match.names)]
    told = " ".join(narration.lines(match.key, [event for event, _ in best], names, t))
    gain = Gain(best[0][0].seat or 0, sum(amount for _, amount in best), told)
    return Finale(match.header.commitment, gain, match.result)


def _best(match: Match) -> list[tuple[Event, int]]:
    """What the first of those decisions brought its seat that brought most; empty if nothing did."""
    gain = showcase.of(match.key).gain
    if gain is None:
        return []
    found = [
        [
            (event, won)
            for event in entry.events
            if (event.seat, event.only) == (seat, None) and (won := gain(event)) > 0
        ]
        for entry in match.history
        for seat in range(len(match.names))
    ]
    return max(found, key=lambda events: sum(amount for _, amount in events), default=[])
