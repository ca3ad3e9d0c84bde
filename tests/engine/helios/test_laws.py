"""Whatever is played: every piece is in exactly one place, and what must always hold holds."""

from typing import Any

from hypothesis import given

from engine.game import Event
from engine.helios import Helios
from engine.helios import catalogue as cat
from tests.engine.helios import conserved
from tests.engine.random_games import Walk, walks


@given(walks(Helios, 350))
def test_every_piece_is_in_one_place(walk: Walk) -> None:
    conserved.check(walk.end())


@given(walks(Helios, 350))
def test_land_only_leaves_the_game(walk: Walk) -> None:
    """Tiles that are nowhere any more: those that nobody took, and those for which there was no room."""
    game: Any = walk.start()
    gone = 0
    for choice in walk.choices:
        if not (moves := game.moves()):
            break
        before, log = game.view(None), list[Event]()
        game.play(moves[choice * len(moves) >> 8], log)
        gone += sum(event.kind == "lost" for event in log)
        if any(event.kind == "round" and event.data["number"] != 1 for event in log):
            gone += sum(stack.open is not None for stack in before.stacks)
        assert sum(conserved.land_tiles(game.view(None)).values()) == 36 + 8 - gone


@given(walks(Helios, 350))
def test_cubes_come_and_go_as_the_log_says(walk: Walk) -> None:
    """Land, bonus cubes and the sun bring cubes; payments and new temples take them."""
    game: Any = walk.start()
    log: list[Event] = []
    for choice in walk.choices:
        if moves := game.moves():
            game.play(moves[choice * len(moves) >> 8], log)
            prompt = game.prompt()
            if prompt is None or prompt.kind != "pay":
                lying = sum(count for board in game.view(None).boards for _, count in board.cubes)
                assert lying == _gained(log) - _lost(log)


def _gained(log: list[Event]) -> int:
    land = sum(int(event.data["tile"] in cat.COLOURS) for event in log if event.kind in ("started", "placed"))
    return land + sum(event.kind == "cube" for event in log) + _cubes_of(log, "grew")


def _lost(log: list[Event]) -> int:
    return _cubes_of(log, "paid") + _cubes_of(log, "crushed")


def _cubes_of(log: list[Event], kind: str) -> int:
    return sum(len(event.data["cubes"]) for event in log if event.kind == kind)  # type: ignore[arg-type, misc]
