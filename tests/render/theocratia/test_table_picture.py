"""What the one picture of a turn of Theocratia shows, read from its display list."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import render
from bot.base.i18n import localizer
from engine.theocratia import GAME
from render import Focus, Picture, text
from render.scene import Caption, Stamp
from render.theme import DARK
from tests.engine.theocratia.tables import CIVS, Table, asked, do
from tests.render import lists
from tests.render.theocratia.games import GAMES, NAMES

PICTURES = render.load("theocratia")
SAY = localizer("en")
BADGE = (0, 40, 20)
"""On a phone the client's badge lies over so much of the lower left corner: 40 x 20 of 348 pixels."""
MARGIN = 8
"""The empty edge of a figure, which is narrower than it is high."""
DECIDES = {"die", "placed", "track", "level", "stock", "supply", "page", "starting", "tiles", "malus", "choice", "row"}


def table(game: GAME, seat: int | None = None) -> Picture:
    """What everybody sees, with the way of this seat, by default of whoever decides."""
    view = game.view(None)
    [picture] = PICTURES.pictures(view, Focus((view.to_move or 0) if seat is None else seat, NAMES), DARK, SAY)
    return picture


def own(game: GAME, seat: int) -> Picture:
    [picture] = PICTURES.private(game.view(seat), Focus(seat, NAMES), DARK, SAY)
    return picture


every = pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))


@every
def test_the_island_shows_ground_buildings_owners_crystals_and_monsters(game: GAME) -> None:
    view, picture = game.view(None), table(game)
    hexes = view.hexes
    assert lists.told(picture, "hex") == [(h.name, str(h.printed)) for h in hexes]
    changed = {str(name): ground for name, ground in lists.told(picture, "changed")}
    assert all(changed.get(h.name, str(h.printed)) == str(h.ground) for h in hexes)
    assert Counter(lists.told(picture, "building")) == Counter((h.name, h.civ, h.kind) for h in hexes if h.civ)
    assert Counter(lists.told(picture, "crystal")) == Counter((h.name, h.crystal) for h in hexes if h.crystal)
    assert Counter(lists.told(picture, "monster")) == Counter((h.name,) for h in hexes if h.monster)
    owned = [(h.name, h.owner) for h in hexes if h.civ and h.owner is not None and h.kind != "fortress"]
    assert Counter(lists.told(picture, "owner")) == Counter(owned)


@every
def test_the_corners_show_what_each_civ_has(game: GAME) -> None:
    view, picture = game.view(None), table(game)
    assert lists.told(picture, "number") == [(civ.id, civ.number) for civ in view.civs]
    assert lists.told(picture, "stock") == [(civ.id, *crystals) for civ in view.civs for crystals in civ.crystals]
    assert {*lists.told(picture, "supply")} == {(civ.id, civ.supply) for civ in view.civs}
    filled = Counter(civ for civ, _, full in lists.told(picture, "page") if full)
    assert filled == Counter({civ.id: civ.page_crystals + civ.page_warriors for civ in view.civs if civ.spaces})
    placed = [(civ.id, k, *one.die) for civ in view.civs for k, one in enumerate(civ.row)]
    assert lists.told(picture, "placed") == placed
    by = [(civ.id, k, one.seat) for civ in view.civs for k, one in enumerate(civ.row) if one.seat is not None]
    assert lists.told(picture, "by") == by


@every
def test_the_heading_shows_everybody_with_points_and_who_decides(game: GAME) -> None:
    view, picture = game.view(None), table(game)
    ranks = view.result.ranks if view.result else None
    order = sorted(view.order, key=lambda seat: ranks[seat]) if ranks else view.order
    for kind in ("seat", "name"):
        assert lists.told(picture, kind) == [(seat,) for seat in order]
    assert lists.told(picture, "points") == [(seat, view.scores[seat].total) for seat in order]
    assert lists.told(picture, "mover") == [(seat,) for seat in (view.to_move,) if seat is not None]
    now = [(view.round, view.bonuses[view.round - 1])] if view.round and not view.result else []
    assert lists.told(picture, "bonus") == now


@every
def test_below_stand_the_dice_and_the_way_of_the_player_in_focus(game: GAME) -> None:
    view = game.view(None)
    for seat in range(game.seats):
        picture, player = table(game, seat), view.players[seat]
        places = zip((*CIVS, "cosmo"), (*player.priests, player.cosmo), strict=True)
        assert lists.told(picture, "track") == [(seat, *place) for place in places]
        assert lists.told(picture, "ignored") == [(seat, player.ignored)]
        assert lists.told(picture, "malus") == [(player.colour, player.malus)] * bool(player.malus)
        assert lists.told(picture, "starting") == [(player.colour,)] * player.start_tile
        assert lists.told(picture, "tiles") == [(player.colour, player.level_tiles)] * bool(player.level_tiles)
        levels = [(space, 1) for space in player.unlocked] + [(space, 0) for space in player.locked]
        assert Counter(lists.told(picture, "level")) == Counter((player.colour, *level) for level in levels)
        asks = view.prompt.kind if view.prompt else "nothing"
        shown = Counter((civ, face) for civ, face, _ in lists.told(picture, "die"))
        assert shown == (Counter(view.lying) if view.prompt and asks not in ("token", "take") else Counter())
        left = {token for token, left in lists.told(picture, "token") if left}
        assert left == (set(view.tokens) if asks == "token" else set())


