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
    # 4 points more; on b3 beside one tile, with 2 mana of a point each; on c3, c5 and e4 beside two; elsewhere
    # beside one.
    game = table(land("d4:redwood+redwood c4:granite d5:bamboo"), round=1, turn=1)
    data = json.loads(game.to_json()) | {"pending": [{"ask": "place", "seat": 0, "tile": "created_land"}]}
    game = type(game).from_json(json.dumps(data))
    assert [HEX.findall(button.label) for button in buttons(game, t)] == [["b3"], ["b4"], ["d6"]]


def test_what_wins_comes_first():
    # From b4 the figure walks over b3 to the courtyard, c3, where the sixth Offering wins (B-3.1, B-10.1).
    file = Path(__file__).parents[2] / "data" / "wins" / "bluemoon.json"
    game = BLUEMOON.from_json(json.dumps(json.loads(file.read_text())["position"]))
    gained = worth(forecast(game, viewer(game)), 1)
    assert [one.moves for one in choices(game) if gained(one) == inf] == [("step b3", "step c3", "end", "offer")]
