"""Records: what they hold, that they replay, and where a forged one breaks."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import engine
from engine import registry
from engine.game import Game
from engine.record import BadRecord, BrokenRecord, Header, Record, WrongVersion, catalogue_hash, commitment
from tests.engine.random_games import few_tables

SEED = bytes(range(16))


def played(rules: type[Game], seats: int, options: dict[str, str], limit: int | None = None) -> Record:
    """A game in which everybody takes the first move, or the last one by turns, recorded."""
    game = rules.new(seats=seats, seed=SEED, options=options)
    header = Header.of(game, game_id="game-1", seed=SEED)
    moves: list[str] = []
    while game.to_move is not None and len(moves) != limit:
        move = game.moves()[-(len(moves) % 2)]
        game.play(move)
        moves.append(str(move))
    names = [f"Player {seat}" for seat in range(seats)]
    return Record.over(header, game, players=names, moves=moves, log=["Somebody did something."])


@pytest.fixture
def record(orchard: str) -> Record:
    return played(engine.load(orchard), 2, {"length": "short"})


def forged(record: Record, change: Callable[[dict[str, Any]], object]) -> Record:
    content = json.loads(record.to_json())
    change(content)
    return Record.from_json(json.dumps(content))


def test_every_game_can_be_recorded_read_back_and_verified(rules: type[Game]) -> None:
    for seats, options in few_tables(rules):
        record = played(rules, seats, options)
        again = Record.from_json(record.to_json())
        assert again == record
        again.verify()
        *_, (last, _, _) = again.replay()
        assert last.to_move is None
        assert [points.total for points in again.scores] == [score.total for score in last.scores()]


def test_a_record_tells_what_was_played(record: Record) -> None:
    assert (record.game, record.seats, record.options) == ("orchard", 2, {"length": "short"})
    assert record.players == ["Player 0", "Player 1"]
    assert record.log == ["Somebody did something."]
    assert record.moves[0].startswith("take ")
    assert record.moves[1].startswith("plant ")
    assert len(record.moves) == 2 * 2 * 3, "two seats, two decisions a turn, three rounds"
    assert record.result is not None
    assert record.result.reason == "complete"


def test_positions_go_from_set_up_to_the_end_and_stay_as_they_were(record: Record) -> None:
    positions = [step.game for step in record.replay()]
    assert len(positions) == 1 + len(record.moves)
    assert positions[0].to_json() == engine.load("orchard").new(seats=2, seed=SEED, options=record.options).to_json()
    assert [game.to_move for game in positions[:5]] == [0, 0, 1, 1, 0]


def test_a_replay_tells_each_move_and_what_happened(record: Record) -> None:
    start, first, *_ = record.replay()
    assert (start.move, start.events) == (None, ())
    assert first.move == record.moves[0]
    assert [event.kind for event in first.events] == ["took", "market"]


def test_an_abandoned_game_has_a_record_too(orchard: str) -> None:
    record = played(engine.load(orchard), 3, {"length": "long"}, limit=7)
    assert record.result is None
    record.verify()


def test_the_commitment_is_the_hash_of_the_id_and_the_seed(record: Record) -> None:
    assert record.commitment == sha256(b"game-1" + SEED).hexdigest() == commitment("game-1", SEED)
    assert record.seed == SEED.hex()


def test_another_seed_is_found_out(record: Record) -> None:
    with pytest.raises(BrokenRecord, match="committed"):
        forged(record, lambda content: content.update(seed="00" * 16)).verify()


def test_an_illegal_move_is_found_out_and_its_number_told(record: Record) -> None:
    with pytest.raises(BrokenRecord, match="move 3: 'plant apple1' is not legal") as caught:
        forged(record, lambda content: content["moves"].__setitem__(2, "plant apple1")).verify()
    assert caught.value.move == 3


def test_moves_after_the_end_are_found_out(record: Record) -> None:
    with pytest.raises(BrokenRecord, match="move 13"):
        forged(record, lambda content: content["moves"].append("take apple1")).verify()


def test_missing_moves_are_found_out(record: Record) -> None:
    with pytest.raises(BrokenRecord, match="do not end as the record says"):
        forged(record, lambda content: content["moves"].pop()).verify()


def test_other_points_are_found_out(record: Record) -> None:
    with pytest.raises(BrokenRecord, match=r"seat 1 has \d+ points, not 99"):
        forged(record, lambda content: content["scores"][1].update(total=99)).verify()
    with pytest.raises(BrokenRecord, match="the points of seat 0 come from elsewhere than told"):
        forged(record, lambda content: content["scores"][0]["lines"].append(["luck", 0])).verify()
    with pytest.raises(BrokenRecord, match="1 scores for 2 seats"):
        forged(record, lambda content: content["scores"].pop()).verify()


def test_another_winner_is_found_out(record: Record) -> None:
    with pytest.raises(BrokenRecord, match="do not end as the record says"):
        forged(record, lambda content: content["result"].update(ranks=[5, 5])).verify()


def test_missing_names_are_found_out(record: Record) -> None:
    nameless = forged(record, lambda content: content["players"].pop())
    with pytest.raises(BrokenRecord, match="1 names for 2 seats"):
        nameless.verify()
    with pytest.raises(BrokenRecord, match="1 names for 2 seats"):
        next(nameless.replay())


def test_an_impossible_table_is_found_out(record: Record) -> None:
    with pytest.raises(BrokenRecord, match="cannot be set up"):
        forged(record, lambda content: content.update(seats=9, players=["Ana"] * 9)).verify()


def test_other_rules_are_named(record: Record) -> None:
    other = forged(record, lambda content: content.update(rules_version=7))
    with pytest.raises(WrongVersion, match="needs version 7 of the rules of orchard; this Solstice has version 1"):
        other.verify()
    with pytest.raises(WrongVersion):
        next(other.replay())
    assert other.log, "what was told is shown all the same"
    assert other.scores


def test_another_catalogue_is_named(record: Record) -> None:
    with pytest.raises(WrongVersion, match="needs the catalogue abababababab…"):
        forged(record, lambda content: content.update(catalogue="ab" * 32)).verify()


def test_an_unknown_game_is_named(record: Record) -> None:
    with pytest.raises(WrongVersion, match="does not know the game 'ludo'"):
        forged(record, lambda content: content.update(game="ludo")).verify()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda content: content.pop("moves"), "moves: Field required"),
        (lambda content: content.update(seats="two"), "seats: Input should be a valid integer"),
        (lambda content: content.update(seed="xyz"), "seed: String should match"),
        (lambda content: content.update(format=3), "format: Input should be 1 or 2"),
        (lambda content: content.update(format=2), "format 2, and no other, says where the game goes on from"),
        (lambda content: content.update(extra=1), "extra: Extra inputs are not permitted"),
        (lambda content: content["moves"].append("x" * 121), "moves.12: String should have at most 120"),
    ],
)
def test_what_is_no_record_is_refused_by_field(
    record: Record, change: Callable[[dict[str, Any]], object], words: str
) -> None:
    with pytest.raises(BadRecord, match=words):
        forged(record, change)


def test_no_json_is_refused() -> None:
    with pytest.raises(BadRecord, match="no record"):
        Record.from_json("hello")


def test_the_catalogue_hash_follows_the_values_alone(orchard: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.orchard import catalogue

    before = catalogue_hash(orchard)
    monkeypatch.setitem(catalogue.SOURCES, "MARKET", "picture")
    assert catalogue_hash(orchard) == before, "where a number comes from is no rule"
    monkeypatch.setattr(catalogue, "MARKET", 5)
    assert catalogue_hash(orchard) != before


def test_old_records_still_verify_or_say_what_they_need() -> None:
    """Records made by earlier versions; never made again."""
    kept = sorted((Path(__file__).parents[1] / "data" / "records").glob("*.json"))
    assert kept
    for file in kept:
        record = Record.from_json(file.read_text())
        assert record.log
        assert record.scores
        rules = registry.load(record.game)
        if (record.rules_version, record.catalogue) == (rules.rules_version, catalogue_hash(record.game)):
            record.verify()
        else:
            with pytest.raises(WrongVersion, match="needs"):
                record.verify()
