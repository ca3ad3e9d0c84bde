"""What holds for every game at every moment. Each law asserts; the faulty toys prove that it can fail."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from engine.game import Event, Game, IllegalMove, Move, View
from engine.kernel.codecs import Set
from engine.kernel.forecast import Forecast, forecast

NOTATION = re.compile(r"[a-z0-9_*]+( [a-z0-9_*]+)*")
Law = Callable[[Game], None]


def viewers(game: Game) -> Iterator[int | None]:
    yield None
    yield from range(game.seats)


def obey(game: Game, *laws: Law) -> None:
    """A law that is broken is named, with the part of the guide that tells of it."""
    for law in laws:
        try:
            law(game)
        except (Exception, pytest.fail.Exception) as broken:
            broken.add_note(f"{game.key}: {law.__name__.replace('_', ' ')}; docs/adding-a-game.md, {GUIDE[law]}")
            raise


def alike(viewer: int | None, one: View, other: View) -> None:
    """The same view; else who sees which fields differ is told."""
    told = {each.name: (getattr(one, each.name), getattr(other, each.name)) for each in fields(one)}
    assert one == other, f"{watching(viewer)} sees other {', '.join(n for n, (a, b) in told.items() if a != b)}"


def watching(viewer: int | None) -> str:
    return "the spectator" if viewer is None else f"seat {viewer}"


def somebody_decides_until_the_end(game: Game) -> None:
    assert bool(game.moves()) == (game.to_move is not None), "a dead end, or moves after the end"
    assert (game.result is None) == (game.to_move is not None)
    prompt = game.prompt()
    assert (prompt.seat if prompt else None) == game.to_move
    assert game.to_move is None or 0 <= game.to_move < game.seats


def moves_are_a_list_of_different_notations(game: Game) -> None:
    moves = game.moves()
    assert len(set(moves)) == len(moves)
    for move in moves:
        assert isinstance(move, Move)
        assert NOTATION.fullmatch(move), move
        assert len(move) <= 120
        assert move.verb == move.split()[0]
        assert game.parse(str(move)) is move


def the_same_state_lists_the_same_moves(game: Game) -> None:
    assert game.moves() == game.moves() == game.copy().moves() == type(game).from_json(game.to_json()).moves()


def a_refused_move_changes_nothing(game: Game) -> None:
    before = game.to_json()
    for text in (
        "",
        "nonsense",
        *(move.upper() for move in game.moves()[:3]),
        *(f"{move} x" for move in game.moves()[:3]),
    ):
        with pytest.raises(IllegalMove):
            game.play(text)
        assert game.to_json() == before


def looking_changes_nothing(game: Game) -> None:
    before = game.to_json()
    for viewer in viewers(game):
        game.view(viewer)
        game.determinize(viewer, Random(1))
    game.moves(), game.prompt(), game.scores(), game.result
    assert game.to_json() == before


def copies_are_independent(game: Game) -> None:
    before = game.to_json()
    for move in game.moves()[:5]:
        twin = game.copy()
        assert twin.to_json() == before
        twin.play(move)
        assert game.to_json() == before, "playing on a copy changed the original"
        after = twin.to_json()
        other = game.copy()
        other.play(move)
        assert other.to_json() == after, "the same move led elsewhere"
    if moves := game.moves():
        original, twin = game.copy(), game.copy()
        original.play(moves[0])
        assert twin.to_json() == before, "playing on the original changed a copy"


def a_position_survives_its_text(game: Game) -> None:
    text = game.to_json()
    again = type(game).from_json(text)
    assert again.to_json() == text
    assert again.scores() == game.scores()
    for viewer in viewers(game):
        alike(viewer, again.view(viewer), game.view(viewer))
    for move in game.moves()[:5]:
        one, other = game.copy(), again.copy()
        one.play(move)
        other.play(move)
        assert one.to_json() == other.to_json()


def a_log_tells_and_changes_nothing(game: Game) -> None:
    for move in game.moves()[:8]:
        silent, told = game.copy(), game.copy()
        log: list[Event] = []
        silent.apply(move)
        told.apply(move, log)
        assert silent.to_json() == told.to_json()
        for event in log:
            assert event.seat is None or 0 <= event.seat < game.seats
            assert event.only is None or 0 <= event.only < game.seats
            assert NOTATION.fullmatch(event.kind.replace("-", "_"))
            json.dumps(event.data)


def views_are_values(game: Game) -> None:
    for viewer in viewers(game):
        view = game.view(viewer)
        alike(viewer, view, game.view(viewer))
        assert repr(view) == repr(game.view(viewer))
        assert hash(view) == hash(game.view(viewer))
        assert json.loads(view.to_json())["seat"] == viewer
        assert (view.game, view.seats, view.seat) == (game.key, game.seats, viewer)
        assert dict(view.options) == game.options
        assert view.prompt == game.prompt()
        assert view.result == game.result


def moves_are_shown_to_whom_they_belong(game: Game) -> None:
    for viewer in viewers(game):
        moves = game.view(viewer).moves
        if viewer is None:
            assert moves is None or (game.to_move is not None and {*moves} <= {*game.moves()}), watching(viewer)
            assert not game.may_see_moves(None) or list(moves or ()) == game.moves(), watching(viewer)
        elif viewer == game.to_move:
            assert moves is not None
            assert list(moves) == game.moves(), watching(viewer)
        else:
            assert moves is None, watching(viewer)


THOUGHT_OF = 60
"""At most this many candidates are asked about, of those a decision names; games may name hundreds."""


def a_move_is_legal_unless_a_condition_is_missing(game: Game) -> None:
    candidates, legal = game.candidates(), set(game.moves())
    assert legal <= {*candidates}, "a legal move is no candidate"
    if not candidates:
        return
    for move in Random(len(candidates)).sample(candidates, min(len(candidates), THOUGHT_OF)):
        reasons = game.why_not(move)
        assert (move in legal) == (not reasons), f"{move}: legal or not, its conditions say otherwise: {reasons}"
        for reason in reasons:
            json.dumps(reason.facts)
    with pytest.raises(IllegalMove):
        game.why_not("nonsense")
    if len(candidates) <= THOUGHT_OF:
        assert game.forbidden() == [(move, game.why_not(move)) for move in candidates if move not in legal]


def forecasts_are_what_happens(game: Game) -> None:
    """For whoever is to move: the events up to where it ends, the next question, and how the scores change."""
    ahead, before = forecast(game, game.to_move), game.to_json()
    assert list(ahead.moves) == game.moves()
    assert (ahead.prompt, ahead.events, ahead.gains, ahead.points, ahead.later) == (game.prompt(), (), (), (), ())
    for end in foreseen(ahead, 6):
        then, log = game.copy(), list[Event]()
        for move in end.made:
            then.play(move, log)
        told = [repr(event) for event in log if event.only in (None, game.to_move)]
        rest = iter(told)
        assert all(repr(event) in rest for event in end.events), "what is foreseen does not happen, or in another order"
        assert (not end.stop) == (end.prompt is not None)
        if not end.stop:
            assert (end.prompt, list(end.moves)) == (then.prompt(), then.moves())
            assert end.view() == then.view(game.to_move)
        if end.stop in ("", "over"):
            assert len(end.events) == len(told)
            changes = [new.total - old.total for old, new in zip(game.scores(), then.scores(), strict=True)]
            assert [end.score(seat) for seat in range(game.seats)] == changes
        assert end.result == (then.result if end.stop == "over" else None)
        assert all(gain.amount and (gain.seat is None or 0 <= gain.seat < game.seats) for gain in end.gains)
    assert game.to_json() == before


def foreseen(ahead: Forecast, most: int) -> Iterator[Forecast]:
    """What some moves lead to, and some of those that can follow them."""
    for move in ahead.moves[:most]:
        then = ahead.then(move)
        yield then
        for next_move in then.moves[-2:]:
            yield then.then(next_move)


def points_add_up(game: Game) -> None:
    scores = game.scores()
    assert len(scores) == game.seats
    for score in scores:
        assert score.total == sum(points for _, points in score.lines)
    if game.result is not None:
        assert all(game.view(viewer).scores == scores for viewer in viewers(game))


def ranks_are_places(game: Game) -> None:
    if game.result is None or game.result.ranks is None:
        return
    ranks = game.result.ranks
    assert len(ranks) == game.seats
    assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks), "equal places are shared: 1, 1, 3"


LAWS: tuple[Law, ...] = (
    somebody_decides_until_the_end,
    moves_are_a_list_of_different_notations,
    the_same_state_lists_the_same_moves,
    a_refused_move_changes_nothing,
    looking_changes_nothing,
    copies_are_independent,
    a_position_survives_its_text,
    a_log_tells_and_changes_nothing,
    views_are_values,
    moves_are_shown_to_whom_they_belong,
    a_move_is_legal_unless_a_condition_is_missing,
    forecasts_are_what_happens,
    points_add_up,
    ranks_are_places,
)


# Secrecy: nothing a viewer gets depends on what the viewer may not know.

WORLDS = 8


def worlds(game: Game, viewer: int | None, number: int = WORLDS) -> Iterator[Game]:
    for seed in range(number):
        yield game.determinize(viewer, Random(seed))


def worlds_look_alike(game: Game) -> None:
    for viewer in viewers(game):
        seen = {watcher: game.view(watcher) for watcher in (None, viewer)}
        for world in worlds(game, viewer):
            for watcher, view in seen.items():
                alike(watcher, world.view(watcher), view)


def worlds_are_possible(game: Game) -> None:
    for viewer in viewers(game):
        for world in worlds(game, viewer, 2):
            assert type(game).from_json(world.to_json()).to_json() == world.to_json(), watching(viewer)


def worlds_depend_on_the_view_alone(game: Game) -> None:
    for viewer in viewers(game):
        dealt = game.determinize(viewer, Random(99)).to_json()
        for world in worlds(game, viewer):
            assert world.determinize(viewer, Random(99)).to_json() == dealt, watching(viewer)


def public_choices_tell_no_secret(game: Game) -> None:
    """Those that everybody sees are legal in all worlds; where they are all of them, there are no others in any."""
    for viewer in viewers(game):
        for world in worlds(game, viewer):
            assert world.may_see_moves(None) == game.may_see_moves(None), watching(viewer)
            assert {*(game.view(None).moves or ())} <= {*world.moves()}, watching(viewer)
            if game.may_see_moves(None):
                assert world.moves() == game.moves(), watching(viewer)


def own_moves_tell_no_secret(game: Game) -> None:
    """What a seat sees of its own move is the same in all worlds, up to what the game reveals."""
    seat = game.to_move
    if seat is None:
        return
    for world in worlds(game, seat, 3):
        for move in game.moves()[:6]:
            assert told(game, move, seat) == told(world, move, seat), f"{watching(seat)}: {move}"


def reasons_tell_no_secret(game: Game) -> None:
    """Why a move is not legal is the same in all worlds of the mover."""
    candidates = game.candidates()
    for world in worlds(game, game.to_move, 3) if game.to_move is not None else ():
        for move in Random(len(candidates)).sample(candidates, min(len(candidates), THOUGHT_OF)):
            assert world.why_not(move) == game.why_not(move), f"{watching(game.to_move)}: {move}"


def public_moves_tell_no_secret(game: Game) -> None:
    """What a spectator sees of a move that is public is the same in all worlds, up to what the game reveals."""
    for world in worlds(game, None, 3):
        for move in (game.view(None).moves or ())[:6]:
            assert told(game, move, None) == told(world, move, None), f"{watching(None)}: {move}"


def forecasts_tell_no_secret(game: Game) -> None:
    """What a viewer foresees is the same in all worlds of this viewer, and so is what is still to come."""
    for viewer in viewers(game):
        ahead = forecast(game, viewer)
        assert bool(ahead.moves) == bool(game.view(viewer).moves), "a forecast is for those who may know the moves"
        ends = [all_of(end) for end in foreseen(ahead, 3)]
        for world in worlds(game, viewer, 2):
            assert world.prospects() == game.prospects(), watching(viewer)
            assert [all_of(end) for end in foreseen(forecast(world, viewer), 3)] == ends, watching(viewer)


def all_of(end: Forecast) -> tuple[Any, ...]:
    told = [repr(event) for event in end.events]
    return end.made, end.stop, end.prompt, end.moves, told, end.gains, end.points, end.later, end.result


def told(game: Game, move: Move, viewer: int | None) -> tuple[list[str], Any]:
    """The events this viewer gets up to the first reveal, and the view after the move if there was none."""
    after, log = game.copy(), list[Event]()
    after.play(move, log)
    lines: list[str] = []
    for event in log:
        if event.reveals:
            return lines, None
        if event.only is None or event.only == viewer:
            lines.append(repr(event))
    return lines, after.view(viewer)


SECRECY: tuple[Law, ...] = (
    worlds_look_alike,
    worlds_are_possible,
    worlds_depend_on_the_view_alone,
    public_choices_tell_no_secret,
    own_moves_tell_no_secret,
    reasons_tell_no_secret,
    public_moves_tell_no_secret,
    forecasts_tell_no_secret,
)

GUIDE: dict[Law, str] = {
    somebody_decides_until_the_end: "Decisions and steps",
    moves_are_a_list_of_different_notations: "Catalogue and moves",
    the_same_state_lists_the_same_moves: "Decisions and steps",
    a_refused_move_changes_nothing: "Decisions and steps",
    looking_changes_nothing: "State",
    copies_are_independent: "State",
    a_position_survives_its_text: "Positions",
    a_log_tells_and_changes_nothing: "Decisions and steps",
    a_move_is_legal_unless_a_condition_is_missing: "Decisions and steps",
    forecasts_are_what_happens: "Everything optional",
    points_add_up: "Scores, class and end",
    ranks_are_places: "Scores, class and end",
    forecasts_tell_no_secret: "Everything optional",
    **dict.fromkeys((views_are_values, moves_are_shown_to_whom_they_belong, *SECRECY[:-1]), "Views"),
}
"""Which part of the guide tells of what a law asks."""


def what_varies_by_seed_is_seen_or_dealt_again(rules: type[Game], seats: int, options: dict[str, str]) -> None:
    """At set-up: a name that another seed puts elsewhere is either shown, or differs between worlds."""
    starts = [rules.new(seats=seats, seed=seed, options=options) for seed in range(30)]
    by_seed = varying(starts)
    for game in starts[:2]:
        for viewer in viewers(game):
            dealt = varying(list(worlds(game, viewer, 40)))
            shown = set(leaves(json.loads(game.view(viewer).to_json())).values())
            truth = leaves(json.loads(game.to_json()))
            for path in by_seed - dealt:
                value = truth.get(path)
                assert not isinstance(value, str) or value in shown, f"{path} is neither seen nor dealt again"
            assert dealt, "nothing is hidden and nothing is dealt again"


def what_is_dealt_again_may_lie_anywhere(rules: type[Game], seats: int, options: dict[str, str]) -> None:
    """At set-up: in every pile, each hidden thing is as likely at one place as at any other (chi-square)."""
    game = rules.new(seats=seats, seed=1, options=options)
    for pile, orders in piles(list(worlds(game, None, 400))).items():
        places = [place for place in range(len(orders[0])) if len({order[place] for order in orders}) > 1]
        whole = Counter(order[place] for order in orders for place in places)
        surplus = 0.0
        for place in places:
            found = Counter(order[place] for order in orders)
            for thing, count in whole.items():
                expected = count / len(places)
                surplus += (found[thing] - expected) ** 2 / expected
        freedom = (len(places) - 1) * (len(whole) - 1)
        assert surplus < freedom + 5 * (2 * freedom) ** 0.5, f"{pile} is not shuffled evenly"


def piles(games: list[Game]) -> dict[str, list[list[str]]]:
    """The lists of names, by path; sets are none, whatever the order in which positions write them."""
    found: dict[str, list[list[str]]] = {}
    with patch.object(Set, "dump", return_value=[]):
        for game in games:
            for path, value in lists(json.loads(game.to_json())).items():
                found.setdefault(path, []).append(value)
    return {path: orders for path, orders in found.items() if any(order != sorted(order) for order in orders)}


def lists(value: Any, path: str = "") -> dict[str, list[str]]:
    if isinstance(value, list):
        if value and all(isinstance(item, str) for item in value):
            return {path: value}
        value = dict(enumerate(value))
    found: dict[str, list[str]] = {}
    for key, item in value.items() if isinstance(value, dict) else ():
        found |= lists(item, f"{path}.{key}")
    return found


def varying(games: list[Game]) -> set[str]:
    """The paths within the positions' JSON whose values are not the same in all these games."""
    values: dict[str, set[Any]] = {}
    for game in games:
        for path, value in leaves(json.loads(game.to_json())).items():
            values.setdefault(path, set()).add(value)
    return {path for path, found in values.items() if len(found) > 1}


def leaves(value: Any, path: str = "") -> dict[str, Any]:
    if isinstance(value, list):
        value = dict(enumerate(value))
    if not isinstance(value, dict):
        return {path: value}
    found: dict[str, Any] = {}
    for key, item in value.items():
        found |= leaves(item, f"{path}.{key}")
    return found
