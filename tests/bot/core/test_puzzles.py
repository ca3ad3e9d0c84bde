"""/puzzle: one turn of a real game, answered by clicks."""

from dataclasses import replace

import pytest

from bot.base.choices import moves_key
from bot.base.custom_ids import move_id
from bot.matches.puzzles import Asked, begun, is_over, is_solved, of_the_day, puzzles
from bot.store import PuzzleRow
from engine.game import Game, Move
from tests.bot.core.conftest import has, shown
from tests.bot.core.looking_back import asked
from tests.bot.core.notices import closed, direct
from tests.bot.matches import says
from tests.e2e.client import BUTTON, buttons, is_private, pictures, text

KEY = "helios"


def named(message):
    """Which puzzle it shows."""
    _, key, id_ = buttons(message)[0]["custom_id"].split(":")[1].split(".", 2)
    return Asked(key, id_)


def wrong(which):
    """A turn that is none of the best."""
    start = begun(which).game
    waiting: list[tuple[Game, tuple[Move, ...]]] = [(start, ())]
    while waiting:
        before, way = waiting.pop()
        for move in before.moves():
            then = before.copy()
            then.play(move)
            if not is_over(start, then):
                waiting.append((then, (*way, move)))
            elif not is_solved(start, then, which.puzzle):
                return (*way, move)
    raise LookupError


async def answer(user, message, turn, place="lobby"):
    """Give it move by move; return the end."""
    which, first = named(message), len(begun(named(message)).history)
    for number, move in enumerate(turn):
        await user.press(message, move_id(which.name, first + number, moves_key((move,))), kind=BUTTON)
        if number + 1 < len(turn):
            await shown(user, at(first + number + 1), place)
    return await shown(user, lambda m: has(m, "Next puzzle"), place)


def at(revision):
    """A message that asks for the decision after so many moves."""
    return lambda message: f":{revision}:undo" in str(message)


async def rating(harness, user):
    return await harness.bot.services.store.rating(int(user.id), f"puzzle.{KEY}.")


async def test_the_best_turn_solves_it_and_the_answer_explains(clubhouse):
    [ana] = await closed(clubhouse, "Ana")
    page = await asked(ana, name="puzzle", game=KEY)
    assert is_private(page)
    assert len(pictures(page)) == 1
    assert has(page, "Undo")
    end = await answer(ana, page, named(page).puzzle.accepted[0])
    assert "Solved." in text(end)
    assert says(text(end), "bot-puzzle-gain", alike=0)
    assert len(pictures(end)) == 1
    assert (await rating(clubhouse, ana)).mu > 25


async def test_another_turn_is_told_the_best_and_counts_once(clubhouse):
    [ana] = await closed(clubhouse, "Ana")
    page = await asked(ana, name="puzzle", game=KEY)
    which = named(page)
    end = await answer(ana, page, wrong(which))
    assert says(text(end), "bot-puzzle-failed")
    lost = await rating(clubhouse, ana)
    assert lost.mu < 25
    [its] = await clubhouse.bot.services.store.puzzle_ratings(which.name)
    assert its.mu > {"easy": 20, "medium": 25, "hard": 30}[which.puzzle.grade]
    await ana.click(end, label="Try again")
    page = await shown(ana, lambda m: has(m, "Undo") and not has(m, "Next puzzle"), "lobby")
    end = await answer(ana, page, which.puzzle.accepted[0])
    assert "Solved." in text(end)
    assert await rating(clubhouse, ana) == lost


async def test_a_decision_is_taken_back(clubhouse):
    which = next(Asked(KEY, id_) for id_, one in puzzles(KEY).items() if len(one.accepted[0]) > 1)
    [ana] = await closed(clubhouse, "Ana")
    await clubhouse.bot.services.store.save_puzzle(PuzzleRow(int(ana.id), KEY, which.id, 1))
    page = await asked(ana, name="puzzle", game=KEY)
    assert named(page) == which, "one that is not answered yet is asked again"
    first = len(begun(which).history)
    await ana.press(page, move_id(which.name, first, moves_key(which.puzzle.accepted[0][:1])), kind=BUTTON)
    page = await shown(ana, at(first + 1), "lobby")
    await ana.click(page, label="Undo")
    await shown(ana, at(first), "lobby")


