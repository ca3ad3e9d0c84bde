"""What the pictures of Blue Moon City show, read from their display lists."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

import pytest

import render
from bot.base.i18n import localizer
from engine.bluemoon import GAME, cards
from engine.bluemoon.catalogue import DRAGONS, Reward
from engine.bluemoon.view import BlueMoonView, HeldView, TileView
from engine.game import Move
from render import Focus, Picture, sprites
from render.bluemoon import cards as drawn_cards
from render.bluemoon import sprites as city_sprites
from render.scene import Box, Caption, Item, Stamp
from render.theme import DARK
from tests.engine.bluemoon.tables import table
from tests.render import lists

PICTURES = render.load("bluemoon")
SAY = localizer("en")
NAMES = ("Ana", "Benedikt", "Chiara", "Dmitri")


def games() -> list[GAME]:
    """Moments of games in which everybody contributes and offers whenever possible."""
    found = []
    for seats, options in ((2, {}), (3, {"layout": "rulebook_2006"}), (4, {"expansion": "on"})):
        game, rng = GAME.new(seats=seats, seed=seats, options=options), Random(seats)
        for number in range(1, 1600):
            if game.to_move is None:
                break
            moves = game.moves()
            game.play(rng.choice([move for move in moves if move.verb in ("contribute", "offer")] or moves))
            if number % 160 == 0:
                found.append(game.copy())
        found.append(game)
    return found


GAMES = games()


def focus(view: BlueMoonView) -> Focus:
    return Focus(view.seat or 0, NAMES[: view.seats])


def public(game: GAME) -> Picture:
    return seen(game.view(None))


def seen(view: BlueMoonView) -> Picture:
    """What this view shows to all."""
    [picture] = PICTURES.pictures(view, focus(view), DARK, SAY)
    return picture


def own(game: GAME, seat: int) -> Picture:
    return panel(game.view(seat))


def panel(view: BlueMoonView) -> Picture:
    """What this view shows to its seat alone."""
    [picture] = PICTURES.private(view, focus(view), DARK, SAY)
    return picture


def boards(game: GAME) -> tuple[Picture, Picture]:
    """The obelisk with everybody's holdings, and the city, at full size."""
    view = game.view(None)
    table, city, *_ = PICTURES.gallery(view, focus(view), DARK, SAY)
    return table, city


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_nothing_leaves_the_picture_and_no_words_overlap(game: GAME) -> None:
    for picture in (public(game), own(game, 0), *boards(game)):
        lists.everything_inside(picture)
        lists.captions_apart(lists.captions(picture))


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_every_picture_of_the_city_shows_tiles_spaces_markers_figures_and_dragons(game: GAME) -> None:
    view = game.view(None)
    for city in (public(game), own(game, 0), boards(game)[1]):
        _shows_the_city(view, city)


def _shows_the_city(view: BlueMoonView, city: Picture) -> None:
    outside = [("outside", dragon) for dragon in view.dragons_outside if city.name != "city"]
    tiles = [tile for row in view.rows for tile in row if tile]
    assert Counter(lists.told(city, "tile")) == Counter((t.place, t.id, int(t.rebuilt)) for t in tiles)
    spaces = [(t.place, s.number, s.colour, s.value) for t in tiles if not t.rebuilt for s in t.spaces]
    assert Counter(lists.told(city, "space")) == Counter(spaces)
    markers = [(t.place, s.number, s.owner) for t in tiles for s in t.spaces if s.owner is not None]
    assert Counter(lists.told(city, "marker")) == Counter(markers)
    assert Counter(lists.told(city, "figure")) == Counter((t.place, seat) for t in tiles for seat in t.figures)
    dragons = [(t.place, dragon) for t in tiles for dragon in t.dragons]
    assert Counter(lists.told(city, "dragon")) == Counter(dragons + outside)
    assert lists.told(city, "asks") == [(view.prices[len(view.offered)],)]


