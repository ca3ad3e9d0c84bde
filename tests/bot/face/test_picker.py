"""Menus: any list of choices within Discord's limits, everything reachable and nothing else."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.clicks import offered_ids, reach
from bot.base import custom_ids
from bot.base.choices import Choice, choice_key
from bot.base.text import shorten
from bot.messages import menus
from bot.messages.menus import Button, Menu
from engine.game import Move
from tests.bot.matches import t

PAGE = custom_ids.PageClick
TITLES = st.sampled_from(["Hire", "Build", "Sun", "Land", "Other payments"])


def choice(number: int, group: tuple[str, ...] = (), label: str = "", asks: tuple[str, ...] = ()) -> Choice:
    return Choice((Move(f"take {number}"),), label or f"Take {number}", group=group, group_prompts=asks)


def page(choices: list[Choice], path: str = "", **more) -> tuple[Any, ...]:
    return menus.page(choices, path, game="abc", revision=7, t=t, **more)


def split(rows: tuple[Any, ...]) -> tuple[list[str], list[str]]:
    """The labels of the buttons, and of the lines of the menus."""
    buttons = [button.label for row in rows if not isinstance(row, Menu) for button in row]
    return buttons, [option.label for row in rows if isinstance(row, Menu) for option in row.options]


def ids_of(choices: list[Choice]) -> list[str]:
    return [custom_ids.move_id("abc", 7, choice_key(one)) for one in choices]


groups = st.lists(TITLES, max_size=3).map(tuple)
many = st.lists(groups, min_size=1, max_size=400).map(
    lambda found: [choice(n * 2 // 3, group) for n, group in enumerate(found)]
)
"""Some of them stand in two menus."""


@given(many)
def test_everything_offered_can_be_clicked_and_nothing_else(choices):
    found, paths, waiting = set(), {""}, [""]
    while waiting:
        for text in offered_ids(page(choices, waiting.pop())):
            asked = custom_ids.parse(text)
            if isinstance(asked, custom_ids.MoveClick):
                found.add(asked.key)
            else:
                assert isinstance(asked, custom_ids.PageClick)
                if asked.path not in paths:
                    paths.add(asked.path)
                    waiting.append(asked.path)
    assert found == {choice_key(one) for one in choices}


@given(many)
def test_every_page_keeps_discords_limits(choices):
    paths, waiting = {""}, [""]
    while waiting:
        shown = page(choices, waiting.pop())
        assert 1 <= len(shown) <= 4, "three buttons and a menu"
        assert sum(isinstance(row, Menu) for row in shown) <= 1
        buttons = [button for row in shown if not isinstance(row, Menu) for button in row]
        menus = [row for row in shown if isinstance(row, Menu)]
        custom = [item.id for item in (*buttons, *menus)]
        assert len(set(custom)) == len(custom)
        assert all(1 <= len(row) <= 5 for row in shown if not isinstance(row, Menu))
        for menu in menus:
            values = [option.id for option in menu.options]
            assert 1 <= len(values) <= 25
            assert len(set(values)) == len(values)
            assert 1 <= len(menu.placeholder) <= 150
            assert all(1 <= len(option.label) <= 100 and len(option.detail) <= 100 for option in menu.options)
        assert all(1 <= len(button.label) <= 80 for button in buttons)
        assert all(len(text) <= 100 for text in (*custom, *offered_ids(shown)))
        fresh = {
            asked.path
            for text in offered_ids(shown)
            if isinstance(asked := custom_ids.parse(text), custom_ids.PageClick)
        } - paths
        paths |= fresh
        waiting += fresh


def test_up_to_three_are_buttons_in_one_row_and_there_is_no_menu():
    """However long: each screen breaks a row where it ends, and a wide one needs a line less."""
    choices = [choice(n, label=f"Resources on e{n}: {n} points and 1 cube") for n in range(3)]
    assert [[button.id for button in row] for row in page(choices)] == [ids_of(choices)]


def test_up_to_eight_short_ones_are_buttons_in_two_rows():
    choices = [choice(n, label=f"e{n}") for n in range(8)]
    first, second = page(choices)
    assert [button.id for row in (first, second) for button in row] == ids_of(choices)
    assert split(page([choice(n, label=f"e{n}: {n} points") for n in range(8)]))[1] != []


def test_three_are_buttons_and_all_others_one_menu():
    choices = [choice(n, label=f"Resources on e{n}: {n} points") for n in range(11)]
    buttons, lines = split(page(choices))
    assert buttons == [one.label for one in choices[:3]]
    assert lines == [one.label for one in choices[3:]]


def test_a_menu_of_one_line_is_a_button():
    choices = [choice(n, label=f"Resources on e{n}: {n} points") for n in range(4)]
    assert split(page(choices)) == ([one.label for one in choices], [])


def test_where_everything_closes_the_turn_three_of_it_are_buttons():
    choices = [replace(choice(n, label=f"Discard {n} and draw 3 others"), closing=True) for n in range(9)]
    buttons, lines = split(page(choices))
    assert buttons == [one.label for one in choices[:3]]
    assert lines == [one.label for one in choices[3:]]


def test_the_three_gain_most_and_stand_in_the_order_of_the_list():
    choices = [choice(n, label=f"Resources on e{n}: {n} points") for n in range(11)]
    worth = dict(zip(ids_of(choices), [0, 5, 0, 0, 9, 0, 0, 7, 0, 0, 0], strict=True))
    buttons, _ = split(page(choices, worth=lambda one: (worth[ids_of([one])[0]],)))
    assert buttons == [choices[n].label for n in (1, 4, 7)]


def test_different_kinds_come_before_three_of_one():
    choices = [choice(n, ("Land",)) for n in range(8)] + [choice(n, ("Sun",)) for n in range(8, 12)] + [choice(12)]
    buttons, _ = split(page(choices))
    assert buttons == ["Take 0", "Take 8", "Take 12"]


def test_a_menu_that_is_all_that_is_left_is_opened_by_a_button():
    choices = [choice(n, ("Build",), label=f"Temple on the hex {n}") for n in range(40)]
    buttons, lines = split(page(choices))
    assert (buttons[-1], lines) == ("Build …", [])


def test_two_buttons_never_have_the_same_words():
    choices = [choice(n, (menu,), label="c3") for n, menu in enumerate(("Land", "Sun", "Temple", "Hire"))]
    [(button,), menu] = page(choices)
    assert [option.detail for option in menu.options] == ["Sun", "Temple", "Hire"]
    [(button,), menu] = page(choices[:2])
    assert (button.label, [option.detail for option in menu.options]) == ("c3", ["Sun"])
    beside = [choice(5, label="d4"), choice(6, label="e5")]
    [buttons, menu] = page([*choices[:2], *beside])
    assert [button.label for button in buttons] == ["d4", "e5"]
    assert [option.detail for option in menu.options] == ["Land", "Sun"]


@pytest.mark.parametrize(
    ("place", "shown"),
    [("the Grove", ["d4", "e5", "c3…", "c3: Temple in the Grove"]), ("the Grove of Old Oaks", ["d4", "e5"])],
)
def test_a_button_that_needs_all_its_words_apart_has_room_for_them(place: str, shown: list[str]) -> None:
    """Else the two that would read alike are lines of a menu."""
    alike = [
        replace(choice(n, (what,)), label=f"c3: {what} in {place}", alone="c3…")
        for n, what in enumerate(("Watchtower", "Temple"))
    ]
    buttons, lines = split(page([choice(5, label="d4"), choice(6, label="e5"), *alike]))
    assert buttons == shown
    assert lines == ([] if len(shown) > 2 else [one.label for one in alike])


def test_a_button_is_named_as_it_stands_alone_and_a_line_says_in_which_menu_it_is():
    choices = [
        replace(choice(n, ("Hire",)), label=f"Person {n}", alone=f"Hire person {n}", detail="12 points")
        for n in range(9)
    ]
    rows = page(choices)
    assert split(rows)[0] == ["Hire person 0", "Hire person 1", "Hire person 2"]
    assert {(line.label[:6], line.detail) for line in rows[-1].options} == {("Person", "Hire · 12 points")}


def test_inner_menus_stand_open_as_long_as_there_is_room_the_smallest_first():
    choices = [choice(n, ("Few",)) for n in range(5)] + [choice(n, ("Many",)) for n in range(10, 40)]
    _, lines = split(page(choices))
    assert lines == [f"Take {n}" for n in range(2, 5)] + ["Many …"]
    [path] = [asked.path for text in offered_ids(page(choices)) if (asked := custom_ids.parse(text)).__class__ is PAGE]
    assert menus.above(choices, path) == ""
    assert menus.above(choices, "") is None
    buttons, lines = split(page(choices, path))
    assert (len(buttons), len(lines)) == (3, 24), "the last line turns the page"


def test_what_ends_the_turn_is_the_last_line_and_a_button_only_among_few():
    end = replace(choice(99, label="End turn"), closing=True, style="quiet")
    assert split(page([end, choice(1)])) == (["Take 1", "End turn"], [])
    for others in (
        [choice(n, label=f"Take the card {n}") for n in range(20)],
        [choice(n, ("Hire",)) for n in range(20)],
    ):
        buttons, lines = split(page([end, *others]))
        assert (len(buttons), lines[-1]) == (3, "End turn")


def test_where_the_end_of_the_turn_is_asked_for_it_is_a_button_whatever_else_there_is():
    end = replace(choice(99, label="End turn"), closing=True, style="main")
    buttons, lines = split(page([end, *(choice(n, label=f"Play the card {n}") for n in range(20))]))
    assert buttons == ["Play the card 0", "Play the card 1", "End turn"]
    assert "End turn" not in lines


def test_a_long_menu_has_pages():
    choices = [choice(n, label=f"Take the card {n}") for n in range(60)]
    assert [len(split(page(choices, f"~{n}"))[1]) for n in range(3)] == [24, 25, 12]
    assert split(page(choices, "~1"))[1][0] == "Previous page"
    assert split(page(choices, "~1"))[1][-1] == "Next page"
    assert max(reach(choices, t).values()) == 6


def test_a_long_menu_says_which_page_it_shows_and_which_come_next():
    """Closed it looks the same on every page."""
    choices = [choice(n, label=f"Take the card {n}") for n in range(60)]
    menu = page(choices, "~1")[-1]
    assert menu.placeholder == t("bot-pick-rest-page", number=2, pages=3)
    assert [(line.label, line.detail) for line in (menu.options[0], menu.options[-1])] == [
        ("Previous page", "Page 1 of 3"),
        ("Next page", "Page 3 of 3"),
    ]
    assert page(choices[:20], "")[-1].placeholder == "Something else …"


def test_the_trail_names_the_menus_that_lead_to_a_page():
    choices = [choice(1), choice(2, ("Sun",)), choice(3, ("Sun", "Into red")), choice(4, ("Sun", "Into blue"))]
    assert menus.trail(choices, "") == ()
    assert menus.trail(choices, "1") == ("Sun",)
    assert menus.trail(choices, "1.2") == ("Sun", "Into blue")
    assert menus.trail(choices, "9") == ()


def test_a_menu_asks_its_own_question_or_that_of_the_menu_above():
    group, asks = ("Sun", "Into red"), ("Which area?", "Where to?")
    choices = [choice(1), choice(2, ("Hire",)), *(choice(n, group, asks=asks) for n in range(3, 15))]
    assert [menus.question(choices, path) for path in ("", "1", "2", "2.0", "9")] == ["", "", asks[0], asks[1], ""]


@pytest.mark.parametrize("path", ["9", "0", "0.0", "x", "1~99", "~99", "-1", "~x", "1.", "²"])
def test_a_path_that_leads_nowhere_still_shows_choices(path):
    choices = [choice(1), choice(2)]
    assert [text for text in offered_ids(page(choices, path)) if text.startswith("m:")] == ids_of(choices)


def test_the_key_stands_for_the_moves_and_nothing_else():
    here = Choice((Move("take 1"), Move("pay 2")), "One", group=("Hire",))
    there = Choice((Move("take 1"), Move("pay 2")), "Eins")
    joined = Choice((Move("take 1 pay 2"),), "One")
    assert choice_key(here) == choice_key(there) != choice_key(joined)


def test_shorten_leaves_short_texts_alone():
    assert shorten("Observatory", 11) == "Observatory"
    assert shorten("Observatory", 10) == "Observato…"
    assert shorten("Sun Lodge, Palace", 12) == "Sun Lodge…"


def test_a_button_keeps_sign_and_style():
    one = Choice((Move("pass"),), "Pass", icon="sun", style="quiet")
    assert page([one]) == ((Button(ids_of([one])[0], "Pass", "sun", "quiet"),),)


@pytest.mark.parametrize(
    ("label", "detail", "shown"),
    [
        ("c5: +1 redwood cube", "c5: +1 redwood cube", ""),
        ("c4: 1 step, no gain", "1 step: no gain.", ""),
        ("c4: 1 step, +1 bamboo", "1 step: +1 bamboo cube", "1 step: +1 bamboo cube"),
        ("d3 Fire Temple", "", ""),
    ],
)
def test_a_line_says_nothing_twice(label: str, detail: str, shown: str) -> None:
    """A description that only has words of its label is left out."""
    lines = [replace(choice(number), label=label, detail=detail) for number in range(12)]
    *_, menu = page(lines)
    assert {line.detail for line in menu.options} == {shown}


def test_a_choice_is_named_as_it_stands_there():
    alone = replace(choice(0, ("Build",), label="Nothing"), alone="Build nothing")
    others = [choice(n, ("Sun", "Far")) for n in (1, 2)]
    found = [alone, *others]
    assert menus.named(found, alone, t) == "Build nothing", "a menu with a single line is a button"
    assert menus.named(found, others[0], t) == "Sun › Far › Take 1"


def test_what_stands_last_takes_no_row_of_its_own_beside_three_choices_and_a_menu():
    last = [Button("k", "Play")]
    long = [choice(n, label=f"Violet {n} → Turquoise: Expand, pay 1 Cosmo") for n in range(6)]
    buttons, _ = split(page(long, last=last))
    assert buttons == [*(one.label for one in long[:2]), "Play"]
    short = [*long[:2], *(choice(n, label=f"Pink {n}: War") for n in range(2, 6))]
    buttons, _ = split(page(short, last=last))
    assert buttons == [*(one.label for one in short[:3]), "Play"]


def test_what_does_nothing_is_the_last_of_few_buttons():
    idle = replace(choice(0, label="Only"), style="quiet")
    buttons, _ = split(page([idle, choice(1), choice(2)]))
    assert buttons == ["Take 1", "Take 2", "Only"]
