"""Shows any list of choices as pages of buttons and selects within Discord's limits; the same for every game.

All state is in the ids, so that a page works after a restart, for ever. A path names a menu by the positions of its
options (`2.0`), the same in any language; `~1` at its end is the second page of a menu that is too long for one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby, zip_longest
from typing import TYPE_CHECKING, Literal, TypeVar

from bot import games
from bot.base import custom_ids
from bot.base.choices import OPTIONS, Choice, choice_key
from bot.base.i18n import Verbatim
from bot.base.room import FEW, fits_button
from render import Localize

if TYPE_CHECKING:
    from engine.game import Move
    from engine.kernel.forecast import Forecast

T = TypeVar("T")

ROWS = 5
"""Rows of choices in one message."""
COMPONENTS = 25
"""Rows, buttons and selects together; with texts, pictures and action buttons a message stays under Discord's 40."""
WIDTH = 5
LINES = 2
"""A menu has at least this many lines: a single one is a button."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button; a click on it is handled by its `id`."""

    id: str
    label: str
    icon: str | None = None
    style: str = "plain"
    disabled: bool = False
    about: str = ""
    """What a menu would say below it, were it not the only line: it stands below the question."""


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


def page(
    choices: Sequence[Choice], path: str, *, game: str, revision: int, t: Localize, rows: int = ROWS
) -> tuple[Row, ...]:
    """The rows of one menu; the top one for an unknown path."""
    return _Picker(game, revision, t, rows).page(_tree(choices), path)


def joined(titles: Iterable[str], t: Localize) -> str:
    """The way through menus in words; empty for none."""
    way = ""
    for title in titles:
        way = t("bot-pick-trail", head=Verbatim(way), item=Verbatim(title)) if way else title
    return way


def way_to(found: Sequence[Choice], choice: Choice) -> tuple[str, ...]:
    """What one of these clicks is called, after the menus that lead to it: two of them may differ in those alone.
    A menu with a single line is a button, which is called as it stands there.
    """
    group, titles = _tree(found), list[str]()
    for title in choice.group:
        group = next(item for item in group.items if isinstance(item, _Group) and item.title == title)
        if single := _single(group):
            return (*titles, single.label)
        titles.append(title)
    return (*titles, choice.label)


def named(found: Sequence[Choice], choice: Choice, t: Localize) -> str:
    """The way to a click in words."""
    return joined(way_to(found, choice), t)


def covering(found: Sequence[Choice], moves: Sequence[str]) -> Choice:
    """The click that says most of these moves; where each says something else too, the one that says least of that."""

    def said(choice: Choice) -> tuple[bool, int]:
        return (True, count) if tuple(moves[: (count := len(choice.moves))]) == choice.moves else (False, -count)

    return max((choice for choice in found if choice.moves[0] == moves[0]), key=said)


def beginning(
    found: Sequence[Choice], moves: Sequence[Move], ahead: Forecast
) -> tuple[Choice, int] | tuple[None, Literal[0]]:
    """The click that begins a turn like this, perhaps another way to where its moves lead, and how many of them it
    stands for; 0 where it says more than they do, and no click where none begins like this.
    """
    click = covering(found, moves)
    if tuple(moves[: len(click.moves)]) == click.moves:
        return click, len(click.moves)
    if detour := _detour(found, moves, ahead):
        return detour
    return (click, 0) if click.moves[: len(moves)] == tuple(moves) else (None, 0)


def following(
    game: str, turn: tuple[Move, ...], ahead: Forecast, t: Localize
) -> Iterator[tuple[Sequence[Choice], Choice, int]]:
    """The clicks of a turn one after the other, each with what was offered beside it and how many moves of the turn it
    stands for: 0 for a last one that says more than the turn. They end where no click goes on like this, or what it
    would lead to is unknown.
    """
    while turn and ahead.moves:
        offered = games.load(game).choices(ahead.view(), ahead, t)
        click, played = beginning(offered, turn, ahead)
        if click is None and (other := _ordered(offered, turn, ahead)):
            turn = other
            click, played = beginning(offered, turn, ahead)
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
    return ahead.standing


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
    titles: list[str] = []
    while group.above is not None:
        titles.insert(0, group.title)
        group = group.above
    return tuple(titles)


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
    _line_up(root)
    return root


