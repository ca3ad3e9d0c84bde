"""A table that waits for its players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.messages.layout.items import Item, MessageLayout, controls, no_emoji, text
from bot.messages.menus import Button, Menu, MenuOption, Row
from engine.game import BadOptions, Game, Option
from render import Say

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
    paces: tuple[str, ...] = ()
    pace: str = ""
    absences: tuple[str, ...] = ()
    """What may become of the seat of somebody whose time is up; nothing without clocks."""
    absent: str = ""


def lobby(facts: Lobby, *, say: Say, file: str | None = None) -> MessageLayout:
    """Players and options, with everything to join and start; `file` is the attached rule book."""
    box: ui.Container[ui.LayoutView] = ui.Container(*_about(facts, say), accent_colour=COLOUR)
    for item in controls([*_options(facts, say), *_pace(facts, say)], no_emoji):
        box.add_item(item)
    book: list[Item] = [ui.File(f"attachment://{file}")] if file else []
    return MessageLayout([box, *controls([*_levels(facts, say), *_buttons(facts, say)], no_emoji), *book])


def _about(facts: Lobby, say: Say) -> list[Item]:
    game = facts.game
    key = game.key
    return [
        *text(
            f"## {say(f'{key}-title')}",
            say(f"{key}-about"),
            say("bot-lobby-facts", least=game.min_seats, most=game.max_seats, length=Verbatim(say(f"{key}-length"))),
            say(f"{key}-hint"),
        ),
        *text(say("bot-lobby-players", count=len(facts.seats), host=Verbatim(facts.host)), *_seats(facts, say)),
        *text(facts.trouble),
    ]


def _seats(facts: Lobby, say: Say) -> list[str]:
    return [
        *(f"{number}. {who}" for number, who in enumerate(facts.seats, 1)),
        *(
            f"{number}. {say('bot-lobby-free' if number <= facts.game.min_seats else 'bot-lobby-free-maybe')}"
            for number in range(len(facts.seats) + 1, facts.game.max_seats + 1)
        ),
    ]


def _options(facts: Lobby, say: Say) -> list[Row]:
    return [_option(facts, option, say) for option in facts.game.option_specs]


def _option(facts: Lobby, option: Option, say: Say) -> Menu:
    stem = f"{facts.game.key}-option-{option.key}"
    title = say(stem)
    options = tuple(
        MenuOption(
            custom_ids.lobby_id(facts.id, f"option.{option.key}.{value}"),
            say("bot-lobby-option", option=Verbatim(title), value=Verbatim(say(f"{stem}-{value}"))),
            say(f"{facts.game.key}-about-{value}"),
            chosen=facts.options[option.key] == value,
        )
        for value in option.values
        if value == facts.options[option.key]
        or possible(facts.game, len(facts.seats), {**facts.options, option.key: value})
    )
    return Menu(custom_ids.select_id(option.key), title, options)


def _pace(facts: Lobby, say: Say) -> list[Row]:
    """How fast it is played, and what becomes of the seat of somebody whose time is up."""
    offered = (("pace", facts.paces, facts.pace), ("absent", facts.absences, facts.absent))
    return [_choice(facts, what, values, chosen, say) for what, values, chosen in offered if values]


def _choice(facts: Lobby, what: str, values: Sequence[str], chosen: str, say: Say) -> Menu:
    title = say(f"bot-lobby-{what}")
    options = tuple(
        MenuOption(
            custom_ids.lobby_id(facts.id, f"{what}.{value}"),
            say("bot-lobby-option", option=Verbatim(title), value=Verbatim(say(f"bot-{what}-{value}"))),
            say(f"bot-{what}-{value}-about"),
            chosen=value == chosen,
        )
        for value in values
    )
    return Menu(custom_ids.select_id(what), title, options)


def _levels(facts: Lobby, say: Say) -> list[Row]:
    """Computers by level, while there is room for one and a level to choose."""
    if len(facts.players) < 2 or len(facts.seats) >= facts.game.max_seats:
        return []
    options = tuple(
        MenuOption(
            custom_ids.lobby_id(facts.id, f"computer.{player}"),
            say(f"bot-player-{player}"),
            say(f"bot-player-{player}-about"),
        )
        for player in facts.players
    )
    return [Menu(custom_ids.select_id("levels"), say("bot-lobby-levels"), options)]


def possible(game: type[Game], seated: int, options: Mapping[str, str]) -> bool:
    """Whether this number of players (at least the game's fewest) could play with these options."""
    try:
        game.complete_options(max(seated, game.min_seats), options)
    except BadOptions:
        return False
    return True


def _buttons(facts: Lobby, say: Say) -> Sequence[Row]:
    full = len(facts.seats) >= facts.game.max_seats
    few = len(facts.seats) < facts.game.min_seats

    def button(what: str, style: str = "quiet", disabled: bool = False) -> Button:
        return Button(custom_ids.lobby_id(facts.id, what), say(f"bot-lobby-{what}"), style=style, disabled=disabled)

    return [
        (
            button("join", "plain", full),
            button("computer", disabled=full),
            button("seat", disabled=full),
            button("leave", disabled=not facts.seats),
        ),
        (button("start", "main", few or bool(facts.trouble)), button("cancel")),
    ]
