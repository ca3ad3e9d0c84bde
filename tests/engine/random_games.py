"""Games somewhere in the middle, as Hypothesis can find and shrink them: the shortest list of moves that fails."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import TypeVar

from hypothesis import strategies as st

from engine.chance import Stream
from engine.game import BadOptions, Game

G = TypeVar("G", bound=Game)


@dataclass(frozen=True)
class Walk:
    """A game's set-up and the choices made from there, one byte each."""

    rules: type[Game]
    seats: int
    options: Mapping[str, str]
    seed: int
    choices: bytes

    def start(self) -> Game:
        return self.rules.new(seats=self.seats, seed=self.seed, options=self.options)

    def end(self) -> Game:
        """The game after these choices, or at its end if that comes first."""
        game = self.start()
        for choice in self.choices:
            moves = game.moves()
            if not moves:
                break
            game.play(moves[choice * len(moves) >> 8])
        return game


def tables(rules: type[Game]) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every set of options it can be played with."""
    found = []
    for seats in range(rules.min_seats, rules.max_seats + 1):
        for values in product(*(option.values for option in rules.option_specs)):
            options = dict(zip((option.key for option in rules.option_specs), values, strict=True))
            try:
                found.append((seats, rules.complete_options(seats, options)))
            except BadOptions:
                continue
    return found


def few_tables(rules: type[Game]) -> list[tuple[int, dict[str, str]]]:
    """Two tables for each number of seats: the usual one, and the last of the list, which differs most from it."""
    usual = {seats: (seats, options) for seats, options in reversed(tables(rules))}
    last = {seats: (seats, options) for seats, options in tables(rules)}
    return [table for seats in usual for table in (usual[seats], last[seats])]


def walks(rules: type[Game], longest: int = 600) -> st.SearchStrategy[Walk]:
    return st.builds(
        lambda table, seed, choices: Walk(rules, table[0], table[1], seed, choices),
        st.sampled_from(tables(rules)),
        st.integers(0, 2**128 - 1),
        st.binary(max_size=longest),
    )


def random_game(rules: type[G], seats: int, options: Mapping[str, str], number: int) -> Iterator[G]:
    """One game from set-up to end, the same on every machine: yielded before each decision and at the end."""
    game = rules.new(seats=seats, seed=number, options=options)
    choose = Stream(number.to_bytes(16, "big"), "walk")
    while game.to_move is not None:
        yield game
        moves = game.moves()
        game.apply(moves[choose.below(len(moves))])
    yield game
