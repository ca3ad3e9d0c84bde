"""Why can't I …? Every move that is not legal is explained, in words, with the number of a rule."""

import re
from dataclasses import replace
from importlib import import_module
from random import Random

import pytest

from bot import games
from bot.base.i18n import Verbatim, localizer
from bot.base.rulebook import numbered_rules
from bot.messages.layout import At
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.messages.why import has_reasons, why
from engine.chance import Stream
from engine.game import Event, Game, Move
from engine.kernel.forecast import forecast
from engine.registry import GAMES, load
from tests.bot.matches import begin
from tests.e2e.client import BUTTON, walk
from tests.engine.helios.tables import land, table
from tests.engine.theocratia.tables import Table
from tests.engine.walks import few_tables
from tests.profiles import rounds

NAMES = tuple(map(Verbatim, ("Ana", "Bo", "Cem", "Dilara")))
AT = At("1", 1)
TEXT, SELECT = 10, 3


def page(game: Game, asked: str) -> tuple[str, list[str]]:
    """The text of a page, and what its menu asks for."""
    parts = list(walk(why(game, NAMES[: game.seats], asked, AT, localizer("en")).to_components()))
    text = "\n".join(part["content"] for part in parts if part["type"] == TEXT)
    return text, [option["value"] for part in parts if part["type"] == SELECT for option in part["options"]]


@pytest.mark.slow
def test_all_that_is_not_legal_is_explained_by_a_rule(rules: type[Game]) -> None:
    """Missing words are warnings, and so errors here."""
    book = numbered_rules(rules.key)
    assert book is not None
    for number, (seats, options) in enumerate(few_tables(rules)):
        game = rules.new(seats=seats, seed=number, options=options)
        choose = Stream(bytes(16), f"why {number}")
        while moves := game.moves():
            if choose.below(rounds(12, 4)) == 0:
                for verb in {move.split()[0] for move, _ in game.forbidden()}:
                    text, _ = page(game, verb)
                    numbers = re.findall(r"\(([A-Z]+-\d+\.\d+)\)$", text, re.MULTILINE)
                    assert numbers
                    assert set(numbers) <= book.rules.keys()
                    assert f"{rules.key}-" not in text
            game.play(moves[choose.below(len(moves))])


