"""The argument and the result of every route."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from playground.errors import Code, Refused
from playground.model import Channel, Json, Message
from playground.rates import Rates
from playground.uploads import Upload
from playground.world import World


@dataclass(frozen=True, slots=True)
class Call:
    """One request, read and authorised. `body` is the JSON, from a multipart form its `payload_json`."""

    world: World
    rates: Rates
    params: dict[str, str]
    query: dict[str, str]
    body: Any
    files: list[Upload]

    @property
    def channel(self) -> Channel:
        return self.world.channel(self.params["channel_id"])

    @property
    def message(self) -> Message:
        """:raises Refused: 10008 for none, and for an ephemeral one, which no channel route can see."""
        message = self.world.message(self.channel.id, self.params["message_id"])
        if message.viewer is not None:
            raise Refused(Code.UNKNOWN_MESSAGE)
        return message

    def flag(self, name: str) -> bool:
        return self.query.get(name, "").lower() in ("1", "true")


@dataclass(frozen=True, slots=True)
class Reply:
    status: int
    json: Json | list[Json] | None = None


Route = tuple[str, str, Callable[[Call], Reply]]
Handler = Callable[[Call], Awaitable[Reply]]
NOTHING = Reply(204)


def ok(json: Json | list[Json]) -> Reply:
    return Reply(200, json)
