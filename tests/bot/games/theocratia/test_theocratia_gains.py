"""The numbers that Theocratia's labels tell are those that their moves bring whoever makes them."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from benchmarks.labels import choices, positions
from engine.game import Event, Move
from engine.theocratia import GAME
from engine.theocratia.game import Theocratia
from tests.profiles import rounds

COUNTED = {"cosmo": ("Cosmo", 1), "spent_cosmo": ("Cosmo", -1), "worship": ("Worship", 1)}
COUNTED |= {"malus_up": ("Malus", 1), "malus_down": ("Malus", -1)}
"""By events what they bring or cost."""
PLACES = ("war", "expand", "factory", "barrack", "site", "clear", "take", "pay")
"""Questions of which every answer brings at least what the die told."""
DRAFTING = ("die", "face", "row", "mode")
TELLING = ("die", "face", "row", *("war", "expand", "factory", "barrack", "pyramid", "holiday", "first"))
AFTER = ("develops", "round")
"""With these the next round begins, which no label promises anything of."""
OTHERS = r"(?:Red|Brown|Blue|White)(?: and \w+)?(?: gets?)? [^:;…]*|others (?:may )?gain"
"""What somebody else gets."""


def told(label: str) -> Counter[str]:
    """`Violet 1: Holiday, 1 Worship for 2 Cosmo` brings 1 and costs 2, as `Violet 1: Holiday, Worship, pay 2` does."""
    found: Counter[str] = Counter()
    for paid, count, what in re.findall(r"(pay |for )?(\d+ )?(Cosmo|Worship|Malus)", re.sub(OTHERS, "", label)):
        found[what] += -int(count) if paid else int(count or 1)
    if bare := re.search(r"pay (\d+)(?! (?!and )\w)", label):
        found["Cosmo"] -= int(bare[1])
    return found


TURNING = ("turned_die", "divination")
"""Why a die that is turned costs something."""


def brought(log: list[Event], seat: int, *why: str) -> Counter[str]:
    """Everything, or what comes for these reasons."""
    found: Counter[str] = Counter()
    for event in log:
        if event.kind in AFTER:
            break
        what, sign = COUNTED.get(event.kind, ("", 0))
        amount = event.data.get("amount")
        if what and event.seat == seat and isinstance(amount, int) and (not why or event.data.get("why") in why):
            found[what] += sign * amount
    return Counter({what: count for what, count in found.items() if count})


def ends(game: Theocratia, moves: Sequence[Move], before: list[Event], *why: str) -> Iterator[Counter[str]]:
    """What these moves bring, for these reasons or for all, with each answer to the questions of what an action does
    where.
    """
    seat, log, then = game.to_move, [*before], game.copy()
    assert seat is not None
    for move in moves:
        then.foresee(move, log)
    prompt = then.prompt()
    if then.to_move == seat and prompt is not None and prompt.kind in PLACES and not any(one.reveals for one in log):
        for place in then.moves():
            if place.verb not in ("claim", "play"):
                yield from ends(then, (place,), log, *why)
    else:
        yield brought(log, seat, *why)


@pytest.mark.slow
def test_a_label_tells_what_its_moves_bring() -> None:
    """At least, where a place is left to be chosen; one that ends in an ellipsis may leave something out."""
    seen: Counter[str] = Counter()
    for seats in (2, 3, 4):
        for seed in range(rounds(1, 8)):
            for game in positions(GAME, seats, seed):
                assert isinstance(game, Theocratia)
                kind = game.prompt().kind
                for choice in choices(game):
                    if kind not in DRAFTING or choice.moves[0].verb not in TELLING:
                        continue
                    every = [*ends(game, choice.moves, [])]
                    if not every:  # only cards can go on from there
                        continue
                    turning = next(ends(game, choice.moves, [], *TURNING))
                    for label in {choice.label, choice.alone or choice.label}:
                        said = told(label)
                        least = {what: min(end[what] for end in every) for what in ("Cosmo", "Worship", "Malus")}
                        if ": turn" in label:  # what turning costs, not what the die then brings
                            wrong = {what for what in least if said[what] != turning[what]}
                        elif "…" in label or "then choose" in label:
                            wrong = {what for what in said if said[what] != least[what]}
                        else:
                            wrong = {what for what in least if said[what] != least[what]}
                        assert not wrong, f"{label} | {choice.moves}: {every}"
                        seen.update((*said, "cut" if "…" in label else "whole"))
    assert set(seen) == {"Cosmo", "Worship", "Malus", "cut", "whole"}
    assert seen["whole"] > 5 * seen["cut"]
