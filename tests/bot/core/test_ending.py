"""Giving up a game, playing another one afterwards, handing over a seat."""

import re
from dataclasses import replace
from random import Random

from bot.base.errors import Refusal
from bot.matches.match import Match
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.store import MessageRow
from tests.bot.core.conftest import buttons_of, lobby, shown, shuffled_by, turn_of, until, whole_turn
from tests.bot.core.looking_back import clicked, further
from tests.bot.drawn import IN_WORDS, laid, said
from tests.bot.matches import PEOPLE, begin, says, t
from tests.e2e.client import buttons, is_private, text

FILE = 13


async def ended(user):
    return await shown(user, lambda m: "the game is over" in text(m))


async def test_an_end_told_in_words_fits_one_message(key: str) -> None:
    """In channels in which no files may be attached."""
    match, rng = begin(key, len(PEOPLE), 1), Random(1)
    while moves := match.game.moves():
        match.game.apply(rng.choice(moves))
    end = laid(PublicMessages().end(match, MessageRow("n", match.id, "end", 7, opened=0), 0), IN_WORDS)
    assert not end.attachments
    assert end.layout.content_length() <= 4000
    assert "### The table" in str(end.layout.to_components())
    assert "-# The shuffles" in str(end.layout.to_components())


def test_a_late_click_is_told_once_that_the_game_is_over() -> None:
    """The refused click says so, and so does the panel that answers it."""
    match, rng = begin("helios", 2, 1), Random(1)
    while moves := match.game.moves():
        match.game.apply(rng.choice(moves))
    late = Refusal("over").words(t)
    panel = PrivateMessages(PublicMessages()).panel(match, PEOPLE[0], t, notes=[late])
    assert said(panel).count(late) == 1


def test_a_turn_that_has_passed_is_one_line_about_its_player() -> None:
    """What computers did in between stands before the turn of whoever comes next, not here."""
    match = begin("helios", 2, 1)
    first = match.to_move or 0
    row = MessageRow("n", match.id, "turn", 7, opened=0, seat=first, user=PEOPLE[first])
    for _ in range(6):
        while match.to_move == first:
            match, _ = match.play([match.game.moves()[0]], user=match.owner(match.to_move), at=0)
        assert re.fullmatch(
            rf"-# Helios: P{first} [^\n]+\.", said(PublicMessages().one_line(match, closed(row, match)))
        )
        while match.to_move not in (first, None):
            match, _ = match.play([match.game.moves()[0]], user=match.owner(match.to_move), at=0)


def closed(row: MessageRow, match: Match) -> MessageRow:
    return replace(row, closed=match.revision)


def test_a_message_that_is_replaced_before_anything_was_decided_does_not_say_that_it_was() -> None:
    """By `/board`, for one."""
    match = begin("helios", 2, 1)
    first = match.to_move or 0
    while match.to_move == first:
        match, _ = match.play([match.game.moves()[0]], user=match.owner(match.to_move), at=0)
    second = match.to_move or 0
    row = MessageRow("n", match.id, "turn", 7, opened=0, seat=second, user=PEOPLE[second])
    told = said(PublicMessages().one_line(match, closed(row, match)))
    assert told == f"-# {t('bot-turn-newer', title='Helios', player=f'P{second}')}"


COMPUTER_LAST = 2
"""A seed with which the computer has the second seat."""


async def test_the_end_says_who_wins_and_shows_one_picture():
    def played(seed):
        match, rng = begin("helios", 3, seed), Random(seed)
        while moves := match.game.moves():
            match.game.apply(rng.choice(moves))
        return match

    match = next(one for one in map(played, range(9)) if one.view(None).result.ranks.index(1) == 2)
    outgoing = laid(PublicMessages().end(match, MessageRow("n", match.id, "end", 7, opened=0), 0))
    assert says(outgoing.layout.to_components()[0]["content"], "bot-end-won", title="Helios", players="P2", count=1)
    [shared] = outgoing.attachments
    assert shared.name.rpartition("-")[0] == "end"


async def test_the_end_begins_with_a_picture_to_share(key: str) -> None:
    """It tells the promise of the start, and of what happened the most that was won at once."""
    match, rng = begin(key, 2, 3), Random(3)
    while match.game.moves():
        match, _ = match.play([rng.choice(match.game.moves())], user=11, at=1)
    outgoing = laid(PublicMessages().end(match, MessageRow("n", match.id, "end", 7, opened=0), 0))
    [shared] = outgoing.attachments
    assert shared.name.startswith("end-")
    assert says(shared.alt, "render-end-promise", commitment=match.header.commitment)
    if key == "helios":
        kinds = ("revolution", "shone", "sold")
        won = [
            [event.data["points"] for event in entry.events if event.kind in kinds and event.seat == entry.seat]
            for entry in match.history
        ]
        assert says(shared.alt, "render-end-gain-told", amount=max(map(sum, won)))
    if key == "orchard":
        planted = [event.data["card"] for entry in match.history for event in entry.events if event.kind == "planted"]
        most = max(int(card[-1]) for card in planted)
        line = rf"most collected by one decision: \+{most} for P\d, P\d plants \w+ {most}\."
        assert re.search(line, shared.alt, re.I), shared.alt


async def test_a_game_given_up_has_no_such_picture(key: str) -> None:
    match, _ = begin(key, 2, 3).abandon(user=11, name="Ana", at=1)
    outgoing = laid(PublicMessages().end(match, MessageRow("n", match.id, "end", 7, opened=0), 0))
    assert not [file.name for file in outgoing.attachments if file.name.startswith("end-")]


