"""What the pictures of Helios show, read from their display lists."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from math import dist
from typing import Any, cast

import pytest

import render
from engine.helios import GAME
from engine.helios import catalogue as cat
from engine.helios.geometry import NAMES as HEXES
from engine.helios.view import BoardView, HeliosView
from render import Localize, Picture
from render.scene import Caption, Stamp
from render.theme import DARK
from tests.engine.helios.tables import land, table
from tests.render import lists
from tests.render.helios.games import NAMES, VIEWS, focus

PICTURES = render.load("helios")
CARDS = ("buildable", "character")
PILES = ("pile", "discards")
NARROW = 320
"""Cards no wider than this, of people whose owner has more than three, tell costs and points only."""


@cache
def _gallery(place: int, t: Any) -> list[Picture]:
    view = VIEWS[place]
    return PICTURES.gallery(view, focus(view), DARK, t)


def _named(view: HeliosView, t: Localize, kind: str) -> list[Picture]:
    found = [one for one in _gallery(VIEWS.index(view), cast(Any, t)) if one.name.partition("-")[0] == kind]
    return sorted(found, key=lambda one: one.name)


def boards(view: HeliosView, t: Localize) -> list[Picture]:
    """The planets, by seat."""
    return _named(view, t, "board")


def cities(view: HeliosView, t: Localize) -> list[Picture]:
    return _named(view, t, "city")


def display(view: HeliosView, t: Localize) -> Picture:
    return _named(view, t, "display")[0]


# -- everything is shown


def pieces(board: BoardView) -> Counter[tuple[str | int, ...]]:
    """Everything a planet has to show."""
    found: Counter[tuple[str | int, ...]] = Counter()
    for tile in board.tiles:
        found["tile", tile.hex, tile.tile] += 1
        found["temple", tile.hex] += tile.temple
        for colour in tile.cubes:
            found["cube", tile.hex, colour] += 1
    found.update(("corner", name) for name in board.corners)
    found.update(("path", name) for name in set(board.path[:-1]))
    found["sun", board.sun] += 1
    return +found


def stock(board: BoardView, total: int) -> set[tuple[str | int, ...]]:
    """Everything a board has to show beside its planet, at any size."""
    reach = ("unlimited", board.seat) if board.unlimited else ("sun_value", board.seat, str(board.sun_value))
    held = {("area", area, slot, *tile) for area, tiles in board.areas for slot, tile in enumerate(tiles)}
    people = {("character", key, "active") for key in board.active} | {
        ("character", key, "hired") for key in board.hired
    }
    cubes = {("cubes", colour, count) for colour, count in board.cubes}
    return (
        held
        | people
        | cubes
        | {
            ("mana", board.seat, str(board.mana)),
            ("points", board.seat, str(board.points)),
            ("projected", board.seat, total),
            ("name", board.seat),
            ("seat", board.seat),
            reach,
        }
    )


def shown(picture: Picture) -> Counter[tuple[str | int, ...]]:
    return Counter(item.fact for item in picture.shown if item.fact)


def buildable(view: HeliosView, board: BoardView) -> set[str]:
    """What the mover is asked to build; of others' boards nothing."""
    moves = view.moves or ()
    return {move.split()[1] for move in moves if move.verb == "build"} if board.seat == view.to_move else set()


def test_a_board_shows_everything_of_its_player(t: Localize) -> None:
    for view in VIEWS:
        for board, picture, city in zip(view.boards, boards(view, t), cities(view, t), strict=True):
            seen = shown(picture)
            planet = Counter({fact: n for fact, n in seen.items() if fact[0] in {"tile", "temple", "cube", "sun"}})
            wanted = pieces(board)
            assert planet == Counter({fact: n for fact, n in wanted.items() if fact[0] not in {"corner", "path"}})
            assert wanted.keys() <= seen.keys()
            assert stock(board, view.scores[board.seat].total) <= seen.keys()
            assert {name for kind, name, *_ in seen if kind == "hex"} == set(HEXES)
            told: Any = lists.told(city, "buildable")
            states: dict[str, str] = dict(told)
            assert {key for key, state in states.items() if state == "built"} == set(board.built)
            payable = {key for key, _ in board.payable} if view.result is None else set()
            assert {key for key, state in states.items() if state == "choice"} == buildable(view, board)
            assert {key for key, state in states.items() if state in ("payable", "choice")} == payable
            assert len(states) == len(cat.BUILDINGS) + 1
            assert {("character", key, "active") for key in board.active} <= shown(city).keys()
            assert {("character", key, "hired") for key in board.hired} <= shown(city).keys()
            assert ("temples", board.temples) in shown(city)
            beside: Any = lists.told(picture, "buildable")
            assert {key for key, state in beside if state == "built"} == set(board.built)
            assert {key for key, state in beside if state == "payable"} == payable - {"temple"}


