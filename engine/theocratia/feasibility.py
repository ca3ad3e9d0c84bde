"""Whether a move can still be completed (T-6.2): a few comparisons for each die, face and row.

A complete move is a die, its face and row, a mode and a target, all of which can be paid. Nothing is tried out: each
mode says in closed form what it needs of Power cards, Cosmo and Conversion tiles. Those cards are all different, and
any card at all may be given up to recolour the die or to ignore the same number, so only their count matters besides.
`rules.survey` looks at map and areas.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from engine.theocratia import catalogue as cat
from engine.theocratia import ids, prices
from engine.theocratia.geometry import FACES
from engine.theocratia.ids import Civ
from engine.theocratia.moves import BARRACK, EXPAND, FACTORY, FIRST, HOLIDAY, WAR

NEVER = 99
"""More cards, or a better tile, than there can be."""
OWN_GROUND, NEUTRAL_GROUND, ANY_GROUND = range(3)
"""The tile a hex takes: none on the player's own colour, any tile on neutral ground, one of a level elsewhere."""
SIX = 6
_ACTION_WITH_CARDS = {2: WAR, 3: EXPAND}
"""By number; what a Civ needs for the others no card makes up for."""
_TWIST = cat.CARDS[ids.TWIST_OF_FATE].amount


class Hand(NamedTuple):
    """Power cards to be used: all of them, as any may be given up, and those that make a move possible."""

    cards: int = 0
    twists: int = 0
    ambushes: int = 0
    crowds: int = 0
    lanterns: int = 0
    settlers: int = 0


EMPTY = Hand()


class Draft(NamedTuple):
    """A die taken, with the cards given to it so far."""

    hue: Civ
    drawn: int
    tint: Civ = ids.NO_CIV
    twists: int = 0
    vision: bool = False

    @property
    def colour(self) -> Civ:
        return self.hue if self.tint < 0 else self.tint


def _prices(drawn: int, twists: int) -> tuple[tuple[int, int], ...]:
    """The faces a die can be used with and their Cosmo (T-6.6, T-6.7); a six becomes 1 to 5, or stays for a Holiday."""
    if drawn == SIX:
        return tuple((face, 0) for face in range(1, SIX + 1))
    steps = ((face, abs(face - drawn)) for face in range(1, SIX))
    return tuple(
        (face, cat.STEP_COST * max(0, step - _TWIST * twists))
        for face, step in steps
        if not twists or step > _TWIST * (twists - 1)
    )


PRICES = tuple(tuple(_prices(drawn, twists) for twists in range(cat.CARD_COPIES + 1)) for drawn in range(SIX + 1))
"""(face, Cosmo) by face drawn and copies of Twist of Fate played; each copy must spare something."""


FREE_FACES = tuple(tuple(sum(1 << face for face, price in faces if not price) for faces in row) for row in PRICES)
"""The faces that cost no Cosmo, as bits."""


