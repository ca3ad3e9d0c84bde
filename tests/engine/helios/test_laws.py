"""Whatever is played: every piece is in exactly one place, and what must always hold holds."""

from collections import Counter

from hypothesis import given

from engine.game import Event
from engine.helios import Helios
from engine.helios import catalogue as cat
from engine.helios.view import HeliosView
from tests.engine.walks import Walk, walks


def action_tiles(view: HeliosView, piles: Counter[tuple[str, str]]) -> Counter[tuple[str, str]]:
    count = Counter(piles)
    for symbol, column in view.columns:
        count.update((symbol, colour) for colour in column)
    for symbol, discards in view.discards:
        count.update({(symbol, colour): number for colour, number in discards})
    for board in view.boards:
        count.update(tile for _, tiles in board.areas for tile in tiles)
    return count


def land_tiles(game: Helios, view: HeliosView) -> Counter[str]:
    count = Counter(tile.tile for board in view.boards for tile in board.tiles)
    count.update(view.pending)
    count.update(cat.COLOURS[colour] for colour in game.extra)
    for stack in view.stacks:
        if stack.open:
            count[stack.open] += 1
        if stack.stack != "additional":
            count[stack.stack] += stack.left
    count.update(dict(view.specials))
    return count


@given(walks(Helios, 350))
def test_every_piece_is_in_one_place(walk: Walk) -> None:
    game = walk.end()
    view = game.view(None)
    piles = Counter(
        (symbol, cat.ACTION_COLOURS[colour])
        for symbol, pile in zip(cat.SYMBOLS, game.piles, strict=True)
        for colour in pile
    )
    there = action_tiles(view, piles)
    expected = Counter({(symbol, colour): 4 for symbol in cat.SYMBOLS for colour in cat.ACTION_COLOURS})
    expected.update(view.temporary)
    if view.prompt and view.prompt.kind == "area":
        symbol = str(view.last[1]).split()[1] if view.last else ""
        there[symbol, "gray"] += 1
    assert there == expected

    land = land_tiles(game, view)
    for colour, number in zip(cat.COLOURS, cat.LAND_TILES, strict=True):
        assert land[colour] <= number, "land only leaves the game"
    assert all(land[special] == 2 for special in cat.SPECIALS)

    hired = [name for board in view.boards for name in board.hired + board.active]
    assert sorted(hired + list(view.offer)) == sorted(character.id for character in cat.CHARACTERS)


@given(walks(Helios, 350))
def test_land_only_leaves_the_game(walk: Walk) -> None:
    """Tiles that are nowhere any more: those that nobody took, and those for which there was no room."""
    game = walk.start()
    gone = 0
    for choice in walk.choices:
        if not (moves := game.moves()):
            break
        before, log = game.view(None), list[Event]()
        game.play(moves[choice * len(moves) >> 8], log)
        gone += sum(event.kind == "lost" for event in log)
        if any(event.kind == "round" and event.data["number"] != 1 for event in log):
            gone += sum(stack.open is not None for stack in before.stacks)
        assert sum(land_tiles(game, game.view(None)).values()) == 36 + 8 - gone


@given(walks(Helios, 350))
def test_boards_are_sound(walk: Walk) -> None:
    view = walk.end().view(None)
    for board in view.boards:
        hexes = {tile.hex for tile in board.tiles}
        assert board.sun not in hexes
        assert not board.tiles or "d4" in hexes
        assert all(len(tile.cubes) <= 2 for tile in board.tiles)
        assert not any(tile.temple and tile.cubes for tile in board.tiles)
        assert Counter(cube for tile in board.tiles for cube in tile.cubes) == {
            colour: number for colour, number in board.cubes if number
        }
        assert board.temples == sum(tile.temple for tile in board.tiles)
        assert board.mana >= 0
        assert board.sun_value >= 2
        assert all(len(tiles) <= 3 for _, tiles in board.areas) or board.seat == view.to_move


@given(walks(Helios, 350))
def test_cubes_come_and_go_as_the_log_says(walk: Walk) -> None:
    """Land, bonus cubes and the sun bring cubes; payments and new temples take them."""
    game, log = walk.start(), list[Event]()
    for choice in walk.choices:
        if moves := game.moves():
            game.play(moves[choice * len(moves) >> 8], log)
            prompt = game.prompt()
            if prompt is None or prompt.kind != "pay":
                lying = sum(count for board in game.view(None).boards for _, count in board.cubes)
                assert lying == _gained(log) - _lost(log)


def _gained(log: list[Event]) -> int:
    land = sum(event.data["tile"] in cat.COLOURS for event in log if event.kind in ("started", "placed"))
    return land + sum(event.kind == "cube" for event in log) + _cubes_of(log, "grew")


def _lost(log: list[Event]) -> int:
    return _cubes_of(log, "paid") + _cubes_of(log, "crushed")


def _cubes_of(log: list[Event], kind: str) -> int:
    return sum(len(event.data["cubes"]) for event in log if event.kind == kind)  # type: ignore[arg-type]