def _line_up(group: _Group) -> None:
    """A menu of nothing but choices that end the turn has them as its lines; not so the top menu."""
    for item in group.items:
        if isinstance(item, _Group):
            if not item.items:
                item.items, item.closing = [*item.closing], []
            _line_up(item)


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


def _inmost(group: _Group) -> _Group:
    """The menu that this one consists of, if it is nothing but another menu; else itself."""
    while len(group.items) == 1 and isinstance(inner := group.items[0], _Group):
        group = inner
    return group


@dataclass(frozen=True, slots=True)
class _Picker:
    game: str
    revision: int
    t: Localize
    rows: int

    def page(self, root: _Group, path: str) -> tuple[Row, ...]:
        group, number = _locate(root, path)
        rows, spread = self._open(group)
        back = self._closing(group, self._before(group).path)
        return (*rows, *_parts(back, WIDTH)) if spread is not None else self._paged(group, number, back)

    def _open(self, group: _Group) -> tuple[list[Row], int | None]:
        """The rows of a menu that has room on one page, and how many of its inner menus stand open there; else None."""
        last = _parts(self._closing(group, ""), WIDTH)
        for spread in range(len(_inner(group)), -1, -1):
            rows = self._spread(group, spread)
            if len(rows) + len(last) <= self.rows and sum(map(_size, (*rows, *last))) <= COMPONENTS:
                return rows, spread
        return [], None

    def _closing(self, group: _Group, before: str) -> list[Button]:
        """What stands below a menu, with the way back to that page."""
        found = [self._button(choice) for choice in group.closing]
        return found if group.above is None else [*found, self._step(before, "bot-pick-back")]

    def _before(self, group: _Group) -> _Group:
        """The menu from whose page one came to this one: where it stands open itself, that is the one above it."""
        above = group.above or group
        while (outer := above.above) is not None and above in _inner(outer)[: self._open(outer)[1] or 0]:
            above = outer
        return above

    def _spread(self, group: _Group, spread: int) -> list[Row]:
        """The first inner groups become selects of their own; what stands between and after them becomes buttons, which
        open the remaining groups (or selects, when there are many).
        """
        rows: list[Row] = []
        run: list[Choice | _Group] = []
        for item in group.items:
            if isinstance(item, _Group) and (single := _single(item)):
                run.append(single)
            elif isinstance(item, _Group) and spread:
                spread -= 1
                inmost = _inmost(item)
                rows += [*self._parted(run, group), *self._selects(inmost.items, inmost, item.title)]
                run = []
            else:
                run.append(item)
        return rows + self._parted(run, group)

    def _parted(self, run: Sequence[Choice | _Group], group: _Group) -> list[Row]:
        """What ends the turn stands apart: it is no line of a menu that has the name of something else."""
        return [row for _, part in groupby(run, _ends) for row in self._run(tuple(part), group)]

    def _paged(self, group: _Group, number: int, back: Sequence[Button]) -> tuple[Row, ...]:
        """Selects, and a last row with buttons to the neighbouring pages."""
        parts = [*_menus(group.items, OPTIONS * (self.rows - 1))]
        last = len(parts) - 1
        number = min(number, last)
        steps = [*back]
        if number > 0:
            steps.append(self._step(f"{group.path}~{number - 1}", "bot-pick-previous"))
        if number < last:
            steps.append(self._step(f"{group.path}~{number + 1}", "bot-pick-next"))
        start, part = parts[number]
        shown = [(_single(item) if isinstance(item, _Group) else None) or item for item in part]
        return (*self._run(shown, group, start, len(group.items)), tuple(steps))

    def _run(self, items: Sequence[Choice | _Group], group: _Group, start: int = 0, total: int = 0) -> list[Row]:
        """These items of a group, or the part from `start` on of `total` that do not stand on one page."""
        if len(items) > FEW or (len(items) >= LINES and _needs_lines(items)):
            return self._selects(items, group, "", start, total)
        shown = [_lone(item) if isinstance(item, Choice) else item for item in items] if len(items) == 1 else items
        buttons = [self._button(item, lone=len(items) == 1 or item not in group.items) for item in shown]
        return list(_parts(buttons, WIDTH))

    def _selects(
        self, items: Sequence[Choice | _Group], group: _Group, title: str, start: int = 0, total: int = 0
    ) -> list[Row]:
        """A closed menu shows its name, an open one that of what it holds or its own: the question stands above."""
        first = group.items.index(_outer(items[0], group))
        name = title or _named(items) or group.title or self.t("bot-pick-choose")
        return [
            Menu(
                custom_ids.select_id(f"{self.revision}.{group.path}+{first + before}"),
                self._numbered(name, start + before, len(part), total or len(items)),
                tuple(map(self._entry, part)),
            )
            for before, part in _menus(items)
        ]

    def _numbered(self, title: str, before: int, count: int, total: int) -> str:
        if count == total:
            return title
        return self.t("bot-pick-part", title=Verbatim(title), first=before + 1, last=before + count, count=total)

    def _button(self, item: Choice | _Group, *, lone: bool = False) -> Button:
        if isinstance(item, _Group):
            return Button(self._page_id(item.path), self.t("bot-pick-open", title=Verbatim(item.title)), _common(item))
        about = _more(item.label, item.detail or item.sentence) if lone else ""
        return Button(self._move_id(item), item.label, item.icon, item.style, about=about)

    def _entry(self, item: Choice | _Group) -> MenuOption:
        if isinstance(item, _Group):
            return MenuOption(
                self._page_id(item.path), self.t("bot-pick-open", title=Verbatim(item.title)), "", _common(item)
            )
        return MenuOption(self._move_id(item), item.label, _more(item.label, item.detail or item.sentence), item.icon)

    def _step(self, path: str, words: str) -> Button:
        return Button(self._page_id(path), self.t(words), None, "quiet")

    def _move_id(self, choice: Choice) -> str:
        return custom_ids.move_id(self.game, self.revision, choice_key(choice))

    def _page_id(self, path: str) -> str:
        return custom_ids.page_id(self.game, self.revision, path)


