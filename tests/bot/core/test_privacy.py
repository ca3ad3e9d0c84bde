"""Everything about a person: seen, taken along, deleted."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing

import pytest

from bot.matches.lobby import substitute
from bot.store import Store
from bot.store.copies import back_up
from bot.store.migrate import look_at
from engine.record import Record
from tests.bot.core.conftest import buttons_of, has, pressed, shown, take, taken, turn_of, until, whole_turn
from tests.bot.core.looking_back import asked, finished, further, games
from tests.bot.core.rows import everything
from tests.bot.core.timed import turn
from tests.bot.matches import says
from tests.e2e.client import is_private, selects, text, walk


async def changed(user, message, label):
    """The same message after a button of it."""
    await user.click(message, label=label)
    return await shown(user, lambda m: m["id"] == message["id"] and text(m) != text(message), "lobby")


async def privacy(user, *labels):
    """The answer after these buttons."""
    message = await asked(user, name="privacy")
    for label in labels:
        message = await changed(user, message, label)
    return message


async def file_of(harness, message):
    [file] = [part["file"] for part in walk(message["components"]) if "file" in part]
    return await harness.table.download(file["url"])


DELETE = ("Delete all of it …", "Yes, delete everything about me")


async def test_it_is_shown_and_exported(harness):
    first, second = await finished(harness, "Ana", "Ben")
    await second.command("lobby", "settings", quiet="22:00-7:00")
    await harness.rests()
    message = await privacy(second)
    assert says(text(message), "bot-privacy-games", decisions=6, count=1, running=0)
    assert "your settings (1)" in text(message)
    message = await privacy(second, "All of it as a file")
    told = json.loads(await file_of(harness, message))
    assert told["user"] == int(second.id)
    assert len(told["decisions"]) == 6
    assert {seat["name"]: seat["you"] for seat in told["games"][0]["seats"]} == {first.name: False, second.name: True}
    assert told["settings"][0]["quiet"] == "2200-0700"
    assert first.id not in json.dumps(told)


async def test_what_cannot_be_reached_is_said_before_the_yes(harness):
    [ana] = await harness.users("Ana")
    question = await privacy(ana, DELETE[0])
    for words in ("records that somebody saved", "copies of the database", "what Discord itself keeps"):
        assert words in text(question)
    await ana.click(question, label="No, keep it")
    await shown(ana, lambda m: m["id"] == question["id"] and "What is stored about you" in text(m), "lobby")


async def test_deleted_nothing_of_the_person_is_left_and_the_moves_stay(harness):
    first, second = await finished(harness, "Ana", "Ben")
    await second.command("lobby", "settings", quiet="22:00-7:00")
    await second.command("lobby", "vacation", days=2)
    await second.command("table-2", "newgame", game="orchard")
    await shown(second, lambda m: has(m, "Join"), "table-2")
    await harness.rests()
    [row] = await harness.bot.services.store.played_by(int(first.id), most=1)
    before = await harness.bot.services.store.journal(row.id)
    assert "is deleted" in text(await privacy(second, *DELETE))
    await harness.rests()
    left = everything(harness)
    assert second.id not in left
    assert not re.search(rf"\b{second.name}\b", left)
    after = await harness.bot.services.store.journal(row.id)
    assert [(one.moves, one.at, repr(one.events)) for one in after] == [
        (one.moves, one.at, repr(one.events)) for one in before
    ]
    mine, theirs = ({one.user for one in after if one.seat == seat} for seat in range(2))
    assert {int(first.id)} in (mine, theirs)
    assert min(*mine, *theirs) < 0, "an id that stands for nobody"
    assert games(await asked(second)) == []
    [line] = games(await asked(first))
    assert says(line, "bot-former-player")


async def test_the_messages_of_the_last_games_are_edited_and_the_record_still_proves_the_game(harness):
    first, second = await finished(harness, "Ana", "Ben")
    end = await shown(first, lambda m: "the game is over" in text(m))
    assert second.name in text(end)
    await privacy(second, *DELETE)
    await harness.rests()
    public = [m for m in await first.messages("table-1") if not is_private(m) and "Orchard" in text(m)]
    told = [m for m in public if "begins. In turn order" not in text(m) and "invites you to" not in text(m)]
    assert len(told) >= 6
    assert [text(m) for m in told if second.name in text(m)] == []
    begun = await shown(first, lambda m: "begins. In turn order" in text(m) and "A former player" in text(m))
    assert second.id not in text(begun)
    end = await first.message("table-1", end["id"])
    assert says(text(end), "bot-former-player")
    told = await further(first, end, "Record", lambda m: "The record of" in text(m))
    content = (await file_of(harness, told)).decode()
    Record.from_json(content).verify()
    assert says(content, "bot-former-player")
    assert second.name not in content


@pytest.mark.parametrize("names", [("Ana", "Ben"), ("Ana", "Ben", "Cleo")])
async def test_in_a_game_under_way_the_seat_is_given_up_first(harness, names):
    players = await harness.begin(*await harness.users(*names))
    await whole_turn(players[0])
    await take(players[1])
    await turn_of(players[1], "Play my turn")
    leaver = players[1]
    question = await privacy(leaver, DELETE[0])
    assert says(text(question), "bot-privacy-running", count=1)
    await leaver.click(question, label=DELETE[1])
    await shown(leaver, lambda m: m["id"] == question["id"] and "is deleted" in text(m), "lobby")
    await harness.rests()
    left = everything(harness)
    assert leaver.id not in left
    assert not re.search(rf"\b{leaver.name}\b", left)
    rows = await harness.live_games()
    assert len(rows) == len(names) - 2
    for row in rows:
        assert row.seats[1].player
        await turn_of(players[2])


async def public(user, *channels):
    """All that everybody can read in these channels, with what there is to click."""
    found = [m for channel in channels for m in await user.messages(channel) if not is_private(m)]
    return "\n".join(text(m) + "".join(buttons_of(m)) for m in found)


async def lobby_of(user, seated, channel):
    return await shown(user, lambda m: has(m, "Join") and taken(m) == seated, channel)


async def test_nothing_in_public_names_them_and_those_who_waited_at_their_table_are_told(harness):
    ana, ben, cleo, dan = await harness.users("Ana", "Ben", "Cleo", "Dan")
    await dan.command("table-2", "newgame", game="orchard")
    await cleo.click(await lobby_of(cleo, 1, "table-2"), label="Join")
    opened = await lobby_of(dan, 2, "table-2")
    await pressed(dan, opened, "arrange")
    page = await shown(dan, lambda m: is_private(m) and "Everybody sees what you choose" in text(m), "table-2")
    menu = next(one["custom_id"] for one in selects(page) if one["custom_id"].endswith(":held"))
    await dan.choose(page, ben.id, custom_id=menu)
    await shown(dan, lambda m: f"held for <@{ben.id}>" in text(m), "table-2")
    await ana.command("table-2", "newgame", game="orchard")  # offers the lobby of that channel again
    await ana.click(await shown(ana, lambda m: is_private(m) and has(m, "Show it"), "table-2"), label="Show it")
    await harness.rests()
    await dan.command("table-1", "find", game="orchard", seats=2)
    await shown(dan, lambda m: has(m, "I would like to play, too"))
    await privacy(dan, *DELETE)
    await harness.rests()
    assert dan.id not in await public(ana, "table-1", "table-2")
    assert "Join" not in await public(ana, "table-2")
    told = await shown(ben, lambda m: "this table is closed: its host has left" in text(m), "table-2")
    assert {ben.id, cleo.id} == {user["id"] for user in told["mentions"]}


async def test_at_the_tables_of_others_they_leave_a_free_seat_and_no_name(harness):
    ana, ben, dan = await harness.users("Ana", "Ben", "Dan")
    await ana.command("table-2", "newgame", game="orchard")
    await dan.click(await lobby_of(dan, 1, "table-2"), label="Join")
    await lobby_of(ana, 2, "table-2")
    await dan.command("table-1", "find")
    about = await shown(dan, lambda m: is_private(m) and "looks for people on this server" in text(m))
    await dan.choose(about, "Tell me when somebody looks for Orchard")
    await shown(dan, lambda m: "No longer tell me about Orchard" in str(m["components"]))
    await ben.command("table-1", "find", game="orchard", seats=2)
    await shown(ben, lambda m: f"You wanted to be told: <@{dan.id}>" in text(m))
    await privacy(dan, *DELETE)
    await harness.rests()
    assert dan.id not in await public(ana, "table-1", "table-2")
    assert has(await lobby_of(ana, 1, "table-2"), "Join")
    assert says(await public(ana, "table-1"), "bot-find-looks", person=f"<@{ben.id}>")


async def test_who_found_each_other_goes_on_looking_without_them(harness):
    ana, ben, dan = await harness.users("Ana", "Ben", "Dan")
    await ana.command("table-1", "find", game="orchard", seats=3)
    await ben.command("table-1", "find", game="orchard", seats=3)
    await shown(ben, lambda m: f"<@{ben.id}> looks for people" in text(m))
    await dan.command("table-1", "find", game="orchard", seats=3)
    await harness.rests()
    table = await harness.channel("table-1")
    [thread] = [one["id"] for one in await ana.channels() if one.get("parent_id") == table]
    await shown(ana, lambda m: f"<@{ana.id}>, a seat is held for you" in text(m), thread)
    await privacy(dan, *DELETE)
    await harness.rests()
    assert dan.id not in await public(ana, "table-1", thread)
    assert says(await public(ana, "table-1"), "bot-find-looks", person=f"<@{ana.id}>")
    await shown(ana, lambda m: "You stay on the list" in text(m), thread)


def trying(harness):
    """Asks where somebody who is deleted is named still."""

    async def asked():
        with closing(sqlite3.connect(harness.settings.file)) as db:
            return db.execute("SELECT subject FROM timer WHERE kind = 'trace'").fetchall()

    return asked


@pytest.mark.parametrize("trouble", [{"status": 0}, {"status": 403, "code": 50013}], ids=["away", "refused"])
@pytest.mark.parametrize("stopped", [False, True])
async def test_what_discord_does_not_let_us_change_at_once_is_tried_until_it_does(clock, harness, trouble, stopped):
    ana, ben, dan = await harness.users("Ana", "Ben", "Dan")
    await dan.command("table-1", "find")
    about = await shown(dan, lambda m: is_private(m) and "looks for people on this server" in text(m))
    await dan.choose(about, "Tell me when somebody looks for Orchard")
    await shown(dan, lambda m: "No longer tell me about Orchard" in str(m["components"]))
    await ben.command("table-1", "find", game="orchard", seats=2)
    await shown(ben, lambda m: f"You wanted to be told: <@{dan.id}>" in text(m))
    await ben.command("table-2", "newgame", game="orchard")
    await dan.click(await lobby_of(dan, 1, "table-2"), label="Join")
    await lobby_of(ben, 2, "table-2")
    await dan.command("lobby", "find", game="orchard", seats=3)
    await shown(dan, lambda m: has(m, "I would like to play, too"), "lobby")
    await harness.rests()
    for method in ("GET", "PATCH", "DELETE"):
        harness.stand_in.faults.add(method=method, path="/channels/*/messages*", times=10**6, **trouble)
    await privacy(dan, *DELETE)
    await harness.rests()
    assert all([dan.id in await public(ana, channel) for channel in ("table-1", "lobby")])
    await lobby_of(ana, 2, "table-2")
    assert traces(harness.settings.data, dan) == []
    clock.turn(2 * 3600)
    await harness.rests()
    await harness.table.trouble("clear")
    if stopped:
        await harness.close()
        await harness.open()
    await turn(harness, clock, 2)
    await until(trying(harness), [])
    assert dan.id not in await public(ana, "table-1", "table-2", "lobby")
    assert has(await lobby_of(ana, 1, "table-2"), "Join")
    assert departed(harness.settings.file) == []


async def test_a_channel_that_is_closed_to_us_is_not_tried_for_ever(clock, harness):
    [dan] = await harness.users("Dan")
    await dan.command("table-2", "newgame", game="orchard")
    await lobby_of(dan, 1, "table-2")
    harness.stand_in.faults.add(path="/channels/*/messages*", times=10**6, status=403, code=50001)
    await privacy(dan, *DELETE)
    await harness.rests()
    [(channel,)] = departed(harness.settings.file)
    assert await harness.channel("table-2") in channel
    await turn(harness, clock, 29 * 24)
    assert len(await trying(harness)()) == 2
    await turn(harness, clock, 2 * 24)
    await until(trying(harness), [])
    assert departed(harness.settings.file) == []


async def test_the_films_of_their_games_are_thrown_away(harness):
    _, leaver = await finished(harness, "Ana", "Ben")
    [row] = await harness.bot.services.store.played_by(int(leaver.id), most=9)
    film = harness.settings.data / "films" / f"{row.id}-0123456789abcdef.webp"
    film.parent.mkdir()
    film.write_bytes(b"with their name")
    await privacy(leaver, *DELETE)
    await harness.rests()
    assert not film.exists()


async def test_somebody_who_plays_alone_leaves_no_game_behind(harness):
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    await privacy(ana, *DELETE)
    await harness.rests()
    assert await harness.live_games() == []
    assert ana.id not in everything(harness)


async def test_the_journal_is_append_only_for_everything_else(harness):
    await finished(harness, "Ana", "Ben")
    with closing(sqlite3.connect(harness.settings.file)) as db:
        [[game]] = db.execute("SELECT id FROM game").fetchall()
        [[person]] = db.execute("SELECT user FROM journal LIMIT 1").fetchall()
        changes = (
            "UPDATE journal SET user = -5",
            "UPDATE journal SET user = NULL",
            "UPDATE journal SET at = 0",
            "UPDATE journal SET moves = '[]'",
            "UPDATE journal SET events = '[]'",
            "UPDATE journal SET revision = revision + 100",
            "DELETE FROM journal",
        )
        for change in changes:
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                db.execute(change)
        db.execute("INSERT INTO leaving VALUES (?, ?, -5)", (game, person))
        for change in ("UPDATE journal SET user = -5", *changes[1:]):  # also of the other person, or more than the id
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                db.execute(change)
        db.execute("UPDATE journal SET user = -5 WHERE user = ?", (person,))


async def test_games_are_kept_for_a_time_only_if_the_host_says_so(harness):
    first, _ = await finished(harness, "Ana", "Ben")
    await harness.begin(*await harness.users("Ana", "Ben"), channel="table-2")
    store, matches = harness.bot.services.store, harness.bot.services.matches
    assert len(await store.played_by(int(first.id), most=9)) == 2
    await matches.expire(1)
    assert len(await store.played_by(int(first.id), most=9)) == 2
    now = matches.now() + 86_401
    matches._clock = lambda: now
    await matches.expire(1)
    [left] = await store.played_by(int(first.id), most=9)
    assert left.ended is None, "a game under way is kept"
    with closing(sqlite3.connect(harness.settings.file)) as db:
        assert {game for (game,) in db.execute("SELECT game FROM journal UNION SELECT game FROM message")} <= {left.id}


def departed(file):
    with closing(sqlite3.connect(file)) as db:
        return db.execute("SELECT subject FROM departed").fetchall()


def traces(folder, user):
    """The files that hold the id of somebody, in digits or as a number."""
    forms = (user.id.encode(), int(user.id).to_bytes(8, "big"))
    files = [file for file in folder.rglob("*") if file.is_file()]
    assert files
    return [file.name for file in files if any(form in file.read_bytes() for form in forms)]


async def test_who_deletes_everything_can_take_no_seat_of_a_game_they_have_looked_from(harness):
    first, leaver, third = await harness.begin(*await harness.users("Ana", "Ben", "Cleo"))
    await whole_turn(first)
    await whole_turn(leaver)
    await take(third)
    await turn_of(third, "Play my turn")
    assert traces(harness.settings.data, leaver), "as yet"
    question = await privacy(leaver, DELETE[0])
    assert says(text(question), "bot-privacy-known-games")
    assert not says(text(question), "bot-privacy-known-daily"), "none was begun"
    await leaver.click(question, label=DELETE[1])
    await shown(leaver, lambda m: m["id"] == question["id"] and "is deleted" in text(m), "lobby")
    await harness.rests()
    assert traces(harness.settings.data, leaver) == []
    [game] = await harness.live_games()
    assert departed(harness.settings.file) == [(game.id,)]
    await first.command("table-1", "seat")
    await first.click(await shown(first, lambda m: is_private(m) and "Your seat in" in text(m)), label="Offer my seat")
    offered = await shown(leaver, lambda m: "offers a seat in" in text(m))
    await leaver.click(offered, label=f"Take the seat of {first.name}")
    await shown(leaver, lambda m: is_private(m) and "You have looked from another seat of this game" in text(m))
    copy = harness.settings.data.parent / "copy.db"
    await asyncio.to_thread(back_up, harness.settings.file, copy)
    assert departed(copy) == []
    assert look_at(harness.settings.file)[0] >= 30, "read whole, as at a start after a crash"
    await harness.bot.services.matches.resign(game.id, int(first.id), substitute, ends=True)
    await harness.rests()
    assert departed(harness.settings.file) == [], "it is over"


async def test_a_key_that_is_thrown_away_is_overwritten(file):
    store = await Store.open(file)
    await store.forget(1, str, ["daily.2026-11-22.orchard"])
    with closing(sqlite3.connect(file)) as db:
        [[key]] = db.execute("SELECT key FROM departed").fetchall()
    await store.forget_departed("daily.2026-11-22.orchard")
    await store.close()
    assert [one.name for one in file.parent.iterdir() if key.encode() in one.read_bytes()] == []
