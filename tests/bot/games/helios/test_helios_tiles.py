"""A land tile lies on a planet. What is taken to do an action is an action tile, wherever it is spoken of."""

import re
from importlib.resources import files
from itertools import product

import pytest

from bot.base.i18n import Verbatim
from bot.base.room import fits_button
from engine.helios import catalogue as cat
from tests.bot.matches import t

WORDS = {
    f"{room}: {name}": text
    for room in ("engine", "bot.games", "render")
    for name, text in re.findall(
        r"^(helios-\S+) =(.*(?:\n(?=[ \n]).*)*)", (files(f"{room}.helios") / "words.en.ftl").read_text("utf-8"), re.M
    )
}


@pytest.mark.parametrize("name", WORDS)
def test_a_tile_of_an_action_is_called_an_action_tile(name: str) -> None:
    """By an area's colour, an action's symbol, its place in a column or in an area."""
    named = r"Land|[Bb]uild|[Ss]un|\$symbol \}|\$two \} \{ \$one \}|\$colour \} \w+|grey|[Ll]owest|fourth|four"
    assert re.findall(rf"(?:{named}) tiles?\b", WORDS[name]) == []


def test_a_log_tells_them_apart() -> None:
    assert t("helios-log-took", seat="Ana", colour="gray", symbol="land") == "Ana took a grey Land action tile."
    assert t("helios-ask-start_land") == "choose the land you start with"


def test_whoever_takes_one_for_nothing_reads_it_whole_on_a_button() -> None:
    for symbol, colour in product(cat.SYMBOLS, cat.ACTION_COLOURS):
        label = t("helios-choice-pass", symbol=Verbatim(symbol), what=symbol, colour=colour, taken=1)
        assert label.endswith(f"{t(f'helios-{symbol}')} action tile")
        assert fits_button(label)
