"""The rules as tables: what is legal at each pending decision and what it does, what each automatic step does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.helios.moves import PASS
from engine.helios.rules import bonus_cube, build, characters, kinds, land, light, payment, setup, turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.game import Move
    from engine.helios.state import Entry, Log, State

    Lister = Callable[[State, Entry], list[Move]]
    Doer = Callable[[State, Entry, Move, Log], None]
    Step = Callable[[State, Entry, Log], None]

_DECISIONS: dict[int, tuple[Lister, Doer]] = {
    kinds.START_LAND: (setup.list_start_land, setup.do_start_land),
    kinds.CUBE: (bonus_cube.list_cube, bonus_cube.do_cube),
    kinds.TAKE: (turn.list_take, turn.do_take),
    kinds.AREA: (turn.list_area, turn.do_area),
    kinds.LAND: (land.list_land, land.do_land),
    kinds.PLACE: (land.list_place, land.do_place),
    kinds.COLOUR: (land.list_colour, land.do_colour),
    kinds.BUILD: (build.list_build, build.do_build),
    kinds.TEMPLE: (build.list_temple, build.do_temple),
    kinds.PAY: (payment.list_pay, payment.do_pay),
    kinds.SUN: (light.list_sun, light.do_sun),
    kinds.BAZAAR: (build.list_bazaar, build.do_bazaar),
    kinds.STEWARD: (land.list_steward, land.do_steward),
    kinds.BONUS: (turn.list_bonus, turn.do_bonus),
    kinds.CHARACTERS: (characters.list_characters, characters.do_characters),
}
_STEPS: dict[int, Step] = {
    kinds.STACKS: setup.make_stacks,
    kinds.OFFER_CUBE: bonus_cube.offer_cube,
    kinds.NEXT_TURN: turn.next_turn,
    kinds.FINISH_TURN: turn.finish_turn,
    kinds.CLEAR_AREA: turn.clear_area,
    kinds.RAISE: build.raise_temple,
    kinds.ERECT: build.erect,
    kinds.PLACE_DRAWN: land.place_drawn,
    kinds.COUNSEL: characters.counsel,
    kinds.WAKE: characters.wake,
}
LIST = tuple(_DECISIONS[kind][0] for kind in range(kinds.AUTOMATIC))
DO = tuple(_DECISIONS[kind][1] for kind in range(kinds.AUTOMATIC))


def moves(g: State) -> list[Move]:
    if not g.todo:
        return []
    entry = g.todo[-1]
    return LIST[entry[0]](g, entry)


def apply(g: State, move: Move, log: Log) -> None:
    """Carry out the move that answers the pending decision, then everything that nobody decides."""
    todo = g.todo
    entry = todo.pop()
    g.last = (entry[1], move)
    if move is PASS:
        turn.pass_action(entry[1], log)
    else:
        DO[entry[0]](g, entry, move, log)
    run(g, log)


def run(g: State, log: Log) -> None:
    todo = g.todo
    while todo and todo[-1][0] >= kinds.AUTOMATIC:
        entry = todo.pop()
        _STEPS[entry[0]](g, entry, log)