async def test_none_is_asked_twice_until_all_were(clubhouse):
    [ana] = await closed(clubhouse, "Ana")
    store, (last, *others) = clubhouse.bot.services.store, puzzles(KEY)
    for at, id_ in enumerate(others):
        await store.save_puzzle(PuzzleRow(int(ana.id), KEY, id_, at, result="failed"))
    assert named(await asked(ana, name="puzzle", game=KEY)).id == last
    await store.save_puzzle(PuzzleRow(int(ana.id), KEY, last, 1_000, result="solved"))
    assert named(await asked(ana, name="puzzle", game=KEY)).id == others[0], "the one asked the longest ago"


async def test_that_of_the_day_is_the_same_for_everybody(clubhouse):
    ana, ben = await closed(clubhouse, "Ana", "Ben")
    pages = [await asked(user, name="puzzle") for user in (ana, ben)]
    assert named(pages[0]) == named(pages[1])
    days = {of_the_day(f"2026-11-{day}") for day in range(10, 30)}
    assert len(days) > 1


async def test_it_comes_in_direct_messages_where_they_are_open(clubhouse):
    [ana] = await clubhouse.users("Ana")
    assert says(text(await asked(ana, name="puzzle", game=KEY)), "bot-puzzle-there")
    [page] = await direct(clubhouse, ana)
    assert "Puzzle: Helios" in text(page)


async def test_a_channel_thinks_about_it_together_and_the_answer_is_hidden(clubhouse):
    ana, ben = await clubhouse.users("Ana", "Ben")
    await ana.command("lobby", "puzzle", game=KEY, together=True)
    page = await shown(ben, lambda m: "Puzzle: Helios" in text(m), "lobby")
    assert not is_private(page)
    assert buttons(page) == []
    lines = text(page).splitlines()
    hidden = [line for line in lines if line.startswith("||") and line.endswith("||")]
    assert len(hidden) >= 2
    best = hidden[0].strip("|").removeprefix("Best: ").strip("*")
    assert [line for line in lines if best in line] == hidden[:1], "alt texts do not tell it either"
    [row] = await clubhouse.bot.services.store.puzzles(int(ana.id), KEY)
    assert row.result == "shown", "who posts it has seen the answer"


async def test_what_is_no_puzzle_is_said(clubhouse):
    [ana] = await closed(clubhouse, "Ana")
    page = await asked(ana, name="puzzle", game=KEY)
    await ana.press(page, move_id(named(page).name, 1, "nothing"), kind=BUTTON)
    still = await shown(ana, lambda m: has(m, "Undo"), "lobby")
    assert named(still) == named(page)


async def test_deleting_oneself_deletes_answers_and_rating(clubhouse):
    [ana] = await closed(clubhouse, "Ana")
    page = await asked(ana, name="puzzle", game=KEY)
    await answer(ana, page, named(page).puzzle.accepted[0])
    store = clubhouse.bot.services.store
    personal = await store.personal(int(ana.id))
    assert [row["result"] for row in personal["puzzles"]] == ["solved"]
    assert [row["key"] for row in personal["ratings"]] == ["puzzle.helios."]
    await store.forget(int(ana.id), str)
    assert await store.puzzles(int(ana.id), KEY) == []
    assert await rating(clubhouse, ana) is None
    assert len(await store.puzzle_ratings("puzzle.helios.")) == 1, "that of the puzzle stays"


async def test_counting_games_again_keeps_the_ratings_of_puzzles(clubhouse):
    [ana] = await closed(clubhouse, "Ana")
    page = await asked(ana, name="puzzle", game=KEY)
    await answer(ana, page, named(page).puzzle.accepted[0])
    known = await rating(clubhouse, ana)
    store = clubhouse.bot.services.store
    await store.rate([replace(known, key=KEY)])
    await store.uncount()
    assert await store.rating(int(ana.id), KEY) is None
    assert await rating(clubhouse, ana) == known


@pytest.mark.parametrize("together", [False, True])
async def test_of_a_game_that_there_is_not_there_are_no_puzzles(clubhouse, together):
    [ana] = await clubhouse.users("Ana")
    await ana.command("lobby", "puzzle", game="the0:", together=together)
    await shown(ana, lambda m: "I have no puzzle like this" in text(m), "lobby")
