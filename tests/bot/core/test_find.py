"""People of one server who want the same game find each other, each in their own time."""

import re

import pytest

from tests.bot.core.answers import private_note
from tests.bot.core.conftest import has, lobby, shown, turn_of, until
from tests.bot.core.lobbies import find, find_page, threads
from tests.bot.core.notices import direct, notices
from tests.bot.core.settings_page import choose
from tests.bot.core.timed import turn
from tests.bot.core.turned import HOUR, NOON
from tests.bot.matches import says, t
from tests.e2e.client import buttons, is_private, text

DAY = 24 * HOUR
pytestmark = pytest.mark.usefixtures("clock")


async def thread_of(harness, user, channel="table-1"):
    [thread] = await threads(user, await harness.channel(channel))
    return thread


async def table(user, thread):
    """The lobby of people who found each other."""
    return await shown(user, lambda m: has(m, "Join") and "brought together by /find" in text(m), thread)


async def told(user, words, channel):
    return await shown(user, lambda m: words in text(m), channel)


async def test_two_find_each_other_in_a_thread_where_the_second_one_asked(harness, clock):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    assert f"<t:{NOON + 7 * DAY}:f>" in text(await find(ana))
    await find(ben, "table-2")
    assert await threads(ben, await harness.channel("table-1")) == []
    thread = await thread_of(harness, ben, "table-2")
    lobby = await table(ana, thread)
    assert f"<@{ben.id}> invites you" in text(lobby)
    assert f"held for <@{ana.id}>" in text(lobby)
    call = await told(ana, f"<@{ana.id}>, a seat is held for you", thread)
    assert f"with <@{ben.id}>" in text(call)
    assert [m.id for m in notices(harness, ana)] == [call["id"]], "and told once"
    await shown(ana, lambda m: f"<@{ana.id}> has found people" in text(m) and not has(m, "I would like to play, too"))
    decline = next(button["custom_id"] for button in buttons(lobby) if button["label"] == "Decline")
    await cleo.press(lobby, decline, kind=2)
    await private_note(cleo, "No seat is held for you", thread)
    await ana.click(lobby, label="Join")
    await shown(ana, lambda m: "begins. In turn order" in text(m), thread)
    [row] = await harness.live_games()
    assert row.channel == int(thread)


async def test_by_number_of_seats_and_pace(harness):
    ana, ben, cleo, dan = await harness.users("Ana", "Ben", "Cleo", "Dan")
    await find(ana, seats=3)
    await find(ben, seats=2)
    await find(cleo, seats=3, pace="days-1")
    await find(dan, seats=3)
    assert await threads(ana, await harness.channel("table-1")) == []
    await ben.click(await told(ben, "Orchard.** 3 players, relaxed.", "table-1"), label="I would like to play, too")
    await harness.rests()
    thread = await thread_of(harness, ben)
    lobby = await table(ana, thread)
    assert f"<@{ben.id}> invites you" in text(lobby)
    assert "held for <@" in text(lobby)
    for user in (ana, dan):
        assert re.search(f"held for .*<@{user.id}>", text(lobby))
        await user.click(await table(user, thread), label="Join")
        await harness.rests()
    await shown(ana, lambda m: "begins. In turn order" in text(m), thread)


async def test_one_may_decline_once_and_stays_on_the_list(harness):
    ana, ben, cleo, dan = await harness.users("Ana", "Ben", "Cleo", "Dan")
    await find(ana)
    await find(ben)
    first = await thread_of(harness, ben)
    await ana.click(await table(ana, first), label="Decline")
    await told(ana, "You stay on the list", first)
    await harness.rests()
    assert "held for" not in text(await table(ben, first))
    await find(cleo)
    assert f"held for <@{cleo.id}>" in text(await table(ben, first)), "the free seat goes to the next one"
    await cleo.click(await table(cleo, first), label="Join")
    await shown(ben, lambda m: "begins. In turn order" in text(m), first)
    await find(dan)
    [second] = [one for one in await threads(dan, await harness.channel("table-1")) if one != first]
    assert f"held for <@{ana.id}>" in text(await table(ana, second))
    await ana.click(await table(ana, second), label="Decline")
    await told(ana, "you are off the list", second)
    await harness.rests()
    assert not says(text(await find_page(ana)), "bot-find-mine")


async def test_asking_and_a_seat_without_an_answer_expire(harness, clock):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    await find(ana)
    await turn(harness, clock, 24 * 7 - 0.1)
    await shown(ana, lambda m: f"<@{ana.id}> looks for people" in text(m))
    await turn(harness, clock, 0.2)
    await shown(ana, lambda m: f"<@{ana.id}> no longer looks for people" in text(m))
    await find(ben)
    assert await threads(ben, await harness.channel("table-1")) == []
    await ben.choose(await find_page(ben), "No longer: Orchard (2 players, relaxed)", custom_id="s:stop")
    await harness.rests()
    await find(ana)
    await find(ben)
    thread = await thread_of(harness, ben)
    await turn(harness, clock, 47.9)
    assert f"held for <@{ana.id}>" in text(await table(ben, thread))
    await turn(harness, clock, 0.2)
    assert "held for" not in text(await table(ben, thread))
    await find(cleo)
    assert f"held for <@{cleo.id}>" in text(await table(ben, thread))
    assert len(notices(harness, ana)) == 1


