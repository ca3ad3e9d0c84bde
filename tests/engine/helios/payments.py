"""Every way to pay what a position asks for, walked through the moves."""

from collections import Counter

from engine.helios import Helios

Paid = tuple[str, ...]


def ways(game: Helios, choice: str) -> Counter[Paid]:
    """After this choice: how often each set of cubes (`spring c4`, sorted) can be paid."""
    before = _cubes(game)
    game = game.copy()
    game.play(choice)
    last = game.view(None).last
    assert last
    seat = last[0]
    found: Counter[Paid] = Counter()
    _walk(game, seat, before, found)
    return found


def _walk(game: Helios, seat: int, before: Counter[str], found: Counter[Paid]) -> None:
    prompt = game.prompt()
    if prompt is None or prompt.kind != "pay":
        found[tuple(sorted((before - _cubes(game, seat)).elements()))] += 1
        return
    for move in game.moves():
        after = game.copy()
        after.play(move)
        _walk(after, seat, before, found)


def _cubes(game: Helios, seat: int | None = None) -> Counter[str]:
    seat = game.to_move if seat is None else seat
    assert seat is not None
    return Counter(f"{cube} {tile.hex}" for tile in game.view(None).boards[seat].tiles for cube in tile.cubes)
