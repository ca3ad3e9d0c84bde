"""Computer players at the table: their levels, what they may take, and what their waiting tells."""

import asyncio
import os
import signal
import time
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, cast

import pytest

import engine
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim, localizer
from bot.base.processes import ready
from bot.matches import computers
from bot.matches.computers import pause, pause_alone
from bot.matches.levels import PLAYERS, learned_at, seatable, usual
from bot.matches.lobby import change, computer, opened
from bot.store import Seat
from bot.thinking import Failed, Question, Thinking
from bot.thinking.pool import process
from bot.thinking.worker import think
from engine.players.values import load
from tests.bot.core.computer_tables import Alone, Waiting, at_a_computers_table, question, waited
from tests.bot.core.conftest import BotHarness, lobby, press, revision, set_up, turn_of, until, whole_turn
from tests.bot.matches import t
from tests.e2e.client import text
from tests.processes import gone, stop

if TYPE_CHECKING:
    from bot.matches.service import MatchService

pytestmark = pytest.mark.usefixtures("orchard")


@pytest.fixture
def three_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Orchard offers all levels, as if the arena had proved them."""
    value = replace(load("orchard"), levels=dict.fromkeys(("easy", "medium", "hard")))
    monkeypatch.setattr("engine.players.levels.load", lambda key: value)


def test_what_is_not_proved_is_not_offered() -> None:
    assert seatable("orchard") == ("random",)
    assert usual("orchard") == "random"


def test_the_middle_level_is_the_usual_one(three_levels: None) -> None:
    assert seatable("orchard") == ("easy", "medium", "hard", "random")
    assert usual("orchard") == "medium"


def test_a_level_that_is_not_offered_is_not_seated() -> None:
    ana = Seat("Ana", user=1)
    open_lobby = opened(key="orchard", options={}, host=ana, guild=1, channel=7, locale="en", thread=False, at=0)
    with pytest.raises(Refusal):
        change(open_lobby, "computer.hard", ana, t=localizer("en"))


@pytest.mark.parametrize("player", PLAYERS)
async def test_a_game_under_way_keeps_a_level_that_is_offered_no_more(
    player: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Orchard offers none of them."""
    asked: list[str] = []

    async def move(noted: Waiting, question: Question) -> str:
        asked.append(question.player)
        return think(question)

    monkeypatch.setattr(Waiting, "move", move)
    await waited(at_a_computers_table("orchard", 3, 6, player), monkeypatch)
    assert asked == ([player] if player != "random" else [])


@pytest.mark.parametrize("player", PLAYERS)
def test_every_player_has_words_and_a_name_of_its_own(player: str) -> None:
    assert t(f"bot-player-{player}")
    assert t(f"bot-player-{player}-about", at=Verbatim("all"))
    first = computer(player, (), t)
    second = computer(player, (Seat("Ana", user=1), first), t)
    assert first.player == second.player == player
    assert first.name != second.name
    assert player in first.name.lower()


def test_a_lobby_tells_at_how_many_seats_expert_plays_as_hard() -> None:
    assert learned_at("helios") == "2"
    assert "2" in localizer("en")("bot-player-expert-about", at=Verbatim("2"))


@pytest.mark.parametrize("player", PLAYERS)
def test_a_wait_tells_nothing_but_who_decides(player: str) -> None:
    """It is drawn from the level and from whether a turn begins: no position can make it longer or shorter."""
    waits = [pause(player, begins=True, rng=Random(seed)) for seed in range(200)]
    later = [pause(player, begins=False, rng=Random(seed)) for seed in range(200)]
    assert 0 < min(later) < max(later) < max(waits) < computers.EXPERT_SECONDS
    assert len(set(waits)) > 100


