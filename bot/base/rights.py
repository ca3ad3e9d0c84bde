"""Who may do what: one table, asked by whatever changes a lobby, a game or a server's settings.

`docs/playing.md` shows it; `tests/bot/core/test_rights.py` compares both and tries every cell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from bot.base.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from engine.game import Fact

Role = Literal["anybody", "guest", "host", "player", "ender", "moderator", "manager"]
"""What somebody is here: anybody; seated in a lobby, its host; seated in a game; on the server somebody whom `/admin`
lets end games, who may manage messages, who may manage the server.
"""
Act = Literal[
    "open",
    "join",
    "leave",
    "change",
    "arrange",
    "remove",
    "start",
    "start-later",
    "close",
    "look",
    "play",
    "undo",
    "together",
    "resign",
    "pause",
    "seat",
    "take",
    "end",
    "end-alone",
    "replace",
    "replace-alone",
    "move",
    "again",
    "settings",
    "admin",
]


class Right(NamedTuple):
    """Who may do something, and what anybody else is told: `bot-no-<refusal>`."""

    roles: frozenset[Role]
    refusal: str = "unknown"

    def refused(self, **data: Fact) -> Refusal:
        return Refusal(self.refusal, **data)


def _right(*roles: Role, refusal: str = "unknown") -> Right:
    return Right(frozenset(roles), refusal)


RIGHTS: Mapping[Act, Right] = {
    "open": _right("anybody"),
    "join": _right("anybody"),
    "leave": _right("guest", "host", refusal="not-joined"),
    "change": _right("host", refusal="not-host-change"),
    "arrange": _right("host", refusal="not-host-arrange"),
    "remove": _right("host", "moderator", refusal="not-host-arrange"),
    "start": _right("host", refusal="not-host-start"),
    "start-later": _right("guest", "host", refusal="not-joined"),
    "close": _right("host", "moderator", refusal="not-host"),
    "look": _right("player", refusal="not-playing"),
    "play": _right("player", refusal="not-playing"),
    "undo": _right("player", refusal="not-playing"),
    "together": _right("player", refusal="not-playing"),
    "resign": _right("player", refusal="not-playing"),
    "pause": _right("player", refusal="not-playing"),
    "seat": _right("player", refusal="not-playing"),
    "take": _right("anybody"),
    "end": _right("player", "ender", "manager", refusal="not-playing"),
    "end-alone": _right("ender", "manager", refusal="not-ender"),
    "replace": _right("player", "ender", "manager", refusal="not-playing"),
    "replace-alone": _right("ender", "manager", refusal="not-ender"),
    "move": _right("player", "moderator", refusal="not-playing"),
    "again": _right("anybody"),
    "settings": _right("anybody"),
    "admin": _right("manager", refusal="not-manager"),
}
"""`change` is the options, the pace and the computers of a lobby, `start-later` starting it after a day. `close` ends a
lobby, or a game of computers alone that began in it. `look` shows what a seat knows. `undo` takes one's own steps back,
`together` asks others to take back more. `seat` offers one's own to others or leaves it to a computer. `end` asks the
players whether a game is to end, `end-alone` ends it without asking them; `replace` and `replace-alone` the same for a
computer that goes on for somebody.
"""


def may(act: Act, roles: Collection[Role]) -> bool:
    """Whether somebody who is all this may do it."""
    return not RIGHTS[act].roles.isdisjoint({"anybody", *roles})


def check(act: Act, roles: Collection[Role], **data: Fact) -> None:
    """Raise a Refusal unless somebody who is all this may do it."""
    if not may(act, roles):
        raise RIGHTS[act].refused(**data)
