"""Every label that can be met has room where it stands, on a button as in the line of a menu, and none is cut off."""

from collections.abc import Iterator, Sequence
from random import Random

import bot.games
from benchmarks.clicks import offered
from bot.base import custom_ids
from bot.base.choices import DETAIL, Choice
from bot.base.i18n import localizer
from bot.base.room import fits_button, fits_line, width
from bot.matches.lookahead import GameLookahead
from bot.messages import menus
from engine.game import Game
from tests.profiles import includes, rounds

LOOKS = 12
"""At so many positions of a game the choices are looked at; in the profile `all` at every one."""


def choices(game: Game) -> list[Choice]:
    viewer = game.to_move if game.view(None).moves is None else None
    return bot.games.load(game.key).choices(game.view(viewer), GameLookahead(game, viewer), localizer("en"))


def pages(found: Sequence[Choice]) -> Iterator[tuple[menus.Row, ...]]:
    """Every page that can be opened."""
    seen, waiting = {""}, [""]
    while waiting:
        rows = menus.page(found, waiting.pop(), game="0123456789", revision=1, say=localizer("en"))
        yield rows
        for text in offered(rows):
            match custom_ids.parse(text):
                case custom_ids.PageClick(path=path) if path not in seen:
                    seen.add(path)
                    waiting.append(path)


def positions(rules: type[Game], seats: int, seed: int) -> Iterator[Game]:
    """Positions of a game played at random."""
    game, rng = rules.new(seats=seats, seed=seed), Random(seed)
    way = [game.copy()]
    while game.to_move is not None:
        game.apply(rng.choice(game.moves()))
        way.append(game.copy())
    way.pop()
    yield from way if includes("all") else rng.sample(way, min(LOOKS, len(way)))


def complaints(rows: Sequence[menus.Row]) -> Iterator[str]:
    for row in rows:
        if isinstance(row, menus.Menu):
            lines = [row.placeholder, *(option.label for option in row.options)]
            yield from (f"line of {width(line):.0f} px: {line}" for line in lines if not fits_line(line))
            told = [option.detail for option in row.options]
            yield from (f"description: {detail}" for detail in told if len(detail) > DETAIL or "…" in detail)
            if len(row.options) == 1:
                yield f"a menu of one line: {row.options[0].label}"
        else:
            for button in row:
                if not isinstance(button, menus.Link) and not fits_button(button.label):
                    yield f"button of {len(button.label)} letters, {width(button.label):.0f} px: {button.label}"


def test_every_label_has_room(rules):
    for seats in range(rules.min_seats, rules.max_seats + 1):
        for seed in range(rounds(2, 200)):
            for game in positions(rules, seats, seed):
                for rows in pages(choices(game)):
                    assert list(complaints(rows)) == []


def test_the_width_is_that_of_discords_font():
    # Advance widths of Noto Sans Medium, in thousandths: A 655, V 615, i 270, the space 260; at 14 pixels.
    assert width("A V i") == (655 + 260 + 615 + 260 + 270) * 14 / 1000
    assert width("\u2603") == 14, "a letter that is not in the table counts as a wide one"
