"""What choices cost and bring, in short texts for labels."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING

from bot.base.choices import DETAIL
from bot.base.i18n import Verbatim
from bot.base.room import first_fit, fits_line
from bot.games.theocratia.pleased import by_pyramid, by_war, gains_told, owners, room
from engine.theocratia import catalogue as cat
from engine.theocratia import ids
from engine.theocratia.geometry import HOME, NAMES

if TYPE_CHECKING:
    from engine.game import Event, Fact, Move
    from engine.theocratia.view import CivView, HexView, TheocratiaView
    from render import Localize

ACTIONS = ("first", "war", "expand", "factory", "barrack", "divination")
"""What each number of a die is for."""
DIVINATION = 6
_STRENGTH = {None: cat.WAR_MONSTER, "house": cat.WAR_HOUSE}

Words = tuple[str, str | None, str]
"""Label, icon, detail."""


def hex_of(view: TheocratiaView, name: str) -> HexView:
    return next(hex_ for hex_ in view.hexes if hex_.name == name)


def facts(view: TheocratiaView | None) -> dict[str, Fact]:
    """What the question of a view tells beside its words."""
    return dict(view.prompt.data) if view is not None and view.prompt is not None else {}


def of_turn(view: TheocratiaView, told: Iterable[Event]) -> list[Event]:
    """The events of the turn of whoever decides: what others have to do after it may happen by itself."""
    return list(takewhile(lambda event: event.kind not in BEGINS or event.seat == view.to_move, told))


BEGINS = ("drafted", "idled")
"""The events with which a turn begins."""


def price_of_face(told: Iterable[Event], t: Localize) -> str:
    """What turning a die costs, from the events it would cause; empty if it is free."""
    return _price(told, ("turned_die", "divination"), t)


def price_in_malus(told: Iterable[Event], t: Localize) -> str:
    """The Malus of Black crystals, from the events it would come with; empty if there is none."""
    return _price(told, ("black_crystals",), t)


def _price(told: Iterable[Event], reasons: Collection[str], t: Localize) -> str:
    """What is paid for one of these reasons; empty if nothing is."""
    for event in told:
        if event.data.get("why") in reasons:
            return Verbatim(t(f"theocratia-cost-{event.kind}", count=event.data["amount"]))
    return ""


LONG = frozenset({"call_to_arms", "martyrs", "token_new_factory"})
"""What is told in fewer words in the line of a menu."""


def brief(name: str, t: Localize) -> str:
    """What a card or token does, in at most 100 characters."""
    return t(f"theocratia-{'brief' if name in LONG else 'about'}-{name}")


def doing(before: TheocratiaView, mode: str, civ: str, climbed: int, t: Localize) -> str:
    """What a Civ does in a mode, in at most 100 characters; of a Holiday the price, of what brings Worship how much.
    `climbed` is the Worship that the colour bonus brings first.
    """
    if mode == "holiday":
        return holiday(before, civ, climbed, t)
    if mode == "war":
        return war(before, civ, climbed, t)
    later, card = before.round < before.rounds, before.bonus_holder is None
    brought = worship(before, mode, civ, climbed)
    return t(f"theocratia-brief-{mode}", later=int(later), card=int(card), worship=brought)


def pleases(before: TheocratiaView, mode: str, civ: str, t: Localize) -> bool:
    """Whether what a Civ does is good for others too, whatever is chosen after it."""
    if mode == "war":
        return bool(by_war(before, civ))
    return mode == "holiday" and bool(side_costs(before, civ, t))


def war(view: TheocratiaView, civ: str, climbed: int, t: Localize) -> str:
    """The Worship that a War brings, and whom else it pleases by their Barracks."""
    brought = worship(view, "war", civ, climbed)
    forms = [t(f"theocratia-brief-war{form}", worship=brought) for form in ("", "-short")]
    gains = by_war(view, civ)
    pleased = tuple(_gaining(view.players[seat].colour, parts.total(), t) for seat, parts in gains.items())
    if pleased:
        forms = [t("theocratia-sentence-pleasing", what=Verbatim(form), pleased=pleased) for form in forms]
    return first_fit(forms, lambda form: len(form) <= BESIDE_GAINS)


def worship(view: TheocratiaView, mode: str, civ: str, climbed: int) -> int:
    """What an action brings by itself, as far as there is room for it (T-3.1)."""
    return min(_own_worship(view, mode, civ), room(view, _mover(view), civ) - climbed)


def _gaining(colour: str, count: int, t: Localize) -> Verbatim:
    return Verbatim(t("theocratia-gain-least", owner=colour, count=count))


def holiday(view: TheocratiaView, civ: str, climbed: int, t: Localize) -> str:
    """What a Holiday costs and brings, with the cards declared for it."""
    cosmo, crystals = price_of_holiday(view, civ)
    black = black_of_holiday(view, civ)
    facts = {"cosmo": cosmo, "crystals": crystals, "worship": worship(view, "holiday", civ, climbed)}
    if view.last and view.last.greens:
        return _with_lanterns(view, civ, facts, t)
    steps = _steps(view, black)
    told = t("theocratia-sentence-holiday", **facts, black=black, malus=steps, points=_points(view, steps))
    costs = tuple(map(Verbatim, side_costs(view, civ, t)))
    if not costs:
        return told
    sure = (Verbatim(t("theocratia-cost-malus_up", count=steps)),) if steps else ()
    forms = [t("theocratia-sentence-pleasing", what=Verbatim(told), pleased=costs)]
    others = (_others(view, civ, t),)
    forms += [t("theocratia-sentence-dear", **facts, costs=sure + dear) for dear in (costs, others)]
    return first_fit(forms, lambda form: len(form) <= BESIDE_GAINS)


def _with_lanterns(view: TheocratiaView, civ: str, facts: dict[str, int], t: Localize) -> str:
    """A Holiday some of whose crystals come from the reserve: how many, what is paid besides, and what that costs."""
    assert view.last is not None  # noqa: S101 - Lanterns were declared
    reserve = Verbatim(t("theocratia-paid-reserve", count=view.last.greens))
    paid = (reserve, *_paid_besides(view, civ, t))
    costs = tuple(map(Verbatim, side_costs(view, civ, t)))
    malus, points = _malus(view, steps_of_holiday(view, civ), t)
    pleased = (*points, *costs)
    others = (_others(view, civ, t),) if costs else ()
    told = [t(f"theocratia-sentence-{form}", **facts, costs=paid) for form in ("paid", "dear")]
    if pleased:
        told = [t("theocratia-sentence-pleasing", what=Verbatim(one), pleased=pleased) for one in told]
    short = ((*paid, *malus, *others), (reserve, *malus, *others))
    told += [t("theocratia-sentence-dear", **facts, costs=parts) for parts in short]
    return first_fit(told, lambda form: len(form) <= DETAIL)


def _malus(view: TheocratiaView, steps: int, t: Localize) -> tuple[list[Verbatim], list[Verbatim]]:
    """Steps of Malus, without their points and with them; nothing for none."""
    if not steps:
        return [], []
    malus = Verbatim(t("theocratia-cost-malus_up", count=steps))
    return [malus], [Verbatim(t("theocratia-choice-costing", what=malus, points=_points(view, steps)))]


def _paid_besides(view: TheocratiaView, civ: str, t: Localize) -> list[Verbatim]:
    """The crystals that a Holiday takes from the Civ, by colour; only their number where one is asked for them."""
    assert view.last is not None  # noqa: S101 - Lanterns were declared
    one = next(one for one in view.civs if one.id == civ)
    left = one.size - view.last.greens
    stock = {colour: amount for colour, amount in one.crystals if amount}
    if not left:
        return []
    if len(stock) > 1 and sum(stock.values()) > left:
        return [Verbatim(t("theocratia-paid-asked", count=left))]
    parts = [(colour, min(amount, left)) for colour, amount in stock.items()]
    return [Verbatim(t("theocratia-choice-pay-tight", crystal=colour, amount=amount)) for colour, amount in parts]


BESIDE_GAINS = 78
"""Characters of a second line in a menu that are left beside the Cosmo and Worship of a row."""


def side_costs(view: TheocratiaView, civ: str, t: Localize) -> list[str]:
    """The other players whose crystals a Holiday cannot do without or who own Pyramids of the Civ, and what each gains
    by that at least (T-8.7); then between what one chooses beyond that, where all of it pleases somebody or is Black
    (T-8.4).
    """
    stock, needed = _crystals(view, civ)
    told: list[str] = [_gaining(view.players[seat].colour, count, t) for seat, count in _sure_gains(view, civ).items()]
    return [*told, *_chosen(view, civ, stock, needed, t)]


def _chosen(view: TheocratiaView, civ: str, stock: Mapping[str, int], needed: int, t: Localize) -> list[str]:
    """Between what one chooses beyond the crystals that cannot be spared, where all of it costs something."""
    least, rooms = _unspared(stock, needed), {view.players[seat].colour: n for seat, n in _rooms(view, civ).items()}
    rooms["black"] = _steps_left(view)
    dear = [colour for colour in stock if rooms.get(colour, 0) > least[colour]]
    free = sum(amount for colour, amount in stock.items() if colour not in dear)
    open_ = needed - free - sum(least[colour] for colour in dear)
    options = [_dear(colour, t) for colour in dear if stock[colour] > least[colour]]
    return [_either(options, open_, t)] if open_ > 0 and len(options) > 1 else []


def _unspared(stock: Mapping[str, int], needed: int) -> dict[str, int]:
    """How many of each colour have to be paid, whatever the others leave."""
    spare = sum(stock.values()) - needed
    return {colour: max(0, amount - spare) for colour, amount in stock.items()}


def _sure_gains(view: TheocratiaView, civ: str) -> dict[int, int]:
    """What the other players gain by a Holiday at least, by seat: by Pyramids and by crystals that it cannot spare."""
    return _gains(view, civ, _unspared(*_crystals(view, civ)), owners(view, "pyramid", civ))


def _gains(view: TheocratiaView, civ: str, paid: Mapping[str, int], pyramids: Collection[int] = ()) -> dict[int, int]:
    """What the other players gain by these crystals and by these seats' Pyramids, by seat."""
    gains = {
        seat: min(spaces, paid.get(view.players[seat].colour, 0) + (seat in pyramids))
        for seat, spaces in _rooms(view, civ).items()
    }
    return {seat: count for seat, count in gains.items() if count}


