"""What each way in which a rated game can be touched or end does to the ratings, with two, three and four people.

The way to the end is always the same, whoever decides, so that places stay those of the undisturbed game.
"""

import re
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from bot.matches import seats
from bot.matches.figures import results
from bot.matches.match import Match
from bot.matches.ratings import Outcome, rated
from bot.matches.tally import Tally
from bot.store import JournalEntry, Post, RatingRow, ResultRow, Seat, Store

pytestmark = pytest.mark.usefixtures("orchard")

DAY = 24 * 3600
ROBO = Seat("Robo", None, "random")
STRANGER = Seat("Dan", 99)
PLAYING = Path(__file__).parents[3] / "docs" / "playing.md"


class Course:
    """A game of Orchard by first moves, a minute each, and what is done in it."""

    def __init__(self, people: int, id_: str = "g", at: int = 1000) -> None:
        self.at = at
        self.match = Match.begin(
            id_=id_,
            key="orchard",
            seed=bytes([47 if people > 2 else 6]) * 16,  # nobody is level, neither in the end nor half-way
            options={"length": "short"},
            seats=tuple(Seat(f"P{user}", user) for user in range(1, people + 1)),
            guild=7,
            channel=9,
            locale="en",
            at=self.at,
        )
        self.journal: list[JournalEntry] = []

    def do(self, change):
        """Have a function of the match change it."""
        self.match, entry = change(self.match)
        self.journal.append(entry)

    def play(self, decisions=999):
        for _ in range(decisions):
            if self.match.to_move is None:
                return
            self.at += 60
            user = self.match.owner(self.match.to_move)
            self.do(lambda match: match.play(match.game.moves()[:1], user=user, at=self.at))  # noqa: B023

    def until_turn_of(self, user):
        """Play until this person is to begin a turn, in the middle of the game."""
        self.play(3)
        seat = self.match.seats_of(user)[0]
        while self.match.to_move != seat or self.match.history[-1].seat == seat:
            self.play(1)

    def outcomes(self):
        return results(self.match.row, self.journal)

    def changes(self):
        """By how much the likely strength of each person rises, of people who are all new."""
        return {row.user: row.mu - 25 for row in rated(self.outcomes(), {}, {})}

    async def keep(self, store):
        """Have a store hold it as it stands."""
        await store.start(replace(self.match.row, revision=0, ended=None, channel=len(self.match.id)), None)
        for entry in self.journal:
            last = entry is self.journal[-1]
            row = replace(self.match.row, revision=entry.revision, ended=self.match.row.ended if last else None)
            await store.append(row, entry)
        await store.posted(Post(self.match.id, self.match.revision))


def undisturbed(people):
    course = Course(people)
    course.play()
    return course.changes()


def by_place(people):
    """Everybody, the winner first."""
    changes = undisturbed(people)
    return sorted(changes, key=lambda user: -changes[user])


def resign(course, user, *, late=False):
    course.do(lambda match: match.resign(user, lambda _: ROBO, at=course.at, late=late))
    course.play()


def hand_over(course, user):
    course.do(lambda match: seats.offer_seats(match, user, free=True, at=course.at))
    course.do(lambda match: seats.take_seat(match, match.seats_of(user)[0], STRANGER, at=course.at))
    course.play()


def lost(course, user):
    """The game has waited for eight days when the others let a computer go on."""
    course.at += 8 * DAY
    others = {one.user for one in course.match.row.seats} - {user}
    replaced(course, user, by=min(others), agreed=others)


def replaced(course, user, *, by, agreed=()):
    course.do(
        lambda match: seats.replaced(
            match, user, lambda _: ROBO, kind=seats.AGREED, user=by, at=course.at, agreed=agreed
        )
    )
    course.play()


def out_of_time(course, user):
    """A computer takes one whole turn."""
    seat = course.match.seats_of(user)[0]
    course.do(lambda match: seats.stand_in(match, user, "random", at=course.at))
    while course.match.to_move == seat:
        course.play(1)
    course.do(lambda match: seats.come_back(match, user, at=course.at))
    course.play()


def often_out_of_time(course, user):
    course.do(lambda match: seats.stand_in(match, user, "random", at=course.at))
    course.play()


def rest(course, user):
    """For one decision, not to be seen as a turn out of time."""
    course.do(lambda match: seats.stand_in(match, user, "random", kind=seats.RESTS, at=course.at))
    course.play(1)
    course.do(lambda match: seats.come_back(match, user, at=course.at))
    course.play()


def hint(course, user):
    row = course.match.row
    course.match = replace(
        course.match, row=replace(row, hints=((course.match.seats_of(user)[0], course.match.revision),))
    )
    course.play()


def end(course, user, *, agreed=()):
    course.do(lambda match: match.abandon(user=user, name="", at=course.at, agreed=agreed))


