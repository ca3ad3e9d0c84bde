"""The components of every game: what `/card` shows of each, and that it is what the choices say."""

from collections import Counter
from io import BytesIO
from itertools import groupby

import pytest
from PIL import Image

import engine
import render.component
from bot import games
from bot.base.choices import OPTIONS
from bot.base.components import Component
from bot.base.i18n import localizer
from bot.base.rulebook import numbered_rules
from engine.game import Game
from render.theme import DARK
from tests.engine.random_games import few_tables, random_game
from tests.profiles import rounds


def listed(key: str, **options: str):
    kind = engine.load(key)
    return games.components(key, kind.complete_options(kind.max_seats, options), localizer("en"))


def drawn(key: str, **options: str):
    kind = engine.load(key)
    return render.components(key, kind.complete_options(kind.max_seats, options), DARK)


@pytest.fixture
def lists(key: str) -> None:
    if not listed(key):
        pytest.skip("a game may list no components")


def test_every_component_has_a_name_words_a_picture_and_rules(key: str, lists: None) -> None:
    t, book, faces = localizer("en"), numbered_rules(key), drawn(key)
    for component in listed(key):
        assert t(f"{key}-{component.id}") != f"{key}-{component.id}"
        assert t(f"{key}-components-{component.kind}")
        assert component.about
        assert component.id in faces
        assert book.about(component), f"name its rules in components.txt of {key}"
        assert component.count is None or component.count > 0


def test_ids_are_unique_and_kinds_fit_into_a_menu(key: str, lists: None) -> None:
    components = listed(key)
    assert len({component.id for component in components}) == len(components)
    kinds = [component.kind for component in components]
    assert max(Counter(kinds).values()) <= OPTIONS
    assert [kind for kind, _ in groupby(kinds)] == list(dict.fromkeys(kinds))


def test_the_pictures_are_drawn_within_their_edges(key: str, lists: None) -> None:
    faces = drawn(key)
    for component, face in faces.items():
        scene = render.component.scene(component, face, DARK)
        outside = [item for item in scene.items if item.box[0] < 0 or item.box[2] > scene.width]
        outside += [item for item in scene.items if item.box[1] < 0 or item.box[3] > scene.height]
        assert outside == [], component
    component, face = next(iter(faces.items()))
    picture = render.component.picture(key, component, face, DARK, localizer("en"))
    with Image.open(BytesIO(picture.png())) as image:
        assert image.size == (picture.width, picture.height)


def explained(rules: type[Game]) -> dict[Component, bool]:
    """The components that *What can I do?* tells of in a few games, and whether it tells them as they are listed."""
    t, found = localizer("en"), dict[Component, bool]()
    for seats, options in few_tables(rules):
        told = set[str]()
        for number, game in enumerate(random_game(rules, seats, options, 1)):
            if number % rounds(9, 3) == 0 and game.to_move is not None:
                told.update(games.load(rules.key).explain(game.view(game.to_move), t))
        said = "\n".join(told)
        for component in games.components(rules.key, rules.complete_options(seats, options), t):
            name = t(f"{rules.key}-{component.id}")
            if f"**{name}**:" in said or f"\n{name}. " in said:
                found[component] = found.get(component, False) or component.about in said
    return found


def test_the_words_are_those_of_the_choices(rules: type[Game]) -> None:
    """What is told of a component is what *What can I do?* or a line of a menu says wherever it can be chosen."""
    assert [component.id for component, alike in explained(rules).items() if not alike] == []


def test_choices_of_helios_explain_buildings() -> None:
    assert {component.id for component in explained(engine.load("helios"))} & {"observatory", "palace", "bazaar"}


def test_the_edition_that_is_played_counts() -> None:
    def hall(preset: str) -> str:
        return next(component.about for component in listed("helios", preset=preset) if component.id == "city_hall")

    assert hall("booklet").endswith("2 points at the end.")
    assert hall("yucata").endswith("1 point at the end.")


@pytest.mark.parametrize(
    ("component", "count", "key"),
    [
        ("redwood", 8, "helios"),
        ("obsidian", 6, "helios"),
        ("temples", 2, "helios"),
        ("sun", 16, "helios"),
        ("khind", 10, "bluemoon"),
        ("hoax2", 4, "bluemoon"),
        ("markers", 10, "bluemoon"),
        ("house", 20, "theocratia"),
        ("lava", 9, "theocratia"),
        ("desert", 8, "theocratia"),
        ("stardust", 2, "theocratia"),
        ("dev_expansion", 2, "theocratia"),
        ("apple", 6, "orchard"),
    ],
)
@pytest.mark.usefixtures("every_game")
def test_numbers_are_those_of_the_rules(component: str, count: int, key: str) -> None:
    """H-1.1, H-1.2, B-1.1, B-1.8, T-2.2, T-4.3, T-4.4, T-10.1, O-1.1: counted there."""
    assert next(one.count for one in listed(key) if one.id == component) == count


def test_a_game_need_not_list_anything(orchard: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(games.load(orchard), "components")
    assert listed(orchard) == ()


@pytest.mark.parametrize(("preset", "points"), [("booklet", 2), ("yucata", 1)])
def test_a_picture_has_the_points_that_the_words_tell(preset: str, points: int) -> None:
    """H-9.6: the City Hall of Helios counts 2 points in the booklet, 1 online."""
    (told,) = [component.about for component in listed("helios", preset=preset) if component.id == "city_hall"]
    assert told.endswith((f" {points} point at the end.", f" {points} points at the end."))
    assert drawn("helios", preset=preset)["city_hall"].row[-2] == str(points)
