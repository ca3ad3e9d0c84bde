"""What points *if the game ended now* leave out and what comes by itself is told below them, a click from the table."""

from random import Random

import engine
from bot import games
from bot.base.i18n import localizer
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from tests.bot.drawn import said
from tests.bot.matches import PEOPLE, begin
from tests.engine.theocratia.tables import Table, developed


def test_what_comes_stands_below_the_points_until_the_end(key: str) -> None:
    match, rng, told, t = begin(key, engine.load(key).min_seats, 3), Random(3), 0, localizer("en")
    private = PrivateMessages(PublicMessages())
    while match.to_move is not None:
        lines = games.coming(match.game, match.view(None), t)
        told += bool(lines)
        if lines and told < 3:
            assert said(private.score(match, t)).endswith("\n".join(f"-# {line}" for line in lines))
            assert said(private.score(match, t)) in said(private.more(match, PEOPLE[0], t))
        match, _ = match.play([rng.choice(match.game.moves())], user=match.owner(match.to_move), at=0)
    assert games.coming(match.game, match.view(None), t) == []
    assert told or key not in ("orchard", "theocratia")


def coming(table: Table) -> str:
    game = table.game()
    return "\n".join(games.coming(game, game.view(None), localizer("en")))


def test_pyramids_are_told_once_there_is_one() -> None:
    """T-14.2"""
    table = Table("violet 1")
    assert "Pyramid" not in coming(table)
    built = table.building("d7", "magenta", "pyramid").player(0, tokens=["token_cosmo"])
    assert "each Pyramid still brings its owner 1 Worship" in coming(built)


def test_what_civs_do_after_the_round_is_told_with_who_gains() -> None:
    """T-13.3, T-13.7: Magenta will build on d4; Red's House on d3 and White's on c3 lie beside it."""
    table = developed(Table("violet 1").building("d3", "pink").building("c3", "magenta"), "magenta", "dev_expansion")
    told = coming(table.civ("violet", crystals={}))
    assert "At the end of the round, Magenta and Pink: Expansion." in told
    assert told.endswith("As the table stands, Red and White get 1 Worship of Magenta.")