def _inner(group: _Group) -> list[_Group]:
    """The menus in a menu that have more than one line."""
    return [item for item in group.items if isinstance(item, _Group) and _single(item) is None]


def _single(group: _Group) -> Choice | None:
    """The only line of a menu, or of the menu that is its only line, as a button; None if there are more."""
    if len(group.items) != 1 or group.closing:
        return None
    only = group.items[0]
    return _single(only) if isinstance(only, _Group) else _lone(only)


def _lone(choice: Choice) -> Choice:
    """The choice under the label that needs no other words around it; what it has no room for asks for no menu."""
    return replace(choice, label=choice.alone or choice.label, detail="", sentence=choice.sentence or choice.detail)


def _more(label: str, detail: str) -> str:
    """The description, or nothing if all its words stand in the label."""
    said, again = (Counter(re.findall(r"[+−-]?\w+", text.casefold())) for text in (label, detail))
    return detail if again - said else ""


def _named(items: Sequence[Choice | _Group]) -> str:
    """What these choices call a menu that has no other name."""
    return next((item.menu for item in items if isinstance(item, Choice) and item.menu), "")


def _outer(item: Choice | _Group, group: _Group) -> Choice | _Group:
    """The item of this group that is shown by this one: itself, or the menu of which it is the only line."""
    inside = (one for one in group.items if isinstance(one, _Group) and item in (one, _single(one)))
    return item if item in group.items else next(inside)


def _ends(item: Choice | _Group) -> bool:
    """Whether all that it leads to ends the turn."""
    return all(choice.closing for choice in item.choices()) if isinstance(item, _Group) else item.closing


def _needs_lines(items: Sequence[Choice | _Group]) -> bool:
    """Whether there is more to say than buttons have room for, or to tell one from another."""
    choices = [item for item in items if isinstance(item, Choice)]
    labels = {choice.label for choice in choices}
    return len(labels) < len(choices) or any(choice.detail or not fits_button(choice.label) for choice in choices)


def _common(group: _Group) -> str | None:
    """The icon shared by all choices of a group."""
    icons = set(group.icons())
    return icons.pop() if len(icons) == 1 else None


def _size(row: Row) -> int:
    """How many components a row has, itself included."""
    return 2 if isinstance(row, Menu | Picker) else 1 + len(row)


def _menus(items: Sequence[T], most: int = OPTIONS) -> Iterator[tuple[int, tuple[T, ...]]]:
    """The items in parts that are menus, or pages of them, each with the number of those before it; the last has at
    least two lines.
    """
    before = 0
    while left := len(items) - before:
        count = most - (LINES - 1) if most < left < most + LINES else min(left, most)
        yield before, tuple(items[before : before + count])
        before += count


def _parts(items: Sequence[T], size: int) -> list[tuple[T, ...]]:
    return [tuple(items[start : start + size]) for start in range(0, len(items), size)]
