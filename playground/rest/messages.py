"""Messages of a channel."""

from playground import messages, payloads
from playground.errors import Code, Refused
from playground.forms import check, number, snowflake
from playground.model import Json, Message, MessageType
from playground.permissions import Permission, require
from playground.rest.call import NOTHING, Call, Reply, Route, ok

PINS = 250


def _json(call: Call, message: Message) -> Json:
    return payloads.message(call.world, message)


def create(call: Call) -> Reply:
    message = messages.send(call.world, call.channel, call.world.bot_id, call.body, call.files)
    nonce = {} if message.nonce is None else {"nonce": message.nonce}
    return ok(_json(call, message) | nonce)


def history(call: Call) -> Reply:
    require(call.world, call.world.bot_id, call.channel, Permission.VIEW_CHANNEL)
    if Permission.READ_MESSAGE_HISTORY not in call.world.permissions(call.world.bot_id, call.channel):
        return ok([])
    limit = number(call.query, "limit", 50, 1, 100)
    for place in {"before", "after"} & call.query.keys():
        check(snowflake, call.query[place])
    before, after = call.query.get("before"), call.query.get("after")
    found = messages.history(call.world, call.channel, call.world.bot_id, limit, before, after)
    return ok([_json(call, message) for message in found])


def get(call: Call) -> Reply:
    require(call.world, call.world.bot_id, call.channel, Permission.READ_MESSAGE_HISTORY)
    return ok(_json(call, call.message))


def edit(call: Call) -> Reply:
    require(call.world, call.world.bot_id, call.channel, Permission.VIEW_CHANNEL)
    message = call.message
    if message.author_id != call.world.bot_id:
        raise Refused(Code.NOT_THE_AUTHOR)
    if call.channel.archived:
        raise Refused(Code.THREAD_ARCHIVED)
    call.rates.edit_old(call.channel.id, message.posted_at)
    messages.edit(call.world, message, call.body, call.files)
    return ok(_json(call, message))


def delete(call: Call) -> Reply:
    require(call.world, call.world.bot_id, call.channel, Permission.VIEW_CHANNEL)
    if call.channel.archived:
        raise Refused(Code.THREAD_ARCHIVED)
    if call.message.author_id != call.world.bot_id:
        require(call.world, call.world.bot_id, call.channel, Permission.MANAGE_MESSAGES)
    messages.delete(call.world, call.message)
    return NOTHING


def pin(call: Call) -> Reply:
    message = _pinnable(call)
    if sum(one.pinned for one in call.world.messages[call.channel.id].values()) >= PINS:
        raise Refused(Code.TOO_MANY_PINS)
    if not message.pinned:
        _set_pinned(call, message, pinned=True)
        notice = Message(
            call.world.mint.id(), call.channel.id, call.world.bot_id, MessageType.PINNED, reply_to=message.id
        )
        messages.store(call.world, notice)
        messages.publish_new(call.world, notice)
    return NOTHING


def unpin(call: Call) -> Reply:
    _set_pinned(call, _pinnable(call), pinned=False)
    return NOTHING


def _pinnable(call: Call) -> Message:
    if not call.channel.is_dm:
        require(call.world, call.world.bot_id, call.channel, Permission.PIN_MESSAGES)
    return call.message


def _set_pinned(call: Call, message: Message, *, pinned: bool) -> None:
    message.pinned = pinned
    messages.store(call.world, message)
    messages.publish_change(call.world, message)


_ALL = "/channels/{channel_id}/messages"
_ONE = _ALL + "/{message_id}"
_PIN = _ALL + "/pins/{message_id}"
ROUTES: list[Route] = [
    ("POST", _ALL, create),
    ("GET", _ALL, history),
    ("PUT", _PIN, pin),
    ("DELETE", _PIN, unpin),
    ("GET", _ONE, get),
    ("PATCH", _ONE, edit),
    ("DELETE", _ONE, delete),
]
