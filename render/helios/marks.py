"""What a view says about the moment: which things may be chosen now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.game import Fact, Move
from engine.helios.geometry import NAMES
from engine.helios.view import HeliosView

_ON_HEX = frozenset({"place", "sun", "temple", "cube"})


@dataclass(frozen=True, slots=True)
class Marks:
    """What the seat to move can choose: hexes and other things. All empty if the view does not show it."""

    seat: int | None
    hexes: tuple[str, ...]
    stops: tuple[str, ...]
    """Hexes that a sun action could reach, while the action is being chosen."""
    chosen: frozenset[tuple[str, str]]
    """Other choices as (verb, id): `("build", "palace")`, `("take", "land")`, `("hire", "princess")`."""
    site: str | None
    """The hex chosen already, for which a temple is paid or a bonus cube taken."""
    aim: str | None
    """The building or character that is being paid for."""

    def may(self, verb: str, key: str) -> bool:
        return (verb, key) in self.chosen

    @property
    def people(self) -> bool:
        """Whether somebody can be hired or activated."""
        return any(verb in ("hire", "activate") for verb, _ in self.chosen)


def _sun_is_open(moves: tuple[Move, ...]) -> bool:
    """Whether a sun action can still be chosen, or has been without its area."""
    return any(word in ("sun", "area") for move in moves for word in move.split()[:2])


def _on_hexes(moves: tuple[Move, ...]) -> Iterator[str]:
    return (move.rsplit(" ", 1)[-1] for move in moves if move.verb in _ON_HEX)


def _payable(facts: Mapping[str, Fact]) -> Iterator[str]:
    """Where the cubes lie that may be paid: the moves name the next one alone, a button all of a payment."""
    hexes = facts.get("hexes", ())
    return map(str, hexes) if isinstance(hexes, tuple) else iter(())


def choices(view: HeliosView) -> Marks:
    """What may be chosen now."""
    moves = view.moves or ()
    facts = dict(view.prompt.data) if view.prompt and moves else {}
    hexes = dict.fromkeys((*_on_hexes(moves), *_payable(facts)))
    others = (tuple(move.split(" ")[:2]) for move in moves if move.verb not in _ON_HEX | {"pay"} and " " in move)
    site, aim = facts.get("hex"), facts.get("for")
    return Marks(
        view.to_move,
        tuple(hexes),
        tuple(way.hex for way in view.destinations if way.hex not in hexes) if _sun_is_open(moves) else (),
        frozenset((verb, key) for verb, key in others),
        site if isinstance(site, str) and site in NAMES else None,
        aim if isinstance(aim, str) and aim != "temple" else None,
    )
