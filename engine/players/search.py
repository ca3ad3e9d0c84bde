"""The player that searches: information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012).

One tree, whose nodes are what the seat to move may know of the way there: for the searching seat what it has seen
itself, for the others what everybody has seen. Each iteration deals a world of its own, so a move is judged over all
worlds in which it was possible (availability counts). Playouts end with the turn, where the value function judges.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log, sqrt, tanh
from random import Random
from typing import Any

from engine.game import Event, Game, Move, View
from engine.players import Enough, Worlds, never, options
from engine.players.greedy import after, best_next
from engine.players.lookahead import judge
from engine.players.values import Value, load, won

EXPLORE = 0.35
"""Weight of the uncertainty of a move (UCB)."""
FIRST_LOOK = 1
"""What a move looks like at once counts as this many visits, and fades with the others."""
FOLLOWED = 3
"""So does, at the root, what it leads to at the end of the turn."""
FINISH = 6
"""Decisions at most by which a playout completes the turn it ends in."""
SHARP = 0.1
"""A move that looks this much worse at first, in utility, is tried a third as eagerly; less so the longer it waits."""
JITTER = 0.05
"""Chance in what to try next, in utility. Without it the seats react to each other in step, and never mix hidden
choices as often as they should (see the game of *Pick* in the tests)."""

Utilities = list[float]
"""By seat, from 0 (lost) to 1 (won)."""


@dataclass(slots=True)
class Edge:
    """A move at a node; numbers are those of the seat that makes it."""

    guess: float
    """Its utility at first sight."""
    weight: int = FIRST_LOOK
    visits: int = 0
    total: float = 0.0
    available: int = 0

    @property
    def utility(self) -> float:
        return (self.weight * self.guess + self.total) / (self.weight + self.visits)


Node = dict[Move, Edge]
Nodes = dict[tuple[bool, int], Node]
"""By whether the searching seat is to move, and what the seat to move has seen since the root."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the search found out about a move."""

    move: Move
    visits: int
    utility: float


@dataclass(slots=True)
class Walk:
    """One iteration: a world, and what was seen on the way there, by the searching seat and by everybody."""

    world: Game
    seat: int
    own: int = 0
    public: int = 0
    path: list[tuple[Edge, int]] = field(default_factory=list)

    @property
    def key(self) -> tuple[bool, int]:
        return (True, self.own) if self.world.to_move == self.seat else (False, self.public)

    def apply(self, move: Move) -> None:
        seen: list[Event] = []
        if self.world.to_move == self.seat:
            self.own = hash((self.own, move))
        self.world.apply(move, seen)
        asked = self.world.prompt()
        self.own, self.public = hash((self.own, asked)), hash((self.public, asked))
        for event in seen:
            told = (event.kind, event.seat, *event.data.items())
            if event.only is None:
                self.public = hash((self.public, told))
            if event.only in (None, self.seat):
                self.own = hash((self.own, told))


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Takes the move it came back to most often."""

    iterations: int = 200
    beam: int = 4
    """Of the first look at the moves, each followed to the end of the turn; 0 to look at each move alone."""
    enough: Enough = never

    def decide(self, view: View, worlds: Worlds, rng: Random) -> Move:
        moves = options(view)
        if len(moves) == 1:
            return moves[0]
        return max(self.judge(view, worlds, rng), key=lambda found: (found.visits, found.utility)).move

    def judge(self, view: View, worlds: Worlds, rng: Random) -> list[Judgement]:
        """Every legal move with what the search found about it. Raises NotToMove."""
        moves, value = options(view), load(view.game)
        world = worlds(rng)
        seat = world.to_move or 0
        root = self._root(world, moves, value)
        nodes: Nodes = {(True, 0): root}
        for _ in range(self.iterations):
            if self.enough():
                break
            _iterate(nodes, Walk(worlds(rng), seat), value, rng)
        return [Judgement(move, edge.visits, edge.utility) for move, edge in root.items()]

    def _root(self, world: Game, moves: tuple[Move, ...], value: Value[Any]) -> Node:
        if not self.beam:
            return {}
        found = judge(world, moves, value, self.beam, self.enough)
        return {move: Edge(_squash(margin, value), FOLLOWED) for move, margin in zip(moves, found, strict=True)}


def utilities(game: Game, value: Value[Any]) -> Utilities:
    """One value per seat: its lead over the best other one; at the end of the game the place counts most."""
    values = value(game)
    leads = [own - max(values[:seat] + values[seat + 1 :]) for seat, own in enumerate(values)]
    found = [_squash(lead, value) for lead in leads]
    if game.to_move is not None:
        return found
    shares = [won(game, seat) for seat in range(game.seats)]
    return [0.1 * each + (0.2 if share is None else 0.9 * share) for each, share in zip(found, shares, strict=True)]


def _squash(points: float, value: Value[Any]) -> float:
    return 0.5 + 0.5 * tanh(points / value.scale)


def _iterate(nodes: Nodes, walk: Walk, value: Value[Any], rng: Random) -> None:
    """Go down the tree to a move not tried yet, judge the world there, and tell every move on the way."""
    fresh = False
    while not fresh and (seat := walk.world.to_move) is not None:
        moves = walk.world.moves()
        if len(moves) == 1:
            walk.apply(moves[0])
            continue
        node = nodes.setdefault(walk.key, {})
        move = _select(node, walk.world, moves, value, rng)
        edge = node[move]
        fresh = edge.visits == 0
        walk.path.append((edge, seat))
        walk.apply(move)
    _finish_turn(walk.world, value)
    found = utilities(walk.world, value)
    for edge, seat in walk.path:
        edge.visits += 1
        edge.total += found[seat]


def _select(node: Node, world: Game, moves: list[Move], value: Value[Any], rng: Random) -> Move:
    """The move worth trying next of those possible in this world; new ones are looked at once."""
    seat = world.to_move or 0
    for move in moves:
        if move not in node:
            node[move] = Edge(utilities(after(world, move), value)[seat])
        node[move].available += 1
    best = max(node[move].guess for move in moves)

    def worth(move: Move) -> float:
        edge = node[move]
        likely = exp((edge.guess - best) / (SHARP * sqrt(edge.available)))
        unsure = sqrt(log(edge.available + 1) / (1 + edge.visits))
        return edge.utility + EXPLORE * likely * unsure + JITTER * rng.random()

    return max(moves, key=worth)


def _finish_turn(world: Game, value: Value[Any]) -> None:
    """Let whoever is in the middle of a turn complete it by what looks best at once."""
    seat = world.to_move
    for _ in range(FINISH):
        if seat is None or world.to_move != seat:
            return
        moves = world.moves()
        world.apply(moves[0] if len(moves) == 1 else best_next(world, value, seat)[0])
