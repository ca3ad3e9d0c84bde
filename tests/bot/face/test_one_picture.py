"""Whatever message shows the table shows one picture of it: with the secrets of its viewer, where there are any."""

from typing import Any

import pytest

import engine
from bot.base.i18n import localizer
from bot.drawing import EndPictures, MarkedPictures, MomentsPictures, OwnPictures, TablePictures
from bot.drawing.request import laid_out
from engine.game import Game
from render import Focus
from render.finale import Finale
from render.moments import Moment
from tests.engine.random_games import random_game

NAMES = ("Ada", "Bo")


def moments(key: str) -> list[Game]:
    games = [game.copy() for game in random_game(engine.load(key), 2, {}, 3)]
    return [games[0], games[len(games) // 2], games[-1]]


def names(game: Game, kind: type[TablePictures], seat: int | None, *more: Any) -> list[str]:
    request = kind(game.key, localizer("en"), "0123456789", 2, game.view(seat), Focus(seat or 0, NAMES), *more)
    return [picture.name for picture in laid_out(request) if picture]


def test_what_all_see_is_the_table(key: str) -> None:
    for game in moments(key):
        assert names(game, TablePictures, None) == ["table"]


@pytest.mark.parametrize(("kind", "more"), [(OwnPictures, ()), (MarkedPictures, ((),))])
def test_what_one_sees_is_one_picture_and_with_secrets_another_one(
    key: str, kind: type[TablePictures], more: tuple[Any, ...]
) -> None:
    for game in moments(key):
        assert names(game, kind, None, *more) == ["table"], "a spectator has no secrets"
        assert len(names(game, kind, 1, *more)) == 1
        if key == "orchard":
            assert names(game, kind, 1, *more) == ["own"]


def test_a_key_moment_is_shown_with_the_board_of_whoever_made_it(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    monkeypatch.setattr("render.moments.sheet", lambda game, shown, *_: found.extend(one.alt for _, one in shown))
    view = moments(key)[1].view(None)
    names(moments(key)[1], MomentsPictures, None, tuple(Moment(view, seat, "", "") for seat in (0, 1)))
    if key in ("helios", "orchard"):  # of the others the table is one for all
        assert [alt.partition("’")[0] for alt in found] == list(NAMES)


def test_the_end_is_one_picture(key: str) -> None:
    assert names(moments(key)[-1], EndPictures, None, Finale("0" * 64)) == ["end"]