def _crystals(view: TheocratiaView, civ: str) -> tuple[dict[str, int], int]:
    """Those of a Civ, by colour, and how many of them a Holiday takes: what Lanterns pay comes from the reserve."""
    one = next(one for one in view.civs if one.id == civ)
    return dict(one.crystals), one.size - (view.last.greens if view.last else 0)


def _rooms(view: TheocratiaView, civ: str) -> dict[int, int]:
    """The spaces of the Temple that are left to each of the other players' Priests."""
    return {seat: room(view, seat, civ) for seat in range(len(view.players)) if seat != view.to_move}


def _others(view: TheocratiaView, civ: str, t: Localize) -> Verbatim:
    """That a Holiday pleases others, where there is no room for whom, or may please them."""
    return Verbatim(t("theocratia-gain-others-sure" if _sure_gains(view, civ) else "theocratia-gain-others"))


def _dear(colour: str, t: Localize) -> str:
    """What one crystal that is not for nothing costs."""
    if colour == "black":
        return t("theocratia-cost-malus_up", count=1)
    return _gaining(colour, 1, t)


def _either(options: Sequence[str], count: int, t: Localize) -> str:
    """One of these so many times."""
    first, *rest = options
    for other in rest:
        first = t("theocratia-gain-or", one=Verbatim(first), other=Verbatim(other))
    return t("theocratia-gain-either", count=count, options=Verbatim(first))


