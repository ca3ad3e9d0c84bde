"""Two at once: one succeeds, the other is told so, and everybody sees the same afterwards."""

import asyncio
from functools import partial

import pytest

from tests.bot.core.conftest import (
    ANSWERS,
    asleep,
    buttons_of,
    has,
    label_like,
    lobby,
    more,
    panel_of,
    passed_turn,
    plant,
    press,
    pressed,
    public_asks,
    quiet,
    revision,
    shown,
    take,
    taken,
    turn_of,
    until,
    whole_turn,
)
from tests.e2e.client import buttons, is_private, selects, text

HELD = 60.0
"""Seconds, unless somebody clears the fault before."""
PREFERENCES = "My turn:"

ORDERS = pytest.mark.parametrize("reverse", [False, True])


def nothing_to_plant(id_):
    return lambda m: m["id"] == id_ and not label_like(m, "Plant")


async def at_once(*clicks, reverse=False):
    """All of these requests, under way at the same time."""
    await asyncio.gather(*(reversed(clicks) if reverse else clicks))


async def notes(user, words, channel="table-1"):
    """How often this user was told so in private."""
    return sum(is_private(message) and words in text(message) for message in await user.messages(channel))


async def one_is_told(words, *users):
    """Wait until one of these was told so in private, and nobody else."""

    async def told():
        return sum([await notes(user, words) for user in users])

    await until(told, 1)
    for user in users:
        await user.settled()
    assert await told() == 1


