"""One look at map and areas: what the active seat can do with each Civ (T-6.2)."""

from __future__ import annotations

from engine.theocratia import catalogue as cat
from engine.theocratia import ids, prices
from engine.theocratia.feasibility import (
    ANY_GROUND,
    EMPTY,
    NEUTRAL_GROUND,
    NEVER,
    OWN_GROUND,
    Draft,
    Feasibility,
    Hand,
)
from engine.theocratia.geometry import FACES, next_level
from engine.theocratia.rules.map import far_hexes
from engine.theocratia.rules.pyramid import sites
from engine.theocratia.state import CIVS, State


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


def feasibility(s: State) -> Feasibility:
    """What the active seat can do, surveyed again only after something has changed."""
    if s.feasibility is None:
        s.feasibility = survey(s, ids.FAR_SETTLERS in s.hands[s.active] or ids.FAR_SETTLERS in s.acts)
    return s.feasibility


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
