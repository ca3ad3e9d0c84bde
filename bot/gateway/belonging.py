"""An id counts only on a message that shows it or showed it: on any other, its answer would cover what stands there.

Discord lets through clicks on what a message showed a moment ago, so the message as it is now need not offer exactly
what was clicked.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.base import custom_ids
from bot.base.errors import Refusal


def check_belongs(click: custom_ids.Click, offered: Iterable[str]) -> None:
    """Raise a Refusal unless a message that offers these ids can have offered this click."""
    shown = [one for one in map(custom_ids.parse, offered) if one is not None]
    if any(_same(click, one) for one in shown):
        return
    match click:
        case custom_ids.MoveClick() | custom_ids.PageClick() if not shown:
            return  # its turn has passed; a move covers nothing
        case custom_ids.ActionClick() if not shown or any(_game(one) == click.game for one in shown):
            raise Refusal("stale")
        case custom_ids.LobbyClick() if not shown:
            raise Refusal("lobby-closed")
    raise Refusal("unknown")


def shows(offered: Iterable[str], click: custom_ids.MoveClick | custom_ids.PageClick | custom_ids.ActionClick) -> bool:
    """Whether a message that offers these ids shows the game of this click at just its revision."""
    return any(
        isinstance(one, type(click)) and (one.game, one.revision) == (click.game, click.revision)
        for one in map(custom_ids.parse, offered)
    )


def _same(click: custom_ids.Click, shown: custom_ids.Click) -> bool:
    """Whether both stand on messages of one kind. A message of a game changes from moves to actions and back."""
    match click, shown:
        case custom_ids.ActionClick(), custom_ids.ActionClick():
            return (click.game, _verb(click)) == (shown.game, _verb(shown))
        case custom_ids.LobbyClick(), custom_ids.LobbyClick():
            return click.lobby == shown.lobby and (click.what == "show") == (shown.what == "show")
        case (
            (custom_ids.SettingClick(), custom_ids.SettingClick())
            | (custom_ids.GuildClick(), custom_ids.GuildClick())
            | (custom_ids.RuleClick(), custom_ids.RuleClick())
            | (custom_ids.FindClick(), custom_ids.FindClick())
            | (custom_ids.GreetingClick(), custom_ids.GreetingClick())
        ):
            return True
        case custom_ids.ComponentClick(), custom_ids.ComponentClick():
            return True
        case custom_ids.LedgerClick(), custom_ids.LedgerClick():
            return click.what.partition(".")[0] == shown.what.partition(".")[0]
        case ((custom_ids.MoveClick() | custom_ids.PageClick()), _):
            return click.game == _game(shown)
    return False


def _verb(click: custom_ids.ActionClick) -> str:
    return click.what.partition(".")[0]


def _game(click: custom_ids.Click) -> str | None:
    match click:
        case custom_ids.MoveClick() | custom_ids.PageClick() | custom_ids.ActionClick():
            return click.game
    return None
