"""What a label promises can happen: some continuation of the turn brings events with exactly these facts."""

from collections.abc import Iterable, Sequence

import pytest

from benchmarks.labels import choices, positions
from bot.base.choices import Choice, Promise
from engine.game import Event, Game
from tests.bot.face.tables import LOOKS
from tests.profiles import rounds

MOST = 3000
"""Positions of a turn that are looked at."""


def brings(game: Game, choice: Choice) -> tuple[Game, list[Event]]:
    then, told = game.copy(), list[Event]()
    for move in choice.moves:
        then.play(move, told)
    return then, told


def kept(game: Game, choice: Choice) -> bool:
    """Whether the choice's own moves, or those and others of the same turn, bring all that is promised."""
    seat = game.to_move
    then, told = brings(game, choice)
    left = _open(choice.promises, told)
    waiting, looked = [(then, left)] if left else [], 0
    while waiting:
        here, open_ = waiting.pop()
        looked += 1
        assert looked < MOST, f"{choice.label} promises too much to look for it"
        if here.to_move != seat:
            continue
        for move in reversed(here.moves()):
            further, events = here.copy(), list[Event]()
            further.play(move, events)
            still = _open(open_, events)
            if not still:
                return True
            waiting.append((further, still))
    return not left


def _open(promises: Iterable[Promise], told: Sequence[Event]) -> list[Promise]:
    """Those that these events do not keep."""
    return [promise for promise in promises if not any(map(promise.kept_by, told))]


def gained(game: Game, choice: Choice) -> dict[str, int]:
    """The sums of the numbers in the events of the mover; what is then drawn is told once more."""
    seat = game.to_move
    _, told = brings(game, choice)
    sums = {key: 0 for key, _ in choice.gains}
    for event in told:
        for key in sums:
            amount = event.data.get(key)
            if event.seat == seat and isinstance(amount, int) and not event.reveals:
                sums[key] += amount
    return sums


@pytest.fixture(scope="module")
def offers(rules: type[Game]) -> list[tuple[int, Game, Choice]]:
    """Choices of random games by their seeds, each named once for both checks."""
    return [
        (seed, game, choice)
        for seats in range(rules.min_seats, rules.max_seats + 1)
        for seed in range(rounds(2, 25))
        for game in positions(rules, seats, seed, LOOKS)
        for choice in choices(game)
    ]


@pytest.mark.slow
def test_every_promise_can_be_kept(offers):
    for seed, game, choice in offers:
        if seed < rounds(2, 12):
            assert kept(game, choice), f"{choice.label}: {choice.promises} after {choice.moves}"


@pytest.mark.slow
def test_every_gain_that_a_label_tells_is_what_its_moves_bring(offers):
    for _, game, choice in offers:
        assert gained(game, choice) == dict(choice.gains), choice.label


@pytest.mark.parametrize("facts", [(), (("civ", "pink"),)])
def test_a_promise_is_kept_by_an_event_with_these_facts(facts):
    event = Event("barrack", 0, civ="pink", amount=1)
    assert Promise("barrack", facts).kept_by(event)
    assert not Promise("factory", facts).kept_by(event)
    assert not Promise("barrack", (("civ", "violet"),)).kept_by(event)
