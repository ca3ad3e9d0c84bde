"""What moves cost and bring, in words. All numbers are the forecast's: no rule stands here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from bot.base.ending import next_question
from bot.base.i18n import Verbatim
from bot.base.room import all_forms, first_fit, fits_detail, fitted
from bot.base.text import capital
from engine.theocratia.moves import MODES

if TYPE_CHECKING:
    from engine.game import Event, Fact
    from engine.kernel.forecast import Forecast
    from engine.theocratia.view import TheocratiaView
    from render import Localize

PLACES = frozenset({"war", "expand", "factory", "barrack", "site", "clear", "take"})
PLACES |= {"token_house", "token_factory", "token_barrack"}
"""Questions of which any answer brings what the action itself does."""
FREE = ("claim", "play")
"""What can be done beside the answer to a question, which then stands again."""
OF_PLACES = frozenset({"compensation", "monster", "from_hex", "slew", "destroyed", "converted", "tile"})
"""Causes that depend on the answer."""
DONE = {"built": "building", "upgraded": "building", "destroyed": "building", "slew": "", "pyramid_built": ""}
"""Events that tell where something is done, and the fact that names the building."""
THINGS = {"slew": "monster", "pyramid_built": "pyramid"}
WORDS = {
    "cosmo": "theocratia-amount-cosmo",
    "worship": "theocratia-amount-worship",
    "malus": "theocratia-amount-malus",
    "crystals": "theocratia-amount-crystals",
    "blacks": "theocratia-amount-black",
    "warriors": "theocratia-amount-warriors",
    "card": "theocratia-amount-cards",
    "tile": "theocratia-amount-tiles",
}
"""What is counted, in the order of a sentence."""

DEVELOPS = "develops"
"""The end of a round: the event with which it begins, and when it brings what was foreseen."""
LATER = {
    DEVELOPS: "theocratia-later-develops",
    "war": "theocratia-later-war",
    "holiday": "theocratia-later-holiday",
}
PLAIN = tuple(kind for kind in WORDS if kind != "blacks")
"""Those that are told where no others are asked for: Black crystals are among the crystals."""


class Sort(NamedTuple):
    """What is gained, or paid, by whom."""

    who: str
    """A colour or a Civ; empty for who decides and the Civ that acts."""
    kind: str
    of: str
    """The Civ that worships, or the colour of crystals; empty where it is clear."""
    paid: bool


class Outcome(NamedTuple):
    """What comes of moves whatever is chosen next, and between what one chooses where nothing is for nothing."""

    sure: Counter[Sort]
    either: Sequence[Sort]
    points: int
    """What Malus costs."""
    score: int
    """How the projected total changes, with what must be paid."""

    @property
    def bare(self) -> Outcome:
        """The same without what the table shows: whose Worship, crystals of which colour, the points of Malus."""
        sums = Counter[Sort]()
        for sort, n in self.sure.items():
            sums[sort._replace(of="")] += n
        return self._replace(sure=sums, points=0)

    def net(self, kind: str) -> int:
        """How much of this whoever decides has more at the end."""
        return sum(-n if sort.paid else n for sort, n in self.sure.items() if (sort.who, sort.kind) == ("", kind))


def acted(end: Forecast) -> tuple[str, str] | None:
    """The action of a Civ on the way, and which Civ's."""
    return next(((event.kind, str(event.data["civ"])) for event in end.events if event.kind in MODES), None)


def outcome(end: Forecast, civ: str, view: TheocratiaView, *, still_asked: bool = False) -> Outcome:
    """Where a question is `still_asked` that stood before, what any answer to it brings is not theirs."""
    open_ = next_question(end) in PLACES
    ends = [end] if still_asked else [*_answers(end)]
    sums = [_summed(each, civ, view, open_=open_) for each in ends]
    sure = Counter({sort: n for sort in sums[0] if (n := min(each[sort] for each in sums))})
    rest = [[sort for sort in each - sure if (sort.who or sort.kind == "malus")] for each in sums]
    either = [*dict.fromkeys(sort for each in rest for sort in each)] if all(rest) else []
    malus = any(sort.kind == "malus" for sort in sure)
    cost = max(_points(each, view.to_move) for each in ends) if malus else 0
    score = max(each.score() for each in (ends if next_question(end) == "pay" else [end]))
    return Outcome(sure, either, cost, score)


