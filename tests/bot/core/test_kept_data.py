"""What people have on their disks opens in every later version: its buttons work and its games go on to their ends."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.base import custom_ids
from bot.base.choices import moves_key
from bot.handlers import guard
from bot.matches.match import Match
from engine.record import Record, WrongVersion
from tests.bot.core.conftest import BotHarness, club_in
from tests.bot.core.old_messages import WAITING, OldMessages, refusals, same_rules, verb
from tests.bot.drawn import dotted
from tests.data.kept import KEPT, KeptData, Press
from tests.e2e.player import offers, record_of, shown
from tests.facts import facts

pytestmark = pytest.mark.slow

LOOKS = ("play", "hand", "boards", "board", "words", "explain", "record", "dm", "keep")
LOBBY = ("leave", "join", "computer", "seat", "start", "cancel")
"""In which order the buttons of a lobby are pressed, so that a game begins."""
TOLD = (
    "Yes, one more seat for me",
    "seats taken",
    "seats are free",
    "You sit here",
    "You left",
    "The table is closed",
    "begins",
    "no longer holds",
    "Your settings",
)
"""The type of the component that shows an attached file."""

every_version = pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.folder.name)


@pytest.fixture
def accidents(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What clicks failed for without anything to say."""
    found: list[Any] = []
    monkeypatch.setattr(guard.logger, "exception", lambda words, **data: found.append((words, data)))
    return found


@pytest.fixture
async def harness(
    kept: KeptData, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unhurried: None, accidents: list[Any]
) -> AsyncIterator[BotHarness]:
    """The bot of today with the data of then; chance is the same each time, pictures are dots."""
    kept.unpack(tmp_path)
    monkeypatch.setattr("bot.drawing.pool.draw", dotted)
    monkeypatch.setattr("bot.matches.computers.secrets.randbits", Random(1).getrandbits)
    async with club_in(tmp_path, monkeypatch, tmp_path) as harness:
        await harness.rests()
        yield harness
        assert accidents == []


@every_version
def test_there_is_all_that_people_may_have(kept: KeptData, tmp_path: Path) -> None:
    """Asked of the file as that version left it."""
    kept.unpack(tmp_path)
    whats = [
        "game WHERE ended = 'abandoned'",
        "game WHERE asleep",
        "journal WHERE kind = 'undo'",
        "lobby WHERE state = 'open'",
        "message WHERE kind = 'turn' AND closed IS NULL",
        "message WHERE kind = 'turn' AND closed IS NOT NULL",
        "message WHERE kind = 'dm' AND closed IS NULL",
        "outbox",
        "consent",
        "user WHERE dm",
    ]
    for key in kept.keys:
        live = f"game WHERE key = '{key}' AND ended IS NULL AND seats LIKE '%\"random\"%'"
        whats += [f"{live} AND undoable > 0 AND json_array_length(seats) = {seats}" for seats in (2, 3, 4)]
        whats.append(f"game WHERE key = '{key}' AND ended = 'over'")
    with closing(sqlite3.connect(tmp_path / "solstice.db")) as db:
        assert [what for what in whats if not db.execute(f"SELECT 1 FROM {what}").fetchone()] == []


@pytest.mark.parametrize(
    ("kept", "key"), [pytest.param(kept, key, id=f"{kept.folder.name}-{key}") for kept in KEPT for key in kept.keys]
)
async def test_the_buttons_of_a_game_work_and_it_is_played_to_its_end(
    kept: KeptData, key: str, harness: BotHarness
) -> None:
    old, services = OldMessages(harness, kept), harness.bot.services
    mine = {id_: match for id_, match in (await old.now()).matches.items() if match.key == key}
    live = [await services.matches.get(row.id) for row in await harness.live_games() if row.key == key]
    presses = [press for press in kept.presses if getattr(press.click, "game", "") in mine]
    for press in sorted(presses, key=lambda press: turn_to_press(press, mine)):
        told = await old.press(press)
        if verb(press).partition(".")[0] in LOOKS and press.person in mine[press.click.game].names:
            moved_on = set() if old.offers(press) else {"stale"}
            assert not refusals(told) - set(WAITING) - moved_on, f"{press.id}: {told}"
    firsts = [(await services.store.journal(match.id))[match.revision :][:1] for match in live]
    assert {first.kind for [first] in filter(None, firsts)} >= {"play", "undo"}
    assert not any(row.asleep for row in await harness.live_games() if row.key == key)
    for match in live:
        await finish(harness, match.id)
    await harness.rests()
    for match in live:
        await verify(harness, await services.matches.get(match.id))


