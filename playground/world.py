"""The state of the stand-in, kept in storage, and its events."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

from playground import permissions
from playground.clock import Clock, Mint
from playground.errors import Code, Refused
from playground.model import Channel, ChannelType, Command, Emoji, Guild, Interaction, Json, Message, User
from playground.permissions import Permission
from playground.storage import Storage

TOKEN_LIFE = 15 * 60.0


@dataclass(frozen=True, slots=True)
class Event:
    """An event, under the gateway's name for it.

    `channel` and `only` (one user's page) limit who receives it; events for pages alone reach no bot.
    """

    name: str
    data: Json
    guild_id: str | None = None
    channel: Channel | None = None
    only: str | None = None
    for_pages: bool = False


class World:
    """The state of the stand-in. Whoever changes a thing saves it and publishes the event."""

    def __init__(self, folder: Path | None, invited: Permission = permissions.INVITED) -> None:
        self.clock = Clock()
        self.mint = Mint(self.clock)
        self.storage = Storage(folder)
        self.base_url = ""
        self.bot_id = ""
        self.shards = 1
        """How many a bot is recommended to open."""
        self.invited = invited
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        self.interactions: dict[str, Interaction] = {}
        self.emojis: dict[str, Emoji] = {}
        self.commands: dict[str, Command] = {}
        self._listeners: list[Callable[[Event], None]] = []
        self._load()

    def _load(self) -> None:
        self.users = {one.id: one for one in self.storage.all(User)}
        self.guilds = {one.id: one for one in self.storage.all(Guild)}
        self.channels = {one.id: one for one in self.storage.all(Channel)}
        self.emojis = {one.id: one for one in self.storage.all(Emoji)}
        self.commands = {one.id: one for one in self.storage.all(Command)}
        for message in self.storage.all(Message):
            self.messages.setdefault(message.channel_id, {})[message.id] = message
            self.mint.seen(message.id)
        for interaction in self.storage.all(Interaction):
            self.interactions[interaction.id] = interaction
            self.mint.seen(interaction.id)
        for key in (*self.users, *self.guilds, *self.channels, *self.emojis, *self.commands):
            self.mint.seen(key)
        self.bot_id = next((one.id for one in self.users.values() if one.bot), "")

    def listen(self, listener: Callable[[Event], None]) -> None:
        self._listeners.append(listener)

    def unlisten(self, listener: Callable[[Event], None]) -> None:
        self._listeners.remove(listener)

    def publish(
        self,
        name: str,
        data: Json,
        *,
        guild_id: str | None = None,
        channel: Channel | None = None,
        only: str | None = None,
        for_pages: bool = False,
    ) -> None:
        place = channel.guild_id if channel else guild_id
        event = Event(name, data, place, channel, only, for_pages or only is not None)
        for listener in list(self._listeners):
            listener(event)

    def user(self, user_id: str) -> User:
        if user_id not in self.users:
            raise Refused(Code.UNKNOWN_USER)
        return self.users[user_id]

    def guild(self, guild_id: str) -> Guild:
        if guild_id not in self.guilds:
            raise Refused(Code.UNKNOWN_GUILD)
        return self.guilds[guild_id]

    def channel(self, channel_id: str) -> Channel:
        if channel_id not in self.channels:
            raise Refused(Code.UNKNOWN_CHANNEL)
        return self.channels[channel_id]

    def message(self, channel_id: str, message_id: str) -> Message:
        message = self.messages.get(channel_id, {}).get(message_id)
        if message is None:
            raise Refused(Code.UNKNOWN_MESSAGE)
        return message

    def interaction(self, token: str) -> Interaction:
        """The interaction a live token belongs to. :raises Refused: 50027 for a wrong or an expired one."""
        self.forget_expired()
        for interaction in reversed(self.interactions.values()):
            if interaction.token == token:
                return interaction
        raise Refused(Code.INVALID_WEBHOOK_TOKEN)

    def forget_expired(self) -> None:
        """Drop the interactions whose tokens have expired; the oldest come first."""
        oldest = self.clock.now() - TOKEN_LIFE
        for interaction in list(takewhile(lambda one: one.created_at < oldest, self.interactions.values())):
            del self.interactions[interaction.id]
            self.storage.drop(interaction)

    def permissions(self, user_id: str, channel: Channel) -> Permission:
        return permissions.of(self, user_id, channel)

    def sees(self, user_id: str, channel: Channel) -> bool:
        return Permission.VIEW_CHANNEL in self.permissions(user_id, channel)

    def threads(self, channel: Channel) -> list[Channel]:
        return [one for one in self.channels.values() if one.is_thread and one.parent_id == channel.id]

    def dm(self, one: str, other: str) -> Channel:
        """The direct channel of two users, made when they have none yet."""
        for channel in self.channels.values():
            if channel.is_dm and {one, other} == set(channel.recipients):
                return channel
        channel = Channel(self.mint.id(), ChannelType.DM, recipients=[one, other])
        self.channels[channel.id] = channel
        self.storage.put(channel)
        return channel
