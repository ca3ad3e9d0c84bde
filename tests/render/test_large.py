"""Large pictures: parts that together show everything, what is being decided last."""

from __future__ import annotations

from io import BytesIO
from itertools import product

from PIL import Image

import render
from bot.base.i18n import localizer
from engine.game import Game
from render import Focus, Picture, Verbatim
from render.large import MOST, cut, large, parts
from render.scene import Caption, Stamp
from render.sprites import choosable
from render.theme import DARK
from tests.engine.random_games import few_tables, random_game
from tests.render import lists

NAMES = tuple(map(Verbatim, ("Ana", "Bo", "Cem", "Dilara")))


def picture(width: int, height: int, *items: Stamp | Caption) -> Picture:
    """A picture of these items, told apart by its pixels."""
    image = Image.new("RGB", (width, height))
    for x, y in product((0, 1), repeat=2):
        image.paste((200 * x, 200 * y, 50), (x * width // 2, y * height // 2, width, height))
    out = BytesIO()
    image.quantize().save(out, "PNG")  # as every picture it has a palette
    return Picture("city", "The city", "The city. All of it.", width, height, "f", out.getvalue, items)


def words(x: int, y: int, *fact: str) -> Caption:
    return Caption("here", x, y, 30, "Bold", DARK.ink, fact)


def corners(part: Picture) -> object:
    """The colours of the first and of the last pixel of a part."""
    image = Image.open(BytesIO(part.png())).convert("RGB")
    assert image.size == (part.width, part.height)
    return image.getpixel((0, 0)), image.getpixel((image.width - 1, image.height - 1))


EVERYWHERE = [words(x, y, "place", f"{x}{y}") for x in (100, 1400) for y in (100, 900)]


def test_a_picture_of_the_usual_form_is_cut_into_four() -> None:
    found = parts(picture(1600, 1018, *EVERYWHERE), DARK, localizer("en"))
    assert [(part.width, part.height) for part in found] == [(1000, 636)] * 4
    assert [part.alt for part in found] == [
        "The city. All of it.",
        "The city: the upper right part.",
        "The city: the lower left part.",
        "The city: the lower right part.",
    ]
    assert len({part.fingerprint for part in found}) == 4
    assert [corners(part) for part in found] == [((0, 0, 50), (200, 200, 50))] * 4, "they overlap in the middle"


def test_a_wide_one_is_cut_into_left_and_right() -> None:
    found = parts(picture(1600, 400, *EVERYWHERE[:1], words(1400, 200, "place", "b")), DARK, localizer("en"))
    assert [(part.width, part.height) for part in found] == [(1000, 400)] * 2


def test_a_square_one_is_cut_into_six_so_that_nothing_is_left_out() -> None:
    middle = words(100, 700, "place", "m"), words(1300, 700, "place", "n")
    found = parts(picture(1400, 1300, *EVERYWHERE[:1], words(1300, 100, "place", "b"), *middle), DARK, localizer("en"))
    assert [(part.width, part.height) for part in found] == [(875, 557)] * 4
    assert [part.alt for part in found][1:] == [
        "The city: the upper right part.",
        "The city: the middle left part.",
        "The city: the middle right part.",
    ]
    boxes = [part.box for part in cut(1400, 1300)]
    assert [(top, foot) for _, top, _, foot in boxes[::2]] == [(0, 557), (371, 928), (743, 1300)]


def test_the_part_with_what_can_be_chosen_comes_last_and_an_empty_one_not_at_all() -> None:
    mark = Stamp(choosable(DARK, 200, 100, DARK.slot), 200, 150, ("card", "a"))
    others = words(1400, 100, "card", "b"), words(1400, 900, "card", "c")
    found = parts(picture(1600, 1018, mark, *others), DARK, localizer("en"))
    assert [part.alt for part in found][1:] == ["The city: the lower right part.", "The city: the upper left part."]


def test_what_does_not_fit_stays_whole_above_what_is_asked_about() -> None:
    three = [picture(1600, 1018, *EVERYWHERE) for _ in range(3)]
    shown = large(three, DARK, localizer("en"))
    assert [part.width for part in shown] == [1600, 1600, 1000, 1000, 1000, 1000]


def test_every_game_shows_its_private_pictures_in_parts(rules: type[Game]) -> None:
    """Each thing that can be chosen is whole in some part, and no part is shown smaller than the whole was."""
    part = render.load(rules.key)
    for number, (seats, options) in enumerate(few_tables(rules)):
        for game in list(random_game(rules, seats, options, number))[::60]:
            seat, t = game.to_move or 0, localizer("en")
            given = game.view(seat), Focus(seat, NAMES[:seats]), DARK, t
            whole = part.private(*given) or part.pictures(*given)[-1:]
            shown = large(whole, DARK, t)
            assert len(whole) < len(shown) <= MOST
            assert {one.name for one in shown} == {one.name for one in whole}
            assert len({(one.name, one.fingerprint) for one in shown}) == len(shown)
            for one in (
                one for one in whole if any(other.width < one.width for other in shown if other.name == one.name)
            ):
                boxes = [part.box for part in cut(one.width, one.height)]
                marks = [item.box for item in one.shown if isinstance(item, Stamp) and DARK.glow in item.sprite.args]
                assert all(any(lists.holds(box, mark) for box in boxes) for mark in marks), (one.name, marks)
            assert all(one.width / one.height >= 1.5 for one in shown)
