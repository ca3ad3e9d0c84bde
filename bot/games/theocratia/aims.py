"""What an action does that has one place alone, and so does it at once: where, and who else gains by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.base.room import first_fit
from bot.games.theocratia import effects
from bot.games.theocratia.pleased import Gains, by_pyramid, by_war, gains_told

if TYPE_CHECKING:
    from engine.game import Event
    from engine.theocratia.view import TheocratiaView
    from render import Localize

DONE = {
    "war": ("slew", "destroyed"),
    "expand": ("built",),
    "factory": ("upgraded",),
    "barrack": ("upgraded",),
    "pyramid": ("pyramid_built",),
}
"""The events that tell the place, by the mode."""


def done(
    before: TheocratiaView, mode: str, civ: str, climbed: int, told: Sequence[Event], t: Localize
) -> tuple[str, bool]:
    """What a Civ does in a mode, from the events that tell it if they say where, and whether others gain by it."""
    place = next((event for event in told if event.kind in DONE.get(mode, ())), None)
    if place is None:
        return effects.doing(before, mode, civ, climbed, t), effects.pleases(before, mode, civ, t)
    gains = _gains(before, place, civ, told)
    if not gains:
        return _words(before, place, civ, climbed, told, t), False
    full, short = (_words(before, place, civ, climbed, told, t, form) for form in ("", "-short"))
    whole, brief = (gains_told(before, gains, t, form) for form in ("", "-short"))
    forms = (full, whole), (full, brief), (short, brief), (short, [t("theocratia-gain-others-sure")])
    lines = [effects.joined([words, *pleased], t) for words, pleased in forms]
    return first_fit(lines, lambda line: len(line) <= effects.BESIDE_GAINS), True


def _gains(before: TheocratiaView, place: Event, civ: str, told: Sequence[Event]) -> Gains:
    match place.kind:
        case "slew":
            return by_war(before, civ)
        case "destroyed":
            return by_war(before, civ, effects.hex_of(before, str(place.data["hex"])))
        case "pyramid_built":
            return by_pyramid(before, [effects.hex_of(before, name) for name in _cleared(told)])
    return {}


def _words(
    before: TheocratiaView, place: Event, civ: str, climbed: int, told: Sequence[Event], t: Localize, form: str = ""
) -> str:
    """Without who else gains; in short where others do."""
    hex_ = effects.hex_of(before, str(place.data["hex"]))
    facts = {"hex": hex_.name, "civ": hex_.civ or civ, "kind": hex_.kind or "house"}
    match place.kind:
        case "built":
            tile = int(any(event.kind == "tile" for event in told))
            gain = Verbatim(t("theocratia-gain-crystal", crystal=hex_.crystal)) if hex_.crystal else ""
            return t("theocratia-only-built", **facts, tile=tile, crystal=int(bool(gain)), gain=gain)
        case "upgraded":
            return t(f"theocratia-only-{place.data['building']}", **facts)
        case "pyramid_built":
            worship = effects.worship(before, "pyramid", civ, climbed)
            cleared = tuple(_cleared(told))
            return t(f"theocratia-only-pyramid_built{form}", **facts, cleared=cleared, worship=worship)
    cost = Verbatim(t("theocratia-cost-warriors", count=place.data["warriors"]))
    worship = effects.worship(before, "war", civ, climbed)
    return t(f"theocratia-only-{place.kind}{form}", **facts, cost=cost, worship=worship)


def _cleared(told: Sequence[Event]) -> list[str]:
    return [str(event.data["hex"]) for event in told if event.kind == "cleared"]
