"""Why can't I …? Every move that is not legal is explained, in words, with the number of a rule."""

import re
from dataclasses import replace
from importlib import import_module
from random import Random

import pytest

from bot import games
from bot.base.choices import OPTIONS
from bot.base.i18n import Verbatim, localizer
from bot.base.rulebook import numbered_rules
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.messages.why import has_reasons, why
from engine.chance import Stream
from engine.game import Event, Game
from engine.registry import GAMES, load
from tests.bot.matches import At, begin, t
from tests.bot.offered import offered_to
from tests.e2e.client import BUTTON, walk
from tests.engine.helios.tables import land, table
from tests.engine.random_games import few_tables
from tests.engine.theocratia.tables import Table
from tests.profiles import rounds

NAMES = tuple(map(Verbatim, ("Ana", "Bo", "Cem", "Dilara")))
AT = At("1", 1)
TEXT, SELECT = 10, 3


def page(game: Game, asked: str) -> tuple[str, list[str]]:
    """The text of a page, and what its menus ask for."""
    parts = list(walk(why(game, NAMES[: game.seats], asked, AT, localizer("en")).to_components()))
    text = "\n".join(part["content"] for part in parts if part["type"] == TEXT)
    menus = [part["options"] for part in parts if part["type"] == SELECT]
    assert all(len(options) <= OPTIONS for options in menus)
    return text, [option["value"].partition(":why.")[2] for options in menus for option in options]


def verbs(game: Game) -> list[str]:
    return [asked for asked in page(game, "")[1] if "." not in asked]


def things(game: Game, verb: str) -> list[str]:
    """The places and things that the menus name."""
    return [asked.partition(".")[2] for asked in page(game, verb)[1] if asked.startswith(f"{verb}.")]


def answer(game: Game, asked: str) -> list[str]:
    """The question and what is said to it."""
    return page(game, asked)[0].splitlines()[:-1]


@pytest.mark.slow
def test_all_that_is_not_legal_is_explained_by_a_rule(rules: type[Game]) -> None:
    """Missing words are warnings, and so errors here."""
    book = numbered_rules(rules.key)
    assert book is not None
    for number, (seats, options) in enumerate(few_tables(rules)):
        game = rules.new(seats=seats, seed=number, options=options)
        choose = Stream(bytes(16), f"why {number}")
        while moves := game.moves():
            if choose.below(rounds(30, 4)) == 0 and has_reasons(game):
                named = verbs(game) or [""]
                verb = named[choose.below(len(named))]
                found = [asked for asked in page(game, verb)[1] if "." in asked] or [verb]
                for asked in found[choose.below(6) % len(found) :: 6]:
                    text, _ = page(game, asked)
                    numbers = re.findall(r"\(([A-Z]+-\d+\.\d+)\)$", text, re.MULTILINE)
                    assert numbers
                    assert set(numbers) <= book.rules.keys()
                    assert f"{rules.key}-" not in text
            game.play(moves[choose.below(len(moves))])


