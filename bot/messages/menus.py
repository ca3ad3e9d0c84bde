"""Shows any list of choices as pages of buttons and selects within Discord's limits; the same for every game.

All state is in the ids, so that a page works after a restart, for ever. A path names a menu by the positions of its
options (`2.0`), the same in any language; `~1` at its end is the second page of a menu that is too long for one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

from bot import games
from bot.base import custom_ids
from bot.base.choices import DETAIL, OPTIONS, Choice, choice_key
from bot.base.i18n import Verbatim
from bot.base.room import PHONE, fits_button, width
from render import Localize

if TYPE_CHECKING:
    from engine.game import Move
    from engine.kernel.forecast import Forecast

T = TypeVar("T")

BEST = 3
"""So many choices are buttons where there are more than fit in two short rows."""
SHORT_ROWS = 2
WIDTH = 5
"""Buttons that Discord takes in a row."""
PADDING, ICON = 40, 24
"""Pixels: what a button needs beside its label; its icon."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button; a click on it is handled by its `id`."""

    id: str
    label: str
    icon: str | None = None
    style: str = "plain"
    disabled: bool = False


class Table(Protocol):
    """A game as it stands."""

    @property
    def id(self) -> str: ...

    @property
    def revision(self) -> int: ...


def action(table: Table, what: str, label: str, style: str = "quiet") -> Button:
    """The button that does this at a table."""
    return Button(custom_ids.action_id(table.id, table.revision, what), label, style=style)


@dataclass(frozen=True, slots=True)
class Link:
    """A button that leads elsewhere."""

    url: str
    label: str


