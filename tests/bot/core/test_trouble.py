"""Whatever Discord or somebody at the table does: a friendly outcome, nothing lost, nothing twice."""

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing
from types import SimpleNamespace

import pytest

from bot.base import gate
from bot.delivery import patience, response
from bot.gateway.app import Bot
from bot.store import Store, StoreTrouble
from tests.bot.core.conftest import (
    ANSWERS,
    buttons_of,
    has,
    label_like,
    panel_of,
    plant,
    public_asks,
    quiet,
    revision,
    shown,
    take,
    turn_of,
    until,
    whole_turn,
)
from tests.bot.matches import says
from tests.e2e.client import buttons, is_private, text

POSTS = "/channels/*/messages"
ACKNOWLEDGEMENTS = {"method": "POST", "path": "/interactions/*/callback"}


class TestClicks:
    async def test_of_others_are_answered_in_private(self, harness):
        ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
        first, second = await harness.begin(ana, ben)
        message = await turn_of(first)
        for user, words in ((second, f"It’s {first.name}"), (cleo, "do not sit at this table")):
            await user.click(message, label=label_like(message, "Take"))
            assert await shown(user, lambda m, words=words: is_private(m) and words in text(m))  # type: ignore[misc]
        assert await revision(harness) == 0

    @pytest.mark.parametrize(
        ("forged", "words"),
        [
            ("m:{game}:0:ffffffffff", "cannot be done now"),
            ("m:{game}:7:ffffffffff", "moved on"),
            ("m:0000000000:0:ffffffffff", "don’t know this button"),
            ("a:{game}:0:undo.turn", "nothing you can take back"),
            ("a:{game}:0:end.agree", "moved on"),
            ("a:{game}:0:again", "moved on"),
            ("a:{game}:0:record", "moved on"),
            ("a:{game}:0:here", "moved on"),
            ("a:{game}:0:nonsense", "moved on"),
            ("l:0000000000:start", "don’t know this button"),
            ("u:dm.maybe", "don’t know this button"),
            ("nonsense", "don’t know this button"),
        ],
    )
    async def test_that_are_forged_change_nothing(self, harness, forged, words):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        message = await turn_of(first)
        [row] = await harness.live_games()
        await first.press(message, forged.format(game=row.id), kind=2)
        assert await shown(first, lambda m: is_private(m) and words in text(m))
        assert await revision(harness) == 0
        await harness.rests()
        assert text(await first.message("table-1", message["id"])) == text(message)

    async def test_that_discord_delivers_twice_count_once(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        await harness.table.trouble("duplicate", times=3)
        await take(first)
        await plant(first)
        await turn_of(second)
        await harness.rests()
        assert await revision(harness) == 2
        assert [m for m in await first.messages("table-1") if says(text(m), "bot-no-doubled")] == []

    async def test_commands_that_discord_delivers_twice_count_once(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        await harness.table.trouble("duplicate", times=1)
        await ana.command("table-1", "newgame", game="orchard")
        await ana.settled()
        assert has((await ana.messages("table-1"))[-1], "Join")
        first, _ = await harness.begin(ana, ben, channel="table-2")
        await turn_of(first, channel="table-2")
        assert [m for m in await ana.messages("table-1") if "already open" in text(m)] == []

    async def test_on_old_messages_say_where_to_look(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        old = await turn_of(first)
        stale = next(b for b in buttons(old) if b["custom_id"].startswith("m:"))
        await whole_turn(first)
        await turn_of(second)
        await first.press(old, stale["custom_id"], kind=2)
        assert await shown(first, lambda m: is_private(m) and "moved on" in text(m))

    async def test_that_turn_a_page_before_discord_confirmed_the_message(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        await harness.table.trouble("fault", method="POST", path=POSTS, status=500, after=True)
        first, _ = await harness.begin(ana, ben)
        message = await turn_of(first)
        [row] = await harness.live_games()
        since = len(first.delivered)
        await first.press(message, f"n:{row.id}:0:", kind=2)
        answered = await first.wait(lambda event: event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"), since=since)
        assert answered.data["id"] == message["id"]


class TestRequests:
    """The table continues whatever happens to a request."""

    @pytest.mark.usefixtures("nothing_lent")
    @pytest.mark.parametrize("after", [False, True])
    @pytest.mark.parametrize("status", [500, 429, 0])
    @pytest.mark.parametrize(
        ("method", "path"), [("POST", "/channels/*/messages"), ("PATCH", "/channels/*/messages/*")]
    )
    async def test_posts_and_edits_that_fail_are_neither_lost_nor_doubled(self, harness, method, path, status, after):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        await quiet(harness)
        await harness.table.trouble("fault", method=method, path=path, status=status, after=after)
        await whole_turn(first)
        await turn_of(second)
        await quiet(harness)
        assert len(await public_asks(first)) == 1
        told = [m for m in await first.messages("table-1") if "round" in text(m).lower() and not is_private(m)]
        assert len(told) == 2

    async def test_an_acknowledgement_that_is_lost_plays_nothing_and_the_message_still_offers_it(
        self, harness, monkeypatch
    ):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        message = await turn_of(first)
        await harness.table.trouble("fault", **ACKNOWLEDGEMENTS, status=404)
        with monkeypatch.context() as soon:
            soon.setattr("playground.interactions.ANSWER_TIME", 0.5)
            outcome = await first.click(message, label=label_like(message, "Take"))
        assert outcome.failed
        await harness.rests()
        assert await revision(harness) == 0
        await take(first)
        await turn_of(first, "Play my turn")

    @pytest.mark.parametrize("after", [False, True])
    async def test_an_acknowledgement_that_was_cut_off_is_tried_again_and_the_click_counts(self, harness, after, capfd):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        for act in (take, plant):
            await turn_of(first, "Play my turn" if act is plant else "Take")
            await harness.table.trouble("fault", **ACKNOWLEDGEMENTS, status=0, after=after)
            await act(first)
        await turn_of(second)
        assert await revision(harness) == 2
        assert "Traceback" not in capfd.readouterr().err

    @pytest.mark.parametrize("after", [False, True])
    @pytest.mark.parametrize("trouble", [{"status": 0, "times": response.TRIES}, {"status": 0, "hold": 600}])
    async def test_an_acknowledgement_of_which_nothing_is_known_counts_as_given(
        self, harness, monkeypatch, trouble, after
    ):
        """The acknowledgement is cut or hangs, before or after its effect, and so is all that would tell which."""
        monkeypatch.setattr(response, "FIRST_ANSWER", 1.0)
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await take(first)
        panel = await panel_of(first)
        await harness.rests()
        with monkeypatch.context() as soon:
            if not after:
                soon.setattr("playground.interactions.ANSWER_TIME", 0.5)
            await harness.table.trouble("fault", **ACKNOWLEDGEMENTS, after=after, **trouble)
            outcome = await first.click(panel, label=label_like(panel, "Plant"))
            await turn_of(second)
            await harness.rests()
        assert await revision(harness) == 2
        assert outcome.failed == (not after)
        told = "Your click before this one counted"
        for _ in range(2):
            await first.click(await turn_of(second), label="Boards")
            await harness.rests()
        assert sum(told in text(m) for m in await first.messages("table-1")) == (not after)

    async def test_an_acknowledgement_that_discord_refused_for_certain_plays_nothing(self, harness, monkeypatch):
        """Its limit was all that it ever answered, then it says that it waits no longer."""
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        message = await turn_of(first)
        monkeypatch.setattr(response, "FIRST_ANSWER", 1.0)
        await harness.table.trouble("fault", **ACKNOWLEDGEMENTS, status=429, retry_after=3600)
        with monkeypatch.context() as soon:
            soon.setattr("playground.interactions.ANSWER_TIME", 0.5)
            assert (await first.click(message, label=label_like(message, "Take"))).failed
        await harness.rests()
        assert await revision(harness) == 0
        await take(first)
        await turn_of(first, "Play my turn")

    @pytest.mark.parametrize("after", [False, True])
    async def test_an_answer_that_was_cut_off_is_given_again(self, harness, after, capfd):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        await take(first)
        await turn_of(first, "Play my turn")
        await harness.rests()
        await harness.table.trouble("fault", **ANSWERS, status=0, after=after)
        assert label_like(await panel_of(first), "Plant")
        assert "Traceback" not in capfd.readouterr().err

    @pytest.mark.parametrize(
        "trouble", [{"status": 429, "retry_after": 3600}, {"status": 500, "hold": 600}, {"status": 0, "times": 10**6}]
    )
    async def test_answers_that_discord_does_not_take_shut_nobody_out(self, harness, monkeypatch, trouble, capfd):
        give_up = ending_patience(monkeypatch)
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        message = await turn_of(first)
        await harness.rests()
        times = {"times": gate.MOST_OF_A_PERSON} | trouble
        await harness.table.trouble("fault", **ANSWERS, **times)
        for _ in range(gate.MOST_OF_A_PERSON):
            await first.click(message, label="Boards")
        if trouble["status"]:
            await harness.table.faults_met()
        give_up()
        await harness.rests()
        await harness.table.trouble("clear")
        await first.click(message, label="Boards")
        await shown(first, lambda m: is_private(m) and "market" in text(m).lower())
        await whole_turn(first)
        await turn_of(second)
        assert "Traceback" not in capfd.readouterr().err

    async def test_whoever_gives_up_in_a_global_limit_holds_nobody_else(self, harness, monkeypatch):
        give_up = ending_patience(monkeypatch)
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        await quiet(harness)
        limit = {"status": 429, "retry_after": 3600, "everywhere": True}
        await harness.table.trouble("fault", method="POST", path=POSTS, **limit)
        await whole_turn(first)
        await harness.table.faults_met()
        give_up()
        await turn_of(second)
        await quiet(harness)
        assert len(await public_asks(first)) == 1

    async def test_a_panel_that_could_not_be_shown_does_not_deny_what_was_played(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await take(first)
        panel = await panel_of(first)
        await harness.table.trouble("fault", **ANSWERS, status=400)
        await first.click(panel, label=label_like(panel, "Plant"))
        await shown(first, lambda m: is_private(m) and "try again if your click did not count" in text(m))
        await turn_of(second)
        await first.click(panel, label=label_like(panel, "Plant"))
        await shown(first, lambda m: m["id"] == panel["id"] and "your first click counted" in text(m))
        assert await revision(harness) == 2

    async def test_an_acknowledgement_that_got_through_though_discord_said_500(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        await turn_of(first)
        await harness.table.trouble("fault", **ACKNOWLEDGEMENTS, status=500, after=True)
        await take(first)
        await turn_of(first, "Play my turn")
        assert await revision(harness) == 1

    @pytest.mark.parametrize("asked", ["Take", "Boards"])
    async def test_a_click_that_another_process_answered_is_left_to_it(self, harness, monkeypatch, asked):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        message = await turn_of(first)
        await harness.rests()
        before = len(await harness.table.requests())
        await harness.table.trouble("fault", **ACKNOWLEDGEMENTS, status=400, code=40060)
        with monkeypatch.context() as soon:
            soon.setattr("playground.interactions.ANSWER_TIME", 0.5)
            assert (await first.click(message, label=label_like(message, asked))).failed
        await harness.rests()
        sent = [entry["path"].rpartition("/")[2] for entry in (await harness.table.requests())[before:]]
        assert sent == ["callback"]
        assert await revision(harness) == 0

    async def test_two_processes_play_a_click_once_and_deny_nothing(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        await turn_of(first)
        await harness.rests()
        other = Bot(harness.settings)
        running = asyncio.create_task(other.start(harness.settings.token.get_secret_value()))

        async def ready():
            return other.is_ready()

        try:
            await until(ready, True)
            await take(first)
            await turn_of(first, "Play my turn")
            await harness.rests()
        finally:
            await other.close()
            await asyncio.gather(running, return_exceptions=True)
        assert await revision(harness) == 1
        assert not any(is_private(message) for message in await first.messages("table-1"))

    @pytest.mark.parametrize("after", [False, True])
    async def test_a_post_that_hangs_is_given_up_and_made_once(self, harness, monkeypatch, after):
        patience_ends = ending_patience(monkeypatch)
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        await quiet(harness)
        await harness.table.trouble("fault", method="POST", path=POSTS, status=0, after=after, hold=600)
        await whole_turn(first)
        await harness.table.faults_met()
        patience_ends()
        message = await turn_of(second)
        await quiet(harness)
        assert [m["id"] for m in await public_asks(first)] == [message["id"]]

    async def test_slow_discord_shows_the_newest_state_in_the_end(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        await harness.table.trouble("delay", requests=0.2, events=0.1)
        await whole_turn(first)
        await take(second)
        await turn_of(second, "Play my turn")
        await quiet(harness)
        assert len(await public_asks(first)) == 1


def ending_patience(monkeypatch):
    """Makes the bot give up on the requests that are under way."""
    under_way: list[asyncio.Timeout] = []

    @asynccontextmanager
    async def timeout(seconds):
        async with asyncio.timeout(seconds) as limit:
            under_way.append(limit)
            try:
                yield
            finally:
                under_way.remove(limit)

    def give_up():
        for limit in under_way:
            limit.reschedule(0)

    monkeypatch.setattr(patience, "asyncio", SimpleNamespace(**vars(asyncio) | {"timeout": timeout}))
    return give_up


class TestOldMessages:
    """Discord takes few edits of messages older than an hour."""

    @pytest.mark.usefixtures("nothing_lent")
    @pytest.mark.parametrize(("retry_after", "times"), [(0.2, 2), (0.1, 5), (3600, 1)])
    async def test_are_edited_later_or_replaced(self, harness, monkeypatch, retry_after, times):
        patience_ends = ending_patience(monkeypatch)
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        await quiet(harness)
        settings = {"method": "PATCH", "path": "/channels/*/messages/*", "status": 429, "code": 30046}
        await harness.table.trouble("fault", **settings, retry_after=retry_after, times=times)
        await take(first)
        await harness.table.faults_met()
        if retry_after > patience.PATIENCE:
            patience_ends()
        await plant(first)
        await turn_of(second)
        await quiet(harness)
        assert len(await public_asks(first)) == 1


class TestSockets:
    @pytest.mark.slow
    @pytest.mark.parametrize("settings", [{"action": "drop"}, {"action": "reconnect"}, {"action": "invalidate"}])
    async def test_that_break_are_opened_again(self, harness, settings):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        await harness.table.trouble("socket", **settings)
        await harness.table.bot_is_here()
        await whole_turn(first)
        await turn_of(second)

    async def test_a_restart_in_the_middle_of_a_turn(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await take(first)
        message = await turn_of(first, "Play my turn")
        await harness.close()
        await harness.open()
        await plant(first)
        await turn_of(second)
        await quiet(harness)
        assert buttons_of(await first.message("table-1", message["id"])) == ["Undo"]
        await whole_turn(second)
        await turn_of(first)
        await quiet(harness)
        assert buttons_of(await first.message("table-1", message["id"])) == []


@asynccontextmanager
async def full_disk(harness, monkeypatch):
    async def full(*args: object, **more: object) -> None:
        raise StoreTrouble("full")

    with monkeypatch.context() as patch:
        patch.setattr(harness.bot.services.store, "append", full)
        yield


@asynccontextmanager
async def locked(harness, monkeypatch):
    await harness.bot.services.store._database._writer.execute("PRAGMA busy_timeout = 50")
    with closing(sqlite3.connect(harness.settings.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


@asynccontextmanager
async def read_only(harness, monkeypatch):
    writer = harness.bot.services.store._database._writer
    await writer.execute_fetchall("PRAGMA query_only = ON")
    yield
    await writer.execute_fetchall("PRAGMA query_only = OFF")


@asynccontextmanager
async def damaged(harness, monkeypatch):
    writer = harness.bot.services.store._database._writer
    await writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = harness.settings.file.read_bytes()
    harness.settings.file.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    await writer.execute_fetchall("PRAGMA shrink_memory")
    yield
    harness.settings.file.write_bytes(whole)
    await writer.execute_fetchall("PRAGMA shrink_memory")


class TestTheDatabase:
    @pytest.mark.parametrize(
        ("trouble", "words"),
        [
            (full_disk, "disk of the computer I run on is full"),
            (locked, "Another program holds my database"),
            (read_only, "My database is read-only"),
            (damaged, "database is damaged"),
        ],
    )
    async def test_a_move_that_cannot_be_stored_did_not_happen(self, harness, monkeypatch, trouble, words):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        await turn_of(first)
        await quiet(harness)
        async with trouble(harness, monkeypatch):
            await take(first)
            assert await shown(first, lambda m: is_private(m) and words in text(m))
        assert await revision(harness) == 0
        await take(first)
        await turn_of(first, "Play my turn")

    async def test_a_post_that_could_not_be_noted_is_not_made_twice(self, harness, monkeypatch):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        await quiet(harness)
        store = harness.bot.services.store
        note = store.save_message
        failed: list[object] = []

        async def forgetful(row):
            if row.message is not None and row.closed is None and not failed:
                failed.append(row)
                raise StoreTrouble("full")
            await note(row)

        monkeypatch.setattr(store, "save_message", forgetful)
        await whole_turn(first)
        message = await turn_of(second)
        await harness.table.trouble("clock", seconds=600)
        await quiet(harness)
        assert failed
        assert [m["id"] for m in await public_asks(second)] == [message["id"]]


async def test_a_database_that_cannot_be_used_at_the_start_is_tried_again(harness, monkeypatch):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await turn_of(first)
    await harness.table.trouble("fault", method="POST", path=POSTS, status=400, times=100)
    await whole_turn(first)
    await harness.close()
    await harness.table.trouble("clear")
    posts = Store.posts
    failed: list[Store] = []

    async def busy(store):
        if not failed:
            failed.append(store)
            raise StoreTrouble("locked")
        return await posts(store)

    monkeypatch.setattr(Store, "posts", busy)
    monkeypatch.setattr("bot.store.patience.AGAIN_SECONDS", 0.05)
    await harness.open()
    await turn_of(second)
    assert failed


async def test_a_computer_decides_once_the_database_can_be_used(harness, monkeypatch):
    [ana] = await harness.users("Ana")
    append = Store.append
    failed: list[Store] = []

    async def busy(store, game, entry, **more):
        if entry.user is None and not failed:
            failed.append(store)
            raise StoreTrouble("locked")
        await append(store, game, entry, **more)

    monkeypatch.setattr(Store, "append", busy)
    monkeypatch.setattr("bot.store.patience.AGAIN_SECONDS", 0.05)
    await harness.begin(ana, computers=1)
    await whole_turn(ana)
    await turn_of(ana)
    assert failed


async def test_a_bot_that_is_closed_hears_nothing_more(harness, monkeypatch):
    heard = []
    monkeypatch.setattr(type(harness.bot), "on_ready", lambda bot: heard.append(bot))
    await harness.close()
    harness.bot.dispatch("ready")
    assert heard == []
