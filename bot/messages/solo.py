"""What one person plays alone, decision by decision: a daily table, a puzzle."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot import games
from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.text import capital
from bot.drawing import OwnPictures
from bot.messages import digest, layout
from bot.messages.menus import Button, action
from bot.messages.outgoing import Message, note, pictured
from bot.messages.public import choices_page, end_pictures, small, state, undo_label
from render import Focus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.matches.match import Match
    from bot.messages.layout import EmojiOf
    from bot.messages.menus import Row
    from render import Localize


class Solo(ABC):
    """Builds the messages, in the language of their person."""

    def __init__(self, match: Match, me: int, t: Localize, emoji_of: EmojiOf, *, undoable: bool) -> None:
        """`me`: the seat of the person."""
        self._match, self._me, self._t, self._emoji_of = match, me, t, emoji_of
        self._undoable = undoable

    @property
    @abstractmethod
    def _head(self) -> str:
        """What this is called."""

    def question(self, path: str = "") -> Message:
        """The decision that waits."""
        match, t = self._match, self._t
        page = choices_page(match, match.view(self._me), t, path)
        undo = replace(action(match, "undo", undo_label(match, t)), disabled=not self._undoable)
        back = Button(custom_ids.page_id(match.id, match.revision, page.back or ""), t("bot-pick-back"), style="quiet")
        helpers = [undo if page.back is None else back, action(match, "explain", t("bot-explain"))]
        return self._shown(ask=page.ask, rows=page.rows, helpers=helpers)

    def explanation(self) -> Message:
        """What can be done at the decision."""
        told = layout.pages(games.load(self._match.key).explain(self._match.view(self._me), self._t))
        back = action(self._match, "look", self._t("bot-daily-ask"), "main")
        return note("\n\n".join(told[:2]), [(back,)])

    def _shown(
        self,
        *,
        told: Sequence[str] = (),
        ask: str = "",
        rows: Sequence[Row] = (),
        helpers: Sequence[Button] = (),
    ) -> Message:
        match, me, t = self._match, self._me, self._t
        view = match.view(me)
        title = Verbatim(self._head)
        head = t("bot-panel-asked", ask=Verbatim(capital(ask)), title=title) if ask else f"**{title}**"
        own = OwnPictures(match.key, t, match.id, match.revision, view, Focus(me, match.names))
        return pictured(
            end_pictures(match, me, t) if match.result else own,
            head,
            t=t,
            words=partial(state, match, view, me, t),
            narration=told or small(digest.lines_since_turn(match, me, t)),
            rows=rows,
            helpers=helpers,
            emoji_of=self._emoji_of,
        )