@pytest.mark.parametrize("more", [[], ["architect", "inventor"]])
def test_points_that_a_character_brings_in_the_lines_of_others_carry_a_plus(t: Localize, more: list[str]) -> None:
    # One corner beside b2: 4 more. 3 mana: 2 more each; 2 cubes: 2 each. Sun value 6: 12 of the Princess' own.
    tiles = "d4:redwood+redwood c3:granite+granite b2:bamboo"
    board = land(tiles, mana=3, sun_value=6, active=["explorer", "princess", "treasurer", *more])
    view = table(board).view(None)
    city = next(one for one in PICTURES.gallery(view, focus(view), DARK, t) if one.name == "city-0")
    signs: dict[tuple[Any, ...], list[str]] = {}
    for caption in lists.captions(city):
        if caption.fact and caption.fact[0] in ("worth", "added"):
            signs.setdefault(caption.fact[:2], []).append(caption.string)
    assert signs["added", "explorer"] == ["+4"]
    assert signs["added", "treasurer"] == ["+10"]
    assert signs["worth", "princess"] == ["12"]
    assert ("worth", "explorer") not in signs
    assert "bring these points, counted with corner spaces, mana and cubes: Explorer 4 and Treasurer 10." in city.alt


@pytest.mark.parametrize("value", [1, 2, 14, 15, 99])
def test_the_ring_tells_every_sun_value_that_a_position_may_hold(t: Localize, value: int) -> None:
    data = json.loads(GAME.new(seats=2, seed=1).to_json())
    data["boards"][0]["sun_value"] = value
    view = GAME.from_json(json.dumps(data)).view(0)
    board = next(one for one in PICTURES.gallery(view, focus(view), DARK, t) if one.name.partition("-")[0] == "board")
    assert ("sun_value", 0, str(value)) in shown(board)


def test_the_display_shows_all_that_is_shared(t: Localize) -> None:
    for view in VIEWS:
        picture = display(view, t)
        seen = shown(picture)
        wanted: set[tuple[str | int, ...]] = {("stack", stack.stack, stack.left) for stack in view.stacks}
        wanted |= {("open", stack.stack, stack.open) for stack in view.stacks if stack.open}
        wanted |= {("left", special, count) for special, count in view.specials}
        wanted |= {("pile", symbol, count) for symbol, count in view.piles}
        wanted |= {("discards", symbol, sum(count for _, count in tiles)) for symbol, tiles in view.discards}
        wanted |= {("person", character.id) for character in cat.CHARACTERS}
        wanted |= {("owner", key, board.seat) for board in view.boards for key in board.active + board.hired}
        wanted |= {("order", owner, place + 1) for place, owner in enumerate(view.order)}
        assert wanted <= seen.keys()
        for symbol, column in view.columns:
            assert [fact for fact in seen if fact[:2] == ("lowest", symbol)] == [
                ("lowest", symbol, colour) for colour in column[-1:]
            ]
            places = sorted(fact[2:] for fact in seen if fact[:2] == ("column", symbol))
            assert [colour for _, colour in places] == list(column[:-1])


def test_columns_hang_in_order_with_the_lowest_large(t: Localize) -> None:
    for view in VIEWS:
        picture = display(view, t)
        for symbol, column in view.columns:
            tiles = sorted((s for s in lists.stamps(picture, "column") if s.fact[1] == symbol), key=lambda s: s.y)
            assert [tile.fact[3] for tile in tiles] == list(column[:-1])
            for lowest in (s for s in lists.stamps(picture, "lowest") if s.fact[1] == symbol):
                assert all(lowest.y > tile.y and lowest.sprite.width > tile.sprite.width for tile in tiles)


