"""Positions as JSON: what is refused, with words that name what is wrong."""

import json
import re
from pathlib import Path

import pytest

from engine.bluemoon import GAME
from engine.game import BadPosition
from tests.engine.bluemoon.tables import BUILDINGS, CITY, cards, document, state, table, text

PAGE = Path(__file__).parents[3] / "docs" / "positions-bluemoon.md"


MOVING = {"pending": [{"ask": "move", "seat": 0}]}


def refused(**changes) -> str:
    with pytest.raises(BadPosition) as error:
        table(**changes)
    return str(error.value)


@pytest.mark.parametrize("key", ["game", "pending", "city", "figures", "hands", "crystals", "scales"])
def test_what_must_be_there(key: str) -> None:
    position = json.loads(text(document(decision="move", seats=2) | {"seats": 2}))
    del position[key]
    with pytest.raises(BadPosition, match=f"^{key}: "):
        GAME.from_json(json.dumps(position))


def test_no_json_at_all() -> None:
    with pytest.raises(BadPosition, match=r"^position: no JSON"):
        GAME.from_json("{")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"nonsense": 1}, "nonsense: there is no such field"),
        ({"game": "helios"}, "game: "),
        ({"options": {"edition": "1999"}}, "options: bad-value"),
        ({"options": {"expansion": "on", "layout": "rulebook_2006"}}, "options: bluemoon-bad-layout"),
        ({"seed": "xyz"}, "seed: "),
        ({"city": CITY[:4]}, "city: 5 rows of 5 tiles"),
        ({"city": [["atlantis", *CITY[0][1:]], *CITY[1:]]}, "city.0.0: 'atlantis' is none of"),
        ({"city": [["main_hall", *CITY[0][1:]], *CITY[1:]]}, "city: a1 must not be empty or filled"),
        ({"city": [["mill", *CITY[0][1:]], *CITY[1:]]}, "city: mill must lie in one place, not in 2"),
        ({"city": [[None, None, *CITY[0][2:]], *CITY[1:]]}, "city: mill must lie in one place, not in 0"),
        ({"city": [["mill", None, *CITY[0][2:]], *CITY[1:]]}, "city: a1"),
        (
            {"city": [*CITY[:2], [*CITY[2][:2], None, *CITY[2][3:]], *CITY[3:]]},
            "city: courtyard must lie in one place, not in 0",
        ),
        ({"rebuilt": ["c3"]}, "rebuilt: only places with a building"),
        ({"rebuilt": ["a1"]}, "rebuilt: only places with a building"),
        ({"markers": {"a2": [0, None]}}, "markers.a2: 3 spaces here, not 2"),
        ({"markers": {"z9": []}}, "markers: 'z9' is none of"),
        ({"markers": {"c3": [0]}}, "markers.c3: 0 spaces here, not 1"),
        ({"markers": {"a2": [2, None, None]}}, "markers.a2.0: 2 is not a number from 0 to 1"),
        ({"markers": {"a2": [0, 1, 1]}}, "markers.a2: a building without a free space is rebuilt"),
        ({"markers": {"a2": [0, None, 1]}, "rebuilt": ["a2"]}, "markers.a2: 0 spaces here, not 3"),
        ({"obelisk": [2]}, "obelisk.0: 2 is not a number from 0 to 1"),
        ({"obelisk": [0] * 6}, "obelisk: 6 Offerings of one player have won"),
        ({"figures": ["c3"]}, "seats: 1 is not a number from 2 to 4"),
        ({"figures": ["c3", "f1"]}, "figures.1: "),
        ({"figures": ["c3", "a1"]}, "figures: there is no tile on a1"),
        ({"dragons": {"red_dragon": "a1"}}, "dragons: there is no tile on a1"),
        ({"dragons": {"pink_dragon": "a2"}}, "dragons.pink_dragon"),
        ({"hands": [[]]}, "hands: one for each of the 2 seats, not 1"),
        ({"hands": [["red4"], []]}, "hands.0.red4"),
        ({"hands": [cards("red1*4"), []]}, "hands, discard, waiting: 1 red1 too many"),
        ({"hands": [cards("red1*2"), []], "discard": cards("red1*2")}, "hands, discard, waiting: 1 red1 too many"),
        ({"deck": ["red1"]}, "deck: it must hold exactly the cards that are nowhere else"),
        ({"crystals": [1]}, "crystals: one for each of the 2 seats, not 1"),
        ({"crystals": [1, -1]}, "crystals.1: "),
        ({"deck": ["red1"] * 81}, "deck: 81 are more than the 80 there can be"),
        ({"deck": ["yellow9"]}, "deck.0: "),
        ({"scales": [4, 3]}, "scales: fewer than 7 are held between turns"),
        (MOVING | {"seat": 2}, "seat: 2 is not a number from 0 to 1"),
        (
            MOVING | {"seat": 1},
            "pending: a turn of seat 1 on courtyard is one of move; reset; reset, offer; reset, pillar",
        ),
        ({"pending": [{"ask": "sleep", "seat": 0}]}, "pending.0.ask: "),
        ({"decision": None}, "pending: there is a decision as long as the game has not ended"),
        ({"ended": "offerings"}, "pending: there is a decision as long as the game has not ended"),
        ({"decision": "contribute"}, "pending: a turn of seat 0 on courtyard is one of"),
        (
            {"decision": "offer", "figures": ["a2", "c3"]},
            "pending: a turn of seat 0 on mill is one of move; reset; reset, contribute",
        ),
        ({"decision": "pillar", "figures": ["a2", "c3"]}, "pending: a turn of seat 0 on mill is one of"),
        ({"decision": "jump"}, "pending: a turn of seat 0 on courtyard is one of"),
        (
            {"decision": "contribute", "figures": ["a2", "c3"], "rebuilt": ["a2"]},
            "pending: 'contribute' is passed over: rebuilt",
        ),
        ({"idle": 40}, "idle: 40 turns without a marker have ended the game"),
        ({"idle": 8, "rebuilt": BUILDINGS, "crystals": [7, 0]}, "idle: 8 turns without a marker have ended the game"),
        ({"rebuilt": BUILDINGS, "crystals": [6, 6]}, "crystals: with every building rebuilt"),
        ({"steps": 11}, "steps: "),
        ({"turn": 0}, "turn: "),
        ({"trail": [[0, "", "c3"]]}, "trail.0: '' is no move"),
        ({"trail": [[0, 1, "c3"]]}, "trail.0.1: 1 is no move"),
        ({"drawn": [["red1"], []]}, "drawn.0: what was drawn is in the hand or was spent"),
        ({"spent": [["red1"], []]}, "spent: what was spent is in the discard pile"),
        ({"drawn": [[]]}, "drawn: one for each of the 2 seats"),
        ({"stale": 1}, "stale: more cards than are waiting"),
    ],
)
def test_what_cannot_be(changes: dict, why: str) -> None:
    assert refused(**({"decision": "move"} | changes)).startswith(why)


