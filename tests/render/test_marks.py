"""Marks of choices and of changes differ in form, so that nobody has to tell their colours apart."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from PIL import Image, ImageChops, ImageStat

from render import canvas, sprites
from render.pen import Sprite
from render.scene import Stamp
from render.theme import DARK, Colour
from tests.render import lists
from tests.render.colours import SIGHT, distance, seen
from tests.render.shots import legends, shots

CLEAR = 20
"""The least distance of two colours that are clearly apart."""
COLOURS = {
    "glow": DARK.glow,
    "choice": DARK.glow,
    "fresh": DARK.fresh,
    "chosen": DARK.gold,
    "price": DARK.gold,
    "payable": DARK.muted,
}
"""The colours of marks, by their rows in the legends."""


def stamped(key: str) -> list[Stamp]:
    return [item for _, picture in shots(key) for item in picture.shown if isinstance(item, Stamp)]


def test_angles_are_for_changes_and_frames_for_choices(key: str) -> None:
    """No mark of a change is a whole frame, and no mark of a choice is a broken one."""
    fresh = {stamp.sprite.paint for stamp in stamped(key) if DARK.fresh in stamp.sprite.args}
    glowing = {stamp.sprite.paint for stamp in stamped(key) if DARK.glow in stamp.sprite.args}
    assert fresh, f"render/{key} marks nothing as changed last: stamp sprites.changed on what view.last names"
    assert fresh == {sprites._angles}, f"render/{key}: only sprites.changed and changed_hex may have theme.fresh"
    frames = {sprites._choosable, sprites._glowing}
    assert glowing & frames, f"render/{key}: mark what may be chosen with sprites.glowing, or sprites.choosable"
    assert sprites._angles not in glowing, f"render/{key}: sprites.changed is for changes alone, not for choices"


# -- the marks among themselves


def marks(key: str) -> dict[str, list[Sprite]]:
    """The marks as the legends of the game draw them."""
    return {
        str(card.fact[1]): [item.sprite for item in lists.on_card(card, shown) if isinstance(item, Stamp)]
        for shown in legends(key)
        for card in lists.stamps(shown, "meaning")
        if card.fact[1] in COLOURS
    }


def test_marks_differ_in_colour_or_else_in_shape(key: str) -> None:
    found = marks(key)
    assert found.keys() >= {"glow", "fresh"}, f"the legend of {key} needs the rows glow and fresh"
    for one, other in combinations(found, 2):
        first, second = COLOURS[one], COLOURS[other]
        if first != second and not apart(first, second):
            assert all(shapes_differ(a, b) for a in found[one] for b in found[other]), (one, other)


def apart(one: Colour, other: Colour) -> bool:
    """Whatever the sight."""
    return all(distance(seen(one, sight), seen(other, sight)) >= CLEAR for sight in SIGHT)


def shapes_differ(one: Sprite, other: Sprite) -> bool:
    """Whether much of what they cover is covered by one of them alone."""
    size = max(one.width, other.width), max(one.height, other.height)
    first, second = covered(one, size), covered(other, size)
    alone, either = ImageChops.difference(first, second), ImageChops.lighter(first, second)
    return ImageStat.Stat(alone).sum[0] > 0.3 * ImageStat.Stat(either).sum[0]


def covered(sprite: Sprite, size: tuple[int, int]) -> Image.Image:
    """Where the sprite, in the middle of a dark panel of this size, is plainly lighter than the panel."""
    drawn, panel = canvas.bitmap(sprite), Image.new("RGB", size, DARK.panel)
    mask = drawn if drawn.mode == "RGBA" else None
    panel.paste(drawn, ((size[0] - sprite.width) // 2, (size[1] - sprite.height) // 2), mask)
    return panel.convert("L").point(lambda shade: 255 if shade > 90 else 0)


# -- what may be chosen beside what may not


def test_a_choice_looks_different_whatever_the_sight(key: str) -> None:
    """The same thing with and without the mark, a quarter of its size, as in a narrow window."""
    sprites: dict[object, set[Sprite]] = defaultdict(set)
    for stamp in stamped(key):
        if stamp.fact:
            sprites[stamp.fact[:2]].add(stamp.sprite)
    pairs = {
        (one, other)
        for alike in sprites.values()
        for one in alike
        for other in alike
        if (one.width, one.height) == (other.width, other.height)
        if DARK.glow in one.args and DARK.glow not in other.args
    }
    assert pairs, f"render/{key}: nothing with a fact is drawn in the same size with choosable and without"
    for one, other in pairs:
        for sight in SIGHT:
            assert share_apart(one, other, sight) >= 0.05, (one, other, sight)


def share_apart(one: Sprite, other: Sprite, sight: str) -> float:
    """The share of pixels that are clearly apart."""
    pairs = Counter(zip(pixels(one), pixels(other), strict=True))
    return sum(count for pair, count in pairs.items() if _far(*pair, sight)) / pairs.total()


def pixels(sprite: Sprite) -> Iterator[Colour]:
    data = iter(canvas.bitmap(sprite).convert("RGB").reduce(4).tobytes())
    return zip(data, data, data, strict=True)


@cache
def _far(one: Colour, other: Colour, sight: str) -> bool:
    return distance(seen(one, sight), seen(other, sight)) >= CLEAR
