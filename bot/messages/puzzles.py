"""What a puzzle shows: its question decision by decision, then the answer; or both at once, the answer hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.matches.offers import foreseen
from bot.messages.menus import action
from bot.messages.plans import clicks_of, mostly, plan
from bot.messages.public import small
from bot.messages.solo import Solo
from bot.messages.statistics import number
from engine.game import Move
from render.units import unit

if TYPE_CHECKING:
    from bot.matches.match import Match
    from bot.matches.puzzles import Puzzle
    from bot.messages.layout import EmojiOf
    from bot.messages.outgoing import Message
    from bot.store import RatingRow
    from render import Localize


class PuzzleMessages(Solo):
    """Builds them for the person who is asked."""

    def __init__(self, match: Match, asked: Match, puzzle: Puzzle, t: Localize, emoji_of: EmojiOf) -> None:
        """`asked`: the game as the puzzle begins."""
        super().__init__(match, asked.to_move or 0, t, emoji_of, undoable=match.revision > asked.revision)
        self._asked, self._puzzle = asked, puzzle

    @property
    def _head(self) -> str:
        title = Verbatim(self._t(f"{self._match.key}-title"))
        return self._t("bot-puzzle", title=title, grade=Verbatim(self._puzzle.grade))

    def answer(self, rating: RatingRow | None, *, solved: bool) -> Message:
        """Whether that was it, what the best turn is, and why; the table after it."""
        t, match = self._t, self._match
        told = [t("bot-puzzle-solved" if solved else "bot-puzzle-failed"), *self._best()]
        if rating is not None:
            told.append(t("bot-puzzle-rating", mu=number(rating.mu), sigma=number(rating.sigma), count=rating.games))
        next_ = action(match, "next", t("bot-puzzle-next"), "main")
        again = () if solved else (action(match, "again", t("bot-lesson-back")),)
        return self._shown(told=told, rows=[(next_, *again)])

    def posted(self) -> Message:
        """For a channel to think about together."""
        hidden = Verbatim("\n".join(f"||{line.removeprefix('-# ')}||" for line in self._best()))
        return self._shown(told=[self._t("bot-puzzle-answer", answer=hidden)], ask=self._t("bot-puzzle-ask"))

    def _best(self) -> list[str]:
        """The best turn, by how much, and what for."""
        puzzle, key, t = self._puzzle, self._match.key, self._t
        turn, game = list[Move](), self._asked.game.copy()
        for move in puzzle.accepted[0]:
            turn.append(game.parse(move))
            game.play(move)
        choice = escape(plan(clicks_of(key, tuple(turn), foreseen(self._asked, self._me), t), t))
        gain, alike = Verbatim(f"{puzzle.gain:.1f}"), len(puzzle.accepted) - 1
        return [
            t("bot-puzzle-best", choice=Verbatim(choice)),
            t("bot-puzzle-gain", gain=gain, unit=Verbatim(unit(key, t)), alike=alike),
            *small([mostly(key, puzzle.theme, t)] if puzzle.theme else []),
        ]
