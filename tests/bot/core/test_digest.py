"""The log of a message that asks is folded: a line for each turn of the others, three lines at most."""

import re
from dataclasses import replace
from random import Random

import pytest

import engine
from bot import games
from bot.base.digest import Digest
from bot.base.room import fits_row, rows
from bot.matches.match import Undone
from bot.matches.seats import offer_seats
from bot.messages import digest, story
from bot.messages.layout import no_emoji
from bot.messages.public import PublicMessages
from bot.store import MessageRow
from engine.game import Event
from tests.bot.matches import ANA, BEN, begin, played, read, says, seats, t, walked

BY_THEMSELVES = {"worship"}
"""What the end of a round brings a seat whose last decision was secret."""


def took(seat: int, card: str) -> Event:
    return Event("took", seat, card=card)


def planted(seat: int, card: str) -> Event:
    return Event("planted", seat, card=card)


@pytest.fixture
def match(orchard):
    """Six decisions, of which the first two and the last two are the first seat's: a turn has two."""
    return played(seated(orchard, 1), 4)


def seated(key, seed):
    """With names as short as most."""
    match = seats(begin(key, engine.load(key).min_seats, seed), ANA, BEN)
    ana, ben = match.row.seats
    return replace(match, row=replace(match.row, seats=(replace(ana, name="Ana"), replace(ben, name="Ben"))))


def told(match, turns, **rules):
    """What the first seat reads where these were the decisions since it began: by seat, with what happened."""
    first = match.history[0]
    story = [
        replace(first, revision=number, seat=seat, kind="play", events=tuple(events))
        for number, (seat, events) in enumerate(turns, 1)
    ]
    return digest.lines_since_turn(replace(match, history=tuple(story)), 0, t)


def test_a_turn_of_another_is_one_line_and_ones_own_steps_are_none(match):
    lines = told(match, [(0, [planted(0, "apple1")]), (1, [took(1, "birch2")]), (1, [planted(1, "birch2")])])
    assert len(lines) == 1
    assert "plants" in lines[0]
    assert "Birch 2" in lines[0]


def test_more_than_three_lines_become_the_last_two_and_how_many_turns_there_were(match):
    turns = [(1 + number % 2, [took(1 + number % 2, "birch2")]) for number in range(4)]
    lines = told(replace_names(match), turns)
    assert lines[0] == t("bot-log-folded", count=4)
    assert len(lines) == 3


def replace_names(match):
    """With a third player."""
    row = replace(match.row, seats=(*match.row.seats, match.row.seats[1]))
    return replace(match, row=row)


def test_lines_are_counted_as_a_phone_breaks_them(match, monkeypatch):
    """A question of two lines leaves room for two of the log, and a line that would be broken counts twice."""
    turns = [(1 + number % 2, [took(1 + number % 2, "birch2")]) for number in range(3)]
    story = [
        replace(match.history[0], revision=number, seat=seat, kind="play", events=tuple(events))
        for number, (seat, events) in enumerate(turns, 1)
    ]
    three = replace(replace_names(match), history=tuple(story))
    assert len(digest.lines_since_turn(three, 0, t, asked="**@Ana, take a card** · Orchard")) == 3
    asked = "**@Ana, take a card, and which tree in your orchard is it for?** · Orchard"
    assert digest.lines_since_turn(three, 0, t, asked=asked)[0] == t("bot-log-folded", count=3)
    assert len(digest.lines_since_turn(three, 0, t, asked=asked)) == 2
    held = "You hold five cards of which each has a name longer than half a line of a phone."
    [paragraph] = digest.lines_since_turn(three, 0, t, held=held)
    assert paragraph.startswith(f"{t('bot-log-folded', count=3)} {held} ")
    assert "Birch 2" in paragraph, "the newest turn is told in any case"


def test_the_end_of_a_round_is_never_left_out_and_what_was_taken_from_one_comes_first(match, monkeypatch):
    rules = Digest(telling=("took",), always=frozenset({"planted"}), losses={"drew": "owner"})
    monkeypatch.setattr(games, "digest", lambda key: rules)
    end = planted(1, "apple1")
    turns = [(1, [took(1, "birch1"), end]), *[(1 + n % 2, [took(1 + n % 2, "birch2")]) for n in range(1, 6)]]
    lines = told(replace_names(match), turns)
    assert len(lines) == 3
    assert [("plants" in line) for line in lines] == [False, True, False]
    lines = told(match, [(1, [Event("drew", 1, owner=0)]), (1, [took(1, "birch1")])])
    assert lines[0].startswith("**")
    assert "takes" in lines[1]


