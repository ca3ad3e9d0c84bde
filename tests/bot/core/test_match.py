"""Changes of a game: decide all or nothing, take back what may be taken back, remember the rest."""

from dataclasses import replace
from typing import Any

import pytest

from bot.matches.match import Match, Undone, entries_since, replay_undos
from bot.matches.seats import handed_over
from bot.store import JournalEntry, Seat
from engine.game import IllegalMove
from engine.registry import load

ANA, BO = 1, 2
SEATS = (Seat("Ana", user=ANA), Seat("Bo", user=BO))


@pytest.fixture
def match(orchard):
    return Match.begin(
        id_="g1", key=orchard, seed=bytes(16), options={}, seats=SEATS, guild=5, channel=7, locale="en", at=100
    )


def turn(match):
    """One whole turn of Orchard: take, which reveals a card, then plant, which reveals nothing."""
    for _ in range(2):
        match, _ = match.play(match.game.moves()[:1], user=match.owner(match.to_move), at=110)
    return match


def test_a_decision_makes_a_new_match_and_leaves_the_old_one(match):
    before = match.game.to_json()
    after, entry = match.play(match.game.moves()[:1], user=ANA, at=110)
    assert (entry.revision, entry.kind, entry.seat, entry.user) == (1, "play", 0, ANA)
    assert [event.kind for event in entry.events] == ["took", "market"]
    assert (match.revision, match.game.to_json()) == (0, before)
    assert (after.revision, after.row.position) == (1, after.game.to_json())
    assert after.game.to_json() != before


def test_several_moves_are_played_all_or_none(match):
    take = match.game.moves()[0]
    with pytest.raises(IllegalMove):
        match.play((take, "plant nothing"), user=ANA, at=110)
    with pytest.raises(IllegalMove):
        match.play((), user=ANA, at=110)
    assert match.revision == 0


def test_a_choice_never_reaches_past_a_reveal_or_another_seat(match):
    take = match.game.moves()[0]
    beyond = match.game.copy()
    beyond.play(take)
    with pytest.raises(IllegalMove):
        match.play((take, beyond.moves()[0]), user=ANA, at=110)
    planting, _ = match.play((take,), user=ANA, at=110)
    plant = planting.game.moves()[0]
    beyond = planting.game.copy()
    beyond.play(plant)
    with pytest.raises(IllegalMove):
        planting.play((plant, beyond.moves()[0]), user=ANA, at=110)


def test_nothing_before_a_reveal_can_be_taken_back(match):
    taken, _ = match.play(match.game.moves()[:1], user=ANA, at=110)
    assert taken.undoable == ()


def test_a_decision_can_be_taken_back_until_another_seat_decides(match):
    taken, _ = match.play(match.game.moves()[:1], user=ANA, at=110)
    planted, play = taken.play(taken.game.moves()[:1], user=ANA, at=120)
    assert planted.undoable == (play,)
    undone, entry = planted.take_back(1, user=ANA, at=130)
    assert (entry.kind, entry.back, entry.revision) == ("undo", 1, 3)
    assert undone.game.to_json() == taken.game.to_json()
    assert [event.kind for event in entry.events] == ["regained"], "it was the next one's turn"
    gone = Undone(3, "undo", 130, 0, ANA, back=1, events=entry.events, gone=(play,))
    assert (undone.revision, undone.undoable, undone.history) == (3, (), (*taken.history, gone))
    moved_on, _ = planted.play(planted.game.moves()[:1], user=BO, at=130)
    assert moved_on.undoable == ()


def last_turns(key: str, seats: tuple[Seat, ...]) -> Match:
    """Orchard when all cards are known: nothing is revealed any more."""
    game: Any = load(key).new(seats=2, seed=1)
    for card in game.deck:
        game.planted[1] |= 1 << card
        game.seen |= 1 << card
    game.deck.clear()
    game.turn = 6
    match = Match.begin(
        id_="g1", key=key, seed=bytes(16), options={}, seats=seats, guild=5, channel=7, locale="en", at=100
    )
    return replace(match, game=game, row=replace(match.row, position=game.to_json(), base=game.to_json()))


