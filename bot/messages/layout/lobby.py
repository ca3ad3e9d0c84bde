"""A table that waits for its players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.matches.levels import NONE, usual
from bot.messages.layout.items import Item, MediaItem, MessageLayout, controls, gallery, no_emoji, text
from bot.messages.menus import Button, Menu, MenuOption, Row
from engine.game import BadOptions, Game, Option
from render import Localize

COLOUR = discord.Colour(0xF5B83D)


@dataclass(frozen=True, slots=True)
class Lobby:
    """What is known before a game starts."""

    id: str
    game: type[Game]
    host: str
    """The mention of the person who opened it."""
    seats: tuple[str, ...]
    """Who sits where: a mention, or the words for a computer."""
    options: Mapping[str, str]
    """The values chosen, complete."""
    trouble: str = ""
    """The reason it cannot start like this, in words; empty if it can."""
    players: tuple[str, ...] = ()
    """The computer players to choose from, the weakest first."""
    last_computer: str = ""
    """The name of the computer that came last; empty without one."""
    paces: tuple[str, ...] = ()
    pace: str = ""
    absences: tuple[str, ...] = ()
    """What may become of the seat of somebody whose time is up; nothing without clocks."""
    absent: str = ""
    title: str = ""
    notes: tuple[str, ...] = ()
    """What the host has arranged besides."""
    awaited: tuple[str, ...] = ()
    """Mentions of those for whom seats are held."""
    declinable: bool = False
    """Whether they can decline."""
    learn: str = ""
    """The id of the button that begins the game's lesson; empty for a game without one."""
    serious: tuple[str, ...] = ()
    strict: str = ""
    """Which of these it is."""
    colours: tuple[tuple[str, str, str], ...] = ()
    """What people can choose for their seats: key, words and condition of each."""
    sought: int = 0
    """How many play, where people found each other or a game goes on; 0 where the game alone says it."""
    deals: tuple[str, ...] = ()
    """What may become of hidden things in a game that goes on, whose options are settled; nothing in a new one."""
    deal: str = ""

    @property
    def least(self) -> int:
        return self.sought or self.game.min_seats

    @property
    def most(self) -> int:
        return self.sought or self.game.max_seats


def lobby(facts: Lobby, *, t: Localize, cover: Sequence[MediaItem] = (), file: str | None = None) -> MessageLayout:
    """Players and options below the cover, with everything to join and start; `file` is the attached rule book."""
    box: ui.Container[ui.LayoutView] = ui.Container(*gallery(cover), *_about(facts, t), accent_colour=COLOUR)
    for item in controls([*_options(facts, t), *_pace(facts, t), *_colours(facts, t)], no_emoji):
        box.add_item(item)
    book: list[Item] = [*text(t("bot-lobby-book")), ui.File(f"attachment://{file}")] if file else []
    below = [*_levels(facts, t), *_buttons(facts, t)]
    about = text(t("bot-lobby-usual", level=usual(facts.game.key)))
    return MessageLayout([box, *controls(below, no_emoji), *about, *book])


def _about(facts: Lobby, t: Localize) -> list[Item]:
    game = facts.game
    key = game.key
    return [
        *text(
            f"## {t(f'{key}-title')}",
            f"**{facts.title}**" if facts.title else "",
            t(f"{key}-about"),
            t("bot-lobby-facts", least=facts.least, most=facts.most, length=Verbatim(t(f"{key}-length"))),
            t(f"{key}-hint"),
        ),
        *text(
            t("bot-lobby-players", count=len(facts.seats), host=Verbatim(facts.host)), *_seats(facts, t), *facts.notes
        ),
        *text(facts.trouble),
    ]


def _seats(facts: Lobby, t: Localize) -> list[str]:
    taken = [*facts.seats, *(t("bot-lobby-held-for", person=Verbatim(who)) for who in facts.awaited)]
    return [
        *(f"{number}. {who}" for number, who in enumerate(taken, 1)),
        *(
            f"{number}. {t('bot-lobby-free' if number <= facts.least else 'bot-lobby-free-maybe')}"
            for number in range(len(taken) + 1, facts.most + 1)
        ),
    ]


def _options(facts: Lobby, t: Localize) -> list[Row]:
    return [] if facts.deals else [_option(facts, option, t) for option in facts.game.option_specs]


