"""Whether a move can still be completed (T-6.2): one look at map and areas, then a few comparisons for each die, face
and row.

A complete move is a die, its face and row, a mode and a target, all of which can be paid. Nothing is tried out: each
mode says in closed form what it needs of Power cards, Cosmo and Conversion tiles. Those cards are all different, and
any card at all may be given up to recolour the die or to ignore the same number, so only their count matters besides.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from engine.theocratia import catalogue as cat
from engine.theocratia import ids, prices
from engine.theocratia.geometry import FACES, next_level
from engine.theocratia.ids import Civ
from engine.theocratia.moves import BARRACK, EXPAND, FACTORY, FIRST, HOLIDAY, WAR
from engine.theocratia.prices import FACE_PRICES, SIX
from engine.theocratia.rules.map import far_hexes
from engine.theocratia.rules.pyramid import sites
from engine.theocratia.state import CIVS, State

NEVER = 99
"""More cards, or a better tile, than there can be."""
OWN_GROUND, NEUTRAL_GROUND, ANY_GROUND = range(3)
"""The tile a hex takes: none on the player's own colour, any tile on neutral ground, one of a level elsewhere."""
_ACTION_WITH_CARDS = {2: WAR, 3: EXPAND}
"""By number; what a Civ needs for the others no card makes up for."""
FREE_FACES = tuple(tuple(sum(1 << face for face, price in faces if not price) for faces in row) for row in FACE_PRICES)
"""The faces that cost no Cosmo, as bits."""


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


def hand_of(s: State, without: int = -1) -> Hand:
    """The active seat's, after giving up the card `without`."""
    hand = s.hands[s.active]
    if not hand:
        return EMPTY
    if without >= 0:
        hand = hand[:]
        hand.remove(without)
    if s.discard_only:
        return Hand(len(hand))
    return Hand(
        len(hand),
        hand.count(ids.TWIST_OF_FATE),
        hand.count(ids.AMBUSH),
        hand.count(ids.JOYFUL_CROWD),
        hand.count(ids.LANTERNS),
        hand.count(ids.FAR_SETTLERS),
    )


def draft_of(s: State) -> Draft:
    return Draft(s.hue, s.drawn, s.tint, s.twists, s.vision)


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
        for face, price in FACE_PRICES[draft.drawn][draft.twists]:
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


# -- the look at map and areas


def feasibility(s: State) -> Feasibility:
    """What the active seat can do, surveyed again only after something has changed."""
    found: Feasibility | None = s.feasibility
    if found is None:
        s.feasibility = found = survey(s, ids.FAR_SETTLERS in s.hands[s.active] or ids.FAR_SETTLERS in s.acts)
    return found


def survey(s: State, settlers: bool) -> Feasibility:
    """Look at map and areas; two steps away only with Far Settlers."""
    seat = s.active
    own, claimed = s.own(seat), s.claimed[seat]
    near, far = _expansions(s, own, settlers)
    return Feasibility(
        tile=ANY_GROUND if s.levels[seat] else s.starts[seat],
        claimable=s.unlocked(seat) > 0,
        unlocks=[next_level(space) & ~claimed > 0 for space in s.priests[seat * CIVS : (seat + 1) * CIVS]],
        war=_wars(s, own),
        near=near,
        far=far,
        factory=_upgrades(s, ids.FACTORY, own),
        barrack=_upgrades(s, ids.BARRACK, own),
        pyramid=[sites(s, civ, seat) > 0 for civ in ids.CIVS],
        size=[s.common(civ).bit_count() + cat.SIZE_FORTRESS for civ in ids.CIVS],
        crystals=[s.crystal_count(civ) for civ in ids.CIVS],
        spaces=[len(row) for row in s.rows],
        last=[row[-1] % FACES + 1 if row else 0 for row in s.rows],
    )


def _upgrades(s: State, kind: int, own: int) -> list[bool]:
    """T-7.11, T-7.13: by Civ, whether there is a House of the seat's and a piece to put in its place."""
    return [s.houses[civ] & own > 0 and s.left(kind, civ) > 0 for civ in ids.CIVS]


def _wars(s: State, own: int) -> list[int]:
    """For each Civ the Ambush cards it needs: each makes a building a Warrior cheaper, down to one (T-10.21)."""
    houses = upgraded = 0
    for civ in ids.CIVS:
        houses |= s.houses[civ]
        upgraded |= s.factories[civ] | s.barracks[civ]
    houses &= ~own
    upgraded &= ~own
    needs = []
    for civ in ids.CIVS:
        warriors = s.supply[civ]
        if not warriors:
            needs.append(NEVER)
        elif s.monsters:
            needs.append(max(0, cat.WAR_MONSTER - warriors))
        elif houses & ~s.houses[civ]:
            needs.append(max(0, prices.war(ids.HOUSE) - warriors))
        elif upgraded & ~(s.factories[civ] | s.barracks[civ]):
            needs.append(max(0, prices.war(ids.FACTORY) - warriors))
        else:
            needs.append(NEVER)
    return needs


def _expansions(s: State, own: int, settlers: bool) -> tuple[list[int], list[int]]:
    """For each Civ the least tile it needs for the best hex next to it, and two steps away (T-7.9, T-10.25)."""
    free = s.free()
    neutral = s.ground[ids.PLAINS] | s.ground[ids.DESERT]
    near, far = [], []
    for civ in ids.CIVS:
        pieces = s.left(ids.HOUSE, civ)
        near.append(_tile_needed(s.near[civ] & free, own, neutral) if pieces else NEVER)
        far.append(_tile_needed(far_hexes(s, civ) & free, own, neutral) if pieces and settlers else NEVER)
    return near, far


def _tile_needed(hexes: int, own: int, neutral: int) -> int:
    if hexes & own:
        return OWN_GROUND
    if hexes & neutral:
        return NEUTRAL_GROUND
    return ANY_GROUND if hexes else NEVER