ALONE = (SEATS[0], Seat("Sage", player="random"))


def test_alone_a_step_goes_back_with_what_the_computer_answered(orchard):
    match = last_turns(orchard, ALONE)
    answered = turn(turn(match))
    assert (answered.undoer, [play.revision for play in answered.steps]) == (ANA, [1, 2])
    once, entry = answered.take_back(1, user=ANA, at=140)
    assert (entry.seat, entry.back) == (0, 3)
    assert (once.to_move, once.game.prompt().kind, once.undoer) == (0, "plant", ANA)
    for whole, _ in (once.take_back(1, user=ANA, at=141), answered.take_back(2, user=ANA, at=140)):
        assert (whole.game.to_json(), whole.undoer) == (match.game.to_json(), None)
    second = turn(once.play(once.game.moves()[-1:], user=ANA, at=142)[0])
    second, _ = second.play(second.game.moves()[:1], user=ANA, at=143)
    assert len(second.steps) == 1, "of this turn"
    before, _ = second.take_back(1, user=ANA, at=144)
    assert len(before.steps) == 2, "and then of the turn before, with its answer"


def test_alone_nothing_before_a_reveal_of_the_computer_is_taken_back(match):
    answered = turn(turn(replace(match, row=replace(match.row, seats=ALONE))))
    assert (answered.undoer, answered.steps) == (None, ())


@pytest.mark.parametrize("more", [{"serious": True}, {"seats": (SEATS[0], SEATS[1].left_to(ALONE[1]))}])
def test_an_answer_ends_what_can_be_taken_back_at_serious_tables_and_where_somebody_left(orchard, more):
    match = last_turns(orchard, ALONE)
    mine = turn(replace(match, row=replace(match.row, **more)))
    assert mine.undoer == ANA
    assert turn(mine).undoer is None


def test_what_several_decisions_without_a_reveal_leave_to_take_back(orchard):
    match = last_turns(orchard, SEATS)
    game = match.game
    after = turn(match)
    assert [play.seat for play in after.undoable] == [0, 0]
    once, _ = after.take_back(1, user=ANA, at=140)
    whole, _ = after.take_back(2, user=ANA, at=140)
    assert (once.game.prompt().kind, whole.game.to_json()) == ("plant", game.to_json())
    passed, _ = after.play(after.game.moves()[:1], user=BO, at=150)
    assert [play.seat for play in passed.undoable] == [1]


def test_a_match_goes_on_from_its_snapshot(match):
    journal, now = [], match
    for _ in range(7):
        now, entry = now.play(now.game.moves()[-1:], user=now.owner(now.to_move), at=110)
        journal.append(entry)
        if now.undoable:
            now, entry = now.take_back(1, user=ANA, at=111)
            journal.append(entry)
            now, entry = now.play(now.game.moves()[:1], user=ANA, at=112)
            journal.append(entry)
    again = Match.restore(now.row, journal)
    assert again == replace(now, game=again.game)
    assert again.game.to_json() == now.game.to_json()


def test_other_rules_than_at_the_start_cost_the_undo_and_nothing_else(match, orchard, monkeypatch):
    planted = turn(match)
    monkeypatch.setattr(load(orchard), "rules_version", 99)
    again = Match.restore(planted.row, planted.history)
    assert again.undoable == ()
    assert again.game.to_json() == planted.game.to_json()
    assert turn(again).revision == 4


