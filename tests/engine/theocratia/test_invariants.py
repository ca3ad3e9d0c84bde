"""Random games: after every decision the table is sound, nothing leaks, and every offer can be taken to its end."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Event
from engine.theocratia import GAME
from tests.engine.theocratia import conserved

OPTIONS = st.fixed_dictionaries(
    {"power_cards": st.sampled_from(["reconstructed", "discard_only"]), "first_game": st.sampled_from(["on", "off"])}
)


@settings(max_examples=12)
@given(st.integers(2, 4), st.integers(0, 2**64), OPTIONS)
def test_the_table_is_sound_after_every_decision(seats: int, seed: int, options: dict[str, str]) -> None:
    game, rng = GAME.new(seats=seats, seed=seed, options=options), Random(seed)
    conserved.check(game)
    while moves := game.moves():
        game.apply(moves[rng.randrange(len(moves))])
        conserved.check(game)


@settings(max_examples=15)
@given(st.integers(2, 4), st.integers(0, 2**64), st.integers(0, 300))
def test_the_hand_decides_nothing_where_choices_are_public(seats: int, seed: int, decisions: int) -> None:
    """Equal lists for every hand of the same size; where they are secret, a step never runs by itself."""
    game, rng = GAME.new(seats=seats, seed=seed), Random(seed)
    for _ in range(decisions):
        moves = game.moves()
        if not moves:
            break
        log: list[Event] = []
        game.apply(moves[rng.randrange(len(moves))], log)
        if game.to_move is not None and game.view(None).moves is not None:
            for world in range(4):
                assert game.determinize(None, Random(world)).moves() == game.moves()


@settings(max_examples=15)
@given(st.integers(2, 4), st.integers(0, 2**64), st.integers(0, 250))
def test_what_everybody_sees_of_a_move_does_not_depend_on_hidden_cards(seats: int, seed: int, decisions: int) -> None:
    """The same public choice in another world: the same public events up to the first draw, roll or reveal."""
    game, rng = GAME.new(seats=seats, seed=seed), Random(seed)
    for _ in range(decisions):
        moves = game.moves()
        if not moves:
            break
        move = moves[rng.randrange(len(moves))]
        if game.view(None).moves is not None:
            told = public(game, move)
            for world in range(3):
                assert public(game.determinize(None, Random(world)), move) == told
        game.apply(move)


def public(game: object, move: str) -> list[tuple[str, int | None, str]]:
    log: list[Event] = []
    twin = game.copy()  # type: ignore[attr-defined]
    twin.play(move, log)
    seen = []
    for event in log:
        if event.reveals:
            break
        if event.only is None:
            seen.append((event.kind, event.seat, str(event.data)))
    return seen