def _points(end: Forecast, seat: int | None) -> int:
    return sum(line.amount for line in end.points if (line.seat, line.line) == (seat, "malus"))


def _answers(end: Forecast) -> Iterator[Forecast]:
    """All ways to pay, one place."""
    kind = next_question(end)
    places = [move for move in end.moves if move.verb not in (*FREE, "decline")]
    if kind == "pay" and places:
        for move in places:
            yield from _answers(end.then(move))
    elif kind in PLACES and places:
        then = end.then(places[0])
        yield from _answers(then) if kind == "site" else (then,)
    else:
        yield end


def _summed(end: Forecast, civ: str, view: TheocratiaView, *, open_: bool) -> Counter[Sort]:
    sums = Counter[Sort]()
    for gain in end.gains_before(DEVELOPS, "round"):
        given_up = gain.kind == "card" and gain.amount < 0
        if gain.kind not in WORDS or given_up or (open_ and gain.why in OF_PLACES):
            continue
        who, kind, of = "", gain.kind, gain.of[-1] if gain.kind == "crystals" else ""
        if gain.seat is None and gain.of[0] != civ:
            who = gain.of[0]
        elif gain.seat not in (None, view.to_move):
            who, of = view.players[gain.seat].colour, gain.of[0] if gain.kind == "worship" else ""
        paid = gain.amount < 0
        if paid and of == "black":
            sums[Sort(who, "blacks", "", paid)] -= gain.amount
        if paid:
            of = ""
        sums[Sort(who, kind, of, paid)] += abs(gain.amount)
    return sums


def price(end: Forecast, t: Localize) -> Verbatim:
    """What turning the die on the way costs; empty if nothing."""
    cosmo, malus = -end.gain("cosmo", why="turned_die"), end.gain("malus", why="divination")
    kind, count = ("cosmo", cosmo) if cosmo else ("malus", malus)
    return amount(Sort("", kind, "", paid=False), count, t) if count else Verbatim("")


# -- words


def amount(sort: Sort, count: int, t: Localize, points: int = 0) -> Verbatim:
    """`2 Worship of Pink`, in a shorter form without the Civ."""
    words = WORDS[sort.kind]
    if sort.kind == "malus" and sort.paid:
        words = "theocratia-amount-malus-down"
    elif sort.of:
        words = NAMED[sort.kind]
    return Verbatim(t(words, count=count, of=sort.of, points=-points))


NAMED = {"worship": "theocratia-amount-worshipped", "crystals": "theocratia-amount-coloured"}
"""What is counted with the Civ that worships, or the colour of crystals."""


def own(found: Outcome, t: Localize, *kinds: str, paid: bool) -> list[Verbatim]:
    """What is paid, or gained, by who decides: everything, or of these kinds."""
    order = list(WORDS)
    mine = sorted(
        (sort for sort in found.sure if not sort.who and sort.paid == paid and sort.kind in (kinds or PLAIN)),
        key=lambda sort: order.index(sort.kind),
    )
    return [amount(sort, found.sure[sort], t, found.points) for sort in mine]


