"""What one person asks to see: panels, hand, boards, words, explanations, direct messages."""

import json
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

import render
from bot.base.text import shorten
from bot.matches.match import Match
from bot.matches.seats import handed_over
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.store import MessageRow, Seat
from render import Focus
from render.text import spoken
from render.theme import DARK
from tests.bot.core.answers import asked
from tests.bot.core.conftest import (
    another_seat,
    behind_more,
    buttons_of,
    has,
    label_like,
    lobby,
    more,
    panel_of,
    passed_turn,
    plant,
    quiet,
    shown,
    take,
    turn_of,
    whole_turn,
)
from tests.bot.core.notices import direct
from tests.bot.drawn import IN_WORDS, laid
from tests.bot.matches import PEOPLE, begin, says, t
from tests.e2e.client import buttons, is_private, pictures, selects, text, walk
from tests.engine.theocratia.tables import Table
from tests.render.names import hostile

ACTION_ROW = 1


def options(message):
    return [option for select in selects(message) for option in select["options"]]


def linked(letter):
    """The links below a direct message: their labels, and the message of the channel they lead to."""
    found = [one for row in letter["components"] for one in row.get("components", [])]
    return [(one["label"], int(one["url"].rpartition("/")[2])) for one in found if "url" in one]


async def test_the_hand_is_shown_with_points_to_its_owner_alone(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    message = await turn_of(first)
    hand = await behind_more(first, message, "My seat")
    assert "Your hand" in text(hand)
    assert pictures(hand)
    other = await behind_more(second, message, "My seat")
    assert f"It’s {first.name}" in text(other)
    assert not label_like(other, "Take")


async def test_a_panel_without_secrets_shows_the_table_and_the_question_of_its_menu():
    match = begin("helios", 2, 1)
    for tile in ("granite", "redwood"):
        match, _ = match.play([f"start {tile}"], user=PEOPLE[match.to_move or 0], at=0)
    seat = match.to_move or 0
    private_messages = PrivateMessages(PublicMessages())
    outgoing = laid(private_messages.panel(match, PEOPLE[seat], t))
    shown = render.load("helios").pictures(match.view(seat), Focus(seat, match.names), DARK, t)
    assert [picture.alt for picture in outgoing.attachments] == [picture.alt for picture in shown]
    said = json.dumps(outgoing.layout.to_components())
    assert f"**{t('helios-ask-take')}**" in said.lower()
    assert "started with redwood" not in said, "the message of the table tells that"
    other = laid(private_messages.panel(match, PEOPLE[1 - seat], t))
    assert "action tile**" not in json.dumps(other.layout.to_components())


def test_a_table_in_direct_messages_has_no_message_beside_it_that_tells_what_happened():
    match = begin("helios", 2, 1)
    for tile in ("granite", "redwood"):
        match, _ = match.play([f"start {tile}"], user=PEOPLE[match.to_move or 0], at=0)
    people = [Seat("Ana", PEOPLE[0]), Seat("Pip", None, "greedy")][:: -1 if match.to_move else 1]
    match = replace(match, row=replace(match.row, guild=None, seats=tuple(people)))
    told = json.dumps(laid(PrivateMessages(PublicMessages()).panel(match, PEOPLE[0], t)).layout.to_components())
    assert "started with redwood" in told
    assert "Helios" in told


async def test_spectators_see_boards_and_words_but_no_hand(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    first, _ = await harness.begin(ana, ben)
    message = await turn_of(first)
    words = await behind_more(cleo, message, "In words")
    assert says(text(words), "orchard-words-market")
    boards = await asked(cleo, message, "Boards")
    [picture] = pictures(boards)
    assert picture["url"].rpartition("/")[2].startswith("market-")
    [menu] = selects(boards)
    await cleo.choose(boards, menu["options"][1]["label"])
    await shown(cleo, lambda m: m["id"] == boards["id"] and "/grove-0" in pictures(m)[0]["url"])
    assert not has(await more(cleo, message), "My seat")
    explained = await behind_more(cleo, message, "What can I do?")
    assert "O-2.1" in text(explained)
    assert f"### What can {first.name} do?" in text(explained)
    assert f"### {t('bot-explain')}" in text(await behind_more(first, message, t("bot-explain")))


async def test_the_menu_of_boards_has_their_whole_titles():
    match = begin("helios", 2, 1)
    names = hostile()
    for pair in [("Dr. Ana", "St. Ben"), *zip(names[::10], names[1::10], strict=True)]:
        seats = tuple(Seat(name, user=user) for name, user in zip(pair, PEOPLE, strict=False))
        seated = replace(match, row=replace(match.row, seats=seats))
        outgoing = laid(PrivateMessages(PublicMessages()).boards(seated, PEOPLE[0], "", t))
        [menu] = [part for part in walk(outgoing.layout.to_components()) if "options" in part]
        called = [spoken(name, t(f"render-seat-{seat}")) for seat, name in enumerate(pair)]
        titles = [f"{name}’s {what}" for name in called for what in ("board", "city")]
        expected = [*titles, "The shared display", "What the signs mean"]
        assert [option["label"] for option in menu["options"]] == [shorten(title, 80) for title in expected]


async def test_boards_show_ones_own_hand_and_nobody_elses():
    match = begin("theocratia", 2, 1)
    for user, name in zip(PEOPLE[:3], ("hand-", "hand-", "temples-"), strict=True):
        [shown] = laid(PrivateMessages(PublicMessages()).boards(match, user, "hand", t)).attachments
        assert shown.name.startswith(name)
        if name == "hand-":
            view: Any = match.view(match.seat_for(user))
            [card] = view.hand
            assert shown.alt.startswith(f"You hold {t(f'theocratia-{card}')}.")


async def test_boards_open_on_ones_own_and_go_on_around_the_table():
    match = begin("helios", 3, 1)
    boards = PrivateMessages(PublicMessages()).boards
    for seat, user in enumerate(PEOPLE[:3]):
        outgoing = laid(boards(match, user, "", t))
        [menu] = [part for part in walk(outgoing.layout.to_components()) if "options" in part]
        around = [f"board-{(seat + step) % 3}" for step in range(3)]
        asked = [option["value"].rpartition(".")[2] for option in menu["options"]]
        assert [name for name in asked if name.startswith("board-")] == around
        assert outgoing.attachments[0].name.startswith(around[0])


async def test_a_page_opened_in_the_panel_leads_back_to_it(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await take(first)
    panel = await panel_of(first)
    await first.click(panel, label="Boards")
    read = await shown(first, lambda m: m["id"] == panel["id"] and label_like(m, "Plant") is None)
    await first.click(read, label="Play my turn")
    await shown(first, lambda m: m["id"] == panel["id"] and label_like(m, "Plant") is not None)
    message = await turn_of(first, "Play my turn")
    waiting = await asked(second, message, "Boards")
    await second.click(waiting, label="My seat")
    await shown(second, lambda m: m["id"] == waiting["id"] and "Your hand" in text(m))


async def test_several_seats_of_one_person_are_named(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "newgame", game="orchard")
    await another_seat(ana, 1)
    await ana.click(await lobby(ana, 2), label="Start")
    message = await turn_of(ana)
    mover = "Ana 2" if "for Ana 2," in text(message) else "Ana"
    await take(ana)
    panel = await panel_of(ana)
    assert f"**{mover}: " in text(panel)
    await ana.click(panel, label=label_like(panel, "Plant"))
    other = "Ana" if mover == "Ana 2" else "Ana 2"
    await shown(ana, lambda m: m["id"] == panel["id"] and f"**{other}: " in text(m))
    edited = await shown(ana, lambda m: f" for {other}" in text(m))
    assert edited["id"] == message["id"]


async def test_an_overtaken_panel_refreshes_itself_and_plays_nothing(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    await take(first)
    old = await panel_of(first)
    await plant(first)
    await first.press(old, buttons(old)[0]["custom_id"], kind=2)
    told = ("how it stands now", "first click counted")
    await shown(first, lambda m: m["id"] == old["id"] and any(words in text(m) for words in told))
    [row] = await harness.live_games()
    assert row.revision == 2


async def test_the_hand_goes_to_the_inbox_and_can_be_played_from_there(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await take(first)
    panel = await panel_of(first)
    sent = await behind_more(first, panel, "Send to my DMs")
    assert "Sent." in text(sent)
    [letter] = await direct(harness, first)
    assert t("bot-to-table") in [b.get("label") for row in letter["components"] for b in row.get("components", [])]
    await first.click(letter, label=label_like(letter, "Plant"))
    await turn_of(second)
    assert await direct(harness, second) == []


async def test_a_closed_inbox_is_said(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    await take(first)
    panel = await panel_of(first)
    await harness.table.trouble("inbox", user=first.id, open=False)
    assert says(text(await behind_more(first, panel, "Send to my DMs")), "bot-no-dm-closed")


class TestHowDirectMessagesAreChosen:
    async def want(self, user):
        await user.command("table-1", "settings")
        settings = await shown(user, lambda m: is_private(m) and "Your settings" in text(m))
        await user.choose(settings, "My turn: both")
        await shown(
            user,
            lambda m: any(o.get("default") and "My turn: both" in o["label"] for s in selects(m) for o in s["options"]),
        )

    async def both(self, harness):
        """Two people who have chosen direct messages."""
        users = await harness.users("Ana", "Ben")
        for user in users:
            await self.want(user)
        return users

    async def first_letter(self, harness, user):
        """The message sent at the first turn."""
        await turn_of(user)
        await quiet(harness)
        [letter] = await direct(harness, user)
        return letter

    async def test_one_message_a_turn_edited_within_it(self, harness):
        first, second = await harness.begin(*await self.both(harness))
        await turn_of(first)
        await first.settled()
        [letter] = await direct(harness, first)
        assert label_like(letter, "Take")
        await first.click(letter, label=label_like(letter, "Take"))
        await turn_of(first, "Play my turn")
        await first.settled()
        [letter] = await direct(harness, first)
        await first.click(letter, label=label_like(letter, "Plant"))
        await turn_of(second)
        await first.settled()
        await quiet(harness)
        [letter] = await direct(harness, first)
        assert says(text(letter), "bot-dm-played", title="Orchard", player=second.name)
        assert linked(letter) == [(t("bot-to-table"), int((await turn_of(second))["id"]))]
        [other] = await direct(harness, second)
        assert label_like(other, "Take")

    async def test_the_last_one_says_that_the_game_is_over(self, harness):
        first, second = await harness.begin(*await self.both(harness))
        await turn_of(first)
        await second.command("table-1", "end")
        for user in (first, second):
            vote = await shown(user, lambda m: has(m, "End it"))
            await user.click(vote, label="End it")
        await shown(first, lambda m: "the game is over" in text(m))
        await quiet(harness)
        [letter] = await direct(harness, first)
        assert says(text(letter), "bot-dm-over", title="Orchard")
        assert [label for label, _ in linked(letter)] == [t("bot-to-table")]

    async def test_who_is_replaced_is_told_who_goes_on(self, harness):
        first, _ = await harness.begin(*await self.both(harness))
        await turn_of(first)
        await quiet(harness)
        [row] = await harness.live_games()
        seat = Seat("Computer 1", player="random")
        await harness.bot.services.matches.reseat(
            row.id, lambda match: handed_over(match, match.to_move, seat, user=int(first.id), at=0)
        )
        await quiet(harness)
        [letter] = await direct(harness, first)
        assert says(text(letter), "bot-dm-replaced", title="Orchard", player="Computer 1")

    async def test_a_closed_inbox_is_hinted_at_once(self, harness):
        ana, ben = await self.both(harness)
        for user in (ana, ben):
            await harness.table.trouble("inbox", user=user.id, open=False)
        first, second = await harness.begin(ana, ben)
        message = await turn_of(first)
        await first.settled()
        assert says(text(await behind_more(first, message, "My seat")), "bot-dm-closed")
        assert not says(text(await behind_more(first, message, "My seat")), "bot-dm-closed")
        await whole_turn(first)
        await turn_of(second)
        assert await direct(harness, first) == []

    async def test_nothing_is_repeated_within_a_turn(self, harness):
        first, second = await harness.begin(*await self.both(harness))
        message = await turn_of(first)
        await quiet(harness)
        [letter] = await direct(harness, first)
        await second.command("table-1", "board")
        await shown(first, lambda m: m["id"] > message["id"] and label_like(m, "Take") is not None)
        await quiet(harness)
        assert [one["id"] for one in await direct(harness, first)] == [letter["id"]]
        await whole_turn(first)
        await turn_of(second)
        await quiet(harness)
        await first.click(await passed_turn(first), label="Undo")
        await turn_of(first, "Play my turn")
        await quiet(harness)
        [again] = await direct(harness, first)
        assert again["id"] == letter["id"]
        assert label_like(again, "Plant")
        [other] = await direct(harness, second)
        taken_back = f"{first.name} has taken something back, so it is not your turn yet. You are told when it is."
        assert f"**Orchard**: {taken_back}" in text(other)
        assert linked(other) == [(t("bot-to-table"), int((await turn_of(first, "Play my turn"))["id"]))]
        await plant(first)
        await turn_of(second)
        await quiet(harness)
        [*_, fresh] = await direct(harness, second)
        assert label_like(fresh, "Take")

    async def test_what_is_looked_up_in_a_letter_gives_way_to_the_next_state(self, harness, monkeypatch):
        orchard = import_module("render.orchard")
        true = orchard.private

        def with_a_sign(*asked):
            return [replace(orchard.gallery(*asked)[-1], name="sign"), *true(*asked)]

        monkeypatch.setattr(orchard, "private", with_a_sign)
        first, _ = await harness.begin(*await self.both(harness))
        letter = await self.first_letter(harness, first)
        await first.click(letter, label="Boards")
        boards = await shown(first, lambda m: has(m, "Play my turn"), letter["channel_id"])
        await first.click(boards, label="Play my turn")
        await shown(first, lambda m: label_like(m, "Take") is not None, letter["channel_id"])
        await take(first)
        await turn_of(first, "Play my turn")
        await quiet(harness)
        [again] = await direct(harness, first)
        assert again["id"] == letter["id"]
        assert label_like(again, "Plant")
        assert len(pictures(again)) == 2

    async def test_a_doubled_click_in_a_letter_is_answered(self, harness):
        first, _ = await harness.begin(*await self.both(harness))
        letter = await self.first_letter(harness, first)
        await take(first)
        await quiet(harness)
        taken = next(one["custom_id"] for one in buttons(letter) if one.get("label", "").startswith("Take"))
        await first.press(letter, taken, kind=2)
        await shown(first, lambda m: "first click counted" in text(m), letter["channel_id"])

    async def test_a_closed_inbox_is_tried_once_a_turn(self, harness):
        [ana] = await harness.users("Ana")
        await self.want(ana)
        await harness.table.trouble("inbox", user=ana.id, open=False)
        await harness.begin(ana, computers=1)
        await whole_turn(ana)
        await turn_of(ana)
        await quiet(harness)
        refused = [one for one in await harness.table.requests() if one["status"] == 403]
        assert len(refused) == 1


@pytest.mark.parametrize(
    ("command", "words"),
    [("score", "if the game ended now"), ("hand", "Your hand"), ("help", "How it works")],
)
async def test_commands_answer_privately(harness, command, words):
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    await turn_of(first)
    await ana.command("table-1", command)
    assert await shown(ana, lambda m: is_private(m) and words in text(m))


async def test_commands_without_a_game_say_what_to_do(harness):
    [ana] = await harness.users("Ana")
    for command in ("board", "hand", "score", "undo", "end", "replace"):
        await ana.command("table-2", command)
        note = await shown(ana, lambda m: is_private(m) and "/newgame opens one" in text(m), "table-2")
        await ana.dismiss(note)


async def test_the_rule_book_comes_as_a_file(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "rules", game="orchard")
    message = await shown(ana, lambda m: is_private(m) and "The rules of" in text(m))
    [file] = [one for one in message["components"] if one["type"] == 13]
    assert "orchard-rules-with-pictures.html" in file["file"]["url"], "another file than the one at a table"
    assert b"O-2.1" in await harness.table.download(file["file"]["url"])
    assert "Take" not in buttons_of(message)


async def test_the_board_is_posted_anew_without_a_second_notice(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    first, _ = await harness.begin(ana, ben)
    old = await turn_of(first)
    await cleo.command("table-1", "board")
    new = await shown(first, lambda m: m["id"] > old["id"] and label_like(m, "Take") is not None)
    assert new["mentions"] == []
    await first.settled()
    assert buttons(await first.message("table-1", old["id"])) == []
    await cleo.command("table-1", "board", text=True)
    assert await shown(cleo, lambda m: is_private(m) and says(text(m), "orchard-words-market"))


def test_a_turn_in_words_alone_asks_first_and_tells_little(key: str) -> None:
    """Where no files may be attached: the choices above, at most half a thousand letters of the table below."""
    match = begin(key, 2, 1)
    row = MessageRow("n", match.id, "turn", 7, opened=0, user=PEOPLE[0], seat=0)
    private = PrivateMessages(PublicMessages()).panel(match, PEOPLE[match.to_move or 0], t)
    for message in (laid(one, IN_WORDS) for one in (PublicMessages().turn(match, row), private)):
        assert not message.attachments
        *_, above, last = message.layout.to_components()
        assert above["type"] == ACTION_ROW
        assert 80 < len(last["content"]) <= 500


async def test_only_the_panel_that_play_a_card_opens_begins_with_cards(clubhouse):
    """The table offers all that needs no card; back from the boards one finds what it offers."""
    ana, ben = await clubhouse.users("Ana", "Ben")
    game = Table("violet 1", "violet 2", "pink 1", "magenta 4", seats=2).player(0, cosmo=4).hand(0, "omen").game()
    match = Match.begin(
        id_="cards",
        key="theocratia",
        seed=bytes(16),
        options={},
        seats=(Seat("Ana", user=int(ana.id)), Seat("Ben", user=int(ben.id))),
        guild=clubhouse.guild,
        channel=int(await clubhouse.channel("table-1")),
        locale="en",
        at=0,
    )
    stood = replace(match.row, position=game.to_json(), base=game.to_json())
    await clubhouse.bot.services.matches.start(replace(match, game=game, row=stood), None)
    table = await shown(ana, lambda m: has(m, "Play a card"))
    await ana.click(table, label="Play a card")
    cards = await shown(ana, lambda m: m["id"] != table["id"] and label_like(m, "Omen") is not None)
    assert label_like(cards, "Violet 1") is None
    await ana.click(cards, label="Boards")
    boards = await shown(ana, lambda m: m["id"] == cards["id"] and has(m, "Play my turn"))
    await ana.click(boards, label="Play my turn")
    panel = await shown(ana, lambda m: m["id"] == cards["id"] and label_like(m, "Violet 1") is not None)
    assert buttons_of(panel)[:2] == buttons_of(table)[:2]
