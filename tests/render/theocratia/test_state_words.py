"""What the words beside the pictures of Theocratia say of a moment, and of signs."""

import pytest

import render
from bot.base.i18n import localizer
from engine.theocratia.game import Theocratia
from render import Focus, cover
from render.scene import Stamp
from render.theme import DARK
from tests.engine.theocratia.tables import CIVS, Table, asked, do, standing

PICTURES = render.load("theocratia")
SAY = localizer("en")
NAMES = ("Ana", "Benedikt", "Chiara", "Dmitri")
COMING = "At the end of the round Magenta develops by Expansion."


def words(game: Theocratia) -> str:
    """The state in words, and what the dice picture is described by."""
    view = game.view(None)
    focus = Focus(0, NAMES[: view.seats])
    (dice,) = (one.alt for one in PICTURES.gallery(view, focus, DARK, SAY) if one.name == "dice")
    return " ".join((*PICTURES.state_text(view, focus, SAY), dice))


@pytest.mark.rule("T-13.2", "T-13.4", "T-13.9")
def test_a_civ_that_has_developed_is_not_said_to_do_so_next() -> None:
    """Magenta settles on d4; then the deserts g2 and g6 are equally close to Violet's Fortress, with no free plains
    beside it. The cards slide only once all Civs have developed.
    """
    table = Table().last_turn()
    for hex_ in ("f5", "g3", "g5"):
        table.building(hex_, "violet")
    for name, card in zip(CIVS, ("dev_expansion", "dev_holiday", "dev_expansion", "dev_blank"), strict=True):
        table.civ(name, development=card)
    game = table.game()
    assert words(game).count(COMING) == 2
    do(game, "end")
    assert asked(game) == "neutral_hex 0"
    assert standing(game, "d4") == ("magenta", "house", None)
    assert words(game).count(COMING) == 2
    assert "develops next" not in words(game)


@pytest.mark.rule("T-13.9", "T-14.2")
def test_after_the_last_round_no_civ_is_said_to_develop() -> None:
    """Not when the Pyramids bring Worship, nor at the end: the cards have slid."""
    table = Table().set(round=5).last_turn().player(0, tokens=["token_cards"])
    for name, card in zip(CIVS, ("dev_blank", "dev_holiday", "dev_expansion", "dev_expansion"), strict=True):
        table.civ(name, development=card, crystals={})
    game = table.building("b4", "magenta", "pyramid").game()
    do(game, "end")
    while asked(game).startswith("neutral"):
        do(game, str(game.moves()[0]))
    assert asked(game) == "pyramid_worship 0"
    assert " develops " not in words(game)
    do(game, "worship pink")
    assert asked(game) == "over"
    assert " develops " not in " ".join(PICTURES.state_text(game.view(None), Focus(0, NAMES), SAY))


@pytest.mark.rule("T-5.8")
def test_what_the_turn_before_changed_is_not_said_to_be_of_this_turn() -> None:
    """Red has built on g3, and Brown is to take a die."""
    game = Table("violet 3", "violet 1", "pink 1").player(0, start_tile=False).game()
    do(game, "die violet 3", "row violet")
    assert asked(game) == "die 1"
    text = "\n".join(PICTURES.state_text(game.view(None), Focus(0, NAMES), SAY))
    (line,) = (line for line in text.splitlines() if line.strip("-• ").startswith("g3 is "))
    assert line.endswith("changed last.")


@pytest.mark.rule("T-7.1", "T-5.8")
def test_the_crown_is_said_to_mark_the_first_player_of_either_round() -> None:
    """It stands on the Temple track of who is first now, and beside the 1 that makes one first in the next round."""
    gallery = PICTURES.gallery(Table("violet 1").game().view(None), Focus(0, NAMES), DARK, SAY)
    assert any("First player; by a 1, in the next round." in one.alt for one in gallery if one.name == "legend")


def test_the_cover_is_said_to_show_several_volcanoes() -> None:
    scene = cover.scene("theocratia", DARK, SAY)
    assert scene is not None
    seen = [one.sprite.paint.__name__ for one in scene.items if isinstance(one, Stamp)]
    assert seen.count("_volcano") >= 3
    assert ", volcanoes, " in SAY("theocratia-picture-cover")
