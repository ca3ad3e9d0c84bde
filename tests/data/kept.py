"""Data folders that were kept (see `make_data.py`), as values."""

import json
import lzma
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.base import custom_ids
from engine.registry import GAMES

DATA = Path(__file__).parent
NO_EVENTS = ("bot-log-shortened",)
"""Lines of the log that tell no event."""


@dataclass(frozen=True)
class Press:
    """A button, or an option of a menu, that somebody sees in a message."""

    person: str
    message: dict[str, str]
    control: str
    option: str | None

    @property
    def id(self) -> str:
        """What tells the bot what is asked for."""
        return self.option or self.control

    @property
    def click(self) -> custom_ids.Click | None:
        return custom_ids.parse(self.id)


@dataclass(frozen=True)
class KeptData:
    """What a version left behind."""

    folder: Path

    @property
    def records(self) -> list[Path]:
        return sorted(self.folder.glob("*.json"))

    @property
    def keys(self) -> list[str]:
        """The games of that version."""
        return [record.stem for record in self.records]

    def unpack(self, folder: Path) -> None:
        """Write a copy as the bot and the stand-in for Discord left it."""
        for file in self.folder.glob("*.xz"):
            (folder / file.stem).write_bytes(lzma.decompress(file.read_bytes()))

    @cached_property
    def presses(self) -> list[Press]:
        lines = (self.folder / "buttons.jsonl").read_text().splitlines()
        return [press for line in lines for press in _presses(json.loads(line))]


def log_lines() -> dict[str, list[str]]:
    """The lines by which events are told, each with the facts it asks for."""
    lines = {}
    for key in (*GAMES, "bot"):
        [words] = Path(import_module(GAMES[key].rules if key in GAMES else "bot").__path__[0]).glob("words.en.ftl")
        for name, line in re.findall(rf"^({key}-log-\S+) =(.*(?:\n(?=[ \n]).*)*)", words.read_text(), re.MULTILINE):
            lines[name] = sorted(set(re.findall(r"\$(\w+)", line)))
    return {name: facts for name, facts in lines.items() if name not in NO_EVENTS}


def _presses(message: dict[str, Any]) -> Iterator[Press]:
    place = {key: message[key] for key in ("channel_id", "id")}
    for person in message["people"]:
        for control, options in message["controls"].items():
            yield from (Press(person, place, control, option) for option in options or [None])


KEPT = [KeptData(folder) for folder in sorted(DATA.glob("20*"))]