def test_the_newest_turn_is_told_however_much_must_be_seen(match, monkeypatch):
    """After the end of a round the same seat may begin the next: a turn of its own."""
    rules = Digest(telling=("drew", "took"), always=frozenset({"planted"}), ends=frozenset({"planted"}))
    monkeypatch.setattr(games, "digest", lambda key: rules)
    ends = [planted(1, f"apple{number}") for number in (1, 2)]
    lines = told(match, [*[(1, [Event("drew", 1), end]) for end in ends], (1, [took(1, "birch2")])])
    assert len(lines) == 1, "in a paragraph, which takes less of a phone"
    assert [("plants" in line) for line in lines[0].split(". ")[1:]] == [True, True, False]
    assert "Birch 2" in lines[0].split(". ")[-1]


def test_what_is_told_in_any_case_is_told_once_as_a_turn(match, monkeypatch):
    rules = Digest(telling=("took",), always=frozenset({"took"}))
    monkeypatch.setattr(games, "digest", lambda key: rules)
    turns = [(1 + number % 2, [took(1 + number % 2, f"birch{number + 1}")]) for number in range(4)]
    assert " ".join(told(replace_names(match), turns)).count("Birch") == 4


def test_what_was_taken_from_one_is_told_once(match, monkeypatch):
    """The line of the turn would say the same."""
    monkeypatch.setattr(games, "digest", lambda key: Digest(telling=("took",), losses={"took": "owner"}))
    [line] = told(match, [(1, [Event("took", 1, card="birch1", owner=0)])])
    assert line.startswith("**")
    assert line.count("Birch 1") == 1


def test_what_is_chosen_before_the_first_turn_is_no_turn():
    """Ana chose her Civ, then had one turn: Ben reads of no two, and of the Civ where there is room."""
    match = seated("theocratia", 5)
    wanted = ["civ violet", "civ pink", "die violet 2", "play twist_of_fate", "face 1", "row pink", "take"]
    lines = {}
    for move in wanted:
        match, _ = match.play([move], user=match.owner(match.to_move), at=0)
        lines[move] = " ".join(digest.lines_since_turn(match, 1, t, match.view(1), asked="**@Ben, take a die**"))
    assert "Ana began with Pink" in lines["civ pink"]
    assert says(lines["take"], "theocratia-log-took_bonus", seat="Ana")
    assert not says(lines["take"], "bot-log-folded", count=1)
    assert "began with" not in lines["take"]


BUILT = Event("built", 1, civ="pink", building="house", hex="d3")
DEVELOPS = Event("develops", civ="pink", card="dev_expansion")
SETTLED = Event("settled", civ="pink", hex="d4")
ROUND = Event("round", 1, round=2, bonus="bonus_house")


def worship(seat, amount):
    return Event("worship", seat, civ="pink", amount=amount, why="pink_crystals", space=3)


def test_the_house_of_a_bonus_is_no_turn():
    """Where there is no room for it, it is left out, and nobody reads of two turns."""
    placed = Event("placed", 1, die="pink 1", civ="pink")
    bonus = [Event("bonus_used", 1, civ="pink"), BUILT, DEVELOPS, ROUND]
    match = played(seated("theocratia", 5), 1)
    lines = " ".join(told(match, [(0, [placed]), (1, bonus), (1, [placed, Event("played", 1, card="martyrs")])]))
    assert not re.search(f"{t('bot-log-folded', count=1)}|built", lines)
    assert "Ben placed" in lines
    lines = " ".join(told(match, [(0, [placed]), (1, [placed]), (1, bonus)]))
    assert "Ben built a Pink House on d3" in lines, "where it ends a turn it is told as that"


def test_who_gained_what_by_itself_around_the_end_of_a_round_is_summed():
    """What a turn brought does not count, what Civs do before the next round does, whoever chose the place for them."""
    ends = [BUILT, worship(1, 4), DEVELOPS, worship(0, 1), worship(1, 2), DEVELOPS]
    chosen = [SETTLED, worship(1, 1), ROUND, SETTLED, worship(1, 1)]
    turns = [(1, ends), (1, chosen), (1, [Event("placed", 1, die="pink 1", civ="pink"), worship(0, 8)])]
    lines = " ".join(told(played(seated("theocratia", 5), 1), turns))
    assert lines.count("Worship") - lines.count("Worship for") == 1
    assert "Worship: Ana +1, Ben +4. Round 2" in lines
    assert "Worship between rounds: none." in " ".join(
        told(played(seated("theocratia", 5), 1), [(1, [BUILT, DEVELOPS, ROUND])])
    )


