"""The objects of the stand-in's world. Ids are snowflakes as strings, as on the wire."""

from dataclasses import dataclass, field, fields
from enum import IntEnum, IntFlag
from typing import Any

from playground.clock import seconds

Json = dict[str, Any]


def plain(thing: Any) -> Json:
    """The fields of a dataclass, as the `default` of `json.dumps`: `asdict` would copy everything within them first."""
    return {one.name: getattr(thing, one.name) for one in fields(thing)}


class ChannelType(IntEnum):
    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageType(IntEnum):
    DEFAULT = 0
    PINNED = 6
    THREAD_CREATED = 18
    REPLY = 19
    SLASH_COMMAND = 20


class MessageFlag(IntFlag):
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class InteractionType(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


@dataclass(slots=True)
class User:
    id: str
    username: str
    global_name: str | None
    bot: bool = False
    inbox_open: bool = True


@dataclass(slots=True)
class Member:
    joined_at: float
    roles: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Role:
    id: str
    name: str
    permissions: int
    position: int = 0
    bot_id: str | None = None


@dataclass(slots=True)
class Guild:
    id: str
    name: str
    owner_id: str
    roles: dict[str, Role] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.roles = {key: role if isinstance(role, Role) else Role(**role) for key, role in self.roles.items()}
        self.members = {key: one if isinstance(one, Member) else Member(**one) for key, one in self.members.items()}


@dataclass(slots=True)
class Overwrite:
    """Permissions of one role (type 0) or member (type 1) in one channel."""

    id: str
    type: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Channel:
    """A guild channel, a direct message or a thread; the last two fields' groups belong to these alone."""

    id: str
    type: ChannelType
    name: str = ""
    guild_id: str | None = None
    parent_id: str | None = None
    topic: str | None = None
    position: int = 0
    last_message_id: str | None = None
    overwrites: list[Overwrite] = field(default_factory=list)

    recipients: list[str] = field(default_factory=list)

    owner_id: str | None = None
    members: list[str] = field(default_factory=list)
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_minutes: int = 4320
    active_at: float = 0.0
    archived_at: float = 0.0
    message_count: int = 0

    def __post_init__(self) -> None:
        self.type = ChannelType(self.type)
        self.overwrites = [one if isinstance(one, Overwrite) else Overwrite(**one) for one in self.overwrites]

    @property
    def is_thread(self) -> bool:
        return self.type in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)

    @property
    def is_dm(self) -> bool:
        return self.type == ChannelType.DM


@dataclass(slots=True)
class Attachment:
    id: str
    channel_id: str
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(slots=True)
class Message:
    """A message. In `components` an uploaded picture stands as `{"attachment_id": …}`; its address is made when shown.

    `notified` are those it mentioned when it was posted, unless it was silent: edits notify nobody, nor do they take a
    notice back.
    `viewer` is the one user who sees an ephemeral message, `interaction` what Discord calls the interaction metadata.
    """

    id: str
    channel_id: str
    author_id: str
    type: MessageType = MessageType.DEFAULT
    content: str = ""
    flags: int = 0
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[str] = field(default_factory=list)
    notified: list[str] = field(default_factory=list)
    edited_at: float | None = None
    pinned: bool = False
    nonce: str | int | None = None
    reply_to: str | None = None
    thread_id: str | None = None
    viewer: str | None = None
    interaction: Json | None = None

    def __post_init__(self) -> None:
        self.type = MessageType(self.type)
        self.attachments = [one if isinstance(one, Attachment) else Attachment(**one) for one in self.attachments]

    @property
    def posted_at(self) -> float:
        return seconds(self.id)

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & MessageFlag.COMPONENTS_V2)

    @property
    def is_silent(self) -> bool:
        """Whether it was posted without a sound, of which an edit changes nothing."""
        return bool(self.flags & MessageFlag.SUPPRESS_NOTIFICATIONS)

    @property
    def is_loading(self) -> bool:
        return bool(self.flags & MessageFlag.LOADING)


@dataclass(slots=True)
class Interaction:
    """One use of a command, component or modal.

    `original_id` is the message that `@original` names, `opener_id` the interaction whose modal was filled in.
    """

    id: str
    token: str
    type: InteractionType
    user_id: str
    channel_id: str
    data: Json
    created_at: float
    message_id: str | None = None
    callback: int | None = None
    original_id: str | None = None
    messages: list[str] = field(default_factory=list)
    opener_id: str | None = None

    def __post_init__(self) -> None:
        self.type = InteractionType(self.type)


@dataclass(slots=True)
class Emoji:
    id: str
    name: str
    content_type: str


@dataclass(slots=True)
class Command:
    """An application command as the bot registered it; `guild_id` None means everywhere."""

    id: str
    guild_id: str | None
    version: str
    body: Json