def _option(facts: Lobby, option: Option, t: Localize) -> Menu:
    stem = f"{facts.game.key}-option-{option.key}"
    title = t(stem)
    options = tuple(
        MenuOption(
            custom_ids.lobby_id(facts.id, f"option.{option.key}.{value}"),
            t("bot-lobby-option", option=Verbatim(title), value=Verbatim(t(f"{stem}-{value}"))),
            t(f"{facts.game.key}-about-{value}"),
            chosen=facts.options[option.key] == value,
        )
        for value in option.values
        if value == facts.options[option.key]
        or possible(facts.game, len(facts.seats), {**facts.options, option.key: value})
    )
    return Menu(custom_ids.select_id(option.key), title, options)


def _pace(facts: Lobby, t: Localize) -> list[Row]:
    """What is dealt again, how fast it is played, what becomes of seats whose time is up, and how strict it is."""
    offered = (
        ("deal", facts.deals, facts.deal),
        ("pace", facts.paces, facts.pace),
        ("absent", facts.absences, facts.absent),
        ("serious", facts.serious, facts.strict),
    )
    return [_choice(facts, what, values, chosen, t) for what, values, chosen in offered if values]


def _colours(facts: Lobby, t: Localize) -> list[Row]:
    """Everybody chooses their own; it stands with their name."""
    if not facts.colours:
        return []
    shades = [("drawn", t("bot-lobby-colour-drawn"), ""), *facts.colours]
    options = [
        MenuOption(custom_ids.lobby_id(facts.id, f"colour.{key}"), words, condition) for key, words, condition in shades
    ]
    return [Menu(custom_ids.select_id("colour"), t("bot-lobby-colour"), tuple(options))]


def _choice(facts: Lobby, what: str, values: Sequence[str], chosen: str, t: Localize) -> Menu:
    title = t(f"bot-lobby-{what}")
    options = tuple(
        MenuOption(
            custom_ids.lobby_id(facts.id, f"{what}.{value}"),
            t("bot-lobby-option", option=Verbatim(title), value=Verbatim(t(f"bot-{what}-{value}"))),
            t(f"bot-{what}-{value}-about"),
            chosen=value == chosen,
        )
        for value in values
    )
    return Menu(custom_ids.select_id(what), title, options)


def _levels(facts: Lobby, t: Localize) -> list[Row]:
    """Computers by level, while there is room for one and a level to choose, and the last one to be sent away."""
    choice = len(facts.players) > 1 and len(facts.seats) < facts.most
    options = [
        MenuOption(
            custom_ids.lobby_id(facts.id, f"computer.{player}"),
            t(f"bot-player-{player}"),
            t(f"bot-player-{player}-about"),
        )
        for player in (facts.players if choice else ())
    ]
    if facts.last_computer:
        away = t("bot-lobby-remove-one", person=Verbatim(facts.last_computer))
        options.append(MenuOption(custom_ids.lobby_id(facts.id, f"computer.{NONE}"), away))
    name = t("bot-lobby-levels" if choice else "bot-lobby-computers")
    return [Menu(custom_ids.select_id("levels"), name, tuple(options))] if options else []


def possible(game: type[Game], seated: int, options: Mapping[str, str]) -> bool:
    """Whether this number of players (at least the game's fewest) could play with these options."""
    try:
        game.complete_options(max(seated, game.min_seats), options)
    except BadOptions:
        return False
    return True


def _buttons(facts: Lobby, t: Localize) -> Sequence[Row]:
    full = len(facts.seats) >= facts.most
    few = len(facts.seats) < facts.least

    def button(what: str, style: str = "quiet", disabled: bool = False) -> Button:
        return Button(custom_ids.lobby_id(facts.id, what), t(f"bot-lobby-{what}"), style=style, disabled=disabled)

    learn = (Button(facts.learn, t("bot-lobby-learn"), style="quiet"),) if facts.learn else ()
    decline = (button("decline"),) if facts.declinable else ()
    return [
        (
            button("join", disabled=full),
            button("computer", disabled=full),
            button("seat", disabled=full),
            button("leave", disabled=not facts.seats),
            button("alone"),
        ),
        (button("start", "main", few or bool(facts.trouble)), button("arrange"), button("cancel"), *learn, *decline),
    ]