def test_the_city_says_what_its_signs_mean_where_corners_are_free() -> None:
    rewards, marks = {"most markers", "contributors", "neighbours"}, {"from beside", "a step here", "dragon can go"}
    for seats, meanings in ((2, rewards | marks), (3, rewards), (4, set())):
        shown = {caption.string for caption in lists.captions(public(GAME.new(seats=seats, seed=1)))}
        assert shown & (rewards | marks) == meanings


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_the_table_shows_obelisk_pool_and_holdings(game: GAME) -> None:
    view, (table, _) = game.view(None), boards(game)
    assert [price for _, price in lists.told(table, "price")] == list(view.prices)
    assert [seat for _, seat in lists.told(table, "offering")] == list(view.offered)
    assert (view.pool,) in lists.told(table, "pool")
    assert lists.told(table, "deck") == [(view.deck,)]
    assert Counter(lists.told(table, "dragon")) == Counter(("outside", dragon) for dragon in view.dragons_outside)
    for player in view.players:
        seat = player.seat
        assert (seat, str(player.scales)) in lists.told(table, "scales")
        assert (seat, str(player.markers)) in lists.told(table, "markers")
        assert (seat, f"{player.offerings}/{view.to_win}") in lists.told(table, "offerings")
        assert (seat, player.place) in lists.told(table, "at")


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_one_picture_shows_what_everybody_has_and_what_nobody_has(game: GAME) -> None:
    view = game.view(None)
    for picture in (public(game), own(game, 0)):
        assert lists.told(picture, "pool") == [(view.pool,)]
        assert lists.told(picture, "deck") == [(view.deck,)]
        asked = [] if view.result else [(len(view.offered), view.prices[len(view.offered)])]
        assert lists.told(picture, "price") == asked
        assert lists.told(picture, "steps") == ([(view.steps,)] if view.steps and not view.result else [])
        for kind in ("name", "seat", "player"):
            assert Counter(lists.told(picture, kind)) == Counter((seat,) for seat in range(view.seats))
        for player in view.players if not view.result else ():
            assert (player.seat, player.scales) in lists.told(picture, "scales")
            hand = f"{player.hand}+{player.pending}" if player.pending else str(player.hand)
            assert (player.seat, hand) in lists.told(picture, "cards")


def test_a_player_with_all_that_can_be_had_has_room_on_the_line_but_for_cards() -> None:
    """Four players, each with two digits of everything: Offerings, which win, and scales come before cards."""
    view = GAME.new(seats=4, seed=1, options={"expansion": "on"}).view(None)
    rich = tuple(replace(player, offerings=3, scales=12, hand=24, pending=4) for player in view.players)
    shown = seen(replace(view, players=rich))
    assert Counter(lists.told(shown, "made")) == Counter((seat, 3) for seat in range(4))
    assert Counter(lists.told(shown, "scales")) == Counter((seat, 12) for seat in range(4))
    assert not lists.told(shown, "cards")
    lists.captions_apart(lists.captions(shown))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_corners_are_the_players_clockwise_with_the_offerings_they_still_need(seats: int) -> None:
    view = GAME.new(seats=seats, seed=1).view(None)
    needed = {2: 6, 3: 5, 4: 4}[seats]
    ready = tuple(replace(player, offerings=player.seat) for player in view.players)
    shown = seen(replace(view, players=ready))
    cards = {item.fact[1]: item.box for item in lists.stamps(shown, "player")}
    left, top = 800, 509
    at = {seat: (box[0] > left, box[1] > top) for seat, box in cards.items()}
    clockwise = [(False, False), (True, False), (True, True), (False, True)]
    assert [at[seat] for seat in range(seats)] == clockwise[:seats]
    for seat, box in cards.items():
        signs = [item.fact[0] for item in lists.stamps(shown, "made", "needed") if lists.holds(box, item.box)]
        assert Counter(signs) == Counter(made=int(seat), needed=needed - int(seat))


