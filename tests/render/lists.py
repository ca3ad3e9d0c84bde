"""Checks for the display lists of any game, before a pixel is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise

from render.pen import Sprite
from render.picture import Picture
from render.scene import Box, Caption, Item, Stamp

ELLIPSIS = "…"
BOARD = 500
"""No two boards of one picture lie closer together than this."""


def told(picture: Picture, kind: str) -> list[tuple[str | int, ...]]:
    """The facts of one kind that the picture shows, without the kind."""
    return [item.fact[1:] for item in picture.shown if item.fact and item.fact[0] == kind]


def captions(picture: Picture) -> list[Caption]:
    return [item for item in picture.shown if isinstance(item, Caption)]


def stamps(picture: Picture, *kinds: str) -> list[Stamp]:
    """The sprites that show facts of these kinds."""
    return [item for item in picture.shown if isinstance(item, Stamp) and item.fact and item.fact[0] in kinds]


def seen_captions(picture: Picture) -> list[Caption]:
    """The captions not covered by a later one about the same thing: a tile repeats the name printed under it."""
    last: dict[object, Caption] = {}
    for place, caption in enumerate(captions(picture)):
        again = caption.fact[:1] in {("hex",), ("choice",), ("stop",), ("track",)}
        middle = (caption.box[0] + caption.box[2]) // 2
        about = (caption.fact[1], caption.fact[0] == "track", middle // BOARD) if again else place
        last[about] = caption
    return list(last.values())


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def holds(outer: Box, inner: Box, slack: int = 0) -> bool:
    left, top, right, bottom = outer
    return (
        left - slack <= inner[0]
        and top - slack <= inner[1]
        and inner[2] <= right + slack
        and inner[3] <= bottom + slack
    )


def everything_inside(picture: Picture) -> None:
    for item in picture.shown:
        assert holds((0, 0, picture.width, picture.height), item.box), item


def captions_apart(visible: Iterable[Caption]) -> None:
    boxes = sorted((caption.box, caption.string) for caption in visible)
    for place, (box, string) in enumerate(boxes):
        for other, another in boxes[place + 1 :]:
            if other[0] >= box[2]:
                break
            assert not overlap(box, other), (string, another, box, other)


def cards_apart(cards: Iterable[Stamp]) -> None:
    for one, other in combinations(cards, 2):
        assert not overlap(one.box, other.box), (one, other)


def on_card(card: Stamp, picture: Picture) -> list[Item]:
    """The items on a card, without windows and the grounds of others. Nothing may lie across the card's edge."""
    items = [item for item in picture.shown if item != card and overlap(card.box, item.box)]
    items = [item for item in items if not holds(item.box, card.box)]
    assert all(holds(card.box, item.box) for item in items), (card, items)
    return [item for item in items if item.fact[:1] not in {("badge",), ("price",), ("window",)}]


def things_apart(items: Iterable[Item]) -> None:
    """Signs keep off words and each other; a sign's box is a little larger than the sign."""
    for one, other in combinations(items, 2):
        assert not overlap(core(one), core(other)), (one, other)


def groups_apart(groups: Iterable[Sequence[Item]], least: int) -> None:
    """Groups of things in a row keep this distance, so that they read as groups."""
    boxes = sorted(hull(group) for group in groups)
    for one, other in pairwise(boxes):
        assert one[2] + least <= other[0], (one, other)


def hull(items: Sequence[Item]) -> Box:
    """The box around things, without the room around signs."""
    left, top, right, bottom = zip(*map(core, items), strict=True)
    return min(left), min(top), max(right), max(bottom)


def core(item: Item) -> Box:
    left, top, right, bottom = item.box
    margin = 5 if isinstance(item, Stamp) else 0
    return left + margin, top + margin, right - margin, bottom - margin


def nothing_shortened(picture: Picture) -> None:
    for caption in captions(picture):
        assert ELLIPSIS not in caption.string, caption


def visible_size(sprite: Sprite) -> int:
    """The height of a sign without the room left around it for its outline's antialiasing."""
    return sprite.height - 4
