"""The operator's settings, from the environment (`SOLSTICE_…`) or a file `.env`."""

from __future__ import annotations

import ipaddress
import re
from difflib import get_close_matches
from pathlib import Path
from typing import Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, DotEnvSettingsSource, EnvSettingsSource, SettingsConfigDict

MIB = 1 << 20
BOT, THINKER, WORKER = 160, 45, 50
"""MiB that the bot, the process that thinks and each drawing process need besides cached parts of pictures."""
LEAST = 8
"""MiB of parts of pictures that drawing processes cache in any case."""
_REAL_TOKEN = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")


class Settings(BaseSettings):
    """Everything but the token has a default."""

    model_config = SettingsConfigDict(env_prefix="SOLSTICE_", env_file=".env", env_ignore_empty=True, extra="ignore")

    token: SecretStr | None = None
    """The bot's token from Discord's developer portal."""
    data: Path = Path("data")
    """The folder of the database; created if it is missing."""
    database: SecretStr | None = None
    """The address of a PostgreSQL database, `postgresql://…`; None for SQLite, a file in that folder."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_json: bool = False
    """Log one JSON object per line instead of text, for programs that collect logs."""
    locale: str = "en"
    """The language of channels whose server sets none."""
    computer_delay: float = Field(default=4.0, ge=0, le=600)
    """Seconds a computer player waits after a person has decided, so that they can still undo, at tables of several
    people; with 0 its other pauses fall away too, everywhere."""
    absence_days: float = Field(default=3.0, ge=0)
    """After this many days any player may hand the seat of somebody who left to a computer."""
    keep_days: int | None = Field(default=None, ge=1)
    """Days that games are kept once they are over; None for ever."""
    memory: int = Field(default=500, ge=300)
    """MiB that the bot may use in all. What is not needed otherwise caches parts of pictures that are drawn again."""
    shards: int | None = Field(default=None, ge=1)
    """Connections to Discord over which servers are spread; None for as many as Discord recommends."""
    shards_here: int | None = Field(default=None, ge=1)
    """Of these, how many are the share of one process where several use one PostgreSQL database; None for all."""
    drawing_workers: int = Field(default=2, ge=1, le=64)
    """Processes that draw pictures. They share the memory for cached parts of pictures."""
    support: str | None = Field(default=None, max_length=200)
    """Where people can ask about this bot, such as an address; told by `/about`."""
    greeting: Literal["servers", "channels", "off"] = "servers"
    """Who is greeted with the games: each server once, when it invites the bot; each channel in which nothing has been
    written, as in the playground; nobody."""
    owner_guild: int | None = Field(default=None, ge=1)
    """The id of the server in which whoever runs the bot has commands of their own; None for nowhere."""
    forget_days: float | None = Field(default=None, ge=0)
    """This many days after the bot was removed from a server everything stored of it is deleted; None for never."""
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    """The port of `/metrics` and `/health`; None for neither, 0 for any free one."""
    metrics_host: str = "127.0.0.1"
    """The address at which that port listens."""
    heartbeat: Path | None = None
    """A file touched while the bot is connected and its event loop runs, for health checks."""
    api_url: str | None = None
    """The address of a stand-in for Discord, or of a proxy to it, on this machine; None for Discord itself."""
    gateway_url: str | None = None
    """The gateway address of the same stand-in; Discord's own beside a proxy, which passes on calls alone."""

    @model_validator(mode="after")
    def _real_tokens_stay_with_discord(self) -> Self:
        token = self.token.get_secret_value() if self.token else ""
        for url in filter(None, (self.api_url, self.gateway_url)):
            if _REAL_TOKEN.fullmatch(token) and not (_is_loopback(url) or url == GATEWAY):
                raise ValueError("a real token is sent to Discord only, or to a program on this machine")
        return self

    @model_validator(mode="after")
    def _a_share_is_of_something(self) -> Self:
        if self.shards_here is not None and (self.shards is None or self.database is None):
            raise ValueError("SOLSTICE_SHARDS_HERE needs SOLSTICE_SHARDS and a PostgreSQL database")
        return self

    @property
    def sprite_memory(self) -> int:
        """Bytes for cached parts of pictures in all drawing processes together."""
        return max(LEAST, self.memory - BOT - THINKER - self.drawing_workers * WORKER) * MIB

    @field_validator("token")
    @classmethod
    def _is_one_word(cls, token: SecretStr | None) -> SecretStr | None:
        if token and not re.fullmatch("[!-~]*", token.get_secret_value()):
            raise ValueError("a token has no blank, line break, typographic quote or other sign beyond ASCII")
        return token

    @field_validator("database")
    @classmethod
    def _is_of_postgresql(cls, address: SecretStr | None) -> SecretStr | None:
        if address and not is_address(address.get_secret_value()):
            raise ValueError("it is like postgresql://USER:PASSWORD@HOST/NAME, with % and [ in them as %25 and %5B")
        return address

    @property
    def file(self) -> Path:
        """The database of SQLite."""
        return self.data / "solstice.db"

    @property
    def temporary(self) -> Path:
        """Where temporary files go if there is no other folder for them."""
        return self.data / "tmp"

    @property
    def stored(self) -> Path | SecretStr:
        """Where games are stored."""
        return self.database or self.file


def is_address(text: str) -> bool:
    """Whether this can be the address of a PostgreSQL database."""
    try:
        from psycopg import ProgrammingError
        from psycopg.conninfo import conninfo_to_dict
    except ImportError:  # the package for it is missing: said once it is to be used
        return text.startswith(POSTGRESQL)
    try:
        return text.startswith(POSTGRESQL) and bool(urlsplit(text).scheme and conninfo_to_dict(text))
    except (ValueError, ProgrammingError):
        return False


def unknown() -> dict[str, str | None]:
    """What is set by a name that no setting has, each with the setting that is perhaps meant."""
    prefix = Settings.model_config["env_prefix"].lower()
    known = [f"{prefix}{name}" for name in Settings.model_fields]
    given = {**DotEnvSettingsSource(Settings).env_vars, **EnvSettingsSource(Settings).env_vars}
    names = sorted(name for name in given if name.startswith(prefix) and name not in known)
    return {name.upper(): next((like.upper() for like in get_close_matches(name, known, 1)), None) for name in names}


POSTGRESQL = ("postgresql://", "postgres://")
"""How an address of such a database begins."""
GATEWAY = "wss://gateway.discord.gg/"
"""Discord's own."""


def _is_loopback(url: str) -> bool:
    host = urlsplit(url).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
