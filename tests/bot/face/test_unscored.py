"""What points *if the game ended now* leave out is told below them, and no more once the game is over."""

from random import Random

import engine
from bot import games
from bot.base.i18n import localizer
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from tests.bot.drawn import said
from tests.bot.matches import begin
from tests.engine.theocratia.tables import Table


def test_what_is_left_out_stands_below_the_points_until_the_end(key: str) -> None:
    match, rng, told, t = begin(key, engine.load(key).min_seats, 3), Random(3), 0, localizer("en")
    while match.to_move is not None:
        left_out = games.unscored(key, match.view(None), t)
        told += bool(left_out)
        if left_out and told < 3:
            assert said(PrivateMessages(PublicMessages()).score(match, t)).endswith(left_out)
        match, _ = match.play([rng.choice(match.game.moves())], user=match.owner(match.to_move), at=0)
    assert games.unscored(key, match.view(None), t) == ""
    assert told or key not in ("orchard", "theocratia")


def test_pyramids_are_told_once_there_is_one() -> None:
    """T-14.2"""
    table, t = Table("violet 1"), localizer("en")
    assert games.unscored("theocratia", table.game().view(None), t) == ""
    built = table.building("d7", "magenta", "pyramid").player(0, tokens=["token_cosmo"]).game().view(None)
    assert "each Pyramid still brings its owner 1 Worship" in games.unscored("theocratia", built, t)
