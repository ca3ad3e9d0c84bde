"""What choices cost and bring, in a few words for labels."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.words import Verbatim
from engine.theocratia import catalogue as cat

if TYPE_CHECKING:
    from engine.game import Event, Move
    from engine.theocratia.view import HexView, TheocratiaView
    from render import Say

ACTIONS = ("first", "war", "expand", "factory", "barrack", "divination")
"""What each number of a die is for."""
DIVINATION = 6
_STRENGTH = {None: cat.WAR_MONSTER, "house": cat.WAR_HOUSE}

Words = tuple[str, str | None, str]
"""Label, sign, detail."""


def hex_of(view: TheocratiaView, name: str) -> HexView:
    return next(hex_ for hex_ in view.hexes if hex_.name == name)


def price_of_face(told: Iterable[Event], say: Say) -> str:
    """What turning a die costs, from what would be told of it; nothing if it is free."""
    for event in told:
        if event.kind in ("turned", "placed"):
            return ""
        if event.kind in ("paid_cosmo", "malus"):
            return Verbatim(say(f"theocratia-cost-{event.kind}", count=event.data["amount"]))
    return ""


def row_bonus(view: TheocratiaView, civ: str, say: Say) -> str:
    """What the next space of this row brings a die of its colour; nothing for another die."""
    turn = view.last
    if turn is None or (turn.tint or turn.die[0]) != civ:
        return ""
    taken = len(next(one for one in view.civs if one.id == civ).row)
    cosmo, worship = cat.ROW_BONUS[taken]
    parts = [say("theocratia-gain-cosmo", count=cosmo)] * bool(cosmo)
    parts += [say("theocratia-gain-worship", count=worship)] * bool(worship)
    return Verbatim(", ".join(parts))


def attack(view: TheocratiaView, move: Move, say: Say) -> Words:
    """A target of War: what falls or changes hands, whose it is, and how many Warriors that takes."""
    verb, name, *tile = move.split()
    hex_ = hex_of(view, name)
    cost = say("theocratia-cost-warriors", count=_warriors(view, hex_.kind))
    if hex_.kind is None:
        return say("theocratia-choice-slay", hex=name, cost=Verbatim(cost)), "monster", ""
    owner = "neutral" if hex_.owner is None else view.players[hex_.owner].colour
    facts = {"hex": name, "civ": hex_.civ, "kind": hex_.kind, "owner": owner, "cost": Verbatim(cost)}
    return _with_tile(say(f"theocratia-choice-{verb}", **facts), tile, say), hex_.kind, ""


def _warriors(view: TheocratiaView, kind: str | None) -> int:
    """Warriors spent: an Ambush spares one against a building, but never the last."""
    full = _STRENGTH.get(kind, cat.WAR_UPGRADED)
    ambushes = view.last.cards.count("ambush") if view.last and kind else 0
    return max(1, full - ambushes)


def build(view: TheocratiaView, move: Move, say: Say) -> Words:
    """A hex to build on: its ground, the crystal on it, and the tile that has to go below."""
    _, name, *tile = move.split()
    hex_ = hex_of(view, name)
    label = say("theocratia-choice-hex", hex=name, ground=hex_.ground or "words-none")
    if hex_.crystal:
        gain = say("theocratia-gain-crystal", crystal=hex_.crystal)
        label = say("theocratia-choice-brings", what=Verbatim(label), brings=Verbatim(gain))
    return _with_tile(label, tile, say), "tile" if tile else None, ""


def _with_tile(label: str, tile: list[str], say: Say) -> str:
    return say("theocratia-choice-with", what=Verbatim(label), tile=tile_id(tile[0])) if tile else label


def tile_id(word: str) -> str:
    """The id of a tile for its word in the notation."""
    return "start" if word == "start" else "level"
