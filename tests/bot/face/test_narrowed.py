"""On the page of an inner menu the person's own pictures mark what is left to choose from, and nothing else."""

from dataclasses import replace
from random import Random
from typing import cast

from bot.base.i18n import localizer
from bot.drawing.request import laid_out
from bot.matches.offers import choices
from bot.messages import menus
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from engine.game import Game
from engine.helios.view import HeliosView
from render.picture import Picture
from render.scene import Stamp
from render.theme import DARK
from tests.bot.face.tables import begun, taking
from tests.engine.bluemoon.tables import table
from tests.engine.theocratia.tables import Table, do
from tests.profiles import rounds

PATHS = [f"{first}{second}" for first in range(40) for second in ("", *(f".{inner}" for inner in range(5)))]


def own(game: Game, *titles: str) -> list[Picture]:
    """The pictures of the private panel of the person to move, once these menus are open."""
    assert game.to_move is not None
    match = replace(begun(game.key, bytes(16)), game=game)
    found = choices(match, game.to_move, localizer("en"))
    [path, *_] = [path for path in ("", *PATHS) if menus.trail(found, path) == titles]
    message = PrivateMessages(PublicMessages()).panel(match, game.to_move + 1, localizer("en"), path=path)
    return laid_out(message.request)


def marked(pictures: list[Picture]) -> set[str]:
    """What may be chosen, by the names of the facts."""
    glowing = (
        item.fact
        for picture in pictures
        for item in picture.shown
        if isinstance(item, Stamp) and DARK.glow in item.sprite.args
    )
    return {str(fact[-1]) for fact in glowing if fact}


def opened(game: Game, *verbs: str) -> tuple[str, ...]:
    """The first menu under which everything is one of these, to do without, or into another area."""
    match = replace(begun(game.key, bytes(16)), game=game)
    groups = dict.fromkeys(choice.group for choice in choices(match, game.to_move, localizer("en")))
    ends = {
        group: {
            choice.moves[-1].verb for choice in choices(match, game.to_move, localizer("en")) if choice.group == group
        }
        for group in groups
    }
    return next(
        group
        for group, found in ends.items()
        if group and found - {"pass", "take"} and found <= {*verbs, "pass", "take"}
    )


def named(game: Game, title: tuple[str, ...], *verbs: str) -> set[str]:
    """What moves of these verbs name in this menu."""
    found = choices(replace(begun(game.key, bytes(16)), game=game), game.to_move, localizer("en"))
    moves = {move for choice in found if choice.group == title for move in choice.moves}
    return {move.partition(" ")[2] for move in moves if move.verb in verbs}


def test_where_the_sun_may_stop_is_marked_alone():
    game = taking()
    [planet] = own(game, *opened(game, "sun"))
    view = cast("HeliosView", game.view(0))
    assert marked([planet]) == {way.hex for way in view.destinations}


def test_what_can_be_built_is_marked_where_that_is_asked():
    """Where most buildings can be built none is marked, and the hex of a temple stands out; so does the column of a
    grey tile that can go into another area.
    """
    game = taking()
    title = opened(game, "build", "temple")
    offered = named(game, title, "build", "temple") | {"build"}
    assert marked(own(game, *title)) - {"build"}
    assert marked(own(game, *title)) <= offered


def test_nothing_of_the_sun_is_marked_where_land_is_created():
    """Hexes where a tile is offered may be hexes that the sun reaches."""
    game = taking()
    title = opened(game, "land", "special", "place")
    [planet] = own(game, *title)
    reached = {way.hex for way in cast("HeliosView", game.view(0)).destinations} - named(game, title, "place")
    assert reached
    assert not marked([planet]) & reached


def test_a_card_that_flies_is_the_only_one_marked_in_its_menu():
    game = table(3, decision="move", figure="c3", hand="grey1 red1")
    assert {"grey1", "red1"} <= marked(own(game))
    flying = own(game, "grey 1: fly")
    assert marked(flying) & {"grey1", "red1"} == {"grey1"}
    assert not marked(flying) & {"b3", "c2", "c4", "d3"}, "nobody walks there"


def test_a_card_given_up_for_a_row_marks_no_number_and_no_other_row():
    game = (
        Table("violet 1", "violet 2", "pink 1", "magenta 1", seats=3).row("magenta", "violet 1").hand(0, "omen").game()
    )
    do(game, "die violet 1")
    everything = marked(own(game))
    narrowed = marked(own(game, "Recolour: give up a card"))
    assert narrowed < everything or not narrowed
    beside = marked(own(game, "Same number: give up a card"))
    assert "magenta" in beside
    assert not beside & {"turquoise", "pink"}


def test_every_page_leaves_some_of_its_own_choices_to_mark(rules):
    """In random games: what is left on a page is part of its choices, and every page has its pictures."""
    game, rng = rules.new(seats=3, seed=5), Random(5)
    for number in range(40):
        if game.to_move is None:
            break
        match = replace(begun(game.key, bytes(16)), game=game)
        found = choices(match, game.to_move, localizer("en")) if number % rounds(3, 1) == 0 else ()
        for path in filter(lambda path: menus.trail(found, path), PATHS[:12]):
            left = menus.narrowed(found, path)
            title = menus.trail(found, path)
            inside = [choice for choice in found if choice.group[: len(title)] == title]
            assert left
            assert {move for choice in inside for move in choice.moves} >= set(left)
            assert own(game, *title)
        game.apply(rng.choice(game.moves()))
