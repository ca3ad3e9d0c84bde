"""Threads: creating, joining, leaving, archiving and unarchiving."""

from playground import payloads
from playground.model import Channel, ChannelType, Json
from playground.world import World

AUTO_ARCHIVE = (60, 1440, 4320, 10080)


def make(
    world: World, parent: Channel, owner_id: str, name: str, kind: ChannelType, minutes: int, *, key: str | None = None
) -> Channel:
    """A new thread with its owner in it; `key` is the id of the message it hangs on."""
    now = world.clock.now()
    thread = Channel(
        key or world.mint.id(),
        kind,
        name,
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=owner_id,
        members=[owner_id],
        auto_archive_minutes=minutes,
        active_at=now,
        archived_at=now,
    )
    world.channels[thread.id] = thread
    world.storage.put(thread)
    body = payloads.channel(world, thread, world.bot_id) | {"newly_created": True}
    world.publish("THREAD_CREATE", body, channel=thread)
    return thread


def change(world: World, thread: Channel, *, archived: bool | None = None, locked: bool | None = None) -> None:
    now = world.clock.now()
    if archived is not None and archived != thread.archived:
        thread.archived, thread.archived_at = archived, now
        thread.active_at = thread.active_at if archived else now
    if locked is not None:
        thread.locked = locked
    publish_change(world, thread)


def publish_change(world: World, thread: Channel) -> None:
    world.storage.put(thread)
    world.publish("THREAD_UPDATE", payloads.channel(world, thread, world.bot_id), channel=thread)


def wake(world: World, channel: Channel) -> None:
    """Unarchive a thread because of a post."""
    if channel.archived:
        change(world, channel, archived=False)


def sleep_idle(world: World) -> None:
    """Archive the threads in which nothing happened for their set time."""
    for thread in [one for one in world.channels.values() if one.is_thread and not one.archived]:
        if world.clock.now() - thread.active_at > thread.auto_archive_minutes * 60:
            change(world, thread, archived=True)


def join(world: World, thread: Channel, user_id: str) -> None:
    if user_id not in thread.members:
        thread.members.append(user_id)
        _publish_members(world, thread, [payloads.thread_member(thread, user_id)], [])


def leave(world: World, thread: Channel, user_id: str) -> None:
    if user_id in thread.members:
        thread.members.remove(user_id)
        _publish_members(world, thread, [], [user_id])


def _publish_members(world: World, thread: Channel, added: list[Json], removed: list[str]) -> None:
    world.storage.put(thread)
    body: Json = {
        "id": thread.id,
        "guild_id": thread.guild_id,
        "member_count": len(thread.members),
        "added_members": added,
        "removed_member_ids": removed,
    }
    world.publish("THREAD_MEMBERS_UPDATE", body, channel=thread)
    publish_change(world, thread)
