"""Giving up one's seat: the last place, a computer in the seat or the end of the game, and a record that says so."""

from functools import partial
from random import Random

import pytest

import engine
from engine.game import Result
from engine.record import BrokenRecord, Header, Record
from engine.resigning import with_resigned
from tests.bot.core.conftest import has, lobby, press, shown, taken, turn_of, whole_turn
from tests.bot.matches import says
from tests.e2e.client import is_private, text
from tests.e2e.player import record_of

ONE_MORE = "Yes, one more seat for me"


async def resign(user, answer="Resign"):
    await user.command("table-1", "resign")
    question = await shown(user, lambda m: is_private(m) and "really resign" in text(m))
    await user.click(question, label=answer)
    return text(question)


async def ended(user):
    return await shown(user, lambda m: "the game is over" in text(m) and not is_private(m))


async def test_with_two_people_the_other_wins_at_once(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await whole_turn(first)
    await turn_of(second)
    assert says(await resign(first), "bot-resign-ends")
    end = await ended(second)
    assert says(text(end), "bot-end-won", players=second.name, count=1)
    assert says(text(end), "bot-log-resign_end", was=first.name)
    record = await record_of(second, end)
    record.verify()
    loser = record.players.index(first.name)
    assert record.result
    assert record.result.ranks
    assert record.result.ranks[loser] == 2
    assert [(one.seat, one.after, one.ends) for one in record.resigned] == [(loser, len(record.moves), True)]
    assert await harness.live_games() == []
    await second.command("table-1", "score")
    assert says(text(await shown(second, lambda m: is_private(m) and "score" in text(m))), "bot-score-final")


async def test_with_more_people_a_computer_plays_on_and_the_place_stays_the_last(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    first, second, third = await harness.begin(ana, ben, cleo, options="length=short")
    await whole_turn(first)
    assert says(await resign(first), "bot-resign-goes-on")
    told = f"{first.name} resigns and counts as last; Computer 1 (random) goes on in that seat."
    await shown(second, lambda m: told in text(m))
    await harness.rests()
    for user in (second, third) * 2:
        await whole_turn(user)
    await whole_turn(second)
    await whole_turn(third)
    end = await ended(second)
    record = await record_of(second, end)
    record.verify()
    seat = record.players.index("Computer 1 (random)")
    assert record.result
    assert record.result.ranks
    assert record.result.ranks[seat] == 3
    assert [(one.seat, one.after, one.ends) for one in record.resigned] == [(seat, 2, False)]


async def test_one_question_and_whoever_says_no_plays_on(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await resign(second, "Go on playing")
    await shown(second, lambda m: "You go on playing" in text(m))
    await whole_turn(first)
    await turn_of(second)
    assert len(await harness.live_games()) == 1


async def test_what_was_agreed_to_is_done_or_nothing(harness):
    """The last but one person resigns while the question says that a computer would go on."""
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    first, second, third = await harness.begin(ana, ben, cleo)
    await second.command("table-1", "resign")
    question = await shown(second, lambda m: is_private(m) and "a computer plays your seat on" in text(m))
    await resign(third)
    await turn_of(first)
    await second.click(question, label="Resign")
    await shown(second, lambda m: is_private(m) and "The table has moved on" in text(m))
    assert len(await harness.live_games()) == 1


async def test_only_people_of_the_table_can_resign_and_nobody_from_all_seats(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await press(ana, 1, "seat")
    await ana.click(await shown(ana, lambda m: has(m, ONE_MORE)), label=ONE_MORE)
    await ana.click(await lobby(ana, 2), label="Start")
    await turn_of(ana)
    await ben.command("table-1", "resign")
    await shown(ben, lambda m: is_private(m) and "do not sit at this table" in text(m))
    await ana.command("table-1", "resign")
    await shown(ana, lambda m: is_private(m) and "You play all seats" in text(m))


async def test_the_next_one_begins_when_the_same_people_play_again(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    order = await harness.begin(ana, ben, cleo, computers=0)
    services, known = harness.bot.services, "0"
    for _ in range(4):
        message = await turn_of(order[0])
        assert int(message["id"]) > int(known)
        [game] = await harness.live_games()
        await services.matches.abandon(game.id, int(ana.id), "Ana")
        end = await shown(ana, lambda m: "the game is over" in text(m) and int(m["id"]) > int(message["id"]))  # noqa: B023
        await ben.click(end, label="Play again")
        again = await shown(ana, lambda m: taken(m) == 3 and int(m["id"]) > int(end["id"]))  # noqa: B023
        await ben.click(again, label="Start")
        known, order = end["id"], [*order[1:], order[0]]


@pytest.mark.parametrize(
    ("ranks", "resigned", "ends", "places"),
    [
        ((1, 2, 3), {0}, False, (3, 1, 2)),
        ((1, 1, 3), {0}, False, (3, 1, 2)),
        ((2, 1, 2), {1}, False, (1, 3, 1)),
        ((1, 2, 3, 4), {0, 2}, False, (3, 1, 3, 2)),
        ((1, 2), (), False, (1, 2)),
        (None, {1}, True, (1, 3, 1)),
        (None, {0, 1}, True, (2, 2, 1)),
    ],
)
def test_places(ranks, resigned, ends, places):
    result = Result(ranks, "rounds") if ranks else None
    assert with_resigned(result, len(places), resigned, ends=ends).ranks == places


def played(key, seed):
    game, rng, moves = engine.load(key).new(seats=2, seed=seed, options={}), Random(seed), []
    header = Header.of(game, game_id="g", seed=seed)
    while offered := game.moves():
        moves.append(rng.choice(offered))
        game.apply(moves[-1])
    return Record.over(header, game, players=("A", "B"), moves=moves, log=())


def test_an_abandoned_game_ranks_nobody_whoever_resigned_before():
    assert with_resigned(None, 3, {1}, ends=False) is None


@pytest.mark.parametrize(
    "forged",
    [
        [{"seat": 0, "after": 3, "ends": True}],
        [{"seat": 2, "after": 3}],
        [{"seat": 0, "after": 999}],
        [{"seat": 0, "after": 3}, {"seat": 0, "after": 4}],
        [{"seat": 0, "after": 4}, {"seat": 1, "after": 3}],
        [{"seat": 0, "after": 3}],
    ],
)
def test_a_resignation_that_does_not_fit_is_found_out(orchard, forged):
    """Of a game that its first seat won by the rules."""
    record = next(record for record in map(partial(played, orchard), range(99)) if record.result.ranks == [1, 2])
    record.verify()
    false = Record.model_validate({**record.model_dump(), "resigned": forged})
    with pytest.raises(BrokenRecord):
        false.verify()
