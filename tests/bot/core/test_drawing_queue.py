"""In which order pictures are drawn, and which never are."""

from dataclasses import dataclass

import pytest

from bot.drawing.queue import MOST, MOST_OF_A_LANE, DrawingQueue, Full, Urgency


@dataclass(eq=False)
class Job:
    urgency: Urgency
    lane: str
    revision: int = 1

    def __repr__(self) -> str:
        return f"{self.lane} at {self.revision}"


def asked(person: str) -> Job:
    return Job(Urgency.ASKED, person)


def table(name: str, revision: int = 1) -> Job:
    return Job(Urgency.TABLE, name, revision)


def filled(*jobs: Job) -> DrawingQueue[Job]:
    queue: DrawingQueue[Job] = DrawingQueue()
    for job in jobs:
        queue.add(job)
    return queue


def drawn(queue: DrawingQueue[Job]) -> list[Job]:
    """Everything that is drawn, in its order."""
    found = []
    while (job := queue.take()) is not None:
        found.append(job)
    return found


def test_a_panel_is_drawn_before_200_tables_that_came_earlier() -> None:
    tables = [table(f"table {number}") for number in range(200)]
    panel = asked("Ana")
    assert drawn(filled(*tables, panel)) == [panel, *tables]


def test_what_nobody_waits_for_comes_last() -> None:
    ahead, board, panel = Job(Urgency.AHEAD, "helios"), table("a"), asked("Ana")
    assert drawn(filled(ahead, board, panel)) == [panel, board, ahead]


def test_persons_take_turns_however_much_one_asks_for() -> None:
    first, second, third = (asked("Ana") for _ in range(3))
    other, last = asked("Ben"), asked("Cleo")
    assert drawn(filled(first, second, third, other, last)) == [first, other, last, second, third]


def test_what_a_later_state_replaces_is_never_drawn_and_leaves_it_its_place() -> None:
    old, waiting = table("a", 1), table("b", 7)
    queue = filled(old, waiting)
    assert queue.outdate("a", 2) == [old]
    new = table("a", 2)
    queue.add(new)
    assert drawn(queue) == [new, waiting]


def test_the_present_state_other_tables_and_persons_outlast_a_move() -> None:
    present, other, panel = table("a", 2), table("b", 1), asked("a")
    queue = filled(present, other, panel)
    assert queue.outdate("a", 2) == []
    assert drawn(queue) == [panel, present, other]


def test_what_was_given_up_is_never_drawn() -> None:
    gone, wanted = asked("Ana"), asked("Ana")
    queue = filled(gone, wanted)
    queue.discard(gone)
    assert drawn(queue) == [wanted]
    queue.discard(wanted)
    assert drawn(queue) == []


def test_only_so_much_waits_of_one_person() -> None:
    queue = filled(*(asked("Ana") for _ in range(MOST_OF_A_LANE)))
    with pytest.raises(Full):
        queue.add(asked("Ana"))
    queue.add(asked("Ben"))
    assert len(drawn(queue)) == MOST_OF_A_LANE + 1


@pytest.mark.parametrize("urgency", Urgency)
def test_only_so_much_waits_of_each_urgency(urgency: Urgency) -> None:
    queue = filled(*(Job(urgency, str(number)) for number in range(MOST[urgency])))
    with pytest.raises(Full):
        queue.add(Job(urgency, "one more"))
    for other in set(Urgency) - {urgency}:
        queue.add(Job(other, "one more"))


def test_lanes_that_are_empty_again_make_room() -> None:
    queue = filled(*(Job(Urgency.ASKED, str(number)) for number in range(MOST[Urgency.ASKED])))
    assert queue.take() is not None
    queue.add(asked("Ana"))


def test_after_some_pictures_asked_for_comes_a_table_however_much_is_asked_for() -> None:
    panels, tables = [asked(f"person {number}") for number in range(9)], [table(name) for name in ("a", "b", "c")]
    order = drawn(filled(*tables, *panels))
    assert order == [*panels[:4], tables[0], *panels[4:8], tables[1], panels[8], tables[2]]


def test_with_many_tables_waiting_a_panel_is_next() -> None:
    panel, tables = asked("Ana"), [table(str(number)) for number in range(200)]
    assert drawn(filled(*tables, panel))[0] == panel
