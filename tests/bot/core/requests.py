"""What the bot asks of Discord."""

from tests.e2e.client import Json

REFUSED = {"status": 400, "code": 0}
"""Failures that discord.py does not retry itself."""


async def requests(harness, method: str, start: str = "/channels/", after: int = 0) -> list[Json]:
    """The bot's requests to post or edit."""
    made = await harness.table.requests(after)
    return [one for one in made if one["method"] == method and one["path"].startswith(start)]
