"""What one person alone sees of a lobby: how it is set up and arranged, and their own seat."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import engine
from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.rights import may
from bot.matches.arranging import CHOICES
from bot.matches.levels import NONE, learned_at, seatable
from bot.matches.lobby import (
    DEALS,
    SERIOUS,
    absences,
    bad_options,
    can_start,
    colours,
    going_on,
    is_for_watching,
    is_full,
    last_computer,
    pace_of,
    paces,
    places,
    possible,
    seated,
    trouble,
)
from bot.matches.pace import CLOCKS, HOUR
from bot.messages import layout
from bot.messages.lobby import swatch
from bot.messages.menus import Button, Menu, MenuOption, Picker
from bot.messages.values import value_menu, valued

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from bot.base.rights import Role
    from bot.messages.layout import MessageLayout
    from bot.messages.menus import Row
    from bot.store import LobbyRow
    from engine.game import Option
    from render import Localize


def setup(row: LobbyRow, roles: Collection[Role], user: int, t: Localize) -> MessageLayout:
    """The table as somebody who is all this sets it up: menus that show their values, and what ends the waiting."""
    rows: list[Row] = []
    if may("change", roles):
        rows += [_paces(row, t), _computers(row, t), _rules(row, t), *_colours(row, user, t)]
    buttons = [_button(row, "start", "main" if can_start(row) else "quiet", t, "now")] if may("start", roles) else []
    buttons += [_button(row, "arrange", "quiet", t)] if may("remove", roles) else []
    buttons += [_button(row, "cancel", "danger", t)] if may("close", roles) else []
    head = t("bot-lobby-setup-head", game=Verbatim(t(f"{row.key}-title")))
    bad = trouble(row)
    words = f"{head}\n{bad_options(bad, row.key, t)}" if bad else head
    return layout.note(words, [*rows, tuple(buttons)])


def seat(row: LobbyRow, user: int, t: Localize) -> MessageLayout:
    """The seat of somebody who has one."""
    buttons = (_button(row, "leave", "quiet", t), _button(row, "seat", "quiet", t))
    return layout.note(t("bot-lobby-seat-yours"), [*_colours(row, user, t), buttons])


def _button(row: LobbyRow, what: str, style: str, t: Localize, how: str = "") -> Button:
    return Button(custom_ids.lobby_id(row.id, what), t(f"bot-lobby-{'-'.join(filter(None, (what, how)))}"), style=style)


def _paces(row: LobbyRow, t: Localize) -> Menu:
    """How fast the game goes and how strict it is; with a clock what becomes of the seat of somebody whose time is up,
    and of a game that goes on what is dealt again.
    """
    groups: list[tuple[str, Sequence[str], str]] = [("pace", paces(row), pace_of(row))]
    if not is_for_watching(row):
        groups.append(("serious", SERIOUS, SERIOUS[row.serious]))
    if pace_of(row) in CLOCKS:
        groups.append(("absent", absences(row.key), row.absent))
    if continued := going_on(row):
        groups.append(("deal", DEALS, DEALS[continued.open]))
    return _joint(row, t, *groups)


def _joint(row: LobbyRow, t: Localize, *groups: tuple[str, Sequence[str], str]) -> Menu:
    """A menu of one or several kinds, each with its values and the chosen one."""
    options = [
        MenuOption(
            custom_ids.lobby_id(row.id, f"{what}.{value}"),
            _titled(t, t(f"bot-lobby-{what}"), t(f"bot-{what}-{value}"), chosen and len(groups) > 1),
            t(f"bot-{what}-{value}-about"),
            chosen=chosen and len(groups) == 1,
        )
        for what, values, now in groups
        for value in values
        for chosen in (value == now,)
    ]
    (what, _, now), *_ = groups
    shown = _titled(t, t(f"bot-lobby-{what}"), t(f"bot-{what}-{now}"))
    return Menu(custom_ids.select_id(what), shown, tuple(options))


def _titled(t: Localize, title: str, value: str, marked: bool = False) -> str:
    told = valued(title, value, t)
    return f"✓ {told}" if marked else told


def _rules(row: LobbyRow, t: Localize) -> Menu | tuple[()]:
    """The options of the game, in one menu; nothing for a game that goes on, whose options are settled."""
    game = engine.load(row.key)
    specs = () if row.continued else game.option_specs
    options = tuple(
        MenuOption(
            custom_ids.lobby_id(row.id, f"option.{spec.key}.{value}"),
            _titled(t, t(f"{row.key}-option-{spec.key}"), t(f"{row.key}-option-{spec.key}-{value}"), chosen),
            t(f"{row.key}-about-{value}"),
        )
        for spec in specs
        for value in spec.values
        for chosen in (value == row.options[spec.key],)
        if chosen or possible(game, len(row.seats), {**row.options, spec.key: value})
    )
    return Menu(custom_ids.select_id("rules"), _ruled(row, specs, t), options) if options else ()


def _ruled(row: LobbyRow, specs: Sequence[Option], t: Localize) -> str:
    """The values of options that are not the usual ones, or of the only option."""
    stems = {spec.key: f"{row.key}-option-{spec.key}" for spec in specs}
    values = {spec.key: t(f"{stems[spec.key]}-{row.options[spec.key]}") for spec in specs}
    if len(specs) == 1:
        return _titled(t, t("bot-lobby-rules"), values[specs[0].key])
    changed = [spec.key for spec in specs if row.options[spec.key] != spec.default]
    told = ", ".join(_titled(t, t(stems[key]), values[key]) for key in changed)
    return told or _titled(t, t("bot-lobby-rules"), t("bot-lobby-rules-usual"))


def _computers(row: LobbyRow, t: Localize) -> Menu | tuple[()]:
    """Computers by level while there is room for one, and the last one to be sent away."""
    options = [
        MenuOption(
            custom_ids.lobby_id(row.id, f"computer.{player}"),
            t(f"bot-player-{player}"),
            t(f"bot-player-{player}-about", at=Verbatim(learned_at(row.key))),
        )
        for player in (() if is_full(row) else seatable(row.key))
    ]
    if (last := last_computer(row)) is not None:
        away = t("bot-lobby-remove-one", person=Verbatim(last.name))
        options.append(MenuOption(custom_ids.lobby_id(row.id, f"computer.{NONE}"), away))
    names = tuple(Verbatim(one.name) for one in row.seats if one.player is not None)
    shown = t("bot-lobby-computers", count=len(names), names=names)
    return Menu(custom_ids.select_id("levels"), shown, tuple(options)) if options else ()


def _colours(row: LobbyRow, user: int, t: Localize) -> list[Row]:
    """The colours that nobody else has chosen; of those that so few do not play with, how many would."""
    mine = [one.colour for one in row.seats if one.user == user]
    taken = {one.colour for one in row.seats if one.user != user}
    if not mine or not (found := colours(row)):
        return []
    names = {shade.words: swatch(shade, t) for shade in found}
    options = [MenuOption(custom_ids.lobby_id(row.id, "colour.drawn"), t("bot-lobby-colour-drawn"))]
    options += [
        MenuOption(
            custom_ids.lobby_id(row.id, f"colour.{shade.words}"),
            names[shade.words],
            t("bot-lobby-colour-from", count=least) if least > seated(row) else "",
        )
        for shade, least in found.items()
        if shade.words not in taken
    ]
    chosen = [names[one] for one in mine if one in names] or [t("bot-lobby-colour-drawn")]
    shown = _titled(t, t("bot-lobby-colour"), ", ".join(chosen))
    return [Menu(custom_ids.select_id("colour"), shown, tuple(options))]


def page(row: LobbyRow, roles: Collection[Role], now: int, t: Localize) -> MessageLayout:
    """Everything that somebody who is all this may arrange."""
    rows: list[Row] = []
    if may("arrange", roles):
        most = places(row)
        rows.append(Picker(custom_ids.lobby_id(row.id, "held"), t("bot-lobby-held"), "people", row.held, most))
        chosen = {
            "joining": "invited" if row.invited else "open",
            "order": "listed" if row.ordered else "drawn",
            "begin": "full" if row.at_full else "host",
            "least": str(row.least),
            "closes": _closes(row, now),
        }
        rows += [_menu(row, what, chosen[what], t) for what in CHOICES]
    others = [seat for seat in row.seats if seat.user not in (None, row.host)]
    if others:
        rows.append(_removing(row, {seat.user: seat.name for seat in reversed(others)}, t))
    if may("arrange", roles):
        rows.append((_button(row, "name", "quiet", t), _button(row, "setup", "quiet", t, "back")))
    return layout.settings(t("bot-lobby-arrange-about"), rows, title=t("bot-lobby-arrange"))


def _closes(row: LobbyRow, now: int) -> str:
    """Of the times to choose from, that which is nearest to what is left."""
    if row.closes is None:
        return "never"
    left = row.closes - now
    return min(CHOICES["closes"][1:], key=lambda hours: abs(int(hours) * HOUR - left))


def _menu(row: LobbyRow, what: str, chosen: str, t: Localize) -> Menu:
    values = [(value, _value(what, value, t)) for value in CHOICES[what]]
    return value_menu(what, t(f"bot-lobby-{what}"), values, chosen, partial(custom_ids.lobby_id, row.id), t)


def _value(what: str, value: str, t: Localize) -> str:
    if what == "closes" and value.isdecimal():
        return t("bot-lobby-closes-after", hours=int(value))
    if what == "least":
        return t("bot-lobby-least-share", share=int(value))
    return t(f"bot-lobby-{what}-{value}")


def _removing(row: LobbyRow, people: dict[int | None, str], t: Localize) -> Menu:
    options = tuple(
        MenuOption(
            custom_ids.lobby_id(row.id, f"remove.{user}"),
            t("bot-lobby-remove-one", person=Verbatim(name)),
        )
        for user, name in people.items()
    )
    return Menu(custom_ids.select_id("remove"), t("bot-lobby-remove"), options)