async def test_worlds_that_differ_in_hidden_things_give_the_same_waiting(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = at_a_computers_table(key, 3, 6)
    worlds = [replace(match, game=match.game.determinize(None, Random(seed))) for seed in range(3)]
    if key != "helios":
        assert len({world.game.to_json() for world in worlds}) > 1, "they differ"
    assert len({tuple(await waited(world, monkeypatch)) for world in (match, *worlds)}) == 1


async def test_a_forced_answer_waits_as_long_as_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both at the beginning of a turn, and in the middle of one."""
    found: dict[tuple[bool, bool], set[tuple[float, ...]]] = {}
    match = at_a_computers_table("theocratia", 3, 0)
    while match.to_move is not None and len(found) < 4:
        begins = match.latest is None or match.latest.seat != match.to_move
        kind = (len(match.game.moves()) == 1, begins)
        if kind not in found:
            found[kind] = {tuple(await waited(match, monkeypatch))}
        match, _ = match.play(match.game.moves()[-1:], user=None, at=0)
    for begins in (True, False):
        waits = [found[forced, begins] for forced in (True, False) if (forced, begins) in found]
        assert all(one == waits[0] and sum(next(iter(one))) > 0 for one in waits)
    assert any(forced for forced, _ in found), "an answer was forced"


@pytest.mark.parametrize("player", [player for player in PLAYERS if player != "random"])
async def test_alone_one_waits_once_for_a_whole_turn_and_less_than_a_second(
    key: str, player: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No time is kept for taking back; all of the thinking fits into that wait."""
    table = Alone(key, player)
    before = table.match.revision
    [none, pause] = await table.turn(monkeypatch)
    assert none == 0
    assert 0 < pause < 0.9
    assert len(table.taken) == table.match.revision - before >= 1
    assert sum(table.taken) < pause


@pytest.mark.parametrize("player", PLAYERS)
def test_alone_a_wait_tells_nothing_but_who_decides(player: str) -> None:
    waits = {pause_alone(player, Random(seed)) for seed in range(200)}
    assert len(waits) > 100
    assert 0 < min(waits) < max(waits) < 0.9


async def test_a_turn_thought_out_is_not_played_where_its_person_went_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits and thinks anew after the step is made again."""
    table = Alone("orchard", "easy")

    async def stale(game: str, revision: int, moves: list[str]) -> None:
        table.answered.set()
        raise Refusal("stale")

    with monkeypatch.context() as patched:
        patched.setattr(table, "advance", stale)
        await table.turn(monkeypatch)
    waits, asked = len(table.waited), len(table.taken)
    table.answered.clear()
    await table.turn(monkeypatch)
    assert (len(table.waited), len(table.taken)) == (2 * waits, 2 * asked)


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


async def test_a_process_that_died_while_nobody_asked_is_replaced() -> None:
    started: list[Executor] = []

    def noted() -> Executor:
        started.append(process())
        return started[-1]

    game = engine.load("theocratia").new(seats=2, seed=4)
    asked = Question("theocratia", game.to_json(), game.to_move or 0, "medium", 7, 30)
    thinking = Thinking(noted)
    assert await thinking.move(asked) == think(asked)
    pid = await asyncio.wrap_future(started[0].submit(os.getpid))
    dying = started[0].submit(time.sleep, 60)
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(BrokenExecutor):
        await asyncio.wrap_future(dying)
    assert await thinking.move(asked) == think(asked)
    assert len(started) == 2
    thinking.close()


async def test_who_cannot_think_says_so() -> None:
    thinking = Thinking(Dead)
    with pytest.raises(Failed):
        await thinking.move(question())
    thinking.close()


async def test_a_process_that_does_not_answer_in_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.thinking.pool.GRACE", 0)

    class Silent(ThreadPoolExecutor):
        def submit(self, work, /, *args, **kwargs):
            return super().submit(work) if work is ready else Future()

    started = [ThreadPoolExecutor(1), Silent(1)]
    thinking = Thinking(lambda: started.pop())
    assert await thinking.move(question(seconds=0.2)) == think(question())
    thinking.close()


async def test_a_process_that_is_stopped_is_replaced_and_nothing_of_it_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.thinking.pool.GRACE", 1)
    started: list[Executor] = []

    def noted() -> Executor:
        started.append(process())
        return started[-1]

    thinking = Thinking(noted)
    game = engine.load("theocratia").new(seats=2, seed=4)
    asked = Question("theocratia", game.to_json(), game.to_move or 0, "easy", 7, 1)
    expected = await thinking.move(asked)
    pids = []
    for _ in range(2):
        pids.append(await asyncio.wrap_future(started[-1].submit(os.getpid)))
        await stop(pids[-1])
        if len(pids) == 1:
            assert await asyncio.wait_for(thinking.move(asked), 60) == expected
    thinking.close()
    await gone(*pids)


async def test_a_computer_of_a_level_is_seated_and_plays(three_levels: None, harness) -> None:
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "newgame", game="orchard")
    await ana.choose(await set_up(ana, 1), "Hard")
    await ana.choose(await set_up(ana, 2), "Easy")
    await press(ana, 3, "computer")
    full = await lobby(ana, 4)
    for name in ("Sage (hard)", "Pip (easy)", "Juno (medium)"):
        assert name in text(full)
    assert "Hard" not in text(await set_up(ana, 4)), "no more room"
    await ana.click(full, label="Start")
    await turn_of(ana)
    await whole_turn(ana)
    await turn_of(ana)  # By then every computer has had its turn, whoever began.
    [row] = await harness.live_games()
    match = await harness.bot.services.matches.get(row.id)
    assert {entry.seat for entry in match.history} == set(range(4))


async def test_a_restart_in_the_middle_of_a_thought_thinks_again(
    three_levels: None, harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of the first thought is left; the computer plays once, and the person after it."""
    asked: list[Question] = []

    async def never_ends(self: Thinking, asks: Question) -> str:
        asked.append(asks)
        await asyncio.Event().wait()
        return ""

    async def thinks() -> bool:
        return bool(asked)

    [ana] = await harness.users("Ana")
    with monkeypatch.context() as patched:
        patched.setattr(Thinking, "move", never_ends)
        await harness.begin(ana, computers=1)
        [row] = await harness.live_games()
        match = await harness.bot.services.matches.get(row.id)
        if match.owner(match.to_move) is not None:
            await turn_of(ana)
            await whole_turn(ana)
        await until(thinks, True)
        before = await revision(harness)
        await harness.close()
    await harness.open()
    message = await turn_of(ana)
    assert "Juno (medium) plants" in text(message)
    assert await revision(harness) == before + 2, "it takes and plants"


class Thorough(Waiting):
    """Takes all the time it may, by a clock of its own, for each answer."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[float] = []

    async def move(self, question: Question) -> str:
        self.taken.append(question.seconds)
        return think(replace(question, player="easy"))


@pytest.mark.parametrize(("player", "most"), [("medium", 1.0), ("hard", 1.0), ("expert", 3.0)])
async def test_a_turn_is_thought_about_for_a_second_or_three(
    player: str, most: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each decision takes a fifth of what is left, so the last one has some, too."""
    thorough = Thorough()
    playing = computers.Computers(cast("MatchService", thorough), cast("Thinking", thorough), 0)
    match = at_a_computers_table("orchard", 3, 5, player=player)
    with monkeypatch.context() as patched:
        patched.setattr(asyncio.get_running_loop(), "time", lambda: sum(thorough.taken))
        for decision in range(12):
            thorough.answered.clear()
            playing.match_changed(replace(match, row=replace(match.row, revision=decision)))
            await thorough.answered.wait()
    await playing.close()
    assert thorough.taken == pytest.approx([0.2 * most * 0.8**number for number in range(12)])
    assert sum(thorough.taken) < most