async def test_at_most_five_are_mentioned_who_want_to_be_told_and_each_once_a_day(harness, clock):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    for user in (ana, cleo):
        await user.choose(await find_page(user), "Tell me when somebody looks for Orchard", custom_id="s:tell")
        await harness.rests()
    others = range(1001, 1006)
    for other in others:
        await harness.bot.services.store.tell(harness.guild, "orchard", other)
    await find(ana)
    assert await mentioned(ana, 2) == {str(other) for other in others}
    assert notices(harness, ana) == notices(harness, cleo) == []
    await find(ben, seats=3)
    assert await mentioned(ben, 3) == {ana.id, cleo.id}, "those who were left"
    assert len(notices(harness, cleo)) == 1
    await turn(harness, clock, 25)
    await cleo.choose(await find_page(cleo), "No longer tell me about Orchard", custom_id="s:tell")
    await harness.rests()
    await find(ben, seats=4)
    assert cleo.id not in await mentioned(ben, 4)


async def mentioned(user, seats):
    """Who is told that this person looks for others."""
    message = await told(user, f"<@{user.id}> looks for people to play Orchard.** {seats} players", "table-1")
    return set(re.findall(r"<@(\d+)>", text(message).partition("You wanted to be told")[2]))


async def test_quiet_hours_and_direct_messages(harness, clock):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    await choose(cleo, quiet="11-13")
    await choose(ana, quiet="11-13")
    await cleo.choose(await find_page(cleo), "Tell me when somebody looks for Orchard", custom_id="s:tell")
    await find(ana)
    await find(ben)
    thread = await thread_of(harness, ben)
    await table(ana, thread)
    assert notices(harness, cleo) == notices(harness, ana) == []
    await turn(harness, clock, 1.1)
    await told(ana, f"<@{ana.id}>, a seat is held for you", thread)
    assert len(notices(harness, ana)) == 1
    await choose(ben, "My turn: a direct message")
    await find(ben, seats=3)
    await find(cleo, seats=3)
    await find(ana, "table-2", seats=3)
    [letter] = await direct(harness, ben)
    assert says(text(letter), "bot-find-invited")
    assert notices(harness, ben) == []


async def test_without_the_right_to_open_threads_it_says_so_and_nobody_is_on_a_list(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    await find(ana)
    await harness.deny("table-1", "CREATE_PUBLIC_THREADS")
    assert says(text(await find(ben)), "bot-no-permission", missing=t("bot-permission-create_public_threads"))
    assert "Ben" not in text(await find_page(ana))
    await harness.table.trouble("member", user=ana.id, present=False)
    await find(ben, "table-2")
    place = await channel_of(cleo, "table-2")
    assert await threads(ben, place) == [], "who has left the server plays with nobody"
    await find(cleo, "table-2")
    [thread] = await threads(ben, place)
    assert f"held for <@{ben.id}>" in text(await table(ben, thread))


async def channel_of(user, name):
    return next(channel["id"] for channel in await user.channels() if channel.get("name") == name)


async def test_the_page_lists_and_stops(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await find(ana)
    await find(ben, seats=3)
    page = await find_page(ana)
    assert says(text(page), "bot-find-mine", kind="Orchard (2 players, relaxed)")
    assert "**Orchard (3 players, relaxed)**: Ben looks for others" in text(page)
    await ana.choose(page, "No longer: Orchard (2 players, relaxed)", custom_id="s:stop")
    await harness.rests()
    await shown(ana, lambda m: f"<@{ana.id}> no longer looks for people" in text(m))
    await ben.command("table-1", "games")
    games = await shown(ben, lambda m: is_private(m) and "Your games" in text(m))
    assert "**Orchard (3 players, relaxed)**: Ben looks for others" in text(games)
    assert "2 players" not in text(games)


async def test_the_page_lists_tables_one_can_join_as_games_does(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ben.command("table-2", "newgame", game="orchard")
    await lobby(ben, 1, "table-2")
    await ana.command("table-1", "games")
    games = await shown(ana, lambda m: is_private(m) and "Your games" in text(m))
    for page in (games, await find_page(ana)):
        assert says(text(page), "bot-games-sought")
        assert re.search(r"\[Orchard\]\(\S+\): 1 of \d+ seats taken", text(page))


async def test_a_stop_between_finding_and_telling_loses_nothing(harness, clock, monkeypatch):
    ana, ben = await harness.users("Ana", "Ben")
    await find(ana)

    async def cut_off(id_):
        raise ConnectionError

    monkeypatch.setattr(harness.bot.services.seating, "look_after", cut_off)
    await find(ben)
    thread = await thread_of(harness, ben)
    await harness.close()
    await harness.open()
    await turn(harness, clock, 0.1)

    async def calls():
        return len(notices(harness, ana))

    await until(calls, 1)
    await ana.click(await table(ana, thread), label="Join")
    await turn_of((await begun(harness, ana, ben))[0], channel=thread)


async def begun(harness, *users):
    async def games():
        return len(await harness.live_games())

    await until(games, 1)
    [row] = await harness.live_games()
    first = next(user for user in users if int(user.id) == row.waits_for)
    return [first, *(user for user in users if user is not first)]