def test_the_choices_of_the_moment_are_marked_with_the_words_of_the_buttons(t: Localize) -> None:
    kinds: set[str] = set()
    for view in VIEWS:
        if view.to_move is None or view.moves is None:
            continue
        hexes = {move.split()[-1] for move in view.moves if move.verb in {"place", "sun", "temple", "cube"}}
        if view.prompt and view.prompt.kind == "pay":
            payable = dict(view.prompt.data)["hexes"]
            assert isinstance(payable, tuple)
            hexes = set(map(str, payable))
            assert {move.split()[-1] for move in view.moves} <= hexes
        for board, picture in zip(view.boards, boards(view, t), strict=True):
            marked = [item for item in picture.shown if item.fact[:1] == ("choice",)]
            names = {item.string for item in marked if isinstance(item, Caption)}
            assert names == (hexes if board.seat == view.to_move else set())
        kinds |= {move.verb for move in view.moves}
    assert kinds >= {"place", "sun", "temple", "pay", "build", "take"}


def test_where_a_sun_action_would_lead_is_named_while_the_action_is_chosen(t: Localize) -> None:
    kinds: set[str] = set()
    for view in VIEWS:
        if view.to_move is None or view.moves is None or view.prompt is None:
            continue
        asked = any(move.verb == "sun" for move in view.moves)
        ways = set() if asked else {way.hex for way in view.destinations}
        for board, picture in zip(view.boards, boards(view, t), strict=True):
            named = {item.string for item in picture.shown if item.fact[:1] == ("stop",) and isinstance(item, Caption)}
            assert named == (ways if board.seat == view.to_move else set())
        kinds |= {view.prompt.kind} if ways else set()
    assert kinds >= {"take", "bonus"}


def test_a_hex_chosen_already_is_marked(t: Localize) -> None:
    """While a temple is paid for, where it will stand; while a bonus cube is chosen, its tile."""
    kinds: set[str] = set()
    for view in VIEWS:
        data = dict(view.prompt.data) if view.prompt else {}
        chosen = data.get("hex") if data.get("hex") in HEXES else None
        for board, picture in zip(view.boards, boards(view, t), strict=True):
            mine = chosen is not None and board.seat == view.to_move
            assert lists.told(picture, "site") == ([(chosen,)] if mine else [])
        if chosen and view.prompt:
            kinds.add(view.prompt.kind)
    assert kinds == {"pay", "colour"}


def test_what_is_being_paid_for_is_marked(t: Localize) -> None:
    seen: set[object] = set()
    for view in VIEWS:
        aim = dict(view.prompt.data).get("for") if view.prompt and view.prompt.kind != "bonus" else None
        for board, picture in zip(view.boards, boards(view, t), strict=True):
            mine = aim not in (None, "temple") and board.seat == view.to_move
            assert lists.told(picture, "aim") == ([(aim,)] if mine else [])
        seen.add(aim)
    assert len(seen) > 2


def test_places_for_a_special_tile_tell_its_points(t: Localize) -> None:
    seen = 0
    for view in VIEWS:
        for board, picture in zip(view.boards, boards(view, t), strict=True):
            told = [(name, points) for name, points in lists.told(picture, "worth") if name in HEXES]
            places = {move.args[0] for move in view.moves or () if move.verb == "place"} and view.worth
            assert told == (list(places) if board.seat == view.to_move else [])
            seen += len(told)
    assert seen


def test_the_last_moves_are_shown(t: Localize) -> None:
    changed: set[str] = set()
    for view in VIEWS:
        for board, picture in zip(view.boards, boards(view, t), strict=True):
            assert lists.told(picture, "fresh") == ([(board.fresh,)] if board.fresh else [])
            assert {name for (name,) in lists.told(picture, "path")} == set(board.path[:-1])
        changed |= {board.fresh for board in view.boards if board.fresh}
    assert changed & set(HEXES)
    assert changed & {building.id for building in cat.BUILDINGS}
    assert changed & {character.id for character in cat.CHARACTERS}
    assert changed & {f"{area}_area" for area in cat.AREAS}


