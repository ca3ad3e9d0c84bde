"""*Review* of a game that is over: the course for everybody, the marks for the person who asks alone."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random

import pytest

import engine
from bot.base.choices import DETAIL, OPTIONS
from bot.base.errors import Refusal
from bot.base.room import fits_line
from bot.matches.match import Match
from bot.matches.offers import choices
from bot.matches.review import Summary, decisions, each_before, expected, summary
from bot.matches.steps import steps
from bot.messages.review import Found, Mark, marked, marks_in, overview, strongest, tellable
from bot.thinking import Question, worker
from engine.bluemoon.value import NAMES
from engine.game import Move
from engine.players.review import Loss
from engine.players.values import load
from render.course import Course
from tests.bot.core.conftest import has, shown
from tests.bot.core.looking_back import finished, over
from tests.bot.drawn import laid, said
from tests.bot.matches import PEOPLE, STRANGER, begin, holding, says, t
from tests.e2e.client import is_private, pictures, selects, text
from tests.engine.players.positions import POSITION

pytestmark = pytest.mark.usefixtures("orchard")


async def reviewed(user, message):
    """The answer once all decisions were looked at."""
    known = {m["id"] for m in await user.messages("table-1")}
    await user.click(message, label="Review")

    def wanted(m):
        return m["id"] not in known and is_private(m) and "given away" in text(m)

    return await shown(user, wanted)


async def test_who_played_sees_course_and_marks_a_stranger_the_course_alone(harness, monkeypatch):
    """The thinking is replaced: of all decisions the first looked at could have been better."""
    [ana, ben] = await finished(harness, "Ana", "Ben")
    asked: list[Question] = []

    async def loss(self, made: Sequence[str], question: Question) -> Loss | None:
        asked.append(question)
        await asyncio.sleep(0)
        table = engine.load(question.game).from_json(question.position)
        other = next(move for move in table.moves() if move != made[0])
        return Loss(other, 3.25, 0.31, marked=True) if len(asked) == 1 else Loss(Move(made[0]))

    monkeypatch.setattr("bot.thinking.pool.Thinking.loss", loss)
    end = await shown(ana, lambda m: "the game is over" in text(m))
    message = await reviewed(ana, end)
    assert len(asked) > 3
    assert len({question.seat for question in asked}) == 1, "her own decisions"
    assert len(pictures(message)) == 1
    words = text(message)
    assert says(words, "bot-review-accuracy", unit="Points", left="3.2", sure="no", error="0.3")
    assert (
        words.index("Accuracy")
        < words.index(" cost 3.2 · Better: **")
        < words.index(t("bot-review-counts", missed=0, count=len(asked), all=0, half="").partition(",")[0])
    )
    [menu] = selects(message)
    [line] = menu["options"]
    assert re.fullmatch(r"Step \d+ \(round 1\) cost 3\.2 · Better: .+", line["description"])
    await ana.choose(message, menu["options"][0]["label"])
    mark = await shown(ana, lambda m: m["id"] == message["id"] and "You chose:" in text(m))
    assert "Better: **" in text(mark)
    assert "Points: +3.2" in text(mark)
    assert any("/own-" in one["url"] for one in pictures(mark)), "through her own eyes"
    count = len(asked)
    await ana.click(mark, label="Back to chart and list")
    back = await shown(ana, lambda m: m["id"] == message["id"] and "given away" in text(m))
    assert selects(back) == [menu]
    assert len(asked) == count, "nothing is thought about twice"
    [cleo] = await harness.users("Cleo")
    await cleo.click(end, label="Review")
    message = await shown(cleo, lambda m: is_private(m) and bool(pictures(m)) and "how each stood" in text(m))
    assert not selects(message)
    assert "given away" not in text(message)
    assert has(end, "Play again")
    assert ben is not ana


def test_ones_own_decisions_with_a_choice_are_looked_at_and_nobody_elses():
    match = over()
    for user in PEOPLE[:2]:
        mine = [entry for entry in match.history if entry.user == user]
        found = decisions(match, user)
        assert [(one.revision, one.made) for one in found] == [(entry.revision, entry.moves[0]) for entry in mine]
        assert all(one.seat in match.seats_of(user) for one in found)
    assert decisions(match, STRANGER) == []


def test_the_position_of_a_decision_is_the_one_it_was_made_in():
    match = over()
    for one in decisions(match, PEOPLE[0]):
        then, entry, _ = next(each_before(match, {(one.revision, one.number)}))
        assert then.game.to_json() == one.position
        assert then.to_move == one.seat == entry.seat
        assert one.made in then.game.moves()


def test_a_decision_is_looked_at_with_the_rest_of_its_turn():
    """A turn of Orchard is a card taken and planted."""
    match = over()
    mine = decisions(match, PEOPLE[0])
    for taken, planted in zip(mine[::2], mine[1::2], strict=True):
        assert taken.then == (planted.made,)
        assert planted.then == ()


def test_the_course_ends_with_the_points_of_the_game():
    match = over()
    points, rounds, most = expected(match)
    assert most == 26, "five cards: 6, 5 and 4 of a suit, 6 and 5 of another (O-4.1)"
    assert points[-1] == tuple(float(score.total) for score in match.game.scores())
    assert len(points) == len(match.history) + 1
    assert rounds == (0, 4, 8, 12, 16), "five rounds of two turns with two clicks each"


def test_the_offering_that_wins_is_expected_of_one_seat_in_all(monkeypatch):
    """Three players need five Offerings, which end the game at once (B-10.1); the estimate, which goes on counting, is
    far above that for two of them here.
    """
    match, rng = begin("bluemoon", 3, 5), Random(5)
    for _ in range(30):
        match, _ = match.play([rng.choice(match.game.moves())], user=match.owner(match.to_move), at=0)
    rich = replace(load("bluemoon"), features=lambda game, seat: (1000.0 * seat, *(0.0 for _ in NAMES[1:])))
    monkeypatch.setattr("bot.matches.review.load", lambda key: rich)
    points, _, most = expected(match)
    assert most == 5
    assert {seats[:3] for seats in points[:-1]} == {(0.0, 4.5, 4.5)}


def test_what_was_not_judged_in_time_is_said_and_no_menu_that_is_not_there():
    words = said(shown_found(begin("bluemoon", 2, 5), Found(Summary(100, 0, 0, 71, 1), {})))
    assert says(words, "bot-review-counts", count=71, all=72, missed=2)
    assert "The menu" not in words
    assert "From your 72 moves" in said(shown_found(begin("bluemoon", 2, 5), Found(Summary(100, 0, 0, 72), {})))


def test_what_is_told_at_least_is_said():
    for key, least in (("bluemoon", "0.25"), ("helios", "2"), ("orchard", "1")):
        found = Found(Summary(50, 2, 1, 7), {Mark(99, 0, 1, 25, 7): None})
        assert says(said(shown_found(begin(key, 2, 5), found)), "bot-review-listed", least=least)


def test_what_counts_half_is_said():
    for key, half in (("bluemoon", "0.06"), ("helios", "1"), ("theocratia", "0.5"), ("orchard", "0.6")):
        found = Found(Summary(50, 2, 1, 7), {})
        assert says(said(shown_found(begin(key, 2, 5), found)), "bot-review-counts", half=half, missed=0)


def test_what_is_certain_is_told_without_an_error():
    for error, told in ((0.04, "**2.0**\n"), (0.06, "**2.0** (give or take 0.1)\n")):
        found = Found(Summary(50, 2, error, 7), {})
        assert f"given away: {told}" in said(shown_found(begin("helios", 2, 5), found))


def test_a_mark_is_told_with_what_was_done_and_what_was_better():
    match = over()
    one = decisions(match, PEOPLE[0])[0]
    moves = engine.load(match.key).from_json(one.position).moves()
    better = next(number for number, move in enumerate(moves) if move != one.made)
    mark = Mark(one.revision, one.number, better, 25, 7)
    words = said(marked(match, mark, [mark], t))
    assert says(words, "bot-review-ahead", unit="Points", gain="2.5", sure="no", error="0.7")
    made, other = words.split("You chose: ")[1].split("\n")[0], words.split("Better: **")[1].split("**")[0]
    assert made != other
    with pytest.raises(Refusal, match="stale"):
        marked(match, mark._replace(better=99), [mark], t)


def test_accuracy_counts_decisions_by_what_they_lost():
    """Orchard is decided by 15 points: a 25th of them lost, 0.6, counts half, 1.8 an eighth; errors of 3 and 4 add up
    to 5.
    """
    found = [Loss(Move("x"), 0.6, 3.0), None, Loss(Move("x"), 1.8, 4.0), Loss(Move("x")), Loss(Move("x"))]
    left = pytest.approx(2.4)
    assert summary("orchard", found) == (round(100 * (1 / 2 + 1 / 8 + 1 + 1) / 4), left, 5.0, 4, 1)
    assert summary("orchard", [None]).accuracy == 100


def test_the_three_that_cost_most_are_told_with_what_they_are_for():
    match = over(key="helios")
    marks = tellable(match, [Mark(one.revision, one.number, 0, 25, 7) for one in decisions(match, PEOPLE[0])], t)[:5]
    marks = [mark._replace(gain=gain) for mark, gain in zip(marks, (30, 70, 20, 90, 40), strict=True)]
    found = Found(Summary(40, 25.0, 2.0, 38), {mark: "value held" if mark.gain == 90 else None for mark in marks})
    told = [line for line in said(shown_found(match, found)).split("\n") if " · Better: " in line]
    assert [line.split(" cost ")[1][0] for line in told] == ["9", "7", "4"]
    assert [says(line, "bot-hint-value") for line in told] == [True, False, False]


def test_marks_travel_in_the_ids_of_the_answer_the_strongest_in_the_order_of_the_game():
    match = over()
    many = [Mark(number + 1, 0, 1, 10 + number, 2) for number in range(30)]
    assert strongest(many) == many[5:]
    marks = [Mark(one.revision, one.number, 1, 10, 2) for one in decisions(match, PEOPLE[0])]
    kept = strongest(tellable(match, marks, t))
    assert len(kept) > 3
    outgoing = laid(shown_found(match, Found(Summary(50, 2, 1, 7), dict.fromkeys(kept))))
    ids = [
        option["value"]
        for menu in selects({"components": outgoing.layout.to_components()})
        for option in menu["options"]
    ]
    assert marks_in(ids) == kept
    assert Mark.read(3, "1.2.3") is Mark.read(3, "all") is Mark.read(3, "1.2.3.x") is None


def test_of_several_moves_of_a_click_the_one_with_the_largest_gain_is_told():
    less, most, other = Mark(4, 0, 1, 10, 2), Mark(4, 1, 2, 30, 2), Mark(7, 0, 1, 20, 2)
    assert strongest([less, most, other]) == strongest([most, less, other]) == [most, other]


@cache
def marked_decisions(key: str) -> tuple[Match, list[Mark]]:
    """A game of so many decisions, with those of one person in which the first move would have been better."""
    match = over(key=key, most=120)
    return match, tellable(match, [Mark(one.revision, one.number, 0, 25, 7) for one in decisions(match, PEOPLE[0])], t)


def test_a_line_tells_when_what_was_done_and_what_was_better(rules):
    """What was done, step, round and the better choice; whatever they are called, a line fits."""
    match, marks = marked_decisions(rules.key)
    numbers = {revision: number for number, revision in enumerate(steps(match))}
    lines = [line for at in range(0, len(marks), OPTIONS) for line in listed(match, marks[at : at + OPTIONS])]
    assert len(lines) == len(marks) > 0
    for mark, line in zip(marks, lines, strict=True):
        assert fits_line(line["label"])
        assert re.match(rf"Step {numbers[mark.revision]}\b.* cost 2\.5 · Better: .+", line["description"])
        assert len(line["description"]) <= DETAIL
    if match.view(None).headline is not None:
        assert sum(bool(re.search(r" \((round \d+|set-up)\)", line["description"])) for line in lines) > len(lines) / 2
    assert rules.key != "helios" or any(" › " in line["description"] for line in lines), "which of two alike it is"


def test_a_line_begins_where_the_better_turn_is_another_one():
    """Both turns take the same grey tile: what differs first is its area."""
    match, rng = begin("helios", 2, 5), Random(5)
    while "take sun gray" not in (moves := match.game.moves()):
        match, _ = match.play([rng.choice(moves)], user=match.owner(match.to_move), at=0)
    taken, user = match.game.copy(), match.owner(match.to_move)
    taken.play("take sun gray")
    place = taken.moves().index(Move("area yellow"))
    taken.play("area blue")
    turn = [Move("take sun gray"), Move("area blue"), taken.moves()[0]]
    match, _ = match.play(turn, user=user, at=0)
    [line] = listed(match, [Mark(match.history[-1].revision, 1, place, 35, 1)])
    assert line["label"] == "Sun into red › Sun, choose the area"
    assert "Sun, choose the area › Into yellow, then " in line["description"]


def of_first_choice(key: str, made: tuple[str, ...], better: str):
    """The line for a click of the first decision with menus, where another move would have been better; and the two as
    the step of the review tells them, after their menus.
    """
    match, rng = begin(key, 2, 5), Random(5)
    while made[0] not in match.game.moves():
        match, _ = match.play([rng.choice(match.game.moves())], user=match.owner(match.to_move), at=0)
    place = match.game.moves().index(Move(better))
    match, _ = match.play([Move(move) for move in made], user=match.owner(match.to_move), at=0)
    mark = Mark(match.revision, 0, place, 25, 7)
    [line] = listed(match, [mark])
    return line, told_ways(match, mark)


def shown_ways(match: Match, mark: Mark) -> tuple[str, str]:
    """What was chosen, and the better turn to its end, as their page tells them."""
    words = said(marked(match, mark, [mark], t)).replace("\\", "")
    return words.split("You chose: ")[1].split("\n")[0], words.split("Better: **")[1].split("**")[0]


def told_ways(match: Match, mark: Mark) -> tuple[list[str], list[str]]:
    """What was chosen and what was better, each with the menus that lead to it, without the rest of the turn."""
    made, better = shown_ways(match, mark)
    return made.split(" › "), better.split(", then ")[0].split(" › ")


def test_what_was_better_is_told_to_the_end_of_its_turn():
    """Helios: where a tile that is taken is placed."""
    match = over(key="helios", most=20)
    for one in decisions(match, PEOPLE[0]):
        moves = engine.load(match.key).from_json(one.position).moves()
        better = next((at for at, move in enumerate(moves) if move.verb == "special" and move != one.made), None)
        if better is not None:
            words = said(marked(match, Mark(one.revision, one.number, better, 25, 7), [], t))
            assert re.search(r"Better: \*\*[^*]+(, then| on) [a-g][1-7]: ", words)
            return
    pytest.fail("no special tile was chosen")


def test_without_room_for_its_menu_a_line_names_the_tile_one_went_to():
    line, (made, _) = of_first_choice("bluemoon", ("step b3", "step a3", "end"), "play black1 d1")
    assert made == ["Walk to a3 Monastery Tower"]
    assert line["label"] == "Walk to a3 Monastery Tower"
    assert "Better: black 1: red dragon anywhere › red dragon to d1, then more" in line["description"]


def test_a_line_whose_clicks_lie_in_the_same_menu_names_it_all_the_same():
    """Otherwise it could be a dragon that goes there."""
    line, _ = of_first_choice("bluemoon", ("play red1 a3",), "play red1 d1")
    assert "Better: red 1: green dragon anywhere › green dragon to d1, then more" in line["description"]


def test_where_menus_alone_differ_a_line_names_that_of_the_better_one():
    """Both dragons would go to the same tile."""
    line, _ = of_first_choice("bluemoon", ("play red1 a3",), "play black1 a3")
    assert line["label"] == t("bluemoon-choice-dragon", dragon="green_dragon", place="a3")
    assert "Better: black 1: red dragon anywhere › red dragon to a3, then more" in line["description"]


def test_without_room_for_their_menus_a_line_names_both_dice_and_the_round():
    made = ("die turquoise 2", "face 2", "row magenta", "war")
    line, ways = of_first_choice("theocratia", made, "die pink 6")
    assert ways == (
        ["War", "Turquoise 2 → Magenta: War, 1 Worship"],
        [t("theocratia-menu-change"), "Pink 6: turn to 1, 2, 3, 4, 5; recolour"],
    )
    assert line["label"] == "Turquoise 2 → Magenta: War, 1 Worship"
    about = "Step 3 (round 1) cost 2.5 · Better: Pink 6: turn to 1, 2, 3, 4, 5; recolour, up to Draw a Power card"
    assert line["description"] == about


@pytest.mark.slow
def test_a_line_tells_what_the_better_turn_comes_to_or_that_there_is_more():
    """The click that begins it may say little of what is meant by it."""
    for key in ("theocratia", "helios", "bluemoon"):
        match, marks = marked_decisions(key)
        longer = [mark for mark in marks[:OPTIONS] if ", then " in shown_ways(match, mark)[1]]
        assert longer
        for mark, line in zip(longer, listed(match, longer), strict=True):
            assert re.search(r", (then|up to) ", line["description"]), (shown_ways(match, mark), line)
            assert "up to End" not in line["description"], "what ends a turn is nothing that it is for"


def test_what_was_better_in_the_middle_of_a_click_is_told_from_its_beginning():
    """Theocratia: another use of the die that was taken was better; the die is named."""
    match = begin("theocratia", 2, 5)
    while not match.game.moves()[0].startswith("die"):
        match, _ = match.play(match.game.moves()[:1], user=match.owner(match.to_move), at=0)
    made = choices(match, match.to_move, t)[0].moves
    _, hue, face = made[0].split()
    then = match.game.copy()
    then.play(made[0])
    after, _ = match.play(made, user=match.owner(match.to_move), at=0)
    found = 0
    for place, other in enumerate(then.moves()):
        mark = Mark(after.revision, 1, place, 25, 7)
        if other != made[1] and tellable(after, [mark], t):
            _, better = told_ways(after, mark)
            assert any(title.startswith(f"{hue.title()} {face}") for title in better), better
            found += 1
    assert found


def test_a_line_keeps_what_was_chosen_and_what_was_better_before_their_menus(rules):
    match, marks = marked_decisions(rules.key)
    for mark, line in zip(marks[:OPTIONS], listed(match, marks[:OPTIONS]), strict=True):
        made, better = told_ways(match, mark)
        assert line["label"].endswith(made[-1])
        if made[-1] != better[-1]:
            assert re.search(rf"{re.escape(better[-1])}(, .+)?$", line["description"])


async def test_what_was_found_is_kept_and_each_decision_has_a_luck_of_its_own(harness, monkeypatch):
    [ana, _] = await finished(harness, "Ana", "Ben")
    asked: list[Question] = []

    async def loss(self, made: Sequence[str], question: Question) -> None:
        asked.append(question)

    monkeypatch.setattr("bot.thinking.pool.Thinking.loss", loss)
    end = await shown(ana, lambda m: "the game is over" in text(m))
    await reviewed(ana, end)
    assert len({question.seed for question in asked}) == len(asked) > 3
    asked.clear()
    await reviewed(ana, end)
    assert not asked


def test_a_turn_that_no_other_click_begins_is_not_recommended():
    """Blue Moon City: another way to the tile one went to; half a way and a flight, which no click is."""
    match, card = holding("grey1")
    moves, user = match.game.moves(), match.owner(match.to_move)
    made = next(one.moves for one in choices(match, match.to_move, t) if one.moves[1:] == ("step d4", "end"))
    other = moves.index(Move("step c4" if made[0] == "step d3" else "step d3"))
    after, _ = match.play(made, user=user, at=0)
    revision = after.history[-1].revision
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.messages.review.best_turn", lambda then, move: (move, Move("step d4"), Move("end")))
        assert tellable(after, [Mark(revision, 0, other, 25, 7)], t) == []
        patch.setattr("bot.messages.review.best_turn", lambda then, move: (move, card))
        assert tellable(after, [Mark(revision, 0, other, 25, 7)], t) == []
        patch.setattr("bot.messages.review.best_turn", lambda then, move: (move, Move("end")))
        assert len(tellable(after, [Mark(revision, 0, other, 25, 7)], t)) == 1


def shown_found(match: Match, found: Found):
    return overview(match, Course(((0.0, 0.0),) * 2), found, None, t)


def listed(match: Match, marks: Sequence[Mark]):
    """The lines of the menu that offers these marks."""
    outgoing = laid(shown_found(match, Found(Summary(50, 2, 1, 7), dict.fromkeys(marks))))
    [menu] = selects({"components": outgoing.layout.to_components()})
    return menu["options"]


def test_a_process_finds_the_better_move():
    """The last decision of a game: apple 5 beside apple 6 brings 11 points, birch 2 none (O-4.1)."""
    question = Question("orchard", POSITION, 1, "", 3, 60.0)
    assert worker.look_back(("plant birch2",), question) == Loss(Move("plant apple5"), 11.0, 0.0, True, "points apple")
