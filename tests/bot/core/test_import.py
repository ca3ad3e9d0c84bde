"""A record from outside: looked at step by step, gone on from with others, refused in words."""

import base64
import json
from functools import cache

import pytest
from hypothesis import given

import engine
from bot.base.errors import Refusal
from bot.matches.imports import going_on_from, match_of
from bot.matches.steps import steps
from engine.record import BadRecord, BrokenRecord, Continued, Header, Record, resumed
from render.text import is_visible
from tests.bot.called import NAMES
from tests.bot.core.conftest import buttons_of, has, lobby, press, set_up, shown, turn_of, whole_turn
from tests.bot.core.looking_back import clicked, ended, finished, further, place, shows_a_hand, step, walked
from tests.bot.matches import says
from tests.e2e.client import is_private, text, walk

SEED = bytes(range(16))


def uploaded(content: bytes, name="game.json"):
    return {"filename": name, "body": base64.b64encode(content).decode()}


async def imported(user, content, channel="lobby"):
    """What /import answers."""
    known = {m["id"] for m in await user.messages(channel)}
    await user.command(channel, "import", record=uploaded(content))
    return await shown(user, lambda m: m["id"] not in known and is_private(m) and not m["flags"] & 128, channel)


async def record_of(harness, user):
    """The record below the last message of the game of table 1."""
    message = await further(user, await ended(user), "Record", lambda m: "The record of" in text(m))
    [file] = [part["file"] for part in walk(message["components"]) if "file" in part]
    return await harness.table.download(file["url"])


def recorded(key, **changes):
    match = walked(key, decisions=10_000)
    return json.loads(match.record(()).to_json()) | changes


def refused(content):
    with pytest.raises(Refusal) as caught:
        match_of(content if isinstance(content, bytes) else json.dumps(content).encode(), "en")
    return caught.value.why


async def test_a_record_is_looked_at_step_by_step_with_everything_open(harness):
    await finished(harness, "Ana", "Ben")
    [dan] = await harness.users("Dan")
    message = await imported(dan, await record_of(harness, dan))
    assert place(message) == (0, 12)
    message = await step(dan, message, "Forward", "lobby")
    assert " takes" in text(message)
    await dan.choose(message, "Pictures as Ana saw them")
    await shown(dan, lambda m: m["id"] == message["id"] and shows_a_hand(m), "lobby")
    assert "Animation" not in buttons_of(message)


async def test_one_goes_on_from_any_step_and_what_is_played_there_is_checked_from_there(harness):
    await finished(harness, "Ana", "Ben")
    cleo, dan = await harness.users("Cleo", "Dan")
    content = await record_of(harness, dan)
    original = Record.from_json(content.decode())
    message = await step(dan, await imported(dan, content), "Last", "lobby")
    await clicked(dan, message, "Go on from here", lambda m: "Here the game is over" in text(m), "lobby")
    for _ in range(4):
        message = await step(dan, message, "Back", "lobby")
    await dan.click(message, label="Go on from here")
    opened = await lobby(dan, 1, "lobby")
    assert f"continued from game {original.game_id}, move 8" in text(opened)
    assert "dealt again" in text(opened)
    assert "Rules" not in text(await set_up(dan, 1, "lobby")), "options are settled"
    await cleo.click(opened, label="Join")
    full = await lobby(cleo, 2, "lobby")
    assert says(text(full), "bot-lobby-noted-seated")
    assert not says(text(full), "bot-lobby-noted-listed"), "whose turn it was then; colours stay, too"
    assert "2 of 2 seats taken" in text(full)
    await dan.click(full, label="Start")
    begun = await shown(dan, lambda m: "begins. In turn order" in text(m), "lobby")
    assert f"continued from game {original.game_id}, move 8" in text(begun)
    await harness.rests()
    [row] = await harness.live_games()
    match = await harness.bot.services.matches.get(row.id)
    assert match.header.format == 2
    assert match.header.continued.after == 8
    assert f"continued from game {original.game_id}" in text(await turn_of(dan, channel="lobby"))
    for player in (dan, cleo):
        await whole_turn(player, "lobby")
    end = await shown(dan, lambda m: "the game is over" in text(m) and has(m, "Play again"), "lobby")
    told = await further(dan, end, "Record", lambda m: "The record of" in text(m), "lobby")
    [file] = [part["file"] for part in walk(told["components"]) if "file" in part]
    record = Record.from_json((await harness.table.download(file["url"])).decode())
    record.verify()
    assert (record.format, record.continued.game_id, len(record.moves)) == (2, original.game_id, 4)


