"""What can't be taken back says so, in every game, on one line of a phone."""

from random import Random

import pytest

from bot.base.i18n import localizer
from bot.base.room import PHONE, width
from bot.messages.menus import PADDING
from bot.messages.public import ChoicesPage, helpers
from tests.bot.face.tables import begun
from tests.bot.matches import t
from tests.profiles import rounds

DECISIONS = 120
"""Of a game, at most."""


@pytest.mark.parametrize("seed", range(rounds(2, 20)))
def test_undo_is_grey_after_ones_own_click_only_where_it_says_so(key: str, seed: int) -> None:
    match, rng = begun(key, bytes([seed]) * 16), Random(seed)
    while match.to_move is not None and match.revision < DECISIONS:
        seat = match.to_move
        match, entry = match.play([rng.choice(match.game.moves())], user=match.owner(seat), at=1)
        undo, *others = helpers(match, ChoicesPage(), localizer("en"), match.owner(match.to_move))
        if match.to_move == seat:
            revealed = any(event.reveals for event in entry.events)
            assert (undo.label, undo.disabled) == (t("bot-undo-revealed" if revealed else "bot-undo"), revealed), (
                entry.moves
            )
        else:
            assert undo.label == "Undo"
        assert sum(width(button.label) + PADDING for button in (undo, *others)) <= PHONE