def test_ones_own_crystals_stand_in_the_own_picture_alone() -> None:
    game = next(game for game in GAMES if game.to_move is not None)
    for seat in range(game.seats):
        crystals = game.view(seat).players[seat].crystals
        assert lists.told(own(game, seat), "crystals") == [(seat, crystals)]


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_the_lower_left_corner_tells_nothing(game: GAME) -> None:
    """There clients lay their sign for alt texts: 40 by 20 pixels where the picture is 348 wide."""
    for picture in (public(game), own(game, 0)):
        scale = picture.width / 348
        corner = 0, picture.height - round(20 * scale), round(40 * scale), picture.height
        told = [item for item in picture.shown if item.fact or isinstance(item, Caption)]
        assert not [item for item in told if lists.overlap(corner, _less(item.box, 8))]


@pytest.mark.parametrize("expansion", ["off", "on"])
def test_the_own_picture_keeps_its_size_whatever_is_held(expansion: str) -> None:
    view = GAME.new(seats=2, seed=1, options={"expansion": expansion}).view(0)
    hands = [tuple(HeldView(card, 1, ()) for card in cards.WORDS[:kinds]) for kinds in (0, 1, 8, 9, 10, 11, 16)]
    assert len({panel(replace(view, hand=hand)).height for hand in hands}) == 1


def test_crystals_show_at_the_end_only() -> None:
    under_way = next(game for game in GAMES if game.to_move is not None)
    over = next(game for game in GAMES if game.to_move is None)
    for picture in (public(under_way), boards(under_way)[0]):
        assert not lists.told(picture, "crystals")
    crystals = {(player.seat, player.crystals) for player in over.view(None).players}
    for picture in (public(over), boards(over)[0]):
        assert {(seat, int(number)) for seat, number in lists.told(picture, "crystals")} == crystals


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_a_hand_is_its_owners_own(game: GAME) -> None:
    for seat in range(game.seats):
        hand, view = own(game, seat), game.view(seat)
        assert view.hand is not None
        assert lists.told(hand, "card") == [(held.card, held.count) for held in view.hand]
        assert len(lists.told(hand, "pays")) == sum(bool(held.pays) for held in view.hand)
    assert PICTURES.private(game.view(None), focus(game.view(None)), DARK, SAY) == []


def test_steps_are_marked_in_the_panel_alone() -> None:
    """A step is the mover's own business as long as cards could make it longer."""
    game = GAME.new(seats=2, seed=1)
    shown = own(game, game.to_move or 0)
    assert {place for (place,) in lists.told(shown, "walk")} == {"b3", "c2", "c4", "d3"}
    assert not lists.told(public(game), "walk")


def played(*moves: str) -> BlueMoonView:
    """The first turn of a game, to its mover, with these moves to choose from."""
    game = GAME.new(seats=2, seed=1)
    return replace(game.view(game.to_move), moves=tuple(map(Move, moves)))


def test_dragons_are_marked_otherwise_than_steps() -> None:
    shown = panel(played("step b3", "play red2 b3", "play red2 b4"))
    assert lists.told(shown, "walk") == [("b3",)]
    assert set(lists.told(shown, "ride")) == {("b3", "green_dragon"), ("b4", "green_dragon")}
    walk, ride = lists.stamps(shown, "walk")[0].sprite, lists.stamps(shown, "ride")[0].sprite
    assert (walk.paint, walk.width) != (ride.paint, ride.width)


ONE_PLATE = [Reward(), Reward(3), Reward(10), Reward(1, 1, 1), Reward(4, 2), Reward(4, 1, 1)]
TWO_PLATES = [Reward(4, 1, 2), Reward(6, 2, 2)]
"""What rebuilt neighbours add: that for which one plate has room, and what comes with two that bring three kinds."""


CROWDS = [(1, 0), (4, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2), (4, 2), (0, 3), (4, 3)]
"""Figures and dragons."""