def black_of_holiday(view: TheocratiaView, civ: str) -> int:
    """The Black crystals without which a Holiday cannot be paid (T-8.3)."""
    one = next(one for one in view.civs if one.id == civ)
    greens = view.last.greens if view.last else 0
    return max(0, one.size - greens - sum(amount for colour, amount in one.crystals if colour != "black"))


def steps_of_holiday(view: TheocratiaView, civ: str) -> int:
    """The steps of Malus that they cost."""
    return _steps(view, black_of_holiday(view, civ))


def climbing(view: TheocratiaView, civ: str) -> int:
    """The Worship that the die in use, on the Civ's row, brings before a Holiday (T-6.12, T-6.14)."""
    if view.last is None or view.last.tint:
        return 0
    return cat.ROW_BONUS[len(next(one.row for one in view.civs if one.id == civ)) - 1][1]


def _steps(view: TheocratiaView, black: int) -> int:
    """The Malus of Black crystals: steps past the end of the track are lost (T-3.4)."""
    return min(black, _steps_left(view))


def _steps_left(view: TheocratiaView) -> int:
    return len(cat.MALUS) - 1 - view.players[_mover(view)].malus


def _points(view: TheocratiaView, steps: int) -> int:
    """What so many steps of Malus more cost."""
    now = view.players[_mover(view)].malus
    return cat.MALUS[now + steps] - cat.MALUS[now]