def test_the_journal_folds_to_what_was_not_taken_back_and_that_something_was():
    def play(revision, seat=0):
        return JournalEntry(revision, "play", 0, seat)

    def undo(revision, back, seat=0):
        return JournalEntry(revision, "undo", 0, seat, back=back)

    def undone(revision, *gone, seat=0):
        return Undone(revision, "undo", 0, seat, back=len(gone), gone=gone)

    assert replay_undos([play(1), play(2), undo(3, 2), play(4)]) == (undone(3, play(1), play(2)), play(4))
    assert replay_undos([play(1), play(2), undo(3, 1), undo(4, 1)]) == (undone(4, play(1), play(2)),), "one line"
    assert replay_undos([play(1), undo(2, 1), play(3), undo(4, 1), play(5)]) == (undone(4, play(1), play(3)), play(5))
    assert replay_undos([play(1), play(2, 1), undo(3, 1, 1)]) == (play(1), undone(3, play(2, 1), seat=1))
    assert replay_undos([play(1), undo(2, 1), play(3), play(4, 1), undo(5, 1, 1)]) == (
        undone(2, play(1)),
        play(3),
        undone(5, play(4, 1), seat=1),
    )


def test_a_turn_tells_everything_since_the_movers_previous_turn():
    story = [JournalEntry(number, "play", 0, seat) for number, seat in enumerate((0, 0, 1, 2, 0, 0, 1), 1)]

    def revisions(story, seat):
        return [entry.revision for entry in entries_since(story, seat)]

    assert revisions(story, 2) == [4, 5, 6, 7], "what followed from its last decision is told"
    assert revisions(story, 1) == [3, 4, 5, 6, 7], "what it did since stays told"
    assert revisions(story[:6], 1) == [3, 4, 5, 6]
    assert revisions(story[:6], 0) == [2, 3, 4, 5, 6]
    assert revisions(story[:2], 1) == [1, 2]
    assert revisions([], 0) == []


def test_who_sits_where_makes_no_turn():
    def story(*entries):
        return [JournalEntry(number, kind, 0, seat) for number, (kind, seat) in enumerate(entries, 1)]

    def revisions(entries):
        return [entry.revision for entry in entries]

    offered = story(("play", 0), ("play", 1), ("hand_over", 0), ("play", 1))
    assert revisions(entries_since(offered, 0)) == [1, 2, 3, 4], "an offer is no decision"


def test_a_finished_game_is_recorded_with_its_seed(match):
    while match.to_move is not None:
        match = turn(match)
    assert (match.row.ended, match.undoable) == ("over", ())
    record = match.record(["so it went"])
    record.verify()
    assert record.players == ["Ana", "Bo"]


def test_a_game_abandoned_or_handed_over_stays_whole(match):
    planted = turn(match)
    other, entry = handed_over(planted, 1, Seat("Robot", player="random"), user=ANA, at=200)
    assert (entry.kind, entry.seat, other.names, other.owner(1)) == ("hand_over", 1, ("Ana", "Robot"), None)
    assert other.undoable == ()
    ended, entry = other.abandon(user=ANA, name="Ana", at=210)
    assert (entry.kind, ended.over, ended.to_move, ended.row.ended) == ("abandon", True, None, "abandoned")
    assert len(ended.record([]).moves) == 2


def test_a_person_looks_from_the_seat_to_move_else_from_the_first_of_theirs(match):
    both = replace(match, row=replace(match.row, seats=(Seat("A", user=BO), Seat("B", user=ANA), Seat("C", user=ANA))))
    assert (both.seat_for(ANA), both.seat_for(BO), both.seat_for(9)) == (1, 0, None)
    assert both.seats_of(ANA) == [1, 2]
    assert replace(both, row=replace(both.row, seats=(Seat("A", user=ANA),) * 2)).seat_for(ANA) == 0


def test_an_earlier_moment_is_played_again_as_it_was(match):
    then = turn(match)
    later = turn(turn(then))
    assert later.earlier(then.revision).view(None) == then.view(None)
    assert later.earlier(0).view(None) == match.view(None)
    assert later.view(None) != then.view(None)


def test_an_earlier_moment_of_other_rules_is_not_shown(match):
    later = turn(match)
    [first, *others] = later.history
    assert replace(later, history=(replace(first, moves=("take Nothing",)), *others)).earlier(2) is None
