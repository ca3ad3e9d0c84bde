"""The command line, as somebody types it."""

import json
from pathlib import Path
from unicodedata import bidirectional, category

import pytest
from hypothesis import HealthCheck, given, settings
from PIL import Image
from typer.testing import CliRunner, Result

import engine
from bot.base.text import TURNS
from bot.cli import app
from engine.record import Header, Record
from render import animation
from tests.bot.called import NAMES
from tests.bot.matches import says, t

pytestmark = pytest.mark.usefixtures("orchard")
SEED = bytes(16)


def run(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of the toy in which everybody takes the first move."""
    game = engine.load("orchard").new(seats=2, seed=SEED, options={"length": "short"})
    header = Header.of(game, game_id="game-1", seed=SEED)
    moves = []
    while game.to_move is not None:
        moves.append(str(game.moves()[0]))
        game.play(moves[-1])
    whole = Record.over(header, game, players=["Ana", "Bo"], moves=moves, log=["Ana took a card."])
    file = tmp_path / "record.json"
    file.write_text(whole.to_json())
    return file


def change(file: Path, **changes: object) -> Path:
    file.write_text(json.dumps(json.loads(file.read_text()) | changes))
    return file


def test_help_names_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("play", "run", "games", "arena", "simulate", "record", "render"):
        assert command in result.output


def test_games_lists_title_seats_and_options() -> None:
    result = run("games")
    assert result.exit_code == 0
    row = next(line for line in result.output.splitlines() if line.startswith("orchard"))
    assert row.split() == ["orchard", "Orchard", "2-4", "length:", "long,", "short"]


def test_simulate_prints_figures() -> None:
    result = run("simulate", "orchard", "--seats", 3, "--games", 5, "--option", "length=short")
    assert result.exit_code == 0
    assert f"{t('cli-mean-length')}     18.0" in result.output
    assert says(result.output, "cli-games-per-second")


def test_simulate_prints_json_that_is_the_same_for_the_same_seed() -> None:
    first, again, other = (
        json.loads(run("simulate", "orchard", "--games", 4, "--seed", seed, "--json").stdout) for seed in (7, 7, 8)
    )
    assert first["mean_scores"] == again["mean_scores"] != other["mean_scores"]
    assert (first["game"], first["seats"], first["games"], first["mean_length"]) == ("orchard", 2, 4, 20.0)
    assert first["options"] == {"length": "long"}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ludo"], 'There is no game "ludo"; there are'),
        (["orchard", "--seats", "9"], "for 2 to 4 players, not 9"),
        (["orchard", "--option", "length"], 'given as KEY=VALUE, not "length"'),
        (["orchard", "--option", "mood=good"], 'no option "mood"'),
        (["orchard", "--option", "length=endless"], 'length cannot be "endless"'),
    ],
)
def test_simulate_refuses_in_words(words: list[str], sentence: str) -> None:
    result = run("simulate", *words)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_game_says_itself_what_it_alone_forbids() -> None:
    result = run("simulate", "bluemoon", "--option", "layout=rulebook_2006", "--option", "expansion=on")
    assert result.exit_code == 2
    assert says(result.stderr, "bluemoon-bad-layout")


def test_show_tells_players_log_and_scores(record: Path) -> None:
    result = run("record", "show", record)
    assert result.exit_code == 0
    assert "Ana, Bo" in result.output
    assert "Ana took a card." in result.output
    assert "complete" in result.output


def test_show_opens_a_record_of_other_rules(record: Path) -> None:
    result = run("record", "show", change(record, rules_version=99))
    assert result.exit_code == 0
    assert "Ana took a card." in result.output


def test_replay_tells_every_move_in_words(record: Path) -> None:
    result = run("record", "replay", record)
    assert result.exit_code == 0
    assert "   1  take " in result.output
    assert "  12  plant " in result.output
    assert "Bo plants " in result.output


def test_replay_of_other_rules_says_which(record: Path) -> None:
    result = run("record", "replay", change(record, rules_version=99))
    assert result.exit_code == 1
    assert "needs version 99" in result.stderr


MARKUP = ("[/]", "[/b]", "[red]Bob", "[link=https://example.org]x[/link]", ":smile:")
"""Text that a terminal's markup would take for markup."""


@pytest.mark.parametrize("command", ["show", "replay"])
@pytest.mark.parametrize("name", MARKUP)
def test_names_are_shown_as_they_are(record: Path, command: str, name: str) -> None:
    result = run("record", command, change(record, players=[name, "Bo"]))
    assert result.exit_code == 0, result.exception
    assert any(line.startswith(("1 ", "2 ")) and name in line for line in result.output.splitlines())


@pytest.mark.parametrize("command", ["show", "replay"])
@given(name=NAMES)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_somebody_is_called_the_terminal_shows_the_same_lines(record: Path, command: str, name: str) -> None:
    told = [run("record", command, change(record, players=[one, "Bo"])).output for one in ("Ana", name)]
    assert [len(one.split("\n")) for one in told] == [told[0].count("\n") + 1] * 2
    shown = told[1].replace("\n", "")
    assert not any(category(one) == "Cc" or bidirectional(one) in TURNS for one in shown)


def test_every_word_of_a_record_is_shown_as_it_is(record: Path) -> None:
    content = json.loads(record.read_text())
    changes = {
        "game": "[/game]",
        "game_id": "[/id]",
        "options": {"[/key]": "[/value]"},
        "log": ["[/line]"],
        "scores": [{**points, "lines": [["[/source]", 3]]} for points in content["scores"]],
        "result": {"ranks": [1, 2], "reason": "[/reason]"},
    }
    result = run("record", "show", change(record, **changes))
    assert result.exit_code == 0, result.exception
    for word in ("[/game]", "[/id]", "[/key]=[/value]", "[/line]", "[/source] 3", "[/reason]"):
        assert word in result.output


@pytest.mark.parametrize("command", ["show", "replay"])
@pytest.mark.parametrize("sign", ["\x1b", "\x9b", "\x07", "\r", "\u202e", "\u2066"])
def test_nothing_in_a_record_steers_the_terminal(record: Path, command: str, sign: str) -> None:
    foreign = f"{sign}]0;title"
    content = json.loads(record.read_text())
    changes = {
        "players": [f"Ana{foreign}", "Bo"],
        "log": [f"line{foreign}"],
        "scores": [{**points, "lines": [[f"source{foreign}", 3]]} for points in content["scores"]],
    }
    if command == "show":
        changes["game_id"] = f"id{foreign}"
    result = run("record", command, change(record, **changes))
    assert result.exit_code == 0
    assert sign not in result.output
    assert "Ana\\" in result.output


def test_a_refusal_does_not_steer_the_terminal_either(record: Path) -> None:
    result = run("record", "show", change(record, **{"\x1b]0;title": 1}))
    assert result.exit_code == 2
    assert "\x1b" not in result.stderr


def test_verify(record: Path) -> None:
    result = run("record", "verify", record)
    assert result.exit_code == 0
    assert "all 12 moves" in result.output


def test_verify_names_the_move_where_a_forged_record_breaks(record: Path) -> None:
    moves = json.loads(record.read_text())["moves"]
    result = run("record", "verify", change(record, moves=[*moves[:4], "take nothing", *moves[5:]]))
    assert result.exit_code == 1
    assert "breaks at move 5: 'take nothing' is not legal" in result.stderr


@pytest.mark.parametrize("command", [["record", "show"], ["record", "verify"], ["render", "--out", "x"]])
def test_files_that_cannot_be_read_or_understood(command: list[str], tmp_path: Path) -> None:
    missing = run(*command, tmp_path / "missing.json")
    assert missing.exit_code == 2
    assert says(missing.stderr, "cli-unreadable", why="No such file or directory")
    strange = tmp_path / "strange.json"
    strange.write_text('{"moves": 3}')
    assert run(*command, strange).exit_code == 2
    strange.write_bytes(b"\xff\xfe\x00")
    binary = run(*command, strange)
    assert binary.exit_code == 2
    assert says(binary.stderr, "cli-no-text")


@pytest.mark.parametrize("command", [["record", "show"], ["record", "replay"], ["render", "--out", "x"]])
@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, " " * (1024 * 1024 + 1)])
def test_files_without_measure_are_refused_in_words(command: list[str], text: str, tmp_path: Path) -> None:
    deep = tmp_path / "deep.json"
    deep.write_text(text)
    result = run(*command, deep)
    assert result.exit_code == 2, result.exception
    assert "64 levels" in result.stderr or "1 MiB" in result.stderr