async def test_a_person_alone_ends_the_game_after_one_question(harness):
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    await turn_of(ana)
    await ana.command("table-1", "end")
    question = await shown(ana, lambda m: is_private(m) and "really end here" in text(m))
    await ana.click(question, label="End it")
    end = await ended(ana)
    assert says(text(end), "bot-abandoned")
    assert says(text(end), "bot-log-abandon", by="Ana")
    assert await further(ana, end, "Record", lambda m: says(text(m), "bot-record-here"))


async def test_all_persons_have_to_agree(harness):
    ben, cleo = await harness.users("Ben", "Cleo")
    first, _ = await harness.begin(ben, cleo)
    message = await turn_of(first)
    await ben.command("table-1", "end")
    question = await shown(cleo, lambda m: "1 of 2" in text(m))
    await ben.click(question, label="End it")
    await ben.settled()
    assert len(await harness.live_games()) == 1
    await cleo.click(question, label="Go on playing")
    await shown(ben, lambda m: "goes on." in text(m))
    await cleo.command("table-1", "end")
    question = await shown(ben, lambda m: "1 of 2" in text(m))
    assert says(text(question), "bot-end-agreed")
    await ben.click(question, label="End it")
    await ended(ben)
    await ben.settled()
    await until(harness.bot.services.store.uncounted, [])
    assert await harness.bot.services.store.results(int(ben.id)) == []
    left = buttons(await ben.message("table-1", message["id"]))
    assert left == []


async def test_who_has_decided_nothing_for_a_week_stops_nobody(harness, monkeypatch):
    first, second, third = await harness.begin(*await harness.users("Ana", "Ben", "Cleo"))
    matches, now = harness.bot.services.matches, harness.bot.services.matches.now
    monkeypatch.setattr(matches, "now", lambda: now() + 8 * 24 * 3600)
    for user in (first, second):
        await whole_turn(user)
    await turn_of(third)
    await first.command("table-1", "end")
    question = await shown(second, lambda m: "1 of 2" in text(m))
    await first.command("table-1", "end")
    await shown(first, lambda m: is_private(m) and "were asked for this today" in text(m))
    assert says(text(question), "bot-end-rated")
    await second.click(question, label="End it")
    await ended(third)
    await until(harness.bot.services.store.uncounted, [])
    ratings = [await harness.bot.services.store.rating(int(one.id), "orchard") for one in (first, second, third)]
    assert ratings[0].mu == ratings[1].mu < ratings[2].mu, "it has not waited for the third, whose turn it just became"


async def test_only_a_moderator_can_decide_alone(harness):
    ana, ben, cleo, dan = await harness.users("Ana", "Ben", "Cleo", "Dan")
    first, _ = await harness.begin(ben, cleo)
    await turn_of(first)
    await dan.command("table-1", "end")
    await shown(dan, lambda m: is_private(m) and "do not sit at this table" in text(m))
    await ben.command("table-1", "end")
    question = await shown(dan, lambda m: "1 of 2" in text(m))
    await dan.click(question, label="Moderator: end it")
    await shown(dan, lambda m: is_private(m) and "You may not end games of others here" in text(m))
    await ana.click(question, label="Moderator: end it")
    await ended(ana)
    await until(harness.bot.services.store.uncounted, [])
    assert len(await harness.bot.services.store.results(int(first.id))) == 1, "it counts as it stands"


async def test_again_opens_a_table_with_the_same_people(harness):
    ana, ben = await harness.users("Ana", "Ben")
    players = await harness.begin(ana, ben, options="length=short")
    for number in range(6):
        await whole_turn(players[number % 2])
    end = await ended(ana)
    await ben.click(end, label="Play again")
    again = await lobby(ben, 2)
    assert ana.name in text(again)
    await ben.click(again, label="Start")
    await shown(ana, lambda m: m["id"] >= again["id"] and "begins. In turn order" in text(m))
    await harness.bot.services.outbox.wake_all()
    [row] = await harness.live_games()
    assert row.revision == 0
    assert (await harness.bot.services.matches.get(row.id)).header.options["length"] == "short"


async def test_a_finished_game_shows_its_end_again(harness):
    ana, ben = await harness.users("Ana", "Ben")
    players = await harness.begin(ana, ben, options="length=short")
    for number in range(6):
        await whole_turn(players[number % 2])
    end = await ended(ana)
    await ana.command("table-1", "board")
    again = await shown(ana, lambda m: m["id"] > end["id"] and "the game is over" in text(m))
    assert buttons_of(again) == ["Play again", "Review", "Replay", "More"]
    more = await clicked(ana, again, "More", lambda m: bool(buttons(m)))
    assert buttons_of(more) == ["Boards", "In words", "Full log", "Key moments", "Animation", "Record"]
    record = await clicked(ana, more, "Record", lambda m: "The record of" in text(m))
    assert says(text(record), "bot-sealed")
    [file] = [part["file"] for part in record["components"] if part["type"] == FILE]
    assert "solstice-orchard-" in file["url"]


async def test_who_waits_for_a_computer_before_another_person_sees_that_it_has_decided(harness):
    players = await harness.begin(*await harness.users("Ana", "Ben"), computers=1)
    for user in players:
        await whole_turn(user)
    await turn_of(players[0])

    async def waiting():
        found = [text(m) for user in players for m in await user.messages("table-1") if is_private(m)]
        return [words for words in found if "It’s Computer" in words]

    await until(waiting, [])


async def test_who_waits_for_a_computer_that_ends_the_game_is_told_so(harness, monkeypatch):
    """Otherwise the private message would wait for the next turn for ever."""
    shuffled_by(COMPUTER_LAST, monkeypatch)
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1, options="length=short")
    for _ in range(3):
        await whole_turn(ana)
    await ended(ana)

    async def waiting():
        mine = [text(message) for message in await ana.messages("table-1") if is_private(message)]
        return [words for words in mine if "You’ll be told" in words]

    await until(waiting, [])
