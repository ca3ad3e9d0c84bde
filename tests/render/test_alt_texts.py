"""Alt texts: what matters most is always in them, however much there is to describe."""

from __future__ import annotations

import engine
import render
from render import Focus, Localize, Verbatim
from render.describer import alt
from render.theme import DARK
from tests.engine.random_games import few_tables, random_game
from tests.facts import facts
from tests.render.shots import shots

NAMES = tuple(map(Verbatim, ("Ana", "Benedikt", "Chiara", "Dmitri")))
STEP = 34


def test_what_matters_is_always_told(key: str, t: Localize) -> None:
    seats, options = few_tables(engine.load(key))[0]
    part, told, met = render.load(key), facts(key).told, set()
    for place, game in enumerate(random_game(engine.load(key), seats, options, 3)):
        if place % STEP and not game.result:
            continue
        view = game.view(game.to_move or 0)
        focus = Focus(view.seat or 0, NAMES[:seats])
        for picture in part.pictures(view, focus, DARK, t) + part.private(view, focus, DARK, t):
            kind = picture.name.partition("-")[0]
            assert kind in told, (
                f"the facts of {key} lack what the alt text of the picture {kind!r} always tells: `told`"
            )
            missing = [text for text in told[kind](view, focus.names, NAMES[focus.seat]) if text not in picture.alt]
            assert not missing, f"the alt text of {kind} lacks {missing}: {picture.alt}"
            met.add(kind)
    assert met == told.keys(), f"`told` of the facts of {key} names pictures that this game never showed"


MORE = "More stands under “In words”."


def test_whoever_is_told_a_part_is_told_where_the_rest_stands(t: Localize) -> None:
    """The land of Helios's boards is told last: where some of it is left out, the last sentence says so."""
    assert t("bot-words") in MORE
    whole: set[bool] = set()
    for view, picture in shots("helios"):
        if picture.name.startswith("board-"):
            tiles = view.boards[int(picture.name[-1])].tiles  # type: ignore[attr-defined]
            missing = [tile for tile in tiles if f"On {tile.hex} lies" not in picture.alt]
            assert missing == [] or picture.alt.endswith(MORE)
            whole.add(not picture.alt.endswith(MORE))
        assert picture.alt.count(MORE) <= 1
    assert whole == {True, False}


def test_what_is_left_out_is_announced_and_nothing_else() -> None:
    first, second, last = "A" * 499 + ".", "B" * 498 + ".", "C."
    assert alt([first, second], MORE) == f"{first} {second}"
    assert alt([first, second, last], MORE) == f"{first} {last} {MORE}"
    assert alt([first, last, second], MORE) == f"{first} {last} {MORE}"
