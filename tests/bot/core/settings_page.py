"""The page of somebody's settings."""

from tests.bot.core.conftest import shown
from tests.e2e.client import is_private, selects, text


async def choose(user, *labels, channel="table-1", **typed):
    """Open the settings and choose these values."""
    known = {m["id"] for m in await user.messages(channel)}
    await user.command(channel, "settings", **typed)
    page = await shown(user, lambda m: m["id"] not in known and is_private(m) and "Your settings" in text(m), channel)
    for label in labels:
        await user.choose(page, label)
        page = await shown(user, lambda m: m["id"] == page["id"] and chosen(m, label), channel)  # noqa: B023
    return page


def chosen(message, label):
    return any(o.get("default") and o["label"] == label for menu in selects(message) for o in menu["options"])
