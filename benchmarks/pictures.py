"""Draw docs/pictures and covers again: `python -m benchmarks.pictures [--palette] [GAME …]`, by default of all games.

They show positions of tests/data/pictures, and which of them is in the facts of each game (`shown`). `--palette` first
makes the fixed colours of these games, and of no other, from all of their positions.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from importlib.resources import as_file
from pathlib import Path

from PIL import Image

import engine
import render
from bot.base.i18n import localizer
from engine.game import BadPosition, Game
from render import Focus, Picture, Verbatim, canvas, cover, palette
from render.scene import Panel, Scene
from render.theme import DARK
from tests import toys
from tests.facts import KEYS, TOY, facts

ROOT = Path(__file__).parent.parent
POSITIONS = ROOT / "tests" / "data" / "pictures"
DOCS = ROOT / "docs" / "pictures"
NAMES = tuple(map(Verbatim, ("Ana", "Benedikt", "Chiara", "Dmitri")))


class NoPositions(Exception):
    """A game has no usable positions in tests/data/pictures; the message says how to get some."""


def game_at(position: Path) -> Game:
    """The game of one of these files. Raises NoPositions for one that the rules refuse, as after a change of them."""
    text = position.read_text("utf-8")
    key: str = json.loads(text)["game"]
    try:
        return engine.load(key).from_json(text)
    except BadPosition as error:
        raise NoPositions(
            f"{position.name} is no position of {key} any more ({error}): delete tests/data/pictures/{key}-*.json, "
            f"then make them again with python -m tests.render.positions {key}"
        ) from error


def pictures(position: Path) -> Iterator[Picture]:
    """The public pictures of the turn message at a position, then those that only the mover sees."""
    game = game_at(position)
    part, seat = render.load(game.key), game.to_move or 0
    focus = Focus(seat, NAMES[: game.seats])
    yield from part.pictures(game.view(None), focus, DARK, localizer("en"))
    yield from part.private(game.view(seat), focus, DARK, localizer("en"))


def gallery(position: Path) -> list[Picture]:
    """What *Boards* offers at a position, the legend among it, then what it offers the mover alone."""
    game = game_at(position)
    given = Focus(0, NAMES[: game.seats]), DARK, localizer("en")
    public, own = (render.load(game.key).gallery(game.view(viewer), *given) for viewer in (None, game.to_move or 0))
    names = {picture.name for picture in public}
    return [*public, *(picture for picture in own if picture.name not in names)]


def true_colours(picture: Picture) -> Image.Image:
    """The picture before its colours are reduced to the palette."""
    box = (0, 0, picture.width, picture.height)
    return canvas.draw(Scene(picture.width, picture.height, DARK.ground, (Panel(box, (), picture.shown),)))


def positions(key: str) -> list[Path]:
    """The positions of a game that are worth looking at. Raises NoPositions where there are none yet."""
    found = sorted(POSITIONS.glob(f"{key}-*.json"))
    if not found:
        raise NoPositions(f"no positions for {key}: play one with python -m tests.render.positions {key}")
    return found


def make_palette(key: str) -> None:
    """Write the fixed colours of a game, as many as it has had so far, made from its pictures in true colours."""
    shown = [true_colours(picture) for file in positions(key) for picture in (*pictures(file), *gallery(file))]
    palette.file(key).write_text(palette.make(shown, facts(key).exact, palette.size(key)))
    palette.of.cache_clear()


def documented(keys: Iterable[str]) -> Iterator[tuple[str, Picture]]:
    """The pictures of these games in docs/pictures, by name; the second half of a legend has `-2` behind it."""
    for key in keys:
        for name, (position, kind) in facts(key).shown.items():
            for number, picture in enumerate(_named(POSITIONS / f"{position}.json", kind), 1):
                yield (name if number == 1 else f"{name}-{number}"), picture


def _named(position: Path, kind: str) -> list[Picture]:
    """The picture of this name that the turn message shows, else all that *Boards* offers under it."""
    shown = next((picture for picture in pictures(position) if picture.name == kind), None)
    return [shown] if shown else [picture for picture in gallery(position) if picture.name == kind]


def make_cover(key: str) -> None:
    """Write the cover of a game that has scenery."""
    if shown := cover.scene(key, DARK, localizer("en")):
        with as_file(cover.file(key)) as path:
            path.write_bytes(cover.png(shown))


def asked(description: str | None, *, palette: bool = False) -> argparse.Namespace:
    """The games named on the command line, as `games`: all of them by default."""
    toys.plug(TOY)
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(KEYS))
    if palette:
        parser.add_argument("--palette", action="store_true", help="make the fixed colours of these games first")
    arguments = parser.parse_args()
    for key in arguments.games:
        if key not in engine.GAMES:
            parser.error(f"no game {key}: {', '.join(KEYS)}")
    return arguments


def main() -> None:
    arguments = asked(__doc__, palette=True)
    try:
        for key in arguments.games if arguments.palette else ():
            make_palette(key)
        for key in arguments.games:
            make_cover(key)
        DOCS.mkdir(exist_ok=True)
        for name, picture in documented(arguments.games):
            (DOCS / f"{name}.png").write_bytes(picture.png())
    except NoPositions as missing:
        sys.exit(str(missing))


if __name__ == "__main__":
    main()
