"""Games of one person against computers: in direct messages, or in a private answer."""

from dataclasses import replace
from functools import partial

from tests.bot.core.answers import private_note
from tests.bot.core.conftest import buttons_of, has, label_like, lobby, press, shown, until
from tests.bot.core.notices import direct
from tests.bot.matches import says
from tests.e2e.client import is_private, pictures, text

GREETED = "against the computer"
INTRODUCED = "Two middling cards of a suit"
"""What the game is about."""


async def inbox(harness, user):
    return (await direct(harness, user))[-1]["channel_id"]


async def open_turn(user, place, offers="Take"):
    """The message of the game in direct messages, where nobody else sees it."""
    return await shown(user, lambda m: label_like(m, offers) is not None, place)


async def greeting(user, place):
    return await shown(user, lambda m: GREETED in text(m), place)


async def games(harness):
    return await harness.bot.services.store.live_games(None)


async def closed(harness, user):
    await harness.table.trouble("inbox", user=user.id, open=False)


async def test_one_click_from_newgame_in_direct_messages(harness):
    [ana] = await harness.users("Ana")
    guild = await harness.bot.services.store.guild(harness.guild)
    await harness.bot.services.store.save_guild(replace(guild, most=1, most_each=1))
    await ana.command("table-1", "newgame", game="orchard")
    await press(ana, 1, "alone")
    await private_note(ana, "You play **Orchard** alone in your direct messages")
    place = await inbox(harness, ana)
    turn = await open_turn(ana, place)
    await shown(ana, lambda m: "no longer holds" in text(m))
    await ana.command(place, "games")
    listed = await shown(ana, lambda m: "Your games" in text(m), place)
    assert len(pictures(listed)) == 1, "in direct messages with the board"
    await ana.click(turn, label=label_like(turn, "Take"))
    mine = await open_turn(ana, place, "Plant")
    assert mine["id"] == turn["id"], "what only its person may see stands in the message itself"
    await ana.click(mine, label=label_like(mine, "Plant"))
    again = await open_turn(ana, place)
    assert again["id"] == turn["id"]
    assert [m["id"] for m in await ana.messages(place) if label_like(m, "Play my turn")] == []
    await ana.command("table-1", "newgame", game="orchard")
    await lobby(ana, 1)
    assert [row.guild for row in await games(harness)] == [None], "no server's limits"
    assert await harness.live_games() == []


async def test_in_direct_messages_too_one_is_advised_looks_at_the_points_and_gives_up(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "newgame", game="orchard", alone=True)
    await private_note(ana, "You play **Orchard** alone in your direct messages")
    place = await inbox(harness, ana)
    assert INTRODUCED in text(await greeting(ana, place))
    turn = await open_turn(ana, place)
    await ana.command(place, "hint")
    await shown(ana, lambda m: has(m, "Play this"), place)
    await ana.command(place, "score")
    await shown(ana, lambda m: "if the game ended now" in text(m), place)
    await ana.click(turn, label=label_like(turn, "Take"))
    await open_turn(ana, place, "Plant")
    await ana.command(place, "resign")
    asked = await shown(ana, lambda m: has(m, "Resign"), place)
    await ana.click(asked, label="Resign")
    ended = await shown(ana, lambda m: has(m, "Play again"), place)
    assert "Computer 1 (random) wins" in pictures(ended)[0]["description"]
    for label in ("Review", "Replay", "More"):
        known = {m["id"] for m in await ana.messages(place)}
        await ana.click(ended, label=label)
        await ana.settled()
        [answer] = [m for m in await ana.messages(place) if m["id"] not in known]
        assert answer["components"], label
        assert buttons_of(await ana.message(place, ended["id"])) == buttons_of(ended), "the end stays as it is"
    await ana.command(place, "resign")
    await shown(ana, lambda m: "This game is over" in text(m), place)
    first = await greeting(ana, place)
    await ana.command("table-1", "newgame", game="orchard", alone=True)
    again = await shown(ana, lambda m: m["id"] != first["id"] and GREETED in text(m), place)
    assert INTRODUCED not in text(again), "a first game of a kind alone is introduced"


async def test_where_direct_messages_are_closed_in_a_private_answer_that_each_click_renews(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await closed(harness, ana)
    await ana.command("table-1", "newgame", game="orchard", alone=True, options="length=short")
    panel = await shown(ana, lambda m: is_private(m) and label_like(m, "Take") is not None)
    await ana.click(panel, label=label_like(panel, "Take"))
    await until(partial(_offers, ana, panel["id"], "Plant"), True)
    panel = await ana.message("table-1", panel["id"])
    await ana.click(panel, label=label_like(panel, "Plant"))
    await shown(ana, lambda m: m["id"] == panel["id"] and label_like(m, "Take") is not None)
    assert await harness.bot.services.store.posts() == []
    assert await ben.messages("table-1") == [], "nobody else sees anything"
    await harness.close()
    await harness.open()
    await ana.command("table-1", "newgame", game="orchard", alone=True)
    again = await shown(ana, lambda m: m["id"] > panel["id"] and label_like(m, "Take") is not None)
    assert len(await games(harness)) == 1, "the same game"
    for _ in range(2):
        await ana.click(again, label=label_like(again, "Take"))
        await until(partial(_offers, ana, again["id"], "Plant"), True)
        again = await ana.message("table-1", again["id"])
        await ana.click(again, label=label_like(again, "Plant"))
        await until(partial(_moved, ana, again["id"]), True)
        again = await ana.message("table-1", again["id"])
    assert has(again, "Play again")
    assert says(text(again), "bot-end-head")
    await ana.click(again, label="Play again")
    await shown(ana, lambda m: m["id"] > again["id"] and is_private(m) and label_like(m, "Take") is not None)
    assert await ben.messages("table-1") == [], "and nobody is named"


async def _offers(user, id_, start):
    return label_like(await user.message("table-1", id_), start) is not None


async def _moved(user, id_):
    message = await user.message("table-1", id_)
    return label_like(message, "Take") is not None or has(message, "Play again")