EFFECTS: dict[str, list[str]] = {
    "architect": ["+1", "3", "/"],
    "inventor": ["+2", "+1", "5", "/"],
    "priestess": ["+2", "+2", "12"],
    "explorer": ["8"],
    "prophetess": ["2", "/"],
    "cartographer": ["+1", "3", "/"],
    "princess": ["+1", "2", "×"],
    "treasurer": ["3", "/", "2", "/"],
}
"""What characters bring at once and at the end, in the numbers of H-7.4."""


def test_a_sleeping_character_shows_what_it_will_do(t: Localize) -> None:
    seen: set[str] = set()
    for view in VIEWS:
        for board, picture in zip(view.boards, cities(view, t), strict=True):
            for card in lists.stamps(picture, "character"):
                if card.fact[2] == "hired" and card.sprite.width > NARROW:
                    key = str(card.fact[1])
                    words = [item for item in lists.on_card(card, picture) if isinstance(item, Caption)]
                    assert sorted(caption.string for caption in words) == sorted(EFFECTS[key])
                    assert all(caption.size >= 55 for caption in words)
                    seen.add(key)
            assert seen >= {*board.hired} or len(board.hired) + len(board.active) > 3
    assert len(seen) > 4


def test_scores_show_the_cubes_that_part_equal_totals(t: Localize) -> None:
    """H-9.11: equal points, then most cubes; who has as many of them too shares the place."""
    for cubes, points, shown in (
        ((1, 0, 2), (5, 5, 9), [(0, 1), (1, 0)]),
        ((1, 1, 0), (5, 5, 0), []),
        ((0, 1, 2), (5, 6, 7), []),
        ((1, 1, 0), (5, 5, 5), [(0, 1), (1, 1), (2, 0)]),
    ):
        held = [["granite"] * count for count in cubes]
        own = [
            {"tiles": {"d4": {"tile": "granite", "cubes": cubes}}, "points": points}
            for cubes, points in zip(held, points, strict=True)
        ]
        ended = {"game": "helios", "round": 3, "boards": own, "pending": []}
        view = GAME.from_json(json.dumps(ended)).view(None)
        picture = next(one for one in PICTURES.gallery(view, focus(view, 0), DARK, t) if one.name == "scores")
        assert lists.told(picture, "tie") == shown
        lists.everything_inside(picture)
        lists.captions_apart(lists.captions(picture))


# -- nothing overlaps, everything fits


@pytest.mark.parametrize("kind", ["boards", "display"])
def test_nothing_overlaps_and_every_text_fits(kind: str, t: Localize) -> None:
    for view in VIEWS:
        for picture in boards(view, t) if kind == "boards" else [display(view, t)]:
            lists.everything_inside(picture)
            lists.nothing_shortened(picture)
            lists.captions_apart(lists.seen_captions(picture))


def test_words_and_signs_stay_on_their_cards(t: Localize) -> None:
    for view in VIEWS:
        for picture in cities(view, t):
            cards_are_neat(picture, *CARDS)
        cards_are_neat(display(view, t), "person")


def cards_are_neat(picture: Picture, *kinds: str) -> None:
    cards = lists.stamps(picture, *kinds)
    assert cards
    lists.cards_apart(cards)
    for card in cards:
        lists.things_apart(lists.on_card(card, picture))


def test_the_most_that_a_board_can_hold_fits(t: Localize) -> None:
    """All characters hired by one player, then half of them activated, with temples on all land."""
    everybody = [character.id for character in cat.CHARACTERS]
    land = {"d4": "granite", "d5": "bamboo", "c4": "spring", "e4": "redwood", "d3": "obsidian"}
    tiles = {hex_: {"tile": tile, "temple": True} for hex_, tile in land.items()}
    for awake in (0, 4, 8):
        own = {"tiles": tiles, "sun": "e5", "active": everybody[:awake], "hired": everybody[awake:]}
        other = {"tiles": {"d4": {"tile": "granite"}}}
        view = GAME.from_json(json.dumps({"game": "helios", "boards": [own, other]})).view(None)
        planet, city = PICTURES.gallery(view, focus(view), DARK, t)[:2]
        for picture in (planet, city):
            lists.everything_inside(picture)
            lists.nothing_shortened(picture)
            lists.captions_apart(lists.seen_captions(picture))
            assert len(lists.told(picture, "character")) == len(everybody)
        cards_are_neat(city, *CARDS)


