"""A new game is a copy of the toy: files of its own, and one line. `.ci/run` runs its tests (tests.newgame_proof)."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests import newgame
from tests.newgame import ROOT, Unusable


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """What is copied from, and the rule books and the registry, in a place of their own."""
    files = [*newgame.copied(), *ROOT.glob("engine/*/rules.md"), ROOT / "engine" / "registry.py"]
    for file in files:
        target = tmp_path / file.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    return tmp_path


def contents(house: Path) -> dict[str, str]:
    return {str(file.relative_to(house)): file.read_text("utf-8") for file in house.rglob("*") if file.is_file()}


def test_a_new_game_is_files_of_its_own_and_one_line(house: Path) -> None:
    before = contents(house)
    newgame.begin("quarry", house)
    after = contents(house)
    [changed] = [name for name in before if after[name] != before[name]]
    assert changed == "engine/registry.py"
    assert [line for line in after[changed].splitlines() if line not in before[changed].splitlines()] == [
        '        own("quarry"),'
    ]
    new = {name: text for name, text in after.items() if name not in before}
    assert len(new) == len(list(newgame.copied()))
    assert all("quarry" in name for name in new)
    assert not [name for name, text in new.items() if "orchard" in text.lower()]
    assert {"engine/quarry/rules.md", "render/quarry/palette.txt", "bot/games/quarry/words.en.ftl"} <= new.keys()
    assert "**Q-2.1**" in new["engine/quarry/rules.md"]
    assert 'mark.rule("Q-2.1"' in new["tests/engine/quarry/test_rules.py"]


def test_its_letter_is_free(house: Path) -> None:
    """The letters of the games there are: H, B, T and, of the toy, O."""
    assert newgame.free_letter("hobbit", house) == "I"


@pytest.mark.parametrize("key", ["Quarry", "my-game", "a", "7up", "helios", "two words"])
def test_what_can_be_no_key_is_refused(house: Path, key: str) -> None:
    with pytest.raises(Unusable):
        newgame.begin(key, house)


def test_a_game_begun_already_is_refused(house: Path) -> None:
    newgame.begin("quarry", house)
    with pytest.raises(Unusable, match="already"):
        newgame.begin("quarry", house)


def test_its_data_are_made_again_without_the_old_positions(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = house / "tests" / "data" / "pictures"
    pictures.mkdir(parents=True)
    old, others = pictures / "quarry-2.json", pictures / "other-2.json"
    for file in (old, others):
        file.touch()
    made = list[list[str]]()
    monkeypatch.setattr(subprocess, "run", lambda command, **_: made.append(command))
    newgame.make("quarry", house)
    assert (old.exists(), others.exists()) == (False, True)
    assert all(command[-1] == "quarry" for command in made)
    assert len(made) == 5


def quarry(house: Path) -> dict[str, set[str]]:
    """Its files, each as the set of its lines."""
    return {name: {*text.splitlines()} for name, text in contents(house).items() if "quarry" in name}


def test_a_bare_game_gets_each_part_by_a_command(house: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    shutil.copytree(house, other, dirs_exist_ok=True)
    for place in (house, other):
        shutil.copy(ROOT / "pyproject.toml", place)
    newgame.begin("quarry", other)
    newgame.tidy("quarry", other)
    newgame.begin("quarry", house, parts=())
    newgame.tidy("quarry", house)
    assert not {"bot/games/quarry/lesson.json", "engine/quarry/value.py"} & quarry(house).keys()
    clicks = house / "bot" / "games" / "quarry" / "__init__.py"
    clicks.write_text(clicks.read_text().replace('"""Labels, order', '"""My own labels, order'))
    for part in newgame.PARTS:
        newgame.add("quarry", part, house)
        newgame.tidy("quarry", house)
    assert clicks.read_text().startswith('"""My own labels')
    clicks.write_text(clicks.read_text().replace("My own labels", "Labels"))
    assert quarry(house) == quarry(other)
