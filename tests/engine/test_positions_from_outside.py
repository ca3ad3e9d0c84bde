"""No position that is accepted ever raises, hangs or stops without a result, and every one can be drawn and told."""

import json

import pytest

from engine.game import BadPosition, Game
from tests.engine.outside import drawn, tried
from tests.profiles import rounds

PARTS = 4
POSITIONS = rounds(quick=10, full=120)
"""For each game and part."""


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_accepted_can_be_played_and_drawn(rules: type[Game], part: int) -> None:
    accepted, faults = tried(rules, POSITIONS, part, drawn)
    assert not faults, "\n\n".join(map(str, faults))
    assert accepted == POSITIONS, "hardly any changed position is accepted: this tries nothing"


@pytest.fixture(scope="module")
def text(rules: type[Game]) -> str:
    """A position at set-up."""
    return rules.new(seats=rules.min_seats, seed=1).to_json()


def test_a_position_longer_than_a_mebibyte_is_refused(rules: type[Game], text: str) -> None:
    with pytest.raises(BadPosition, match=r"^position: .* 1 MiB"):
        rules.from_json(text + " " * (1 << 20))
    with pytest.raises(BadPosition, match=r"^position: .* 1 MiB"):
        rules.from_json(text.replace("{", "{" + '"é":1,' * 150_000, 1))


def test_a_position_of_exactly_a_mebibyte_is_accepted(rules: type[Game], text: str) -> None:
    assert rules.from_json(text + " " * ((1 << 20) - len(text))).to_json() == text


@pytest.mark.parametrize("brackets", ["[]", "{}"])
@pytest.mark.parametrize("levels", [65, 100_000])
def test_deep_nesting_is_refused(rules: type[Game], text: str, brackets: str, levels: int) -> None:
    opened, closed = ("[" * levels, "]" * levels) if brackets == "[]" else ('{"a":' * levels, "}" * levels)
    with pytest.raises(BadPosition, match=r"^position: .*64 levels"):
        rules.from_json(f'{text[:-1]},"pending":{opened}1{closed}}}')


def test_brackets_within_words_are_no_levels(rules: type[Game], text: str) -> None:
    data = json.loads(text) | {"game": "[" * 100 + '\\"{'}
    with pytest.raises(BadPosition, match=r"^game: "):
        rules.from_json(json.dumps(data))


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[]", "1", "null", '"', '"\\', '{"game":', "NaN", "9" * 5000, "\ud800"]
)
def test_what_is_no_position_at_all_is_refused(rules: type[Game], text: str) -> None:
    with pytest.raises(BadPosition, match=r"^\S+: "):
        rules.from_json(text)


def test_a_quote_that_never_closes_is_refused_at_once(rules: type[Game]) -> None:
    with pytest.raises(BadPosition, match=r"^position: "):
        rules.from_json('{"game":"' + '\\"' * 400_000)
