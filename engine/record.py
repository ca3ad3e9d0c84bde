"""A game as text: its header and moves, what was logged, and how it ended. See docs/records.md."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from hashlib import sha256
from importlib import import_module
from itertools import pairwise
from typing import Annotated, Any, Literal, NamedTuple, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    SerializerFunctionWrapHandler,
    ValidationError,
    model_serializer,
    model_validator,
)

from engine import registry
from engine.bounds import TooMuch, bounded
from engine.chance import Dealer, seed_bytes
from engine.game import BadOptions, BadPosition, Event, Game, IllegalMove, Score
from engine.resigning import with_resigned

Digest = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Notation = Annotated[str, Field(min_length=1, max_length=120)]


class BadRecord(ValueError):
    """Not a record; the message names the field and what is wrong with it. `field` is empty where it is no JSON object
    at all, None where it is too large.
    """

    def __init__(self, why: str, field: str | None) -> None:
        super().__init__(why)
        self.field = field


class WrongVersion(ValueError):
    """A record of other rules or another catalogue than these; the message says which it needs."""

    def __init__(self, why: str, of: Literal["game", "rules", "catalogue"]) -> None:
        super().__init__(why)
        self.of = of


class BrokenRecord(ValueError):
    """A record that contradicts itself; `move` is the number of the move where it shows, None if it is no move."""

    def __init__(self, why: str, move: int | None = None) -> None:
        super().__init__(why if move is None else f"The record breaks at move {move}: {why}")
        self.move = move


def commitment(game_id: str, seed: bytes) -> str:
    """Shown at the start, it proves the shuffles at the end: hexadecimal SHA-256 of the id (UTF-8) and the seed."""
    return sha256(game_id.encode() + seed).hexdigest()


def catalogue_hash(key: str) -> str:
    """A fingerprint of a game's material: of every value its catalogue names a source for, whatever the layout."""
    catalogue = import_module(f"{registry.GAMES[key].rules}.catalogue")
    values = {name: _plain(getattr(catalogue, name)) for name in sorted(catalogue.SOURCES) if "." not in name}
    return sha256(json.dumps(values, separators=(",", ":")).encode()).hexdigest()


