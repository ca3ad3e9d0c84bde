"""Answers to commands and clicks."""

from tests.bot.core.conftest import (
    shown,
)
from tests.e2e.client import Json, User, is_private, text, walk


async def answer(user: User, command: str, words: str, channel: str = "table-1", **options: str) -> Json:
    """The answer to a command, once it says this."""
    known = {m["id"] for m in await user.messages(channel)}
    await user.command(channel, command, **options)
    return await shown(user, lambda m: m["id"] not in known and words in text(m), channel)


async def private_note(user: User, words: str, channel: str = "table-1") -> Json:
    """The private answer that says this."""
    return await shown(user, lambda m: is_private(m) and words in text(m), channel)


async def asked(user, message, label, channel="table-1"):
    """The private answer to a click."""
    known = {m["id"] for m in await user.messages(channel)}
    await user.click(message, label=label)
    return await shown(user, lambda m: m["id"] not in known and is_private(m) and bool(text(m)), channel)


async def every_button(harness, players):
    """Who saw it, the message and the id of every button and option these people were ever shown."""
    found: dict[str, tuple[User, Json, str]] = {}
    for user in players:
        for event in user.delivered:
            message = event.data
            for part in walk(message.get("components") or []):
                for one in (part, *part.get("options", [])):
                    id_ = one.get("custom_id") or one.get("value")
                    if id_ and id_[:2] in ("m:", "n:", "a:"):
                        found.setdefault(id_, (user, message, id_))
    return list(found.values())
