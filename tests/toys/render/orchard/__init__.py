"""The pictures of Orchard: cards in rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from io import BytesIO
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from engine.orchard.catalogue import SUITS
from render.picture import Focus, Picture, Say

if TYPE_CHECKING:
    from engine.orchard.view import OrchardView
    from render.theme import Theme

WIDTH, ROW = 640, 40


def pictures(view: OrchardView, focus: Focus, theme: Theme, say: Say) -> list[Picture]:
    return [
        _picture("market", _market(view, focus, say)),
        _picture(f"grove-{focus.seat}", [_grove(view, focus, say, focus.seat)]),
    ]


def gallery(view: OrchardView, focus: Focus, theme: Theme, say: Say) -> list[Picture]:
    groves = [_picture(f"grove-{seat}", [_grove(view, focus, say, seat)]) for seat in range(view.seats)]
    return [_picture("market", _market(view, focus, say)), *groves]


def private(view: OrchardView, focus: Focus, theme: Theme, say: Say) -> list[Picture]:
    if view.seat is None:
        return []
    return [_picture("hand", [say("orchard-words-hand", cards=view.hands[view.seat])])]


def state_text(view: OrchardView, focus: Focus, say: Say) -> list[str]:
    return [*_market(view, focus, say), *(_grove(view, focus, say, seat) for seat in range(view.seats))]


def own_text(view: OrchardView, focus: Focus, say: Say) -> list[str]:
    if view.seat is None:
        return []
    return [_grove(view, focus, say, view.seat), say("orchard-words-hand", cards=view.hands[view.seat])]


def icons() -> dict[str, Callable[[], bytes]]:
    return {suit: lambda place=place: _sign(place) for place, suit in enumerate(SUITS)}  # type: ignore[misc]


def _market(view: OrchardView, focus: Focus, say: Say) -> list[str]:
    state = say("orchard-words-market", round=view.round, rounds=view.rounds, cards=view.market, deck=view.deck)
    if view.last is None:
        return [state]
    kind, seat, card = view.last
    return [state, say(f"orchard-words-last-{kind}", player=focus.names[seat], card=card or "")]


def _grove(view: OrchardView, focus: Focus, say: Say, seat: int) -> str:
    points = view.scores[seat].total
    known, unknown = view.hands[seat], view.hand_sizes[seat] - len(view.hands[seat])
    shown = () if seat == view.seat else known
    return say(
        "orchard-words-grove",
        player=focus.names[seat],
        points=points,
        planted=view.planted[seat],
        known=shown,
        unknown=unknown,
    )


def _picture(name: str, lines: Sequence[str]) -> Picture:
    height = ROW * (len(lines) + 1)
    return Picture(
        name=name,
        title=lines[0].removesuffix("."),
        alt=" ".join(lines),
        width=WIDTH,
        height=height,
        fingerprint=sha256("\n".join((name, *lines)).encode()).hexdigest(),
        png=lambda: _draw(lines, height),
        shown=tuple(lines),
    )


def _draw(lines: Sequence[str], height: int) -> bytes:
    image = Image.new("RGB", (WIDTH, height), "#242a46")
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        pen.text((ROW // 2, ROW * row + ROW // 2), line, fill="#f8f3e6")
    return _encode(image)


def _sign(place: int) -> bytes:
    image = Image.new("RGBA", (128, 128))
    ImageDraw.Draw(image).regular_polygon((64, 64, 60), place + 3, fill="#ffc43d")
    return _encode(image)


def _encode(image: Image.Image) -> bytes:
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()
