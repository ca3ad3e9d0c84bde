"""What the pictures show, in sentences: the source of alt texts and of the state in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from engine.helios import catalogue as cat
from engine.helios.view import BoardView, Destination, HeliosView, StackView, TileView
from render import telling
from render.picture import Verbatim


class Telling(telling.Telling[HeliosView]):
    """A view of Helios with the words to tell it."""

    __slots__ = ()


# -- the table


def table(tell: Telling) -> list[str]:
    """Round, order, whose turn it is and what was done last."""
    view = tell.view
    preset = tell.say(f"helios-option-preset-{dict(view.options)['preset']}")
    last = [tell("last", player=tell.name(view.last[0]), move=Verbatim(_done(tell, view.last[1])))] if view.last else []
    return [
        tell("table", seats=view.seats, preset=Verbatim(preset)),
        tell(
            "round", round=view.round, rounds=view.rounds, turn=view.turn, turns=view.turns, phase=Verbatim(view.phase)
        ),
        tell("order", players=tuple(_place(tell, seat) for seat in view.order)),
        *_moment(tell),
        *last,
    ]


def _place(tell: Telling, seat: int) -> Verbatim:
    return Verbatim(tell("start", player=tell.name(seat))) if seat == tell.view.start else tell.name(seat)


def _moment(tell: Telling) -> list[str]:
    view, prompt = tell.view, tell.view.prompt
    if prompt is None:
        return [_result(tell)]
    return [
        tell.asked(prompt),
        *tell.rules(),
        *tell.some("pending", view.pending, player=tell.name(prompt.seat)),
    ]


def _result(tell: Telling) -> str:
    result = tell.view.result
    if result is None or result.ranks is None:
        return tell("over")
    return tell("result", ranks=tell.places(), reason=Verbatim(tell.say(f"helios-end-{result.reason}")))


def moves(tell: Telling, seat: int) -> list[str]:
    """What this seat can do, with what it costs or brings where the view says so."""
    ways = {("sun", way.hex): _way(tell, way) for way in tell.view.destinations}
    told = ways | {("build", thing): _price(tell, thing, cubes) for thing, cubes in tell.view.boards[seat].payable}
    known = [(verb, *(told.get((verb, word), word) for word in rest)) for verb, *rest in _split(tell.view.moves or ())]
    stops = () if any(verb == "sun" for verb, *_ in known) else tuple(ways.values())
    worth = tell.row("count", ({"thing": hex_, "count": points} for hex_, points in tell.view.worth))
    return [*tell.moves(known), *tell.some("stops", stops), *tell.some("worth", worth)]


def _split(moves: Iterable[str]) -> Iterator[list[str]]:
    return (move.split() for move in moves)


def _done(tell: Telling, move: str) -> str:
    return tell.moves(_split([move]))[0]


def _price(tell: Telling, thing: str, cubes: int) -> Verbatim:
    return Verbatim(tell("price", thing=thing, cubes=cubes))


def _way(tell: Telling, way: Destination) -> Verbatim:
    gains = [tell("steps", count=way.steps)]
    if way.cubes:
        gains.append(tell("cubes-grow", cubes=way.cubes, count=len(way.cubes)))
    if way.points:
        gains.append(tell("temple-points", points=way.points))
    if way.revolution:
        gains.append(tell("revolution-points", points=way.revolution))
    return Verbatim(tell("destination", hex=Verbatim(way.hex), gains=Verbatim(", ".join(gains))))


# -- one board, most important first


def board(tell: Telling, seat: int) -> list[str]:
    """Points, stocks, city, people and action tiles; nothing is said of what is not there."""
    own, score, who = tell.view.boards[seat], tell.view.scores[seat], tell.who(seat)
    return [
        points(tell, seat),
        tell("stock", **who, mana=own.mana, sun=own.sun_value, reach="unlimited" if own.unlimited else "limited"),
        *tell.some("cubes", tell.stock(own.cubes), **who),
        tell("temples", **who, count=own.temples, cost=own.temple_cost),
        *tell.some("built", own.built, **who),
        *tell.some("active", own.active, **who),
        *tell.some("hired", own.hired, **who),
        _sun(tell, own),
        *tell.some("corners", tuple(map(Verbatim, own.corners)), **who),
        *_areas(tell, own),
        *([tell("fresh", **who, thing=own.fresh)] if own.fresh else []),
        *tell.some("payable", tell.stock(own.payable), **who),
        *tell.some("ties", tell.stock(score.ties), **who),
    ]


def points(tell: Telling, seat: int) -> str:
    score = tell.view.scores[seat]
    lines = tell.row("line", ({"source": source, "points": points} for source, points in score.lines if points))
    return tell(
        "points",
        **tell.who(seat),
        points=tell.view.boards[seat].points,
        total=score.total,
        time=tell.time(),
        sources=len(lines),
        lines=lines,
    )


def _sun(tell: Telling, own: BoardView) -> str:
    path = tuple(map(Verbatim, own.path))
    return tell("sun", **tell.who(own.seat), hex=Verbatim(own.sun), path=path, length=len(path))


def _areas(tell: Telling, own: BoardView) -> list[str]:
    return [
        tell("area", **tell.who(own.seat), area=area, tiles=_actions(tell, tiles)) for area, tiles in own.areas if tiles
    ]


def _actions(tell: Telling, tiles: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    return tell.row("action", ({"symbol": symbol, "colour": colour} for symbol, colour in tiles))


def land(tell: Telling, seat: int, brief: bool = False) -> list[str]:
    """The tiles in reading order; in `brief` without what a temple could bring that does not stand."""
    return [tell("tile", parts=Verbatim(_tile(tell, tile, brief))) for tile in tell.view.boards[seat].tiles]


def _tile(tell: Telling, tile: TileView, brief: bool) -> str:
    parts = [tell("special" if tile.special else "ground", hex=Verbatim(tile.hex), tile=tile.tile)]
    if tile.special or tile.points:
        parts.append(tell("tile-worth", points=tile.points))
    if tile.cubes:
        parts.append(tell("tile-cubes", cubes=tile.cubes, count=len(tile.cubes)))
    if tile.temple:
        parts.append(tell("tile-temple", light=tile.light))
    elif not brief:
        parts.append(tell("tile-light", light=tile.light))
    return ", ".join(parts)


def own(tell: Telling, seat: int) -> list[str]:
    """A board with its land, for its owner."""
    return [*board(tell, seat), *land(tell, seat)]


# -- the display


def display(tell: Telling) -> list[str]:
    view = tell.view
    return [
        *(_column(tell, symbol, column) for symbol, column in view.columns),
        *tell.some("piles", tell.stock(view.piles)),
        *(
            sentence
            for symbol, tiles in view.discards
            for sentence in tell.some("discards", tell.stock(tiles), symbol=symbol)
        ),
        *tell.some("open", tuple(_stack(tell, stack) for stack in view.stacks if stack.open)),
        *tell.some("taken", tuple(_stack(tell, stack) for stack in view.stacks if not stack.open)),
        *tell.some("additional", tell.stock(view.additional)),
        *tell.some("specials", tell.stock(view.specials)),
        *tell.some("offer", view.offer),
        *tell.some("temporary", _actions(tell, view.temporary)),
    ]


def _column(tell: Telling, symbol: str, column: Sequence[str]) -> str:
    return tell("column", symbol=symbol, tiles=tuple(reversed(column)), count=len(column))


def _stack(tell: Telling, stack: StackView) -> Verbatim:
    if stack.open in (None, stack.stack):
        return Verbatim(tell("stack", stack=stack.stack, left=stack.left))
    return Verbatim(tell("stack-other", stack=stack.stack, open=stack.open, left=stack.left))


def things(tell: Telling) -> list[str]:
    """What all that can be built, hired or laid costs and brings, as printed."""
    view = tell.view
    people = {*view.offer, *(person for own in view.boards for person in (*own.hired, *own.active))}
    ids = [
        "temple",
        *(building.id for building in cat.BUILDINGS),
        *(character.id for character in cat.CHARACTERS if character.id in people),
        *cat.SPECIALS,
    ]
    return [tell("thing", thing=id_, about=f"about-{id_}") for id_ in ids]


# -- whole texts


def board_picture(tell: Telling, seat: int) -> list[str]:
    heading = tell("board", player=tell.name(seat))
    return [heading, *board(tell, seat), *land(tell, seat, brief=True)]


def boards_picture(tell: Telling, seats: Sequence[int]) -> list[str]:
    """Several boards: of all of them what matters most before the rest."""
    ranks = zip_longest(*((*board(tell, seat), *land(tell, seat, brief=True)) for seat in seats), fillvalue="")
    sentences = (sentence for rank in ranks for sentence in rank if sentence)
    return [tell("boards", players=tell.names(seats)), *sentences]


def scores_picture(tell: Telling) -> list[str]:
    return [tell("scores"), _result(tell), *(points(tell, seat) for seat in range(tell.view.seats))]


def display_picture(tell: Telling) -> list[str]:
    return [tell("display"), *table(tell)[1:3], *display(tell)]


def words(tell: Telling) -> list[str]:
    """The complete state: the table, what can be done, the display, every board by seat, and what things do."""
    sections = [tell.section("table", table(tell))]
    if tell.view.moves and tell.view.prompt:
        sections.append(
            tell.section("moves", moves(tell, tell.view.prompt.seat), player=tell.name(tell.view.prompt.seat))
        )
    sections.append(tell.section("display", display(tell)))
    for seat in range(tell.view.seats):
        sections.append(tell.section("board", board(tell, seat), player=tell.name(seat)))
        if tell.view.boards[seat].tiles:
            sections.append(tell.section("land", land(tell, seat), player=tell.name(seat)))
    return [*sections, tell.section("things", things(tell))]
