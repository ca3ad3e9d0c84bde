"""What a message that asks tells of a long log."""

import re
from random import Random

import pytest

from bot.base.i18n import localizer
from bot.messages.public import PublicMessages
from engine.helios.catalogue import CHARACTERS
from tests.bot.matches import begin

t = localizer("en")
SHORTENED = t("bot-log-shortened")
PEOPLE = "|".join(t(f"helios-{character.id}") for character in CHARACTERS)
PAYS = rf"pays [\w ,]+ for the ({PEOPLE})"


@pytest.mark.parametrize("seed", range(4))
def test_what_is_left_out_ends_with_a_turn(seed):
    """In Helios a turn begins with an action tile; in the characters' phase somebody is hired, paid for, or nobody."""
    match, rng = begin("helios", 2, seed), Random(seed)
    shortened = 0
    while match.to_move is not None:
        match, _ = match.play([rng.choice(match.game.moves())], user=match.owner(match.to_move), at=0)
        for seat in range(2):
            told = PublicMessages().lately(match, seat, t)
            if told[:1] == [SHORTENED]:
                shortened += 1
                assert not told[1].startswith("That is"), told
                assert re.search(rf" (takes|hires|activates|passes|can hire|{PAYS})\b", told[1]), told
    assert shortened
