"""What is stored, posted or documented never changes its name silently: others have it on their disks and screens."""

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import fields
from hashlib import blake2s, sha256
from pathlib import Path
from typing import Any, get_args, get_type_hints
from unittest.mock import MagicMock

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from bot.base import custom_ids
from bot.base.choices import moves_key
from bot.base.settings import Settings
from bot.cli.app import app
from bot.commands import install
from bot.games import untold
from bot.gateway.router import Router
from bot.matches.levels import PLAYERS
from bot.store.migrate import APPLICATION_ID, MIGRATIONS
from bot.store.person_rows import UserRow
from bot.store.rows import ENTRY, JournalEntry, KeptAttachment, LobbyRow, MessageRow, Post, Seat
from engine.record import Outcome, Points, Record
from engine.registry import GAMES, load
from tests.data.kept import KEPT, KeptData, log_lines

SCHEMAS = {
    "0001_schema.sql": "ff58a820f6c9bddbb4cf1b7b59673e1aba5e5e5cbec3f7468b2867670b9ffc57",
    "0002_growth.sql": "a36712b0a7adc41b792916101fab0b6b5daf990df91db7de95d89e2ac1b18091",
    "0003_hints.sql": "6186c78da3a9eacc32ffa761a26e849695ea119476bf856af516048e96472f8b",
    "0004_people.sql": "44b0250393a5f522617a86f33fa5351959e000bdf4cb34a0885e13cc5a723fbb",
    "0005_restored.sql": "1aab8a29f2095b79070a24528043bb6dc1e7b5b3c55ff32cbe98483f496a0ab6",
    "0006_resign.sql": "531d003b035e76b2debc5a3c0c2b8faa818c02e36cc9a273a427262fd8074847",
    "0007_timers.sql": "f61b26617182d9e269bf4a127fb53ec82f3e8deb956ea9ad76293bed8d88d32e",
    "0008_passed.sql": "06c5cda909d0022602c82d1cbe4ec830efd449188d7624be9aa66c2d8b927a25",
    "0009_habits.sql": "c925c897b879bb7e736b6bea25299a53cd8440262f9a2ade41e5467c24041570",
    "0010_pace.sql": "a0220cccc245f54eb21fc8e896144b62bc636222ca7295df44ac4b709dfd261f",
    "0011_forgotten.sql": "5dd20b20b29112ca4aa580aa4a58ef73950cad99f611c970af40eba2ae573bd2",
    "0012_sat.sql": "759d7556ae9f293f614ba89ec32733f2b65449c7d8bb7a382d0efd72180fb8f0",
    "0013_servers.sql": "33fed40deb19212098c0dc806351851d5b5467619f9698925ef87fdded9f79d0",
    "0014_lobbies.sql": "4b6e0c958ffaaddd6b11013e889e30c88d01af389a71d11eb2c0cb9378407d41",
    "0015_large.sql": "38cd589c4fdba39521801b72a9d8b045ea2b01ea5d4fa225753d7c8fee68d6e2",
    "0016_deletion.sql": "aa0e6e3799084325194611ff16bceab77e20f150c0e24a4119b1003bd175348d",
    "0017_lessons.sql": "b63ede3f1d697a0cf84672160329dbc6005533ff24cc9710dc3cd44d79e8c566",
    "0018_agreed.sql": "9965dc991776ca507398abfc1e69849620371e38aaa41d6e85155625759cf1fc",
    "0019_follow.sql": "9f6faa8de12ed819100c2ebd12fce47738be546b4544ad4051cb10a775ddf9af",
    "0020_figures.sql": "f66119f97746aff66f786a2ed97519a5d114aab3bc7f60fdceca1770c6b6847f",
    "0021_find.sql": "85953f0a6f896fbd1915d7d580cad600437625fc306f100d2f3b3b81d761d139",
    "0022_news.sql": "84d5f7ec2574f0cf1f5316078e95a8a77c5a4044ebb98ac1c44927b6e9d721bb",
    "0023_lines.sql": "b4f4834b080e3921531c9a9e8ae722395909cf93499a1562d9bf9fd12cc3fa6c",
    "0024_continued.sql": "8151f945274dceb1be8017cd68079bf8157231509ef8a67b079270fbbba777bb",
    "0025_orders.sql": "7ae8533d2a92cc7b20534a4c06e61e1c7c0c52cf77c7ae18fee387b740771ed9",
    "0026_daily.sql": "3b71d11f1d13c42bae66a188f35a139c70e8dfa501af4d295ea8bcc6ae5ed997",
    "0027_title.sql": "86d28542e20f48e786a9bf0e3c24588f9341cc5b9aa89523b0fee643dc92cc74",
    "0028_words.sql": "b7ac1376827c6b9e7e7ef9e2ed6780219d2137444b693c3f231fb48af33853d0",
    "0029_shards.sql": "41ef9da1b201d3df25a3ebe15c4e157927a34ea9a491491e98a6b168a3c929cb",
    "0030_departed.sql": "20a5786956951713910a949cb5b3dbc10ee018eaff3596dacde827b27395b6eb",
    "0031_puzzles.sql": "728ff5eb38a43ac1fd5691dd358ce736bfbf88b2f3db72fc4d3dfe28bd95ff67",
}
"""Every file of the schema, and the SHA-256 of what is in it."""
STORED = "is stored in people's databases. Bring what is stored to the new form by a migration, or go on reading it."
POSTED = "hangs on Discord for ever. Go on reading it, and write the new form beside it."
TYPED = "is what people type, by heart or in scripts. Keep it beside the new one."

