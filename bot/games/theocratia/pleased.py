"""Who gains by what is done: by a War or a Pyramid who loses a building (T-7.8), by a War who owns Barracks (T-7.5), by
a Civ's own expansion who has a building beside it (T-13.7).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from engine.theocratia import catalogue as cat

if TYPE_CHECKING:
    from engine.game import Event
    from engine.theocratia.view import HexView, TheocratiaView
    from render import Localize

Gains = Mapping[int, Counter[tuple[str, str]]]
"""How much of what each seat gains: Worship of a Civ, cards and tiles."""


def by_war(view: TheocratiaView, civ: str, target: HexView | None = None, *, converted: bool = False) -> Gains:
    """By a War of this Civ on a target; on any target the owners of its Barracks alone."""
    losses = [target] if target and target.kind else []
    gains = _compensation(view, losses, converted=converted)
    for seat in sorted(owners(view, "barrack", civ)):
        gains[seat]["worship", civ] += 1
    return _room_for(view, gains)


def by_pyramid(view: TheocratiaView, cleared: Iterable[HexView]) -> Gains:
    """By a Pyramid that these buildings make room for."""
    return _room_for(view, _compensation(view, cleared))


def by_expansion(told: Iterable[Event]) -> Gains:
    """By a Civ's own expansion, as the events tell it; what other Civs do next is left out."""
    gains = defaultdict[int, Counter[tuple[str, str]]](Counter)
    for event in islice(told, 1, None):
        if event.kind not in ("got_crystals", "worship"):
            break
        if event.seat is not None and event.data["why"] == "neighbour":
            gains[event.seat]["worship", str(event.data["civ"])] += 1
    return gains


def owners(view: TheocratiaView, kind: str, civ: str) -> set[int]:
    """The seats that own buildings of this kind of a Civ."""
    found = (hex_ for hex_ in view.hexes if (hex_.civ, hex_.kind) == (civ, kind))
    return {hex_.owner for hex_ in found if hex_.owner is not None}


def room(view: TheocratiaView, seat: int, civ: str) -> int:
    """How much more Worship of this Civ a seat can gain (T-3.1)."""
    return cat.TEMPLE_TOP - view.players[seat].priests[cat.CIVS.index(civ)]


def gains_told(view: TheocratiaView, gains: Gains, t: Localize, form: str = "") -> list[str]:
    """`Brown gains 1 Worship of Violet and a card`, those who gain the same together; in short without the verb."""
    alike: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for seat, parts in gains.items():
        words = (t(f"theocratia-detail-{what}{form}", count=n, civ=civ) for (what, civ), n in parts.items())
        alike[tuple(map(Verbatim, words))].append(view.players[seat].colour)
    return [
        t(f"theocratia-detail-gains{form}", who=tuple(who), count=len(who), gains=parts) for parts, who in alike.items()
    ]


def _compensation(
    view: TheocratiaView, losses: Iterable[HexView], *, converted: bool = False
) -> defaultdict[int, Counter[tuple[str, str]]]:
    gains: defaultdict[int, Counter[tuple[str, str]]] = defaultdict(Counter)
    for hex_ in losses:
        if hex_.owner is None or hex_.civ is None:
            continue
        loser = view.players[hex_.owner]
        gains[hex_.owner]["worship", hex_.civ] += 1
        gains[hex_.owner]["card", ""] += hex_.kind != "house"
        gains[hex_.owner]["tile", ""] += converted and bool(loser.unlocked or loser.locked)
    return gains


def _room_for(view: TheocratiaView, gains: Gains) -> Gains:
    """What others gain, Worship first; what is past the end of the track is lost."""
    found = {}
    for seat, parts in gains.items():
        kept = {
            (what, civ): min(count, room(view, seat, civ)) if what == "worship" else count
            for (what, civ), count in sorted(parts.items(), key=lambda part: part[0][0] != "worship")
        }
        left = Counter({key: count for key, count in kept.items() if count})
        if left and seat != view.to_move:
            found[seat] = left
    return found