PAID = {"markers": {"a2": [0, None, None]}, "figures": ["a2", "c3"]}
"""Seat 0 has a marker on the Mill and stands there."""


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"trail": [[2, "step b3", "c3"]]}, "trail.0.0: 2 is not a number from 0 to 1"),
        ({"trail": [[1, "step b3", "c3"]]}, "trail.0: it is the turn of seat 0"),
        ({"before": [[0, "step b3", "c3"]]}, "before.0: it was the turn of seat 1"),
        ({"trail": [[0, "step a1", "a2"]]}, "trail.0: 'step a1' is no move from a2"),
        ({"trail": [[0, "step b3", "a1"]]}, "trail.0: there is no tile on a1"),
        ({"trail": [[0, "end", "c3"], [0, "step b4", "c3"]]}, "trail.1: 'step b4' is no move from c3"),
        ({"trail": [[0, "contribute", "a2"]]}, "trail.0: 'contribute' is no move"),
        ({"trail": [[0, "contribute 1 pay", "a2"]]}, "trail.0: 'contribute 1 pay' is no move"),
        ({"trail": [[0, "contribute 4 pay red3", "a2"]]}, "trail.0: 'contribute 4 pay red3' is no move from a2"),
        ({"trail": [[0, "contribute 0 pay red3", "a2"]]}, "trail.0: 'contribute 0 pay red3' is no move from a2"),
        ({"trail": [[0, "contribute 1 pay red3*4", "a2"]]}, "trail.0: 'contribute 1 pay red3*4' is no move from a2"),
        ({"trail": [[0, "contribute 1 pay red3 red1", "a2"]]}, "trail.0: 'contribute 1 pay red3 red1' is no move"),
        ({"trail": [[0, "play khind2 b3", "c3"]]}, "trail.0: 'play khind2 b3' is no move"),
        ({"trail": [[0, " ", "c3"]]}, "trail.0: ' ' is no move"),
        ({"before": [[1, "discard red1*3", "c3"]]}, "before.0: 'discard red1*3' is no move"),
        ({"decision": "pillar"}, "pending: pillar comes after an Offering"),
        ({"decision": "pillar", "obelisk": [0]}, "pending: pillar comes after an Offering"),
        ({"decision": "pillar", "obelisk": [0, 1], "placed": 1}, "pending: pillar comes after an Offering"),
        ({"decision": "pillar", "obelisk": [1, 0], "placed": 2}, "placed: 1 here at most"),
        ({"waiting": ["red3", "red3"]}, "waiting: reward cards wait for a building completed this turn"),
        ({"decision": "reset", "waiting": ["red3"]}, "waiting: reward cards wait for a building completed this turn"),
        (
            PAID | {"decision": "contribute", "placed": 1, "waiting": ["red3"]},
            "waiting: reward cards wait for a building completed this turn",
        ),
        ({"placed": 1}, "placed: 0 here at most"),
        ({"decision": "offer", "placed": 1, "obelisk": [0]}, "placed: 0 here at most"),
        (PAID | {"decision": "contribute", "placed": 2}, "placed: 1 here at most"),
        (PAID | {"decision": "reset", "placed": 2}, "placed: 1 here at most"),
        ({"decision": "reset", "placed": 4, "rebuilt": ["a2"]}, "placed: 3 here at most"),
        (PAID | {"decision": "contribute", "placed": 1, "idle": 1}, "idle: a marker was placed this turn"),
        (PAID | {"decision": "contribute", "steps": 1}, "steps: only the movement has any"),
        ({"decision": None, "ended": "offerings", "obelisk": [0]}, "ended: no player has made 6 Offerings"),
        ({"decision": None, "ended": "offerings", "obelisk": [0] * 7}, "obelisk: 7 Offerings of one player"),
        ({"decision": None, "ended": "stalled", "obelisk": [0] * 6}, "obelisk: 6 Offerings of one player"),
        ({"decision": None, "ended": "no_markers"}, "ended: there are markers in hand"),
        ({"decision": None, "ended": "rebuilt"}, "ended: not every building is rebuilt"),
        (
            {"decision": None, "ended": "rebuilt", "rebuilt": BUILDINGS, "crystals": [7, 0]},
            "ended: somebody can pay the next Offering",
        ),
        ({"decision": None, "ended": "stalled", "idle": 39}, "ended: not after 39 turns without a marker"),
        ({"decision": None, "ended": "stalled", "idle": 8, "rebuilt": BUILDINGS}, "ended: every building is rebuilt"),
        ({"decision": None, "ended": "rebuilt_stalled", "idle": 40}, "ended: not every building is rebuilt"),
        ({"crystals": [10**9, 0]}, "crystals.0: "),
        ({"turn": 10**9}, "turn: "),
        ({"refills": 10**9}, "refills: "),
    ],
)
def test_what_no_course_of_the_game_leads_to(changes: dict, why: str) -> None:
    assert refused(**({"decision": "move"} | changes)).startswith(why)


