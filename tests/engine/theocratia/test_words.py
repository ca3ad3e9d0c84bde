"""What the engine reports is told with its cause, and what everybody reads names no card."""

from random import Random
from typing import Any

import pytest

from bot.base.i18n import localizer
from bot.messages import narration as told
from engine.game import Event
from engine.theocratia import GAME
from engine.theocratia import catalogue as cat
from engine.theocratia.geometry import DIE_IDS
from engine.theocratia.moves import MODES
from tests.engine.theocratia.tables import Table, do

NAMES = ("Ana", "Bo", "Cy", "Di")
SAY = localizer("en")


def test_every_id_has_a_name() -> None:
    names = [*cat.CIVS, *cat.CRYSTALS, *cat.GROUNDS, *cat.KINDS, *MODES, *DIE_IDS, *cat.ROUND_BONUSES, *cat.DEVELOPMENT]
    names += [card.id for card in cat.CARDS] + [token.id for token in cat.TOKENS]
    names += [
        "bad-colours",
        "fortress",
        "volcano",
        "monster",
        "neutral",
        "start",
        "level",
        "cosmo",
        "malus",
    ]
    names += ["setup", "turns", "end_of_round", "over", "cosmo_left", "malus_steps", "cards_left", "chronicles"]
    for name in names:
        assert SAY(f"theocratia-{name}", colours=2, seats=3)
    for reason in ("points", "tie_break", "shared"):
        assert SAY(f"theocratia-end-{reason}")


def test_what_needs_it_is_explained() -> None:
    explained = [card.id for card in cat.CARDS] + [token.id for token in cat.TOKENS]
    explained += [*cat.ROUND_BONUSES, *cat.DEVELOPMENT, *cat.GROUNDS, *cat.KINDS, "start", "level", "power_card"]
    explained += ["first", "war", "expand", "holiday", "divination", "build_factory", "build_barrack", "build_pyramid"]
    for name in explained:
        assert SAY(f"theocratia-about-{name}")


def test_the_card_drawn_is_told_to_its_owner_alone() -> None:
    game = Table("violet 1", "violet 3", "pink 1").deck("omen").game()
    log = do(game, "die violet 1", "row pink", "draw")
    public, private, other = (" ".join(told.lines("theocratia", log, NAMES, SAY, viewer=seat)) for seat in (None, 0, 1))
    assert "Omen" not in public
    assert "Omen" not in other
    assert "You drew Omen." in private
    assert "Ana drew a Power card (First Player)." in public


def test_why_worship_is_gained() -> None:
    game = Table("violet 3", "violet 1", "pink 1").row("violet", "pink 1").player(0, start_tile=False).game()
    lines = told.lines("theocratia", do(game, "die violet 3", "row violet"), NAMES, SAY)
    assert "Ana: Cosmo +1 (colour bonus), now 1." in lines
    assert "Ana: Violet Worship +1 (colour bonus), from the start to space 0." in lines


def test_a_turn_in_words() -> None:
    game = Table("violet 3", "violet 1", "pink 1").player(0, start_tile=False).game()
    lines = told.lines("theocratia", do(game, "die violet 3", "row violet"), NAMES, SAY)
    assert lines[:6] == [
        "Ana took Violet 3.",
        "Ana placed Violet 3 on the Violet row.",
        "Ana expanded Violet.",
        "Ana: Cosmo +2 (colour bonus), now 2.",
        "Ana built a Violet House on g3.",
        "Violet gained 1 Red crystal (from the hex).",
    ]


@pytest.mark.parametrize("seed", range(4))
def test_every_change_of_a_number_names_its_cause(seed: int) -> None:
    game: Any = GAME.new(seats=2 + seed % 3, seed=seed)
    rng = Random(seed)
    while game.to_move is not None:
        log: list[Event] = []
        game.play(rng.choice(game.moves()), log)
        changes = [event for event in log if {"amount", "space", "step"} & event.data.keys()]
        told_of = [line for line in told.lines("theocratia", changes, NAMES, SAY) if "new deck" not in line]
        assert [line for line in told_of if "(" not in line] == []


HOLIDAY = ["die violet 1", "row violet", "holiday"]
REST = ("pink 1", "magenta 1", "pink 3")


