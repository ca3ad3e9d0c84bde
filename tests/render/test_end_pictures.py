"""The picture of the end, made to be shared, of every game; and what becomes of a game that brings nothing for it."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

import engine
from bot.base.i18n import localizer
from engine.game import Game, Result, View
from render import Focus, Picture, Verbatim, finale, showcase, text
from render.finale import Finale, Gain
from render.scene import Caption, Scene, Stamp
from render.showcase import Showcase
from render.theme import DARK
from tests.facts import facts
from tests.render import lists

PROMISE = "470ec3f6c730520728dc2980de2d28e45210ac66a2604c9628ec2c47bdf48c38"
NAMES = tuple(map(Verbatim, ("Ana", "Benedikt", "Chiara", "Dmitri")))
PHONE = 348 / 1400
NUMBER, NAME = 9.0, 7.0
"""The least heights of capitals on a phone."""


def played(rules: type[Game], seats: int, seed: int) -> Game:
    """A game to its end, at which something was scored: verbs that bring points are preferred."""
    game, chance = rules.new(seats=seats, seed=seed), Random(seed)
    while moves := game.moves():
        wanted = [move for move in moves if move.verb in facts(game.key).eager]
        game.apply(chance.choice(wanted if wanted and chance.random() < 0.5 else moves))
    return game


def ended(view: View, gain: Gain | None = None, names: tuple[str, ...] = NAMES) -> Picture:
    return finale.picture(view, Finale(PROMISE, gain), Focus(0, names[: view.seats]), DARK, localizer("en"))


def captions(picture: Picture) -> list[Caption]:
    return [item for item in picture.shown if isinstance(item, Caption) and item.fact]


def test_it_can_be_read_on_a_phone(rules: type[Game]) -> None:
    for seats in range(rules.min_seats, rules.max_seats + 1):
        picture = ended(played(rules, seats, seats).view(None))
        assert picture.height <= picture.width
        lists.nothing_shortened(picture)
        lists.captions_apart(captions(picture))
        for caption in captions(picture):
            assert lists.holds((0, 0, picture.width, picture.height), caption.box)
            least = NUMBER if re.fullmatch(r"[−–\d]+", caption.string) else NAME
            assert text.capital(caption.size) * PHONE >= least or caption.fact[0] == "promise", caption


def test_no_points_lie_under_the_sign_of_a_description(rules: type[Game]) -> None:
    """Discord lays ALT over the lower left corner, 34 by 20 pixels of a phone, 8 from the edges."""
    for seats in range(rules.min_seats, rules.max_seats + 1):
        picture = ended(played(rules, seats, seats).view(None))
        right, top = 42 / PHONE, picture.height - 28 / PHONE
        for item in picture.shown:
            if item.fact and item.fact[0] in {"points", "left_out", "bar"}:
                assert item.box[0] > right or item.box[3] < top, item


def test_a_gain_of_many_parts_is_told_to_its_end() -> None:
    """In the words of the picture: it shows who won, and by what."""
    told = (
        "Benedikt, most markers: +2 crystals. Benedikt, contributor: +1 crystal. "
        "Benedikt, neighbourhood: +2 crystals +1 golden scale. Benedikt returns 6 golden scales: +6 crystals."
    )
    view = played(engine.load("bluemoon"), 2, 2).view(None)
    picture = ended(view, Gain(1, 11, told))
    assert f"+11 for Benedikt, {told}" in picture.alt
    lists.nothing_shortened(picture)


def test_everything_it_shows_stands_in_its_words(rules: type[Game]) -> None:
    """Winners, totals, every number with its source, the promise and the largest gain."""
    for seats in range(rules.min_seats, rules.max_seats + 1):
        view = played(rules, seats, seats + 7).view(None)
        picture, gain = (
            ended(view, Gain(1, 12, "A comet brings 12 points.")),
            r"\+12 for Benedikt, A comet brings 12 points\.",
        )
        assert PROMISE in picture.alt
        assert re.search(gain, picture.alt)
        assert not re.search("In words", picture.alt), "nothing had to be left out"
        for seat, score in enumerate(view.scores):
            sentence = re.search(rf"{NAMES[seat]}: {score.total}\b[^.]*\.", picture.alt)
            assert sentence, (picture.alt, seat)
            for _, _, source, points in (one.fact for one in captions(picture) if one.fact[:2] == ("points", seat)):
                assert not points or f"{source} {points}" in sentence[0], (sentence[0], source, points)
        assert view.result
        first = [NAMES[seat] for seat, rank in enumerate(view.result.ranks or ()) if rank == 1]
        assert (" and ".join(first) if first else "Nobody") + " win" in picture.alt


def test_columns_stand_in_order_of_rank_with_everybodys_board(rules: type[Game]) -> None:
    for seats in range(rules.min_seats, rules.max_seats + 1):
        view = played(rules, seats, seats + 3).view(None)
        picture = ended(view)
        assert view.result
        ranks = view.result.ranks or (1,) * seats
        places = sorted((stamp.x, stamp.fact[1]) for stamp in lists.stamps(picture, "seat"))
        assert [ranks[int(seat)] for _, seat in places] == sorted(ranks)
        won = {seat for seat, rank in enumerate(ranks) if rank == 1 and view.result.ranks}
        assert (
            {seat for (seat,) in lists.told(picture, "winner")} == won == {s for (s,) in lists.told(picture, "first")}
        )
        if rules.key == "helios":
            boards = {int(one.fact[1]): one.x for one in lists.stamps(picture, "planet")}
            assert sorted(boards, key=lambda seat: boards[seat]) == [seat for _, seat in places]


def test_the_most_of_each_row_is_golden() -> None:
    """And as long as its points: of two bars on one scale the one of twice the points is twice as long."""
    view = played(engine.load("helios"), 2, 5).view(None)
    view = replace(
        view,
        scores=tuple(
            replace(score, lines=lines, total=30)
            for score, lines in zip(
                view.scores, ((("collected", 20), ("mana", 10)), (("collected", 10), ("mana", 20))), strict=True
            )
        ),
    )
    bars = [item for item in ended(view).shown if isinstance(item, Stamp) and item.fact[:1] == ("bar",)]
    found = {item.fact[1:]: (item.sprite.width, DARK.gold in item.sprite.args) for item in bars}
    long = found[0, "collected"][0]
    assert found == {
        (0, "collected"): (long, True),
        (0, "mana"): (long // 2, False),
        (1, "collected"): (long // 2, False),
        (1, "mana"): (long, True),
    }


def test_the_points_shown_add_up(rules: type[Game]) -> None:
    """However many sources there are, and however they are told together."""
    view = played(rules, rules.max_seats, 3).view(None)
    rows = finale.rows(view, localizer("en"))
    assert len(rows) <= finale.ROWS
    assert [sum(row.points[seat] for row in rows) for seat in range(view.seats)] == [one.total for one in view.scores]


def test_long_names_and_winners_by_the_dozen_fit(rules: type[Game]) -> None:
    view = played(rules, rules.max_seats, 5).view(None)
    shared = replace(view, result=Result((1,) * view.seats, "complete"))
    names = tuple(Verbatim(f"Maximiliane of the Northern Isle {number}") for number in range(view.seats))
    picture = ended(shared, names=names)
    lists.captions_apart(captions(picture))
    assert len(lists.stamps(picture, "winner")) == view.seats


def test_no_words_are_cut_off_by_the_part_below(rules: type[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    scenes: list[Scene] = []
    monkeypatch.setattr("render.canvas.picture", lambda game, name, told, scene, t: scenes.append(scene))
    for seats in range(rules.min_seats, rules.max_seats + 1):
        for winner in ("Juno (medium)", "Sage 2 (hard)", "Ana"):
            ended(played(rules, seats, seats).view(None), names=tuple(map(Verbatim, [winner] * seats)))
    parts = [(panel.box, item) for scene in scenes for panel in scene.panels for item in panel.items]
    assert [item for box, item in parts if isinstance(item, Caption) and not lists.holds(box, item.box)] == []


def test_a_game_that_brings_nothing_shows_seats_and_its_largest_source(
    rules: type[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(showcase, "of", lambda game: Showcase())
    view = scored(played(rules, 2, 11).view(None), (7, 3), (5, 4))
    picture = ended(view)
    assert f"The most points from one source: 7 for {NAMES[0]}" in picture.alt
    assert picture.png()


@pytest.mark.parametrize("points", [((7, 7), (5, 4)), ((7, 3), (4, 7))])
def test_nobody_is_named_for_a_largest_source_that_is_not_the_only_one(points: tuple[tuple[int, ...], ...]) -> None:
    """Whether one has it twice or two people once each, as their Cosmo and by Magenta."""
    picture = ended(scored(played(engine.load("theocratia"), 2, 11).view(None), *points))
    assert "one source" not in picture.alt


def scored(view: View, *points: tuple[int, ...]) -> View:
    """The same, but with these points from the first sources of each seat."""
    sources = [source for source, _ in view.scores[0].lines]
    lines = [tuple(zip(sources, row, strict=False)) for row in points]
    return replace(
        view, scores=tuple(replace(score, lines=line) for score, line in zip(view.scores, lines, strict=True))
    )


def test_the_civ_that_does_not_count_is_struck_out_and_told() -> None:
    """Theocratia: everybody's farthest Priest, in the row of its Civ and in the words."""
    view = played(engine.load("theocratia"), 3, 4).view(None)
    picture = ended(view)
    for seat, score in enumerate(view.scores):
        [(source, points)] = score.left_out
        civ = localizer("en")(f"theocratia-{source}")
        assert ("left_out", seat, civ, points) in [caption.fact for caption in captions(picture)]
        assert f"{civ} {points} does not count: farthest Priest" in picture.alt
        assert ("struck", seat) in [stamp.fact for stamp in lists.stamps(picture, "struck")]
