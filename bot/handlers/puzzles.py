"""/puzzle: one turn of a real game, for one person alone, or shown to a channel; it takes no channel's place.

What is on its buttons is as with games, with `puzzle.<game>.<id>` for the game; whose answer it is says who clicks.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.custom_ids import ActionClick, MoveClick, PageClick
from bot.base.errors import Refusal
from bot.base.tasks import Queues
from bot.handlers.lobbies import person
from bot.matches import daily, ratings
from bot.matches.clicked import moves_of
from bot.matches.lobby import computer
from bot.matches.puzzles import (
    PLAYER,
    PREFIX,
    STRENGTH,
    Asked,
    is_over,
    is_solved,
    match_at,
    of_the_day,
    puzzles,
    rating_key,
)
from bot.messages.puzzles import PuzzleMessages
from bot.store import PuzzleRow
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.delivery.inbox import Inbox
    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.messages.layout import EmojiOf
    from bot.messages.outgoing import Message
    from bot.store import RatingRow, Store


class PuzzleHandler:
    """One click of a person after the other."""

    def __init__(self, store: Store, inbox: Inbox, now: Callable[[], int], emoji_of: Callable[[str], EmojiOf]) -> None:
        self._store = store
        self._inbox = inbox
        self._now = now
        self._emoji_of = emoji_of
        self._queues = Queues()

    async def show(self, response: Response, key: str, *, together: bool) -> None:
        """A puzzle of this game, or that of the day if it is empty, for this person or for the channel."""
        if together:
            await self._post(response, key)
            return
        await response.open()
        async with self._queues.of(str(response.user)):
            shown = await self._ask(response, key)
        await self._inbox.show(response, shown, response.t("bot-puzzle-there"), response.t("bot-to-puzzle"))

    async def click(self, response: Response, click: MoveClick | PageClick | ActionClick) -> None:
        """Whatever is clicked at a puzzle. Raises Refusal."""
        key, _, id_ = click.game.removeprefix(PREFIX).partition(".")
        asked = Asked(key, id_)
        await response.open()
        async with self._queues.of(str(response.user)):
            if isinstance(click, ActionClick) and click.what == "next":
                await response.show(await self._ask(response, key))
                return
            known = {row.puzzle: row for row in await self._store.puzzles(response.user, key)}
            row = known.get(id_) or PuzzleRow(response.user, key, id_, self._now())
            begun, match = await self._matches(response, asked, row)
            if click.revision != match.revision or isinstance(click, PageClick):
                path = click.path if isinstance(click, PageClick) and click.revision == match.revision else ""
                await response.show(await self._shown(response, row, path))
                return
            if isinstance(click, ActionClick) and click.what == "explain":
                await response.show(self._messages(match, begun, asked, response).explanation())
                return
            await self._decided(response, asked, _after(row, match, begun, click))

    async def _ask(self, response: Response, key: str) -> Message:
        """The next puzzle of this game; it counts as asked."""
        row = await self._next(response, key)
        await self._store.save_puzzle(row)
        return await self._shown(response, row)

    async def _decided(self, response: Response, asked: Asked, row: PuzzleRow) -> None:
        """Keep what was done; a first answer counts for the ratings of both."""
        begun, match = await self._matches(response, asked, row)
        if row.result or not is_over(begun.game, match.game):
            await self._store.save_puzzle(row)
        else:
            solved = is_solved(begun.game, match.game, asked.puzzle)
            mine = await self._rating(row) or ratings.unknown(row.user, rating_key(row.key))
            known = {rating.key: rating for rating in await self._store.puzzle_ratings(asked.name)}
            its = known.get(asked.name) or ratings.unknown(0, asked.name, STRENGTH[asked.puzzle.grade])
            row = replace(row, result="solved" if solved else "failed")
            await self._store.save_puzzle(row, ratings.answered(mine, its, solved=solved))
        response.decided()
        await response.show(await self._shown(response, row))

    async def _post(self, response: Response, key: str) -> None:
        """Show a puzzle and its answer, hidden, to all who read here; who asked has seen it. Raises Refusal where they
        may not write.
        """
        if response.interaction.guild_id is not None and not response.interaction.permissions.send_messages:
            raise Refusal("puzzle-post")
        await response.reply(private=False)
        async with self._queues.of(str(response.user)):
            row = await self._next(response, key)
            asked = Asked(row.key, row.puzzle)
            first = computer(PLAYER, (), response.t)
            begun = await asyncio.to_thread(match_at, asked, (), (first, computer(PLAYER, (first,), response.t)))
            await self._store.save_puzzle(replace(row, result=row.result or "shown"))
        await response.show(self._messages(begun, begun, asked, response).posted())

    async def _next(self, response: Response, key: str) -> PuzzleRow:
        """The puzzle of the day; of a game the one not answered yet, else one that nobody has shown to this person, as
        hard as they are strong; when all were seen, that which was asked the longest ago. Raises Refusal if there is
        none.
        """
        user, now = response.user, self._now()
        if not key:
            zone = (await self._store.preferences(user, response.interaction.guild_id)).zone
            asked = of_the_day(daily.today(key, now, zone).day)
            known = {row.puzzle: row for row in await self._store.puzzles(user, asked.key)}
            return known.get(asked.id) or PuzzleRow(user, asked.key, asked.id, now)
        every = await asyncio.to_thread(puzzles, key) if key in GAMES else {}
        if not every:
            raise Refusal("no-puzzle")
        rows = [row for row in await self._store.puzzles(user, key) if row.puzzle in every]
        if waiting := [row for row in rows if not row.result]:
            return waiting[-1]
        new = every.keys() - {row.puzzle for row in rows}
        if not new:
            return replace(rows[0], decisions=(), at=now)
        name = rating_key(key)
        mine = await self._store.rating(user, name) or ratings.unknown(user, name)
        hard = {rating.key: rating.mu for rating in await self._store.puzzle_ratings(name)}
        found = min(
            sorted(new),
            key=lambda id_: abs(hard.get(Asked(key, id_).name, STRENGTH[every[id_].grade]) - mine.mu),
        )
        return PuzzleRow(user, key, found, now)

    async def _shown(self, response: Response, row: PuzzleRow, path: str = "") -> Message:
        """The decision that waits, or the answer: the table after the turn that solved it."""
        asked = Asked(row.key, row.puzzle)
        begun, match = await self._matches(response, asked, row)
        if not is_over(begun.game, match.game):
            return self._messages(match, begun, asked, response).question(path)
        if not (solved := is_solved(begun.game, match.game, asked.puzzle)):
            revision, best = match.revision, asked.puzzle.accepted[:1]
            _, match = await self._matches(response, asked, replace(row, decisions=best))
            match = replace(match, row=replace(match.row, revision=revision))
        return self._messages(match, begun, asked, response).answer(await self._rating(row), solved=solved)

    async def _rating(self, row: PuzzleRow) -> RatingRow | None:
        return await self._store.rating(row.user, rating_key(row.key))

    async def _matches(self, response: Response, asked: Asked, row: PuzzleRow) -> tuple[Match, Match]:
        """The game as the puzzle begins, and after what was decided."""
        seats = person(response), computer(PLAYER, (), response.t)
        begun = await asyncio.to_thread(match_at, asked, (), seats)
        return begun, await asyncio.to_thread(match_at, asked, row.decisions, seats)

    def _messages(self, match: Match, begun: Match, asked: Asked, response: Response) -> PuzzleMessages:
        return PuzzleMessages(match, begun, asked.puzzle, response.t, self._emoji_of(match.key))


def _after(row: PuzzleRow, match: Match, begun: Match, click: MoveClick | ActionClick) -> PuzzleRow:
    """What is kept after this click. Raises Refusal."""
    over = is_over(begun.game, match.game)
    match click:
        case MoveClick():
            moves = None if over else moves_of(match.game, click.key)
            if moves is None:
                raise Refusal("stale")
            return replace(row, decisions=(*row.decisions, moves))
        case ActionClick(what="undo") if not over:
            return replace(row, decisions=row.decisions[:-1])
        case ActionClick(what="again") if over:
            return replace(row, decisions=())
    return row
