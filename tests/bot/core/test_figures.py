"""What games that are over come to: counted once, from the journal, and the same when counted again."""

import asyncio
import json
import re
from dataclasses import replace
from typing import Any

import pytest

import engine
from bot.base.i18n import localizer
from bot.cli.figures import recount
from bot.matches.figures import results as outcomes
from bot.matches.match import Match
from bot.matches.personal import personal, sources
from bot.matches.ratings import Outcome, rated
from bot.matches.tally import Tally
from bot.messages import statistics
from bot.store import JournalEntry, Post, RatingRow, ResultRow, Seat, Store, Total
from engine.record import Continued
from tests.bot.core.conftest import has, shown, until
from tests.bot.core.looking_back import asked, finished
from tests.bot.core.rows import everything
from tests.bot.core.settings_page import chosen
from tests.bot.drawn import IN_WORDS, said
from tests.bot.matches import says, t
from tests.e2e.client import pictures, selects, text

ANA, BEN = Seat("Ana", 1), Seat("Ben", 2)
SHORT = {"length": "short"}


def played(*seats, options=SHORT, wait=60):
    """A game of Orchard to its end by first moves, each a minute after the one before; and its journal."""
    match = Match.begin(
        id_="g", key="orchard", seed=bytes(16), options=options, seats=seats, guild=7, channel=9, locale="en", at=1000
    )
    journal: list[JournalEntry] = []
    while match.to_move is not None:
        user = match.owner(match.to_move)
        match, entry = match.play(match.game.moves()[:1], user=user, at=1000 + wait * (len(journal) + 1))
        journal.append(entry)
    return match, journal


def results(row, journal):
    return [outcome.result for outcome in outcomes(row, journal)]


def result(user, place, points=0, *, why="", at=0, **more):
    given: dict[str, Any] = {"margin": 0, "sources": {}, "turns": 1, "pace": 5, "seats": 2, "guild": 7} | more
    return ResultRow(
        game=f"g{at}", user=user, name="", key="orchard", at=at, place=place, points=points, unrated=why, **given
    )


pytestmark = pytest.mark.usefixtures("orchard")


class TestOfOneGame:
    def test_points_places_and_margins_are_those_of_the_game(self):
        match, journal = played(ANA, BEN)
        found = {one.user: one for one in results(match.row, journal)}
        totals = [score.total for score in match.game.scores()]
        assert [found[1].points, found[2].points] == totals
        assert found[1].margin == totals[0] - totals[1] == -found[2].margin
        assert [found[1].place, found[2].place] == list(match.game.result.ranks)
        assert sum(found[1].sources.values()) == found[1].points
        assert (found[1].guild, found[1].seats, found[1].at) == (7, 2, journal[-1].at)

    def test_a_turn_takes_from_the_end_of_the_one_before_to_its_own(self):
        match, journal = played(ANA, BEN, wait=60)
        assert {(one.turns, one.pace) for one in results(match.row, journal)} == {(3, 120)}, "take and plant"

    def test_alone_with_computers_it_counts_and_is_not_rated(self):
        match, journal = played(ANA, Seat("Robo", None, "random"))
        [mine] = results(match.row, journal)
        assert (mine.user, mine.unrated) == (1, "people")

    def test_against_oneself_it_does_not_count(self):
        match, journal = played(ANA, ANA)
        assert results(match.row, journal) == []

    def test_of_two_seats_the_better_one_counts(self):
        match, journal = played(ANA, BEN, ANA)
        found = [one for one in results(match.row, journal) if one.user == 1]
        assert [one.place for one in found] == [min(match.game.result.ranks[0], match.game.result.ranks[2])]


def orders(match, journal):
    return {outcome.result.user: outcome.order for outcome in outcomes(match.row, journal)}


class TestNotRated:
    def test_a_whole_game_of_two_people_is(self):
        match, journal = played(ANA, BEN)
        assert orders(match, journal) == dict(zip((1, 2), match.game.result.ranks, strict=True))

    def test_against_computers_alone(self):
        match, journal = played(ANA, Seat("Robo", None, "random"))
        assert orders(match, journal) == {1: None}

    def test_if_it_goes_on_from_a_record(self):
        match, journal = played(ANA, BEN)
        begun = Continued(game_id="old", after=0, position=json.loads(match.row.base))
        header = match.header.model_copy(update={"format": 2, "continued": begun}).model_dump_json()
        assert orders(replace(match, row=replace(match.row, header=header)), journal) == {1: None, 2: None}


def outcome(user, place):
    return Outcome(result(user, place), place)


