"""What is asked and told of others' turns in one line each."""

from functools import partial
from random import Random
from typing import Any

import pytest

from bot.base.room import fits_row, fitted
from bot.games.theocratia import DIGEST
from bot.messages.narration import lines, question
from engine.game import Event
from engine.theocratia import GAME
from render import Localize
from tests.bot.matches import t
from tests.engine.theocratia.tables import Table, do, quarry

NAMES = ("Anna", "Bela", "Cleo", "Dora")
ASK = 40
"""Letters of a question."""


@pytest.mark.parametrize("seed", range(6))
def test_a_turn_is_a_line_and_a_question_goes_on_after_a_name(seed: int) -> None:
    game: Any = GAME.new(seats=2 + seed % 3, seed=seed)
    rng = Random(seed)
    while game.to_move is not None:
        asked = question("theocratia", game.prompt(), NAMES, t)
        assert len(asked) <= ASK, asked
        assert asked[0].islower(), asked
        assert not asked.endswith("."), asked
        log: list[Event] = []
        game.play(rng.choice(game.moves()), log)
        for event in log:
            if event.kind in (*DIGEST.telling, *DIGEST.always):
                told = fitted(partial(_line, event), t, fits_row)
                assert fits_row(told), told


@pytest.mark.parametrize("move", ["destroy d2", "convert d2 tile"])
def test_who_loses_a_building_to_a_war_is_told_so(move: str) -> None:
    """Brown's House of Pink stands on d2."""
    table = Table("violet 2", "pink 1").building("d2", "pink").player(0, level_tiles=1, claimed=[2])
    log = do(table.game(), "die violet 2", "row violet", move)
    [lost] = DIGEST.lost(log, 1)
    assert all(part in told(lost) for part in ("Anna", "Pink House", "d2"))
    assert [*DIGEST.lost(log, 2)] == []


def test_who_loses_a_building_to_a_pyramid_is_told_so() -> None:
    """Brown's House on d2 makes room for Red's Pyramid on d3; the Factory on e4 is nobody's."""
    game, wanted = quarry().game(), ("die magenta 5", "face 5", "row pink", "pyramid", "site d3", "clear d2 e4")
    log: list[Event] = []
    while not any(event.kind == "made_room" for event in log):
        log += do(game, next(move for move in wanted if move in game.moves()))
    [lost] = DIGEST.lost(log, 1)
    assert all(part in told(lost) for part in ("Anna", "Pink House", "d2", "Pyramid"))


@pytest.mark.parametrize("kind", ["destroyed", "converted", "made_room"])
def test_whose_building_is_gone_is_told(kind: str) -> None:
    lost: Any = {"hex": "d2", "civ": "pink", "building": "house", "warriors": 1}
    assert " Bela’s Pink House on d2" in told(Event(kind, 0, owner=1, **lost))
    assert " a Pink House on d2" in told(Event(kind, 0, owner=None, **lost))


def told(event: Event) -> str:
    return _line(event, t)


def _line(event: Event, t: Localize) -> str:
    return "".join(lines("theocratia", [event], NAMES, t))