def _mover(view: TheocratiaView) -> int:
    assert view.to_move is not None  # noqa: S101 - somebody acts
    return view.to_move


USES_NO_TILE = ("end", "pay", "factory", "barrack")
"""Questions after which nothing is left in a turn that a Conversion tile could be laid for."""


def no_tile_helps(view: TheocratiaView) -> bool:
    """Whether a tile claimed now can never be laid: whoever decides has no other turn, and no Expand at the end of the
    round (T-9.3, T-13.1).
    """
    last = view.round == view.rounds and view.turn > view.turns - view.seats
    done = view.prompt is not None and view.prompt.kind in USES_NO_TILE
    return last and done and view.bonus_holder != view.to_move


def at_the_top(view: TheocratiaView, civ: str) -> bool:
    """Whether more Worship of this Civ is lost to whoever decides (T-3.1)."""
    return not room(view, _mover(view), civ)


def _own_worship(view: TheocratiaView, mode: str, civ: str) -> int:
    """What an action brings by itself before the Round Bonus."""
    if mode == "war":
        return 1 + (view.to_move in owners(view, "barrack", civ))
    if mode == "holiday":
        houses = sum((hex_.civ, hex_.kind) == (civ, "house") for hex_ in view.hexes)
        return cat.SIZE_FORTRESS + houses + (view.to_move in owners(view, "pyramid", civ))
    return int(mode == "pyramid")


ROUND_BONUS = {
    "war": "bonus_holiday_war",
    "holiday": "bonus_holiday_war",
    "expand": "bonus_expansion",
    "factory": "bonus_factory",
    "barrack": "bonus_barrack",
    "pyramid": "bonus_pyramid",
}


def round_bonus(before: TheocratiaView, mode: str, civ: str, climbed: int) -> str:
    """The Round Bonus card that rewards this with 1 Worship (T-5.9); empty if it does not, or if the Priest is at the
    end of the track by then.
    """
    bonus = ROUND_BONUS.get(mode, "")
    left = room(before, _mover(before), civ) - climbed - _own_worship(before, mode, civ)
    return bonus if before.round and bonus == before.bonuses[before.round - 1] and left > 0 else ""


def before_use(view: TheocratiaView) -> TheocratiaView:
    """Before a die is used: cards declared for it count, those of the last one are over once a die is to be taken."""
    return replace(view, last=None) if view.prompt and view.prompt.kind == "die" else view


def home(view: TheocratiaView, move: Move) -> str:
    """The hex of the House that comes with a player's first Civ."""
    colour = view.players[_mover(view)].colour
    return NAMES[HOME[move.args[0]][cat.COLOURS.index(colour)]]


