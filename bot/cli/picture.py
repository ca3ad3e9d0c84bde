"""Pictures of a record or a position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.base.i18n import Verbatim
from bot.cli.console import FAILED, read, rules_of, stop, t, tell
from engine.bounds import bounded

if TYPE_CHECKING:
    from engine.game import Game


def render(
    file: Annotated[Path, typer.Argument(help="A record or a position.")],
    to: Annotated[Path, typer.Option("--out", help="The folder for the pictures; made if it is missing.")],
    seat: Annotated[int | None, typer.Option(min=1, help="Draw what this seat sees; without it, what all see.")] = None,
    at: Annotated[
        int | None, typer.Option(min=0, help="After this many moves of a record; without it, at the end.")
    ] = None,
    animation: Annotated[
        bool, typer.Option("--animation", help="Draw a record as one moving picture, a frame for each turn.")
    ] = False,
) -> None:
    """Draw the pictures of a game and print what they show in words."""
    if animation:
        _animate(file, to)
        return
    from render import Focus, load
    from render.theme import DARK

    game, names = read(file, lambda text: _position(text, at))
    if seat is not None and seat > game.seats:
        raise stop(t("cli-no-such-seat", seat=seat, seats=game.seats))
    viewer = None if seat is None else seat - 1
    view, pictures = game.view(viewer), load(game.key)
    focus = Focus(viewer if viewer is not None else game.to_move or 0, names)
    given = view, focus, DARK, t
    drawn = pictures.gallery(*given) if viewer is None else pictures.private(*given) or pictures.pictures(*given)
    try:
        to.mkdir(parents=True, exist_ok=True)
        for picture in drawn:
            target = to / f"{picture.name}.png"
            target.write_bytes(picture.png())
            tell(f"{target}: {picture.alt}")
    except OSError as error:
        raise stop(t("cli-unwritable", folder=Verbatim(to), why=Verbatim(error.strerror)), FAILED) from None


def _animate(file: Path, to: Path) -> None:
    from bot.drawing import film
    from engine.record import Record

    content, count = read(file, lambda text: film.make_film(Record.from_json(text), t))
    target = to / f"animation.{film.TYPE}"
    try:
        to.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    except OSError as error:
        raise stop(t("cli-unwritable", folder=Verbatim(to), why=Verbatim(error.strerror)), FAILED) from None
    tell(t("cli-animated", file=Verbatim(target), count=count))


def _position(text: str, at: int | None) -> tuple[Game, tuple[str, ...]]:
    """The game to draw and its players' names. Raises ValueError."""
    content = json.loads(bounded(text))
    if not isinstance(content, dict):
        raise ValueError(t("cli-neither"))
    if "moves" in content:
        return _moment(text, at)
    if at is not None:
        raise ValueError(t("cli-no-moves"))
    game = rules_of(str(content.get("game"))).from_json(text)
    return game, tuple(Verbatim(t("cli-seat", number=seat + 1)) for seat in range(game.seats))


def _moment(text: str, at: int | None) -> tuple[Game, tuple[str, ...]]:
    from engine.record import Record

    record = Record.from_json(text)
    number = len(record.moves) if at is None else at
    if number > len(record.moves):
        raise ValueError(t("cli-too-late", moves=len(record.moves)))
    for place, step in enumerate(record.replay()):
        if place == number:
            return step.game, tuple(map(Verbatim, record.players))
    raise AssertionError("the replay has a step for every move")