def _plain(value: Any) -> Any:
    """The value in lists, numbers and words; the order of dicts counts, as the printed order often does."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return [[_plain(key), _plain(item)] for key, item in value.items()]
    if isinstance(value, frozenset | set):
        return sorted((_plain(item) for item in value), key=json.dumps)
    if is_dataclass(value):
        return [[field.name, _plain(getattr(value, field.name))] for field in fields(value)]
    raise TypeError(f"a catalogue holds literals only, not {type(value).__name__}")


class _Closed(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Continued(_Closed):
    """Where a game goes on from, that was begun elsewhere."""

    game_id: str
    """The id of that game."""
    after: int
    """The number of moves made in it since its record begins."""
    open: bool = False
    """Whether everything hidden is as it was there; else it is dealt again from the seed of this game."""
    position: dict[str, Any]
    """The position it goes on from."""


class Header(_Closed):
    """What is settled when a game starts. Holds the seed: a secret until the end."""

    format: Literal[1, 2] = 1
    """2 of a game that goes on from another one."""
    game: str
    rules_version: int
    catalogue: Digest
    seats: int
    options: dict[str, str]
    game_id: str
    commitment: Digest
    seed: Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
    continued: Continued | None = None

    @model_validator(mode="after")
    def _says_where_it_goes_on_from(self) -> Self:
        if (self.format == 2) != (self.continued is not None):
            raise ValueError("format 2, and no other, says where the game goes on from")
        return self

    @model_serializer(mode="wrap")
    def _without_what_is_not_continued(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        written: dict[str, Any] = write(self)
        if self.continued is None:
            del written["continued"]
        return written

    @classmethod
    def of(cls, game: Game, *, game_id: str, seed: int | bytes, continued: Continued | None = None) -> Header:
        """The header of a game just set up with this seed, or of one that goes on from another."""
        secret = seed_bytes(seed)
        return Header(
            format=1 if continued is None else 2,
            game=game.key,
            rules_version=game.rules_version,
            catalogue=catalogue_hash(game.key),
            seats=game.seats,
            options=game.options,
            game_id=game_id,
            commitment=commitment(game_id, secret),
            seed=secret.hex(),
            continued=continued,
        )

    def begin(self) -> Game:
        """The game as it begins. Raises BadOptions for what cannot be set up, BadPosition for what cannot go on."""
        rules, secret = registry.load(self.game), bytes.fromhex(self.seed)
        if self.continued is None:
            return rules.new(seats=self.seats, seed=secret, options=self.options)
        return resumed(rules, self.continued, secret)


def resumed(rules: type[Game], continued: Continued, seed: bytes) -> Game:
    """A game that goes on from another: what is hidden, and whatever is still to come, from the stream `continued` of
    this seed unless it stays as it was. Raises BadPosition.
    """
    game = rules.from_json(json.dumps(continued.position))
    return game if continued.open else game.determinize(None, Dealer(seed, "continued"))


class Points(_Closed):
    total: int
    lines: list[tuple[str, int]]
    tiebreakers: list[tuple[str, int]] = []

    @classmethod
    def of(cls, score: Score) -> Points:
        return cls(total=score.total, lines=list(score.lines), tiebreakers=list(score.tiebreakers))


class Outcome(_Closed):
    ranks: list[int] | None
    reason: str


class Resigned(_Closed):
    seat: int
    after: int
    """The number of moves made before."""
    ends: bool = False
    """The game ended by it."""


class Step(NamedTuple):
    """A moment of a replay; the game is a copy."""

    game: Game
    move: str | None
    """The move that led here, None at set-up."""
    events: tuple[Event, ...]


class Record(Header):
    """A game that is over: finished, or abandoned (no result, scores as projected)."""

    players: list[str]
    moves: list[Notation]
    log: list[str]
    """The lines everybody was told. For reading; nothing is proved by them."""
    scores: list[Points]
    result: Outcome | None
    hints: list[int] = []
    """How many hints each seat was given; empty if none was."""
    resigned: list[Resigned] = []
    """Who counts as last, in the order of the resignations."""

    @classmethod
    def over(
        cls,
        header: Header,
        game: Game,
        *,
        players: Sequence[str],
        moves: Sequence[str],
        log: Sequence[str],
        hints: Sequence[int] = (),
        resigned: Sequence[Resigned] = (),
    ) -> Self:
        """The record of a game at its last position; `moves` without those taken back."""
        points, outcome = _ending(game, resigned)
        started = {name: getattr(header, name) for name in Header.model_fields}
        return cls(
            **started,
            players=list(players),
            moves=[*map(str, moves)],
            log=list(log),
            scores=points,
            result=outcome,
            hints=list(hints),
            resigned=list(resigned),
        )

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Raises BadRecord."""
        try:
            return cls.model_validate_json(bounded(text))
        except TooMuch as error:
            raise BadRecord(str(error), None) from None
        except ValidationError as error:
            first = error.errors()[0]
            field = ".".join(map(str, first["loc"]))
            told = f"{field}: {first['msg']}" if field else str(first.get("ctx", {}).get("error", ""))
            why = f"This is no record: {told}." if first["type"] == "value_error" or field else "This is no record."
            raise BadRecord(why, field) from None

    def to_json(self) -> str:
        return self.model_dump_json(indent=1) + "\n"

    def replay(self) -> Iterator[Step]:
        """The game after set-up, then after each move. Raises WrongVersion and BrokenRecord."""
        game = self._set_up()
        yield Step(game.copy(), None, ())
        for number, move in enumerate(self.moves, 1):
            log: list[Event] = []
            try:
                game.play(move, log)
            except IllegalMove as error:
                raise BrokenRecord(f"{error}.", number) from None
            yield Step(game.copy(), move, tuple(log))

    def turns(self) -> Iterator[tuple[Game, int]]:
        """The game at the start and as each turn left it, with the seat whose turn it was. Raises as `replay` does."""
        steps = list(self.replay())
        yield steps[0].game, steps[0].game.to_move or 0
        for before, after in pairwise(steps):
            if after.game.to_move != before.game.to_move or after is steps[-1]:
                yield after.game, before.game.to_move or 0

    def verify(self) -> None:
        """Check the commitment, play every move and compare the ending. Raises WrongVersion and BrokenRecord."""
        if commitment(self.game_id, bytes.fromhex(self.seed)) != self.commitment:
            raise BrokenRecord("The seed is not the one that was committed to.")
        *_, (last, _, _) = self.replay()
        self._check_resigned(last)
        points, outcome = _ending(last, self.resigned)
        if outcome != self.result:
            raise BrokenRecord("the moves do not end as the record says.", len(self.moves))
        for seat, (said, true) in enumerate(zip(self.scores, points, strict=False)):
            if said.total == true.total and said != true:
                raise BrokenRecord(f"the points of seat {seat} come from elsewhere than told.", len(self.moves))
            if said != true:
                raise BrokenRecord(f"seat {seat} has {true.total} points, not {said.total} as told.", len(self.moves))
        if len(self.scores) != len(points):
            raise BrokenRecord(f"There are {len(self.scores)} scores for {len(points)} seats.")

    def _check_resigned(self, last: Game) -> None:
        """Raise BrokenRecord unless each seat resigned at most once, in order, and only the end of a game ended it."""
        seats, times = [one.seat for one in self.resigned], [one.after for one in self.resigned]
        once = len(set(seats)) == len(seats) and set(seats) <= set(range(self.seats))
        if not once or times != sorted(times) or any(not 0 <= after <= len(self.moves) for after in times):
            raise BrokenRecord("The resignations do not fit the game.", len(self.moves))
        if any(one.ends and (last.result is not None or one.after < len(self.moves)) for one in self.resigned):
            raise BrokenRecord("a resignation ends a game that went on.", len(self.moves))

    def _set_up(self) -> Game:
        if self.game not in registry.GAMES:
            raise WrongVersion(f"This Solstice does not know the game {self.game!r}.", "game")
        rules = registry.load(self.game)
        if self.rules_version != rules.rules_version:
            raise WrongVersion(
                f"This record needs version {self.rules_version} of the rules of {self.game}; "
                f"this Solstice has version {rules.rules_version}.",
                "rules",
            )
        if self.catalogue != (present := catalogue_hash(self.game)):
            raise WrongVersion(
                f"This record needs the catalogue {self.catalogue[:12]}… of {self.game}; "
                f"this Solstice has {present[:12]}….",
                "catalogue",
            )
        if len(self.players) != self.seats:
            raise BrokenRecord(f"There are {len(self.players)} names for {self.seats} seats.")
        try:
            game = self.begin()
        except (BadOptions, BadPosition) as error:
            raise BrokenRecord(f"This game cannot be set up: {error}.") from None
        if (game.seats, game.options) != (self.seats, self.options) and self.continued is not None:
            raise BrokenRecord("The position it goes on from is one of another table.")
        return game


def _ending(game: Game, resigned: Sequence[Resigned]) -> tuple[list[Points], Outcome | None]:
    seats, ends = {one.seat for one in resigned}, any(one.ends for one in resigned)
    result = with_resigned(game.result, game.seats, seats, ends=ends)
    points = [Points.of(score) for score in game.scores()]
    if result is None:
        return points, None
    return points, Outcome(ranks=None if result.ranks is None else list(result.ranks), reason=result.reason)
