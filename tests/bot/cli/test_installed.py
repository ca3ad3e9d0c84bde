"""Games from outside: an entry point adds one; a game that cannot be played is refused by name, and the others run."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest

import bot.games
import engine
import render
from bot.base.i18n import localizer
from bot.games.installed import GROUP, add_installed
from engine.registry import CONTRACT, GAMES, Parts
from tests import toys
from tests.toys import wheel

OUTSIDE = Parts("orchard", "engine.orchard", "render.orchard", "bot.games.orchard", CONTRACT)
Offer = Callable[..., EntryPoint]


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Offer]:
    """Make an entry point for an object, as an installed package would."""
    toys.reach()
    package = ModuleType("package")
    monkeypatch.setitem(sys.modules, "package", package)

    def made(parts: object, name: str = "PARTS") -> EntryPoint:
        setattr(package, name, parts)
        return EntryPoint("orchard", f"package:{name}", GROUP)

    yield made
    GAMES.pop("orchard", None)


def why(point: EntryPoint) -> tuple[str, dict[str, object]]:
    (refused,) = add_installed([point])
    assert refused.name == "orchard"
    assert "orchard" not in GAMES
    return refused.why, dict(refused.data)


def test_a_game_is_added_with_all_its_parts(offer: Offer) -> None:
    assert add_installed([offer(OUTSIDE)]) == []
    assert engine.load("orchard").key == "orchard"
    assert render.load("orchard").icons()
    assert callable(bot.games.load("orchard").choices)


def test_to_add_it_again_changes_nothing(offer: Offer) -> None:
    assert add_installed([offer(OUTSIDE), offer(OUTSIDE)]) == []


def test_a_key_that_is_taken(offer: Offer) -> None:
    before = dict(GAMES)
    assert why(offer(replace(OUTSIDE, key="helios"))) == ("taken", {"key": "helios"})
    assert before == GAMES


def test_another_version_of_the_contract(offer: Offer) -> None:
    assert why(offer(replace(OUTSIDE, contract=CONTRACT + 1))) == (
        "contract",
        {"theirs": CONTRACT + 1, "ours": CONTRACT},
    )


def test_a_missing_part(offer: Offer) -> None:
    reason, data = why(offer(replace(OUTSIDE, pictures="render.nowhere")))
    assert (reason, data["module"]) == ("broken", "render.nowhere")
    assert why(offer(replace(OUTSIDE, clicks="engine.orchard")))[0] == "part"
    assert why(offer(replace(OUTSIDE, rules="render.orchard")))[0] == "rules"


def test_a_missing_function(offer: Offer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("render.orchard.own_text")
    assert why(offer(OUTSIDE)) == ("part", {"module": "render.orchard", "function": "own_text"})


def test_more_seats_than_there_is_room_for(offer: Offer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("engine.orchard").GAME, "max_seats", 5)
    assert why(offer(OUTSIDE)) == ("seats", {"seats": 5, "most": 4})


def test_an_object_that_is_something_else_and_one_that_is_not_there(offer: Offer) -> None:
    assert why(offer("orchard")) == ("object", {"object": "package:PARTS"})
    assert why(EntryPoint("orchard", "package:NOTHING", GROUP))[0] == "broken"


def test_one_that_cannot_be_played_does_not_keep_others_away(offer: Offer) -> None:
    good, bad = offer(OUTSIDE), offer(replace(OUTSIDE, contract=0), "OLD")
    assert [refused.why for refused in add_installed([bad, good])] == ["contract"]
    assert "orchard" in GAMES


@pytest.mark.parametrize("reason", ["taken", "contract", "rules", "seats", "book", "part", "object", "broken"])
def test_every_refusal_has_words(reason: str) -> None:
    facts = dict.fromkeys(("key", "theirs", "ours", "seats", "most", "module", "function", "object", "error"), "x")
    assert localizer("en")(f"cli-game-{reason}", name="ludo", **facts).startswith("ludo ")


def test_the_toy_is_played_as_a_package_of_its_own(tmp_path: Path) -> None:
    toys.reach()
    wheel.write(tmp_path)
    code = (
        "import sys; from importlib.metadata import EntryPoint; from bot.games.installed import add_installed\n"
        f"assert not add_installed([EntryPoint('orchard', '{wheel.PACKAGE}:PARTS', '{GROUP}')])\n"
        "from bot.cli import main; sys.argv = ['solstice', sys.argv[1], *sys.argv[2:]]; main()"
    )
    position = tmp_path / "position.json"
    position.write_text(import_module("engine.orchard").GAME.new(seats=2, seed=7, options={}).to_json())
    shown = ["render", str(position), "--out", str(tmp_path / "pictures")]
    for command, told in ((["games"], "Orchard"), (["simulate", "orchard", "--games", "2"], "orchard"), (shown, "")):
        done = subprocess.run(
            [sys.executable, "-c", code, *command],
            cwd=Path(__file__).parents[3],
            env={"PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        assert told.lower() in done.stdout.lower()
    assert [one.read_bytes()[:4] for one in (tmp_path / "pictures").glob("*.png")][:1] == [b"\x89PNG"]
