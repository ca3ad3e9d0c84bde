"""The chart of expected points: everybody's line where the numbers say, in letters a phone shows."""

import pytest

from bot.base.i18n import localizer
from engine.game import Game
from render import Focus, Picture, Verbatim, text
from render.course import Course, picture
from render.scene import Caption, Stamp
from render.sprites import WHITE
from render.theme import DARK
from render.theocratia.sprites import HUES
from tests.render import lists

NAMES = tuple(map(Verbatim, ("Ana", "Benedikt", "Chiara", "Maximiliane of the North")))
PHONE = 370 / 1600


def chart(rules: type[Game], course: Course) -> Picture:
    seats = len(course.points[0])
    view = rules.new(seats=seats, seed=1).view(None)
    return picture(view, course, Focus(0, NAMES[:seats]), DARK, localizer("en"))


def captions(shown: Picture, kind: str) -> list[Caption]:
    return [item for item in shown.shown if isinstance(item, Caption) and item.fact[:1] == (kind,)]


def way(shown: Picture, seat: int) -> list[tuple[int, int]]:
    """The points of a seat's line, in pixels of the picture."""
    [line] = [item for item in shown.shown if isinstance(item, Stamp) and item.fact == ("course", seat)]
    left, top, *_ = line.box
    points = line.sprite.args[0]
    assert isinstance(points, tuple)
    return [(left + x, top + y) for x, y in points]


def test_lines_are_where_the_scale_says(orchard: str) -> None:
    """From 0 to 20 points: 10 lie half-way, and equal steps have equal widths."""
    from engine.orchard import GAME

    shown = chart(GAME, Course(((0.0, 20.0), (10.0, 10.0), (20.0, 0.0)), (0, 2)))
    (a, b, c), (d, e, f) = way(shown, 0), way(shown, 1)
    assert a[1] == f[1] > b[1] == e[1] > c[1] == d[1]
    assert abs((a[1] + c[1]) / 2 - b[1]) <= 1
    assert abs((a[0] + c[0]) / 2 - b[0]) <= 1
    scale = {caption.string: caption.y for caption in captions(shown, "points")}
    assert abs(scale["0"] - a[1]) <= 2
    assert abs(scale["20"] - c[1]) <= 2
    assert [caption.string for caption in captions(shown, "round")] == ["1", "2"]
    assert [caption.string for caption in captions(shown, "rounds")] == ["Round"]


@pytest.mark.parametrize("points", [0.0, -3.0, 0.4, 57.5, 412.0])
def test_it_can_be_read_on_a_phone_and_nothing_covers_anything(orchard: str, points: float) -> None:
    """Ends that are alike, too: the names stand apart."""
    from engine.orchard import GAME

    shown = chart(GAME, Course(((0.0,) * 4, (points,) * 4, (points, points, points + 0.1, points)), tuple(range(3))))
    found = [caption for kind in ("points", "round", "rounds", "name") for caption in captions(shown, kind)]
    lists.captions_apart(found)
    for caption in found:
        assert lists.holds((0, 0, shown.width, shown.height), caption.box), caption
        assert text.capital(caption.size) * PHONE >= (4.5 if caption.fact[0] in ("name", "rounds") else 9), caption


def test_the_words_tell_beginning_quarters_and_end(orchard: str) -> None:
    from engine.orchard import GAME

    shown = chart(GAME, Course(tuple((float(number), 9.5 - number) for number in range(9))))
    assert "Ana: 0, 2, 4, 6, 8." in shown.alt
    assert "Benedikt: 9.5, 7.5, 5.5, 3.5, 1.5." in shown.alt


def test_a_line_has_the_colour_of_its_player_and_is_seen_on_the_ground() -> None:
    """In Theocratia the second player is brown, as its pieces are: too dark for the ground without an edge."""
    from engine.theocratia import GAME

    shown = chart(GAME, Course(((0.0,) * 4, (3.0, 5.0, 7.0, 9.0))))
    lines = {
        item.fact[1]: item.sprite.args
        for item in shown.shown
        if isinstance(item, Stamp) and item.fact[:1] == ("course",)
    }
    assert [lines[seat][1] for seat in range(4)] == [HUES[colour] for colour in ("red", "brown", "blue", "white")]
    assert [lines[seat][2] == WHITE for seat in range(4)] == [False, True, False, False]


@pytest.mark.parametrize(("seats", "scale"), [(2, ["0", "2", "4", "6"]), (3, [*"012345"]), (4, [*"01234"])])
def test_where_so_many_offerings_win_the_chart_counts_them_and_ends_with_the_last(seats: int, scale: list[str]) -> None:
    """Six, five and four at two, three and four players (B-10.1), whatever could be expected."""
    from engine.bluemoon import GAME

    game = GAME.new(seats=seats, seed=1)
    shown = chart(GAME, Course(((0.0,) * seats, (1.3,) * seats), most=game.most))
    assert [caption.string for caption in captions(shown, "points")] == scale
    assert "how each stood (Offerings)" in shown.alt
    heads = [item.string for item in shown.shown if isinstance(item, Caption) and not item.fact]
    assert heads == ["Offerings: how each stood"]
