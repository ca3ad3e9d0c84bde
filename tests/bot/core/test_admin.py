"""What managers choose for their server, and that all of its data can be deleted."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from bot.store import Conflict, GuildRow, MessageRow
from tests.bot.core.answers import private_note
from tests.bot.core.conftest import buttons_of, has, lobby, press, shown, turn_of, whole_turn
from tests.bot.core.ranked import give, role
from tests.bot.core.rows import GAME, PLAY
from tests.bot.matches import says, t
from tests.e2e.client import is_private, selects, text


async def page(user):
    await user.command("table-1", "admin")
    return await shown(user, lambda m: is_private(m) and "This server" in text(m))


async def pick(user, custom_id, *values):
    """Choose from one of the menus of the page, and wait until it shows that."""
    message = await page(user)
    await user.choose(message, *map(str, values), custom_id=custom_id)
    await user.table.bot_rests()
    return await shown(user, lambda m: m["id"] == message["id"])


async def test_new_games_only_in_some_channels_while_others_end_as_they_are(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    place = await harness.channel("table-2")
    chosen = await pick(ana, "g:channels", place)
    assert f"<#{place}>" in text(chosen)
    menu = next(one for one in selects(chosen) if one["custom_id"] == "g:channels")
    assert [one["id"] for one in menu["default_values"]] == [place]
    await ben.command("lobby", "newgame", game="orchard")
    assert f"<#{place}>" in text(await private_note(ben, "No new games are opened in this channel", "lobby"))
    await whole_turn(first)
    await turn_of(second)
    await ben.command("table-2", "newgame", game="orchard", thread=True)
    await ana.click(await lobby(ana, 1, "table-2"), label="Join")
    await ben.click(await lobby(ben, 2, "table-2"), label="Start")
    await shown(ben, lambda m: "begins. In turn order" in text(m), "table-2")
    [thread] = [c["id"] for c in await ana.channels() if c.get("parent_id") == place]
    await pick(ana, "g:channels")
    await ben.command("lobby", "newgame", game="orchard")
    await lobby(ben, 1, "lobby")
    await pick(ana, "g:channels", place)
    await ben.command(thread, "newgame", game="orchard")
    await private_note(ben, "A game is being played in this thread", thread)


async def test_the_pace_of_new_tables(harness):
    [ana] = await harness.users("Ana")
    await pick(ana, "s:pace", "Pace of new tables: two days a turn")
    await ana.command("table-1", "newgame", game="orchard")
    assert says(text(await lobby(ana, 1)), "bot-lobby-players-any", least=2, most=4, pace="two days a turn")


async def test_at_most_so_many_tables_on_a_server(harness):
    """Games and lobbies are counted."""
    ana, ben = await harness.users("Ana", "Ben")
    known = await harness.bot.services.store.guild(harness.guild)
    await harness.bot.services.store.save_guild(replace(known, most=2))
    await harness.begin(ana, ben)
    await ben.command("table-2", "newgame", game="orchard")
    await lobby(ben, 1, "table-2")
    await ana.command("lobby", "newgame", game="orchard")
    await private_note(ana, "There are 2 tables on this server already", "lobby")
    await press(ben, 1, "cancel", "table-2")
    await harness.rests()
    await ana.command("lobby", "newgame", game="orchard")
    await lobby(ana, 1, "lobby")


async def test_at_most_so_many_tables_for_each_person(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await pick(ana, "s:each", "Tables for each person: 1 at once")
    await ben.command("table-1", "newgame", game="orchard")
    await lobby(ben, 1)
    await ben.command("table-2", "newgame", game="orchard")
    await private_note(ben, f"<@{ben.id}> sits at a table of this server already", "table-2")
    await ana.command("table-2", "newgame", game="orchard")
    await ben.click(await lobby(ben, 1, "table-2"), label="Join")
    await private_note(ben, f"<@{ben.id}> sits at a table of this server already", "table-2")
    await press(ana, 1, "seat", "table-2")
    question = await shown(ana, lambda m: is_private(m) and has(m, "Yes, one more seat for me"), "table-2")
    await ana.click(question, label="Yes, one more seat for me")
    await lobby(ana, 2, "table-2")


async def test_who_besides_the_players_may_end_games(harness):
    ana, ben, cleo, dan = await harness.users("Ana", "Ben", "Cleo", "Dan")
    referees = role(harness, "Referees")
    assert says(text(await page(ana)), "bot-admin-moderators")
    assert f"<@&{referees}>" in text(await pick(ana, "g:enders", referees))
    give(harness, dan, referees)
    await harness.begin(ben, cleo)
    await dan.command("table-1", "end")
    question = await shown(dan, lambda m: is_private(m) and "really end here" in text(m))
    await dan.click(question, label="Moderator: end it")
    await shown(dan, lambda m: "the game is over" in text(m))


class TestDeletion:
    async def test_after_its_name_was_typed_nothing_is_left(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        await whole_turn(first)
        await harness.begin(ben, channel="table-2", computers=1)
        await ben.command("lobby", "newgame", game="orchard")
        await lobby(ben, 1, "lobby")
        await harness.rests()
        question = await self.asked(ana)
        outcome = await ana.click(question, label="Type the name of the server …")
        assert outcome.modal["title"] == t("bot-admin-form")
        await ana.submit(outcome, name="Another one")
        await private_note(ana, "not the name of this server")
        assert len(await harness.live_games()) == 2
        await ana.submit(await ana.click(question, label="Type the name of the server …"), name=" Playground ")
        await shown(ana, lambda m: is_private(m) and "Deleted: 2 games" in text(m))
        await harness.rests()
        left = {table for table, number in rows(harness.settings.file).items() if number}
        assert left <= {"alive", "user", "habit", "explained", "news", "rating"}, "ratings are of people"
        message = next(m for m in await ana.messages("table-1") if label_of(m, "Take") or has(m, "Play my turn"))
        await ana.click(message, label=label_of(message, "Take") or "Play my turn")
        await private_note(ana, "I don’t know this button")
        await ana.command("table-1", "newgame", game="orchard")
        await lobby(ana, 1)

    async def asked(self, user):
        message = await page(user)
        await user.click(message, label="Delete all data of this server …")
        question = await shown(user, lambda m: is_private(m) and has(m, "Type the name of the server …"))
        assert "2 tables" not in text(question)
        assert "3 tables" in text(question)
        return question

    async def test_of_another_server_everything_stays(self, store):
        """And a journal goes with its game alone."""
        other = replace(GAME, id="g2", guild=6, channel=8)
        for game in (GAME, other):
            await store.start(game, None)
            await store.append(replace(game, revision=1), PLAY)
            await store.save_message(MessageRow(f"{game.id}-0", game.id, "turn", game.channel, 0))
            await store.agree(game.id, "end", 4)
            await store.set_timer("game", game.id, 10)
            await store.save_guild(GuildRow(game.guild or 0, most=3))
        tables = ("game", "journal", "message", "consent", "timer", "player", "sat", "outbox", "guild")
        assert await numbers(store, tables) == dict.fromkeys(tables, 2)
        assert await store.forget_guild(5) == ["g1"]
        assert await numbers(store, tables) == dict.fromkeys(tables, 1)
        assert await store.game("g1") is None
        assert [entry.revision for entry in await store.journal("g2")] == [1]
        with pytest.raises(Conflict):
            await store._execute("DELETE FROM journal WHERE game = :game", {"game": "g2"})


async def numbers(store, tables):
    counted = [await store._fetch(f"SELECT count(*) AS number FROM {table}") for table in tables]
    return {table: row["number"] for table, [row] in zip(tables, counted, strict=True)}


def label_of(message, start):
    return next((label for label in buttons_of(message) if label.startswith(start)), None)


def rows(file):
    """How many rows every table has."""
    with closing(sqlite3.connect(file)) as db:
        tables = [name for [name] in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {table: db.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables}