def price_of_holiday(view: TheocratiaView, civ: str) -> tuple[int, int]:
    """Cosmo and crystals: as many as the Civ's size, minus those that each Joyful Crowd saves."""
    size = next(one.size for one in view.civs if one.id == civ)
    crowds = view.last.cards.count("joyful_crowd") if view.last else 0
    return max(0, size - crowds * cat.CARDS[ids.JOYFUL_CROWD].amount), size


def payment(view: TheocratiaView, colour: str, amount: int, t: Localize) -> tuple[str, str]:
    """Crystals of a Holiday and who benefits from them; below it what the rest costs at least. Where the rest is Black
    and for nothing else there is a choice, these are paid as well; below it the points that costs.
    """
    civ, (stock, needed) = _paying(view).id, _rest(view, colour, amount)
    gained = sum(_gains(view, civ, {colour: amount}).values())
    theirs = [t("theocratia-gain-theirs", owner=colour, count=gained)] if gained else []
    black = _unspared(stock, needed).get("black", 0)
    if black and _only_black_costs(view, stock, needed):
        return _with_black(view, colour, amount, black, theirs, t)
    label = t("theocratia-choice-pay", crystal=colour, amount=amount)
    return _bringing(label, theirs, t), _rest_costs(view, stock, needed, t)


def _rest(view: TheocratiaView, colour: str, amount: int) -> tuple[dict[str, int], int]:
    """The crystals of the colours that are asked for after this one, and how many of them have to be paid then."""
    assert view.last is not None  # noqa: S101 - a Holiday is paid for
    one, later = _paying(view), cat.CRYSTALS[cat.CRYSTALS.index(colour) + 1 :]
    stock = {other: count for other, count in one.crystals if other in later}
    return stock, one.size - view.last.greens - sum(paid for _, paid in view.last.paid) - amount


def _only_black_costs(view: TheocratiaView, stock: Mapping[str, int], needed: int) -> bool:
    """Whether nothing is left to choose, and nobody gains by what is left."""
    settled = stock.keys() == {"black"} or needed == sum(stock.values())
    return settled and not _gains(view, _paying(view).id, _unspared(stock, needed))


def _with_black(
    view: TheocratiaView, colour: str, amount: int, black: int, theirs: list[str], t: Localize
) -> tuple[str, str]:
    """Crystals with the Black ones that are paid at once with them, and the points of their Malus."""
    steps = _steps(view, black)
    malus, _ = _malus(view, steps, t)
    full = t("theocratia-choice-pay-black", crystal=colour, amount=amount, black=black)
    tight = t("theocratia-choice-pay-tight", crystal=colour, amount=amount)
    label = first_fit([_bringing(what, [*malus, *theirs], t) for what in (full, tight)], fits_line)
    return label, t("theocratia-detail-costs", points=_points(view, steps)) if steps else ""


def _rest_costs(view: TheocratiaView, stock: Mapping[str, int], needed: int, t: Localize) -> str:
    """What these crystals cost at least; nothing where they may cost nothing."""
    civ, least = _paying(view).id, _unspared(stock, needed)
    malus, points = _malus(view, _steps(view, least.get("black", 0)), t)
    gains = [_gaining(view.players[seat].colour, count, t) for seat, count in _gains(view, civ, least).items()]
    choice = [Verbatim(told) for told in _chosen(view, civ, stock, needed, t)]
    forms = ((*points, *gains, *choice), (*malus, *gains, *choice), (*malus, *gains))
    told = [t("theocratia-detail-rest", costs=parts) for parts in forms if parts]
    return first_fit(told, lambda form: len(form) <= DETAIL)


def _paying(view: TheocratiaView) -> CivView:
    """The Civ whose Holiday is paid for."""
    assert view.last is not None  # noqa: S101 - a Holiday is paid for
    return next(one for one in view.civs if one.id == view.last.civ)