@pytest.mark.parametrize("near", ONE_PLATE + TWO_PLATES, ids=str)
@pytest.mark.parametrize("walked", [False, True])
def test_the_sum_of_the_neighbours_covers_no_piece_and_no_piece_a_price(near: Reward, walked: bool) -> None:
    """Also where all figures and dragons stand, a dragon may come, and a step leads there."""
    game = GAME.new(seats=4, seed=1, options={"expansion": "on"})
    view = game.view(game.to_move)
    most = 4 if near in TWO_PLATES else 7
    for (place, tile), (figures, dragons) in product(_ruins(view).items(), CROWDS):
        coming = int(not dragons)
        if figures + dragons + coming > most:
            continue
        full = replace(tile, near=near, figures=tuple(range(figures)), dragons=DRAGONS[:dragons])
        rows = tuple(tuple(full if one == tile else one for one in row) for row in view.rows)
        moves = ["end", *walked * [f"step {place}"], *coming * [f"play black2 {place}"]]
        shown = panel(replace(view, rows=rows, moves=tuple(map(Move, moves))))
        plates = [item.box for item in lists.stamps(shown, "near")]
        pieces = [_core(item) for item in lists.stamps(shown, "figure", "dragon", "ride") if place in item.fact]
        signs = [_less(item.box, 6) for item in lists.stamps(shown, "special", "people", "space") if place in item.fact]
        assert len(pieces) == figures + dragons + coming
        assert bool(plates) == any(near)
        for box in plates + signs:
            assert not [piece for piece in pieces if lists.overlap(box, piece)], (place, figures, dragons)
        assert not [sign for sign in signs if any(lists.overlap(plate, sign) for plate in plates)], place


def _ruins(view: BlueMoonView) -> dict[str, TileView]:
    """One with each arrangement of spaces and signs."""
    kinds = "mill", "royal_palace", "hospital", "main_hall", "golden_shrine"
    return {tile.place: tile for row in view.rows for tile in row if tile and tile.id in kinds}


def _core(piece: Stamp) -> Box:
    """Without the room around it for its rims, and without the bent corners of skirts, tails and wings."""
    return _less(piece.box, 5 if piece.fact[0] == "ride" else 12)


def _less(box: Box, by: int) -> Box:
    left, top, right, foot = box
    return left + by, top + by, right - by, foot - by


def test_what_may_go_anywhere_is_marked_itself() -> None:
    places = [f"{row}{column}" for row in "abcde" for column in "12345" if row not in "ae" or column not in "15"]
    view = played(*(f"play red1 {place}" for place in places), *(f"play grey1 {place}" for place in places))
    shown = panel(view)
    assert not lists.told(shown, "ride")
    assert not lists.told(shown, "walk")
    assert set(lists.told(shown, "movable")) <= {("green_dragon",), ("figure",)}
    assert ("figure",) in lists.told(shown, "movable")


def test_cards_keep_their_colours_when_they_are_marked() -> None:
    for game in GAMES:
        view = game.view(0)
        held = replace(view, hand=tuple(replace(one, pays=()) for one in view.hand or ()))
        pictures = [panel(one) for one in (view, held)]
        marked, plain = ([item.sprite for item in lists.stamps(picture, "card")] for picture in pictures)
        assert marked == plain


def test_a_card_is_framed_only_where_others_pay_nothing() -> None:
    for game in GAMES:
        for seat in range(game.seats):
            hand = game.view(seat).hand or ()
            pays = [bool(held.pays) for held in hand]
            frames = [item for item in own(game, seat).shown if _frames_a_card(item)]
            assert len(frames) == (0 if all(pays) or seat != game.to_move else sum(pays))


def test_who_has_nothing_to_choose_sees_no_marks_of_choices() -> None:
    """In a replay, and while others decide, cards tell what they pay for without the colour of what can be chosen."""
    paying = False
    for game in GAMES:
        for seat in range(game.seats):
            view = replace(game.view(seat), moves=None)
            hand = panel(view)
            paying |= bool(lists.told(hand, "pays"))
            stamped = [item for item in hand.shown if isinstance(item, Stamp)]
            assert not [item for item in stamped if item.sprite.paint is sprites._glowing and item.fact != ("key",)]
    assert paying


