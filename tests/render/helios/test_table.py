"""The one picture of the table, read from its display list."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import Any, cast

from engine.game import Move
from engine.helios import GAME
from engine.helios import catalogue as cat
from engine.helios.geometry import NAMES as HEXES
from engine.helios.view import HeliosView
from render import Focus, Localize, Picture, helios
from render.scene import Caption, Stamp
from render.theme import DARK
from tests.engine.helios.tables import land, table
from tests.render import lists
from tests.render.helios.characters import asked
from tests.render.helios.games import NAMES, VIEWS, focus


@cache
def _table(place: int, t: Any) -> Picture:
    return drawn(VIEWS[place], t)


def of(view: HeliosView, t: Localize) -> Picture:
    return _table(VIEWS.index(view), cast(Any, t))


def drawn(view: HeliosView, t: Localize, seat: int | None = None) -> Picture:
    (picture,) = helios.pictures(view, focus(view, seat), DARK, t)
    return picture


def facts(picture: Picture) -> set[tuple[str | int, ...]]:
    return {item.fact for item in picture.shown if item.fact}


def glowing(picture: Picture) -> set[str]:
    """What is framed as open to choice, by the last name of its fact."""
    found = [item for item in picture.shown if isinstance(item, Stamp) and DARK.glow in item.sprite.args]
    return {str(item.fact[-1]) for item in found if item.fact}


# -- everything that decides is there


def test_the_planet_in_focus_shows_all_that_lies_on_it(t: Localize) -> None:
    for view in VIEWS:
        seen, board = facts(of(view, t)), view.boards[focus(view).seat]
        for tile in board.tiles:
            assert ("tile", tile.hex, tile.tile) in seen
            assert (("temple", tile.hex) in seen) == tile.temple
            assert {("cube", tile.hex, colour) for colour in tile.cubes} <= seen
        assert {("corner", name) for name in board.corners} <= seen
        assert {("path", name) for name in board.path[:-1]} <= seen
        assert ("sun", board.sun) in seen
        assert {name for kind, name, *_ in seen if kind == "hex"} == set(HEXES)
        assert {("cubes", colour, count) for colour, count in board.cubes} <= seen
        held = {("area", area, slot, *tile) for area, tiles in board.areas for slot, tile in enumerate(tiles)}
        assert held == {fact for fact in seen if fact[0] == "area"}, (
            "those of others are told apart, as for rings of lessons"
        )


def test_everybodys_name_points_mana_tiles_temples_and_sun_are_shown(t: Localize) -> None:
    for view in VIEWS:
        seen, own = facts(of(view, t)), focus(view).seat
        for board in view.boards:
            for kind in ("name", "seat"):
                assert (kind, board.seat) in seen
            assert {("points", board.seat, str(board.points)), ("mana", board.seat, str(board.mana))} <= seen
            if board.seat != own and view.seats == 2:
                held = {(area, slot, *tile) for area, tiles in board.areas for slot, tile in enumerate(tiles)}
                assert {("far", board.seat, "area", *one) for one in held} <= seen
            if board.seat != own:
                assert {("far", board.seat, tile.hex, tile.tile) for tile in board.tiles} <= seen
                assert {("far-temple", board.seat, tile.hex) for tile in board.tiles if tile.temple} <= seen
                assert ("far-sun", board.seat, board.sun) in seen


def test_the_turn_of_the_round_is_shown_while_turns_are_taken(t: Localize) -> None:
    """In a game of two and of four each player takes four turns a round, in one of three six."""
    for view in VIEWS:
        shown = [item.string for item in lists.captions(of(view, t)) if item.fact[:1] == ("turn",)]
        taking = view.phase == "actions" and view.turn
        assert shown == ([f"turn {view.turn}/{6 if view.seats == 3 else 4}"] if taking else [])


def test_the_cubes_of_others_are_shown_by_colour_or_as_a_number(t: Localize) -> None:
    for view in VIEWS:
        seen, own = facts(of(view, t)), focus(view).seat
        for board in view.boards:
            held = {("cubes", board.seat, colour, count) for colour, count in board.cubes if count}
            count = ("held", board.seat, sum(count for _, count in board.cubes))
            assert board.seat == own or (count in seen if view.seats == 4 else held <= seen)


def test_the_shelf_shows_what_there_is_to_take(t: Localize) -> None:
    for view in (one for one in VIEWS if one.phase != "characters"):
        seen = facts(of(view, t))
        for symbol, column in view.columns:
            lowest = [fact[2] for fact in seen if fact[:2] == ("lowest", symbol)]
            bonus = ("bonus", symbol) in seen
            assert lowest == [] if bonus else lowest == list(column[-1:])
            following = sorted((fact[2:] for fact in seen if fact[:2] == ("column", symbol)), reverse=True)
            assert [colour for _, colour in following] == list(column[:-1][::-1][:2])
        assert {("open", stack.stack, stack.open) for stack in view.stacks if stack.open} <= seen
        assert {("closed", stack.stack) for stack in view.stacks if not stack.open} <= seen
        counted = {fact[1] for fact in seen if fact[0] == "counts"}
        assert counted == {special for special, left in view.specials if left}


def test_the_shelf_shows_first_what_can_be_paid_for_and_how_many_more_there_are(t: Localize) -> None:
    seen_more = False
    for view in (one for one in VIEWS if one.phase != "characters"):
        board, picture = view.boards[focus(view).seat], of(view, t)
        told: dict[Any, Any] = dict(cast(Any, lists.told(picture, "buildable")))
        payable = {thing for thing, _ in board.payable} if view.result is None else set()
        wanted = payable | {building.id for building in cat.BUILDINGS if building.id not in board.built}
        more = sum(cast(int, count) for (count,) in lists.told(picture, "more"))
        assert set(told) <= wanted
        assert len(told) + more == len(wanted)
        assert {thing for thing, state in told.items() if state != "open"} <= payable
        if any(state == "open" for state in told.values()):
            assert {thing for thing, state in told.items() if state != "open"} == payable
        seen_more |= bool(more)
    assert seen_more


def test_people_show_their_price_or_whoever_has_hired_them(t: Localize) -> None:
    for view in VIEWS:
        seen = facts(of(view, t))
        owners = {key: board.seat for board in view.boards for key in board.hired + board.active}
        for entry in cat.CHARACTERS:
            if entry.id in owners:
                assert ("owner", entry.id, owners[entry.id]) in seen
            else:
                assert ("hire", entry.id, entry.hire) in seen


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


def test_a_card_tells_what_its_character_brings_and_costs(t: Localize) -> None:
    picture = drawn(asked(), t)
    for card in lists.stamps(picture, "person"):
        entry = next(one for one in cat.CHARACTERS if one.id == card.fact[1])
        on_it = [item for item in picture.shown if item is not card and lists.holds(card.box, item.box)]
        words = sorted(item.string for item in on_it if isinstance(item, Caption))
        assert words == sorted([*EFFECTS[entry.id], str(entry.hire)])
        paid = [item for item in on_it if isinstance(item, Stamp) and item.fact == ("cost", entry.id)]
        assert len(paid) == len(entry.needs) + entry.wild
        lists.things_apart([item for item in on_it if item.fact[:1] not in {("price",), ("glow",), ("dusk",)}])


# -- what can be chosen


def test_hexes_that_can_be_chosen_bear_their_names_and_frames_unless_they_are_most(t: Localize) -> None:
    kinds = set()
    for view in (one for one in VIEWS if one.moves and one.prompt):
        assert view.moves
        assert view.prompt
        wanted = {move.split()[-1] for move in view.moves if move.verb in {"place", "sun", "temple", "cube"}}
        wanted |= set(map(str, cast(Any, dict(view.prompt.data).get("hexes", ()))))
        marked = [item for item in of(view, t).shown if item.fact[:1] == ("choice",) and item.fact[1] in HEXES]
        assert {item.string for item in marked if isinstance(item, Caption)} == wanted
        framed = {item.fact[1] for item in marked if isinstance(item, Stamp)}
        assert framed == (wanted if len(wanted) <= 18 else set())
        kinds |= {view.prompt.kind} if wanted else set()
    assert kinds >= {"place", "sun", "temple", "pay"}


def test_where_most_hexes_can_be_chosen_none_is_framed(t: Localize) -> None:
    view = table(land("d4:redwood", sun="d3", built=["power_plant"]), ask="sun", round=1).view(None)
    sea = tuple(Move(f"sun {name}") for name in HEXES[:19])
    assert not glowing(drawn(replace(view, moves=sea), t)) & set(HEXES)
    assert glowing(drawn(replace(view, moves=sea[:18]), t)) >= set(HEXES[:18])


def test_action_tiles_that_can_be_taken_are_framed_and_everything_else_lies_in_the_dusk(t: Localize) -> None:
    verbs = {"land": {"land", "special", "start"}, "build": {"build"}, "sun": set[str]()}
    for view in (one for one in VIEWS if one.moves and one.phase != "characters"):
        words = [move.split() for move in view.moves or ()]
        picture = of(view, t)
        taken = {word[1] for word in words if word[0] in ("take", "bonus")}
        assert glowing(picture) & set(cat.SYMBOLS) == taken
        bright = taken | {symbol for symbol, some in verbs.items() if any(word[0] in some for word in words)}
        assert {symbol for (symbol,) in lists.told(picture, "dusk")} == set(cat.SYMBOLS) - bright


def test_nothing_is_marked_for_whoever_is_not_asked(t: Localize) -> None:
    for view in (one for one in VIEWS if one.to_move is not None):
        picture = drawn(view, t, (cast(int, view.to_move) + 1) % view.seats)
        assert not glowing(picture)
        assert not lists.told(picture, "dusk")


def test_people_who_can_be_hired_or_activated_are_framed(t: Localize) -> None:
    assert glowing(drawn(asked(), t)) == {character.id for character in cat.CHARACTERS}
    assert glowing(drawn(asked("priestess", mana=0), t)) == {"priestess"}
    assert not lists.told(drawn(asked("priestess", mana=0), t), "dusk")


def test_what_is_paid_for_is_marked_and_the_other_people_lie_in_the_dusk(t: Localize) -> None:
    seen: set[object] = set()
    for view in VIEWS:
        aim = dict(view.prompt.data).get("for") if view.prompt and view.prompt.kind != "bonus" else None
        picture = of(view, t)
        assert lists.told(picture, "aim") == ([(aim,)] if aim not in (None, "temple") else [])
        if view.phase == "characters" and aim in {one.id for one in cat.CHARACTERS}:
            assert {key for (key,) in lists.told(picture, "dusk")} == {one.id for one in cat.CHARACTERS} - {aim}
        seen.add(aim)
    assert len(seen) > 2


def test_places_for_a_special_tile_tell_its_points_but_no_nought(t: Localize) -> None:
    # A tile of Temples beside the temple on d4: 4 points; on f4 it touches none (H-3.6, H-9.5).
    view = next(one for one in VIEWS if one.worth and one.prompt and one.prompt.kind == "place")
    view = replace(view, moves=(Move("place d3"), Move("place e4")), worth=(("d3", 4), ("e4", 0)))
    assert lists.told(drawn(view, t), "worth")[:1] == [("d3", 4)]
    assert not [fact for fact in lists.told(drawn(view, t), "worth") if fact[0] == "e4"]


def test_what_is_held_in_hand_lies_beside_the_planet(t: Localize) -> None:
    held = 0
    for view in VIEWS:
        assert sorted(lists.told(of(view, t), "pending")) == sorted((tile,) for tile in view.pending)
        held += len(view.pending)
    assert held
    area = next(view for view in VIEWS if view.prompt and view.prompt.kind == "area")
    assert area.last
    assert lists.told(of(area, t), "taken") == [tuple(area.last[1].split()[1:])]


# -- where it stands


def test_the_picture_keeps_its_size_within_a_phase(t: Localize) -> None:
    sizes = {(view.phase == "characters", of(view, t).width, of(view, t).height) for view in VIEWS}
    assert len(sizes) == 2


def test_the_others_stand_in_turn_order_from_the_one_who_plays_next(t: Localize) -> None:
    for view in VIEWS:
        own = view.order.index(focus(view).seat)
        signs = sorted((item.y, item.fact[1]) for item in lists.stamps(of(view, t), "seat") if item.x > 1122)
        assert [seat for _, seat in signs] == [*view.order[own + 1 :], *view.order[:own]]


def test_nothing_that_decides_lies_under_a_badge_in_the_lower_left_corner(t: Localize) -> None:
    """Discord's covers 40 x 20 pixels of 348. Tiles that come next but one may lie there, and half of a portrait."""
    for view in VIEWS:
        picture = of(view, t)
        badge = 0, picture.height - 80, 161, picture.height
        under = [item for item in picture.shown if item.fact and lists.overlap(badge, item.box)]
        kinds = {item.fact[0] for item in under}
        assert kinds <= {"column", "dusk", "character", "person", "price", "glow", "aim", "fresh"}
        assert not [item for item in under if isinstance(item, Caption)]