async def test_the_host_chooses_what_is_hidden(harness):
    await finished(harness, "Ana", "Ben")
    cleo, dan = await harness.users("Cleo", "Dan")
    content = await record_of(harness, dan)
    message = await imported(dan, content)
    await dan.click(message, label="Go on from here")
    opened = await lobby(dan, 1, "lobby")
    await cleo.click(opened, label="Join")
    full = await lobby(cleo, 2, "lobby")
    await press(cleo, 2, "deal.open", "lobby")
    await shown(cleo, lambda m: is_private(m) and "Only the host" in text(m), "lobby")
    await dan.choose(await set_up(dan, 2, "lobby"), "Hidden things: open, as it was")
    full = await shown(dan, lambda m: m["id"] == full["id"] and "knows what is hidden" in text(m), "lobby")
    await dan.click(full, label="Start")
    await shown(dan, lambda m: "begins. In turn order" in text(m), "lobby")
    [row] = await harness.live_games()
    match = await harness.bot.services.matches.get(row.id)
    original = Record.from_json(content.decode())
    assert json.loads(match.game.to_json()) == json.loads(next(original.replay()).game.to_json())


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"[" * 100_000, "at most 1 MiB"),
        (b"\xff\xfe", "not a record"),
        (b"", "not a record"),
        (b"<html>", "not a record"),
        (b'{"format": 3}', "another format"),
    ],
    ids=lambda one: str(one[:12]),
)
async def test_what_is_no_record_is_refused_in_words(harness, content, words):
    [ana] = await harness.users("Ana")
    assert words in text(await imported(ana, content))


def test_records_of_other_games_rules_and_material_and_forged_ones_are_refused(orchard):
    whole = recorded(orchard)
    assert refused(json.dumps(whole).encode() + b" " * (1 << 20)) == "import-large"
    assert match_of(json.dumps(whole).encode(), "en").over
    assert refused(whole | {"format": 9}) == "import-format"
    assert refused(whole | {"format": 2}) == "import-no-record"
    assert refused(whole | {"game": "chess"}) == "import-game"
    assert refused(whole | {"rules_version": 999}) == "import-rules"
    assert refused(whole | {"catalogue": "0" * 64}) == "import-catalogue"
    assert refused(whole | {"moves": ["eat all"]}) == "import-broken"
    assert refused(whole | {"seed": "00" * 16}) == "import-broken"
    assert refused(whole | {"players": ["a"]}) == "import-broken"
    assert refused(whole | {"seats": "two"}) == "import-field"
    assert refused(whole | {"unheard": 1}) == "import-field"


def test_a_position_from_outside_is_checked(orchard):
    whole = recorded(orchard)
    continued = {"game_id": "x", "after": 0, "open": False, "position": {}}
    assert refused(whole | {"format": 2, "continued": continued}) == "import-broken"
    other = json.loads(engine.load(orchard).new(seats=3, seed=1).to_json())
    assert refused(whole | {"format": 2, "continued": continued | {"position": other}}) == "import-broken"


def test_every_step_of_every_game_can_be_gone_on_from_and_verified(key):
    """Dealt again from the promised seed: what everybody saw stays, and the record of what follows is checked."""
    match = match_of(json.dumps(recorded(key)).encode(), "en")
    made = steps(match)
    for revision in {made[0], made[len(made) // 3], made[len(made) // 2], made[-2]}:
        continued = going_on_from(match, revision)
        game = resumed(engine.load(key), continued, SEED)
        before = match.earlier(revision).game
        assert game.view(None) == before.view(None)
        again = resumed(engine.load(key), continued, SEED)
        assert game.to_json() == again.to_json(), "the same seed deals the same"
        header = Header.of(game, game_id="g2", seed=SEED, continued=continued)
        played = game.copy()
        moves: list[str] = []
        while played.to_move is not None and len(moves) < 5:
            moves.append(str(played.moves()[-1]))
            played.play(moves[-1])
        record = Record.over(header, played, players=["Ana", "Ben"], moves=moves, log=[])
        record = Record.from_json(record.to_json())
        record.verify()
        with pytest.raises(BrokenRecord):
            record.model_copy(update={"seed": "11" * 16}).verify()


def test_format_1_says_nothing_of_another_game(orchard):
    record = json.loads(json.dumps(recorded(orchard)))
    assert "continued" not in record
    with pytest.raises(BadRecord):
        Record.from_json(json.dumps(record | {"continued": Continued(game_id="", after=0, position={}).model_dump()}))


@cache
def short():
    """A record of Helios that was given up early."""
    match, _ = walked("helios", decisions=3).abandon(user=None, name="", at=0)
    return json.loads(match.record(()).to_json())


def called(*names):
    """Who plays in a record with these players."""
    return match_of(json.dumps(short() | {"players": names}).encode(), "en").names


def test_names_from_outside_are_plain():
    names = called("A\u202en\na" * 40, "\u202e")
    assert "\u202e" not in "".join(names)
    assert "\n" not in "".join(names)
    assert len(names[0]) <= 32
    assert names[1] == "Cyan", "the colour of the second seat"
    assert called("<t:0:R>", "\u3164x") == ("<t:0:R>", "\u3164x")


@given(NAMES)
def test_whatever_people_in_a_record_are_called_can_be_seen_and_told(name):
    [told, _] = called(name, "Ben")
    assert is_visible(told)
    assert len(told.splitlines()) == 1