@dataclass(frozen=True, slots=True)
class MenuOption:
    """One line of a select; picking it is like clicking a button with this `id`."""

    id: str
    label: str
    detail: str = ""
    icon: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select; its own `id` is unique within the message and means nothing."""

    id: str
    placeholder: str
    options: tuple[MenuOption, ...]


@dataclass(frozen=True, slots=True)
class Picker:
    """A select that Discord fills by itself. Its `id` says what is asked for, and comes with what was picked."""

    id: str
    placeholder: str
    of: Literal["channels", "roles", "people"]
    chosen: tuple[int, ...] = ()
    most: int = OPTIONS


Row = tuple[Button | Link, ...] | Menu | Picker
Worth = Callable[[Choice], tuple[float, ...]]
"""How much a choice gains at once; public, never the opinion of a computer."""


def page(
    choices: Sequence[Choice],
    path: str,
    *,
    game: str,
    revision: int,
    t: Localize,
    worth: Worth = lambda choice: (),
    secret_first: bool = False,
    last: Sequence[Button] = (),
) -> tuple[Row, ...]:
    """Up to three choices as buttons and one menu with all others; the top page for an unknown path. Where that menu
    would have one line this is a button as well; up to eight short choices are all buttons. `worth` says by a public
    rule which ones are likeliest; among equals the earlier ones are. With `secret_first` what is secret stands before
    all else. What else can be clicked stands `last` of all buttons.
    """
    return _Screen(game, revision, t, worth, secret_first, last).rows(_tree(choices), path)


def above(choices: Sequence[Choice], path: str) -> str | None:
    """The path of the page that leads to this one; None at the top."""
    group, _ = _locate(_tree(choices), path)
    return None if group.above is None else group.above.path


def joined(titles: Iterable[str], t: Localize) -> str:
    """The way through menus in words; empty for none."""
    way = ""
    for title in titles:
        way = t("bot-pick-trail", head=Verbatim(way), item=Verbatim(title)) if way else title
    return way


def menu_path(found: Sequence[Choice], choice: Choice) -> tuple[str, ...]:
    """What one of these clicks is called, after the menus that lead to it: two of them may differ in those alone.
    A menu with a single line is a button, which is called as it stands there.
    """
    group, titles = _tree(found), list[str]()
    for title in choice.group:
        group = next(item for item in group.items if isinstance(item, _Group) and item.title == title)
        if len([*group.choices()]) == 1:
            return (*titles, choice.alone or choice.label)
        titles.append(title)
    return (*titles, choice.label)


def named(found: Sequence[Choice], choice: Choice, t: Localize) -> str:
    """The way to a click in words."""
    return joined(menu_path(found, choice), t)


def longest_matching_choice(found: Sequence[Choice], moves: Sequence[str]) -> Choice:
    """The click that says most of these moves; where each says something else too, the one that says least of that."""

    def said(choice: Choice) -> tuple[bool, int]:
        return (True, count) if tuple(moves[: (count := len(choice.moves))]) == choice.moves else (False, -count)

    return max((choice for choice in found if choice.moves[0] == moves[0]), key=said)


def choice_for_prefix(
    found: Sequence[Choice], moves: Sequence[Move], ahead: Forecast
) -> tuple[Choice, int] | tuple[None, Literal[0]]:
    """The click that begins a turn like this, perhaps another way to where its moves lead, and how many of them it
    stands for; 0 where it says more than they do, and no click where none begins like this.
    """
    click = longest_matching_choice(found, moves)
    if tuple(moves[: len(click.moves)]) == click.moves:
        return click, len(click.moves)
    if detour := _detour(found, moves, ahead):
        return detour
    return (click, 0) if click.moves[: len(moves)] == tuple(moves) else (None, 0)


def split_into_clicks(
    game: str, turn: tuple[Move, ...], ahead: Forecast, t: Localize
) -> Iterator[tuple[Sequence[Choice], Choice, int]]:
    """The clicks of a turn one after the other, each with what was offered beside it and how many moves of the turn it
    stands for: 0 for a last one that says more than the turn. They end where no click goes on like this, or what it
    would lead to is unknown.
    """
    while turn and turn[0] in ahead.moves:
        offered = games.load(game).choices(ahead.view(), ahead, t)
        click, played = choice_for_prefix(offered, turn, ahead)
        if click is None and (other := _ordered(offered, turn, ahead)):
            turn = other
            click, played = choice_for_prefix(offered, turn, ahead)
        if click is None:
            break
        yield offered, click, played
        if not played:
            break
        turn, ahead = turn[played:], ahead.then(*click.moves).here()


def _ordered(found: Sequence[Choice], turn: tuple[Move, ...], ahead: Forecast) -> tuple[Move, ...]:
    """The same turn in an order in which a click may begin it: what can be done later as well may be offered at once
    alone. Nothing where there is no such order.
    """
    alone = {choice.moves[0] for choice in found if len(choice.moves) == 1}
    for place, move in enumerate(turn):
        sooner = (move, *turn[:place])
        stands = _standing(ahead, sooner) if move in alone else None
        if stands is not None and stands == _standing(ahead, turn[: place + 1]):
            return (*sooner, *turn[place + 1 :])
    return ()


def _standing(ahead: Forecast, moves: Sequence[Move]) -> str | None:
    """What the game stands like after these moves; None where one is not legal or it is unknown what they lead to."""
    for move in moves:
        if move not in ahead.moves:
            return None
        ahead = ahead.then(move)
    return ahead.position_key


def _detour(found: Sequence[Choice], moves: Sequence[Move], ahead: Forecast) -> tuple[Choice, int] | None:
    """The click after which the table is as after some of these moves, and how many; None if there is none."""
    reached: dict[str | None, Choice] = {}
    for choice in found:
        reached.setdefault(_standing(ahead, choice.moves), choice)
    for played in range(len(moves), 0, -1):
        stands = _standing(ahead, moves[:played])
        if stands is not None and stands in reached:
            return reached[stands], played
    return None


def trail(choices: Sequence[Choice], path: str) -> tuple[str, ...]:
    """The titles of the menus that lead to this page, from the top; empty for the top itself."""
    group, _ = _locate(_tree(choices), path)
    return _titles(group)


def question(choices: Sequence[Choice], path: str) -> str:
    """The question of the menu on this page; empty if it is that of the top menu."""
    group, _ = _locate(_tree(choices), path)
    return group.ask


def narrowed(choices: Sequence[Choice], path: str) -> tuple[Move, ...]:
    """The moves that tell the choices of this page from one another, later ones of a choice too; none for the top."""
    group, _ = _locate(_tree(choices), path)
    if group.above is None:
        return ()
    moves = [choice.moves for choice in group.choices()]
    common = set.intersection(*map(set, moves)) if len(moves) > 1 else set()
    return tuple(dict.fromkeys(move for one in moves for move in one if move not in common))


@dataclass(slots=True)
class _Group:
    """A menu: choices and further menus, in the order in which they were first named."""

    title: str = ""
    ask: str = ""
    path: str = ""
    above: _Group | None = None
    items: list[Choice | _Group] = field(default_factory=list)
    closing: list[Choice] = field(default_factory=list)

    def inner(self, title: str, ask: str) -> _Group:
        for item in self.items:
            if isinstance(item, _Group) and item.title == title:
                return item
        group = _Group(title, ask or self.ask, f"{self.path}.{len(self.items)}".removeprefix("."), self)
        self.items.append(group)
        return group

    def choices(self) -> Iterator[Choice]:
        """All of them, those of inner menus too."""
        for item in (*self.items, *self.closing):
            if isinstance(item, _Group):
                yield from item.choices()
            else:
                yield item

    def icons(self) -> Iterator[str | None]:
        for item in self.items:
            if isinstance(item, _Group):
                yield from item.icons()
            else:
                yield item.icon


def _tree(choices: Sequence[Choice]) -> _Group:
    root = _Group()
    for choice in choices:
        group = root
        for title, asked in zip_longest(choice.group, choice.group_prompts, fillvalue=""):
            group = group.inner(title, asked)
        (group.closing if choice.closing else group.items).append(choice)
    return root


def _locate(root: _Group, path: str) -> tuple[_Group, int]:
    """The group and page a path names; the top for an unknown path."""
    steps, _, number = path.partition("~")
    group = root
    for step in filter(None, steps.split(".")):
        place = int(step) if step.isdecimal() else len(group.items)
        item = group.items[place] if place < len(group.items) else None
        if not isinstance(item, _Group):
            return root, 0
        group = item
    return group, int(number) if number.isdecimal() else 0


@dataclass(frozen=True, slots=True)
class _Screen:
    """One page of a decision: the likeliest choices as buttons, everything else in one menu."""

    game: str
    revision: int
    t: Localize
    worth: Worth
    secret_first: bool
    last: Sequence[Button]

    def rows(self, root: _Group, path: str) -> tuple[Row, ...]:
        group, number = _locate(root, path)
        found = list({choice.moves: choice for choice in group.choices()}.values())
        every = [*map(self._button, sorted(found, key=lambda choice: choice.style == "quiet")), *self.last]
        tall = len(_packed(every))
        few = (len(found) <= BEST + 1 and tall <= BEST + 1) or (_is_flat(group) and tall <= SHORT_ROWS)
        if few and len({button.label for button in every}) == len(every):
            return _rows(every)
        best = self._best(found)
        left = [choice for choice in found if choice not in best]
        if len(left) == 1:  # where no button tells it apart from another one, both stand in the menu
            best = [choice for choice in best if _apart(choice, left[0])] or best
        rest = self._menu(group, {choice.moves for choice in best}, number)
        buttons = [self._button(choice) for choice in best]
        only, *others = rest.options
        taken = {button.label for button in buttons}
        if not others and only.label not in taken:
            short = next((button.label for button in every if button.id == only.id), only.label)
            label = only.label if short in taken else short
            return _rows([*buttons, Button(only.id, label, only.icon), *self.last])
        return (*_rows([*buttons, *self.last]), rest)

    def _best(self, found: Sequence[Choice]) -> list[Choice]:
        """The choices that are buttons: what closes the turn where the question is that, then the likeliest; one fewer
        where else the last buttons would need a row of their own.
        """
        asked = [choice for choice in found if choice.closing and choice.style == "main"]
        secret = [choice for choice in found if choice.secret] if self.secret_first else []
        ranked = _first_of_each([*asked, *_ranked(secret or found, self.worth)], _label)
        tall = len(_packed([*map(self._button, ranked[:BEST]), *self.last])) > BEST
        return [choice for choice in found if choice in ranked[: BEST - tall]]

    def _menu(self, group: _Group, shown: Container[tuple[Move, ...]], number: int) -> Menu:
        """All but what is shown as buttons; closing choices last. A long menu has pages, with lines that turn them."""
        lines = [self._line(item, group) for item in _unfolded(group, shown)]
        pages = _pages(_first_of_each(lines, lambda line: line.id), OPTIONS)
        count, number = len(pages), min(number, len(pages) - 1)
        options = list(pages[number])
        if number > 0:
            options.insert(0, self._turn(group, number - 1, count, "bot-pick-previous"))
        if number < count - 1:
            options.append(self._turn(group, number + 1, count, "bot-pick-next"))
        asked = self.t("bot-pick-rest-page", number=number + 1, pages=count) if count > 1 else self.t("bot-pick-rest")
        return Menu(custom_ids.select_id("rest"), asked, tuple(options))

    def _line(self, item: Choice | _Group, page: _Group) -> MenuOption:
        if isinstance(item, _Group):
            title = self.t("bot-pick-open", title=Verbatim(joined(_titles(item, page), self.t)))
            return MenuOption(self._page_id(item.path), title, icon=_common(item))
        above = Verbatim(_more(item.label, joined(item.group[len(_titles(page)) :], self.t)))
        told = Verbatim(_more(item.label, item.detail))
        about = self.t("bot-pick-line", menus=above, told=told) if above and told else above or told
        about = about if len(about) <= DETAIL else told
        return MenuOption(self._move_id(item), item.label, about, item.icon)

    def _button(self, choice: Choice) -> Button:
        return Button(self._move_id(choice), _label(choice), choice.icon, choice.style)

    def _turn(self, group: _Group, number: int, count: int, words: str) -> MenuOption:
        where = self.t("bot-page", number=number + 1, pages=count)
        return MenuOption(self._page_id(f"{group.path}~{number}"), self.t(words), where)

    def _move_id(self, choice: Choice) -> str:
        return custom_ids.move_id(self.game, self.revision, choice_key(choice))

    def _page_id(self, path: str) -> str:
        return custom_ids.page_id(self.game, self.revision, path)


def _is_flat(group: _Group) -> bool:
    return not any(isinstance(item, _Group) for item in group.items)


def _ranked(found: Sequence[Choice], worth: Worth) -> list[Choice]:
    """The choices that could be buttons: of each kind the one worth most, then the next ones. What closes the turn or
    does nothing is none of them while there are others.
    """
    able = [choice for choice in found if not choice.closing and choice.style != "quiet"]
    open_ones = sorted(able or found, key=worth, reverse=True)
    firsts = _first_of_each(open_ones, _kind)
    return [*firsts, *(choice for choice in open_ones if choice not in firsts)]


def _first_of_each(items: Sequence[T], key: Callable[[T], str]) -> list[T]:
    found: dict[str, T] = {}
    for item in items:
        found.setdefault(key(item), item)
    return list(found.values())


def _label(choice: Choice) -> str:
    """Its words on a button, where nothing around it says more."""
    return choice.alone or choice.label


def _apart(choice: Choice, other: Choice) -> bool:
    """Whether the other one can be a button beside this one, with all its words where the short ones are the same."""
    return choice.label != other.label and (_label(choice) != _label(other) or fits_button(other.label))


def _kind(choice: Choice) -> str:
    """What choices of one kind share: their outermost menu, else the first word of their first move."""
    return choice.group[0] if choice.group else choice.moves[0].partition(" ")[0]


def _unfolded(group: _Group, shown: Container[tuple[Move, ...]]) -> list[Choice | _Group]:
    """What the menu of a group lists: its choices, and those of inner groups in their places as long as there is room,
    the smallest groups first; else the groups themselves. What stands in two groups is listed once.
    """
    items: list[Choice | _Group] = [item for item in (*group.items, *group.closing) if _is_left(item, shown)]
    for inner in sorted((item for item in items if isinstance(item, _Group)), key=lambda one: len([*one.choices()])):
        listed = {item.moves for item in items if isinstance(item, Choice)}
        within = {one.moves: one for one in inner.choices() if one.moves not in shown and one.moves not in listed}
        if len(items) + len(within) - 1 > OPTIONS:
            break
        place = items.index(inner)
        items[place : place + 1] = within.values()
    return items


def _is_left(item: Choice | _Group, shown: Container[tuple[Move, ...]]) -> bool:
    choices = item.choices() if isinstance(item, _Group) else [item]
    return any(choice.moves not in shown for choice in choices)


def _titles(group: _Group, below: _Group | None = None) -> tuple[str, ...]:
    """The menus that lead to a group, itself included; only those below another one."""
    titles: list[str] = []
    while group.above is not None and group is not below:
        titles.insert(0, group.title)
        group = group.above
    return tuple(titles)


def _more(label: str, detail: str) -> str:
    """The description, or nothing if all its words stand in the label."""
    said, again = (Counter(re.findall(r"[+−-]?\w+", text.casefold())) for text in (label, detail))
    return detail if again - said else ""


def _common(group: _Group) -> str | None:
    """The icon shared by all choices of a group."""
    icons = set(group.icons())
    return icons.pop() if len(icons) == 1 else None


def _rows(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """All in one row, if Discord takes them: each screen breaks it where its width ends."""
    return (tuple(buttons),) if len(buttons) <= WIDTH else _packed(buttons)


def _packed(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """The buttons in rows that a phone shows on one line each, as far as they are short enough."""
    rows: list[list[Button]] = []
    room = 0.0
    for button in buttons:
        wide = width(button.label) + (ICON if button.icon else 0) + PADDING
        if not rows or len(rows[-1]) == WIDTH or wide > room:
            rows.append([])
            room = PHONE
        rows[-1].append(button)
        room -= wide
    return tuple(map(tuple, rows))


def _pages(lines: Sequence[T], most: int) -> list[Sequence[T]]:
    """The lines of a menu, on pages with room for a line each that turns back and forth."""
    if len(lines) <= most:
        return [lines]
    size = most - 2
    return [lines[start : start + size] for start in range(0, len(lines), size)]