@pytest.mark.parametrize("kinds", [6, 10, 13, 18, 22])
def test_what_a_card_pays_for_stands_below_it_whole_and_on_no_other_card(kinds: int) -> None:
    """However many kinds of cards are held, also where all of them pay."""
    view = GAME.new(seats=2, seed=1).view(0)
    here = next(tile for row in view.rows for tile in row if tile and tile.id != "courtyard" and tile.spaces)
    rows = tuple(
        tuple(tile and replace(tile, figures=(0,) if tile == here else ()) for tile in row) for row in view.rows
    )
    pays = tuple(space.number for space in here.spaces)
    for paying in (1, kinds):
        held = tuple(HeldView(card, 2, pays if k < paying else ()) for k, card in enumerate(cards.WORDS[:kinds]))
        hand = panel(replace(view, rows=rows, hand=held))
        lists.everything_inside(hand)
        tabs, faces = lists.stamps(hand, "pays"), lists.stamps(hand, "card")
        assert len(tabs) == paying
        assert not [(tab, face) for tab in tabs for face in faces if lists.overlap(tab.box, face.box)]


@pytest.mark.parametrize(("card", "extra"), [("yellow1", "+1"), ("yellow2", "+2")])
@pytest.mark.parametrize("kinds", [2, 9, 15, 22])
def test_a_pillar_shows_another_offering_for_more_crystals_and_no_gain(card: str, extra: str, kinds: int) -> None:
    """The price goes up (B-7.5): the number stands behind the crystal, before which gains have theirs."""
    view = GAME.new(seats=2, seed=1).view(0)
    others = [word for word in cards.WORDS if not word.startswith("yellow")]
    held = tuple(HeldView(word, 1, ()) for word in (card, *others[: kinds - 1]))
    hand = panel(replace(view, hand=held))
    [face] = [item for item in lists.stamps(hand, "card") if item.fact[1] == card]
    [number] = [caption for caption in lists.captions(hand) if caption.string == extra and _on(face, caption)]
    before = [item for item in hand.shown if isinstance(item, Stamp) and _on(face, item) and item.x < number.x]
    assert [item.sprite.paint for item in before][-2:] == [drawn_cards._draw_again, city_sprites._crystal]


def _on(face: Stamp, item: Item) -> bool:
    return item != face and lists.holds(face.box, item.box)


def _frames_a_card(item: Item) -> bool:
    return isinstance(item, Stamp) and item.sprite.paint is sprites._glowing and item.sprite.height > 250


def test_what_must_be_read_is_large_enough() -> None:
    for game in GAMES:
        table, city = boards(game)
        small = {caption.string for caption in lists.captions(table) if caption.size < 28}
        assert not small
        spaces = [caption for caption in lists.captions(city) if caption.string.isdigit()]
        assert all(caption.size >= 58 for caption in spaces)


def test_a_ruin_and_a_rebuilt_building_differ_in_more_than_colour() -> None:
    view = GAME.new(seats=2, seed=1).view(None)
    tile = next(tile for tile in view.rows[2] if tile and tile.id != "courtyard")
    rebuilt = replace(tile, rebuilt=True, spaces=())
    rows = tuple(tuple(rebuilt if one == tile else one for one in row) for row in view.rows)
    city = seen(replace(view, rows=rows))
    assert not [space for space in lists.told(city, "space") if space[0] == tile.place]
    assert (tile.place, tile.id, 1) in lists.told(city, "tile")


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_the_last_moves_are_shown(game: GAME) -> None:
    """Markers and offerings put there by the turn before or the one under way are marked; who did it stands below."""
    view, (table, _), city = game.view(None), boards(game), public(game)
    put = {(deed.place, int(deed.move.split()[1])) for deed in view.last if deed.move.startswith("contribute")}
    spaces = [(tile.place, space) for row in view.rows for tile in row if tile for space in tile.spaces]
    lying = {(place, space.number) for place, space in spaces if space.owner is not None}
    assert set(lists.told(city, "fresh")) == put & lying
    assert put <= {(place, number) for (place,) in lists.told(city, "touched") for number in range(1, 9)}
    assert len(lists.told(table, "fresh")) == sum(deed.move.startswith(("offer", "play yellow")) for deed in view.last)
    assert {seat for (seat,) in lists.told(table, "did")} <= {deed.seat for deed in view.last}


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_the_alternative_text_says_once_of_each_tile_what_it_is(game: GAME) -> None:
    for picture in (public(game), own(game, 0), boards(game)[1]):
        named = re.findall(r"\w\d [A-Z][\w ]+?(?= lies in ruins| is rebuilt|\.)", picture.alt)
        assert len(named) == len(set(named))
        assert named or picture.name == "own"


