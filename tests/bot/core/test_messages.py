"""The messages of a game: one to play from, edited within the turn, posted once, in the end all up to date."""

from dataclasses import replace
from importlib import import_module

import pytest

from benchmarks.chaos.truth import Witness
from bot.base import custom_ids
from bot.delivery.discord_client import EditsExhausted
from tests.bot.core.conftest import (
    another_seat,
    label_like,
    lobby,
    panel_of,
    passed_turn,
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
from tests.bot.core.requests import REFUSED, requests
from tests.e2e.client import Event, Json, User, controls, is_private, pictures, text

POST = {"method": "POST", "path": "/channels/*/messages"}
PATCH = {"method": "PATCH", "path": "/channels/*/messages/*"}
A_WHILE = 600
"""Seconds after which Discord has forgotten every nonce."""


class Watch:
    """The content of the channel after every single event there, as a spectator saw it."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.read = 0
        self.most = 0
        self._enabled: dict[str, list[str]] = {}

    def catch_up(self) -> None:
        news, self.read = self.user.delivered[self.read :], len(self.user.delivered)
        for event in news:
            self._happen(event)
            playable = [message for message, found in self._enabled.items() if found]
            assert len(playable) <= 1, self._enabled
            self.most = max(self.most, len(playable))

    def _happen(self, event: Event) -> None:
        if event.name == "MESSAGE_DELETE":
            self._enabled.pop(event.data["id"], None)
        elif event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and not is_private(event.data):
            self._enabled[event.data["id"]] = list(of_a_game(event.data))


def of_a_game(message: Json) -> list[str]:
    """The usable buttons and menus of a game, but for those of a turn that has passed; not those of lobbies."""
    found = []
    for value in (value for one in controls(message) for value in _values(one)):
        match custom_ids.parse(value):
            case custom_ids.MoveClick() | custom_ids.PageClick():
                found.append(value)
            case custom_ids.ActionClick(what=what) if what.partition(".")[0] not in ("undo", "then", "change"):
                found.append(value)
    return found


def _values(control: Json) -> list[str]:
    return [option["value"] for option in control.get("options", [])] or [control["custom_id"]]


class TestOneToPlayFrom:
    async def test_never_two_messages_of_a_game_have_controls(self, harness):
        ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
        watch = Watch(cleo)
        players = await harness.begin(ana, ben, options="length=short", computers=1)
        asked = 0
        while not [m for m in await ana.messages("table-1") if "the game is over" in text(m)]:
            mover = await self.asked(players)
            if mover is None:
                continue
            asked += 1
            await take(mover)
            watch.catch_up()
            if asked == 2:
                await ben.command("table-1", "board")
            await plant(mover)
            watch.catch_up()
        await quiet(harness)
        await cleo.settled()
        watch.catch_up()
        assert watch.most == 1
        assert watch.read > 20, "too little was seen to judge"

    async def asked(self, players):
        for user in players:
            for message in await public_asks(user):
                if f"**<@{user.id}>" in text(message) and label_like(message, "Take"):
                    return user
        return None

    async def test_nor_while_a_turn_is_taken_back_and_given_again(self, harness):
        ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
        watch = Watch(cleo)
        first, second = await harness.begin(ana, ben)
        for _ in range(2):
            if not label_like(await self.newest(first), "Play my turn"):
                await take(first)
            await plant(first)
            await turn_of(second)
            await first.click(await passed_turn(first), label="Undo")
            await turn_of(first, "Play my turn")
        await quiet(harness)
        await cleo.settled()
        watch.catch_up()
        assert watch.most == 1

    async def newest(self, user):
        return await shown(user, lambda m: bool(of_a_game(m)) and not is_private(m))


class TestPosts:
    async def test_what_discord_refused_for_a_moment_is_posted_by_the_outbox(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        await quiet(harness)
        await harness.table.trouble("fault", **POST, **REFUSED)
        await whole_turn(first)
        await turn_of(second)
        await quiet(harness)
        tries = await requests(harness, "POST")
        assert [one["status"] for one in tries] == [200, 400, 200]

    async def test_every_try_has_the_same_nonce_and_asks_discord_to_heed_it(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        await quiet(harness)
        await harness.table.trouble("fault", **POST, **REFUSED, times=2)
        await whole_turn(first)
        await turn_of(second)
        opening, *tries = [one["body"] for one in await requests(harness, "POST")]
        assert len(tries) == 3
        assert len({body["nonce"] for body in tries}) == 1
        assert opening["nonce"] != tries[0]["nonce"]
        assert all(body["enforce_nonce"] and len(str(body["nonce"])) <= 25 for body in (opening, *tries))

    async def test_a_post_whose_answer_was_lost_is_found_again_without_a_nonce(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        await quiet(harness)
        await harness.table.trouble("fault", **POST, **REFUSED, after=True)
        await whole_turn(first)
        message = await turn_of(second)
        await harness.table.trouble("clock", seconds=A_WHILE)
        await quiet(harness)
        assert len(await requests(harness, "POST")) == 2, "it was not posted again"
        assert [m["id"] for m in await public_asks(second)] == [message["id"]]
        await take(second)
        assert (await turn_of(second, "Play my turn"))["id"] == message["id"]

    async def test_a_call_deleted_before_the_bot_knew_of_it_is_made_again(self, harness):
        """Whether it was ever posted cannot be known then. The judge of chaos finds nothing wrong with that alone."""
        witness = Witness(harness.stand_in.world, harness.settings.stored)
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        await quiet(harness)
        await harness.table.trouble("fault", **POST, **REFUSED, after=True, hold=600)
        await whole_turn(first)
        deleted = await turn_of(second)
        await ana.dismiss(deleted)
        await harness.table.trouble("clear")
        again = await turn_of(second)
        there = harness.stand_in.world.messages[again["channel_id"]]
        assert there[again["id"]].notified == [second.id]
        await quiet(harness)
        assert [fault for fault in witness.at_the_end([]) if "called" in fault] == []
        before, after = witness.calls[-2:]
        witness.calls[-1] = replace(after, nonce="another one")
        assert [fault for fault in witness.at_the_end([]) if "called" in fault], before

    async def test_an_answer_to_a_command_is_not_taken_for_the_lost_post(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        await quiet(harness)
        await harness.table.trouble("fault", **POST, **REFUSED)
        await whole_turn(first)
        await harness.table.faults_met()
        await second.command("table-1", "end")
        vote = await shown(second, lambda m: "1 of 2" in text(m))
        message = await turn_of(second)
        assert message["id"] != vote["id"]
        there = harness.stand_in.world.messages[message["channel_id"]]
        assert there[message["id"]].notified == [second.id]
        assert "1 of 2" in text(await second.message("table-1", vote["id"]))


class TestEdits:
    @pytest.mark.usefixtures("nothing_lent")
    async def test_what_is_there_is_not_uploaded_again(self, harness, monkeypatch):
        orchard = import_module("render.orchard")
        true = orchard.pictures

        def with_a_sign(*asked):
            return [replace(orchard.gallery(*asked)[-1], name="sign"), *true(*asked)]

        monkeypatch.setattr(orchard, "pictures", with_a_sign)
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        before = {picture["url"].split("?")[0] for picture in pictures(await turn_of(first))}
        await quiet(harness)
        known = (await harness.table.requests())[-1]["number"]
        await take(first)
        after = {picture["url"].split("?")[0] for picture in pictures(await turn_of(first, "Play my turn"))}
        [sign] = before & after
        assert "/sign-" in sign
        await quiet(harness)
        [edit] = await requests(harness, "PATCH", after=known)
        assert [file["name"].partition("-")[0] for file in edit["files"]] == ["table"]
        assert self.kept(edit) in sign
        known = (await harness.table.requests())[-1]["number"]
        await plant(first)
        await turn_of(second)
        await quiet(harness)
        [closing] = await requests(harness, "PATCH", after=known)
        assert not closing["files"]
        assert len(closing["body"]["attachments"]) == 2, "it keeps both pictures as they are"

    def kept(self, edit):
        """The one attachment that is named by its id and has no file with the JSON."""
        [kept] = [int(one["id"]) for one in edit["body"]["attachments"] if int(one["id"]) >= len(edit["files"])]
        return f"/{kept}/"

    @pytest.mark.usefixtures("nothing_lent")
    async def test_of_many_that_wait_only_the_newest_is_made(self, harness):
        [ana] = await harness.users("Ana")
        await ana.command("table-1", "newgame", game="orchard")
        await another_seat(ana, 1)
        await ana.click(await lobby(ana, 2), label="Start")
        message = await turn_of(ana)
        await quiet(harness)
        known = (await harness.table.requests())[-1]["number"]
        services = harness.bot.services
        [row] = await harness.live_games()
        await harness.table.trouble("fault", **PATCH, status=500, hold=60)
        await take(ana)
        await harness.table.faults_met()
        for _ in range(4):
            match = await services.matches.get(row.id)
            await services.matches._change(
                row.id, lambda match: match.play(match.game.moves()[:1], user=int(ana.id), at=1)
            )
        await harness.table.trouble("clear")
        await quiet(harness)
        edits = await requests(harness, "PATCH", after=known)
        assert [one["status"] for one in edits] == [500, 200, 200], "one that was on its way, tried twice, and the last"
        match = await services.matches.get(row.id)
        seen = await ana.message("table-1", message["id"])
        assert match.revision == 5
        assert {custom_ids.parse(one).revision for one in of_a_game(seen)} == {5}

    async def test_an_edit_that_discord_puts_off_again_and_again_is_told_apart_from_a_failure(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        await turn_of(first)
        await quiet(harness)
        services = harness.bot.services
        [row] = await harness.live_games()
        [message] = await services.store.messages(row.id)
        outgoing = services.public_messages.turn(await services.matches.get(row.id), message)
        tries = 5  # as many as discord.py makes
        await harness.table.trouble("fault", **PATCH, status=429, code=30046, retry_after=0.01, times=tries)
        with pytest.raises(EditsExhausted):
            await services.discord_client.edit(message.channel, message.message, outgoing, message.files)
        await services.discord_client.edit(message.channel, message.message, outgoing, message.files)

    @pytest.mark.usefixtures("nothing_lent")
    async def test_the_next_one_does_not_wait_for_an_old_message_that_takes_no_edit(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await take(first)
        await turn_of(first, "Play my turn")
        panel = await panel_of(first)
        await quiet(harness)
        known = (await harness.table.requests())[-1]["number"]
        await harness.table.trouble("fault", **PATCH, status=429, code=30046, retry_after=0.01, times=10)
        await first.click(panel, label=label_like(panel, "Plant"))
        await turn_of(second)
        await until(lambda: one_left(second), True)
        sent = [one for one in await harness.table.requests(known) if one["path"].startswith("/channels/")]
        told = [(one["method"], one["status"]) for one in sent]
        posted = told.index(("POST", 200))
        assert ("PATCH", 200) not in told[:posted]
        assert await revision(harness) == 2


async def one_left(user: User) -> bool:
    return len(await public_asks(user)) == 1
