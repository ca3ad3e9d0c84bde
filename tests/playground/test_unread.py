"""Which messages wait for a user, as the page's red numbers count them."""

from tests.e2e.client import Table
from tests.playground.plain import PlainBot


async def waiting(table: Table, user: str) -> dict[str, list[str]]:
    """The messages that call for a user by the name of their channel; direct ones under ''."""
    state = await (await table.join(user)).ask("GET", "/ui/state")
    return {channel.get("name", ""): channel["pings"] for channel in state["channels"]}


async def test_a_mention_calls_those_it_may_and_an_edit_nobody(bot: PlainBot, table: Table):
    ana, ben = (
        next(k for k, u in bot.playground.world.users.items() if u.global_name == one) for one in ("Ana", "Ben")
    )
    body = {"content": f"<@{ana}> and <@{ben}>", "allowed_mentions": {"users": [ana]}}
    posted = (await bot.post(body)).json["id"]
    assert (await waiting(table, "Ana"))["lobby"] == [posted]
    assert (await waiting(table, "Ben"))["lobby"] == []
    path = f"/channels/{bot.lobby}/messages/{posted}"
    edited = await bot.ask("PATCH", path, {"content": f"<@{ana}>, <@{ben}>", "allowed_mentions": {"parse": []}})
    assert edited.json["mentions"] == []
    assert (await waiting(table, "Ana"))["lobby"] == [posted]
    await bot.ask("PATCH", path, {"content": f"<@{ben}>"})
    assert (await waiting(table, "Ben"))["lobby"] == []
    await bot.ask("DELETE", path)
    assert (await waiting(table, "Ana"))["lobby"] == []


async def test_every_direct_message_calls(bot: PlainBot, table: Table):
    ana = next(key for key, user in bot.playground.world.users.items() if user.global_name == "Ana")
    channel = (await bot.ask("POST", "/users/@me/channels", {"recipient_id": ana})).json["id"]
    posted = (await bot.post({"content": "Hello"}, channel=channel)).json["id"]
    own = await (await table.join("Ana")).write(channel, "Hello yourself")
    assert own["id"] != posted
    assert (await waiting(table, "Ana"))[""] == [posted]
