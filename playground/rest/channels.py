"""Channels and threads."""

from playground import messages, payloads, threads
from playground.errors import Code, Refused
from playground.forms import anything, check, flag, maybe, one_of, record, text
from playground.model import Channel, ChannelType, Json, Message, MessageFlag, MessageType
from playground.permissions import Permission, require
from playground.places import remove_channel
from playground.rest.call import NOTHING, Call, Reply, Route, ok

_THREAD_FIELDS = {
    "name": text(1, 100),
    "auto_archive_duration": maybe(one_of(*threads.AUTO_ARCHIVE)),
    "rate_limit_per_user": anything,
}
_FROM_MESSAGE = record(_THREAD_FIELDS, ["name"])
_FREE = record(_THREAD_FIELDS | {"type": one_of(11, 12), "invitable": flag}, ["name"])
_PATCH_THREAD = record(_THREAD_FIELDS | {"archived": flag, "locked": flag, "invitable": flag})
_PATCH_CHANNEL = record({"name": text(1, 100), "topic": maybe(text(0, 1024))})


def _seen(call: Call) -> Channel:
    require(call.world, call.world.bot_id, call.channel, Permission.VIEW_CHANNEL)
    return call.channel


def _json(call: Call, channel: Channel) -> Json:
    return payloads.channel(call.world, channel, call.world.bot_id)


def get(call: Call) -> Reply:
    return ok(_json(call, _seen(call)))


def patch(call: Call) -> Reply:
    channel = _seen(call)
    if channel.is_dm:
        raise Refused(Code.NOT_IN_DM)
    if channel.is_thread:
        return _patch_thread(call, channel)
    require(call.world, call.world.bot_id, channel, Permission.MANAGE_CHANNELS)
    check(_PATCH_CHANNEL, call.body)
    channel.name = call.body.get("name", channel.name)
    channel.topic = call.body.get("topic", channel.topic)
    call.world.storage.put(channel)
    call.world.publish("CHANNEL_UPDATE", _json(call, channel), channel=channel)
    return ok(_json(call, channel))


def _patch_thread(call: Call, thread: Channel) -> Reply:
    check(_PATCH_THREAD, call.body)
    own = thread.owner_id == call.world.bot_id
    if not own or "locked" in call.body:
        require(call.world, call.world.bot_id, thread, Permission.MANAGE_THREADS)
    stays_asleep = thread.archived and call.body.get("archived") is not False
    if stays_asleep and set(call.body) - {"archived", "locked"}:
        raise Refused(Code.THREAD_ARCHIVED)
    thread.name = call.body.get("name", thread.name)
    thread.auto_archive_minutes = call.body.get("auto_archive_duration") or thread.auto_archive_minutes
    thread.invitable = call.body.get("invitable", thread.invitable)
    threads.change(call.world, thread, archived=call.body.get("archived"), locked=call.body.get("locked"))
    return ok(_json(call, thread))


def delete(call: Call) -> Reply:
    channel = _seen(call)
    if channel.is_dm:
        return ok(_json(call, channel))
    needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    require(call.world, call.world.bot_id, channel, needed)
    body = _json(call, channel)
    remove_channel(call.world, channel)
    return ok(body)


def typing(call: Call) -> Reply:
    require(call.world, call.world.bot_id, call.channel, Permission.SEND_MESSAGES)
    return NOTHING


def start_thread(call: Call) -> Reply:
    parent = _parent(call)
    check(_FREE, call.body)
    kind = ChannelType(call.body.get("type", ChannelType.PRIVATE_THREAD))
    public = kind is ChannelType.PUBLIC_THREAD
    needed = Permission.CREATE_PUBLIC_THREADS if public else Permission.CREATE_PRIVATE_THREADS
    require(call.world, call.world.bot_id, parent, needed)
    thread = _make(call, parent, kind)
    thread.invitable = call.body.get("invitable", True)
    if public:
        notice = Message(
            call.world.mint.id(),
            parent.id,
            call.world.bot_id,
            MessageType.THREAD_CREATED,
            content=thread.name,
            thread_id=thread.id,
        )
        messages.store(call.world, notice)
        messages.publish_new(call.world, notice)
    return Reply(201, _json(call, thread))


def start_thread_on_message(call: Call) -> Reply:
    parent, message = _parent(call), call.message
    check(_FROM_MESSAGE, call.body)
    require(call.world, call.world.bot_id, parent, Permission.CREATE_PUBLIC_THREADS)
    if message.id in call.world.channels:
        raise Refused(Code.THREAD_EXISTS)
    thread = _make(call, parent, ChannelType.PUBLIC_THREAD, key=message.id)
    message.thread_id = thread.id
    message.flags |= MessageFlag.HAS_THREAD
    messages.store(call.world, message)
    messages.publish_change(call.world, message)
    return Reply(201, _json(call, thread))


def _parent(call: Call) -> Channel:
    if call.channel.type != ChannelType.TEXT:
        raise Refused(Code.WRONG_CHANNEL_TYPE)
    return call.channel


def _make(call: Call, parent: Channel, kind: ChannelType, key: str | None = None) -> Channel:
    minutes = call.body.get("auto_archive_duration") or 4320
    return threads.make(call.world, parent, call.world.bot_id, call.body["name"], kind, minutes, key=key)


def _thread(call: Call) -> Channel:
    thread = _seen(call)
    if not thread.is_thread:
        raise Refused(Code.WRONG_CHANNEL_TYPE)
    return thread


def _awake(call: Call) -> Channel:
    thread = _thread(call)
    if thread.archived:
        raise Refused(Code.THREAD_ARCHIVED)
    return thread


def _named(call: Call) -> str:
    user_id = call.params["user_id"]
    return call.world.bot_id if user_id == "@me" else call.world.user(user_id).id


def thread_members(call: Call) -> Reply:
    thread = _thread(call)
    return ok([payloads.thread_member(thread, key) for key in thread.members])


def add_member(call: Call) -> Reply:
    thread = _awake(call)
    guild = call.world.guilds[str(thread.guild_id)]
    if _named(call) not in guild.members:
        raise Refused(Code.UNKNOWN_MEMBER)
    require(call.world, call.world.bot_id, thread, Permission.SEND_MESSAGES_IN_THREADS)
    threads.join(call.world, thread, _named(call))
    return NOTHING


def remove_member(call: Call) -> Reply:
    thread = _awake(call)
    if _named(call) != call.world.bot_id and thread.owner_id != call.world.bot_id:
        require(call.world, call.world.bot_id, thread, Permission.MANAGE_THREADS)
    threads.leave(call.world, thread, _named(call))
    return NOTHING


_ONE = "/channels/{channel_id}"
_MEMBER = _ONE + "/thread-members/{user_id}"
ROUTES: list[Route] = [
    ("GET", _ONE, get),
    ("PATCH", _ONE, patch),
    ("DELETE", _ONE, delete),
    ("POST", _ONE + "/typing", typing),
    ("POST", _ONE + "/threads", start_thread),
    ("POST", _ONE + "/messages/{message_id}/threads", start_thread_on_message),
    ("GET", _ONE + "/thread-members", thread_members),
    ("PUT", _MEMBER, add_member),
    ("DELETE", _MEMBER, remove_member),
]
