"""Draws docs/pictures anew: `python -m benchmarks.pictures [--palettes]`, each kind of picture of each game.

They show positions of tests/data/pictures. `--palettes` first makes each game's fixed colours from all of these.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

import engine
import render
from bot.base.i18n import speaker
from render import Focus, Picture, Verbatim, canvas, palette
from render.scene import Panel, Scene
from render.theme import DARK
from tests.facts import facts

ROOT = Path(__file__).parent.parent
POSITIONS = ROOT / "tests" / "data" / "pictures"
DOCS = ROOT / "docs" / "pictures"
NAMES = tuple(map(Verbatim, ("Ana", "Benedikt", "Chiara", "Dmitri")))


def pictures(position: Path) -> Iterator[Picture]:
    """What the message of the turn at a position shows to all, then what the mover alone sees."""
    text = position.read_text()
    game = engine.load(json.loads(text)["game"]).from_json(text)
    part, seat = render.load(game.key), game.to_move or 0
    focus = Focus(seat, NAMES[: game.seats])
    yield from part.pictures(game.view(None), focus, DARK, speaker("en"))
    yield from part.private(game.view(seat), focus, DARK, speaker("en"))


def legend(position: Path) -> Picture:
    """What the signs of a game mean: the last one of its gallery."""
    text = position.read_text()
    game = engine.load(json.loads(text)["game"]).from_json(text)
    return render.load(game.key).gallery(game.view(None), Focus(0, NAMES[: game.seats]), DARK, speaker("en"))[-1]


def true_colours(picture: Picture) -> Image.Image:
    """The picture before its colours are cut down."""
    box = (0, 0, picture.width, picture.height)
    return canvas.draw(Scene("", picture.width, picture.height, DARK.ground, (Panel(box, (), picture.shown),)))


def make_palettes() -> None:
    for key in engine.GAMES:
        shown = [
            true_colours(picture) for file in sorted(POSITIONS.glob(f"{key}-*.json")) for picture in pictures(file)
        ]
        if shown:
            (ROOT / "render" / key / "palette.txt").write_text(palette.make(shown, facts(key).exact))
    palette.of.cache_clear()


def documented() -> Iterator[tuple[str, Picture]]:
    """What docs/pictures has, by name."""
    for key in engine.GAMES:
        for name, (position, kind) in facts(key).shown.items():
            file = POSITIONS / f"{position}.json"
            yield name, next(picture for picture in (*pictures(file), legend(file)) if picture.name == kind)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--palettes", action="store_true", help="make the fixed colours of each game first")
    if arguments.parse_args().palettes:
        make_palettes()
    DOCS.mkdir(exist_ok=True)
    for name, picture in documented():
        (DOCS / f"{name}.png").write_bytes(picture.png())


if __name__ == "__main__":
    main()
