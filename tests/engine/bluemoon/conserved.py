"""What is conserved, whatever is played."""

from collections import Counter
from typing import Any

from engine.bluemoon import GAME
from tests.engine.bluemoon import reference
from tests.engine.bluemoon.tables import state

PACK = Counter(state(GAME.new(seats=2, seed=1))["deck"])
for hand in state(GAME.new(seats=2, seed=1))["hands"]:
    PACK.update(hand)


def check(game: Any) -> None:
    """Eighty cards, ten markers each, every scale somewhere, the obelisk filled in order."""
    position = state(game)
    seats = len(position["figures"])
    where = [position["deck"], position["discard"], position["waiting"], *position["hands"]]
    assert sum(map(Counter, where), Counter()) == PACK
    view = game.view(None)
    laid = Counter(position["obelisk"]) + Counter(
        owner for owners in position["markers"].values() for owner in owners if owner is not None
    )
    assert [player.markers + laid[player.seat] for player in view.players] == [10] * seats
    assert view.pool >= 1
    assert view.pool + sum(position["scales"]) == reference.SCALES[position["options"]["edition"]][seats]
    assert min(position["crystals"]) >= 0
    assert len(position["obelisk"]) < len(view.prices) or game.result
    assert all(offered <= view.to_win for offered in Counter(position["obelisk"]).values())
    assert view.idle < view.patience or game.result
    assert not set(position["markers"]) & set(position["rebuilt"])
