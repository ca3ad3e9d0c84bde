"""What tells somebody of their turn, and their direct messages."""

LATER = "Remind me later"


def notices(harness, user):
    """The messages that notified this person, oldest first; of those still there."""
    found = [m for place in harness.stand_in.world.messages.values() for m in place.values() if user.id in m.notified]
    return sorted(found, key=lambda m: int(m.id))


async def direct(harness, user):
    """What is in this person's direct messages from the bot, oldest first."""
    channels = [c for c in await user.channels() if c["type"] == 1]
    return await user.messages(channels[0]["id"]) if channels else []


async def closed(harness, *names):
    """People whose direct messages are closed: they learn in private answers."""
    users = await harness.users(*names)
    for user in users:
        await harness.table.trouble("inbox", user=user.id, open=False)
    return users