def others(found: Outcome, t: Localize) -> list[str]:
    """`Brown gets 1 Worship of Violet and 1 card`, those who get the same together; then what one chooses between."""
    parts: dict[str, list[Verbatim]] = {}
    for sort, count in found.sure.items():
        if sort.who:
            parts.setdefault(sort.who, []).append(amount(sort, count, t))
    alike: dict[tuple[Verbatim, ...], list[str]] = {}
    for who, what in parts.items():
        alike.setdefault(tuple(what), []).append(who)
    told = [t("theocratia-gets", who=tuple(who), count=len(who), what=what) for what, who in alike.items()]
    either = [_either(sort, t) for sort in found.either]
    return [*told, *([chained("theocratia-or", either, t)] if either else [])]


def _either(sort: Sort, t: Localize) -> str:
    one = Verbatim(t("theocratia-either", one=amount(sort._replace(of=""), 1, t), named=amount(sort, 1, t)))
    return t("theocratia-gets", who=sort.who, count=1, what=one) if sort.who else one


def sentence(
    found: Outcome,
    t: Localize,
    more: Callable[[Localize], Sequence[Verbatim]] = lambda t: (),
    head: str = "",
    tails: Sequence[str] = (),
    only: Sequence[str] = (),
) -> str:
    """`Pay 2 Cosmo and 2 crystals: 1 Worship; Brown gets 1 Worship`, shorter where there is no room."""

    def told(t: Localize) -> str:
        costs, gains = tuple(own(found, t, *only, paid=True)), (*own(found, t, *only, paid=False), *more(t))
        facts: dict[str, Fact] = {"costs": costs, "gains": gains, "paid": len(costs), "gained": len(gains)}
        main = t("theocratia-told", **facts) if costs or gains else ""
        whole = (
            chained("theocratia-after", [head, capital(body)], t) if head and body else head or body
            for head in dict.fromkeys((head, ""))
            for theirs in all_forms(partial(_theirs, found), t)
            for first in range(len(tails) + 1)
            for body in (chained("theocratia-and", [part for part in (main, theirs, *tails[first:]) if part], t),)
        )
        return capital(first_fit(whole, fits_detail))

    return fitted(told, t, fits_detail)


def _theirs(found: Outcome, t: Localize) -> str:
    """What others gain; without room for that, that somebody does."""
    told = Verbatim(chained("theocratia-and", others(found, t), t))
    return t("theocratia-others", told=told, sure=int(any(sort.who for sort in found.sure))) if told else ""


def later(end: Forecast, view: TheocratiaView, t: Localize) -> list[str]:
    """What comes of it besides, the least telling first: points as if the game ended now, what Chronicles count, what
    the seat to move will still get; nothing of a place that is still to be chosen.
    """
    if next_question(end) in PLACES:
        return []
    points, counts = end.score(), {str(e.data["civ"]): e.data["number"] for e in end.events if e.kind == "chronicle"}
    told = [t("theocratia-later-points", points=points)] if points > 0 else []
    told += [t("theocratia-later-chronicle", civ=civ, number=number) for civ, number in counts.items()]
    if any(event.kind == DEVELOPS for event in end.events):
        return told
    for one in end.later:
        if one.seat == view.to_move and one.amount > 0:
            worship = amount(Sort("", one.kind, one.at, paid=False), one.amount, t)
            told.append(t(LATER[one.when], worship=worship))
    return told


def chained(key: str, parts: Sequence[str], t: Localize) -> str:
    whole = "".join(parts[:1])
    for part in parts[1:]:
        whole = t(key, one=Verbatim(whole), other=Verbatim(part))
    return whole


def where(end: Forecast, t: Localize) -> str:
    """`Pink House on d2`: what is done at a place that is not asked for."""
    event = next((event for event in end.events if event.kind in DONE), None)
    return thing_on(event, t) if event else ""


def thing_on(event: Event, t: Localize) -> str:
    name = str(event.data[fact]) if (fact := DONE[event.kind]) else THINGS[event.kind]
    thing = t("theocratia-building", civ=str(event.data["civ"]), kind=name) if event.kind == "destroyed" else ""
    return t("theocratia-on", thing=Verbatim(thing) if thing else name, hex=str(event.data["hex"]))
