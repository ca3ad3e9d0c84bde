"""Answers to interactions, and the messages their tokens reach. None of these needs the bot's token."""

from playground import interactions, messages, payloads
from playground.errors import Code, Refused
from playground.model import Callback, Interaction, Json, Message, MessageFlag
from playground.rest.call import NOTHING, Call, Reply, Route, ok


def callback(call: Call) -> Reply:
    interaction = call.world.interactions.get(call.params["interaction_id"])
    if interaction is None or interaction.token != call.params["interaction_token"]:
        raise Refused(Code.UNKNOWN_INTERACTION)
    message = interactions.answer(call.world, interaction, call.body, call.files)
    if not call.flag("with_response"):
        return NOTHING
    return ok(_resource(call, interaction, message))


def _resource(call: Call, interaction: Interaction, message: Message | None) -> Json:
    about: Json = {"id": interaction.id, "type": int(interaction.type)}
    if message is None:
        return {"interaction": about}
    about |= {
        "response_message_id": message.id,
        "response_message_loading": message.is_loading,
        "response_message_ephemeral": bool(message.flags & MessageFlag.EPHEMERAL),
    }
    if interaction.callback == Callback.DEFERRED_UPDATE:
        return {"interaction": about}
    kind = Callback.UPDATE if interaction.callback == Callback.UPDATE else Callback.MESSAGE
    return {"interaction": about, "resource": {"type": int(kind), "message": _json(call, message)}}


def _json(call: Call, message: Message) -> Json:
    return payloads.message(call.world, message)


def _interaction(call: Call) -> Interaction:
    if call.params["webhook_id"] != call.world.bot_id:
        raise Refused(Code.UNKNOWN_WEBHOOK)
    return call.world.interaction(call.params["webhook_token"])


def _message(call: Call) -> Message:
    return interactions.own_message(call.world, _interaction(call), call.params["message_id"])


def follow_up(call: Call) -> Reply:
    message = interactions.follow_up(call.world, _interaction(call), call.body, call.files)
    return ok(_json(call, message)) if call.flag("wait") else NOTHING


def get(call: Call) -> Reply:
    return ok(_json(call, _message(call)))


def edit(call: Call) -> Reply:
    message = _message(call)
    messages.edit(call.world, message, call.body, call.files)
    return ok(_json(call, message))


def delete(call: Call) -> Reply:
    messages.delete(call.world, _message(call))
    return NOTHING


_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_ONE = _WEBHOOK + "/messages/{message_id}"
ROUTES: list[Route] = [
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback),
    ("POST", _WEBHOOK, follow_up),
    ("GET", _ONE, get),
    ("PATCH", _ONE, edit),
    ("DELETE", _ONE, delete),
]