def take_back(course, user):
    """All together, up to before something that came up."""
    plays = [entry for entry in course.match.history if entry.kind == "play"]
    count = next(n for n, one in enumerate(reversed(plays), 1) if any(event.reveals for event in one.events))
    then = course.match.earlier(plays[-count].revision - 1).game
    everybody = range(len(course.match.names))
    course.do(lambda match: match.take_back_together(count, then, user=user, agreed=tuple(everybody), at=course.at))
    course.play()


GIVING_UP = {
    "resigning, also by a clock that has run out": resign,
    "the seat is handed over to somebody": hand_over,
    "the game has waited seven days for somebody, and a computer goes on": lost,
}
HELP = {
    "a hint": hint,
    "left to a computer": rest,
    "a computer takes more than one turn out of time": often_out_of_time,
}
NOTHING = {
    "one turn out of time": out_of_time,
    "something that had come up is taken back together": take_back,
    "a moderator lets a computer go on": partial(replaced, by=98),
}
ELSEWHERE = {
    "all agree to end the game",
    "a moderator who does not play ends it, or the server deletes its data",
    "somebody who plays ends it, though not all agreed",
    "somebody deletes their data",
    "the bot is removed from the server",
    "over by the rules",
}
tables = pytest.mark.parametrize("people", [2, 3, 4])


def of(ways):
    return pytest.mark.parametrize("way", list(ways.values()), ids=list(ways))


def test_the_table_for_players_tells_of_each():
    told = re.findall(r"^\| (.+?) \| .+ \|$", PLAYING.read_text().partition("what happens in a rated game")[2], re.M)
    assert set(told[1 : 1 + len(GIVING_UP | HELP | NOTHING) + len(ELSEWHERE)]) == {
        *GIVING_UP,
        *HELP,
        *NOTHING,
        *ELSEWHERE,
    }


@tables
def test_over_by_the_rules_the_places_count(people):
    best, *_, last = by_place(people)
    changes = undisturbed(people)
    assert changes[best] > 0 > changes[last]
    assert len(changes) == people


@tables
@of(GIVING_UP)
def test_who_gives_up_counts_as_last_and_who_stays_gains(people, way):
    best, second, *_ = by_place(people)
    course = Course(people)
    course.until_turn_of(best)
    way(course, best)
    changes = course.changes()
    assert changes[best] == min(changes.values()) < 0, "though that seat would have won"
    assert changes[second] == max(changes.values()) > 0
    assert set(changes) == set(range(1, people + 1)), "whoever took the seat is not rated"


@tables
@of(GIVING_UP)
def test_nobody_saves_themselves_a_loss_by_giving_up(people, way):
    *_, last = by_place(people)
    course = Course(people)
    course.until_turn_of(last)
    way(course, last)
    assert course.changes() == pytest.approx(undisturbed(people))


@tables
@of(HELP)
def test_who_was_helped_can_lose_but_not_gain_and_all_others_are_rated_as_ever(people, way):
    best, *_, last = by_place(people)
    for helped in (best, last):
        course = Course(people)
        course.until_turn_of(helped)
        way(course, helped)
        expected = undisturbed(people)
        if helped == best:
            del expected[best]
        assert course.changes() == pytest.approx(expected)
        mine = [row.sigma for row in rated(course.outcomes(), {}, {}) if row.user == helped]
        assert mine == pytest.approx([25 / 3] * len(mine)), "nobody is better known by the moves of others"


@tables
@of(NOTHING)
def test_it_changes_nothing(people, way):
    best, *_, last = by_place(people)
    for somebody in (best, last):
        course = Course(people)
        course.until_turn_of(somebody)
        way(course, somebody)
        assert course.changes() == pytest.approx(undisturbed(people))


@tables
def test_an_end_to_which_all_agree_counts_for_nobody(people):
    course = Course(people)
    course.play(5)
    end(course, 1, agreed=range(1, people + 1))
    assert course.outcomes() == []


def points(course):
    return {
        seat.user: score.total for seat, score in zip(course.match.row.seats, course.match.game.scores(), strict=True)
    }


def by_points(course):
    """Everybody, the leader of the moment first."""
    found = points(course)
    assert len(set(found.values())) > 1
    return sorted(found, key=lambda user: -found[user])


@tables
def test_an_end_by_a_moderator_counts_as_it_stands(people):
    course = Course(people)
    course.play(4 * people)
    order = by_points(course)
    end(course, 98)
    changes = course.changes()
    assert changes[order[0]] > 0 > changes[order[-1]]


@tables
@pytest.mark.parametrize("agreed", [True, False], ids=["asked", "as a moderator"])
def test_who_plays_and_ends_it_without_the_others_has_given_up(people, agreed):
    course = Course(people)
    course.play(4 * people)
    leader, *others = by_points(course)
    end(course, leader, agreed={leader} if agreed else ())
    changes = course.changes()
    assert changes[leader] == min(changes.values()) < 0
    assert max(changes[other] for other in others) > 0