every_version = pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.folder.name)


def stays(words: Sequence[str], known: Sequence[str], why: str) -> None:
    """Fail on every word that is gone. New words are welcome."""
    gone = [word for word in words if word not in known]
    assert not gone, f"{', '.join(gone)} {why}"


@pytest.mark.parametrize(("file", "digest"), SCHEMAS.items())
def test_a_schema_that_was_released_stays_as_it_is(file: str, digest: str) -> None:
    changed = sha256((MIGRATIONS / file).read_bytes()).hexdigest() != digest
    assert not changed, f"{file} made people's databases. Leave it as it was; write a migration with the next number."


def test_every_migration_is_held_by_its_hash() -> None:
    new = sorted({file.name for file in MIGRATIONS.glob("*.sql")} - set(SCHEMAS))
    assert not new, f"Add {', '.join(new)} to SCHEMAS: from its release on it must not change."


def test_no_two_migrations_have_one_number() -> None:
    numbers = [file.name.partition("_")[0] for file in sorted(MIGRATIONS.glob("*.sql"))]
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]


def test_the_mark_of_a_database_stays() -> None:
    assert APPLICATION_ID == 0x50157ACE, "The mark of a database changed: everybody's would be refused as foreign."


@pytest.mark.parametrize(
    ("row", "field", "words"),
    [
        (JournalEntry, "kind", ["play", "undo", "hand_over", "abandon", "restore", "resign"]),
        (MessageRow, "kind", ["turn", "end", "dm"]),
        (LobbyRow, "state", ["open", "started", "closed"]),
        (UserRow, "dm_state", ["open", "closed", "told"]),
    ],
)
def test_words_in_columns_stay(row: type, field: str, words: list[str]) -> None:
    stays(words, get_args(get_type_hints(row)[field]), f"({row.__name__}.{field}) {STORED}")


@pytest.mark.parametrize(
    ("kind", "words"),
    [(Seat, ["name", "user", "player"]), (KeptAttachment, ["id", "alt"]), (Post, ["game", "revision"])],
)
def test_fields_of_rows_stay(kind: Any, words: list[str]) -> None:
    stays(words, [field.name for field in fields(kind)], f"({kind.__name__}) {STORED}")


def test_events_stay_lists_of_five() -> None:
    stored = '[["took", 0, 1, true, {"cards": ["a", 2]}]]'
    row = {"revision": 1, "kind": "play", "at": 1, "seat": 0, "user": 1, "moves": "[]", "back": 0, "events": stored}
    [event] = ENTRY.validate_python(row).events
    read = (event.kind, event.seat, event.only, event.reveals, event.data)
    assert read == ("took", 0, 1, True, {"cards": ("a", 2)}), f"{stored} {STORED}"


def test_computer_players_stay() -> None:
    stays(["random"], [*PLAYERS], f"(a computer player) {STORED}")


@every_version
def test_positions_are_read(kept: KeptData, tmp_path: Path) -> None:
    for key, position, base in rows(kept, tmp_path, "SELECT key, position, base FROM game"):
        for text in (position, base):
            try:
                load(key).from_json(text)
            except ValueError as error:
                pytest.fail(f"A position of {key} {STORED} {error}")


