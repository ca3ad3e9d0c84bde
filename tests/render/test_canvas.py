"""Drawing and encoding: a picture with strips of others shows the same as one drawn at once."""

import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import get_args

import pytest
from PIL import Image, ImageChops

import engine
import render
from render import Focus, Localize, Verbatim, canvas, sprites, text
from render import palette as palette_files
from render.pen import painted
from render.picture import Picture
from render.scene import Caption, DisplayList, Panel, Scene
from render.shelf import CHANNELS, RESERVE, SMALL, Shelf, begin_anew, emptied
from render.text import Weight
from render.theme import DARK
from tests.engine.random_games import few_tables, random_game
from tests.profiles import rounds
from tests.render.helios.games import NAMES, busy, focus

REDRAWN = rounds(2, 5)
"""Moments of a game at which its pictures are drawn, besides the end."""


def decoded(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png))
    assert image.format == "PNG"
    assert image.mode == "P"
    return image.convert("RGB")


def panel(left: int, *seats: int) -> Panel:
    ground, drawing = DisplayList(DARK), DisplayList(DARK)
    ground.stamp(sprites.card(100, 100, 12, DARK.panel, DARK.edge, 3), left + 50, 50)
    for place, seat in enumerate(seats):
        drawing.stamp(sprites.seat(DARK, seat, 12), left + 20 + place * 25, 40)
        drawing.write(str(seat), left + 20 + place * 25, 75, 20)
    return Panel((left, 0, left + 100, 100), ground.done(), drawing.done())


def scene(left: tuple[int, ...], right: tuple[int, ...]) -> Scene:
    return Scene(200, 100, DARK.ground, (panel(0, *left), panel(100, *right)))


def reduced(scene: Scene, game: str) -> Image.Image:
    """The whole scene drawn at once, in the colours of the game."""
    return canvas.draw(scene).quantize(palette=palette_files.of(game), dither=Image.Dither.NONE).convert("RGB")


def test_a_picture_of_strips_kept_and_new_equals_one_drawn_at_once() -> None:
    canvas.strips.clear()
    for left, right in [((0, 1), (2,)), ((0, 1), (3,)), ((), (3,)), ((1, 2, 3), ())]:
        after = scene(left, right)
        assert decoded(canvas.encoded(after, "helios")).tobytes() == reduced(after, "helios").tobytes()


def test_only_strips_that_differ_are_drawn_again() -> None:
    """Of rows 0 to 47, 48 to 95 and 96 to 99 the last show no seat, and no letters."""
    canvas.strips.clear()
    before = canvas.strips.made
    canvas.encoded(scene((0,), (1,)), "helios")
    assert canvas.strips.made == before + 3
    canvas.encoded(scene((0,), (2,)), "helios")
    assert canvas.strips.made == before + 5
    canvas.encoded(scene((0,), (1,)), "helios")
    assert canvas.strips.made == before + 5


def test_a_strip_is_kept_for_the_colours_it_is_in() -> None:
    canvas.encoded(scene((0,), (1,)), "helios")
    png = canvas.encoded(scene((0,), (1,)), "theocratia")
    assert decoded(png).tobytes() == reduced(scene((0,), (1,)), "theocratia").tobytes()


@pytest.mark.parametrize("weight", get_args(Weight))
def test_no_letter_of_the_font_leaves_the_rows_of_its_line(weight: Weight) -> None:
    size = 40
    for letter in filter(text.has, map(chr, range(0x20, 0x3000))):
        line = Caption(letter, 0, 0, size, weight, DARK.ink, ())
        drawn, _, above = text.written(letter, size, weight, DARK.ink)
        top = above + round(text.capital(size) / 2)
        assert line.rows[0] <= top, letter
        assert top + drawn.height <= line.rows[1], letter


def test_fingerprints_tell_pictures_apart() -> None:
    assert scene((0,), (1,)).fingerprint == scene((0,), (1,)).fingerprint
    assert len({scene((0,), (1,)).fingerprint, scene((1,), (0,)).fingerprint, scene((0,), ()).fingerprint}) == 3


