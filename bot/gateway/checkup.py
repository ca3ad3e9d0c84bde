"""What can be wrong with a bot and the machine it runs on, looked at without changing anything."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from importlib.metadata import requires, version
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import Permissions

from bot.base.temporary import has_temporary
from bot.store import StoreTrouble
from bot.store.looking import look_at
from bot.store.migrate import BUSY_SECONDS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from bot.base.settings import Settings

MIB = 1 << 20
ROOM = 200
"""MiB that should be free on the disk, besides room for a copy of the database."""
SECONDS_OFF = 30
"""A clock may differ this much from Discord's."""
NOTES = ("below", "none-yet", "older", "privileged")
"""Outcomes that somebody should know of, but with which a bot plays all the same."""
PATIENCE = aiohttp.ClientTimeout(total=20)
PLAYING = Permissions(view_channel=True, send_messages=True, read_message_history=True, attach_files=True)
PRIVILEGED = 1 << 12 | 1 << 13 | 1 << 14 | 1 << 15 | 1 << 18 | 1 << 19
"""The flags of an application that may see presences, members or the content of messages."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The outcome of one check. Words and advice have the id `cli-doctor-<check>-<outcome>`."""

    check: str
    outcome: str
    data: dict[str, str | int]

    @property
    def mark(self) -> str:
        """✓ where all is well, ! where a bot plays all the same, ✗ where something has to be done first."""
        return "✓" if self.outcome == "fine" else "!" if self.outcome in NOTES else "✗"


def _found(check: str, outcome: str = "fine", **data: str | int) -> Finding:
    return Finding(check, outcome, data)


def machine(settings: Settings) -> Iterator[Finding]:
    """The checks that need no network: version, disk, database, schema."""
    yield _version()
    yield _disk(settings)
    if not has_temporary():
        reachable = next(path for path in (settings.data, *settings.data.absolute().parents) if path.exists())
        outcome = "below" if os.access(reachable, os.W_OK) else "missing"
        yield _found("temporary", outcome, folder=str(settings.temporary))
    check, named = ("postgres", {}) if settings.database else ("database", {"file": str(settings.file)})
    try:
        found, known = look_at(settings.stored)
    except StoreTrouble as trouble:
        yield _found(check, trouble.why, **named, **trouble.data)
        return
    yield _found(check, "fine" if found else "none-yet", **named)
    if found:
        outcome = "newer" if found > known else "older" if found < known else "fine"
        yield _found("schema", outcome, found=found, known=known)


def _version() -> Finding:
    pins = (line.split(";")[0].partition("==") for line in requires("solstice") or () if "extra ==" not in line)
    for name, _, wanted in pins:
        if wanted.strip() and version(name.strip()) != wanted.strip():
            return _found("version", "other", name=name.strip(), has=version(name.strip()), wanted=wanted.strip())
    return _found("version", version=version("solstice"))


def _disk(settings: Settings) -> Finding:
    folder = next(path for path in (settings.data, *settings.data.absolute().parents) if path.is_dir())
    try:
        size = settings.file.stat().st_size
    except OSError:  # there is none, or the next check tells why it cannot be reached
        size = 0
    free, needed = shutil.disk_usage(folder).free // MIB, ROOM + size // MIB
    return _found("disk", "fine" if free >= needed else "full", folder=str(folder), free=free, needed=needed)


async def online(settings: Settings) -> AsyncIterator[Finding]:
    """The checks that ask Discord: token, clock, intents, permissions by channel."""
    if settings.token is None:
        yield _found("token", "none")
        return
    token = settings.token.get_secret_value()
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {token}"}, timeout=PATIENCE) as session:
        try:
            async with session.get(f"{discord.http.Route.BASE}/applications/@me") as answer:
                status, date, body = answer.status, answer.headers.get("Date"), await answer.json(content_type=None)
        except (aiohttp.ClientError, TimeoutError, ValueError) as error:
            yield _found("token", "unreachable", why=type(error).__name__)
            return
    if status != 200:
        yield _found("token", "wrong" if status == 401 else "error", status=status)
        return
    yield _found("token")
    yield _clock(date)
    yield _intents(body)
    async for finding in _channels(token, settings):
        yield finding


def _clock(date: str | None) -> Finding:
    seconds = round(time.time() - parsedate_to_datetime(date).timestamp()) if date else 0
    return _found("clock", "fine" if abs(seconds) <= SECONDS_OFF else "off", seconds=seconds)


def _intents(application: dict[str, Any]) -> Finding:
    if application.get("interactions_endpoint_url"):
        return _found("intents", "endpoint")
    return _found("intents", "privileged" if int(application.get("flags") or 0) & PRIVILEGED else "fine")


async def _channels(token: str, settings: Settings) -> AsyncIterator[Finding]:
    """One finding for each channel in which a game cannot be played, or one for all."""
    played, fine = _played(settings), True
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        async for known in client.fetch_guilds():
            guild = await client.fetch_guild(known.id)
            me = await guild.fetch_member(client.application_id or 0)
            for channel in await guild.fetch_channels():
                if not isinstance(channel, discord.TextChannel):
                    continue
                has = channel.permissions_for(me)
                if has >= PLAYING or not (has.view_channel or channel.id in played):
                    continue
                fine = False
                missing = ", ".join(sorted(name for name, wanted in PLAYING if wanted and not getattr(has, name)))
                yield _found("channels", "missing", channel=channel.name, server=guild.name, missing=missing)
    if fine:
        yield _found("channels")


def _played(settings: Settings) -> set[int]:
    """The channels of games under way, as far as the database can be read."""
    if settings.database is not None:
        from bot.store import postgres

        return postgres.played_channels(settings.database)
    try:
        address = f"{settings.file.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS)) as db:
            return {channel for (channel,) in db.execute("SELECT channel FROM game WHERE ended IS NULL")}
    except sqlite3.Error:
        return set()