def test_points_below_nothing_are_written_with_a_minus() -> None:
    """12 steps of Malus are 30 minus points (T-3.4), and no Cosmo counts 1 (T-3.3, T-14.1)."""
    game = Table("violet 3", "violet 1").player(0, malus=12, cosmo=0).game()
    [told] = [item for item in lists.captions(table(game)) if item.fact == ("points", 0, -29)]
    assert told.string == "−29"


def test_the_die_in_hand_is_shown_apart_as_it_is_used() -> None:
    game = Table("violet 6", "violet 6", "pink 1").player(0, cosmo=2).game()
    game.play("die violet 6")
    assert asked(game) == "face 0"
    picture = table(game)
    assert [fact[:2] for fact in lists.told(picture, "die")] == [("pink", 1), ("violet", 6)]
    assert [fact[:2] for fact in lists.told(picture, "held")] == [("violet", 6)]
    game.play("face 3")
    assert [fact[:2] for fact in lists.told(table(game), "held")] == [("violet", 3)]


def test_what_can_be_had_for_a_one_and_for_a_pyramid_is_shown_where_the_dice_were() -> None:
    game = Table("violet 1", "pink 1").game()
    game.play("die violet 1")
    while asked(game) != "take 0":
        game.play(next(move for move in game.moves() if str(move) in ("row violet", "first")))
    assert lists.told(table(game), "end_bonus") == [()]
    assert lists.told(table(game), "die") == []


@every
def test_whoever_begins_next_is_shown_beside_the_crown(game: GAME) -> None:
    view = game.view(None)
    asks = view.prompt.kind if view.prompt else "take"
    shown = [] if view.next_first is None or asks in ("take", "token") else [(view.next_first,)]
    assert lists.told(table(game), "next_first") == shown


def test_dice_are_not_marked_where_most_may_be_taken() -> None:
    picture = table(Table("violet 1", "pink 1", "pink 2").game())
    glowing = [one for one in picture.shown if isinstance(one, Stamp) and DARK.glow in one.sprite.args]
    assert [one for one in glowing if one.fact[:1] == ("die",)] == []


def test_rows_that_a_die_can_go_to_are_marked_where_they_are_few() -> None:
    """Magenta's and Turquoise's rows are full."""
    table_ = Table("violet 3", "pink 1").row("magenta", "pink 1", "pink 2", "pink 5")
    game = table_.row("turquoise", "violet 1", "violet 2", "violet 5").game()
    game.play("die violet 3")
    if asked(game) == "face 0":
        game.play("face 3")
    assert [str(move) for move in game.moves()] == ["row violet", "row pink"]
    assert lists.told(table(game), "open") == [("violet",), ("pink",)]


def test_the_homes_of_the_civs_are_marked_while_one_is_chosen() -> None:
    """The last player chooses first (T-4.8), here Brown: beside each Fortress lies one hex of its rock."""
    game = GAME.new(seats=2, seed=1, options={})
    marked = {name for (name,) in lists.told(table(game), "choice")}
    assert len(marked) == 4
    assert {hex_.ground for hex_ in game.view(None).hexes if hex_.name in marked} == {"rock"}
    assert {item.string for item in lists.captions(table(game)) if item.fact[:1] == ("place",)} == marked


@every
def test_only_hexes_to_choose_have_names_and_they_lie_within_their_plates(game: GAME) -> None:
    picture = table(game)
    names = [item for item in lists.captions(picture) if item.fact[:1] == ("place",)]
    assert {name.fact[1:] for name in names} == {*lists.told(picture, "choice")}
    plates = [one.box for one in picture.shown if isinstance(one, Stamp) and one.sprite.paint.__name__ == "_plate"]
    for name, plate in zip(names, plates, strict=True):
        left, top, right, bottom = text.font(name.size, name.weight).getbbox(name.string, anchor="ls")
        base = name.y + round(text.capital(name.size) / 2)
        assert lists.holds(plate, (name.x + int(left), base + int(top), name.x + int(right), base + int(bottom)), -4)


@pytest.mark.parametrize("together", range(1, 6))
def test_figures_stand_above_their_stone_and_can_be_read(together: int) -> None:
    on = [4] * together + [10, 11, 12, 13][: 5 - together]
    player = Table("violet 3").player(0, priests=on[:4], cosmo=on[4] if together < 5 else 4)
    picture = table(player.game())
    stones = [one for one in picture.shown if isinstance(one, Stamp) and one.sprite.paint.__name__ == "_stone"]
    stones.sort(key=lambda one: one.x)
    assert len(stones) == 16
    assert len({right.x - left.x for left, right in pairwise(stones)}) <= 2
    for item in lists.stamps(picture, "track"):
        stone, step = stones[int(item.fact[3]) + 1], stones[1].x - stones[0].x
        assert abs(item.x - stone.x) + item.sprite.width / 2 - MARGIN <= step * 0.6
        assert lists.visible_size(item.sprite) * 348 / picture.width >= 9
        assert item.box[1] >= picture.height - 180


