"""Menus opened in the public message."""

from bot.base import custom_ids
from bot.messages import menus
from tests.bot.core.conftest import BotHarness, has, lobby, quiet, shown, shuffled_by, until
from tests.e2e.client import Json, User, buttons, pictures, selects, text

SEED = 1
ROOM = 5
"""Lines of a menu, so few that inner menus have pages of their own."""


async def asking(people: list[User], after: str = "") -> tuple[User, Json]:
    """Who is asked by a message posted after that one, and the message."""
    message = await shown(people[0], lambda m: m["id"] > after and has(m, "Boards") and "**<@" in text(m))
    return next(one for one in people if f"**<@{one.id}>" in text(message)), message


async def open_a_page(user: User, message: Json) -> Json:
    """Pick the first line that leads to a page of its own."""
    lines = [(menu, option["value"]) for menu in selects(message) for option in menu["options"]]
    menu, value = next((m, v) for m, v in lines if isinstance(custom_ids.parse(v), custom_ids.PageClick))
    await user.press(message, menu["custom_id"], [value])
    return await shown(user, lambda m: m["id"] == message["id"] and has(m, "Back"))


def files(message: Json) -> set[str]:
    return {picture["url"].partition("?")[0].rpartition("/")[2] for picture in pictures(message)}


async def all_known(harness: BotHarness, message: Json) -> None:
    """Wait until the bot knows which files this message has."""
    await quiet(harness)

    async def known() -> set[str]:
        [game] = await harness.live_games()
        rows = await harness.bot.services.store.undone_messages(game.id)
        return next(set(row.files) for row in rows if row.message == int(message["id"]))

    await until(known, files(message))


async def test_the_picture_marks_what_is_on_the_open_page_and_every_file_is_known(clubhouse, monkeypatch):
    shuffled_by(SEED, monkeypatch)
    monkeypatch.setattr(menus, "OPTIONS", ROOM)
    people = await clubhouse.users("Ana", "Ben")
    ana, ben = people
    await ana.command("table-1", "newgame", game="helios")
    await ben.click(await lobby(ben, 1), label="Join")
    await ana.click(await lobby(ana, 2), label="Start")
    mover, top = await asking(people)
    for _ in people:  # a tile to begin with
        await mover.click(top, label=buttons(top)[0]["label"])
        mover, top = await asking(people, after=top["id"])
    await all_known(clubhouse, top)
    opened = await open_a_page(mover, top)
    assert files(opened) != files(top)
    await all_known(clubhouse, opened)
    await mover.click(opened, label="Back")
    again = await shown(mover, lambda m: m["id"] == top["id"] and not has(m, "Back"))
    assert files(again) == files(top)
    await all_known(clubhouse, again)
