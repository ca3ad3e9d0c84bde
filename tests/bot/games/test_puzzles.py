"""Every stored puzzle, played again."""

from random import Random

import pytest

import engine
from bot.matches.puzzles import Asked, Puzzle, Puzzles, begun, file_of, is_over, is_solved, puzzles
from bot.messages.plans import mostly
from engine.game import Event, Game
from engine.registry import GAMES
from tests.bot.matches import t

APART = {"helios": 3.0, "theocratia": 2.0, "bluemoon": 0.4}


@pytest.fixture(params=[key for key in GAMES if file_of(key).is_file()])
def key(request: pytest.FixtureRequest) -> str:
    """Every game with puzzles."""
    return str(request.param)


@pytest.fixture
def stored(key: str) -> list[Puzzle]:
    return list(puzzles(key).values())


def after(asked: Game, turn: tuple[str, ...]) -> tuple[Game, list[Event]]:
    """The end of a turn, and what was told before its last move; every move is legal, and none but the last ends it."""
    game, told = asked.copy(), list[Event]()
    for move in turn[:-1]:
        game.play(move, told)
        assert not is_over(asked, game)
    game.play(turn[-1])
    return game, told


def test_they_are_of_the_rules_of_now(key: str, stored: list[Puzzle]) -> None:
    """If this fails: `python -m benchmarks.puzzles`."""
    found = Puzzles.model_validate_json(file_of(key).read_text("utf-8"))
    assert found.rules_version == engine.load(key).rules_version
    assert len({puzzle.id for puzzle in found.puzzles}) == len(found.puzzles) == len(stored) > 0


def test_their_games_and_turns_can_be_played(key: str, stored: list[Puzzle]) -> None:
    for puzzle in stored:
        asked = begun(Asked(key, puzzle.id)).game
        assert len(asked.moves()) > 1
        ends = set()
        for turn in puzzle.accepted:
            end, told = after(asked, turn)
            assert is_over(asked, end)
            assert is_solved(asked, end, puzzle)
            assert not any(event.reveals for event in told), "luck decides nothing before the answer is given"
            ends.add(end.position_key())
        assert len(ends) == len(puzzle.accepted)


def test_another_turn_does_not_solve_them(key: str, stored: list[Puzzle]) -> None:
    """Of the turns that begin with another move at least one is wrong."""
    for puzzle in stored:
        asked, wrong, waiting = begun(Asked(key, puzzle.id)).game, False, list[Game]()
        waiting.append(asked)
        while waiting and not wrong:
            before = waiting.pop()
            for move in before.moves():
                then = before.copy()
                then.play(move)
                if not is_over(asked, then):
                    waiting.append(then)
                elif not is_solved(asked, then, puzzle):
                    wrong = True
        assert wrong, puzzle.id


def test_they_are_clear_and_say_why(key: str, stored: list[Puzzle]) -> None:
    for puzzle in stored:
        assert puzzle.gain >= APART[key]
        if puzzle.theme:
            assert mostly(key, puzzle.theme, t)


def test_nothing_hidden_from_the_seat_decides(key: str, stored: list[Puzzle]) -> None:
    """The same turns are offered, and lead to the same view, in a world that the seat cannot tell from the true one."""
    for puzzle in stored:
        asked = begun(Asked(key, puzzle.id)).game
        other = asked.determinize(asked.to_move, Random(1))
        assert asked.view(asked.to_move) == other.view(asked.to_move)
        for turn in puzzle.accepted:
            after(other, turn)
