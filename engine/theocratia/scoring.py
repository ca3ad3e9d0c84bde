"""Points by source, and who wins (T-14)."""

from __future__ import annotations

from engine.game import Result, Score, Seat
from engine.kernel.ranks import ranks
from engine.theocratia import catalogue as cat
from engine.theocratia import ids
from engine.theocratia.geometry import multiplier
from engine.theocratia.ids import Civ
from engine.theocratia.state import CIVS, State


def score(s: State, seat: Seat) -> Score:
    """T-14.1, T-14.4 and T-14.5: Cosmo, the Priests but one, and the Malus."""
    lines = [("cosmo", multiplier(s.cosmo[seat]))]
    ignored = ignored_civ(s, seat)
    for civ, name in zip(ids.CIVS, cat.CIVS, strict=True):
        lines.append((name, 0 if civ == ignored else priest_points(s, seat, civ)))
    lines.append(("malus", -cat.MALUS[s.malus[seat]]))
    ties = ("cosmo_left", s.cosmo[seat]), ("malus_steps", -s.malus[seat]), ("cards_left", len(s.hands[seat]))
    left_out = ((cat.CIVS[ignored], priest_points(s, seat, ignored)),)
    return Score(sum(points for _, points in lines), tuple(lines), ties, left_out)


def priest_points(s: State, seat: Seat, civ: Civ) -> int:
    """T-14.4: the multiplier of the Priest times the number on the Civ's Chronicles."""
    return multiplier(s.priests[seat * CIVS + civ]) * cat.CHRONICLE_NUMBERS[s.pages[civ]]


def ignored_civ(s: State, seat: Seat) -> Civ:
    """T-14.3: that of the farthest Priest; among several the lowest Chronicles number, then Civ order."""
    return max(ids.CIVS, key=lambda civ: (s.priests[seat * CIVS + civ], -s.pages[civ], -civ))


def result(s: State) -> Result:
    """T-14.6: most points; then more Cosmo, less Malus, more Power cards; then the victory is shared."""
    scores = [score(s, seat) for seat in s.everybody()]
    totals = [score.total for score in scores]
    keys = [(score.total, *(value for _, value in score.tiebreakers)) for score in scores]
    places = ranks(keys)
    if places.count(1) > 1:
        return Result(places, "shared")
    return Result(places, "tie_break" if totals.count(max(totals)) > 1 else "points")