@every
def test_nothing_that_decides_lies_under_the_badge_of_the_client(game: GAME) -> None:
    picture = table(game)
    k = picture.width / 348
    corner = (0, round(picture.height - BADGE[2] * k), round(BADGE[1] * k), picture.height)
    hidden = [item for item in picture.shown if item.fact[:1] and item.fact[0] in DECIDES]
    assert [item for item in hidden if lists.overlap(lists.core(item), corner)] == []


@every
def test_signs_that_decide_can_be_read_on_a_phone(game: GAME) -> None:
    """Beside those that every game is measured by."""
    picture = table(game)
    small = [one for one in lists.stamps(picture, *DECIDES) if lists.visible_size(one.sprite) * 348 / picture.width < 9]
    assert small == []


@every
def test_nothing_leaves_the_picture_and_no_words_overlap(game: GAME) -> None:
    for picture in (table(game), own(game, 0)):
        lists.everything_inside(picture)
        lists.captions_apart(lists.captions(picture))


@pytest.mark.parametrize(
    ("moves", "dark"),
    [((), []), (("die pink 3",), []), (("die pink 3", "row pink", "expand"), ["dice", "way"]), (None, ["dice"])],
)
def test_what_is_not_asked_about_lies_in_dusk(moves: tuple[str, ...] | None, dark: list[str]) -> None:
    """Whoever takes a die or places it looks at everything, whoever builds at the island, whoever climbs at the way."""
    if moves is None:
        player = Table("pink 3").building("d3", "pink", "pyramid").player(0, tokens=["token_worship"])
        game = player.step("token_worship", 0, civ="pink", face=5).game()
    else:
        game = Table("pink 3", "pink 3").game()
        for move in moves:
            while move not in map(str, game.moves()):
                game.play(game.moves()[0])
            game.play(move)
    picture = table(game)
    veils = [one for one in picture.shown if isinstance(one, Stamp) and one.sprite.paint.__name__ == "_veil"]
    low = [one.y for one in veils if one.sprite.width > picture.width / 2]
    assert ["way" if y > picture.height - 180 else "dice" for y in low] == dark


@every
def test_what_each_civ_does_at_the_end_of_the_round_is_shown_until_the_last_one(game: GAME) -> None:
    view, civs = game.view(None), lists.told(table(game), "development")
    used = view.prompt is not None and view.prompt.kind != "pyramid_worship"
    assert civs == ([(civ.id, civ.development) for civ in view.civs] if used else [])


def test_the_size_is_the_same_until_the_game_is_over() -> None:
    sizes = {(table(game).width, table(game).height) for game in GAMES if game.to_move is not None}
    assert len(sizes) == 1
    [(wide, high)] = sizes
    assert high <= wide
    assert {(one.width, one.height < high) for one in map(table, GAMES[-1:])} == {(wide, True)}


# -- what one seat sees


def test_whoever_decides_sees_what_only_the_own_cards_allow() -> None:
    """Far Settlers (T-10.25) build at distance 2 of c4, d5 and b4, beside none of them."""
    game = Table("pink 3", "pink 1").building("b4", "magenta").hand(0, "far_settlers", "omen").game()
    do(game, "die pink 3", "face 3", "row magenta", "play far_settlers", "expand")
    assert {name for (name,) in lists.told(own(game, 0), "choice")} == {"a5", "c2", "c6", "d3", "d7", "f5"}


@every
def test_ones_own_cards_are_told_and_nobody_elses(game: GAME) -> None:
    for seat in range(game.seats):
        view, picture = game.view(seat), own(game, seat)
        assert view.hand is not None
        names = [SAY(f"theocratia-{card}") for card in dict.fromkeys(view.hand)]
        assert "You hold " in picture.alt
        assert all(name in picture.alt for name in names)
    assert PICTURES.private(game.view(None), Focus(0, NAMES), DARK, SAY) == []
    assert "You hold" not in table(game).alt


def test_alt_texts_begin_with_what_a_glance_says() -> None:
    game = Table("violet 1", "violet 5", "pink 3").game()
    assert table(game).alt.startswith(
        "3 dice lie on the table: Violet 1, 5; Pink 3. Ana decides: take a die for a Civ. "
    )
    assert table(game).title == "The table"


def test_captions_that_tell_of_players_fit() -> None:
    """Names of the usual length are written in full at tables of four."""
    for game in GAMES:
        lists.nothing_shortened(table(game))
        names = [item for item in table(game).shown if isinstance(item, Caption) and item.fact[:1] == ("name",)]
        assert all(item.size >= 40 for item in names)