@every_version
async def test_lobbies_settings_and_commands_work(kept: KeptData, tmp_path: Path, harness: BotHarness) -> None:
    old, store, [ana] = OldMessages(harness, kept), harness.bot.services.store, await harness.users("Ana")
    others = [press for press in kept.presses if not hasattr(press.click, "game")]
    assert {type(press.click) for press in others} == {custom_ids.LobbyClick, custom_ids.SettingClick}
    for press in sorted(others, key=lambda press: LOBBY.index(verb(press)) if verb(press) in LOBBY else 0):
        told = await old.press(press)
        if isinstance(press.click, custom_ids.SettingClick):
            calls = {"dm.on": "both", "dm.off": "mention"}
            assert (await store.preferences(int(ana.id), harness.guild)).call == calls[verb(press)]
        assert refusals(told) or any(words in told for words in TOLD), f"{press.id}: {told}"
    [id_] = {press.click.lobby for press in others if isinstance(press.click, custom_ids.LobbyClick)}
    begun = await store.game(id_)
    assert begun is not None
    assert {"Ana", "Ben", "Cleo"} <= {seat.name for seat in begun.seats}


@pytest.mark.parametrize(
    "record", [pytest.param(file, id=f"{kept.folder.name}-{file.stem}") for kept in KEPT for file in kept.records]
)
def test_its_records_are_verified(record: Path) -> None:
    verify_record(Record.from_json(record.read_text()))


def turn_to_press(press: Press, matches: dict[str, Match]) -> tuple[int, bool]:
    """First what shows something, then what changes a game, at last what ends one; who must not decide goes first.

    Of a step that can be taken back and a choice that can be made, whichever comes first overtakes the other: the games
    take turns in that.
    """
    match = matches[press.click.game]
    mover = match.names[match.to_move or 0]
    overtakes = list(matches).index(match.id) % 2
    if isinstance(press.click, custom_ids.MoveClick):
        return 2, press.person == mover
    if verb(press).startswith("undo"):
        return 1 + 2 * overtakes, False
    return {"here": 4, "end.agree": 5, "end.no": 6, "end.force": 6, "again": 6}.get(verb(press), 0), False


async def finish(harness: BotHarness, game: str) -> None:
    """Play a game to its end, move by move, as random players do. Its messages follow at the end."""
    matches, rng = harness.bot.services.matches, Random(1)
    async with harness.bot.services.outbox.pause(game):
        while not (match := await matches.after_computers(game)).over:
            user, moves = match.owner(match.to_move), match.game.moves()
            assert user is not None
            move = rng.choice([move for move in moves if move.verb in facts(match.key).eager] or moves)
            await matches.play(game, match.revision, moves_key([move]), user)


async def verify(harness: BotHarness, match: Match) -> None:
    """The journal leads to the position, and the record that was posted is that of this game."""
    assert match.over
    [ana] = await harness.users("Ana")
    end = await shown(ana, lambda m: any(one.words == "Play again" for one in offers(m)), str(match.row.channel))
    record = await record_of(ana, end)
    assert (record.game_id, record.moves) == (match.id, match.record([]).moves)
    if verify_record(record):
        *_, last = record.replay()
        assert last.game.to_json() == match.row.position


def verify_record(record: Record) -> bool:
    """Whether it is of today's rules; a record of others says what it needs."""
    if same_rules(record):
        record.verify()
        return True
    with pytest.raises(WrongVersion, match="needs"):
        record.verify()
    return False