def test_the_last_thing_that_somebody_changed_is_marked_where_it_is_shown(t: Localize) -> None:
    changed: set[str] = set()
    for view in VIEWS:
        picture = of(view, t)
        for board in view.boards:
            own = board.seat == focus(view).seat
            if board.fresh in HEXES:
                assert (("fresh", board.fresh) if own else ("far-fresh", board.seat, board.fresh)) in facts(picture)
            elif board.fresh and (own or board.fresh in {one.id for one in cat.CHARACTERS}):
                assert ("fresh", board.fresh) in facts(picture) or board.fresh in {one.id for one in cat.BUILDINGS}
            changed |= {board.fresh} if board.fresh else set()
    assert changed & {character.id for character in cat.CHARACTERS}


def test_the_most_that_a_table_can_hold_fits(t: Localize) -> None:
    """Three digits of points, two of mana, long names, temples, and cubes of all colours."""
    names = tuple(f"Maximiliane of the Northern Isle {place}" for place in range(4))
    tiles = "d4:redwood+redwood+redwood d5:granite+granite+granite c4:bamboo+bamboo e4:spring+spring d3:obsidian*"
    full, less = (land(on, points=188, mana=77, sun="e3") for on in (tiles, "d4:granite+granite+granite"))
    for seats in (2, 3, 4):
        for place in range(2):
            boards = [less] * place + [full] + [less] * (seats - 1 - place)
            view = GAME.from_json(json.dumps({"game": "helios", "boards": boards, "round": 2})).view(None)
            (picture,) = helios.pictures(view, Focus(0, names[:seats]), DARK, t)
            lists.everything_inside(picture)
            lists.captions_apart(lists.seen_captions(picture))
            row = {item.y for item in picture.shown if item.fact[:1] in {("points",), ("mana",), ("cubes",), ("held",)}}
            for y in row:
                groups = [item for item in picture.shown if item.y == y and item.fact[:1] != ("hex",)]
                lists.things_apart([item for item in groups if item.box[0] >= 1122 or item.box[3] < 84])


def test_names_of_players_are_written_whole_where_there_is_room(t: Localize) -> None:
    for view in VIEWS:
        names = {item.string for item in lists.captions(of(view, t)) if item.fact[:1] == ("name",)}
        assert names == set(NAMES[: view.seats])
