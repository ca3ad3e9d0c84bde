"""Menus: any list of choices within Discord's limits, everything reachable and nothing else."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.clicks import offered, reach
from bot.base import custom_ids
from bot.base.choices import Choice, choice_key
from bot.base.i18n import localizer
from bot.base.text import shorten
from bot.messages import menus
from bot.messages.menus import Button, Menu
from engine.game import Move

SAY = localizer("en")
TITLES = st.sampled_from(["Hire", "Build", "Sun", "Land", "Other payments"])


def choice(number: int, group: tuple[str, ...] = (), label: str = "", asks: tuple[str, ...] = ()) -> Choice:
    return Choice((Move(f"take {number}"),), label or f"Take {number}", group=group, group_prompts=asks)


def page(choices: list[Choice], path: str = "", **more) -> tuple[Any, ...]:
    return menus.page(choices, path, game="abc", revision=7, t=SAY, **more)


def ids_of(choices: list[Choice]) -> list[str]:
    return [custom_ids.move_id("abc", 7, choice_key(one)) for one in choices]


groups = st.lists(TITLES, max_size=3).map(tuple)
many = st.lists(groups, min_size=1, max_size=400).map(lambda found: [choice(n, group) for n, group in enumerate(found)])


@given(many, st.integers(3, 5))
def test_everything_offered_can_be_clicked_and_nothing_else(choices, rows):
    found, paths, waiting = set(), {""}, [""]
    while waiting:
        for text in offered(page(choices, waiting.pop(), rows=rows)):
            asked = custom_ids.parse(text)
            if isinstance(asked, custom_ids.MoveClick):
                found.add(asked.key)
            else:
                assert isinstance(asked, custom_ids.PageClick)
                if asked.path not in paths:
                    paths.add(asked.path)
                    waiting.append(asked.path)
    assert found == {choice_key(one) for one in choices}


@given(many, st.integers(3, 5))
def test_every_page_keeps_discords_limits(choices, rows):
    paths, waiting = {""}, [""]
    while waiting:
        shown = page(choices, waiting.pop(), rows=rows)
        assert 1 <= len(shown) <= rows
        assert sum(2 if isinstance(row, Menu) else 1 + len(row) for row in shown) <= 25
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
        assert all(len(text) <= 100 for text in (*custom, *offered(shown)))
        fresh = {
            asked.path for text in offered(shown) if isinstance(asked := custom_ids.parse(text), custom_ids.PageClick)
        } - paths
        paths |= fresh
        waiting += fresh


def test_few_choices_are_buttons():
    choices = [choice(n) for n in range(7)]
    rows = page(choices)
    assert [[button.id for button in row] for row in rows] == [ids_of(choices)[:5], ids_of(choices)[5:]]


def test_ten_are_still_few():
    assert [len(row) for row in page([choice(n) for n in range(10)])] == [5, 5]


@pytest.mark.parametrize(
    "telling",
    [
        replace(choice(9), detail="2 points at the end"),
        replace(choice(9), label="Empty Spaces: 1 point for each empty hex"),
        choice(9, label="Take 0"),
    ],
)
def test_choices_are_a_select_where_a_button_could_not_tell_all(telling):
    several = [choice(0), telling]
    [menu] = page(several)
    assert [option.id for option in menu.options] == ids_of(several)
    [[alone]] = page([telling])
    assert isinstance(alone, menus.Button)


def test_as_many_groups_as_rows_are_selects():
    choices = [choice(n, (f"Menu {n // 2}",)) for n in range(10)]
    assert [menu.placeholder for menu in page(choices)] == [f"Menu {n}" for n in range(5)]


def test_many_choices_are_a_select():
    choices = [choice(n) for n in range(11)]
    (menu,) = page(choices)
    assert [option.id for option in menu.options] == ids_of(choices)


def test_a_select_of_choices_does_not_repeat_the_question():
    [menu] = page([choice(n) for n in range(11)])
    assert menu.placeholder == "Choose"


def test_a_menu_outside_others_has_the_name_that_its_choices_give_it():
    [menu] = page([replace(choice(n), menu="Hexes") for n in range(11)])
    assert menu.placeholder == "Hexes"


def test_parts_of_a_long_menu_are_named_by_what_is_on_them():
    first, second = page([choice(n, ("Pay",)) for n in range(30)])
    assert [first.placeholder, second.placeholder] == ["Pay, 1–25 of 30", "Pay, 26–30 of 30"]


def test_a_menu_of_one_line_is_a_button():
    alone = replace(choice(2, ("Hire",)), label="Architect", alone="Hire Architect", detail="12 points")
    rows = page([choice(1), alone, choice(3)])
    assert [[button.label for button in row] for row in rows] == [["Take 1", "Hire Architect", "Take 3"]]
    [first, last] = page([choice(1, ("Sun",)), choice(2, ("Sun",)), alone])
    assert isinstance(first, Menu)
    assert [button.label for button in last] == ["Hire Architect"]


def test_a_lone_button_keeps_what_a_menu_would_say_below_it():
    """Beside other buttons too, but not where those of one menu stand together, and nothing that its label says."""
    hire = replace(choice(2, ("Hire",)), label="Architect", alone="Hire Architect", detail="12 points")
    sun = replace(choice(3, ("Sun",)), label="c3", alone="Sun to c3", sentence="2 steps")
    same = replace(choice(4, ("Land",)), label="d4: 1 cube", sentence="1 cube: d4")
    [row] = page([choice(1), hire, sun, same])
    assert [button.about for button in row] == ["", "12 points", "2 steps", ""]
    [[only]] = page([replace(hire, group=())])
    assert only.about == "12 points"
    [row] = page([replace(choice(n), sentence=f"{n} steps") for n in range(3)])
    assert [button.about for button in row] == ["", "", ""]


@pytest.mark.parametrize(("count", "lines"), [(25, [25]), (26, [24, 2]), (27, [25, 2]), (51, [25, 24, 2])])
def test_no_part_of_a_long_menu_is_one_line(count, lines):
    choices = [choice(n) for n in range(count)]
    rows = page(choices)
    assert [len(menu.options) for menu in rows] == lines
    assert [text for menu in rows for text in offered([menu])] == ids_of(choices)
    assert rows[-1].placeholder == ("Choose" if count == 25 else f"Choose, {count - lines[-1] + 1}–{count} of {count}")


def test_parts_on_several_pages_are_counted_over_all_of_them():
    choices = [choice(n) for n in range(130)]
    names = [row.placeholder for at in range(2) for row in page(choices, f"~{at}") if isinstance(row, Menu)]
    assert names[0] == "Choose, 1–25 of 130"
    assert names[3:] == ["Choose, 76–100 of 130", "Choose, 101–125 of 130", "Choose, 126–130 of 130"]


def test_a_menu_whose_only_line_is_a_menu_of_one_line_is_a_button():
    alone = replace(choice(2, ("Turn to 3", "For a card")), alone="As 3: for a card")
    others = [choice(n, ("Build",)) for n in range(10, 14)]
    for choices in ([alone, *others], [alone, *(choice(n) for n in range(3, 120))]):
        labels = [
            (item.id, item.label) for row in page(choices) for item in (row.options if isinstance(row, Menu) else row)
        ]
        assert (ids_of([alone])[0], "As 3: for a card") in labels


def test_what_ends_the_turn_stands_last_however_many_choices_there_are():
    end = replace(choice(99, label="End the turn"), closing=True)
    for others in (
        [choice(1)],
        [choice(n) for n in range(40)],
        [choice(n, (f"Menu {n % 9}",)) for n in range(90)],
        [choice(n) for n in range(230)],
    ):
        assert page([end, *others])[-1][0].label == "End the turn"


def test_menus_of_what_ends_the_turn_are_buttons_beside_a_menu_of_others():
    """Neither they nor a single choice of theirs are lines of a menu that has another name."""
    paid = [replace(choice(n), menu="Pay", detail="all of it") for n in range(3)]
    many = [choice(n, ("Other payments",)) for n in range(100, 200)]
    discards = [replace(choice(n, (f"Discard {1 + n % 2}",)), closing=True) for n in range(10, 40)]
    end = replace(choice(99, label="End the turn"), closing=True)
    pay, discard, last = page([*paid, *many, *discards, end])
    assert [option.label for option in pay.options] == ["Take 0", "Take 1", "Take 2", "Other payments …"]
    assert [button.label for button in discard] == ["Discard 1 …", "Discard 2 …"]
    assert [button.label for button in last] == ["End the turn"]
    opened = custom_ids.parse(discard[0].id)
    assert isinstance(opened, custom_ids.PageClick)
    assert [len(row.options) for row in page([*paid, *many, *discards, end], opened.path) if isinstance(row, Menu)] == [
        15
    ]
    pay, discard, last = page([*paid, discards[0], end])
    assert [button.id for button in discard] == ids_of(discards[:1])


def test_a_lone_choice_says_its_sentence_before_what_its_line_in_a_menu_says():
    one = replace(
        choice(0, ("Wake",)), label="Ana: red", detail="2 points", alone="Wake Ana: 1", sentence="red; 2 points"
    )
    [(button,), *_] = page([one])
    assert (button.label, button.about) == ("Wake Ana: 1", "red; 2 points")
    [menu] = page([replace(one, moves=(Move(f"wake {n}"),), label=f"{n}: " + "red" * 9, group=()) for n in range(11)])
    assert {option.detail for option in menu.options} == {"2 points"}


def test_the_sentence_of_a_label_is_for_menus_alone():
    told = [replace(choice(n), sentence=f"Take card {n}") for n in range(3)]
    [buttons] = page(told)
    assert [button.label for button in buttons] == ["Take 0", "Take 1", "Take 2"]
    [menu] = page([*told, replace(choice(9), detail="of two suits")])
    assert [option.detail for option in menu.options] == ["Take card 0", "Take card 1", "Take card 2", "of two suits"]


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
    [menu, _] = page(choices, "2.0")
    assert menu.placeholder == "Into red", "its own name, as the question stands above it"
    assert page(choices)[1].placeholder == "Sun", "not opened yet"


def test_a_group_is_one_select_named_after_it():
    choices = [choice(1), choice(2, ("Hire",)), choice(3, ("Hire",)), choice(4)]
    first, menu, last = page(choices)
    assert menu.placeholder == "Hire"
    assert [option.id for option in menu.options] == ids_of(choices)[1:3]
    assert [button.id for button in (*first, *last)] == [ids_of(choices)[0], ids_of(choices)[3]]


def test_the_last_groups_become_buttons_that_open_them_where_rows_are_short():
    choices = [choice(n, (f"Menu {n // 2}",)) for n in range(12)] + [choice(12)]
    *menus, buttons = page(choices)
    assert [menu.placeholder for menu in menus] == ["Menu 0", "Menu 1", "Menu 2", "Menu 3"]
    assert [button.label for button in buttons] == ["Menu 4 …", "Menu 5 …", "Take 12"]
    opened = custom_ids.parse(buttons[0].id)
    assert isinstance(opened, custom_ids.PageClick)
    inner, back = page(choices, opened.path)
    assert [button.id for button in inner] == ids_of(choices)[8:10]
    assert custom_ids.parse(back[0].id) == custom_ids.PageClick("abc", 7, "")


def test_choices_of_a_group_need_not_be_neighbours():
    choices = [choice(1, ("Hire",)), choice(2), choice(3, ("Hire",))]
    menu, button = page(choices)
    assert len(menu.options) == 2
    assert len(button) == 1


def test_the_same_words_in_two_menus_are_two_menus():
    choices = [choice(n, (colour, "Hire")) for n, colour in enumerate(("Red", "Red", "Blue", "Blue"))]
    red, blue = page(choices)
    assert red.options[0].id != blue.options[0].id


@pytest.mark.parametrize("path", ["9", "0", "0.0", "x", "1~99", "~99", "-1", "~x", "1.", "²"])
def test_a_path_that_leads_nowhere_still_shows_choices(path):
    choices = [choice(1), choice(2)]
    assert [text for text in offered(page(choices, path)) if text.startswith("m:")] == ids_of(choices)


def test_long_lists_are_paged():
    choices = [choice(n) for n in range(230)]
    first = page(choices)
    assert len(first) == 5
    assert ids_of(choices)[:100] == [text for text in offered(first) if text.startswith("m:")]
    following = custom_ids.parse(first[-1][0].id)
    assert isinstance(following, custom_ids.PageClick)
    second = page(choices, following.path)
    assert ids_of(choices)[100:200] == [text for text in offered(second) if text.startswith("m:")]
    assert max(reach(choices, SAY).values()) == 3


def test_the_last_page_of_a_long_list_has_no_line_alone():
    """It would be a button, which has room for less; 101 payments of Blue Moon City are such a list."""
    choices = [*(choice(n) for n in range(101)), replace(choice(101), closing=True)]
    shown = [[one for one in offered(page(choices, path)) if one in ids_of(choices[:-1])] for path in ("", "~1")]
    assert [*map(len, shown)] == [99, 2]
    assert [one for part in shown for one in part] == ids_of(choices[:-1])


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
    [menu] = page(lines)
    assert {line.detail for line in menu.options} == {shown}


def back(rows: tuple[Any, ...]) -> str:
    """Where the button back leads."""
    [asked] = [custom_ids.parse(button.id) for button in rows[-1] if button.label == "Back"]
    assert isinstance(asked, custom_ids.PageClick)
    return asked.path


def test_back_leads_to_the_page_from_which_a_menu_was_opened():
    open_above = [choice(0, ("Build",)), *(choice(n, ("Build", "Temple")) for n in (1, 2))]
    assert back(page(open_above, "0.1")) == "", "the menu to build stands open on the first page"
    crowded = [choice(n, (f"Menu {n // 30}", f"Part {n // 3}")) for n in range(240)]
    assert [back(page(crowded, path)) for path in ("7", "7.0", "0.1")] == ["", "7", ""], (
        "the last one has no room there"
    )


def test_a_choice_is_named_as_it_stands_there():
    alone = replace(choice(0, ("Build",), label="Nothing"), alone="Build nothing")
    others = [choice(n, ("Sun", "Far")) for n in (1, 2)]
    found = [alone, *others]
    assert menus.named(found, alone, SAY) == "Build nothing", "a menu with a single line is a button"
    assert menus.named(found, others[0], SAY) == "Sun › Far › Take 1"
