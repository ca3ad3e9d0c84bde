"""What moves lead to, without a view: by numbers counted by hand, and by the stocks that views show."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import engine
from engine.game import Game, IllegalMove, Prospect
from engine.kernel.forecast import Forecast, Gain, Points, forecast
from tests.engine.bluemoon.tables import table as city
from tests.engine.helios.tables import land, table
from tests.engine.random_games import random_game
from tests.engine.theocratia.tables import Table, developed
from tests.profiles import rounds


def after(game: Game, *moves: str, viewer: int | None = 0) -> Forecast:
    return forecast(game, viewer).then(*moves)


def test_a_temple_costs_cubes_and_will_shine() -> None:
    """H-5.2, H-6.9: the first temple costs a cube and crushes those on its tile, and gives 1 mana; from e4, where the
    sun comes next, it will bring 1 point and 1 for each of the two tiles beside it.
    """
    board = land("d4:redwood+redwood+spring c3:spring+spring c4:granite+granite", sun="d5", sun_value=1)
    site = after(table(board, ask="build"), "build temple", "temple d4")
    assert site.prompt
    assert (site.prompt.kind, site.gains) == ("pay", ())
    assert {end.gain("cube") for end in site.ends()} == {-3, -2}, "the cube may be one of those that are crushed"
    assert {end.gain("mana") for end in site.ends()} == {1}
    paid = site.then(next(move for move in site.moves if "granite" in move))
    assert paid.gain("cube", of=("granite",), why="temple") == -1
    assert paid.gain("cube", why="crushed") == -2
    assert {(one.kind, one.when, one.at, one.amount) for one in paid.later} == {
        ("points", "sun", "e4", 3),
        ("points", "lit", "d4", 3),
    }


def test_the_sun_brings_cubes_and_points_at_once() -> None:
    """H-6.8, H-6.9: from e4 the sun lights d4, a temple with one tile beside it: 1 point and 1 for c3."""
    game = table(land("d4:redwood* c3:spring+spring", sun="d5", sun_value=1), ask="sun")
    ahead = after(game, "sun e4")
    assert ahead.gains == (Gain(0, "points", (), "shone", 2),)
    assert ahead.points == (Points(0, "collected", 2),)
    assert ahead.score() == 2
    assert [event.kind for event in ahead.events] == ["sun", "shone"]


def test_a_tile_brings_a_cube_now_and_what_the_sun_will_add_later() -> None:
    """H-4.2, H-6.9: spring laid on c3 has its cube; the temple on d4 has then a tile beside it, and shines by 1 more
    wherever the sun, now at e4, can go with two steps: e3 and d3.
    """
    game = table(land("d4:redwood*", sun="e4", sun_value=2), ask="land")
    laying = next(move for move in game.moves() if "spring" in move)
    ahead = after(game, laying, "place c3")
    assert ahead.gains == (Gain(0, "cube", ("spring",), "placed", 1),)
    assert {one for one in ahead.later if one.kind == "points"} == {
        Prospect(0, "points", (), "sun", "d3", 1),
        Prospect(0, "points", (), "sun", "e3", 1),
        Prospect(0, "points", (), "lit", "d4", 1),
    }


def test_a_hired_character_will_count_once_active() -> None:
    """H-9.7: the architect brings 3 points for each temple and building; one temple stands."""
    game = table(land("d4:redwood* c3:spring+spring", hired=["architect"]), ask="take")
    [prospect] = [one for one in game.prospects() if one.when == "activated"]
    assert (prospect.seat, prospect.kind, prospect.at, prospect.amount) == (0, "points", "architect", 3)


def test_a_marker_brings_a_building_nearer() -> None:
    """B-5.1, B-5.2: of the Water Temple 3 crystals are due to who has a marker there, and 2 for the most markers."""
    ahead = after(city(figure="c2", hand="blue3*2"), "contribute 3 pay blue3")
    assert ahead.later == (Prospect(0, "crystals", (), "completed", "c2", 5),)


GOLDEN_CITY: list[list[str | None]] = [
    [None, "mill", "flight_tower", "thermae", None],
    ["iron_foundry", "great_hall", "fire_temple", "citadel", "market_hall"],
    ["caravanserai", "earth_temple", "aqueduct", "water_temple", "monastery_tower"],
    ["hospice", "watchtower", "royal_palace", "trading_house", "city_residence"],
    [None, "library", "courtyard", "university", None],
]


def test_rewards_are_told_by_cause_and_seat() -> None:
    """The example of the rule book: 2 for the majority, 3 for the construction, 1 and 1 from the neighbours."""
    game = city(
        city=GOLDEN_CITY,
        figures=["c4", "e3"],
        hand="blue3*2",
        rebuilt=["b4", "c3"],
        markers={"c4": [None, 0, 1]},
        figure="c4",
    )
    ahead = after(game, "contribute 1 pay blue3*2")
    assert ahead.gain("crystals") == 2 + 3 + 2
    assert ahead.gain("crystals", seat=1) == 3 + 2
    assert ahead.gain("crystals", why="majority") == 2
    assert ahead.gain("card", of=("blue3",)) == -2
    assert {(one.at, one.amount) for one in ahead.later if one.kind == "crystals"} == {("c4", -5), ("c4", -7)}


def test_a_payment_in_steps_is_foreseen_as_a_whole() -> None:
    """T-8.2 to T-8.7: Violet, of size 7, pays with all of its eight crystals but one. The one left over may be one of
    two Black ones, or that of Brown, who is pleased otherwise; three Houses and the Fortress bring 4 Worship.
    """
    table = Table("violet 4", "turquoise 4", "pink 1", "magenta 1")
    for hex_, kind in {"i5": "house", "h3": "house", "g5": "house", "f5": "factory", "h6": "factory"}.items():
        table.building(hex_, "violet", kind)
    table.civ("violet", supply=0, crystals={"brown": 1, "blue": 1, "green": 4, "black": 2})
    asked = after(table.player(0, cosmo=7).game(), "die violet 4", "face 4")
    assert asked.prompt
    assert asked.prompt.kind == "pay"
    assert asked.gain("cosmo") == 2 - 7
    assert {end.gain("malus") for end in asked.ends({"pay"})} == {1, 2}
    assert {end.gain("worship", seat=1) for end in asked.ends({"pay"})} == {0, 1}
    assert {end.gain("worship", why="holiday") for end in asked.ends({"pay"})} == {4}
    assert {end.stop for end in asked.ends({"pay"})} <= {"turn", "reveal", ""}
    assert not [end for end in asked.ends({"pay"}) if end.prompt and end.prompt.kind == "pay"]


def test_what_the_development_of_civs_brings_is_foreseen() -> None:
    """T-13.3, T-13.7: Magenta will build on d4, beside d3, where Red then has a House. T-13.8: a Red crystal lies at
    Violet, and White's Factory on f3 will make one of White's there; a Green one pleases nobody.
    """
    table = developed(Table("pink 3", "pink 3"), "magenta", "dev_expansion").building("f3", "violet", "factory")
    game = table.civ("violet", crystals={"red": 1, "green": 1}).game()
    violet = [Prospect(seat, "worship", ("violet",), "develops", "violet", 1) for seat in (0, 3)]
    assert [one for one in game.prospects() if one.when == "develops"] == violet
    built = after(game, "die pink 3", "row pink", "expand", "build d3")
    assert built.later == (Prospect(0, "worship", ("magenta",), "develops", "magenta", 1),)


@pytest.fixture
def fresh(orchard: str) -> Game:
    return engine.load("orchard").new(seats=2, seed=3)


def test_it_ends_at_a_reveal_and_tells_what_came_before(fresh: Game) -> None:
    take, *_, draw = fresh.moves()
    ahead = after(fresh, take)
    assert (ahead.stop, ahead.prompt, ahead.moves, ahead.view()) == ("reveal", None, (), None)
    assert [event.kind for event in ahead.events] == ["took"]
    blind = after(fresh, draw)
    assert blind.stop == "reveal"
    assert [event.kind for event in blind.events] == ["drew"]
    assert blind.gains == (Gain(0, "card", (), "drew", 1),)


def test_nothing_is_made_of_moves_that_the_viewer_may_not_know(fresh: Game) -> None:
    fresh.play(fresh.moves()[0])
    plant = fresh.moves()[0]
    assert after(fresh, plant).stop == "turn"
    for viewer in (None, 1):
        assert forecast(fresh, viewer).prompt == fresh.prompt()
        assert forecast(fresh, viewer).moves == ()
        with pytest.raises(IllegalMove):
            after(fresh, plant, viewer=viewer)
    with pytest.raises(IllegalMove):
        after(fresh, "nonsense")


def test_a_forecast_from_a_position_on_the_way_counts_from_there() -> None:
    game = table(land("d4:redwood* c3:spring+spring", sun="d5", sun_value=2), ask="sun")
    ahead = after(game, "sun e4")
    assert ahead.made == ("sun e4",)
    assert ahead.here().made == ()
    assert (ahead.here().gains, ahead.here().events) == ((), ())


def test_no_view_is_built(fresh: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(fresh), "view", None)
    ahead = forecast(fresh, fresh.to_move)
    for move in ahead.moves:
        end = ahead.then(move)
        assert (end.stop, end.points, end.prompt) == ("reveal", (), None)
        assert end.score() == 0


def test_another_turn_is_not_played_even_where_it_would_play_itself() -> None:
    """The last die of a round: whoever comes next has no choice, and takes it."""
    rules, found = engine.load("theocratia"), 0
    for seed in range(3):
        for game in random_game(rules, 3, {}, seed):
            for move in game.moves()[:4]:
                then, log = game.copy(), list[Any]()
                then.play(move, log)
                begun = [event for event in log if event.kind == "drafted" and event.seat != game.to_move]
                if begun:
                    found += 1
                    ahead = after(game, move, viewer=game.to_move)
                    assert ahead.stop
                    assert not [event for event in ahead.events if repr(event) in map(repr, begun)]
    assert found


# What the flows of events come to is what the stocks on the table change by.

Stock = Counter[tuple[int | None, str, tuple[str, ...]]]


def of_helios(view: Any) -> Stock:
    found = Stock()
    for board in view.boards:
        found[board.seat, "mana", ()] = board.mana
        found[board.seat, "sun", ()] = board.sun_value
        found[board.seat, "points", ()] = board.points
        for colour, count in board.cubes:
            found[board.seat, "cube", (colour,)] = count
    return found


def of_bluemoon(view: Any) -> Stock:
    found = Stock()
    for player in view.players:
        found[player.seat, "crystals", ()] = player.crystals
        found[player.seat, "scales", ()] = player.scales
        found[player.seat, "card", ()] = player.hand + player.pending
    return found


def of_theocratia(view: Any) -> Stock:
    found = Stock()
    for seat, player in enumerate(view.players):
        found[seat, "cosmo", ()] = player.cosmo
        found[seat, "malus", ()] = player.malus
        for civ, priest in zip(("magenta", "turquoise", "violet", "pink"), player.priests, strict=True):
            found[seat, "worship", (civ,)] = priest
    return found


STOCKS: dict[str, Callable[[Any], Stock]] = {
    "helios": of_helios,
    "bluemoon": of_bluemoon,
    "theocratia": of_theocratia,
}


def ends(game: Game) -> Iterator[tuple[Forecast, Any]]:
    """What single moves lead to, with the view of it, where nothing is revealed."""
    ahead = forecast(game, game.to_move)
    for move in ahead.moves[-8:]:
        if ahead.then(move).stop in ("", "turn"):
            then = game.copy()
            then.foresee(move, [])
            yield ahead.then(move), then.view(game.to_move)


@pytest.mark.parametrize("key", STOCKS)
def test_gains_are_what_stocks_change_by(key: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(rounds(1, 3)):
        for game in random_game(engine.load(key), 2 + seed, {}, seed):
            before = STOCKS[key](game.view(game.to_move))
            for end, view in ends(game):
                changes = STOCKS[key](view)
                changes.subtract(before)
                kinds = {kind for _, kind, _ in changes}
                gains = Stock()
                for seat, kind, of, _, amount in end.gains:
                    if kind in kinds:
                        gains[seat, kind, () if kind == "card" else of] += amount
                        seen[kind] += 1
                assert {one: n for one, n in changes.items() if n} == {one: n for one, n in gains.items() if n}
    assert {*seen} == {kind for _, kind, _ in STOCKS[key](engine.load(key).new(seats=2, seed=1).view(None))}, seen