@every_version
def test_events_are_told(kept: KeptData) -> None:
    """By the lines of the log: each has the facts that it had, or fewer, or those that the game says for older ones."""
    now = log_lines()
    for line in (kept.folder / "log.txt").read_text().splitlines():
        name, *facts = line.split()
        assert name in now, f"{name} tells an event that {STORED}"
        game, _, kind = name.split("-", 2)
        given = {
            "seat",
            "yours",
            *(untold(game, kind) if game in GAMES else ()),
        }  # these every line gets, whatever was stored
        new = sorted(set(now[name]) - set(facts) - given)
        assert not new, f"{name} asks for {', '.join(new)}: older events, which go on being told, do not have that."


@pytest.mark.parametrize(
    ("text", "click"),
    [
        ("m:0e9a076996:72:23210bdd67", custom_ids.MoveClick("0e9a076996", 72, "23210bdd67")),
        ("n:0e9a076996:72:1.0", custom_ids.PageClick("0e9a076996", 72, "1.0")),
        ("a:0e9a076996:72:undo.last", custom_ids.ActionClick("0e9a076996", 72, "undo.last")),
        ("l:0e9a076996:join", custom_ids.LobbyClick("0e9a076996", "join")),
        ("u:dm.on", custom_ids.SettingClick("dm.on")),
    ],
)
def test_ids_once_posted_are_read(text: str, click: custom_ids.Click) -> None:
    assert custom_ids.parse(text) == click, f"{text} {POSTED}"


@pytest.mark.parametrize("verb", ["always", "later", "here", "then", "change", "since", "round"])
def test_verbs_once_posted_are_answered(verb: str) -> None:
    assert f"game.{verb}" in Router(MagicMock()).ways, f"{verb} {POSTED}"


def test_the_key_of_a_choice_stays() -> None:
    key = blake2s(b"build a1\nend", digest_size=5).hexdigest()
    assert moves_key(["build a1", "end"]) == key, f"The key {key} of these moves {POSTED}"


@pytest.mark.parametrize(
    ("model", "words"),
    [
        (Record, ["format", "game", "rules_version", "catalogue", "seats", "options", "game_id", "commitment", "seed"]),
        (Record, ["players", "moves", "log", "scores", "result"]),
        (Points, ["total", "lines", "tiebreakers"]),
        (Outcome, ["ranks", "reason"]),
    ],
)
def test_records_of_format_1_keep_their_fields(model: Any, words: list[str]) -> None:
    stays(words, [*model.model_fields], "is in records that people keep. Read format 1 as it was, beside a new format.")


def test_the_format_of_records_stays() -> None:
    assert 1 in get_args(Record.model_fields["format"].annotation), "People keep records of format 1: go on reading it."


@every_version
def test_slash_commands_stay(kept: KeptData, tmp_path: Path) -> None:
    """As they were registered with Discord."""
    tree = MagicMock()
    install(tree, MagicMock())
    now = [command for (command,), _ in tree.add_command.call_args_list]
    known = [f"/{one.name}{option}" for one in now for option in ("", *(f" {each.name}" for each in one.parameters))]
    bodies = [
        json.loads(body)["body"]
        for (body,) in rows(kept, tmp_path, "SELECT body FROM thing WHERE kind = 'Command'", "playground.sqlite")
    ]
    options = [(body["name"], ["", *(f" {each['name']}" for each in body.get("options", []))]) for body in bodies]
    stays([f"/{name}{option}" for name, each in options for option in each], known, TYPED)


def test_commands_of_the_command_line_stay() -> None:
    solstice = get_command(app)
    assert isinstance(solstice, TyperGroup)
    record = solstice.commands["record"]
    assert isinstance(record, TyperGroup)
    stays(["play", "run", "games", "simulate", "render"], [*solstice.commands], f"(solstice) {TYPED}")
    stays(["show", "replay", "verify"], [*record.commands], f"(solstice record) {TYPED}")


def test_settings_stay() -> None:
    words = ["token", "data", "log_level", "log_json", "locale", "computer_delay", "absence_days", "memory"]
    words += ["drawing_workers", "heartbeat", "api_url", "gateway_url"]
    stays(words, [*Settings.model_fields], "stands in people's .env files. Keep reading it.")


def rows(kept: KeptData, folder: Path, query: str, file: str = "solstice.db") -> list[Any]:
    """What a file of then answers."""
    kept.unpack(folder)
    with closing(sqlite3.connect(folder / file)) as db:
        return db.execute(query).fetchall()
