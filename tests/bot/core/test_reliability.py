"""How many of somebody's turns with a clock were in time, who sees it, and who may ask for a minimum."""

import pytest

from bot.matches.reliability import is_enough, share
from tests.bot.core.answers import private_note
from tests.bot.core.conftest import lobby, plant, shown, turn_of, whole_turn
from tests.bot.core.lobbies import choose, find, find_page, join
from tests.bot.core.timed import begun, rests, turn
from tests.bot.core.turned import HOUR, NOON
from tests.bot.matches import says
from tests.e2e.client import is_private, text

pytestmark = pytest.mark.usefixtures("clock")


async def past(harness, user):
    return await harness.bot.services.store.past(int(user.id))


async def test_turns_in_time_and_out_of_it_are_counted_and_shown_to_their_person(harness, clock):
    first, second = await begun(harness, "a day a turn")
    await whole_turn(first)
    await turn_of(second)
    assert (await past(harness, first), await past(harness, second)) == ((1, 1), (0, 0))
    await turn(harness, clock, 25)
    await rests(harness, clock)
    assert await past(harness, second) == (0, 1)
    await whole_turn(first)
    await harness.rests()
    assert await past(harness, first) == (2, 2), "a turn of two decisions is one"
    await first.command("table-1", "games")
    games = await shown(first, lambda m: is_private(m) and "Your games" in text(m))
    assert says(text(games), "bot-reliable", count=2, in_time=2, share=100)
    await second.command("table-1", "games")
    games = await shown(second, lambda m: is_private(m) and "Your games" in text(m))
    await second.click(games, label="My turns with a clock")
    page = await shown(second, lambda m: is_private(m) and "Others see the share" in text(m))
    assert says(text(page), "bot-reliable-late", title="Orchard", at=f"<t:{NOON + 25 * HOUR}:f>")


async def test_a_turn_taken_back_and_played_again_counts_once_and_none_without_a_clock(harness, clock):
    first, second = await begun(harness, "a day a turn")
    await whole_turn(first)
    await turn_of(second)
    [row] = await harness.live_games()
    await harness.bot.services.matches.undo(row.id, row.revision, int(first.id), whole=False)
    await harness.rests()
    assert await past(harness, first) == (0, 0)
    await plant(first)
    await turn_of(second)
    assert await past(harness, first) == (1, 1)
    first, _ = await harness.begin(first, second, channel="table-2")
    counted = await past(harness, first)
    await whole_turn(first, "table-2")
    await harness.rests()
    assert await past(harness, first) == counted


async def played(harness, user, late, in_time, game):
    """This person has played so many turns of this game, the late ones last."""
    async with harness.bot.services.store._database.transaction() as db:
        for number in range(late + in_time):
            values = {
                "user": int(user.id),
                "game": game,
                "made": 1000 + number,
                "late": number >= in_time,
                "at": number,
            }
            await db.execute(ADD, values)


ADD = 'INSERT INTO turn ("user", game, made, late, at) VALUES (:user, :game, :made, CAST(:late AS INTEGER), :at)'


async def test_a_host_asks_for_a_minimum_and_everybody_sees_the_share(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    await harness.begin(ana, ben, channel="table-2")
    [row] = await harness.live_games()
    await played(harness, ana, 1, 19, row.id)
    await played(harness, ben, 6, 14, row.id)
    await ana.command("table-1", "newgame", game="orchard")
    await choose(ana, "Turns in time: 75 % at least")
    assert says(text(await lobby(ana, 1)), "bot-lobby-noted-least", share=75)
    await join(ben, 1)
    await private_note(ben, "This table asks for 75 % of turns in time; 70 % of yours were")
    await join(cleo, 1)
    assert "Cleo" in text(await lobby(cleo, 2)), "whoever never had a clock is welcome"
    await choose(ana, "Turns in time: not asked for", 2)
    await join(ben, 2)
    assert not says(text(await lobby(ben, 3)), "bot-lobby-noted-least"), "that is for /stats"
    await find(ben, seats=3)
    await shown(ana, lambda m: f"<@{ben.id}> (70 % of 20 turns in time) looks for people" in text(m))
    page = text(await find_page(ana))
    assert says(page, "bot-find-line", people="Ben (70 % of 20 turns in time)", count=1)
    assert says(page, "bot-reliable", count=20, in_time=19, share=95)


async def test_the_last_fifty_count(harness, clock):
    first, second = await begun(harness, "a day a turn")
    [row] = await harness.live_games()
    await played(harness, first, 0, 3, row.id)
    await played(harness, second, 50, 0, row.id)
    await whole_turn(first)
    await turn_of(second)
    assert await past(harness, first) == (4, 4)
    await whole_turn(second)
    await turn_of(first)
    assert await past(harness, second) == (1, 50)


@pytest.mark.parametrize(
    ("past", "least", "enough"),
    [((0, 9), 95, True), ((9, 10), 90, True), ((9, 10), 95, False), ((0, 10), 0, True), ((0, 0), 95, True)],
)
def test_whoever_has_had_few_turns_is_not_judged_by_them(past, least, enough):
    assert is_enough(past, least) is enough
    assert share((199, 200)) == 99
