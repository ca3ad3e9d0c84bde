"""What every game lets people order: legal as it stands, up to no reveal, from what they know, with words."""

import re
from random import Random

import pytest

import engine
from bot import games
from bot.base.i18n import localizer
from bot.base.orders import ONLY
from bot.matches.match import Match
from bot.matches.orders import LIVE_WAIT, WAIT, wait
from bot.messages.orders import describe_order
from bot.store import Seat
from engine.game import Event, Game
from engine.kernel.forecast import forecast

PLAYED = 3
"""Random games of each."""


def positions(rules: type[Game]):
    """Every position of some random games."""
    for seed in range(PLAYED):
        game, rng = rules.new(seats=rules.max_seats, seed=seed), Random(seed)
        while moves := game.moves():
            yield game
            game.apply(rng.choice(moves))


def orders(game: Game):
    seat = game.to_move
    return games.orders(game.key, game.view(seat), forecast(game, seat))


def test_orders_are_legal_up_to_no_reveal_and_have_words(rules: type[Game], every_game: None) -> None:
    found, known = set(), localizer("en")
    for game in positions(rules):
        for order in orders(game):
            then = game.copy()
            events: list[Event] = []
            for number, move in enumerate(order.moves):
                assert then.to_move == game.to_move
                assert not any(event.reveals for event in events), f"{number} moves of {order} lie beyond a reveal"
                then.play(move, events)
            assert order.moves
            if order.key not in found:
                found.add(order.key)
                assert re.fullmatch(r"[a-z-]{1,20}", order.key)
                assert not re.search(r"-order-|\{", describe_order(rules.key, order.key, order.until, known))
            if order.key == ONLY:
                assert order.moves == tuple(game.moves())
    adds = hasattr(games.load(rules.key), "orders")
    assert found or not adds, "at least what alone is possible"


def test_orders_tell_nothing_their_person_does_not_know(rules: type[Game], every_game: None) -> None:
    rng = Random(1)
    for number, game in enumerate(positions(rules)):
        if number % 5 == 0:
            other = game.determinize(game.to_move, rng)
            assert orders(other) == orders(game)


@pytest.mark.parametrize(("pace", "span"), [("relaxed", WAIT), ("days-1", WAIT), ("live-5-10", LIVE_WAIT)])
def test_the_wait_is_the_same_in_every_world_that_others_cannot_tell_apart(orchard: str, pace, span) -> None:
    """Also with cards in hand that leave no choice."""
    seats = (Seat("Ana", user=1), Seat("Ben", user=2))
    match = Match.begin(
        id_="g", key=orchard, seed=bytes(16), options={}, seats=seats, guild=1, channel=2, locale="en", at=0
    )
    row = match.row
    object.__setattr__(row, "pace", pace)
    drawn = [wait(match, Random(seed)) for seed in range(99)]
    assert all(span[0] <= one <= span[1] for one in drawn)
    for world in range(9):
        other = Match(row, match.header, match.game.determinize(None, Random(world)))
        assert [wait(other, Random(seed)) for seed in range(99)] == drawn


def test_cards_are_kept_and_offerings_declined_in_blue_moon_city() -> None:
    game, rng, keys = engine.load("bluemoon").new(seats=2, seed=1), Random(1), set()
    while moves := game.moves():
        keys |= {(order.key, order.until) for order in orders(game)}
        game.apply(rng.choice(moves))
    assert {("keep", ()), ("no-offering", ("offered",))} <= keys