def _bringing(what: str, brings: Sequence[str], t: Localize) -> str:
    if not brings:
        return what
    key = "theocratia-choice-brings" if len(brings) == 1 else "theocratia-choice-brings-both"
    return t(key, what=Verbatim(what), brings=Verbatim(brings[0]), more=Verbatim(brings[-1]))


def given(verb: str, civ: str, card: str, t: Localize) -> list[str]:
    """What a card is given up for, another colour or a place beside the same number; and shorter, for a button."""
    return [t(f"theocratia-choice-{verb}{form}", civ=civ, card=card) for form in ("", "-short")]


def pleasing(view: TheocratiaView, places: Sequence[str], t: Localize) -> str:
    """Who gains by the loss of these buildings; nobody by that of the player's own or neutral ones."""
    return joined(gains_told(view, by_pyramid(view, [hex_of(view, place) for place in places]), t), t)


def joined(parts: Sequence[str], t: Localize) -> str:
    """Longer parts, which may contain commas."""
    whole = "".join(parts[:1])
    for part in parts[1:]:
        whole = t("theocratia-detail-pleasing", what=Verbatim(whole), who=Verbatim(part))
    return whole


def attack(view: TheocratiaView, move: Move, t: Localize) -> Words:
    """A target of War: what is destroyed or changes hands, whose it is, how many Warriors that takes, and who gains by
    it.
    """
    assert view.last is not None  # noqa: S101 - a die made the War
    assert view.last.civ is not None  # noqa: S101
    verb, name, *tile = move.split()
    hex_ = hex_of(view, name)
    gains = by_war(view, view.last.civ, hex_, converted=bool(tile))
    cost = t("theocratia-cost-warriors", count=_warriors(view, hex_.kind))
    if hex_.kind is None:
        label = t("theocratia-choice-slay", hex=name, cost=Verbatim(cost))
        return label, "monster", joined([t("theocratia-detail-slay"), *gains_told(view, gains, t)], t)
    owner = "neutral" if hex_.owner is None else view.players[hex_.owner].colour
    facts = {"hex": name, "civ": hex_.civ, "kind": hex_.kind, "owner": owner, "cost": Verbatim(cost)}
    forms = [
        joined([t(f"theocratia-detail-{verb}{form}", **facts, **_under(tile)), *gains_told(view, gains, t, form)], t)
        for form in ("", "-short")
    ]
    return t(f"theocratia-choice-{verb}", **facts), hex_.kind, first_fit(forms, lambda form: len(form) <= DETAIL)


def listed(names: Sequence[str], t: Localize) -> str:
    """What things are called, one after the other."""
    whole = "".join(t(f"theocratia-{name}") for name in names[:1])
    for name in names[1:]:
        whole = t("theocratia-choice-or", one=Verbatim(whole), other=name)
    return whole


def _warriors(view: TheocratiaView, kind: str | None) -> int:
    """Warriors spent: an Ambush saves one against a building, but never the last."""
    full = _STRENGTH.get(kind, cat.WAR_UPGRADED)
    ambushes = view.last.cards.count("ambush") if view.last and kind else 0
    return max(1, full - ambushes)


def build(view: TheocratiaView, move: Move, t: Localize) -> Words:
    """A hex to build on: the tile that has to go below, else its ground; and the crystal on it."""
    _, name, *tile = move.split()
    hex_ = hex_of(view, name)
    ground = hex_.ground or "words-none"
    label = t("theocratia-choice-hex", hex=name, ground=ground)
    if tile:
        label = t("theocratia-choice-tiled", hex=name, start=int(tile == ["start"]))
    if hex_.crystal:
        gain = t("theocratia-gain-crystal", crystal=hex_.crystal)
        label = t("theocratia-choice-brings", what=Verbatim(label), brings=Verbatim(gain))
    return label, "tile" if tile else None, t(f"theocratia-{ground}") if tile else ""


def _under(tile: list[str]) -> dict[str, str]:
    """The tile laid below, if any, by the word of the notation."""
    return {"tile": "start" if tile == ["start"] else "level"} if tile else {}
