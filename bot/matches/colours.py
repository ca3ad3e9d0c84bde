"""The colours that people choose in a lobby, and the options with which they are played with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import engine
from bot import games
from engine.game import BadOptions

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.base.colours import Colour
    from bot.store import LobbyRow


def possible_colours(lobby: LobbyRow, numbers: Sequence[int]) -> dict[Colour, int]:
    """The colours that one of these numbers of players, the smallest first, could play with, and from how many on."""
    found: dict[Colour, int] = {}
    for seats in numbers:
        for options in _possible(lobby, seats):
            for colour in games.colours(lobby.key, options, seats):
                found.setdefault(colour, seats)
    return found


def settled(lobby: LobbyRow) -> dict[str, str]:
    """The options with which those who sit there play with most of the colours that they have chosen."""
    seats = len(lobby.seats)
    chosen = {seat.colour for seat in lobby.seats}
    return max(_possible(lobby, seats), key=lambda options: len(chosen & _words(lobby.key, options, seats)))


def pictured(lobby: LobbyRow, numbers: Sequence[int]) -> tuple[int, dict[str, str]]:
    """That number of players, of these, and the options with which most of the chosen colours are played with."""
    game = engine.load(lobby.key)
    chosen = {seat.colour for seat in lobby.seats}
    found = [(seats, options) for seats in numbers for options in _possible(lobby, seats)]
    found = found or [(game.min_seats, game.complete_options(game.min_seats, {}))]
    return max(found, key=lambda each: len(chosen & _words(lobby.key, each[1], each[0])))


def _words(key: str, options: Mapping[str, str], seats: int) -> set[str]:
    return {colour.words for colour in games.colours(key, options, seats)}


def _possible(lobby: LobbyRow, seats: int) -> Iterator[dict[str, str]]:
    """What so many could play with: the options as they were chosen, then with another value for one that nobody has
    chosen, which is how a game has its colours chosen.
    """
    game = engine.load(lobby.key)
    free = [option for option in game.option_specs if lobby.options[option.key] == option.default]
    changes = [{option.key: value} for option in free for value in option.values]
    for change in ({}, *changes):
        try:
            yield game.complete_options(seats, {**lobby.options, **change})
        except BadOptions:
            continue