@pytest.mark.parametrize(
    ("table", "moves", "lines"),
    [
        (
            Table("violet 1", *REST).civ("violet", crystals={"brown": 1, "black": 1}),
            HOLIDAY,
            [
                "Ana: Cosmo -2 (Holiday), now 0.",
                "Violet paid 1 Brown crystal (Holiday).",
                "Bo: Violet Worship +1 (Brown crystals), from the start to space 0.",
                "Ana: 1 step of Malus (Black crystals), now on step 1 (minus points: 1).",
            ],
        ),
        (
            Table("violet 6", "violet 3", *REST),
            ["die violet 6", "face 3", "row violet"],
            ["Ana: 1 step of Malus (Divination), now on step 1 (minus points: 1)."],
        ),
        (
            Table("violet 2", "violet 3", *REST).player(0, cosmo=2),
            ["die violet 2", "face 3", "row violet"],
            ["Ana: Cosmo -2 (turning the die), now 0."],
        ),
        (
            Table("violet 3", *REST).player(0, cosmo=3, priests=[2, 0, 0, 0]),
            ["claim 2"],
            ["Ana: Cosmo -2 (Conversion tile), now 1.", "Ana received the Conversion tile of level 2."],
        ),
        (
            Table("violet 3", *REST)
            .player(0, priests=[2, 0, 0, 0])
            .hand(0, "revelation", "absolution", "fertile_season"),
            ["play revelation 2", "play fertile_season pink"],
            [
                "Ana received the Conversion tile of level 2 (Revelation).",
                "Pink gained 2 Green crystals (Fertile Season).",
            ],
        ),
        (
            Table("violet 3", *REST).player(0, malus=3).hand(0, "absolution", "call_to_arms"),
            ["play absolution", "play call_to_arms pink"],
            [
                "Ana: Malus 2 steps back (Absolution), now on step 1 (minus points: 1).",
                "Pink gained 2 Warriors (Call to Arms).",
            ],
        ),
    ],
)
def test_what_a_number_changed_for(table: Table, moves: list[str], lines: list[str]) -> None:
    found = told.lines("theocratia", do(table.game(), *moves), NAMES, SAY)
    assert [line for line in lines if line not in found] == []


@pytest.mark.rule("T-7.1", "T-13.10")
@pytest.mark.parametrize(
    ("number", "tells"), [(4, "is to lead the next round."), (5, "took the Next-first token, in vain.")]
)
def test_the_next_first_token_promises_a_next_round_only_where_there_is_one(number: int, tells: str) -> None:
    log = do(Table("violet 1", "pink 1").set(round=number).game(), "die violet 1", "row violet")
    [line] = told.lines("theocratia", [event for event in log if event.kind == "first"], NAMES, SAY)
    assert line == f"Ana {tells}"


@pytest.mark.rule("T-6.11", "T-6.12")
def test_whoever_idles_may_hold_a_card_and_gains_what_the_row_brings() -> None:
    """Twist of Fate would make the four a three, which expands; the first space of Violet's row brings 2 Cosmo."""
    game = Table("violet 4", seats=2).hand(0, "twist_of_fate").game()
    assert "die violet 4" in game.moves()
    log = do(game, "idle violet 4")
    lines = told.lines("theocratia", log, NAMES[:2], SAY)
    assert lines == ["Ana was stuck and idled with Violet 4."]
    prompt = game.prompt()
    assert prompt
    assert told.question("theocratia", prompt, NAMES[:2], SAY) == "which row for the idle Violet 4?"
    log = do(game, "row violet")
    assert "Ana: Cosmo +2 (colour bonus), now 2." in told.lines("theocratia", log, NAMES[:2], SAY)


@pytest.mark.rule("T-8.7", "T-13.8")
def test_pyramids_gain_from_declared_holidays_only() -> None:
    """A Civ's own Holiday brings them nothing."""
    assert "from each Holiday that players declare of it" in SAY("theocratia-about-pyramid")


@pytest.mark.rule("T-5.9")
def test_the_round_rewards_only_what_you_declare() -> None:
    """Not the Holiday of a Civ that develops."""
    assert SAY("theocratia-about-bonus_holiday_war").startswith("Each Holiday or War you declare this round brings")


@pytest.mark.rule("T-10.26", "T-10.27")
@pytest.mark.parametrize(("card", "face"), [("overtime", 4), ("drill", 5)])
def test_a_second_copy_promises_cosmo_only(card: str, face: int) -> None:
    """It may be played like the first, and what is said of both says so."""
    table = Table(f"violet {face}", "pink 1").building("g3", "violet").building("f5", "violet")
    game = table.hand(0, card, card).game()
    do(game, f"die violet {face}", f"face {face}", "row violet", f"play {card}")
    assert f"play {card}" in game.moves()
    assert SAY(f"theocratia-about-{card}").endswith("and you gain 1 Cosmo. A second copy: 1 Cosmo only.")