@tables
def test_but_who_ends_a_game_that_waits_for_days_has_not(people):
    course = Course(people)
    course.until_turn_of(1)
    course.at += 8 * DAY
    others = set(range(2, people + 1))
    end(course, 2, agreed=others)
    changes = course.changes()
    assert changes[1] == min(changes.values()) < 0
    assert all(changes[other] > 0 or people == 4 for other in others)
    assert len({round(changes[other], 6) for other in others}) == 1, "they agreed, so none of them is ahead"


@tables
async def test_of_who_deletes_their_data_the_loss_of_the_others_stays(people, where):
    """The winner of the undisturbed game gives the seat up first, as `/privacy` has it."""
    best, second, *_ = by_place(people)
    course = Course(people)
    course.until_turn_of(best)
    resign(course, best)
    store = await Store.open(where)
    await course.keep(store)
    await store.forget(best, lambda _: "A former player")
    await Tally(store).count()
    assert (await store.rating(second, "orchard")).mu > 25
    assert await store.rating(best, "orchard") is None
    await store.close()


@tables
async def test_a_game_that_is_deleted_with_its_server_counts_as_it_stands(people, where):
    """The bot was removed, or a manager deleted all: neither saves anybody a loss."""
    course = Course(people)
    course.play(4 * people)
    order = by_points(course)
    store = await Store.open(where)
    await course.keep(store)
    await Tally(store).settle(7)
    await store.forget_guild(7)
    mu = {user: (await store.rating(user, "orchard")).mu for user in order}
    assert mu[order[0]] > 25 > mu[order[-1]]
    assert await store.results(order[0]) == []
    await store.close()


def test_a_manager_who_plays_and_deletes_the_data_of_the_server_is_last():
    course = Course(3)
    course.play(12)
    leader, *_ = by_points(course)
    end(course, leader)
    assert course.changes()[leader] < 0


def test_games_ended_before_it_was_noted_who_agreed_stay_out():
    course = Course(2)
    course.play(8)
    end(course, 98)
    old = course.journal[-1]
    course.journal[-1] = replace(old, events=tuple(type(one)(one.kind, by="") for one in old.events))
    assert course.outcomes() == []


def outcome(user, place, *, why="", at=0):
    row = ResultRow(f"g{at}", user, "", "orchard", 7, 2, at, place, 0, 0, {}, 1, 5, why)
    return Outcome(row, place)


class TestWeights:
    """1, 1/2, 1/4 … of what the first game of two people changes."""

    @pytest.mark.parametrize("before", [0, 1, 2, 5])
    def test_whom_one_has_met_before_counts_half_each_time(self, before):
        game = [outcome(1, 1), outcome(2, 2)]
        first, again = (rated(game, {}, {frozenset((1, 2)): met}) for met in (0, before))
        for new, known in zip(again, first, strict=True):
            assert new.mu - 25 == pytest.approx((known.mu - 25) * 0.5**before)
            assert new.sigma - 25 / 3 == pytest.approx((known.sigma - 25 / 3) * 0.5**before)

    def test_of_three_the_third_counts_whole(self):
        """An old acquaintance of weight ~0 changes as good as nothing: it is a game of two."""
        two = rated([outcome(1, 1), outcome(3, 2)], {}, {})
        three = rated([outcome(1, 1), outcome(2, 3), outcome(3, 2)], {}, {frozenset((1, 2)): 60})
        assert three[0].mu == pytest.approx(two[0].mu)

    def test_a_loss_with_a_hint_counts_and_a_gain_does_not(self):
        strong = {2: RatingRow(2, "orchard", 35, 3, 26, 20)}
        [winner, loser] = rated([outcome(1, 2, why="hints"), outcome(2, 1)], strong, {})
        assert winner.mu < 25
        assert winner.worth < 0, "also by the strength that is nearly certain"
        assert loser.mu > 35
        assert [row.user for row in rated([outcome(1, 1, why="hints"), outcome(2, 2)], strong, {})] == [2]

    async def test_counted_by_the_games_of_thirty_days(self, where):
        store = await Store.open(where)
        mu = [25.0]
        for number, at in enumerate((0, 10 * DAY, 20 * DAY, 100 * DAY)):
            course = Course(2, "g" * (number + 1), at)
            course.play()
            await course.keep(store)
            await Tally(store).count()
            mu.append((await store.rating(by_place(2)[0], "orchard")).mu)
        steps = [after - before for before, after in pairwise(mu)]
        assert steps[0] > 2 * steps[1] * 0.9
        assert steps[1] > 2 * steps[2] * 0.9
        assert steps[3] > steps[2], "the others are forgotten by then"
        await store.close()

    async def test_a_gain_that_did_not_count_is_told_and_a_loss_is_not(self, where):
        best, last = by_place(2)
        for helped, why in ((best, "hints"), (last, "")):
            course = Course(2, "g" * helped)
            course.until_turn_of(helped)
            hint(course, helped)
            store = await Store.open(where)
            await course.keep(store)
            await store.note_hints(course.match.row)
            await Tally(store).count()
            [row] = [row for row in await store.results(helped) if row.game == course.match.id]
            assert row.unrated == why
            await store.close()
