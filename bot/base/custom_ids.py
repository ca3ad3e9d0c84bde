"""The custom_ids of buttons and the values of selects: everything needed to understand a click.

Nothing else is remembered, so a button works after a restart, forever.
"""

from __future__ import annotations

from typing import NamedTuple

MOST = 100
"""Letters of an id."""


class MoveClick(NamedTuple):
    """Play the choice with this key, if the game is still at this revision."""

    game: str
    revision: int
    key: str


class PageClick(NamedTuple):
    """Show another page of the choices; the path consists of indices, so that it means the same in every language."""

    game: str
    revision: int
    path: str


class ActionClick(NamedTuple):
    """A secondary action below the choices: `hand`, `undo`, `words.3`."""

    game: str
    revision: int
    what: str


class LobbyClick(NamedTuple):
    """An action on a lobby: `join`, `option.preset.yucata`."""

    lobby: str
    what: str


class SettingClick(NamedTuple):
    """A personal setting: `dm.on`."""

    what: str


class GuildClick(NamedTuple):
    """What managers choose for a server: `pace.days-1`."""

    what: str


class RuleClick(NamedTuple):
    """Turn to a rule of a game: `helios`, `H-4.5`."""

    key: str
    number: str


class ComponentClick(NamedTuple):
    """Show a component of a game: `helios`, `observatory`."""

    key: str
    component: str


class LedgerClick(NamedTuple):
    """Something about a person's games, or about the games of a server: `history.17.helios.0`, `privacy.delete`."""

    what: str


class FindClick(NamedTuple):
    """Something about looking for others to play with: `ask.helios.3.days-2`, `tell.helios.on`."""

    what: str


class GreetingClick(NamedTuple):
    """A way into a first game: `computer`, `friends.helios`."""

    what: str


Click = (
    MoveClick
    | PageClick
    | ActionClick
    | LobbyClick
    | SettingClick
    | GuildClick
    | RuleClick
    | ComponentClick
    | LedgerClick
    | FindClick
    | GreetingClick
)


_ALONE: dict[str, type[SettingClick | GuildClick | LedgerClick | FindClick | GreetingClick]] = {
    "u": SettingClick,
    "g": GuildClick,
    "h": LedgerClick,
    "f": FindClick,
    "w": GreetingClick,
}
"""Clicks on what belongs to no game and no lobby, by the first letter of their ids."""


def number_in(detail: str) -> int:
    """The number that an action ends with, as that of a page; 0 where it is none."""
    return int(detail) if detail.isascii() and detail.isdigit() else 0


def move_id(game: str, revision: int, key: str) -> str:
    return f"m:{game}:{revision}:{key}"


def page_id(game: str, revision: int, path: str) -> str:
    return f"n:{game}:{revision}:{path}"


def action_id(game: str, revision: int, what: str) -> str:
    return f"a:{game}:{revision}:{what}"


def lobby_id(lobby: str, what: str) -> str:
    return f"l:{lobby}:{what}"


def setting_id(what: str) -> str:
    return f"u:{what}"


def guild_id(what: str) -> str:
    return f"g:{what}"


def rule_id(key: str, number: str) -> str:
    return f"r:{key}:{number}"


def component_id(key: str, component: str) -> str:
    return f"t:{key}:{component}"


def ledger_id(what: str) -> str:
    return f"h:{what}"


def find_id(what: str) -> str:
    return f"f:{what}"


def greeting_id(what: str) -> str:
    return f"w:{what}"


def select_id(name: int | str) -> str:
    """A select's own id, unique within its message; only the ids in its options' values matter."""
    return f"s:{name}"


def parse(text: str) -> Click | None:
    """Parse an id; None for one that no Solstice ever wrote."""
    match text.split(":", 3):
        case ["m", game, revision, key] if _is_number(revision):
            return MoveClick(game, int(revision), key)
        case ["n", game, revision, path] if _is_number(revision):
            return PageClick(game, int(revision), path)
        case ["a", game, revision, what] if _is_number(revision):
            return ActionClick(game, int(revision), what)
        case ["l", lobby, what]:
            return LobbyClick(lobby, what)
        case [kind, what] if kind in _ALONE:
            return _ALONE[kind](what)
        case ["r", key, number]:
            return RuleClick(key, number)
        case ["t", key, component]:
            return ComponentClick(key, component)
    return None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()