def test_whether_there_are_reasons_is_known_without_them(rules: type[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    game, choose, answers = rules.new(seats=2, seed=5), Stream(bytes(16), "whether"), set()
    while moves := game.moves():
        if choose.below(rounds(8, 3)) == 0:
            later = [(game.copy(), one) for one in games.ahead(game.key, game.view(None))]
            for then, one in later:
                for move in one.moves:
                    then.play(move)
            expected = bool(game.forbidden()) or any(
                move.verb in one.verbs for then, one in later for move, _ in then.forbidden()
            )
            with monkeypatch.context() as context:
                context.setattr(rules, "forbidden", None)
                assert has_reasons(game) == expected
            answers.add(expected)
        game.play(moves[choose.below(len(moves))])
    assert True in answers


@pytest.fixture
def game(orchard: str) -> Game:
    return load(orchard).new(seats=2, seed=3, options={"length": "short"})


def test_the_toy_says_what_is_missing(game: Game) -> None:
    game.play(game.moves()[0])
    text, _ = page(game, "plant")
    held = [move.split()[1] for move in game.moves()]
    assert "Why can’t I plant another card?" in text
    assert "is not in your hand. (O-3.1)" in text
    for card in held:
        assert localizer("en")(f"orchard-{card}") not in text


def test_where_one_thing_alone_is_forbidden_nobody_has_to_choose(game: Game) -> None:
    text, options = page(game, "")
    assert "Why can’t I take another card?" in text
    assert "does not lie in the market. (O-2.1)" in text
    assert options == []


def test_where_several_things_are_forbidden_one_chooses() -> None:
    game = load("helios").new(seats=2, seed=1)
    while not {"hire", "activate"} <= {move.split()[0] for move, _ in game.forbidden()}:
        game.play(game.moves()[0])
    _, options = page(game, "")
    assert [option.split(":")[-1] for option in options] == ["why.hire", "why.activate"]
    text, below = page(game, "hire")
    assert "Why can’t I hire somebody?" in text
    assert below == options, "a second question needs no way round"


@pytest.mark.parametrize("grey", [False, True])
def test_what_is_chosen_with_an_action_tile_is_explained_before_the_tile_is_taken(grey: bool) -> None:
    first = "gray" if grey else "red"
    columns = {symbol: ["blue", first] for symbol in ("land", "build", "sun")}
    game = table(land("d4:redwood c4:bamboo", sun="d3"), columns=columns, open_land=["granite"], additional="spring")
    _, options = page(game, "")
    assert [option.split(":")[-1] for option in options] == [f"why.{verb}" for verb in ("take", "land", "build", "sun")]
    text, _ = page(game, "land")
    assert "None of these tiles lies open: redwood, bamboo and obsidian. (H-4.4)" in text
    text, _ = page(game, "build")
    assert "cubes are due; you have 0. (H-5.3)" in text
    text, _ = page(game, "sun")
    assert re.search(r"is 4 steps away; the sun can move 2\. \(H-6\.1\)", text)
    later = game.copy()
    later.play(f"take sun {first}")
    if grey:
        later.play("area yellow")
    assert page(later, "sun")[0] == text


def test_what_is_chosen_with_a_bonus_action_is_explained_with_it() -> None:
    game = table(land("d4:redwood+redwood c4:bamboo", sun="d3"), ask="bonus", open_land=["granite"])
    _, options = page(game, "")
    assert [option.split(":")[-1] for option in options] == ["why.land", "why.build", "why.sun"]


def test_questions_told_early_are_reached_without_a_draw_and_stand_in_the_menus(rules: type[Game]) -> None:
    """Each by legal moves of the seat to move that reveal nothing, to moves of the words it names: what is legal there
    can be clicked already. A game that brings `ahead` shows one at its fullest table.
    """
    game, rng, found = rules.new(seats=rules.max_seats, seed=7), Random(7), 0
    for _ in range(120):
        if game.to_move is None:
            break
        for question in games.ahead(game.key, game.view(None)):
            then, seat, log = game.copy(), game.to_move, list[Event]()
            for move in question.moves:
                assert move in then.moves()
                then.play(move, log)
            assert then.to_move == seat
            assert not any(event.reveals for event in log)
            legal = {move.verb for move in then.moves()}
            assert question.verbs & {move.verb for move in then.candidates()}
            assert question.verbs & legal <= clicked_with(game, question.moves[0])
            found += 1
        game.apply(rng.choice(game.moves()))
    assert bool(found) == hasattr(import_module(GAMES[rules.key].clicks), "ahead")


def clicked_with(game: Game, first: Move) -> set[str]:
    """The first words of all that one click begins with this move and does besides."""
    view, seat = game.view(game.to_move), game.to_move
    offered = games.load(game.key).choices(view, forecast(game, seat), localizer("en"))
    return {move.verb for choice in offered if choice.moves[0] == first for move in choice.moves[1:]}


def test_once_the_deck_is_empty_the_toy_tells_with_the_taking_what_cannot_be_planted(orchard: str) -> None:
    """18 cards are left after dealing to four: so many turns empty the deck, whatever is taken (O-1.1, O-2.2)."""
    game = load(orchard).new(seats=4, seed=3)
    for turn in range(18):
        assert not games.ahead(orchard, game.view(None)), f"turn {turn + 1}"
        for _ in range(2):
            game.play(game.moves()[0])
    _, options = page(game, "")
    assert [option.split(":")[-1] for option in options] == ["why.take", "why.draw", "why.plant"]
    text, _ = page(game, "plant")
    assert "is not in your hand. (O-3.1)" in text


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("- ")]


def test_what_many_hexes_lack_alike_is_one_line() -> None:
    """The sun of d3, a tile on d4 alone: six hexes lie around it (H-6.1); 37 have a name."""
    game = table(land("d4:redwood", sun="d3"), ask="sun")
    found = lines(page(game, "sun")[0])
    near, far = "a1, a2, a3, a4, b1, b2, b3, b4, b5, c1, c2, c5, c6", "d1, d2, d6, d7, e1, e2, e5, e6"
    assert f"- {near}, {far}, f1, f2, f3, f4, f5, g1, g2, g3 and g4 do not lie beside a tile of yours. (H-6.1)" in found
    assert "- There is a tile on d4. (H-6.1)" in found


def test_what_cannot_be_paid_is_named_by_what_is_due() -> None:
    """One redwood cube: 2 others stand for each other colour (H-5.3), so the costs of H-5.5 come to 2, 3, 4 or 5."""
    found = lines(page(table(land("d4:redwood+redwood", sun="d3"), ask="build"), "build")[0])
    assert found == [
        "- Observatory, Sun Lodge, Power Plant, Bazaar, Hallowed Grove, Citadel and Land Steward: "
        "2 cubes are due; you have 1. (H-5.3)",
        "- Sanctuary and City Hall: 3 cubes are due; you have 1. (H-5.3)",
        "- Watchtower and Warehouse: 4 cubes are due; you have 1. (H-5.3)",
        "- Palace: 5 cubes are due; you have 1. (H-5.3)",
    ]


def test_of_dice_those_that_lie_there_are_named_and_the_others_told_in_one_line() -> None:
    """A Violet 5 is of no use to whoever has neither a House nor Cosmo; 22 other dice do not lie there."""
    game = Table("violet 5", "magenta 1").game()
    text, _ = page(game, "die")
    [named, others] = [line for line in text.splitlines() if line.startswith("- ")]
    assert named.startswith("- Violet 5 is of no use: ")
    assert others == "- Only a die that lies on the Action table can be taken. (T-6.3)"


def test_what_one_civ_lacks_is_not_told_as_if_no_other_could() -> None:
    """Who asks why there can be no War hears of the one Civ without Warriors (T-7.3); a six may still become a 2."""
    game = Table("magenta 6", seats=2).civ("pink", supply=0).game()
    text, _ = page(game, "war")
    assert text.splitlines()[-1] == "-# What is not named here may be possible, perhaps after another choice."
    assert len(lines(text)) == 1


def test_it_is_not_asked_where_everything_is_possible() -> None:
    """Any Civ may be named for the Worship of a Pyramid; at the end of a turn cards not held can be asked about."""
    begun = begin("theocratia", 2, 1)
    built = Table(seats=2).building("d3", "pink", "pyramid").player(0, tokens=["token_cosmo"])
    last = built.set(round=4, turn=6, todo=[["pyramid_worship", 0, None]]).game()
    for game, asked in ((last, False), (Table("violet 1", seats=2).game(), True)):
        match = replace(begun, game=game)
        message = PrivateMessages(PublicMessages()).more(match, match.owner(0) or 0, localizer("en"))
        buttons = [part["label"] for part in walk(message.layout.to_components()) if part["type"] == BUTTON]
        assert ("Why can’t I …?" in buttons) == asked