RAISED = Event("raised", civ="pink", building="barrack", hex="c5")
FEAST = Event("develops", civ="magenta", card="dev_holiday")
PLAYED = Event("played", 1, card="martyrs")
MORE = [SETTLED, DEVELOPS, RAISED, FEAST, worship(0, 1), ROUND, Event("settled", civ="violet", hex="e3")]


@pytest.mark.parametrize(
    ("turn", "then", "said"),
    [
        ([], [SETTLED, worship(0, 1), ROUND], "Between rounds: House (Pink on d4). Worship: Ana +1."),
        ([], MORE, "Civs: Houses (Pink d4 and Violet e3), Barrack (Pink c5) and Holiday (Magenta). Worship: Ana +1."),
        (
            [BUILT],
            MORE,
            "Civs: Houses (Pink d4 and Violet e3), Barrack (Pink c5) and Holiday (Magenta). Worship: Ana +1.",
        ),
        ([BUILT, PLAYED], MORE, "Civs: Pink d4, Violet e3, Pink c5, Magenta Holiday. Worship: Ana +1."),
    ],
)
def test_what_civs_built_and_celebrated_by_themselves_is_told_as_there_is_room(turn, then, said):
    """One expands, one turns a House into a Barrack, one celebrates; another one expands before the next round."""
    told_of = told(played(seated("theocratia", 5), 1), [(1, [*turn, DEVELOPS, *then])])
    assert said in " ".join(told_of)
    assert sum(map(rows, told_of)) <= 3


def test_how_much_civs_built_and_celebrated_is_told_where_there_is_no_room_for_more():
    cards = [Event("played", 1, card=card) for card in ("martyrs", "omen")]
    told_of = told(played(seated("theocratia", 5), 1), [(1, [BUILT, *cards, DEVELOPS, *MORE])])
    assert "Civs: 2 Houses, 1 Barrack, Magenta Holiday. Worship: Ana +1." in " ".join(told_of)


def test_before_the_first_round_nothing_was_gained_between_rounds():
    chose = Event("chose_civ", 1, civ="pink", hex="d3", priest=0)
    lines = told(played(seated("theocratia", 5), 1), [(1, [chose, ROUND, SETTLED, worship(0, 1)])])
    assert "Worship between" not in " ".join(lines)


def test_the_end_of_a_game_tells_what_its_last_round_brought():
    """Pyramids too, each of which is also told as a turn."""
    *_, match = walked(seated("theocratia", 5), Random(5), 1000)
    assert match.over
    first, pyramid = match.history[0], [worship(1, 1)]
    story_ = (
        replace(first, revision=1, seat=1, kind="play", events=(BUILT, DEVELOPS, worship(0, 2))),
        replace(first, revision=2, seat=1, kind="play", events=tuple(pyramid)),
    )
    ended = replace(match, history=story_)
    assert says(digest.turns(ended, story_, t)[-1], "theocratia-gained", gains="Ana +2, Ben +1", count=0, last="yes")
    assert "Pink Worship +1" in story.turn_line(ended, story_[1:], 1, t)


def test_who_is_passed_over_is_told_so_once(match, monkeypatch):
    rules = Digest(telling=("took",), skips=frozenset({"drew"}))
    monkeypatch.setattr(games, "digest", lambda key: rules)
    turns = [(1, [took(1, "birch1"), Event("drew", 0), Event("drew", 0)]), (1, [took(1, "birch2"), Event("drew", 1)])]
    lines = told(match, turns)
    assert ["Ana" in line for line in lines] == [True, False]
    turns += [(1, [took(1, "birch3")]), (1, [took(1, "birch4"), Event("drew", 0)]), (2, [took(2, "birch5")])]
    three = told(replace_names(match), turns)
    assert len(three) == 3, "the others' turns come first"
    last = told(replace_names(match), [turns[0], (2, [took(2, "birch2")]), turns[-2]])
    assert ["Birch" in line for line in last] == [True] * 3, "before any of them is only counted"


