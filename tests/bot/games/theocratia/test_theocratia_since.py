"""What Theocratia tells of what happened since one's last turn."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from bot.matches.match import entries_since, had_turn
from bot.messages.public import PublicMessages
from tests.bot.matches import begin, t

PUBLIC = PublicMessages()
HEAD = "**Since your last turn**"


def test_the_hex_of_ones_own_first_house_is_no_news() -> None:
    """The last in turn order chose first: its Civ's crystal is told before the answer of the others, not after it."""
    match = begin("theocratia", 2, 1)
    for _ in range(2):
        match, _ = match.play(match.game.moves()[:1], user=match.owner(match.to_move), at=0)
    while match.game.turn_mark[:2] == (1, 1):
        match, _ = match.play(match.game.moves()[:1], user=match.owner(match.to_move), at=0)
    seat = match.history[0].seat
    assert seat is not None
    assert match.to_move == seat
    first, second, *_ = PUBLIC.since(match, seat, t)
    assert first == HEAD
    assert f"P{1 - seat} begins with" in second


def test_nothing_of_ones_own_last_turn_is_news() -> None:
    """Within a round nothing else can have happened than what others did and got; what ends one is told."""
    found = Counter(came for seed in range(4) for came in _last_decisions(seed))
    assert set(found) == {"others", "the round"}


def _last_decisions(seed: int) -> Iterator[str]:
    """In a random game, what came of the last decision of each turn, when its seat takes the next die."""
    match, rng = begin("theocratia", 2, seed), Random(seed)
    while (seat := match.to_move) is not None:
        prompt = match.game.view(None).prompt
        if prompt is not None and prompt.kind == "die" and had_turn(match.history, seat):
            own = entries_since(match.history, seat)[0]
            came = match.consequences(own).events
            after = match.earlier(own.revision)
            assert after is not None
            if any(event.kind == "round" for event in own.events):
                later = [event for event in own.events if event.kind in ("develops", "round")]
                assert [event for event in came if event.kind in ("develops", "round")] == later
                yield "the round"
            elif after.game.turn_mark[-1] > 0:
                assert {event.seat for event in came} <= {1 - seat}
                yield "others"
        match, _ = match.play((str(rng.choice(match.game.moves())),), user=match.owner(seat), at=0)