@dataclass(slots=True)
class Feasibility:
    """What the active seat can do with each Civ. Depends on everything public but its Cosmo and the drafted die."""

    tile: int
    """The best Conversion tile in hand: none, Starting, of a level."""
    claimable: bool
    """A tile is unlocked."""
    unlocks: list[bool]
    """By Civ, as all lists here: whether 1 Worship would unlock a tile."""
    war: list[int]
    """Ambush cards that a War needs."""
    near: list[int]
    far: list[int]
    """The least tile an Expand needs, without and with Far Settlers."""
    factory: list[bool]
    barrack: list[bool]
    pyramid: list[bool]
    """Whether the seat can build it."""
    size: list[int]
    crystals: list[int]
    spaces: list[int]
    """Dice on the row."""
    last: list[int]
    """The face of the last of them, 0 if there is none."""
    open: list[Civ] = field(init=False)
    """The Civs whose rows have space."""
    able: list[int] = field(init=False)
    """Faces whose action can be done with nothing but what is in the open and in hand now, as bits."""
    ready: list[int] = field(init=False)
    """Those of them that the row takes."""
    ready_somewhere: int = field(init=False)

    def __post_init__(self) -> None:
        self.open = [civ for civ in ids.CIVS if self.spaces[civ] < cat.ROW_SPACES]
        self.able = [self._faces_able(civ) for civ in ids.CIVS]
        self.ready = [0] * len(ids.CIVS)
        self.ready_somewhere = 0
        for civ in self.open:
            self.ready[civ] = self.able[civ] & ~(1 << self.last[civ])
            self.ready_somewhere |= self.ready[civ]

    def _faces_able(self, civ: Civ) -> int:
        faces = 1 << 1
        if not self.war[civ]:
            faces |= 1 << 2
        if self.near[civ] <= self.tile:
            faces |= 1 << 3
        if self.factory[civ] or self.pyramid[civ]:
            faces |= 1 << 4
        if self.barrack[civ] or self.pyramid[civ]:
            faces |= 1 << 5
        return faces

    # -- from the die down to the row

    def easy_die(self, die: int) -> bool:
        """Whether the die can be used as it lies, without Cosmo, claim or card."""
        return self.ready_somewhere >> die % FACES + 1 & 1 > 0

    def easy(self, draft: Draft) -> bool:
        """Whether a drafted die can still be completed without any of them."""
        ready = self.ready_somewhere if draft.tint < 0 else self.ready[draft.tint]
        return ready & FREE_FACES[draft.drawn][draft.twists] > 0

    def die_fits(self, die: int, cosmo: int, hand: Hand) -> bool:
        return self.easy_die(die) or self.fits(Draft(Civ(die // FACES), die % FACES + 1), cosmo, hand)

    def fits(self, draft: Draft, cosmo: int, hand: Hand) -> bool:
        """Whether a drafted die can be completed."""
        if self.easy(draft) or self._some_face_fits(draft, cosmo, hand):
            return True
        if draft.tint >= 0 or not hand.cards:
            return False
        rest = hand._replace(cards=hand.cards - 1)
        tints = (civ for civ in ids.CIVS if civ != draft.hue)
        return any(self._some_face_fits(draft._replace(tint=civ), cosmo, rest) for civ in tints)

    def _some_face_fits(self, draft: Draft, cosmo: int, hand: Hand) -> bool:
        for face, price in PRICES[draft.drawn][draft.twists]:
            possible = price <= cosmo and not (draft.vision and face == SIX)
            if possible and self.face_fits(draft, face, cosmo - price, hand):
                return True
        if not hand.twists or not hand.cards or draft.drawn == SIX:
            return False
        rest = hand._replace(cards=hand.cards - 1, twists=hand.twists - 1)
        return self._some_face_fits(draft._replace(twists=draft.twists + 1), cosmo, rest)

    def face_fits(self, draft: Draft, face: int, cosmo: int, hand: Hand) -> bool:
        """Whether some row takes the die with this face; its price is paid."""
        if draft.tint < 0:
            if self.ready_somewhere >> face & 1:
                return True
            return any(self.row_fits(draft, face, civ, cosmo, hand) for civ in self.open)
        return draft.tint in self.open and self.row_fits(draft, face, draft.tint, cosmo, hand)

    def row_fits(self, draft: Draft, face: int, civ: Civ, cosmo: int, hand: Hand) -> bool:
        """Whether this open row does; beside the same number a card less is left (T-6.9)."""
        cards = hand.cards - (self.last[civ] == face)
        if cards < 0:
            return False
        if self.able[civ] >> face & 1:
            return True
        coloured = civ == draft.colour
        gain, worship = cat.ROW_BONUS[self.spaces[civ]] if coloured else (0, 0)
        mode = _ACTION_WITH_CARDS.get(face)
        if mode is not None and self.cards_needed(mode, civ, cosmo + gain, worship, hand) <= cards:
            return True
        if not coloured or (draft.drawn == SIX and face < SIX):
            return False
        return self.cards_needed(HOLIDAY, civ, cosmo if draft.tint >= 0 else cosmo + gain, 0, hand) <= cards

    # -- what each mode needs, the colour bonus being taken

    def cards_needed(self, mode: int, civ: Civ, cosmo: int, worship: int, hand: Hand) -> int:
        """The Power cards of this hand that a mode needs; NEVER where they do not make it possible."""
        if mode == WAR:
            return self.war[civ] if self.war[civ] <= hand.ambushes else NEVER
        if mode == EXPAND:
            tile = self.best_tile(civ, cosmo, worship)
            if self.near[civ] <= tile:
                return 0
            return 1 if hand.settlers and self.far[civ] <= tile else NEVER
        if mode == HOLIDAY:
            return self.holiday_cards(civ, cosmo, hand)
        if mode == FACTORY:
            possible = self.factory[civ]
        elif mode == BARRACK:
            possible = self.barrack[civ]
        else:
            possible = mode == FIRST or self.pyramid[civ]
        return 0 if possible else NEVER

    def holiday_cards(self, civ: Civ, cosmo: int, hand: Hand, crowds: int = 0, greens: int = 0) -> int:
        """Those it needs beside the Joyful Crowds and the crystals of Lanterns declared already."""
        lanterns = prices.lanterns(self.size[civ], self.crystals[civ] + greens)
        if lanterns > hand.lanterns:
            return NEVER
        more = max(0, prices.crowds(self.size[civ], min(cosmo, cat.TEMPLE_TOP)) - crowds)
        return more + lanterns if more <= hand.crowds else NEVER

    def can_claim(self, civ: Civ, cosmo: int, worship: int) -> bool:
        """Whether a tile can be claimed before the target is chosen (T-9.2)."""
        return cosmo >= cat.TILE_COST and (self.claimable or (worship > 0 and self.unlocks[civ]))

    def best_tile(self, civ: Civ, cosmo: int, worship: int) -> int:
        return ANY_GROUND if self.can_claim(civ, cosmo, worship) else self.tile
