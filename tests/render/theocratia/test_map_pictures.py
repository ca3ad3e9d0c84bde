"""What the pictures of Theocratia show, read from their display lists."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import render
from bot.base.i18n import localizer
from engine.game import Event
from engine.theocratia import GAME
from engine.theocratia.view import TheocratiaView
from render import Focus, Picture, text
from render.scene import Stamp
from render.theme import DARK
from tests.engine.theocratia.tables import Table
from tests.render import lists
from tests.render.theocratia.games import GAMES, NAMES

PICTURES = render.load("theocratia")
SAY = localizer("en")
MARGIN = 8
"""The empty edge of a figure, which is narrower than it is high."""
NOBODY = Focus(0, NAMES)


def focus(view: TheocratiaView) -> Focus:
    return Focus(view.seat or 0, NAMES[: view.seats])


def public(game: GAME) -> list[Picture]:
    view = game.view(None)
    return PICTURES.gallery(view, focus(view), DARK, SAY)[:3]


def own(game: GAME, seat: int) -> list[Picture]:
    """What the gallery shows this seat alone."""
    view = game.view(seat)
    return [one for one in PICTURES.gallery(view, focus(view), DARK, SAY) if one.name == "hand"]


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_nothing_leaves_the_picture_and_no_words_overlap(game: GAME) -> None:
    pictures = public(game)
    assert len(pictures) <= 3
    for picture in (*pictures, *own(game, 0)):
        assert picture.width <= 1600
        lists.everything_inside(picture)
        lists.captions_apart(lists.captions(picture))


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_the_starting_tile_in_hand_is_shown_apart_from_those_for_any_ground(game: GAME) -> None:
    players, temples = game.view(None).players, public(game)[0]
    assert Counter(lists.told(temples, "starting")) == Counter((one.colour,) for one in players if one.start_tile)
    assert Counter(lists.told(temples, "tiles")) == Counter((one.colour, one.level_tiles) for one in players)


@pytest.mark.rule("T-7.16", "T-11.1")
def test_a_pyramid_counts_before_its_token_is_chosen() -> None:
    game, rng, log = GAME.new(seats=2, seed=0), Random(0), list[Event]()
    while (prompt := game.prompt()) is not None and prompt.kind != "token":
        game.play(rng.choice(game.moves()), log)
    built = Counter(event.seat for event in log if event.kind == "pyramid")
    players = game.view(None).players
    assert built
    assert Counter(lists.told(public(game)[0], "pyramids")) == Counter(
        (one.colour, built[seat]) for seat, one in enumerate(players)
    )


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_the_map_shows_ground_buildings_owners_crystals_and_monsters(game: GAME) -> None:
    view, picture = game.view(None), public(game)[2]
    hexes = view.hexes
    assert lists.told(picture, "hex") == [(h.name, str(h.printed)) for h in hexes]
    repainted: Any = lists.told(picture, "changed")
    changed = dict(repainted)
    assert all(changed.get(h.name, str(h.printed)) == str(h.ground) for h in hexes)
    assert {name for (name,) in lists.told(picture, "place")} == {h.name for h in hexes}
    assert Counter(lists.told(picture, "building")) == Counter((h.name, h.civ, h.kind) for h in hexes if h.civ)
    assert Counter(lists.told(picture, "crystal")) == Counter((h.name, h.crystal) for h in hexes if h.crystal)
    assert Counter(lists.told(picture, "monster")) == Counter((h.name,) for h in hexes if h.monster)
    owned = [(h.name, h.owner) for h in hexes if h.civ and h.owner is not None and h.kind != "fortress"]
    assert Counter(lists.told(picture, "owner")) == Counter(owned)


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_beside_the_map_stands_whose_buildings_are_whose(game: GAME) -> None:
    view, picture = game.view(None), public(game)[2]
    assert lists.told(picture, "seat") == [(seat,) for seat in view.order]
    assert lists.told(picture, "name") == [(seat,) for seat in view.order]
    assert lists.told(picture, "mover") == [(seat,) for seat in (view.to_move,) if seat is not None]


def test_the_homes_of_the_civs_are_marked_while_one_is_chosen() -> None:
    game = GAME.new(seats=2, seed=1, options={})
    # The last player chooses first (T-4.8), here Brown: beside each of the four Fortresses lies one hex of its rock.
    assert game.view(None).players[game.to_move or 0].colour == "brown"
    marked = {name for (name,) in lists.told(public(game)[2], "choice")}
    assert len(marked) == 4
    assert {hex_.ground for hex_ in game.view(None).hexes if hex_.name in marked} == {"rock"}


def test_the_letters_of_a_hex_to_choose_lie_within_their_plate() -> None:
    """What hangs below the line, too. Each seat has one hex beside each Fortress, so all 16 of them are looked at."""
    seen, edge = set(), 4
    for seed in range(12):
        game = GAME.new(seats=4, seed=seed, options={})
        picture = public(game)[2]
        chosen = {name for (name,) in lists.told(picture, "choice")}
        for line in lists.captions(picture):
            if line.fact[:1] != ("place",) or line.string not in chosen:
                continue
            seen.add(line.string)
            left, top, right, bottom = text.font(line.size, line.weight).getbbox(line.string, anchor="ls")
            base = line.y + round(text.capital(line.size) / 2)
            ink = line.x + int(left), base + int(top), line.x + int(right), base + int(bottom)
            grounds = [item.box for item in picture.shown if isinstance(item, Stamp) and not item.fact]
            plate = min((box for box in grounds if lists.overlap(box, ink)), key=lambda box: box[2] - box[0])
            inside = plate[0] + edge, plate[1] + edge, plate[2] - edge, plate[3] - edge
            assert lists.holds(inside, ink), line.string
    assert {"g3", "g5"} <= seen


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_the_corners_show_what_each_civ_has(game: GAME) -> None:
    view, picture = game.view(None), public(game)[2]
    assert lists.told(picture, "size") == [(civ.id, civ.size) for civ in view.civs]
    assert lists.told(picture, "number") == [(civ.id, civ.number) for civ in view.civs]
    assert lists.told(picture, "development") == [(civ.id, civ.development) for civ in view.civs]
    stock = [(civ.id, *crystals) for civ in view.civs for crystals in civ.crystals]
    assert lists.told(picture, "stock") == stock
    filled = Counter(civ for civ, _, full in lists.told(picture, "page") if full)
    assert filled == Counter({civ.id: civ.page_crystals + civ.page_warriors for civ in view.civs if civ.spaces})


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_dice_rows_and_cards_are_shown(game: GAME) -> None:
    view, picture = game.view(None), public(game)[1]
    held = [view.last.die] if view.last and not view.last.civ else []
    lying = Counter(view.table) - Counter(held)
    assert Counter((civ, face) for civ, face, _ in lists.told(picture, "die")) == lying
    placed = [(civ.id, k, *one.die) for civ in view.civs for k, one in enumerate(civ.row)]
    assert lists.told(picture, "placed") == placed
    assert lists.told(picture, "bonus") == list(enumerate(view.bonuses[: 4 if view.seats == 2 else 5], 1))
    assert {token for token, left in lists.told(picture, "token") if left} == set(view.tokens)
    assert lists.told(picture, "deck") == [(view.deck,)]


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_tracks_show_priests_and_cosmo_of_everybody(game: GAME) -> None:
    view, picture = game.view(None), public(game)[0]
    civs = tuple(civ.id for civ in view.civs)
    expected = [
        (seat, piece, space)
        for seat in sorted(
            view.order, key=lambda seat: view.result.ranks[seat] if view.result and view.result.ranks else 0
        )
        for piece, space in zip((*civs, "cosmo"), (*view.players[seat].priests, view.players[seat].cosmo), strict=True)
    ]
    assert lists.told(picture, "track") == expected
    assert Counter(lists.told(picture, "points")) == Counter((s, score.total) for s, score in enumerate(view.scores))


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_a_hand_is_its_owners_own(game: GAME) -> None:
    for seat in range(game.seats):
        view = game.view(seat)
        assert view.hand is not None
        shown = {card for hand in own(game, seat) for card in lists.told(hand, "card")}
        assert shown == {*Counter(view.hand).items()}
    assert "hand" not in {picture.name for picture in PICTURES.gallery(game.view(None), NOBODY, DARK, SAY)}


def test_names_of_hexes_can_be_read_in_a_channel() -> None:
    """At 550 pixels a picture of 1600 is a third of its size: 26 pixels are 9."""
    for game in GAMES:
        picture = public(game)[2]
        names = [caption for caption in lists.captions(picture) if caption.fact[:1] == ("place",)]
        assert len(names) == 61
        assert all(caption.size >= 26 for caption in names)


def test_players_have_the_signs_of_their_colours() -> None:
    """Blue and White keep their own shapes when they play alone."""
    picture = public(GAMES[0])[0]
    assert sorted(lists.told(picture, "colour")) == [(0, "blue"), (1, "white")]


def test_the_die_used_last_is_marked() -> None:
    """Where it lies, and whose it is and what for in the heading; at the end too."""
    marked = 0
    for game in GAMES:
        view, picture = game.view(None), public(game)[1]
        last = view.last
        assert lists.told(picture, "last") == ([(last.seat, last.civ or "", last.mode or "")] if last else [])
        fresh = lists.told(picture, "fresh")
        assert fresh in ([], [(last.civ if last else None,)])
        marked += len(fresh)
    assert marked > 5


def test_the_best_come_first_at_the_end() -> None:
    for game in GAMES:
        ranks = game.view(None).result and game.view(None).result.ranks
        if ranks:
            shown = [seat for seat, _ in lists.told(public(game)[0], "order")]
            assert [ranks[int(seat)] for seat in shown] == sorted(ranks)


@pytest.mark.rule("T-4.5")
def test_with_two_players_the_fifth_round_bonus_does_not_come() -> None:
    """Neither shown nor told round by round, nor explained among what there is."""
    game = GAMES[0]
    view = game.view(None)
    *four, fifth = view.bonuses
    assert [bonus for _, bonus in lists.told(public(game)[1], "bonus")] == four
    told = "\n".join(PICTURES.state_text(view, focus(view), SAY))
    assert f"This Round Bonus card is not used: {SAY(f'theocratia-{fifth}')}." in told
    assert SAY(f"theocratia-about-{fifth}") not in told


@pytest.mark.parametrize("together", range(1, 6))
def test_pieces_stand_within_their_space(together: int) -> None:
    """Spaces are 96 pixels apart: whatever stands on one reaches no further than half of that from its middle, and is
    still nine pixels high on a phone, which shows the picture at 370 of its 1600.
    """
    on = [4] * together + [10, 11, 12, 13][: 5 - together]
    table = Table("violet 3").player(0, priests=on[:4], cosmo=on[4] if together < 5 else 4)
    [tracks] = [one for one in public(table.game()) if one.name == "temples"]
    mine = [item for item in tracks.shown if item.fact[:2] == ("track", 0)]
    assert len(mine) == 5
    for item in mine:
        middle = 77 + (int(item.fact[3]) + 1) * 96
        assert middle - 48 <= item.box[0] + MARGIN
        assert item.box[2] - MARGIN <= middle + 48
        assert isinstance(item, Stamp)
        assert lists.visible_size(item.sprite) * 370 / 1600 >= 9


def test_the_die_in_hand_does_not_lie_on_the_table() -> None:
    game = Table("violet 6", "violet 6", "pink 1").player(0, cosmo=2).game()
    game.play("die violet 6")
    [dice] = [one for one in public(game) if one.name == "dice"]
    lying = [item.fact for item in dice.shown if item.fact[:1] == ("die",)]
    assert [fact[1:3] for fact in lying] == [("pink", 1), ("violet", 6)]
    assert "On the Action table lie the dice Violet 6 and Pink 1." in dice.alt


@pytest.mark.rule("T-10.6", "T-6.5", "T-6.9")
def test_cards_in_hand_say_what_they_are_good_for() -> None:
    """Cards without effects each say so in the picture, and together in words."""
    pictures = []
    for option in ("reconstructed", "discard_only"):
        game = Table("violet 1", "pink 1", power_cards=option).hand(0, "stardust", "drill").game()
        [picture] = own(game, 0)
        pictures.append((" ".join(caption.string for caption in lists.captions(picture)), picture.alt))
    (working, told), (given_up, told_given_up) = pictures
    for effect in ("gain 3 Cosmo", "it brings 1 Warrior more"):
        assert (effect in working, effect in told) == (True, True)
        assert effect not in given_up + told_given_up
    use = "Only to give up: a die takes another Civ's colour, or is placed beside the same number."
    assert (given_up.count(use), told_given_up.count(f"Stardust and Drill: {use}")) == (2, 1)
    assert "Only to give up" not in working + told
