"""What tests, benchmarks and documents have to know of one game, in `tests/games/<key>/facts.py`, found by its key."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any, Protocol, TypeVar

import engine
from render.pen import Sprite
from render.theme import Colour
from tests import toys

FOLDER = Path(__file__).parent / "games"
TOY = "orchard"
KEYS = (*engine.GAMES, TOY)
"""Every game of the registry, and the toy: generic tests run over all of them."""


class MissingFacts(Exception):
    """A game's facts are missing or incomplete; the message says what to write where."""


# -- pictures and words

Told = Callable[[Any, Sequence[str], str], Iterator[str]]
"""What an alt text always says, given the view, the players' names and that of the player in focus."""


@dataclass(frozen=True)
class Hues:
    """Colours by which pieces are told apart."""

    colours: Mapping[Any, Colour]
    signs: Sequence[Sprite] = ()
    """The sign of each colour, if the pieces also have signs of different forms."""
    least: int = 20
    """The least distance of any two colours; from 20 on they are clearly apart."""


# -- whole games through the bot


class Worded(Protocol):
    """Something that can be clicked."""

    @property
    def words(self) -> str: ...


W = TypeVar("W", bound=Worded)


@dataclass(frozen=True)
class ClickPolicy:
    """What a scripted player likes to click: the first wish that can be fulfilled, otherwise anything.

    A wish is a regular expression for the label of a button or option, and how often it is heeded (0 to 1). A game
    needs wishes that hardly ends by any clicks, or ends before more than five pictures and cards of each kind were
    shown.
    """

    wishes: tuple[tuple[str, float], ...] = ()
    name: str = ""

    def pick(self, offered: Sequence[W], rng: Random) -> W:
        for pattern, often in self.wishes:
            wanted = [offer for offer in offered if re.search(pattern, offer.words)]
            if wanted and rng.uniform(0, 1) < often:
                return rng.choice(wanted)
        return rng.choice(offered)


@dataclass(frozen=True)
class Played:
    """A table that is played to its end through the bot process, by clicks."""

    seats: int
    policy: ClickPolicy = ClickPolicy()
    options: str = ""
    end: str = ""
    """How the reason of the result begins, if the click policy determines it."""
    seed: int = 0
    """The seed of the clicks."""
    profile: str = "all"
    """The first profile that plays it (see tests/profiles.py)."""


@dataclass(frozen=True)
class Cards:
    """The cards of a game, and which of them a view shows to whom."""

    ids: tuple[str, ...] = ()
    hand: Callable[[Any], set[str]] = lambda view: set()
    """Those in the viewer's own hand."""
    open: Callable[[Any], list[set[str]]] = lambda view: []
    """Open piles, which may be named whole and not in part, such as a discard pile."""
    single: Callable[[Any], set[str]] = lambda view: set()
    """Those that anybody may be told one by one, such as a market."""
    about: tuple[str, ...] = ()
    """The ids of those whose rule, `<key>-about-<id>`, may be shown to anybody, whatever cards it names."""
    alike: str = "(?!)"
    """Words for what lies open that read like names of cards, as a regular expression."""


@dataclass(frozen=True)
class Amount:
    """Something whose number only its owner may know."""

    pattern: str
    """Finds the number in a sentence: its first group, which is empty in what everybody may be told."""
    most: int
    """The largest number that changes hands at once, which everybody is told."""
    own: Callable[[Any, int], int]
    """What a seat has, from its own view."""

    def numbers(self, sentence: str) -> list[int]:
        """The numbers in a sentence that only their owner may know."""
        return [int(found) for found in re.findall(self.pattern, sentence) if found]


# -- benchmarks


@dataclass(frozen=True)
class Targets:
    """Speed as ratios to python-chess, unless a unit is named; None: only reported."""

    playouts: float | None
    decisions: float
    copy: float
    p99: float
    """Milliseconds of one `moves()`."""
    size: float = 20.0
    """KiB."""


@dataclass(frozen=True, kw_only=True)
class GameFacts:
    """Everything that generic tests, benchmarks and documents have to know of a game. No field may be left out."""

    eager: frozenset[str]
    """Verbs of moves that random players make whenever they can: in games that would hardly ever end otherwise, or
    where saved positions should show what follows. Golden playthroughs, uploads and perft know nothing of it.
    """
    alone: frozenset[str]
    """Decisions for which a position may wait though there is a single move: no play asks any other so."""
    untold: Mapping[str, str]
    """Fields of the public view without words of their own, each with the reason."""
    past: Mapping[str, str]
    """Fields without words once the game is over, each with the reason."""
    another: Mapping[str, str]
    """For ids that are described in sentences of their own: what to change them to, to see that the words change."""
    told: Mapping[str, Told]
    """By kind of picture, its name up to the first hyphen: what its alt text always tells."""
    unexplained: frozenset[str]
    """Drawings that the legend leaves out, as `<module in render>.<function>`: they bear their name or number."""
    small: Mapping[str, int]
    """By the kind of their fact, captions that may be smaller than 20 pixels, and how small."""
    hues: Mapping[str, Hues]
    """By name, the sets of colours by which pieces are told apart."""
    exact: tuple[Colour, ...]
    """Colours that the palette contains exactly, such as those of the players."""
    shown: Mapping[str, tuple[str, str]]
    """Pictures of docs/pictures by name, `<key>-…`: a position of tests/data/pictures, and which of its pictures.
    A legend is several of one name.
    """
    cards: Cards
    """What can be hidden: the end-to-end game looks for cards that are named to people who may not know them."""
    amounts: tuple[Amount, ...]
    """Numbers that only their owners may know; the end-to-end game looks for them."""
    played: tuple[Played, ...]
    """The tables of the end-to-end game; the profile `quick` plays one at least."""
    found: tuple[tuple[int, Mapping[str, str], int, bytes], ...]
    """Positions that once revealed a fault: seats, options, seed, and a byte for each choice (see `Walk`)."""
    targets: Targets
    """How fast the rules have to be."""
    named_in: tuple[str, ...]
    """Documents that name the game by its title, besides its own."""


@cache
def facts(key: str) -> GameFacts:
    """The facts of a game. Raises MissingFacts if the file or a field is missing."""
    file = FOLDER / key / "facts.py"
    if not file.exists():
        raise MissingFacts(
            f"tests/games/{key}/facts.py is missing: write what the tests must know of {key} there, as FACTS = "
            f"GameFacts(…); tests/games/{TOY}/facts.py is an example, tests/facts.py explains every field"
        )
    toys.reach()
    try:
        found: GameFacts = run_path(str(file))["FACTS"]
    except (KeyError, TypeError) as error:
        raise MissingFacts(f"tests/games/{key}/facts.py: {error}; tests/facts.py explains every field") from error
    if not any(played.profile == "quick" for played in found.played):
        raise MissingFacts(
            f"tests/games/{key}/facts.py: `played` needs a table of the profile `quick`, or no secret of {key} is "
            'looked for end to end: Played(2, profile="quick")'
        )
    return found