class TestRatings:
    def test_who_wins_rises_who_loses_falls_and_both_are_known_better(self):
        one, two = rated([outcome(1, 1), outcome(2, 2)], {}, {})
        assert one.mu > 25 > two.mu
        assert max(one.sigma, two.sigma) < 25 / 3
        assert one.worth == pytest.approx(one.mu - 3 * one.sigma)
        assert (one.games, two.games) == (1, 1)

    def test_to_beat_somebody_stronger_brings_more(self):
        strong = RatingRow(2, "orchard", 35, 3, 26, 20)
        weak = RatingRow(2, "orchard", 15, 3, 6, 20)
        gains = [rated([outcome(1, 1), outcome(2, 2)], {2: other}, {})[0].mu for other in (weak, strong)]
        assert gains[0] < gains[1]

    def test_equal_places_between_equals_change_nothing_but_the_uncertainty(self):
        one, two = rated([outcome(1, 1), outcome(2, 1)], {}, {})
        assert one.mu == pytest.approx(two.mu)

    def test_what_is_not_rated_changes_nothing(self):
        assert rated([outcome(1, None), outcome(2, None)], {}, {}) == []
        assert rated([outcome(1, 1), outcome(2, None)], {}, {}) == []


class TestOfOnePerson:
    def test_counted_by_hand(self):
        games = [
            result(1, 1, 30, at=1, margin=4, pace=10),
            result(1, 1, 20, at=2, margin=9, pace=30),
            result(1, 2, 40, at=3, margin=-3, pace=20, why="hints"),
            result(1, 1, 10, at=4, margin=1, pace=40),
        ]
        found = personal(games)
        assert (found.games, found.wins, found.row) == (4, 3, 2)
        assert found.places == ((1, 3), (2, 1))
        assert (found.points, found.margin, found.pace) == (25, 2.75, 20)
        assert (found.best.at, found.largest.at) == (3, 2)
        assert found.unrated == (("hints", 1),)

    def test_sources_beside_everybodys(self):
        mine = [result(1, 1, 9, sources={"apple": 9}), result(1, 1, 3, sources={"birch": 3})]
        everybody = [Total("", 4, 20), Total("apple", 4, 12), Total("birch", 4, 8)]
        found, average = sources(mine, everybody)
        assert [(one.source, one.mine, one.everybody) for one in found] == [("apple", 4.5, 3), ("birch", 1.5, 2)]
        assert average == 5


def figures(harness):
    """What the database holds of them."""
    lines = everything(harness).splitlines()
    return sorted(line for line in lines if re.match('INSERT INTO "?(result|total|rating)"?', line))


async def counted(harness):
    """Wait until every game that is over is counted."""
    await harness.rests()
    await until(harness.bot.services.store.uncounted, [])


async def test_pages_the_best_of_a_server_and_out_of_all_lists_at_once(harness, monkeypatch):
    begin = Match.begin  # always with these shuffles: a game in which nobody has a point has no chart
    monkeypatch.setattr(Match, "begin", staticmethod(lambda **facts: begin(**facts | {"seed": bytes(16)})))
    first, second = await finished(harness, "Ana", "Ben")
    await counted(harness)
    message = await asked(first, name="stats")
    assert "Orchard: your stats" in text(message)
    assert re.search(r"\*\*1\*\* game, \*\*[01]\*\* won", text(message))
    assert re.search(r"Rating: rated \d\d(\.\d)? ± 8\.1 \(a game\)", text(message))
    [picture] = pictures(message)
    assert says(picture["description"], "bot-stats-sources")
    other = await asked(first, name="stats", person=second.id)
    assert f"stats of {second.name}" in text(other)
    assert t("bot-stats-here") in text(other)
    message = await asked(second, name="top", game="orchard")
    assert pictures(message)
    places = re.findall(r"\*\*(\d)\. ?(?:\*\* )?(Ana|Ben)", text(message))
    assert [place for place, _ in places] == ["1", "2"]
    await second.click(message, label="Leave me out of all lists")
    message = await shown(second, lambda m: m["id"] == message["id"] and has(m, "Put me back in the lists"), "lobby")
    assert f" {second.name} ·" not in text(message)
    await first.command("lobby", "stats", person=second.id)
    await shown(first, lambda m: "wants to stand in no list" in text(m), "lobby")
    await second.click(message, label="Put me back in the lists")
    await shown(second, lambda m: m["id"] == message["id"] and second.name in text(m), "lobby")


