"""Games that are over: one's own everywhere, another's of the server where one asks."""

import re
from collections import defaultdict
from dataclasses import replace

from bot.matches.steps import course
from playground import places
from playground.permissions import Permission
from tests.bot.core.conftest import buttons_of, has, lobby, press, shown, whole_turn
from tests.bot.core.looking_back import asked, finished, games, walked
from tests.bot.matches import says
from tests.e2e.client import is_private, pictures, selects, text, walk


async def test_ones_own_games_and_what_is_left_of_one(harness):
    ana, _ = await finished(harness, "Ana", "Ben")
    message = await asked(ana)
    [line] = games(message)
    assert re.fullmatch(r"- \*\*Orchard\*\* · (Ana and Ben|Ben and Ana) · <t:\d+:d> · (won|2nd of 2,) \d+ to \d+", line)
    assert len(pictures(message)) == 1, "how it ended"
    [option] = selects(message)[0]["options"]
    await ana.choose(message, option["label"])
    past = await shown(ana, lambda m: m["id"] == message["id"] and has(m, "Replay"), "lobby")
    assert pictures(past)
    assert "**1.**" not in text(past), "places and points stand in the picture"
    courses = re.findall(r"^-# (?:Ana|Ben): (\d+) · (\d+) · (\d+)$", text(past), re.MULTILINE)
    assert len(courses) == 2, "three rounds"
    totals = re.findall(r"Place \d, (?:Ana|Ben): (\d+)", text(past))
    assert sorted(one[2] for one in courses) == sorted(totals)
    [link] = [one for one in walk(past["components"]) if "url" in one and "label" in one]
    assert link["url"].startswith(f"https://discord.com/channels/{harness.guild}/{await harness.channel('table-1')}/")
    await ana.click(past, label="Replay")
    await shown(ana, lambda m: m["id"] == message["id"] and "step 0 of 12" in text(m), "lobby")


async def test_the_list_calls_a_table_by_its_title(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard", options="length=short")
    await press(ana, 1, "arrange")
    page = await shown(ana, lambda m: is_private(m) and has(m, "Title …"))
    await ana.submit(await ana.click(page, label="Title …"), title="Sunday *evening*")
    await ben.click(await lobby(ben, 1), label="Join")
    await ana.click(await lobby(ana, 2), label="Start")
    begun = await shown(ana, lambda m: "begins. In turn order" in text(m))
    players = sorted((ana, ben), key=lambda user: text(begun).index(user.id))
    for number in range(6):
        await whole_turn(players[number % 2])
    await shown(ana, lambda m: "the game is over" in text(m))
    await harness.rests()
    message = await asked(ana)
    [line] = games(message)
    assert line.startswith("- **Sunday \\*evening\\* · Orchard** · ")
    [option] = selects(message)[0]["options"]
    assert option["label"].startswith("1. Sunday *evening* · Orchard (")


async def test_a_channel_that_is_gone_is_said_to_be(harness):
    ana, _ = await finished(harness, "Ana", "Ben")
    places.remove_channel(harness.stand_in.world, harness.stand_in.world.channel(await harness.channel("table-1")))
    await harness.rests()
    message = await asked(ana)
    await ana.choose(message, selects(message)[0]["options"][0]["label"])
    past = await shown(ana, lambda m: m["id"] == message["id"] and has(m, "Replay"), "lobby")
    assert says(text(past), "bot-history-gone")
    assert buttons_of(past) == ["Replay", "Review", "Key moments", "Animation", "Record"]


async def test_anothers_games_of_this_server_where_one_can_read_them(harness):
    _, ben = await finished(harness, "Ana", "Ben")
    [dan] = await harness.users("Dan")
    message = await asked(dan, person=ben.id)
    assert says(text(message), "bot-history-of", player=ben.name)
    assert len(games(message)) == 1
    assert games(await asked(dan)) == []
    assert games(await asked(dan, person=ben.id, game="orchard"))
    world = harness.stand_in.world
    places.deny(world, world.channel(await harness.channel("table-1")), dan.id, Permission.VIEW_CHANNEL)
    await harness.rests()
    assert games(await asked(dan, person=ben.id)) == []
    await dan.choose(message, selects(message)[0]["options"][0]["label"])
    await shown(dan, lambda m: is_private(m) and "not yours to see" in text(m), "lobby")


async def test_in_direct_messages_ones_own_alone(harness):
    ana, ben = await finished(harness, "Ana", "Ben")
    inbox = (await ana.direct(harness.stand_in.world.bot_id))["id"]
    await ana.command(inbox, "history")
    await shown(ana, lambda m: len(games(m)) == 1, inbox)
    await ana.command(inbox, "history", person=ben.id)
    await shown(ana, lambda m: "Ask that on a server" in text(m), inbox)


async def test_a_long_list_has_pages(harness):
    ana, _ = await finished(harness, "Ana", "Ben")
    store = harness.bot.services.store
    [row] = await store.played_by(int(ana.id), most=9)
    game = await store.game(row.id)
    for number in range(11):
        await store.start(replace(game, id=f"more{number}", created=number), None)
    message = await asked(ana)
    assert len(games(message)) == 10
    await ana.click(message, label="Next page")
    message = await shown(ana, lambda m: m["id"] == message["id"] and "Page 2 of 2" in text(m), "lobby")
    assert len(games(message)) == 2


def test_the_course_of_points_ends_with_the_score(key):
    match = walked(key, decisions=40)
    points = course(match)
    assert 1 <= len(points) <= 8
    assert points[-1][1] == [score.total for score in match.game.scores()]
    assert [number for number, _ in points] == sorted({number for number, _ in points})


def test_each_round_counts_with_its_last_decision(orchard):
    """O-4.1: suits of which two cards or more are planted count. In a round everybody plants one card."""
    match = walked(orchard, decisions=99)
    planted, worth = defaultdict[int, list[str]](list), list[list[int]]()
    for entry in match.history:
        if entry.moves[0].startswith("plant "):
            planted[entry.seat or 0].append(entry.moves[0].removeprefix("plant "))
        if len(planted[0]) == len(planted[1]) > len(worth):
            worth.append([suits(planted[seat]) for seat in (0, 1)])
    assert course(match) == list(enumerate(worth, 1))


def suits(cards):
    found = defaultdict[str, list[int]](list)
    for card in cards:
        found[card[:-1]].append(int(card[-1]))
    return sum(sum(values) for values in found.values() if len(values) > 1)


def test_the_set_up_is_no_round():
    assert [number for number, _ in course(walked("helios", decisions=2000))] == [1, 2, 3, 4], "H-3.1: four for two"
