"""What the totals of a game count: points, or its only source where that is all there is."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Score
from render.picture import Localize, Verbatim

POINTS = Verbatim("points")


def only_source(scores: Sequence[Score]) -> str | None:
    """The one source that every total comes from, as where Offerings decide; None where there are several."""
    sources = {tuple(source for source, _ in score.lines) for score in scores}
    (found,) = sources if len(sources) == 1 else ((),)
    return found[0] if len(found) == 1 else None


def counted(game: str, scores: Sequence[Score], t: Localize) -> Verbatim:
    """What sentences call it: `points`, or the name of that source."""
    source = only_source(scores)
    return Verbatim(t(f"{game}-{source}")) if source else POINTS
