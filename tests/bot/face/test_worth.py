"""Which three choices are buttons is a public rule: what wins, then what adds most to the score as it stands."""

import json
import re
from dataclasses import replace
from math import inf
from pathlib import Path

from benchmarks.labels import choices, viewer
from bot.matches.offers import worth
from bot.messages.menus import Button
from bot.messages.public import choices_page
from engine.bluemoon import GAME as BLUEMOON
from engine.game import Game
from engine.kernel.forecast import forecast
from tests.bot.face.tables import begun
from tests.engine.helios.tables import land, table

HEX = re.compile(r"\b[a-g][1-7]\b")


def buttons(game: Game, t) -> list[Button]:
    page = choices_page(replace(begun(game.key, bytes(16)), game=game), game.view(None), t, "")
    return [button for row in page.rows if isinstance(row, tuple) for button in row if isinstance(button, Button)]


def test_the_places_that_score_most_are_buttons(t):
    # Created Land: 2 points, and 2 for each tile beside it. On b4 and d6 it lies beside one tile and a corner space,
    # 4 points more; on b3 beside one tile, with 2 mana of a point each; on c3, c5 and e4 beside two, on c5 with a cube
    # of any colour; elsewhere beside one.
    game = table(land("d4:redwood+redwood c4:granite d5:bamboo"), round=1, turn=1)
    data = json.loads(game.to_json()) | {"pending": [{"ask": "place", "seat": 0, "tile": "created_land"}]}
    game = type(game).from_json(json.dumps(data))
    assert [HEX.findall(button.label) for button in buttons(game, t)] == [["b4"], ["c5"], ["d6"]]


def test_of_places_of_the_sun_one_that_brings_more_is_a_button(t):
    # H-6.8: beside b1, b3, c1 and d2 lies one tile without cubes, beside b2 and c4 lie two.
    game = table(land("d4:spring c3:granite c2:redwood", sun="d3", sun_value=6), ask="take")
    [sun] = [button.label for button in buttons(game, t) if button.label.startswith("Sun to")]
    assert HEX.findall(sun)[0] in ("b2", "c4")


def test_who_scores_more_once_at_work_is_a_button_before_who_is_cheaper(t):
    # A sun value of 7: 16 points of the Princess with her own step; no special tile for the Inventor, no corner for the
    # Explorer, no building for the Architect.
    game = table(land("d4:redwood+redwood c4:granite+granite", mana=4, sun_value=7), ask="characters")
    told = " ".join(button.label for button in buttons(game, t))
    assert "Princess" in told
    assert t("helios-choice-end", ends="turn") in told, "it is asked for"
    assert not any(one in told for one in ("Inventor", "Explorer", "Architect"))


def test_a_game_says_what_a_choice_is_worth_where_its_moves_do_not_tell():
    game = table(land("d4:redwood c3:granite", sun="d3"), ask="sun")
    one = choices(game)[0]
    gained = worth(forecast(game, None), 0)
    assert [gained(replace(one, worth=said)) for said in ((3, 1), None)] == [(3, 1), (0,)]


def test_what_wins_comes_first():
    # From b4 the figure walks over b3 to the courtyard, c3, where the sixth Offering wins (B-3.1, B-10.1).
    file = Path(__file__).parents[2] / "data" / "wins" / "bluemoon.json"
    game = BLUEMOON.from_json(json.dumps(json.loads(file.read_text())["position"]))
    gained = worth(forecast(game, viewer(game)), 1)
    assert [one.moves for one in choices(game) if gained(one) == (inf,)] == [("step b3", "step c3", "end", "offer")]
