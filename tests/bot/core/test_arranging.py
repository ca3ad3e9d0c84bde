"""What the host of a lobby arranges, on a page that nobody else sees."""

from dataclasses import replace

import pytest
from discord import ButtonStyle
from hypothesis import given

from bot.matches.arranging import arranged
from bot.matches.lobby import opened as room
from bot.matches.lobby import start_match
from bot.matches.roles import at_lobby
from bot.store.rows import Seat
from tests.bot.called import NOTHING
from tests.bot.core.answers import private_note
from tests.bot.core.conftest import has, lobby, press, set_up, shown, taken, turn_of, whole_turn
from tests.bot.core.lobbies import choose, join, page
from tests.bot.core.timed import turn
from tests.bot.core.turned import HOUR
from tests.bot.matches import says, t
from tests.e2e.client import buttons, is_private, selects, text

pytestmark = pytest.mark.usefixtures("clock")


async def opened(user):
    await user.command("table-1", "newgame", game="orchard")
    return await lobby(user, 1)


async def hold(user, *others, seated=1):
    held = await page(user, seated)
    menu = next(one["custom_id"] for one in selects(held) if one["custom_id"].endswith(":held"))
    await user.choose(held, *[other.id for other in others], custom_id=menu)
    await user.table.bot_rests()


async def test_seats_are_held_and_others_find_no_room(harness):
    ana, ben, cleo, dan = await harness.users("Ana", "Ben", "Cleo", "Dan")
    await opened(ana)
    await hold(ana, cleo, dan)
    assert f"held for <@{cleo.id}> and <@{dan.id}>" in text(await lobby(ana, 1))
    await join(ben, 1)
    await press(ana, 2, "computer")
    await private_note(ana, "The seats that are left are held for others")
    await join(cleo, 2)
    await join(dan, 3)
    assert "held for" not in text(await shown(ana, lambda m: taken(m) == 4))


