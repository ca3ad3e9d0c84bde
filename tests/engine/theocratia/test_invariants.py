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
        if game.may_see_moves(None):
            for world in range(4):
                assert game.determinize(None, Random(world)).moves() == game.moves()


@settings(max_examples=15)
@given(st.integers(2, 4), st.integers(0, 2**64), st.integers(0, 300), OPTIONS)
def test_what_needs_no_card_is_open_to_everybody_whatever_is_held(
    seats: int, seed: int, decisions: int, options: dict[str, str]
) -> None:
    """As many cards, other ones: the same moves are open, all of them legal. Who began without a card can go on so."""
    game, rng, bare = GAME.new(seats=seats, seed=seed, options=options), Random(seed), True
    for _ in range(decisions):
        if game.to_move is None:
            break
        if game.prompt().kind == "die":
            bare = True
        open_moves = game.view(None).moves
        assert open_moves is not None
        assert open_moves or not bare
        assert not [move for move in open_moves if move.verb in ("play", "recolour", "ignore")]
        for world in range(3):
            dealt = game.determinize(None, Random(world))
            assert dealt.view(None).moves == open_moves
            assert {*open_moves} <= {*dealt.moves()}
        move = rng.choice(game.moves())
        bare = bare and move in open_moves
        game.apply(move)


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
        if move in (game.view(None).moves or ()):
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