async def test_filters_are_clicks_and_options(harness):
    """A game of two people on this server, one of three on another one."""
    first, _ = await finished(harness, "Ana", "Ben")
    await counted(harness)
    me, store = int(first.id), harness.bot.services.store
    [mine] = await store.results(me)
    match, journal = played(Seat("Ana", me), BEN, Seat("Cleo", 3))
    row = replace(match.row, id="elsewhere", guild=1, revision=0, ended=None)
    await store.start(row, None)
    for entry in journal:
        await store.append(replace(row, revision=entry.revision, ended="over" if entry is journal[-1] else None), entry)
    await store.posted(Post("elsewhere", len(journal)))
    await Tally(store).count()
    message = await asked(first, name="stats")
    assert "**2** games" in text(message)
    [menu] = [one for one in selects(message) if len(one["options"]) == 3]
    for label in [option["label"] for option in menu["options"][1:]]:
        await first.choose(message, label)
        message = await shown(first, lambda m: m["id"] == message["id"] and chosen(m, label), "lobby")  # noqa: B023
        assert "**1** game," in text(message)
    here = await asked(first, name="stats", here=True)
    assert "**1** game," in text(here)
    assert t("bot-stats-here") in text(here)
    two = await asked(first, name="stats", seats=2)
    assert f"**{mine.points}**" in text(two)
    assert "**1** game" not in text(await asked(first, name="stats", seats=4))


async def test_thrown_away_and_made_again_by_a_command_or_at_a_start_they_are_the_same(harness, monkeypatch):
    await finished(harness, "Ana", "Ben")
    await counted(harness)
    before = figures(harness)
    assert len([line for line in before if "rating" in line]) == 2
    store = harness.bot.services.store
    await store.uncount()
    assert figures(harness) == []
    await harness.close()
    await harness.open()
    await counted(harness)
    assert figures(harness) == before
    await harness.close()
    monkeypatch.setattr("bot.cli.figures.settings_of", lambda: harness.settings)
    await asyncio.to_thread(recount)
    assert figures(harness) == before
    await harness.open()


class TestStored:
    """A game of Ana (1) and Ben (2) on server 7, counted."""

    @pytest.fixture
    async def store(self, where):
        store = await Store.open(where)
        match, journal = played(ANA, BEN)
        await store.start(replace(match.row, revision=0, ended=None), None)
        for entry in journal:
            ended = match.row.ended if entry is journal[-1] else None
            await store.append(replace(match.row, revision=entry.revision, ended=ended), entry)
        await store.posted(Post("g", len(journal)))
        assert await Tally(store).count() == 1
        yield store
        await store.close()

    async def test_it_is_counted_once(self, store):
        assert await Tally(store).count() == 0
        points = [one.points for user in (1, 2) for one in await store.results(user)]
        [whole] = [one for one in await store.totals("orchard") if not one.source]
        assert (whole.results, whole.points) == (2, sum(points))

    async def test_who_finished_a_game_elsewhere_is_not_listed(self, store):
        assert {row.user for row in await store.top(7, "orchard", 9)} == {1, 2}
        assert await store.top(8, "orchard", 9) == []

    async def test_a_game_that_is_thrown_away_is_in_no_figure(self, store):
        assert await store.expire(1 << 40) == ["g"]
        assert {(total.results, total.points) for total in await store.totals("orchard")} == {(0, 0)}
        assert await store.results(1) == []

    async def test_of_a_deleted_person_the_average_stays_and_nothing_else(self, store):
        before = await store.totals("orchard")
        await store.set_listed(2, listed=False)
        await store.forget(2, lambda _: "A former player")
        assert await store.totals("orchard") == before
        assert [row.user for row in await store.top(7, "orchard", 9)] == [1]
        found = await store.personal(2)
        assert not any(found[what] for what in ("results", "ratings", "unlisted"))

    async def test_everything_of_a_person_is_exported(self, store):
        await store.set_listed(2, listed=False)
        found = await store.personal(2)
        assert [len(found[what]) for what in ("results", "ratings", "unlisted")] == [1, 1, 1]


def test_a_rule_change_is_no_reason_to_lose_points(orchard):
    """The final position alone tells points and places."""
    match, journal = played(ANA, BEN)
    old = match.header.model_copy(update={"rules_version": 0}).model_dump_json()
    assert results(replace(match.row, header=old), journal) == results(match.row, journal)
    assert engine.load(orchard).rules_version != 0


def test_where_offerings_decide_figures_speak_of_them_and_of_no_points():
    found = personal([replace(result(1, 1, 4, margin=2, sources={"offerings": 4}), key="bluemoon")])
    figures = statistics.Figures(found, sources([], [])[0], 3.0, None, [2])
    told = said(statistics.page(statistics.Asked(1, "bluemoon"), None, figures, localizer("en")), IN_WORDS)
    for line in ("Offerings: **4", "Best (Offerings): 4 on", "Biggest win (Offerings): by 2 on"):
        assert line in told
    assert "oint" not in told