def test_whether_there_are_reasons_is_known_without_them(rules: type[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there are, a menu asks about something, and of nothing that is asked about anything can be done."""
    game, choose, answers = rules.new(seats=2, seed=5), Stream(bytes(16), "whether"), set()
    while moves := game.moves():
        if choose.below(rounds(8, 3)) == 0:
            with monkeypatch.context() as context:
                context.setattr(rules, "forbidden", None)
                known = has_reasons(game)
            assert known or page(game, "") == (t("bot-why-nothing"), [])
            assert not known or game.forbidden() or games.ahead(game.key, game.view(None))
            answers.add(known)
        game.play(moves[choose.below(len(moves))])
    assert True in answers


@pytest.fixture
def game(orchard: str) -> Game:
    return load(orchard).new(seats=2, seed=3, options={"length": "short"})


def test_the_toy_says_what_is_missing(game: Game) -> None:
    game.play(game.moves()[0])
    held = {move.split()[1] for move in game.moves()}
    asked = things(game, "plant")
    assert asked
    assert not held & set(asked)
    name = localizer("en")(f"orchard-{asked[0]}")
    assert answer(game, f"plant.{asked[0]}") == [
        f"### {name}: why can’t I plant this card?",
        f"{name} is not in your hand. (O-3.1)",
    ]


def test_where_one_thing_alone_can_be_done_the_menu_asks_about_it_at_once(game: Game) -> None:
    text, options = page(game, "")
    assert f"### {t('bot-why')}" in text
    assert options
    assert all(asked.startswith("take.") for asked in options)


def test_where_several_things_can_be_done_one_chooses() -> None:
    game = load("helios").new(seats=2, seed=1)
    while not {"hire", "activate"} <= {move.split()[0] for move, _ in game.forbidden()}:
        game.play(game.moves()[0])
    assert verbs(game) == ["hire", "activate"]
    asked = things(game, "activate")
    told, below = page(game, f"activate.{asked[0]}")
    assert told.startswith(f"### {asked[0].capitalize()}: why can’t I activate this character?")
    assert below == page(game, "activate")[1], "a second question needs no way round"


def test_the_second_menu_names_what_was_chosen_and_asks_for_the_rest() -> None:
    """It does not say again what the first one shows."""
    theocratia, helios, city = (load(key).new(seats=2, seed=1) for key in ("theocratia", "helios", "bluemoon"))
    while "barrack" not in verbs(theocratia):
        theocratia.play(theocratia.moves()[0])
    while not {"hire", "activate"} <= {*verbs(helios)}:
        helios.play(helios.moves()[0])
    for game, verb, ask in (
        (theocratia, "barrack", "Build a Barrack: choose one"),
        (helios, "hire", "Hire this character: choose one"),
        (city, "step", "Step here: choose a place"),
    ):
        parts = walk(why(game, NAMES[: game.seats], verb, AT, localizer("en")).to_components())
        first, second, *_ = [part["placeholder"] for part in parts if part["type"] == SELECT]
        assert (first, second) == (t("bot-why-choose"), ask)


@pytest.mark.parametrize("old", ["nonsense", "hire.9", "why.1", "."])
def test_what_cannot_be_asked_here_gives_the_menus(game: Game, old: str) -> None:
    """A page of an earlier version, or of a question that is past."""
    assert page(game, old) == page(game, "")


@pytest.mark.parametrize("grey", [False, True])
def test_what_is_chosen_with_an_action_tile_is_explained_before_the_tile_is_taken(grey: bool) -> None:
    first = "gray" if grey else "red"
    columns = {symbol: ["blue", first] for symbol in ("land", "build", "sun")}
    game = table(land("d4:redwood c4:bamboo", sun="d3"), columns=columns, open_land=["granite"], additional="spring")
    assert verbs(game) == ["take", "land", "build", "sun"]
    assert answer(game, "take.land.blue")[0] == "### Land blue: why can’t I take this action tile?"
    assert things(game, "land") == ["redwood", "bamboo", "obsidian"]
    assert answer(game, "land.obsidian")[1:] == ["No obsidian tile is on offer. (H-4.4)"]
    assert answer(game, "build.bazaar")[1].endswith("2 cubes are due; you have 0. (H-5.3)")
    told = answer(game, "sun.c4")
    assert told == ["### c4: why can’t I move the sun here?", "There is a tile on c4. (H-6.1)"]
    later = game.copy()
    later.play(f"take sun {first}")
    if grey:
        later.play("area yellow")
    assert things(later, "sun") == things(game, "sun")
    assert answer(later, "sun.c4") == told


def test_what_is_chosen_with_a_bonus_action_is_explained_with_it() -> None:
    game = table(land("d4:redwood+redwood c4:bamboo", sun="d3"), ask="bonus", open_land=["granite"])
    assert verbs(game) == ["land", "build", "sun"]


def test_questions_told_early_are_reached_without_a_draw_and_stand_in_the_menus(rules: type[Game]) -> None:
    """Each by legal moves of the seat to move that reveal nothing, to moves of the words it names: what is legal there
    can be clicked already. A game that brings `ahead` shows one at its fullest table.
    """
    game, rng, found = rules.new(seats=rules.max_seats, seed=7), Random(7), 0
    for _ in range(120):
        if game.to_move is None:
            break
        questions = games.ahead(game.key, game.view(None))
        choices = offered_to(game, game.to_move) if questions else ()
        for question in questions:
            then, seat, log = game.copy(), game.to_move, list[Event]()
            for move in question.moves:
                assert move in then.moves()
                then.play(move, log)
            assert then.to_move == seat
            assert not any(event.reveals for event in log)
            legal = {move.verb for move in then.moves()}
            assert question.verbs & {move.verb for move in then.candidates()}
            begun = [choice.moves for choice in choices if choice.moves[0] == question.moves[0]]
            assert question.verbs & legal <= {move.verb for moves in begun for move in moves[1:]}
            found += 1
        game.apply(rng.choice(game.moves()))
    assert bool(found) == hasattr(import_module(GAMES[rules.key].clicks), "ahead")


def test_once_the_deck_is_empty_the_toy_tells_with_the_taking_what_cannot_be_planted(orchard: str) -> None:
    """18 cards are left after dealing to four: so many turns empty the deck, whatever is taken (O-1.1, O-2.2)."""
    game = load(orchard).new(seats=4, seed=3)
    for turn in range(18):
        assert not games.ahead(orchard, game.view(None)), f"turn {turn + 1}"
        for _ in range(2):
            game.play(game.moves()[0])
    assert verbs(game) == ["take", "draw", "plant"]
    assert answer(game, "draw") == ["### Why can’t I draw a card?", "The deck is empty. (O-2.3)"]
    assert answer(game, f"plant.{things(game, 'plant')[0]}")[1].endswith("is not in your hand. (O-3.1)")


def test_a_hex_is_asked_about_by_its_name() -> None:
    """The sun of d3, a tile on d4 alone: six hexes lie around it (H-6.1); 37 have a name, so there are two menus."""
    game = table(land("d4:redwood", sun="d3"), ask="sun")
    asked = things(game, "sun")
    assert len(asked) > OPTIONS
    assert {"d3", "d4", "a1", "g4"} <= set(asked)
    assert not {"c3", "c4"} & set(asked), "beside d4, ahead of the sun, and near enough"
    assert answer(game, "sun.a1") == [
        "### a1: why can’t I move the sun here?",
        "a1 isn’t beside a tile of yours. (H-6.1)",
    ]
    assert answer(game, "sun.d4")[1:] == ["There is a tile on d4. (H-6.1)"]
    assert answer(game, "sun.d3")[1:] == ["The sun stands there: it has to move. (H-6.1)"]


@pytest.mark.parametrize(("building", "due"), [("observatory", 2), ("city_hall", 3), ("warehouse", 4), ("palace", 5)])
def test_what_cannot_be_paid_says_what_is_due(building: str, due: int) -> None:
    """One redwood cube: 2 others stand for each other colour (H-5.3), so the costs of H-5.5 come to 2, 3, 4 or 5."""
    game = table(land("d4:redwood+redwood", sun="d3"), ask="build")
    name = localizer("en")(f"helios-{building}")
    assert answer(game, f"build.{building}") == [
        f"### {name}: why can’t I build this?",
        f"{name}: {due} cubes are due; you have 1. (H-5.3)",
    ]


def test_a_die_that_lies_there_and_one_that_does_not() -> None:
    """A Violet 5 is of no use to whoever has neither a House nor Cosmo."""
    game = Table("violet 5", "magenta 1").game()
    assert len(things(game, "die")) == 23
    assert "magenta.1" not in things(game, "die")
    asked, told = answer(game, "die.violet.5")
    assert asked == "### Violet 5: why can’t I take this die?"
    assert told.startswith("Violet 5 is of no use: ")
    assert answer(game, "die.violet.6")[1:] == ["You can only take a die from the Action table. (T-6.3)"]


def test_what_one_civ_lacks_is_asked_about_that_civ() -> None:
    """Of the four only the one without Warriors cannot wage War (T-7.3); a six may still become a 2."""
    game = Table("magenta 6", seats=2).civ("pink", supply=0).game()
    assert things(game, "war") == ["pink"]
    assert answer(game, "war.pink")[0] == "### Pink: why can’t I wage War?"
    assert page(game, "war.pink")[0].splitlines()[-1] == f"-# {t('bot-why-rest')}"


@pytest.mark.rule("T-10.1", "T-10.7")
def test_a_card_in_hand_and_one_that_is_not() -> None:
    game = Table("violet 3").hand(0, "far_settlers").game()
    assert answer(game, "play.far_settlers")[1:] == ["Far Settlers is played with an Expand. (T-10.7)"]
    assert answer(game, "play.omen")[1:] == ["You don’t hold that Power card. (T-10.1)"]
    assert answer(Table("violet 3").game(), "play.omen")[1:] == ["You hold no Power card. (T-10.1)"]


def test_it_is_not_asked_where_everything_is_possible() -> None:
    """Any Civ may be named for the Worship of a Pyramid; at the end of a turn cards not held can be asked about."""
    begun = begin("theocratia", 2, 1)
    built = Table(seats=2).building("d3", "pink", "pyramid").player(0, tokens=["token_cosmo"])
    last = built.set(round=4, turn=6, todo=[["pyramid_worship", 0, None]]).game()
    for game, asked in ((last, False), (Table("violet 1", seats=2).game(), True)):
        match = replace(begun, game=game)
        message = PrivateMessages(PublicMessages()).more(match, match.owner(0) or 0, localizer("en"))
        buttons = [part["label"] for part in walk(message.layout.to_components()) if part["type"] == BUTTON]
        assert (t("bot-why") in buttons) == asked
