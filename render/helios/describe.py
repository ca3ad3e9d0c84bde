"""What the pictures show, in sentences: the source of alt texts and of the state in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.helios.view import BoardView, HeliosView, StackView, TileView
from render import telling
from render.picture import Verbatim
from render.telling import alt


class Telling(telling.Telling[HeliosView]):
    """A view of Helios with the words to tell it."""

    __slots__ = ()


# -- the table


def table(tell: Telling) -> list[str]:
    """Round, order, whose turn it is and what may be done."""
    view = tell.view
    return [
        tell(
            "table", seats=view.seats, preset=Verbatim(tell.say(f"helios-option-preset-{dict(view.options)['preset']}"))
        ),
        tell(
            "round", round=view.round, rounds=view.rounds, turn=view.turn, turns=view.turns, phase=Verbatim(view.phase)
        ),
        tell("order", players=tell.names(view.order), start=tell.name(view.start)),
        *_moment(tell),
        *([tell("last", player=tell.name(view.last[0]), move=Verbatim(view.last[1]))] if view.last else []),
    ]


def _moment(tell: Telling) -> list[str]:
    view, prompt = tell.view, tell.view.prompt
    if prompt is None:
        return [_result(tell)]
    ask = Verbatim(tell.say(f"helios-ask-{prompt.kind}", **dict(prompt.data)))
    sentences = [tell("to_move", player=tell.name(prompt.seat), ask=ask)]
    if prompt.rules:
        sentences.append(tell("rules", rules=tuple(map(Verbatim, prompt.rules))))
    if view.pending:
        sentences.append(tell("pending", tiles=view.pending))
    if view.destinations:
        rows = tell.row(
            "destination",
            (
                {
                    "hex": Verbatim(way.hex),
                    "steps": way.steps,
                    "cubes": tell.list(way.cubes),
                    "points": way.points,
                    "revolution": way.revolution,
                }
                for way in view.destinations
            ),
        )
        sentences.append(tell("destinations", ways=Verbatim("; ".join(rows))))
    if view.worth:
        sites = tell.row("count", ({"thing": Verbatim(hex_), "count": points} for hex_, points in view.worth))
        sentences.append(tell("worth", sites=sites))
    if view.moves:
        sentences.append(tell("moves", moves=tuple(map(Verbatim, view.moves))))
    return sentences


def _result(tell: Telling) -> str:
    result = tell.view.result
    if result is None or result.ranks is None:
        return tell("over")
    places = sorted(range(tell.view.seats), key=lambda seat: result.ranks[seat])  # type: ignore[index]
    rows = tell.row("rank", ({"player": tell.name(seat), "rank": result.ranks[seat]} for seat in places))
    return tell("result", ranks=rows, reason=Verbatim(tell.say(f"helios-end-{result.reason}")))


# -- one board, most important first


def board(tell: Telling, seat: int, brief: bool = False) -> list[str]:
    """A board; in `brief` without what can be worked out from the rest."""
    facts = [*_first(tell, seat, brief), *([] if brief else _rest(tell, seat))]
    return [sentence for sentence, _ in facts]


def own(tell: Telling, seat: int) -> list[str]:
    """A board for its owner, without what is not there."""
    return [sentence for sentence, there in (*_first(tell, seat, False), *_rest(tell, seat)) if there]


def _first(tell: Telling, seat: int, brief: bool) -> list[tuple[str, bool]]:
    """Sentences, and whether each of them tells of anything."""
    own, score, player = tell.view.boards[seat], tell.view.scores[seat], tell.name(seat)
    lines = tell.row("line", ({"source": source, "points": points} for source, points in score.lines))
    reach = "unlimited" if own.unlimited else "limited"
    tiles = Verbatim("; ".join(_tile(tell, tile, brief) for tile in own.tiles) or tell("none"))
    return [
        (tell("points", player=player, points=own.points, total=score.total, lines=lines), True),
        (tell("stock", player=player, mana=own.mana, sun=own.sun_value, reach=reach), True),
        (tell("cubes", player=player, cubes=tell.stock(own.cubes)), _some(own.cubes)),
        (tell("tiles", player=player, tiles=tiles), bool(own.tiles)),
        (tell("built", player=player, buildings=tell.list(own.built)), bool(own.built)),
        (tell("active", player=player, characters=tell.list(own.active)), bool(own.active)),
        (tell("hired", player=player, characters=tell.list(own.hired)), bool(own.hired)),
        (tell("sun", player=player, hex=Verbatim(own.sun), path=tell.list(map(Verbatim, own.path))), True),
        (tell("areas", player=player, areas=Verbatim("; ".join(_areas(tell, own)))), True),
    ]


def _rest(tell: Telling, seat: int) -> list[tuple[str, bool]]:
    own, score, player = tell.view.boards[seat], tell.view.scores[seat], tell.name(seat)
    return [
        (tell("temples", player=player, count=own.temples, cost=own.temple_cost), True),
        (tell("fresh", player=player, thing=own.fresh or "words-none"), own.fresh is not None),
        (tell("corners", player=player, corners=tell.list(map(Verbatim, own.corners))), bool(own.corners)),
        (tell("payable", player=player, things=tell.stock(own.payable)), bool(own.payable)),
        *([(tell("ties", player=player, parts=tell.stock(score.ties)), _some(score.ties))] if score.ties else []),
    ]


def _some(stock: Iterable[tuple[str, int]]) -> bool:
    return any(count for _, count in stock)


def _tile(tell: Telling, tile: TileView, brief: bool) -> str:
    parts = [tell("tile", hex=Verbatim(tile.hex), tile=tile.tile)]
    if tile.special:
        parts.append(tell("tile-worth", points=tile.points))
    if tile.temple:
        parts.append(tell("tile-temple"))
    if tile.temple or not brief:
        parts.append(tell("tile-light", light=tile.light))
    if tile.cubes:
        parts.append(tell("tile-cubes", cubes=tile.cubes))
    return ", ".join(parts)


def _areas(tell: Telling, own: BoardView) -> list[str]:
    return [tell("area", area=area, tiles=_actions(tell, tiles)) for area, tiles in own.areas]


def _actions(tell: Telling, tiles: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    return tell.row("action", ({"symbol": symbol, "colour": colour} for symbol, colour in tiles))


# -- the display


def display(tell: Telling) -> list[str]:
    view = tell.view
    return [
        *(tell("column", symbol=symbol, tiles=tell.list(column)) for symbol, column in view.columns),
        tell("stacks", stacks=Verbatim("; ".join(_stack(tell, stack) for stack in view.stacks))),
        tell("additional", tiles=tell.stock(view.additional)),
        tell("specials", specials=tell.stock(view.specials)),
        tell("offer", characters=tell.list(view.offer)),
        tell("piles", piles=tell.stock(view.piles)),
        *(tell("discards", symbol=symbol, tiles=tell.stock(tiles)) for symbol, tiles in view.discards),
        tell("temporary", tiles=_actions(tell, view.temporary)),
    ]


def _stack(tell: Telling, stack: StackView) -> str:
    if stack.open is None:
        return tell("stack-taken", stack=stack.stack, left=stack.left)
    return tell("stack", stack=stack.stack, open=stack.open, left=stack.left)


# -- whole texts


def board_alt(tell: Telling, seat: int) -> str:
    return alt([tell("board", player=tell.name(seat)), *board(tell, seat, brief=True)])


def boards_alt(tell: Telling, seats: Sequence[int]) -> str:
    """Several boards: the most important of all of them before the rest."""
    rows = zip(*(board(tell, seat, brief=True) for seat in seats), strict=True)
    return alt([tell("boards", players=tell.names(seats)), *(sentence for row in rows for sentence in row)])


def scores_alt(tell: Telling) -> str:
    points = (board(tell, seat, brief=True)[0] for seat in range(tell.view.seats))
    return alt([tell("scores"), _result(tell), *points])


def display_alt(tell: Telling) -> str:
    return alt([tell("display"), *table(tell)[1:3], *display(tell)])


def words(tell: Telling) -> list[str]:
    """The complete state: the table, every board by seat, the display."""
    paragraphs = [table(tell), *(board(tell, seat) for seat in range(tell.view.seats)), display(tell)]
    return [" ".join(sentences) for sentences in paragraphs]