def test_the_alt_texts_of_rendered_pictures_do_not_steer_the_terminal(record: Path, tmp_path: Path) -> None:
    result = run("render", change(record, players=["Ana\x1b]0;title", "[/]"]), "--out", tmp_path / "out")
    assert result.exit_code == 0, result.exception
    assert "\x1b" not in result.output
    assert "[/]" in result.output


def test_render_draws_a_record_at_its_end_and_earlier(record: Path, tmp_path: Path) -> None:
    for folder, more in (("end", []), ("start", ["--at", 0])):
        result = run("render", record, "--out", tmp_path / folder, *more)
        assert result.exit_code == 0, result.output
        for name in ("market", "grove-0", "grove-1"):
            with Image.open(tmp_path / folder / f"{name}.png") as image:
                assert image.format == "PNG"
    told = run("render", record, "--out", tmp_path / "again", "--at", 0).output
    assert says(told, "orchard-words-holds", count=2, player="Ana")
    assert "would score" not in told, "nothing counts yet"


def test_render_draws_what_one_seat_sees(record: Path, tmp_path: Path) -> None:
    result = run("render", record, "--out", tmp_path / "out", "--seat", 2)
    assert result.exit_code == 0
    assert (tmp_path / "out" / "own.png").exists()
    assert not (tmp_path / "out" / "table.png").exists(), "the same without the hand"
    assert "Your hand:" in result.output