def test_places_are_shown_at_the_end_only() -> None:
    for game in GAMES:
        result = game.view(None).result
        ranks = list(enumerate(result.ranks)) if result and result.ranks else []
        assert sorted(lists.told(public(game), "rank")) == sorted(lists.told(boards(game)[0], "rank")) == ranks


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_a_hand_shows_the_spaces_that_each_card_can_help_to_pay_for(game: GAME) -> None:
    for seat in range(game.seats):
        view = game.view(seat)
        hand = own(game, seat)
        shown = Counter(card for card, _ in lists.told(hand, "payable"))
        for held in view.hand or ():
            assert shown[held.card] + left_out(hand, held.card) == len(held.pays)


def left_out(hand: Picture, card: str) -> int:
    """How many spaces its tab only counts."""
    return sum(int(count) for name, count in lists.told(hand, "left") if name == card)


@pytest.mark.parametrize(("cards", "most"), [(8, 2), (15, 2)])
def test_cards_that_help_to_pay_for_many_spaces_say_so_of_all_of_them(cards: int, most: int) -> None:
    """Of the Main Hall, which has eight, one of each people."""
    hand = "khind hoax2 black2 red2 red3 grey1 brown3 yellow1 blue1 blue2 black1 red1 grey2 hoax1 yellow2"
    drawn = " ".join(hand.split()[:cards])
    game = table(decision="contribute", figure="a1", hand=drawn, expansion=True)
    picture = own(game, 0)
    assert [card for card, _ in lists.told(picture, "payable")].count("khind") == most
    assert left_out(picture, "khind") == 8 - most


def test_the_legend_explains_the_special_actions_where_there_are_any() -> None:
    for expansion in ("off", "on"):
        view = GAME.new(seats=2, seed=1, options={"expansion": expansion}).view(None)
        told = " ".join(picture.alt for picture in PICTURES.gallery(view, focus(view), DARK, SAY)[2:])
        assert ("draw 2 cards" in told) == (expansion == "on")
        assert "after your turn" not in told


@pytest.mark.parametrize(("seats", "needed"), [(2, 6), (3, 5), (4, 4)])
def test_the_legend_says_how_many_offerings_win_with_so_many_players(seats: int, needed: int) -> None:
    view = GAME.new(seats=seats, seed=1).view(None)
    legend = PICTURES.gallery(view, focus(view), DARK, SAY)[2:]
    assert f"Here 1 Offering made of {needed} that win." in " ".join(picture.alt for picture in legend)
    written = [caption.string for picture in legend for caption in lists.captions(picture)]
    assert f"1/{needed}" in written


def test_the_limits_of_the_deck_leave_out_reward_cards_of_the_deck_before() -> None:
    """Most markers on the Mill bring two cards: the last one of the deck, and one of the deck that is made anew of a
    red 1, a blue 3, and the red 2 that pays.
    """
    rest = Counter(cards.words(cards.PACK)) - Counter(("black3", "red1", "blue3", "red2"))
    hands, markers = [["red2"], [*rest.elements()]], {"a2": [0, 0, None]}
    game = table(figure="a2", hands=hands, deck=["black3"], discard=["red1", "blue3"], markers=markers)
    game.play("contribute 3 pay red2")
    view = game.view(None)
    assert view.players[0].pending == 2
    told = "\n".join(PICTURES.state_text(view, focus(view), SAY))
    assert "The deck and the reward cards drawn from it hold at most red 1, red 2 and blue 3." in told
