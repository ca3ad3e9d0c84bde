"""Every word of the bot comes from the Fluent files, and every message it asks for is there."""

import ast
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import bot
from bot.base.i18n import PSEUDO, localizer
from bot.base.rights import RIGHTS
from bot.handlers.ending import vote
from bot.matches import lobby
from bot.messages import lobby as lobby_messages
from bot.messages.public import PublicMessages
from bot.store import Seat, postgres, trouble
from tests.bot.drawn import IN_WORDS, laid
from tests.bot.face.pseudo import said_in_brackets
from tests.bot.matches import PEOPLE, begin, seen_by, spectated, walked

FOLDER = Path(bot.__file__).parent
ENGLISH = "".join((FOLDER / folder / "words.en.ftl").read_text() for folder in ("", "cli"))
KEYS = set(re.findall(r"^((?:bot|cli)-[a-z_-]+) =", ENGLISH, re.MULTILINE))


@cache
def calls() -> list[tuple[str, ast.expr]]:
    """Every call in the bot that is given something: the name of the function and the first argument."""
    nodes = (node for file in FOLDER.rglob("*.py") for node in ast.walk(ast.parse(file.read_text())))
    found = [node for node in nodes if isinstance(node, ast.Call) and node.args]
    return [(getattr(node.func, "id", getattr(node.func, "attr", "")), node.args[0]) for node in found]


def written_out(function: str) -> set[str]:
    """The literal first arguments of every call of this function in the bot."""
    parts = (part for name, first in calls() if name == function for part in ast.walk(first))
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def test_every_refusal_and_every_trouble_has_its_words():
    refusals = {f"bot-no-{why}" for why in {*written_out("Refusal"), *(one.refusal for one in RIGHTS.values())}}
    troubles = {f"bot-store-{why}" for why in trouble.WHY.values()}
    at_the_start = {
        f"cli-store-{why}"
        for why in {*trouble.WHY.values(), *written_out("StoreTrouble")} - {"absent", "encoding", "occupied", "shards"}
    }
    of_postgres = {*postgres.WHY.values(), "absent", "encoding", "foreign", "newer"}
    at_the_start |= {f"cli-postgres-{why}" for why in of_postgres | {"held", "shards"}}
    at_the_start |= {f"cli-doctor-postgres-{why}" for why in of_postgres - {"newer"}}
    assert len(refusals) > 20
    assert len(troubles) == 5
    assert len(at_the_start) == 29
    assert refusals | troubles | at_the_start <= KEYS


def test_every_text_asked_for_is_there():
    asked = {key for key in written_out("t") | written_out("words") if key.startswith("bot-")}
    stems = {key for key in asked if key.endswith("-")}
    assert len(asked) > 60
    assert asked - stems <= KEYS
    assert all(any(key.startswith(stem) for key in KEYS) for stem in stems)


def test_no_refusal_is_without_an_occasion():
    assert {key.removeprefix("bot-no-") for key in KEYS if key.startswith("bot-no-")} <= {
        "over",
        *written_out("Refusal"),
        *(right.refusal for right in RIGHTS.values()),
    }


def seen(part: Any) -> list[str]:
    """Every text a reader sees in a message, in reading order."""
    if isinstance(part, list):
        return [text for one in part for text in seen(one)]
    if not isinstance(part, dict):
        return []
    texts = [part[key] for key in ("content", "label", "placeholder", "description") if isinstance(part.get(key), str)]
    return texts + [text for value in part.values() for text in seen(value)]


def whole(text: str) -> str:
    """A title is the first sentence of a longer text, and may lack its last brackets."""
    return text + "]" * (text.count("[") - text.count("]"))


async def test_everything_a_reader_sees_at_the_table_is_spoken(rules):
    t = localizer(PSEUDO)
    start = begin(rules.key, 2, 3, PSEUDO)
    read = 0
    for match in [start, *walked(start, Random(3), 12)]:
        sheets = [*spectated(match, PublicMessages(), t), *seen_by(match, PEOPLE[0], PublicMessages(), t)]
        sheets.append(vote(match, set(), set(PEOPLE[:2]), t, alone=False, force=False))
        texts = [text for message in sheets for text in seen(laid(message).layout.to_components())]
        assert [text for text in texts if not said_in_brackets(whole(text))] == []
        read += len(texts)
    assert read > 200


async def test_everything_a_reader_sees_of_a_lobby_is_spoken(rules):
    row = lobby.opened(
        key=rules.key,
        options={},
        host=Seat("1", user=1),
        guild=1,
        channel=2,
        locale=PSEUDO,
        thread=True,
        at=0,
    )
    row = lobby.change(row, "computer", Seat("1", user=1), t=localizer(PSEUDO))
    started, match = lobby.start_match(row, Seat("1", user=1), channel=3, at=0)
    withdrawn = lobby.change(row, "cancel", Seat("1", user=1), t=localizer(PSEUDO))
    sheets = [
        lobby_messages.open_lobby(row),
        lobby_messages.open_lobby(withdrawn),
        lobby_messages.begun_lobby(match, started),
    ]
    for text in (text for message in sheets for text in seen(laid(message, IN_WORDS).layout.to_components())):
        assert said_in_brackets(text), text
