"""Looking back at a decision: a better one, what it gains, and how sure that is."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import engine
from benchmarks import proofs
from benchmarks.proofs import OBVIOUS
from benchmarks.review import KINDS, NAMES, Kept, decided, planted, played, rate
from engine.game import Game, Move
from engine.players import StopCondition, never
from engine.players.review import SURE, Loss, accuracy, loss
from engine.players.values import load
from tests.engine.helios.tables import land, table
from tests.engine.players.moments import moments
from tests.engine.players.positions import POSITION
from tests.profiles import rounds

pytestmark = pytest.mark.usefixtures("orchard")


def looked_back(game: Game, *made: str, seed: int = 3) -> Loss:
    found = in_time(game, *made, seed=seed)
    assert found is not None
    return found


def in_time(game: Game, *made: str, seed: int = 3, enough: StopCondition = never) -> Loss | None:
    return loss(game.view(game.to_move), partial(game.determinize, game.to_move), Random(seed), made, enough)


def test_a_game_lost_bit_by_bit_was_not_played_well() -> None:
    """Six Offerings to none in Blue Moon City, over 130 decisions: each lost a 20th of one or less."""
    assert accuracy([Loss(Move("end"), 6 / 130)] * 130, load("bluemoon")) < 0.7


def test_a_loss_too_small_for_a_hint_counts_all_the_same(monkeypatch) -> None:
    """Apple 5 beside apple 6 brings 11 points more than birch 2 (O-4.1)."""
    from engine.orchard import GAME

    value = replace(load("orchard"), least=12.0)
    monkeypatch.setattr("engine.players.review.load", lambda key: value)
    assert looked_back(GAME.from_json(POSITION), "plant birch2").points == 11


def test_a_better_move_is_named_with_its_gain() -> None:
    """The last decision of the game: apple 5 beside apple 6 brings 6 + 5 points, any other card nothing (O-4.1)."""
    from engine.orchard import GAME

    game = GAME.from_json(POSITION)
    for made in ("plant birch2", "plant cedar4"):
        assert looked_back(game, made) == Loss(Move("plant apple5"), 11.0, 0.0, True, "points apple")


def test_the_best_move_has_no_better_one() -> None:
    from engine.orchard import GAME

    assert looked_back(GAME.from_json(POSITION), "plant apple5") == Loss(Move("plant apple5"))


def test_nothing_is_said_of_a_decision_when_the_time_is_over(rules: type[Game]) -> None:
    """A search that was cut short would find that most moves lost nothing."""
    for game in moments(rules, 1):
        for made in game.moves()[:5]:
            assert in_time(game, made, enough=lambda: True) is None


@pytest.mark.parametrize(("asked", "known"), [(5, False), (6, True)])
def test_three_worlds_are_enough_when_the_time_is_over(asked: int, known: bool) -> None:
    """The clock is asked after each of three searches for a better move, and before each world in which it is tried."""
    from engine.orchard import GAME

    time = iter([False] * asked)
    found = in_time(GAME.from_json(POSITION), "plant birch2", enough=lambda: next(time, True))
    assert found == (Loss(Move("plant apple5"), 11.0, 0.0, True, "points apple") if known else None)


def test_less_than_a_point_is_enough_where_few_points_decide() -> None:
    """Six Offerings win Blue Moon City: the Citadel, one step away, brings crystals for a part of one."""
    fresh = json.loads((OBVIOUS / "fresh" / "bluemoon.json").read_text("utf-8"))
    [citadel] = [one for one in fresh if one["best"] == ["step d4"]]
    game = engine.load("bluemoon").from_json(json.dumps(citadel["position"]))
    found = looked_back(game, "end")
    assert found.best == "step d4"
    assert 0 < found.points < 1


def test_a_gain_that_what_follows_undoes_is_not_marked() -> None:
    """Helios, H-7 and the Explorer: two cubes of the sun's last way wake him (16 points for 2 mana); the other way
    brings 4 points and a cube, and wakes nobody.
    """
    position = (OBVIOUS.parent / "explorer.json").read_text("utf-8")
    for seed in range(rounds(2, 5)):
        assert looked_back(engine.load("helios").from_json(position), "sun a3", seed=seed).marked is False


TURNS = json.loads((OBVIOUS.parent / "turns.json").read_text("utf-8"))
"""Turns that were really played, to which by hand no other one is better."""


@pytest.mark.parametrize("really", TURNS, ids=lambda one: one["name"])
def test_a_turn_as_good_as_any_is_not_marked(really: dict[str, Any]) -> None:
    """In two of them the search goes on worse after the first move. In the third somebody is ahead, and would leave
    points behind by ending the game.
    """
    game = engine.load(really["position"]["game"]).from_json(json.dumps(really["position"]))
    for seed in range(rounds(2, 5)):
        assert looked_back(game, *really["turn"], seed=seed).marked is False


def test_what_is_marked_gains_enough_and_depends_on_nothing_hidden(rules: type[Game]) -> None:
    least = load(rules.key).marked
    for game in moments(rules, 1):
        made = game.moves()[-1]
        found = looked_back(game, made)
        assert found.marked == (found.points > least and found.points > SURE * found.error)
        assert (found.best == made) == (found.points == 0)
        assert looked_back(game.determinize(game.to_move, Random(99)), made) == found


@pytest.mark.parametrize(("least", "told"), [(10.9, True), (11.0, False)])
def test_less_than_the_game_finds_worth_telling_is_not_told(monkeypatch, least: float, told: bool) -> None:
    """Apple 5 beside apple 6 brings 11 points more than birch 2 (O-4.1)."""
    from engine.orchard import GAME

    value = replace(load("orchard"), marked=least)
    monkeypatch.setattr("engine.players.review.load", lambda key: value)
    assert looked_back(GAME.from_json(POSITION), "plant birch2").marked == told


def test_an_area_that_changes_nothing_is_not_marked() -> None:
    """Helios, the last turn of the game: into whichever area the grey tile goes, Empty Spaces on d6 are worth 11, with
    the corner and the Prophetess, and Temples on c3 10. Only the second choice missed anything.
    """
    game = engine.load("helios").from_json((OBVIOUS.parent / "area.json").read_text("utf-8"))
    turn = ("area blue", "special temples", "place c3", "activate princess", "end")
    assert looked_back(game, *turn).points == 0
    game.play(turn[0])
    found = looked_back(game, *turn[1:])
    assert (found.best, found.points) == ("special empty_spaces", 1.0)


def test_a_loss_that_can_be_counted_to_the_end_is_told_exactly() -> None:
    """Helios H-7.4, H-9.10: after the last action nobody without cubes wakes the Princess; her 3 mana are 3 points."""
    game = table(land("d4:redwood", mana=5), land("d4:redwood", mana=0), ask="characters", round=4, turn=8)
    found = looked_back(game, "hire princess")
    assert (found.best, found.points, found.error, found.marked) == ("end", 3.0, 0.0, True)


def test_at_the_end_only_the_final_points_count() -> None:
    """Helios H-7.4, H-9.10, the last characters' phase: who hires the Architect for 2 mana, without a cube to wake him,
    ends with 37 points instead of 39, whatever may seem possible once the other has answered.
    """
    game = engine.load("helios").from_json((OBVIOUS.parent / "architect.json").read_text("utf-8"))
    for seed in range(rounds(2, 5)):
        found = looked_back(game, "hire architect", seed=seed)
        assert found.best == "end"
        assert found.points > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "name", "marks"),
    [("helios", "decliner", 8), ("helios", "random", 8), ("theocratia", "decliner", 3)][: rounds(2, 3)],
)
def test_bad_play_is_seen_and_counted_once(key: str, name: str, marks: int) -> None:
    """Helios: a newcomer who declined everything (1 point against 86) was told of 4 decisions, one who clicked at
    random of none. Theocratia: who leaves a card in hand was told in each turn anew that it had lost its points.
    Between half and one and a half times what they are behind has been left lying.
    """
    decisions, (mine, other) = decided(key, name, 0)
    losses = [decision.lost(number) for number, decision in enumerate(decisions)]
    assert sum(loss.marked for loss in losses) >= marks
    assert 0.5 < sum(loss.points for loss in losses) / (other - mine) < 1.5


def test_what_was_found_is_kept_and_not_looked_for_again(orchard: str, monkeypatch, tmp_path: Path, capsys) -> None:
    monkeypatch.setattr(proofs, "OUT", tmp_path)
    monkeypatch.setattr(proofs, "digest", lambda key: "x")
    told = list[str]()
    for _ in range(2):
        [*played(orchard, Kept(orchard), 2)]
        told.append(capsys.readouterr().out)
        [file] = tmp_path.iterdir()
        assert len(file.read_text("utf-8").splitlines()) == 2 * len(NAMES)
    assert told[0] == told[1]


def test_a_planted_move_is_weighed_by_judge_and_review(orchard: str) -> None:
    """What is certain in Orchard neither of them misses; what the judge finds equal is not marked."""
    rows = [*planted(orchard, 1)]
    assert len(rows) > 3
    assert {row["kind"] for row in rows} <= {*KINDS, "other"}
    assert not any(row["marked"] for row in rows if row["kind"] == "equal")


def test_a_share_is_told_with_its_interval_by_wilson(capsys) -> None:
    """8 of 10: 49.0% to 94.3% (Wilson 1927)."""
    assert [*rate("seen", 8, 10, least=0.8)] == []
    assert capsys.readouterr().out == "seen: 8 of 10, 80% (49 to 94)\n"
    assert [*rate("seen", 7, 10, least=0.8)] == ["seen: 70%"]
    assert [*rate("seen", 0, 0, least=0.8)] == []
