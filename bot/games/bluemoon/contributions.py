"""Contributions: the most natural payments first, all others one click further."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.choices import LABEL, LONG, Choice
from bot.base.i18n import Verbatim
from bot.base.text import shorten
from bot.games.bluemoon.terms import brings, cards, colours, mover, phrases, tiles
from engine.bluemoon.cards import FACES, Cards, counts
from engine.bluemoon.catalogue import COLOURS, PAIR_VALUE, Reward
from engine.bluemoon.rules.building import majority
from engine.bluemoon.rules.scales import payout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.bluemoon.view import BlueMoonView, TileView
    from engine.game import Move
    from render import Say

FIRST = 3
"""At most this many payments come before the list of all others."""
FEW = 5
"""Up to this many are shown without such a list."""
PIP = 0.55
"""What a pip of a card is worth to its owner, compared with the powers below."""
POWERS = {"black": 0.8, "red": 0.8, "blue": 0.8, "grey": 0.8, "green": 0.5, "brown": 0.5, "white": 1.2, "yellow": 1.0}


def contributions(view: BlueMoonView, payments: Sequence[Move], say: Say) -> list[Choice]:
    """Each payment for each free space of the building at which the figure stands."""
    tile = tiles(view)[mover(view).place]
    ranked = _ranked(payments)
    shown = FEW if len(ranked) <= FEW else FIRST
    found = [_contribution(move, view, tile, say) for move in ranked]
    menu, ask = say("bluemoon-menu-contribute"), say("bluemoon-menu-ask-contribute")
    return [*found[:shown], *(replace(one, group=(menu,), group_prompts=(ask,)) for one in found[shown:])]


def _ranked(payments: Sequence[Move]) -> list[Move]:
    """The cheapest payment for each space, then the next for each, and so on."""
    rank: Counter[int] = Counter()
    ranked = []
    for move in sorted(payments, key=lambda move: _loss(move.args[1])):
        ranked.append((rank[move.args[0]], move))
        rank[move.args[0]] += 1
    return [move for _, move in sorted(ranked, key=lambda entry: entry[0])]


def _loss(paid: int) -> float:
    """What a player gives up with these cards: values and powers."""
    return sum(count * _worth(kind) for kind, count in enumerate(counts(Cards(paid))) if count)


def _worth(kind: int) -> float:
    colour, value = FACES[kind]
    return PIP * value + (POWERS[COLOURS[colour]] / value if value < PAIR_VALUE else 0)


def _contribution(move: Move, view: BlueMoonView, tile: TileView, say: Say) -> Choice:
    """As much as fits on a button; the rest goes to the second line."""
    number, paid = move.args
    space, words = tile.spaces[number - 1], cards(paid, say)
    gain, scored = _gain(view, tile, number)
    kind, gained = colours([space], say), brings(gain, say)
    full = _label(say("bluemoon-choice-space", number=number, kind=kind), gained, words, say)
    short = say("bluemoon-choice-space-short", number=number)
    told, left = _label(short, gained, words, say), [kind]
    if len(full) <= LONG:
        told, left = full, []
    elif len(told) > LONG:
        told, left = shorten(_label(short, "", words, say), LABEL), [gained, kind] if gained else [kind]
    if scored:
        left.append(say("bluemoon-choice-scored"))
    return Choice((move,), told, phrases(left))


def _label(space: str, gained: str, words: str, say: Say) -> str:
    key = "bluemoon-choice-contribute-gaining" if gained else "bluemoon-choice-contribute"
    return say(key, space=Verbatim(space), brings=gained, cards=words)


def _gain(view: BlueMoonView, tile: TileView, number: int) -> tuple[Reward, bool]:
    """What a marker on this space brings its owner at once (gifts of dragons, rewards, crystals for scales scored), and
    whether scales are scored.
    """
    seat = mover(view).seat
    owners = [seat if space.number == number else space.owner for space in tile.spaces]
    gains = [_reward(tile, owners, player.seat) for player in view.players]
    if not view.placed:
        gains[seat] = _sum(gains[seat], Reward(scales=len(tile.dragons)))
    own, held = gains[seat], [player.scales + gain.scales for player, gain in zip(view.players, gains, strict=True)]
    if sum(held) < view.scales:
        return own, False
    crystals = payout(held)[seat]
    return (Reward(own.crystals + crystals, 0, own.cards) if crystals else own), True


def _reward(tile: TileView, owners: Sequence[int | None], seat: int) -> Reward:
    """What the building brings a seat once its spaces are owned like this."""
    placed = tuple(owner for owner in owners if owner is not None)
    if len(placed) < len(owners) or seat not in placed:
        return Reward()
    return _sum(tile.construction, tile.near, tile.majority if majority(placed) == seat else Reward())


def _sum(*rewards: Reward) -> Reward:
    return Reward(*map(sum, zip(*rewards, strict=True)))