def test_what_was_taken_back_within_a_turn_that_went_on_is_not_told():
    """Ana takes a die back and takes another: only what she did with that is told."""
    match = seated("theocratia", 5)
    for move in ("civ violet", "civ pink", "die turquoise 2"):
        match, _ = match.play([move], user=ANA, at=0)
    match, _ = match.take_back(1, user=ANA, at=0)
    assert "took back" in " ".join(digest.lines_since_turn(match, 1, t)), "as long as nothing stands in its place"
    for move in ("die violet 2", "play twist_of_fate", "face 1", "row pink", "take"):
        match, _ = match.play([move], user=ANA, at=0)
    lines = " ".join(digest.lines_since_turn(match, 1, t))
    assert "took back" not in lines
    assert says(lines, "theocratia-log-took_bonus", seat="Ana")
    again, _ = match.take_back(1, user=ANA, at=0)
    again, _ = again.play(["take"], user=ANA, at=0)
    lines = " ".join(digest.lines_since_turn(again, 1, t))
    assert says(lines, "bot-log-undone", player="Ana", count=1), "Ben may have read of it: it was his turn"


def test_who_sits_there_now_is_told_to_all(match):
    after, _ = offer_seats(match, BEN, free=True, at=0)
    assert all(says("\n".join(digest.lines_since_turn(after, seat, t)), "bot-log-offered") for seat in (0, 1))


def test_every_turn_of_another_is_a_line(key):
    """In a game by chance, whatever was decided: who waits reads of each turn in which anything came out."""
    match, rng = seated(key, 5), Random(5)
    told = 0
    while match.to_move is not None:
        seat, before = match.to_move, len(match.history)
        while match.to_move == seat:
            match, _ = match.play([rng.choice(match.game.moves())], user=match.owner(seat), at=0)
        turn = match.history[before:]
        open_ones = {
            event.kind for entry in turn for event in entry.events if event.seat == seat and event.only is None
        }
        line = story.turn_line(match, turn, seat, t)
        assert line or open_ones <= BY_THEMSELVES, open_ones
        assert fits_row(line), "a phone would break it"
        told += bool(line)
    assert told >= 10


def test_a_game_need_not_say_what_tells_a_turn_nor_what_is_held(match, monkeypatch):
    """The last thing that came out tells a turn then, and nothing stands beside the picture."""
    part = games.load("orchard")
    monkeypatch.delattr(part, "DIGEST")
    assert not hasattr(part, "held")
    assert games.held("orchard", match.view(0), t) == ""
    [line] = told(match, [(1, [planted(1, "birch2"), took(1, "apple1")])])
    assert "takes" in line
    assert "Apple 1" in line


def test_a_log_that_tells_the_round_does_not_name_it_twice():
    """Where Theocratia's round has just begun, its line says so; before any other line the round is told."""
    beginnings = 0
    for match in walked(begin("theocratia", 2, 3), Random(3), 60):
        if match.over:
            break
        turn = MessageRow("n", match.id, "turn", 7, opened=0, user=match.owner(match.to_move), seat=match.to_move)
        message = read(PublicMessages().turn(match, turn))
        number = match.view(None).headline[0]
        beginnings += f"Round {number}: " in message
        assert len(re.findall(rf"\bRound {number}\b", message)) == bool(number), message
    assert beginnings > 2


def test_what_is_taken_back_is_told_by_what_weighs_most_in_each_click():
    """A button may stand for several moves, and a card that went back to the hand is not called."""
    match = seated("bluemoon", 1)
    kept = match.play(match.game.moves()[:1], user=None, at=0)[0].history[0]
    steps = [Event("stepped", 0, tile="royal_palace", place=place) for place in ("c2", "c3")]
    clicks = [
        (*steps,),
        (Event("hastened", 0, card="grey2", steps=2),),
        (*steps, Event("completed", 0, tile="royal_palace")),
    ]
    gone = tuple(replace(kept, revision=number, seat=0, events=events) for number, events in enumerate(clicks, 1))
    [line] = story.lines(match, Undone(4, "undo", 0, 0, back=3, gone=gone), t, None, no_emoji)
    first, last = line.split(" · ")
    assert "took back 3 steps: " in first
    assert first.endswith("on c3.")
    assert "rebuilt" in last
    assert not re.search("(?i)grey 2|played", line)