def test_a_failed_picture_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas.strips.clear()
    shown = scene((0,), (1,))

    def fail(*_: object) -> None:
        raise MemoryError

    with monkeypatch.context() as broken:
        broken.setattr(canvas, "_write", fail)
        with pytest.raises(MemoryError):
            canvas.encoded(shown, "helios")
    assert decoded(canvas.encoded(shown, "helios")).tobytes() == reduced(shown, "helios").tobytes()


@pytest.mark.slow
def test_pictures_of_every_kind_made_of_strips_of_others_equal_fresh_ones(
    key: str, t: Localize, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenes: list[Scene] = []

    def noted(
        game: str, name: str, sentences: list[str], scene: Scene, t: Localize, title: str | None = None
    ) -> Picture:
        scenes.append(scene)
        return picture(game, name, sentences, scene, t, title)

    picture = canvas.picture
    monkeypatch.setattr(canvas, "picture", noted)
    seats, options = few_tables(engine.load(key))[2]
    games = [game.copy() for game in random_game(engine.load(key), seats, options, 2)]
    for game in (*games[:: len(games) // REDRAWN], games[-1]):
        view = game.view(game.to_move)
        at = Focus(view.to_move or 0, tuple(map(Verbatim, NAMES[:seats])))
        part = render.load(key)
        for show in (part.pictures, part.gallery, part.private):
            show(view, at, DARK, t)
    canvas.strips.clear()
    made = canvas.strips.made
    different = list({one.fingerprint: one for one in scenes}.values())
    for one in different:
        assert decoded(canvas.encoded(one, key)).tobytes() == reduced(one, key).tobytes()
    assert canvas.strips.made - made < sum(len(one.strips) for one in different), "nothing was kept"


def turns(t: Localize) -> list[Picture]:
    """All pictures of a few moments of a game, with every board changing in between."""
    helios = render.load("helios")
    return [
        picture
        for view in list(busy(3, 2))[20 : 200 : rounds(90, 45)]
        for picture in helios.pictures(view, focus(view), DARK, t)
    ]


def test_pictures_drawn_in_threads_are_the_same(t: Localize) -> None:
    pictures = turns(t)
    canvas.strips.clear()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda picture: picture.png(), pictures))
    canvas.strips.clear()
    for picture, png in zip(pictures, together, strict=True):
        assert picture.png() == png
        assert decoded(png).size == (picture.width, picture.height)


def test_encoded_colours_are_close_to_the_true_ones(t: Localize) -> None:
    """Quantising to the fixed palette is not seen: 36 dB or more."""
    from render.helios import board
    from render.helios.context import DrawContext

    view = list(busy(4, 4))[-80]
    table = DrawContext.of(view, focus(view), DARK, t)
    true = canvas.draw(board.full(table, 0))
    png = next(p for p in render.load("helios").gallery(view, focus(view), DARK, t) if p.name == "board-0").png()
    squares = [
        v * v for v in ImageChops.difference(true, decoded(png)).resize((400, 254), Image.Resampling.NEAREST).tobytes()
    ]
    assert sum(squares) / len(squares) < 255**2 / 10**3.6


def test_a_picture_without_a_palette_is_laid_out_and_its_bytes_say_how_to_make_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, t: Localize
) -> None:
    """A first palette is made from the pictures of a game that has none."""
    monkeypatch.setattr(palette_files, "file", lambda game: tmp_path / "palette.txt")
    canvas.strips.clear()
    picture = canvas.picture("caravan", "a", ["A."], scene((0,), (1,)), t)
    assert picture.shown
    with pytest.raises(FileNotFoundError, match=r"is missing: python -m benchmarks\.pictures --palette caravan"):
        picture.png()


@pytest.mark.slow
def test_all_caches_together_keep_within_the_memory_they_are_given(t: Localize) -> None:
    caches = canvas.bitmaps, canvas.letters, canvas.strips
    for memory in (canvas.MIB, canvas.WORKING_SET):
        canvas.keep_within(memory)
        for picture in turns(t):
            picture.png()
        assert sum(cache.bytes for cache in caches) <= memory
    assert canvas.bitmaps.bytes > canvas.MIB, "nothing was to be thrown out"