async def test_by_invitation(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await opened(ana)
    await choose(ana, "Who may join: by invitation")
    await join(ben, 1)
    await private_note(ben, "This table is by invitation")
    await hold(ana, ben)
    await join(ben, 1)
    assert "By invitation" in text(await lobby(ana, 2))


async def test_the_host_sends_somebody_away_for_good(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await opened(ana)
    await join(ben, 1)
    await ana.choose(await page(ana, 2), "Send Ben away", custom_id="s:remove")
    await harness.rests()
    await join(ben, 1)
    await private_note(ben, "You were sent away")


async def test_it_starts_when_the_last_seat_is_taken_in_the_order_of_the_list(harness):
    ana, ben, cleo, dan = await harness.users("Ana", "Ben", "Cleo", "Dan")
    await opened(ana)
    await choose(ana, "Start: when the last seat is taken")
    await choose(ana, "Seats: in the order of the list")
    for seated, user in enumerate((ben, cleo, dan), 1):
        await join(user, seated)
    begun = text(await shown(ana, lambda m: "begins. In turn order" in text(m)))
    places = [begun.index(user.id) for user in (ana, ben, cleo, dan)]
    assert places == sorted(places)


async def test_it_closes_at_its_time_unless_it_has_begun(harness, clock):
    ana, ben = await harness.users("Ana", "Ben")
    message = await opened(ana)
    await choose(ana, "Closes unless begun: in a day")
    assert f"It closes <t:{int(clock.now()) + 24 * HOUR}:R>" in text(await lobby(ana, 1))
    await turn(harness, clock, 23.9)
    await join(ben, 1)
    await turn(harness, clock, 0.2)
    assert says(text(await ana.message("table-1", message["id"])), "bot-lobby-was-closed")
    await opened(ana)
    await choose(ana, "Closes unless begun: in an hour")
    await join(ben, 1)
    await ana.click(await lobby(ana, 2), label="Start")
    await shown(ana, lambda m: "begins. In turn order" in text(m))
    await turn(harness, clock, 2)
    assert len(await harness.live_games()) == 1


@given(NOTHING)
def test_a_title_of_which_nothing_can_be_seen_is_none(typed):
    opened = room(key="helios", options={}, host=Seat("h", user=1), guild=1, channel=2, locale="en", thread=False, at=0)
    assert arranged(opened, "title", roles=at_lobby(opened, 1), picked=(), typed=typed, at=0).title == ""


async def test_a_title_is_typed_and_the_game_keeps_it(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await opened(ana)
    outcome = await ana.click(await page(ana), label="Title …")
    await ana.submit(outcome, title="Sunday   evening")
    await harness.rests()
    assert "Sunday evening" in text(await lobby(ana, 1))
    await ben.command("table-2", "games")
    await shown(ben, lambda m: "[Sunday evening · Orchard](" in text(m), "table-2")
    await join(ben, 1)
    await ana.click(await lobby(ana, 2), label="Start")
    begun = await shown(ana, lambda m: "begins. In turn order" in text(m))
    assert "Sunday evening · Orchard" in text(begun)
    first, second = sorted((ana, ben), key=lambda user: text(begun).index(user.id))
    assert "Sunday evening · Orchard" in text(await turn_of(first))
    for user in (first, second):
        await user.command("table-2", "games")
        await shown(user, lambda m: "- [Sunday evening · Orchard](" in text(m), "table-2")
    await whole_turn(first)
    assert "Sunday evening · Orchard" in text(await turn_of(second))


async def test_a_colour_is_chosen_for_ones_seat_and_the_others_are_drawn(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    await opened(ana)
    await press(ben, 1, "colour.render-seat-0")
    await private_note(ben, "You have not joined this table")
    await join(ben, 1)
    await ben.choose(await set_up(ben, 2), "🟥 Coral")
    await press(ana, 2, "colour.render-seat-0")
    await private_note(ana, "Somebody else at this table has chosen this colour")
    await ana.choose(await set_up(ana, 2), "🟦 Cyan")
    await shown(ana, lambda m: is_private(m) and "Your colour: 🟦 Cyan" in text(m))
    await join(cleo, 2)
    await cleo.choose(await set_up(cleo, 3), "🟪 Violet")
    await shown(cleo, lambda m: is_private(m) and "Your colour: 🟪 Violet" in text(m))
    await ana.click(await lobby(ana, 3), label="Start")
    begun = text(await shown(ana, lambda m: "begins. In turn order" in text(m)))
    for user, colour in ((ben, "🟥 Coral"), (ana, "🟦 Cyan"), (cleo, "🟪 Violet")):
        assert f"<@{user.id}> {colour}" in begun
    [row] = await harness.live_games()
    assert [seat.user for seat in row.seats] == [int(user.id) for user in (ben, ana, cleo)]


def colours(message):
    """What the menu of colours offers, and what stands below each."""
    menu = next(one for one in selects(message) if one["custom_id"] == "s:colour")
    return {option["label"]: option.get("description") for option in menu["options"]}


async def test_all_colours_that_nobody_has_are_offered_whoever_has_come_yet(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await opened(ana)
    page_ = await set_up(ana, 1)
    assert colours(page_) == {
        t("bot-lobby-colour-drawn"): None,
        "🟥 Coral": None,
        "🟦 Cyan": None,
        "🟪 Violet": t("bot-lobby-colour-from", count=3),
        "🟨 Lemon": t("bot-lobby-colour-from", count=4),
    }
    await ana.choose(page_, "🟨 Lemon")
    await shown(ana, lambda m: "Your colour: 🟨 Lemon" in text(m))
    await join(ben, 1)
    assert "🟨 Lemon" not in colours(await set_up(ben, 2)), "somebody else has it"


async def test_two_play_with_any_two_colours_where_an_option_of_the_game_allows_it(every_game, clubhouse):
    ana, ben = await clubhouse.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="theocratia")
    await join(ben, 1)
    both = await set_up(ben, 2)
    assert colours(both) == dict.fromkeys([t("bot-lobby-colour-drawn"), "🟥 Red", "🟫 Brown", "🟦 Blue", "⬜ White"])
    await ben.choose(both, "⬜ White")
    await shown(ben, lambda m: "Your colour: ⬜ White" in text(m))
    mine = await set_up(ana, 2)
    await ana.choose(mine, "🟦 Blue")
    await shown(ana, lambda m: m["id"] == mine["id"] and "Your colour: 🟦 Blue" in text(m))
    await ana.click(await lobby(ana, 2), label="Start")
    begun = text(await shown(ana, lambda m: "begins. In turn order" in text(m)))
    assert f"<@{ana.id}> 🟦 Blue" in begun
    assert f"<@{ben.id}> ⬜ White" in begun


async def test_a_colour_that_the_table_has_left_out_is_not_offered(every_game, clubhouse):
    [ana] = await clubhouse.users("Ana")
    await ana.command("table-1", "newgame", game="theocratia", options="colours=brown_white")
    assert set(colours(await set_up(ana, 1))) == {t("bot-lobby-colour-drawn"), "🟫 Brown", "⬜ White"}


async def test_a_colour_that_so_few_do_not_play_with_is_drawn_again(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    await opened(ana)
    await join(ben, 1)
    await join(cleo, 2)
    await ben.choose(await set_up(ben, 3), "🟪 Violet")
    await shown(ben, lambda m: "Your colour: 🟪 Violet" in text(m))
    await press(cleo, 3, "leave")
    await ana.click(await lobby(ana, 2), label="Start")
    assert "Violet" not in text(await shown(ana, lambda m: says(text(m), "bot-begun")))
    [row] = await harness.live_games()
    assert {seat.user for seat in row.seats} == {int(ana.id), int(ben.id)}


async def test_there_are_no_colours_to_choose_where_the_list_gives_the_seats(harness):
    [ana] = await harness.users("Ana")
    await opened(ana)
    await choose(ana, "Seats: in the order of the list")
    open_ = await shown(ana, lambda m: has(m, "Join") and "in this order" in text(m))
    assert "s:colour" not in [menu["custom_id"] for menu in selects(open_)]
    row = await harness.bot.services.store.lobby_in(int(await harness.channel("table-1")))
    await ana.press(open_, f"l:{row.id}:colour.render-seat-0", kind=2)
    await private_note(ana, "the seats are taken in the order of the list")


async def test_who_has_left_the_server_does_not_start(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    await opened(ana)
    await join(ben, 1)
    await join(cleo, 2)
    await harness.table.trouble("member", user=ben.id, present=False)
    await ana.click(await lobby(ana, 3), label="Start")
    await private_note(ana, f"<@{ben.id}> has left this server: the seat is free again")
    await ana.click(await lobby(ana, 2), label="Start")
    await shown(ana, lambda m: "begins. In turn order" in text(m))


def test_seats_of_computers_that_play_alone_are_drawn_too(monkeypatch):
    monkeypatch.setattr("bot.matches.lobby.SystemRandom.shuffle", lambda self, seats: None)  # drawn from its end
    person = Seat("Ana", user=1)
    empty = room(key="helios", options={}, host=person, guild=1, channel=2, locale="en", thread=False, at=0)
    watched = replace(empty, seats=(Seat("Juno", player="easy"), Seat("Pip", player="medium")))
    assert [seat.name for seat in start_match(watched, person, channel=2, at=0)[1].row.seats] == ["Pip", "Juno"]


def can_start(message):
    """Whether the button that starts the game is green."""
    return any(
        one.get("label") == "Start now" and one["style"] == ButtonStyle.success.value for one in buttons(message)
    )


async def test_an_open_page_follows_the_table_and_says_that_the_game_has_begun(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    await opened(ana)
    setup, arranged = await set_up(ana, 1), await page(ana)

    async def shows(user, message, wanted):
        await shown(user, lambda m: m["id"] == message["id"] and wanted(m))

    await join(ben, 1)
    await shows(ana, setup, can_start)
    await shows(ana, arranged, lambda m: "Send Ben away" in str(m))
    bens = await set_up(ben, 2)
    assert "🟥 Coral" in str(bens)
    await ana.choose(await ana.message("table-1", setup["id"]), "🟥 Coral")
    await shows(ben, bens, lambda m: "🟥 Coral" not in str(m))
    await join(cleo, 2)
    cleos = await set_up(cleo, 3)
    await ana.choose(await ana.message("table-1", arranged["id"]), "Send Ben away", custom_id="s:remove")
    await shows(ben, bens, lambda m: text(m) == "You don’t sit here any more.")
    await ana.click(await lobby(ana, 2), label="Start")
    for user, message in ((ana, setup), (ana, arranged), (cleo, cleos)):
        await shows(user, message, lambda m: text(m) == "The game has begun.")
    assert text(await ben.message("table-1", bens["id"])) == t("bot-lobby-done-gone")


async def test_what_a_click_says_on_a_page_is_not_overwritten_by_what_follows(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    await opened(ana)
    await join(ben, 1)
    bens = await set_up(ben, 2)
    await ben.click(bens, label="Leave")
    await shown(ben, lambda m: m["id"] == bens["id"] and text(m) == "You left the table.")
    known = await set_up(ana, 1)
    await join(cleo, 1)
    await shown(ana, lambda m: m["id"] == known["id"] and can_start(m))
    assert text(await ben.message("table-1", bens["id"])) == t("bot-lobby-done-leave")
