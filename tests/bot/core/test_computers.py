"""Computer players at the table: their levels, what they may take, and what their waiting tells."""

from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from random import Random

import pytest

import engine
from bot.base.i18n import localizer
from bot.matches import computers
from bot.matches.computers import pause
from bot.matches.levels import PLAYERS, seatable, usual
from bot.matches.lobby import computer
from bot.store import Seat
from bot.thinking import Failed, Question, Thinking
from bot.thinking.pool import process
from bot.thinking.worker import think
from engine.players.values import load
from tests.bot.core.conftest import lobby, turn_of, whole_turn
from tests.e2e.client import selects, text

pytestmark = pytest.mark.usefixtures("orchard")


@pytest.fixture
def three_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Orchard offers all levels, as if the arena had proved them."""
    value = replace(load("orchard"), levels=("easy", "medium", "hard"))
    monkeypatch.setattr("engine.players.levels.load", lambda key: value)


def question(player: str = "hard", seconds: float = 5) -> Question:
    game = engine.load("orchard").new(seats=2, seed=4)
    return Question("orchard", game.to_json(), game.to_move or 0, player, 7, seconds)


def test_what_is_not_proved_is_not_offered() -> None:
    assert seatable("orchard") == ("random",)
    assert usual("orchard") == "random"


def test_the_middle_level_is_the_usual_one(three_levels: None) -> None:
    assert seatable("orchard") == ("easy", "medium", "hard", "random")
    assert usual("orchard") == "medium"


@pytest.mark.parametrize("player", PLAYERS)
def test_every_player_has_words_and_a_name_of_its_own(player: str) -> None:
    say = localizer("en")
    assert say(f"bot-player-{player}")
    assert say(f"bot-player-{player}-about")
    first = computer(player, (), say)
    second = computer(player, (Seat("Ana", user=1), first), say)
    assert first.player == second.player == player
    assert first.name != second.name
    assert player in first.name.lower()


@pytest.mark.parametrize("player", PLAYERS)
def test_a_wait_tells_nothing_but_who_decides(player: str) -> None:
    """It is drawn from the level and from whether a turn begins: no position can make it longer or shorter."""
    waits = [pause(player, begins=True, rng=Random(seed)) for seed in range(200)]
    later = [pause(player, begins=False, rng=Random(seed)) for seed in range(200)]
    assert 0 < min(later) < max(later) < max(waits) < computers.DECISION_SECONDS
    assert len(set(waits)) > 100


def test_an_answer_is_a_legal_move_that_depends_on_the_question_alone() -> None:
    assert think(question()) == think(question())
    assert think(question()) in engine.load("orchard").from_json(question().position).moves()


async def test_a_process_of_its_own_thinks() -> None:
    game = engine.load("theocratia").new(seats=2, seed=4)
    asked = Question("theocratia", game.to_json(), game.to_move or 0, "medium", 7, 30)
    thinking = Thinking(process)
    assert await thinking.move(asked) == think(asked)
    thinking.close()


class Dead(Executor):
    """A process that dies of every question."""

    def submit(self, *args, **kwargs):
        answer: Future[str] = Future()
        answer.set_exception(BrokenExecutor())
        return answer


async def test_a_process_that_dies_is_replaced_and_thinks_again() -> None:
    started = [ThreadPoolExecutor(1), Dead()]
    thinking = Thinking(lambda: started.pop())
    assert await thinking.move(question()) == think(question())
    assert started == []
    thinking.close()


async def test_who_cannot_think_says_so() -> None:
    thinking = Thinking(Dead)
    with pytest.raises(Failed):
        await thinking.move(question())
    thinking.close()


async def test_a_process_that_does_not_answer_in_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.thinking.pool.GRACE", 0)

    class Silent(Executor):
        def submit(self, *args, **kwargs):
            return Future()

    started = [ThreadPoolExecutor(1), Silent()]
    thinking = Thinking(lambda: started.pop())
    assert await thinking.move(question(seconds=0.2)) == think(question())
    thinking.close()


async def test_a_computer_of_a_level_is_seated_and_plays(three_levels: None, club) -> None:
    [ana] = await club.users("Ana")
    await ana.command("table-1", "newgame", game="orchard")
    await ana.choose(await lobby(ana, 1), "Hard")
    await ana.choose(await lobby(ana, 2), "Easy")
    await ana.click(await lobby(ana, 3), label="Add computer")
    full = await lobby(ana, 4)
    for name in ("Sage (hard)", "Pip (easy)", "Juno (medium)"):
        assert name in text(full)
    assert not [menu for menu in selects(full) if menu["placeholder"].startswith("Add a computer")]
    await ana.click(full, label="Start")
    message = await turn_of(ana)
    while "Sage (hard) plants" not in text(message):  # whoever begins: every computer has its turn in the end
        await whole_turn(ana)
        message = await turn_of(ana)