def test_render_animates_a_record_turn_by_turn(record: Path, tmp_path: Path) -> None:
    """Orchard's turns are two moves each: 12 moves are 6 turns, and the start."""
    result = run("render", record, "--out", tmp_path / "out", "--animation")
    assert result.exit_code == 0, result.output
    assert "7 frames" in result.output
    with Image.open(tmp_path / "out" / "animation.webp") as image:
        assert (image.format, image.size[0], image.n_frames) == ("WEBP", 800, 7)  # type: ignore[attr-defined]
    (tmp_path / "broken.json").write_text(record.read_text().replace("take ", "eat ", 1))
    assert run("render", tmp_path / "broken.json", "--out", tmp_path / "out", "--animation").exit_code != 0


def test_an_animation_ends_in_time_and_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    for count in (1, 2, 58, 400):
        assert sum(animation.durations(count)) <= 90_000
        assert len(animation.durations(count)) == count
    frames = [Image.effect_noise((800, 300), 90 + number) for number in range(9)]
    whole = len(animation.encoded(frames))
    monkeypatch.setattr(animation, "MOST", whole // 3)
    assert len(animation.encoded(frames)) <= whole // 3


def test_render_draws_a_position(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(engine.load("orchard").new(seats=3, seed=4).to_json())
    result = run("render", position, "--out", tmp_path / "out")
    assert result.exit_code == 0
    assert says(result.output, "orchard-words-holds", count=2, player="Seat 3")
    assert run("render", position, "--out", tmp_path / "out", "--at", 1).exit_code == 2


def test_render_refuses_in_words(record: Path, tmp_path: Path) -> None:
    late = run("render", record, "--out", tmp_path / "out", "--at", 99)
    assert late.exit_code == 2
    assert says(late.stderr, "cli-too-late", moves=12)
    nobody = run("render", record, "--out", tmp_path / "out", "--seat", 3)
    assert nobody.exit_code == 2
    assert says(nobody.stderr, "cli-no-such-seat", seat=3, seats=2)
    blocked = run("render", record, "--out", record)
    assert blocked.exit_code == 1
    assert says(blocked.stderr, "cli-unwritable")
    no_position = tmp_path / "list.json"
    no_position.write_text("[]")
    assert says(run("render", no_position, "--out", tmp_path / "out").stderr, "cli-neither")
