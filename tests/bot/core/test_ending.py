"""Giving up a game, playing another one afterwards, handing over a seat."""

from random import Random

from bot.messages.public import PublicMessages
from bot.store import MessageRow
from tests.bot.core.conftest import buttons_of, lobby, shown, turn_of, whole_turn
from tests.bot.core.test_secrecy import PEOPLE, begin
from tests.bot.drawn import laid
from tests.e2e.client import buttons, is_private, text


async def ended(user):
    return await shown(user, lambda m: "the game is over" in text(m))


async def test_an_end_told_in_words_fits_one_message(key: str) -> None:
    """In channels in which no files may be attached."""
    match, rng = begin(key, len(PEOPLE), 1), Random(1)
    while moves := match.game.moves():
        match.game.apply(rng.choice(moves))
    end = laid(PublicMessages().end(match, MessageRow("n", match.id, "end", 7, opened=0, text_only=True), 0))
    assert not end.attachments
    assert end.layout.content_length() <= 4000
    assert "### The table" in str(end.layout.to_components())
    assert "-# The shuffles" in str(end.layout.to_components())


async def test_the_end_says_who_wins_and_shows_their_board_last():
    def played(seed):
        match, rng = begin("helios", 3, seed), Random(seed)
        while moves := match.game.moves():
            match.game.apply(rng.choice(moves))
        return match

    match = next(one for one in map(played, range(9)) if one.view(None).result.ranks.index(1) == 2)
    outgoing = laid(PublicMessages().end(match, MessageRow("n", match.id, "end", 7, opened=0), 0))
    assert outgoing.layout.to_components()[0]["content"].startswith("**Helios** · the game is over: P2 wins")
    *_, board, record = outgoing.attachments
    assert (board.name.rpartition("-")[0], record.name) == ("board-2", "solstice-helios-g1.json")


async def test_a_person_alone_ends_the_game_after_one_question(club):
    [ana] = await club.users("Ana")
    await club.begin(ana, computers=1)
    await turn_of(ana)
    await ana.command("table-1", "end")
    question = await shown(ana, lambda m: is_private(m) and "really end here" in text(m))
    await ana.click(question, label="End it")
    end = await ended(ana)
    assert "was given up" in text(end)
    assert "Ana ended the game" in text(end)
    assert [one for one in end["components"] if one["type"] == 13]


async def test_all_persons_have_to_agree(club):
    ben, cleo = await club.users("Ben", "Cleo")
    first, _ = await club.begin(ben, cleo)
    message = await turn_of(first)
    await ben.command("table-1", "end")
    question = await shown(cleo, lambda m: "1 of 2" in text(m))
    await ben.click(question, label="End it")
    await ben.settled()
    assert len(await club.live_games()) == 1
    await cleo.click(question, label="Go on playing")
    await shown(ben, lambda m: "goes on." in text(m))
    await cleo.command("table-1", "end")
    question = await shown(ben, lambda m: "1 of 2" in text(m))
    await ben.click(question, label="End it")
    await ended(ben)
    await ben.settled()
    left = buttons(await ben.message("table-1", message["id"]))
    assert {button["label"] for button in left} <= {"Pictures", "Before and after"}


async def test_only_a_moderator_can_decide_alone(club):
    ana, ben, cleo, dan = await club.users("Ana", "Ben", "Cleo", "Dan")
    first, _ = await club.begin(ben, cleo)
    await turn_of(first)
    await dan.command("table-1", "end")
    await shown(dan, lambda m: is_private(m) and "do not sit at this table" in text(m))
    await ben.command("table-1", "end")
    question = await shown(dan, lambda m: "1 of 2" in text(m))
    await dan.click(question, label="Moderator: end it")
    await shown(dan, lambda m: is_private(m) and "Only a moderator" in text(m))
    await ana.click(question, label="Moderator: end it")
    await ended(ana)


async def test_again_opens_a_table_with_the_same_people(club):
    ana, ben = await club.users("Ana", "Ben")
    players = await club.begin(ana, ben, options="length=short")
    for number in range(6):
        await whole_turn(players[number % 2])
    end = await ended(ana)
    await ben.click(end, label="Play again")
    again = await lobby(ben, 2)
    assert ana.id in text(again)
    assert "Three rounds" in text(again)
    await ben.click(again, label="Start")
    await shown(ana, lambda m: m["id"] >= again["id"] and "begins. In turn order" in text(m))
    await club.bot.services.outbox.wake_all()
    [row] = await club.live_games()
    assert row.revision == 0


async def test_the_seat_of_somebody_who_left_goes_to_a_computer_after_some_days(club):
    ana, ben = await club.users("Ana", "Ben")
    first, second = await club.begin(ana, ben)
    await turn_of(first)
    await second.command("table-1", "replace")
    await shown(second, lambda m: is_private(m) and "can be replaced once they have left" in text(m))
    club.bot.services.settings.absence_days = 0
    await second.command("table-1", "replace")
    await second.settled()
    assert len([m for m in await second.messages("table-1") if "can be replaced once" in text(m)]) == 2
    await club.table.trouble("member", user=first.id, present=False)
    await second.command("table-1", "replace")
    message = await turn_of(second)
    assert f"{first.name} has left; Computer 1 (random) goes on in that seat." in text(message)


async def test_a_finished_game_shows_its_end_again(club):
    ana, ben = await club.users("Ana", "Ben")
    players = await club.begin(ana, ben, options="length=short")
    for number in range(6):
        await whole_turn(players[number % 2])
    end = await ended(ana)
    await ana.command("table-1", "board")
    again = await shown(ana, lambda m: m["id"] > end["id"] and "the game is over" in text(m))
    assert buttons_of(again) == ["Play again", "Boards", "In words", "Record"]
    await ana.click(again, label="Record")
    assert await shown(ana, lambda m: is_private(m) and "The record of" in text(m))
