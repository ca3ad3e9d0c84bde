"""What is conserved, whatever is played: every piece is in exactly one place."""

import json
from collections import Counter
from typing import Any

from engine.helios import catalogue as cat
from engine.helios.view import BoardView, HeliosView

EACH = Counter({(symbol, colour): 4 for symbol in cat.SYMBOLS for colour in cat.ACTION_COLOURS})
CHARACTERS = sorted(character.id for character in cat.CHARACTERS)


def check(game: Any) -> None:
    view = game.view(None)
    assert action_tiles(view, json.loads(game.to_json())["piles"]) == EACH + Counter(view.temporary)
    tiles = land_tiles(view)
    assert all(tiles[colour] <= number for colour, number in zip(cat.COLOURS, cat.LAND_TILES, strict=True))
    assert all(tiles[special] == cat.SPECIAL_COPIES for special in cat.SPECIALS)
    hired = [name for board in view.boards for name in board.hired + board.active]
    assert sorted([*hired, *view.offer]) == CHARACTERS
    for board in view.boards:
        sound(board, view)


def action_tiles(view: HeliosView, piles: dict[str, list[str]]) -> Counter[tuple[str, str]]:
    count = Counter((symbol, colour) for symbol, pile in piles.items() for colour in pile)
    for symbol, column in view.columns:
        count.update((symbol, colour) for colour in column)
    for symbol, discards in view.discards:
        count.update({(symbol, colour): number for colour, number in discards if number})
    for board in view.boards:
        count.update(tile for _, tiles in board.areas for tile in tiles)
    if view.prompt and view.prompt.kind == "area":
        assert view.last
        count[view.last[1].split()[1], "gray"] += 1
    return count


def land_tiles(view: HeliosView) -> Counter[str]:
    """Land and special tiles that are still in the game."""
    count = Counter(tile.tile for board in view.boards for tile in board.tiles)
    count.update(view.pending)
    count.update(dict(view.additional))
    count.update(dict(view.specials))
    for stack in view.stacks:
        count.update([stack.open] if stack.open else [])
        if stack.stack != "additional":
            count[stack.stack] += stack.left
    return count


def sound(board: BoardView, view: HeliosView) -> None:
    hexes = {tile.hex for tile in board.tiles}
    assert board.sun not in hexes
    assert cat.CENTRE in hexes or not board.tiles
    assert all(len(tile.cubes) <= cat.TILE_CUBES and not (tile.temple and tile.cubes) for tile in board.tiles)
    cubes = Counter(cube for tile in board.tiles for cube in tile.cubes)
    assert cubes == {colour: number for colour, number in board.cubes if number}
    assert board.temples == sum(tile.temple for tile in board.tiles)
    assert board.mana >= 0
    assert board.sun_value >= cat.START_SUN
    full = cat.AREA_FULL if board.seat == view.to_move else cat.AREA_FULL - 1
    assert all(len(tiles) <= full for _, tiles in board.areas)