class TestLobby:
    async def opened(self, host, *others, computers=0):
        await host.command("table-1", "newgame", game="orchard")
        for seated, user in enumerate(others, 1):
            await user.click(await lobby(user, seated), label="Join")
        for extra in range(computers):
            await press(host, 1 + len(others) + extra, "computer")
        return await lobby(host, 1 + len(others) + computers)

    async def stored(self, harness, message):
        row = await harness.bot.services.store.lobby_in(int(message["channel_id"]))
        return None if row is None else [seat.name for seat in row.seats]

    @ORDERS
    async def test_two_take_the_last_free_seat(self, harness, reverse):
        ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
        message = await self.opened(ana, computers=2)
        await at_once(ben.click(message, label="Join"), cleo.click(message, label="Join"), reverse=reverse)
        shown_now = await shown(ana, lambda m: taken(m) == 4)
        await one_is_told("table is full", ben, cleo)
        seats = await self.stored(harness, message)
        assert len(seats) == 4
        for user in (ben, cleo):
            assert await notes(user, "table is full") == (user.name not in seats)
            assert (user.name in text(shown_now)) == (user.name in seats)

    @ORDERS
    async def test_one_joins_while_the_other_leaves(self, harness, reverse):
        ana, ben = await harness.users("Ana", "Ben")
        message = await self.opened(ana)
        await at_once(pressed(ana, message, "leave"), ben.click(message, label="Join"), reverse=reverse)
        after = await shown(ana, lambda m: f"<@{ben.id}>" in text(m) and f"<@{ana.id}>" not in text(m))
        assert taken(after) == 1
        assert await self.stored(harness, message) == ["Ben"]
        await pressed(ben, after, "cancel")
        await shown(ben, lambda m: "no longer holds" in text(m))

    async def test_one_joins_and_leaves_in_two_tabs(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        message = await self.opened(ana)
        await at_once(*(pressed(ben, message, what) for what in ("join", "leave", "join", "leave")))

        async def agreed():
            seats = await self.stored(harness, message)
            assert seats in (["Ana"], ["Ana", "Ben"])
            return taken(await ana.message("table-1", message["id"])) == len(seats)

        await until(agreed, True)
        await ben.settled()
        await until(agreed, True)

    async def test_two_start(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        message = await self.opened(ana, ben)
        await at_once(ana.click(message, label="Start"), ben.click(message, label="Start"))
        await one_is_told("its game has begun", ana, ben)
        await quiet(harness)
        assert len(await harness.live_games()) == 1
        assert len([m for m in await ana.messages("table-1") if not is_private(m)]) == 2

    @ORDERS
    async def test_one_starts_while_the_other_leaves(self, harness, reverse):
        ana, ben = await harness.users("Ana", "Ben")
        message = await self.opened(ana, ben)
        await at_once(ana.click(message, label="Start"), pressed(ben, message, "leave"), reverse=reverse)

        async def outcome():
            games = await harness.live_games()
            left = (await notes(ben, "its game has begun"), await notes(ana, "more player"))
            return [len(game.seats) for game in games], await self.stored(harness, message), left

        begun: object = ([2], None, (1, 0))
        refused: object = ([], ["Ana"], (0, 1))
        await harness.rests()
        assert await outcome() in (begun, refused)

    async def test_two_open_a_table(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        await at_once(*(user.command("table-1", "newgame", game="orchard") for user in (ana, ben)))
        await lobby(ana, 1)
        await one_is_told("already open", ana, ben)
        assert len([m for m in await ana.messages("table-1") if has(m, "Join")]) == 1


class TestMoves:
    async def test_two_tabs_of_one_player_play_different_moves(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        message = await turn_of(first)
        different = [label for label in buttons_of(message) if label.startswith("Take")][:2]
        await at_once(*(first.click(message, label=label) for label in different))
        await turn_of(first, "Play my turn")
        await one_is_told("moved on", first)
        assert await revision(harness) == 1

    async def test_one_plays_from_the_panel_and_from_the_inbox(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await take(first)
        panel = await panel_of(first)
        await first.click(await more(first, panel), label="Send to my DMs")
        await shown(first, lambda m: is_private(m) and "Sent." in text(m))
        [inbox] = [channel["id"] for channel in await first.channels() if channel["type"] == 1]
        letter = await shown(first, lambda m: label_like(m, "Plant") is not None, inbox)
        one, other = [label for label in buttons_of(panel) if label.startswith("Plant")][:2]
        await at_once(first.click(panel, label=one), first.click(letter, label=other))
        await turn_of(second)
        assert await revision(harness) == 2
        for place, message in (("table-1", panel), (inbox, letter)):
            await shown(first, nothing_to_plant(message["id"]), place)

    @ORDERS
    async def test_one_takes_back_while_the_next_one_plays(self, harness, reverse):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await whole_turn(first)
        message = await turn_of(second)
        back = first.click(await passed_turn(first), label="Undo")
        await at_once(back, second.click(message, label=label_like(message, "Take")), reverse=reverse)
        await one_is_told("moved on", first, second)
        await quiet(harness)
        [row] = await harness.live_games()
        match = await harness.bot.services.matches.get(row.id)
        undone = match.latest.kind == "undo"
        mover, loser = (first, second) if undone else (second, first)
        assert match.revision == 3
        assert (match.names[match.to_move], match.game.prompt().kind) == (mover.name, "plant")
        assert await notes(loser, "moved on") == 1, loser.name
        [asking] = await public_asks(first)
        assert f"**<@{mover.id}>" in text(asking)
        await plant(mover)

    async def test_two_end_the_game_while_it_goes_on(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        message = await turn_of(first)
        await first.command("table-1", "end")
        vote = await shown(first, lambda m: has(m, "Agree") or "1 of 2" in text(m))
        agree = next(button["custom_id"] for button in buttons(vote) if button["custom_id"].endswith("end.agree"))
        await at_once(
            second.press(vote, agree),
            first.press(vote, agree),
            first.click(message, label=label_like(message, "Take")),
        )
        await until(harness.live_games, [])
        await quiet(harness)
        ends = [m for m in await ana.messages("table-1") if "the game is over" in text(m) and not is_private(m)]
        assert len(ends) == 1
        assert await public_asks(first) == []

    async def test_two_call_the_game_elsewhere(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        await turn_of(first)
        await ana.ask("DELETE", "/ui/channels/table-1")
        await asleep(harness, wanted=True)
        offers = []
        for user, place in ((ana, "table-2"), (ben, "lobby")):
            await user.command(place, "board")
            offers.append(await shown(user, lambda m: is_private(m) and "is gone" in text(m), place))
        await at_once(
            *(user.click(offer, label=buttons_of(offer)[0]) for user, offer in zip((ana, ben), offers, strict=True))
        )

        async def asked():
            return sorted([len(await public_asks(first, place)) for place in ("table-2", "lobby")])

        await until(asked, [0, 1])

        async def moved():
            told = ((ana, "table-2"), (ben, "lobby"))
            return sorted([await notes(user, "goes on in this channel", place) for user, place in told])

        await until(moved, [0, 1])
        await quiet(harness)
        assert (await asked(), await moved()) == ([0, 1], [0, 1])

    async def test_a_page_turned_before_a_move_does_not_cover_what_followed(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        message = await turn_of(first)
        await quiet(harness)
        [row] = await harness.live_games()
        await harness.table.trouble("fault", **ANSWERS, status=500, hold=HELD)
        await first.press(message, f"n:{row.id}:0:", kind=2)
        await harness.table.faults_met()
        await take(first)
        await harness.table.trouble("clear")

        async def turned():
            return [one["status"] for one in await harness.table.requests() if one["path"].startswith("/webhooks/")][-1]

        await until(turned, 200)
        await turn_of(first, "Play my turn")
        await quiet(harness)
        assert label_like(await first.message("table-1", message["id"]), "Take") is None
        assert not any(map(is_private, await first.messages("table-1"))), "nothing was to be excused"

    async def test_two_looks_at_one_panel_are_both_answered(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        await take(first)
        panel = await panel_of(first)
        await harness.table.trouble("fault", method="POST", path="/interactions/*", status=500, hold=HELD)
        late = asyncio.create_task(first.click(panel, label="More"))
        await harness.table.faults_met()
        await first.click(panel, label="Boards")
        await shown(first, lambda m: m["id"] == panel["id"] and not label_like(m, "Plant"))
        await harness.table.trouble("clear")
        await late
        await shown(first, lambda m: has(m, "Full log"))

    async def test_a_panel_dismissed_before_its_answer_is_no_accident(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        await take(first)
        panel = await panel_of(first)
        await harness.table.trouble("fault", **ANSWERS, status=500, hold=HELD)
        await first.click(panel, label=label_like(panel, "Plant"))
        await harness.table.faults_met()
        await first.dismiss(panel)
        await harness.table.trouble("clear")
        await passed_turn(first)
        await first.settled()
        assert not any(map(is_private, await first.messages("table-1")))

    @pytest.mark.usefixtures("nothing_lent")
    async def test_a_board_asked_for_while_the_message_is_being_edited_is_posted(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        message = await turn_of(first)
        await quiet(harness)
        await harness.table.trouble("fault", method="PATCH", path="/channels/*", status=500, hold=HELD)
        await take(first)
        await harness.table.faults_met()
        await ben.command("table-1", "board")
        await harness.table.trouble("clear")
        again = await shown(first, lambda m: m["id"] > message["id"] and has(m, "Play my turn"))
        await quiet(harness)
        assert [m["id"] for m in await public_asks(first)] == [again["id"]]


class TestSettings:
    """The last choice counts, however long Discord or direct messages take."""

    async def settings(self, user):
        await user.command("table-1", "settings")
        return await shown(user, lambda m: is_private(m) and "Your settings" in text(m))

    async def kept(self, harness, user):
        store = harness.bot.services.store
        return (await store.preferences(int(user.id), harness.guild)).call, (await store.user(int(user.id))).dm_state

    async def call(self, harness, user):
        return (await self.kept(harness, user))[0]

    async def test_two_choices_count_in_the_order_they_were_made(self, harness):
        [ana] = await harness.users("Ana")
        settings = await self.settings(ana)
        off, on, *_ = [option["value"] for option in selects(settings)[0]["options"]]
        await harness.table.trouble("fault", method="POST", path="/interactions/*", status=500, hold=HELD)
        early = asyncio.create_task(ana.press(settings, off, kind=2))
        await harness.table.faults_met()
        await ana.press(settings, on, kind=2)
        await harness.table.trouble("clear")
        await early
        await until(partial(self.kept, harness, ana), ("dm", "open"))
        await ana.settled()
        assert await self.kept(harness, ana) == ("dm", "open")

    async def test_an_inbox_found_closed_takes_no_choice_back(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        for user in (ana, ben):
            await user.choose(await self.settings(user), f"{PREFERENCES} a direct message")
            await until(partial(self.kept, harness, user), ("dm", "open"))
        slow = {"method": "POST", "path": "/users/@me/channels", "status": 403, "code": 50007, "hold": HELD}
        await harness.table.trouble("fault", **slow)
        first, _ = await harness.begin(ana, ben)
        await harness.table.faults_met()
        settings = await self.settings(first)
        await first.choose(settings, f"{PREFERENCES} a mention")
        await until(partial(self.call, harness, first), "mention")
        await harness.table.trouble("clear")
        await until(partial(self.kept, harness, first), ("mention", "closed"))


class TestSockets:
    async def test_a_click_right_after_a_drop_is_heard(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        message = await turn_of(first)
        await harness.table.trouble("socket", action="drop")
        outcome = await first.click(message, label=label_like(message, "Take"))
        assert not outcome.failed
        await turn_of(first, "Play my turn")
        assert await revision(harness) == 1

    async def test_a_click_during_an_invalid_session_is_lost_whole_and_can_be_repeated(self, harness, monkeypatch):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        message = await turn_of(first)
        await harness.table.trouble("socket", action="invalidate")
        with monkeypatch.context() as soon:
            soon.setattr("playground.interactions.ANSWER_TIME", 3.0)
            outcome = await first.click(message, label=label_like(message, "Take"))
        await harness.table.bot_is_here()
        if outcome.failed:
            assert await revision(harness) == 0
            await take(first)
        await turn_of(first, "Play my turn")
        assert await revision(harness) == 1
