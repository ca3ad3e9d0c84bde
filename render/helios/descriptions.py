"""Sentences about a view, from which alt texts and the state in words are made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.helios import catalogue as cat
from engine.helios.names import about
from engine.helios.view import BoardView, Destination, HeliosView, StackView, TileView
from render.describer import Describer
from render.picture import Verbatim

Describe = Describer[HeliosView]


# -- the table


def table(describe: Describe) -> list[str]:
    """Round, order, whose turn it is and what was done last."""
    view = describe.view
    preset = describe.t(f"helios-option-preset-{dict(view.options)['preset']}")
    return [
        describe("table", seats=view.seats, preset=Verbatim(preset)),
        *_order(describe),
        describe.moment(),
        *describe.rules(),
        *_lately(describe),
    ]


def _order(describe: Describe) -> list[str]:
    """Round and turn order."""
    view = describe.view
    return [
        describe(
            "round", round=view.round, rounds=view.rounds, turn=view.turn, turns=view.turns, phase=Verbatim(view.phase)
        ),
        describe("order", players=tuple(_place(describe, seat) for seat in view.order)),
    ]


def _lately(describe: Describe) -> list[str]:
    """What is held in hand, and what was done last."""
    view = describe.view
    held = describe.some("pending", view.pending, player=describe.name(view.prompt.seat)) if view.prompt else []
    if view.last is None:
        return held
    seat, move = view.last
    return [*held, describe("last", player=describe.name(seat), move=Verbatim(_done(describe, move)))]


def _place(describe: Describe, seat: int) -> Verbatim:
    return (
        Verbatim(describe("start", player=describe.name(seat))) if seat == describe.view.start else describe.name(seat)
    )


def moves(describe: Describe, seat: int) -> list[str]:
    """What this seat can do, with what it costs or brings where the view says so."""
    ways = {("sun", way.hex): _way(describe, way) for way in describe.view.destinations}
    told = ways | {
        ("build", thing): _price(describe, thing, cubes) for thing, cubes in describe.view.boards[seat].payable
    }
    known = [
        (verb, *(told.get((verb, word), word) for word in rest)) for verb, *rest in _split(describe.view.moves or ())
    ]
    stops = () if any(verb == "sun" for verb, *_ in known) else tuple(ways.values())
    worth = describe.row("count", ({"thing": hex_, "count": points} for hex_, points in describe.view.worth))
    beside = describe.row("count", ({"thing": hex_, "count": change} for hex_, change in describe.view.beside))
    paid = describe.row("cube", ({"colour": colour, "hex": hex_} for colour, hex_ in describe.view.paid))
    return [
        *describe.moves(known),
        *describe.some("stops", stops),
        *describe.some("worth", worth),
        *describe.some("beside", beside),
        *describe.some("paid", paid),
    ]


def _split(moves: Iterable[str]) -> Iterator[list[str]]:
    return (move.split() for move in moves)


def _done(describe: Describe, move: str) -> str:
    return describe.moves(_split([move]))[0]


def _price(describe: Describe, thing: str, cubes: int) -> Verbatim:
    return Verbatim(describe("price", thing=thing, cubes=cubes))


def _way(describe: Describe, way: Destination) -> Verbatim:
    gains = [describe("steps", count=way.steps)]
    if way.cubes:
        gains.append(describe("cubes-grow", cubes=way.cubes, count=len(way.cubes)))
    if way.points:
        gains.append(describe("temple-points", points=way.points))
    if way.revolution:
        gains.append(describe("revolution-points", points=way.revolution))
    return Verbatim(describe("destination", hex=Verbatim(way.hex), gains=Verbatim(", ".join(gains))))


# -- one board, most important first


def board(describe: Describe, seat: int) -> list[str]:
    """Points, stocks, city, people and action tiles; what a player lacks is not mentioned."""
    own, who = describe.view.boards[seat], describe.who(seat)
    return [
        points(describe, seat),
        *_added(describe, seat),
        describe("stock", **who, mana=own.mana, sun=own.sun_value, reach="unlimited" if own.unlimited else "limited"),
        *describe.some("cubes", describe.stock(own.cubes), **who),
        _temples(describe, seat),
        *describe.some("built", own.built, **who),
        *describe.some("active", own.active, **who),
        *describe.some("hired", own.hired, **who),
        _sun(describe, own),
        *describe.some("corners", tuple(map(Verbatim, own.corners)), **who),
        *_areas(describe, own),
        *([describe("fresh", **who, thing=own.fresh)] if own.fresh else []),
        *describe.still("payable", describe.stock(own.payable), **who),
        *describe.ties(seat),
    ]


def _temples(describe: Describe, seat: int) -> str:
    """How many there are, and until the game is over what the next one costs."""
    own = describe.view.boards[seat]
    cost = 0 if describe.view.result else own.temple_cost
    return describe("temples", **describe.who(seat), count=own.temples, cost=cost)


def points(describe: Describe, seat: int) -> str:
    score = describe.view.scores[seat]
    lines = describe.row("line", ({"source": source, "points": points} for source, points in score.lines if points))
    return describe(
        "points",
        **describe.who(seat),
        points=describe.view.boards[seat].points,
        total=score.total,
        scored=Verbatim("yes" if describe.scored(seat) else "no"),
        time=describe.time(),
        sources=len(lines),
        lines=lines,
    )


def _added(describe: Describe, seat: int) -> list[str]:
    """What characters bring in the lines of other sources."""
    own = describe.view.boards[seat].added
    things = describe.row("line", ({"source": person, "points": points} for person, points in own))
    return describe.some("added", things, **describe.who(seat))


def _sun(describe: Describe, own: BoardView) -> str:
    path = tuple(map(Verbatim, own.path))
    beside = Verbatim(own.sun_beside or "none")
    return describe("sun", **describe.who(own.seat), hex=Verbatim(own.sun), path=path, length=len(path), beside=beside)


def _areas(describe: Describe, own: BoardView) -> list[str]:
    return [
        describe("area", **describe.who(own.seat), area=area, tiles=_actions(describe, tiles))
        for area, tiles in own.areas
        if tiles
    ]


def _actions(describe: Describe, tiles: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    return describe.row("action", ({"symbol": symbol, "colour": colour} for symbol, colour in tiles))


def land(describe: Describe, seat: int, brief: bool = False) -> list[str]:
    """The tiles in reading order; what temples that are not built would bring is left out at the end and if `brief`."""
    brief = brief or describe.view.result is not None
    return [describe("tile", parts=Verbatim(_tile(describe, tile, brief))) for tile in describe.view.boards[seat].tiles]


def _tile(describe: Describe, tile: TileView, brief: bool) -> str:
    parts = [describe("special" if tile.special else "ground", hex=Verbatim(tile.hex), tile=tile.tile)]
    if tile.special or tile.points:
        parts.append(describe("tile-worth", points=tile.points))
    if tile.cubes:
        parts.append(describe("tile-cubes", cubes=tile.cubes, count=len(tile.cubes)))
    if tile.temple:
        parts.append(describe("tile-temple", light=tile.light))
    elif not brief:
        parts.append(describe("tile-light", light=tile.light))
    return ", ".join(parts)


def own_text(describe: Describe, seat: int) -> list[str]:
    """A board with its land, for its owner."""
    return [*board(describe, seat), *land(describe, seat)]


# -- the display


def display(describe: Describe) -> list[str]:
    view = describe.view
    return [
        *(_column(describe, symbol, column) for symbol, column in view.columns),
        *describe.some("piles", describe.stock(view.piles)),
        *(
            sentence
            for symbol, tiles in view.discards
            for sentence in describe.some("discards", describe.stock(tiles), symbol=symbol)
        ),
        *describe.some("open", tuple(_stack(describe, stack) for stack in view.stacks if stack.open)),
        *describe.some("taken", tuple(_stack(describe, stack) for stack in view.stacks if not stack.open)),
        *describe.some("additional", describe.stock(view.additional)),
        *describe.some("specials", describe.stock(view.specials)),
        *describe.some("offer", view.offer),
        *describe.some("temporary", _actions(describe, view.temporary)),
    ]


def _column(describe: Describe, symbol: str, column: Sequence[str]) -> str:
    return describe("column", symbol=symbol, tiles=tuple(reversed(column)), count=len(column))


def _stack(describe: Describe, stack: StackView) -> Verbatim:
    if stack.open in (None, stack.stack):
        return Verbatim(describe("stack", stack=stack.stack, left=stack.left))
    return Verbatim(describe("stack-other", stack=stack.stack, open=stack.open, left=stack.left))


def things(describe: Describe) -> list[str]:
    """Cost and effect, as printed, of everything that can be built, hired or placed."""
    view = describe.view
    people = {*view.offer, *(person for own in view.boards for person in (*own.hired, *own.active))}
    ids = [
        "temple",
        *(building.id for building in cat.BUILDINGS),
        *(character.id for character in cat.CHARACTERS if character.id in people),
        *cat.SPECIALS,
    ]
    return [describe("thing", thing=id_, about=about(id_, dict(view.options))) for id_ in ids]


# -- whole texts


def board_picture(describe: Describe, seat: int) -> list[str]:
    heading = describe("board", player=describe.name(seat))
    return [heading, *board(describe, seat), *land(describe, seat, brief=True)]


def city_picture(describe: Describe, seat: int) -> list[str]:
    """What a player has built and whom hired, and what that needs and brings."""
    own, who = describe.view.boards[seat], describe.who(seat)
    return [
        describe("city", player=describe.name(seat)),
        *describe.some("built", own.built, **who),
        *describe.some("active", own.active, **who),
        *describe.some("hired", own.hired, **who),
        _temples(describe, seat),
        *describe.still("payable", describe.stock(own.payable), **who),
        *describe.some("cubes", describe.stock(own.cubes), **who),
        describe("stock", **who, mana=own.mana, sun=own.sun_value, reach="unlimited" if own.unlimited else "limited"),
        points(describe, seat),
        *_added(describe, seat),
    ]


def table_picture(describe: Describe, seat: int) -> list[str]:
    """What a glance tells, what is asked and can be chosen, what changed last, the others, then everything else."""
    view = describe.view
    first = view.order.index(seat)
    others = [view.order[(first + step) % view.seats] for step in range(1, view.seats)]
    return [
        planet(describe, seat),
        describe.moment(),
        *(moves(describe, seat) if view.to_move == seat else []),
        *_lately(describe),
        *(planet(describe, other) for other in others),
        *describe.still("payable", describe.stock(view.boards[seat].payable), **describe.who(seat)),
        *(_column(describe, symbol, column) for symbol, column in view.columns),
        *describe.some("open", tuple(_stack(describe, stack) for stack in view.stacks if stack.open)),
        *board(describe, seat),
        *_order(describe),
    ]


def planet(describe: Describe, seat: int) -> str:
    """A board at a glance."""
    own = describe.view.boards[seat]
    held = (
        Verbatim(describe("held-points", count=own.points)),
        Verbatim(describe("held-mana", count=own.mana)),
        *describe.row("held-cubes", ({"colour": colour, "count": count} for colour, count in own.cubes if count)),
    )
    return describe("planet", player=describe.name(seat), things=held, hex=Verbatim(own.sun))


def scores_picture(describe: Describe) -> list[str]:
    return [
        describe("scores"),
        describe.moment(),
        *(line for seat in range(describe.view.seats) for line in (points(describe, seat), *_added(describe, seat))),
    ]


def display_picture(describe: Describe) -> list[str]:
    return [describe("display"), *_order(describe), *display(describe)]


def state_text(describe: Describe) -> list[str]:
    """The complete state: the table, what can be done, the display, every board by seat, and what things do."""
    sections = [describe.table_section(table(describe))]
    if describe.view.moves and describe.view.prompt:
        prompt = describe.view.prompt
        sections.append(describe.moves_section(prompt, moves(describe, prompt.seat)))
    sections.append(describe.section("display", display(describe)))
    for seat in range(describe.view.seats):
        sections.append(describe.section("board", board(describe, seat), player=describe.name(seat)))
        if describe.view.boards[seat].tiles:
            sections.append(describe.section("land", land(describe, seat), player=describe.name(seat)))
    return [*sections, describe.section("things", things(describe))]
