"""Numbers that are told agree with what happens: those of labels, and those of the log with what everybody has."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from random import Random

import pytest

from benchmarks.labels import choices
from bot.base.choices import Choice
from engine.game import Event
from engine.helios import GAME, Helios
from engine.helios import catalogue as cat
from engine.helios.view import HeliosView
from tests.profiles import rounds

AT_THE_END = r"((?<=end )[+−]\d+|[+−]\d+(?= at the end))"
"""How much more or less counts at the end, with or without room for all words."""


def walk(seats: int, seed: int, log: list[Event], *, peopled: bool = False) -> Iterator[Helios]:
    """Every position of a game in which something is done wherever it can be, at random, and the last one. All
    characters are active from the first turn if it is peopled.
    """
    game, rng = GAME.new(seats=seats, seed=seed), Random(seed)
    if peopled:
        position = json.loads(game.to_json())
        for seat, board in enumerate(position["boards"]):
            board["active"] = [one.id for one in cat.CHARACTERS[seat::seats]]
        game = GAME.from_json(json.dumps(position))
    while game.to_move is not None:
        yield game.copy()
        useful = [move for move in game.moves() if move.verb not in ("pass", "decline", "end")]
        game.play(rng.choice(useful or game.moves()), log)
    yield game


def number(pattern: str, text: str) -> int:
    """The number that is told in these words, 0 where nothing is said."""
    found = re.search(pattern, text)
    return int(found[1].replace("−", "-")) if found else 0


@lru_cache(1)
def played(game: Helios, choice: Choice) -> tuple[Helios, list[Event]]:
    """The game after this choice, paid in the way that is offered first, with the cube of a hex, and what happened."""
    then, log = game.copy(), list[Event]()
    for move in choice.moves:
        then.play(move, log)
    while (prompt := then.prompt()) is not None and prompt.kind == "pay":
        for move in choices(then)[0].moves:
            then.play(move, log)
    if choice.moves[-1].verb == "place" and prompt is not None and prompt.kind == "colour":
        then.play(then.moves()[0], log)
    return then, log


@lru_cache(2)
def seen(game: Helios) -> HeliosView:
    """What everybody sees, of the last two positions that were looked at: before a choice and after it."""
    return game.view(None)


def of(log: list[Event], kind: str) -> list[Event]:
    return [event for event in log if event.kind == kind]


def came(log: list[Event], kind: str, key: str) -> int:
    """The sum of a number, or of how many things there are, over the events of a kind."""
    facts = [event.data[key] for event in of(log, kind)]
    return sum(len(fact) if isinstance(fact, tuple) else fact for fact in facts if isinstance(fact, int | tuple))


def ends(game: Helios, seat: int) -> dict[str, int]:
    return dict(seen(game).scores[seat].lines)


def price(told: str) -> int:
    """`pay granite, any 2 for bamboo, any 1, +2 mana` are four cubes, `spring or obsidian` is one."""
    colour = "|".join(cat.COLOURS)
    parts = [
        re.fullmatch(rf"any (\d)(?: for \w+)?|(?:{colour})(?: or (?:{colour}))?", part)
        for part in told.removeprefix("pay ").split(", ")
    ]
    return sum(int(part[1] or 1) for part in parts if part)


def building(game: Helios, choice: Choice, seat: int) -> tuple[object, object]:
    then, log = played(game, choice)
    told = (
        price(choice.detail),
        number(r"sun \+(\d)", choice.detail),
        number(r"\+(\d) mana", choice.detail),
        number(r"up to (\d) mana", choice.detail),
        ended(choice.detail),
    )
    mana = seen(then).boards[seat].mana if choice.moves[-1] == "build bazaar" else 0
    gained = (came(log, "built", "sun"), came(log, "built", "mana"), min(mana, cat.BAZAAR_MOST))
    return told, (came(log, "paid", "cubes"), *gained, scored(game, choice, seat))


def ended(told: str) -> int:
    """What the score changes by at the end: in one number, that of the building where nothing else changes."""
    return number(AT_THE_END, told) or number(r"(?<![+−\d])(\d)(?: points?)? at the end", told)


def temple(game: Helios, choice: Choice, seat: int) -> tuple[object, object]:
    then, log = played(game, choice)
    hex_ = choice.moves[-1].split()[1]
    [tile] = [tile for tile in seen(then).boards[seat].tiles if tile.hex == hex_]
    told = (
        number(r"(\d+(?= when lit)|(?<=lit \+)\d+)", choice.label),
        number(r"(?:−(?=\d cube)|pay )(\d)", choice.label),
        number(r"for (\d) mana", choice.detail),
    )
    crushed = came(log, "crushed", "cubes")
    priced = crushed or "build temple" in choice.moves  # where only the site is asked, all of them cost as many
    cubes = crushed + came(log, "paid", "cubes") if priced else 0
    return told, (tile.light, cubes, came(log, "temple", "mana"))


def place(game: Helios, choice: Choice, seat: int) -> tuple[object, object]:
    _, log = played(game, choice)
    told = number(r"\+(\d) mana", choice.detail), points(choice.detail)
    return told, (came(log, "placed", "mana"), scored(game, choice, seat))


def sun(game: Helios, choice: Choice, seat: int) -> tuple[object, object]:
    return points(choice.detail), scored(game, choice, seat)


def points(told: str) -> int:
    """All that are told, at once and at the end, but those in the light: `2 points, corner +4, −2 at the end`."""
    parts = [AT_THE_END, r"(?:^|[,:] )(\d+) points?(?=$|,| \+)", r"corner \+(\d+)"]
    return sum(number(part, told) for part in parts)


def scored(game: Helios, choice: Choice, seat: int) -> int:
    """What the choice adds to the score beside the mana that it brings or takes, each of which is one point (H-9.10),
    and what the Princess, who is named, counts no more beside a Power Plant.
    """
    then, _ = played(game, choice)
    mana = seen(then).boards[seat].mana - seen(game).boards[seat].mana
    lost = min(ends(then, seat).get("princess", 0) - ends(game, seat).get("princess", 0), 0)
    named = number(r"Princess (−\d+)", choice.label) if "princess" in seen(game).boards[seat].active else lost
    assert "…" in choice.label or named == lost, f"{choice.moves}: {choice.label}"
    return total(game, choice, seat) - mana - lost


def counts_alone(game: Helios, choice: Choice, seat: int) -> bool:
    """Whether a building that is built is all that counts more or less at the end."""
    then, _ = played(game, choice)
    verb, _, thing = choice.moves[-1].partition(" ")
    return verb == "build" and ends(then, seat)[thing] == scored(game, choice, seat)


def total(game: Helios, choice: Choice, seat: int) -> int:
    then, _ = played(game, choice)
    return then.scores()[seat].total - seen(game).scores[seat].total


def activate(game: Helios, choice: Choice, seat: int) -> tuple[object, object]:
    _, log = played(game, choice)
    told = (
        price(choice.detail),
        number(r"(−?\d+) points?", choice.label),
        number(r"sun \+(\d)", choice.detail),
        number(r"\+(\d) mana", choice.detail),
    )
    gained = total(game, choice, seat)
    return told, (came(log, "paid", "cubes"), gained, came(log, "activated", "sun"), came(log, "activated", "mana"))


def pay(game: Helios, choice: Choice, seat: int) -> tuple[object, object]:
    """The cubes that the question names and those of the label in full, then those that are lost; of single cubes, the
    beginning of a payment, that they are among those paid.
    """
    _, log = played(game, choice)
    begun = game.copy()
    for move in choice.moves:
        begun.play(move)
    prompt = game.prompt()
    assert prompt is not None
    sure = dict(prompt.data)["sure"]
    assert isinstance(sure, tuple)
    paid, _, lost = (choice.detail or choice.label).partition("(lost: ")
    told, gone = Counter(map(str, sure)) + cubes(paid), cubes(lost)
    happened = of_colours(log, "paid")
    if (then := begun.prompt()) is not None and then.kind == "pay":
        return told <= happened, True
    return (told, gone), (happened, of_colours(log, "crushed"))


def of_colours(log: list[Event], kind: str) -> Counter[str]:
    """The cubes of all events of a kind."""
    found = [event.data["cubes"] for event in of(log, kind)]
    return Counter(str(cube) for fact in found if isinstance(fact, tuple) for cube in fact)


def cubes(text: str) -> Counter[str]:
    """`2 spring c3, granite c4 and d5, bamboo`: of each colour a number, the tiles, or one."""
    found: Counter[str] = Counter()
    for count, colour, places in re.findall(rf"(\d )?({'|'.join(cat.COLOURS)})((?:(?: and|,)? [a-g][1-7])*)", text):
        found[colour] += int(count or 0) or len(places.replace(" and", "").split()) or 1
    return found


TOLD = {"build": building, "temple": temple, "place": place, "sun": sun, "activate": activate, "pay": pay}
PROMISED = {"temple", "place", "sun", "gain", "cube", "sell", "build"}
"""Their labels tell all points, or that they leave something out."""
DETAILED = {"place", "sun"}
"""What stands below these tells them too, where a label has room for the hex alone."""


@pytest.mark.slow
def test_what_a_choice_tells_is_what_follows() -> None:
    met = Counter[str]()
    for seats, seed in product((2, 3, 4), range(rounds(1, 8))):
        for number, game in enumerate(walk(seats, seed, [], peopled=seats == 2)):
            seat = game.to_move or 0
            board = seen(game).boards[seat]
            for choice in choices(game) if number % rounds(2, 1) == 0 else ():
                verb = choice.moves[-1].verb
                if verb in TOLD and choice.moves[-1] != "build temple":
                    said, happened = TOLD[verb](game, choice, seat)
                    assert said == happened, f"{choice.moves}: {choice.label} | {choice.detail}"
                    met[verb] += 1
                if verb in PROMISED and choice.moves[-1] != "build temple":
                    if "…" not in choice.label and (": " in choice.label or verb not in DETAILED):
                        promised = points(choice.label)
                        silent = not promised and counts_alone(game, choice, seat)  # it is told below
                        assert silent or promised == scored(game, choice, seat), f"{choice.moves}: {choice.label}"
                    if choice.worth and not board.hired:
                        assert choice.worth[0] == total(game, choice, seat), f"{choice.moves}: {choice.worth}"
                    met.update((verb, *board.active))
    assert set(met) == {*TOLD, *PROMISED, *(one.id for one in cat.CHARACTERS)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_log_tells_adds_up_to_what_everybody_has(seats: int) -> None:
    """H-2.2: each begins with 1 mana, no points and a sun value of 2."""
    for seed in range(rounds(2, 8)):
        log = list[Event]()
        *_, game = walk(seats, seed, log)
        for seat, board in enumerate(seen(game).boards):
            own = [event for event in log if event.seat == seat]
            points = sum(came(own, kind, "points") for kind in ("revolution", "shone", "sold"))
            mana = sum(came(own, kind, "mana") for kind in ("placed", "temple", "built", "activated"))
            spent = came(own, "hired", "mana") + came(own, "sold", "mana")
            sun = came(own, "built", "sun") + came(own, "activated", "sun")
            grown = (
                came(own, "grew", "cubes")
                + came(own, "placed", "cube")
                + len(of(own, "started"))
                + len(of(own, "cube"))
            )
            gone = came(own, "paid", "cubes") + came(own, "crushed", "cubes")
            assert (board.points, board.mana, board.sun_value) == (points, 1 + mana - spent, 2 + sun)
            assert sum(count for _, count in board.cubes) == grown - gone
            assert ends(game, seat)["collected"] == points