def test_what_a_turn_leads_to_is_accepted() -> None:
    """The nearest neighbours of what is refused."""
    for changes in (
        {"decision": "move", "trail": [[0, "step b3", "c3"]], "before": [[1, "discard red1 white3", "e4"]]},
        {"decision": "pillar", "obelisk": [1, 0], "placed": 1},
        {"decision": "reset", "obelisk": [1, 0], "placed": 1},
        {"decision": "reset", "placed": 3, "rebuilt": ["a2"], "waiting": ["red3", "red3"]},
        PAID | {"decision": "contribute", "placed": 1, "trail": [[0, "contribute 1 pay blue3 hoax2", "a2"]]},
        {"decision": None, "ended": "offerings", "obelisk": [0] * 6},
        {"decision": None, "ended": "rebuilt", "rebuilt": BUILDINGS, "crystals": [6, 6]},
        {"decision": None, "ended": "stalled", "idle": 40},
        {"decision": None, "ended": "rebuilt_stalled", "idle": 8, "rebuilt": BUILDINGS},
    ):
        game = table(**changes)
        assert GAME.from_json(game.to_json()).to_json() == game.to_json()


def test_more_markers_than_a_player_has() -> None:
    strewn = {place: [0, 0, None] for place in ("a2", "a3", "a4", "b1", "b3")}
    assert refused(decision="move", markers=strewn, obelisk=[0]) == "markers: a player has 10"


def test_no_marker_in_any_hand() -> None:
    strewn = {place: [0, 1, None] for place in ("a2", "a3", "a4", "b1", "b3", "b5", "c2", "d3", "d5", "e2")}
    assert refused(decision="move", markers=strewn) == "markers: with none in hand the game is over"


def test_any_arrangement_of_the_tiles_will_do() -> None:
    rows = [list(row) for row in CITY]
    rows[2][2], rows[0][1] = rows[0][1], rows[2][2]
    game = table(city=rows, figures=["a2", "c3"], figure="a2", decision="offer", crystals=[7, 0])
    assert game.moves() == ["offer", "end"]
    assert state(game)["city"] == rows


def test_a_finished_game_is_a_position_too() -> None:
    game = table(decision=None, ended="rebuilt", rebuilt=BUILDINGS, crystals=[3, 2])
    assert game.result.ranks == (1, 2)
    assert GAME.from_json(game.to_json()).to_json() == game.to_json()


def test_everything_left_out_is_as_at_the_start() -> None:
    position = state(table(decision="move"))
    assert len(position["deck"]) == 80
    assert (position["steps"], position["placed"], position["idle"], position["turn"]) == (2, 0, 0, 1)
    assert position["dragons"] == position["markers"] == {}


def test_a_position_begins_with_its_game() -> None:
    assert table(decision="move").to_json().startswith('{"game":"bluemoon"')


def test_the_page_about_positions_is_true() -> None:
    page = PAGE.read_text("utf-8")
    examples = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    games = [GAME.from_json(example) for example in examples]
    assert [len(game.moves()) for game in games] == [5, 6]
    assert all(f"`{field}`" in page for field in state(table(decision="move")))
