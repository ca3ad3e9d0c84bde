"""Engine and twins agree on random positions: a few here, as many as HELIOS_TWINS says for the long run."""

import json
import os
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from engine.helios import Helios
from tests.engine.helios import reference
from tests.engine.helios.payments import ways

NUMBER = int(os.environ.get("HELIOS_TWINS", "300"))


def test_the_sun_goes_where_the_twin_says() -> None:
    rng = Random(2026)
    for number in range(NUMBER):
        position = reference.random_coast(rng) if number % 2 else reference.random_bay(rng)
        game = Helios.from_json(json.dumps(position))
        found = {way.hex: (way.steps, way.revolution > 0) for way in game.view(None).destinations}
        assert found, "the sun can always move"
        assert found == reference.destinations(position, 0), json.dumps(position)


def test_the_path_shown_leads_there_step_by_step() -> None:
    rng = Random(2029)
    for number in range(NUMBER // 10):
        position = reference.random_coast(rng) if number % 2 else reference.random_bay(rng)
        game = Helios.from_json(json.dumps(position))
        for way in game.view(None).destinations:
            after = game.copy()
            after.play(f"sun {way.hex}")
            path = [reference.NAMED[hex_] for hex_ in after.view(None).boards[0].path]
            steps = list(pairwise(path))
            beside = json.loads(after.to_json())["boards"][0]["sun_beside"]
            assert beside == reference.beside_after(position, 0, way.hex, way.revolution > 0), (
                way,
                json.dumps(position),
            )
            assert (reference.name(path[0]), reference.name(path[-1])) == (position["boards"][0]["sun"], way.hex)
            assert all(to in reference.near(from_) for from_, to in steps)
            assert not set(map(reference.name, path)) & set(position["boards"][0]["tiles"])
            if way.revolution:
                assert way.steps <= len(steps) <= position["boards"][0]["sun_value"]
                assert any(to in reference.YELLOW and from_ not in reference.YELLOW for from_, to in steps)
            else:
                assert len(steps) == way.steps


def test_the_light_of_temples_is_told_where_the_twin_can_still_walk() -> None:
    """Walking without limit, from every stop on: whatever lies beside none of the stops is never lit any more."""
    rng = Random(2030)
    seen = Counter[bool]()
    for number in range(NUMBER // 10):
        position = reference.random_coast(rng) if number % 2 else reference.random_bay(rng)
        game = Helios.from_json(json.dumps(position))
        stops = reference.ever(position, 0)
        for tile in game.view(None).boards[0].tiles:
            lit = any(reference.name(near) in stops for near in reference.near(reference.NAMED[tile.hex]))
            assert (tile.light > 0) == lit, (tile.hex, json.dumps(position))
            seen[lit] += 1
    assert min(seen[True], seen[False]) > NUMBER // 30, seen


def test_what_is_told_never_to_be_lit_any_more_never_is() -> None:
    seen = 0
    for seed in range(6):
        game, rng = Helios.new(seats=2, seed=seed), Random(seed)
        dark: set[tuple[int, str]] = set()
        while game.to_move is not None:
            boards = game.view(None).boards
            now = {(board.seat, tile.hex) for board in boards for tile in board.tiles if not tile.light}
            assert dark <= now, "new land brings no light back"
            dark = now
            move = rng.choice([move for move in game.moves() if move.verb not in ("pass", "decline")] or game.moves())
            seat = game.to_move
            game.play(move)
            if move.verb == "sun":
                at = reference.NAMED[game.view(None).boards[seat].sun]
                assert not {(seat, reference.name(near)) for near in reference.near(at)} & dark
        seen += len(dark)
    assert seen


def test_land_goes_where_the_twin_says() -> None:
    rng = Random(2028)
    for _ in range(NUMBER):
        position = reference.random_coast(rng)
        position["pending"] = [{"ask": "land", "seat": 0}]
        game = Helios.from_json(json.dumps(position))
        expected = reference.room(position, 0)
        assert any(move.verb in ("land", "special") for move in game.moves()) == bool(expected)
        if expected:
            game.play(game.moves()[0])
            assert {move.partition(" ")[2] for move in game.moves()} == expected, json.dumps(position)


@pytest.mark.slow
def test_paying_goes_as_the_twin_says() -> None:
    rng = Random(2027)
    for _ in range(NUMBER):
        position = reference.random_purse(rng)
        game = Helios.from_json(json.dumps(position))
        offered = {move for move in game.moves() if move.verb in ("build", "activate")}
        for choice in _choices(position):
            expected = reference.payments(position, 0, choice.split()[1])
            if choice not in offered:
                assert not expected, (choice, json.dumps(position))
            else:
                found = _ways(game, choice)
                assert set(found) == expected, (choice, json.dumps(position))
                assert set(found.values()) == {1}, (choice, json.dumps(position))


def _choices(position: reference.Position) -> list[str]:
    board = position["boards"][0]
    if "then" in position["pending"][0]:
        return [f"activate {character}" for character in board["hired"]]
    return ["build temple", *(f"build {name}" for name in list(reference.PRINTED)[:12] if name not in board["built"])]


def _ways(game: Helios, choice: str) -> Counter[tuple[str, ...]]:
    if choice != "build temple":
        return ways(game, choice)
    game = game.copy()
    game.play(choice)
    return ways(game, f"temple {reference.BARE}")
