"""The world as Discord writes it on the wire."""

from typing import Any

from playground import media
from playground.clock import iso, seconds
from playground.model import (
    Channel,
    ChannelType,
    Command,
    Emoji,
    Guild,
    Json,
    Member,
    Message,
    MessageType,
    Role,
    User,
)
from playground.world import World


def user(one: User) -> Json:
    return {
        "id": one.id,
        "username": one.username,
        "global_name": one.global_name,
        "discriminator": "0" if one.global_name else "0001",
        "avatar": None,
        "bot": one.bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "primary_guild": None,
    }


def me(world: World) -> Json:
    return user(world.users[world.bot_id]) | {"mfa_enabled": True, "locale": "en-US", "verified": True}


def member(world: World, user_id: str, one: Member) -> Json:
    return {
        "user": user(world.users[user_id]),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": list(one.roles),
        "joined_at": iso(one.joined_at),
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "flags": 0,
        "mute": False,
        "deaf": False,
    }


def role(one: Role) -> Json:
    body: Json = {
        "id": one.id,
        "name": one.name,
        "permissions": str(int(one.permissions)),
        "position": one.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": one.bot_id is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return body | ({"tags": {"bot_id": one.bot_id}} if one.bot_id else {})


def channel(world: World, one: Channel, viewer: str) -> Json:
    """`viewer` matters in a direct message, whose recipients are the others."""
    body: Json = {"id": one.id, "type": int(one.type), "flags": 0, "last_message_id": one.last_message_id}
    if one.is_dm:
        return body | {"recipients": [user(world.users[key]) for key in one.recipients if key != viewer]}
    body |= {"guild_id": one.guild_id, "name": one.name, "parent_id": one.parent_id, "rate_limit_per_user": 0}
    return body | (_thread(world, one, viewer) if one.is_thread else _guild_channel(one))


def _guild_channel(one: Channel) -> Json:
    return {
        "topic": one.topic,
        "position": one.position,
        "nsfw": False,
        "permission_overwrites": [
            {"id": entry.id, "type": entry.type, "allow": str(int(entry.allow)), "deny": str(int(entry.deny))}
            for entry in one.overwrites
        ],
    }


def _thread(world: World, one: Channel, viewer: str) -> Json:
    body: Json = {
        "owner_id": one.owner_id,
        "message_count": one.message_count,
        "total_message_sent": one.message_count,
        "member_count": len(one.members),
        "thread_metadata": {
            "archived": one.archived,
            "locked": one.locked,
            "auto_archive_duration": one.auto_archive_minutes,
            "archive_timestamp": iso(one.archived_at),
            "create_timestamp": iso(seconds(one.id)),
        },
    }
    if one.type == ChannelType.PRIVATE_THREAD:
        body["thread_metadata"]["invitable"] = one.invitable
    return body | ({"member": thread_member(one, viewer)} if viewer in one.members else {})


def thread_member(thread: Channel, user_id: str) -> Json:
    return {"id": thread.id, "user_id": user_id, "join_timestamp": iso(seconds(thread.id)), "flags": 0}


def guild(world: World, one: Guild) -> Json:
    return {
        "id": one.id,
        "name": one.name,
        "owner_id": one.owner_id,
        "roles": [role(entry) for entry in one.roles.values()],
        "approximate_member_count": len(one.members),
        "approximate_presence_count": len(one.members),
        **_GUILD_REST,
    }


_GUILD_REST: Json = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "features": [],
    "banner": None,
    "application_id": None,
    "region": "deprecated",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 1,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "preferred_locale": "en-US",
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
    "incidents_data": None,
}


def guild_create(world: World, one: Guild) -> Json:
    """The gateway's fuller form of a server just joined: with the channels, and the threads the bot can see."""
    here = [entry for entry in world.channels.values() if entry.guild_id == one.id]
    bot = world.bot_id
    return guild(world, one) | {
        "joined_at": iso(one.members[bot].joined_at),
        "large": False,
        "member_count": len(one.members),
        "members": [member(world, bot, one.members[bot])],
        "channels": [channel(world, entry, bot) for entry in here if not entry.is_thread],
        "threads": [
            channel(world, entry, bot)
            for entry in here
            if entry.is_thread and not entry.archived and world.sees(bot, entry)
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def message(world: World, one: Message) -> Json:
    place = world.channels[one.channel_id]
    shown = media.used(one.components)
    body: Json = {
        "id": one.id,
        "channel_id": one.channel_id,
        "author": user(world.users[one.author_id]),
        "type": int(one.type),
        "content": one.content,
        "flags": int(one.flags),
        "timestamp": iso(one.posted_at),
        "edited_timestamp": iso(one.edited_at) if one.edited_at else None,
        "tts": False,
        "pinned": one.pinned,
        "mention_everyone": False,
        "mentions": [user(world.users[key]) for key in one.mentions],
        "mention_roles": [],
        "embeds": one.embeds,
        "attachments": [media.attachment(world, file, one) for file in one.attachments if file.id not in shown],
        "components": media.shown(world, one),
    }
    if one.author_id == world.bot_id:
        body["application_id"] = world.bot_id
    if one.interaction:
        body |= {"interaction_metadata": one.interaction, "webhook_id": world.bot_id}
    if one.thread_id in world.channels:
        body["thread"] = channel(world, world.channels[str(one.thread_id)], world.bot_id)
    return body | _reference(world, one, place)


def _reference(world: World, one: Message, place: Channel) -> Json:
    if one.type == MessageType.THREAD_CREATED:
        return {"message_reference": {"type": 0, "channel_id": one.thread_id, "guild_id": place.guild_id}}
    if one.reply_to is None:
        return {}
    link: Json = {"type": 0, "channel_id": place.id, "message_id": one.reply_to}
    if place.guild_id:
        link["guild_id"] = place.guild_id
    original = world.messages.get(place.id, {}).get(one.reply_to)
    shown = None if original is None else {**message(world, original)}
    if shown is not None:
        shown.pop("referenced_message", None)
    return {"message_reference": link, "referenced_message": shown}


def event_message(world: World, one: Message) -> Json:
    """A message as an event carries it: with the server, and its author as a member."""
    body = message(world, one)
    place = world.channels[one.channel_id]
    if place.guild_id:
        body["guild_id"] = place.guild_id
        author = world.guilds[place.guild_id].members.get(one.author_id)
        if author:
            body["member"] = {
                key: value for key, value in member(world, one.author_id, author).items() if key != "user"
            }
    return body


def hidden(body: Json) -> Json:
    """A message event as a bot gets it that did not ask to read messages."""
    return body | {"content": "", "embeds": [], "attachments": [], "components": []}


def emoji(world: World, one: Emoji) -> Json:
    return {
        "id": one.id,
        "name": one.name,
        "user": user(world.users[world.bot_id]),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def command(world: World, one: Command) -> Json:
    body: dict[str, Any] = {
        "type": 1,
        "description": "",
        "default_member_permissions": None,
        "nsfw": False,
        "integration_types": [0],
        **{key: value for key, value in one.body.items() if value is not None},
        "id": one.id,
        "application_id": world.bot_id,
        "version": one.version,
    }
    if (needed := body["default_member_permissions"]) is not None:
        body["default_member_permissions"] = str(needed)
    return body | ({"guild_id": one.guild_id} if one.guild_id else {})


def application(world: World) -> Json:
    return {
        "id": world.bot_id,
        "name": world.users[world.bot_id].username,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.users[world.bot_id]),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(next(iter(world.users.values()))),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "event_webhooks_status": 1,
    }