def test_tables_of_all_games_drawn_in_turn_paint_every_sprite_once(t: Localize) -> None:
    canvas.keep_within(canvas.WORKING_SET)
    views = []
    for key in engine.GAMES:
        game = engine.load(key).new(seats=4, seed=5)
        views.append((render.load(key), game.view(None), Focus(0, tuple(map(Verbatim, NAMES[:4])))))
    painted = []
    for _ in range(2):
        canvas.strips.clear()
        before = canvas.bitmaps.made
        for part, view, at in views:
            for picture in part.pictures(view, at, DARK, t):
                picture.png()
        painted.append(canvas.bitmaps.made - before)
    assert painted[1] == 0


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Where bitmaps are shared; afterwards they are not."""
    yield emptied(tmp_path / "bitmaps")
    canvas.keep_within(canvas.WORKING_SET)
    canvas.bitmaps.clear()


def drawn(t: Localize) -> list[bytes]:
    """The pictures of some turns, drawn as by a process that has drawn nothing yet."""
    for cache in (canvas.bitmaps, canvas.strips):
        cache.clear()
    return [picture.png() for picture in turns(t)]


@pytest.fixture(scope="module")
def expected(t: Localize) -> list[bytes]:
    """What they look like where nothing is shared."""
    return drawn(t)


@pytest.mark.slow
def test_what_one_process_has_painted_others_show_alike_without_painting(t, expected, folder, monkeypatch):
    canvas.keep_within(canvas.WORKING_SET, 2, folder)
    assert drawn(t) == expected
    large = []

    def noted(sprite):
        made = painted(sprite)
        large.extend([sprite] * (made.width * made.height * CHANNELS > SMALL))
        return made

    monkeypatch.setattr(canvas, "painted", noted)
    canvas.keep_within(canvas.WORKING_SET, 2, folder)
    assert drawn(t) == expected
    assert not large


@pytest.mark.parametrize("gone", [False, True])
@pytest.mark.slow
def test_a_shelf_that_is_full_or_gone_only_costs_time(t, expected, folder, gone):
    canvas.keep_within(canvas.MIB, 2, folder)
    if gone:
        shutil.rmtree(folder)
    assert drawn(t) == expected
    assert gone or sum(file.stat().st_size for file in folder.iterdir()) <= canvas.MIB


@pytest.mark.slow
def test_the_last_room_of_the_disk_is_left_to_others(t, expected, folder, monkeypatch):
    """And who cannot share holds no more than its share."""
    free = RESERVE + canvas.MIB
    monkeypatch.setattr("shutil.disk_usage", lambda at: SimpleNamespace(free=free - kept(at)))
    canvas.keep_within(2 * canvas.MIB, 2, folder)
    assert drawn(t) == expected
    assert 0 < kept(folder) <= canvas.MIB
    free = RESERVE - 1
    begin_anew(folder)
    assert drawn(t) == expected
    assert kept(folder) == 0
    assert 0 < canvas.bitmaps.bytes <= canvas.MIB


def kept(folder: Path) -> int:
    """Bytes of bitmaps."""
    return sum(file.stat().st_size for file in folder.iterdir() if file.name != "CACHEDIR.TAG")


def test_programs_that_copy_a_disk_know_the_folder_for_a_cache(folder):
    """By https://bford.info/cachedir: the first 43 bytes of a file of this name."""
    begin_anew(folder)
    tag = (folder / "CACHEDIR.TAG").read_bytes()
    assert tag[:43] == b"Signature: 8a477f597d28d172789f06886806bc55"


def test_nothing_of_earlier_versions_is_left(folder):
    for name in ("bitmaps", "bitmaps-0a1b2c3d"):
        folder.with_name(name).mkdir(exist_ok=True)
        (folder.with_name(name) / "old").write_bytes(b"old")
    assert [file.name for file in emptied(folder).iterdir()] == ["CACHEDIR.TAG"]
    assert list(folder.parent.iterdir()) == [folder]


def test_who_is_late_lets_go_of_what_is_shared_no_more(folder):
    early, late = Shelf(folder, 3 * SMALL), Shelf(folder, 3 * SMALL)
    assert late.is_new()
    assert not late.is_new()
    for key in range(3):
        image = early.get(key, lambda: Image.new("RGB", (200, 100), (1, 2, 3)))
        assert image.getpixel((199, 99)) == (1, 2, 3, 255)
    assert late.is_new()
