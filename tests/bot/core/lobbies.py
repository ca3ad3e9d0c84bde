"""Tables that are arranged and people who look for one."""

from tests.bot.core.conftest import lobby, set_up, shown
from tests.e2e.client import is_private, text


async def threads(user, parent):
    return [one["id"] for one in await user.channels() if one.get("parent_id") == parent]


KINDS = {
    "Who may join": "joining",
    "Seats": "order",
    "Start": "begin",
    "Closes unless begun": "closes",
    "Turns in time": "least",
}


async def page(user, seated=1):
    """What is arranged besides: a page behind the one on which a table is set up."""
    setup = await set_up(user, seated)
    await user.click(setup, label="Change seats")
    return await shown(user, lambda m: m["id"] == setup["id"] and "Everybody sees what you choose" in text(m))


async def choose(user, label, seated=1):
    await user.choose(await page(user, seated), label, custom_id=f"s:{KINDS[label.partition(':')[0]]}")
    await user.table.bot_rests()


async def join(user, seated):
    await user.click(await lobby(user, seated), label="Join")


async def find(user, channel="table-1", **what):
    known = {m["id"] for m in await user.messages(channel)}
    await user.command(channel, "find", **{"game": "orchard", "seats": 2, **what})
    await user.table.bot_rests()
    return await shown(user, lambda m: is_private(m) and m["id"] not in known, channel)


async def find_page(user):
    await user.command("table-1", "find")
    await user.table.bot_rests()
    return await shown(user, lambda m: is_private(m) and "Find people to play with" in text(m))