def test_what_a_card_costs_keeps_off_what_it_brings(t: Localize) -> None:
    """The price stands on a ground of its own, below everything else."""
    seen: set[object] = set()
    for view in VIEWS:
        for board, picture in zip(view.boards, cities(view, t), strict=True):
            unpaid = {"temple", *(building.id for building in cat.BUILDINGS), *board.hired} - {*board.built}
            prices = {price.fact[1]: price for price in lists.stamps(picture, "price")}
            assert prices.keys() == unpaid
            for card in lists.stamps(picture, *CARDS):
                if price := prices.get(card.fact[1]):
                    items = lists.on_card(card, picture)
                    paid = [item for item in items if item.fact[:1] == ("cost",)]
                    brings = [item for item in items if item.fact[:1] != ("cost",)]
                    assert paid
                    assert all(lists.holds(price.box, item.box, slack=1) for item in paid), card
                    assert all(lists.core(item)[3] <= price.box[1] + 8 for item in brings), card
                    seen |= {card.fact[1]} if brings else set()
    assert seen >= {"temple", "palace", "city_hall", "inventor"}


def test_piles_keep_off_discards(t: Localize) -> None:
    tens = 0
    for view in VIEWS:
        picture = display(view, t)
        for symbol in cat.SYMBOLS:
            groups = [[i for i in picture.shown if i.fact[:2] == (kind, symbol)] for kind in PILES]
            assert all(len(group) == 2 for group in groups), "a sign and its number each"
            pile, gone = map(lists.hull, groups)
            assert pile[3] < gone[1], symbol
            for sign, number in groups:
                lists.groups_apart([[sign], [number]], 2)
        tens += any(count > 9 for _, count in view.piles)
    assert tens


def test_cubes_and_temples_stay_on_their_hexes(t: Localize) -> None:
    for view in VIEWS:
        for picture in boards(view, t):
            tiles = {stamp.fact[1]: stamp for stamp in lists.stamps(picture, "tile")}
            for piece in lists.stamps(picture, "cube", "temple"):
                tile = tiles[piece.fact[1]]
                assert dist((piece.x, piece.y), (tile.x, tile.y)) < tile.sprite.width / 3
            assert len({(tile.x, tile.y) for tile in tiles.values()}) == len(tiles)


# -- sizes


def sizes(picture: Picture, *kinds: str) -> list[int]:
    return [c.size for c in lists.captions(picture) if c.fact and c.fact[0] in kinds]


def test_what_must_be_read_is_large(t: Localize) -> None:
    """At 1600 pixels, shown 550 wide: 28 pixels of text and 34 of a sign are the least that is legible."""
    read = (
        "name",
        "mana",
        "sun_value",
        "points",
        "projected",
        "choice",
        "stop",
        "cubes",
        "stack",
        "left",
        "pile",
        "temples",
    )
    signs = ("cube", "temple", "sun", "tile", "lowest", "column", "open")
    for view in VIEWS:
        for picture in (*boards(view, t), display(view, t)):
            assert min(sizes(picture, *read)) >= 28
            for stamp in lists.stamps(picture, *signs):
                assert lists.visible_size(stamp.sprite) >= 34, stamp


def test_every_seat_has_its_own_name_in_the_pictures(t: Localize) -> None:
    view = VIEWS[-1]
    names = [c.string for c in lists.captions(display(view, t)) if c.fact[:1] == ("name",)]
    assert sorted(names) == sorted(NAMES[: view.seats])
    assert all(isinstance(stamp, Stamp) for stamp in lists.stamps(display(view, t), "order"))
