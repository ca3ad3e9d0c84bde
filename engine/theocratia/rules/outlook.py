"""What can still be completed (T-6.2): one look at map and areas, then a few comparisons for each die, face and row.

A complete move is a die, its face and row, a mode and a target, all of which can be paid. Nothing is tried out: each
mode says in closed form what it needs of Power cards, Cosmo and Conversion tiles. Those cards are all different, and
any card at all may be given up to recolour the die or to ignore the same number, so only their count matters besides.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.theocratia import catalogue as cat
from engine.theocratia import ids
from engine.theocratia.rules.map import far_hexes
from engine.theocratia.rules.pyramid import sites
from engine.theocratia.state import CIVS, State
from engine.theocratia.tables import FACES, next_level

NEVER = 99
"""More cards, or a better tile, than there can be."""
OWN_GROUND, NEUTRAL_GROUND, ANY_GROUND = range(3)
"""The tile a hex takes: none on the own colour, any tile on neutral ground, one of a level elsewhere."""
SIX = 6
_CROWD = cat.CARDS[ids.JOYFUL_CROWD].amount
_LANTERNS = cat.CARDS[ids.LANTERNS].amount
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


class Draft(NamedTuple):
    """A die taken, with the cards given to it so far."""

    hue: int
    drawn: int
    tint: int = -1
    twists: int = 0
    vision: bool = False

    @property
    def colour(self) -> int:
        return self.hue if self.tint < 0 else self.tint


def draft_of(s: State) -> Draft:
    return Draft(s.hue, s.drawn, s.tint, s.twists, s.vision)


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


class Outlook:
    """What the active seat can do with each Civ. Depends on everything public but its Cosmo and the drafted die."""

    __slots__ = (
        "able",
        "barrack",
        "claimable",
        "crystals",
        "factory",
        "far",
        "last",
        "near",
        "open",
        "pyramid",
        "ready",
        "ready_somewhere",
        "size",
        "spaces",
        "tile",
        "unlocks",
        "war",
    )

    war: list[int]
    """By Civ, as all lists here: Ambush cards that a War needs."""
    near: list[int]
    far: list[int]
    """The least tile an Expand needs, without and with Far Settlers."""
    factory: list[bool]
    barrack: list[bool]
    pyramid: list[bool]
    """Whether the seat can build it."""
    size: list[int]
    crystals: list[int]
    open: list[int]
    """The Civs whose rows have space."""
    spaces: list[int]
    """Dice on the row."""
    last: list[int]
    """The face of the last of them, 0 if there is none."""
    tile: int
    """The best Conversion tile in hand: none, Starting, of a level."""
    claimable: bool
    """A tile is unlocked."""
    unlocks: list[bool]
    """Whether 1 Worship would unlock a tile."""
    able: list[int]
    """Faces whose action can be done with nothing but what is in the open and in hand now, as bits."""
    ready: list[int]
    """Those of them that the row takes."""
    ready_somewhere: int

    def __init__(self, s: State) -> None:
        seat = s.active
        own, claimed = s.own(seat), s.claimed[seat]
        self.tile = ANY_GROUND if s.levels[seat] else s.starts >> seat & 1
        self.claimable = s.unlocked(seat) > 0
        priests = s.priests[seat * CIVS : (seat + 1) * CIVS]
        self.unlocks = [next_level(space) & ~claimed > 0 for space in priests]
        self.war = _wars(s, own)
        self.near, self.far = _expansions(s, own)
        self.factory = [_can_upgrade(s, civ, ids.FACTORY, own) for civ in range(CIVS)]
        self.barrack = [_can_upgrade(s, civ, ids.BARRACK, own) for civ in range(CIVS)]
        self.pyramid = [sites(s, civ, seat) > 0 for civ in range(CIVS)]
        self.size = [s.common(civ).bit_count() + cat.SIZE_FORTRESS for civ in range(CIVS)]
        self.crystals = [s.crystal_count(civ) for civ in range(CIVS)]
        self.spaces = [len(row) for row in s.rows]
        self.last = [row[-1] % FACES + 1 if row else 0 for row in s.rows]
        self.open = [civ for civ in range(CIVS) if self.spaces[civ] < cat.ROW_SPACES]
        self.able = [self._faces_able(civ) for civ in range(CIVS)]
        self.ready = [0] * CIVS
        self.ready_somewhere = 0
        for civ in self.open:
            self.ready[civ] = self.able[civ] & ~(1 << self.last[civ])
            self.ready_somewhere |= self.ready[civ]

    def _faces_able(self, civ: int) -> int:
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
        return self.easy_die(die) or self.fits(Draft(die // FACES, die % FACES + 1), cosmo, hand)

    def fits(self, draft: Draft, cosmo: int, hand: Hand) -> bool:
        """Whether a drafted die can be completed."""
        if self.easy(draft) or self._some_face_fits(draft, cosmo, hand):
            return True
        if draft.tint >= 0 or not hand.cards:
            return False
        rest = hand._replace(cards=hand.cards - 1)
        tints = (civ for civ in range(CIVS) if civ != draft.hue)
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

    def row_fits(self, draft: Draft, face: int, civ: int, cosmo: int, hand: Hand) -> bool:
        """Whether this open row does; beside the same number a card less is left (T-6.9)."""
        cards = hand.cards - (self.last[civ] == face)
        if cards < 0:
            return False
        if self.able[civ] >> face & 1:
            return True
        coloured = civ == draft.colour
        gain, worship = cat.ROW_BONUS[self.spaces[civ]] if coloured else (0, 0)
        if self._action_cards(civ, face, cosmo + gain, worship, hand) <= cards:
            return True
        if not coloured or (draft.drawn == SIX and face < SIX):
            return False
        return self._holiday_cards(civ, cosmo if draft.tint >= 0 else cosmo + gain, hand) <= cards

    # -- what each mode needs, the colour bonus being taken

    def _action_cards(self, civ: int, face: int, cosmo: int, worship: int, hand: Hand) -> int:
        """The Power cards that an action needs which this Civ is not able to do plainly."""
        if face == 2:
            return self.war[civ] if self.war[civ] <= hand.ambushes else NEVER
        if face != 3:
            return NEVER
        claimable = self.claimable or (worship and self.unlocks[civ])
        tile = ANY_GROUND if claimable and cosmo >= cat.TILE_COST else self.tile
        if self.near[civ] <= tile:
            return 0
        return 1 if hand.settlers and self.far[civ] <= tile else NEVER

    def _holiday_cards(self, civ: int, cosmo: int, hand: Hand) -> int:
        """Joyful Crowds for the missing Cosmo, Lanterns for the missing crystals."""
        size = self.size[civ]
        crowds = max(0, -((min(cosmo, cat.TEMPLE_TOP) - size) // _CROWD))
        lanterns = max(0, -((self.crystals[civ] - size) // _LANTERNS))
        return crowds + lanterns if crowds <= hand.crowds and lanterns <= hand.lanterns else NEVER


def outlook(s: State) -> Outlook:
    """That of the active seat, looked at again only after something has changed."""
    if s.outlook is None:
        s.outlook = Outlook(s)
    return s.outlook


def _can_upgrade(s: State, civ: int, kind: int, own: int) -> bool:
    """T-7.11, T-7.13: an own House, and a piece to put in its place."""
    return s.houses[civ] & own > 0 and s.pieces(kind)[civ].bit_count() < cat.PIECES[kind]


def _wars(s: State, own: int) -> list[int]:
    """For each Civ the Ambush cards it needs: each makes a building a Warrior cheaper, down to one (T-10.21)."""
    houses = upgraded = 0
    for civ in range(CIVS):
        houses |= s.houses[civ]
        upgraded |= s.factories[civ] | s.barracks[civ]
    houses &= ~own
    upgraded &= ~own
    needs = []
    for civ, warriors in enumerate(s.supply):
        if not warriors:
            needs.append(NEVER)
        elif s.monsters:
            needs.append(max(0, cat.WAR_MONSTER - warriors))
        elif houses & ~s.houses[civ]:
            needs.append(max(0, cat.WAR_HOUSE - warriors))
        elif upgraded & ~(s.factories[civ] | s.barracks[civ]):
            needs.append(max(0, cat.WAR_UPGRADED - warriors))
        else:
            needs.append(NEVER)
    return needs


def _expansions(s: State, own: int) -> tuple[list[int], list[int]]:
    """For each Civ the least tile it needs for the best hex next to it, and two steps away (T-7.9, T-10.25)."""
    free = s.free()
    neutral = s.ground[ids.PLAINS] | s.ground[ids.DESERT]
    settlers = ids.FAR_SETTLERS in s.hands[s.active] or ids.FAR_SETTLERS in s.acts
    near, far = [], []
    for civ in range(CIVS):
        pieces = s.houses[civ].bit_count() < cat.PIECES[ids.HOUSE]
        near.append(_tile_needed(s.near[civ] & free, own, neutral) if pieces else NEVER)
        far.append(_tile_needed(far_hexes(s, civ) & free, own, neutral) if pieces and settlers else NEVER)
    return near, far


def _tile_needed(hexes: int, own: int, neutral: int) -> int:
    if hexes & own:
        return OWN_GROUND
    if hexes & neutral:
        return NEUTRAL_GROUND
    return ANY_GROUND if hexes else NEVER
