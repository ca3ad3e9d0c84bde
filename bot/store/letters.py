"""Direct messages that tell somebody of turns, and the lines of those that came too soon after one."""

from __future__ import annotations

from bot.store import person_rows, queries
from bot.store.statements import Statements


class Letters(Statements):
    """The part of the store that knows them."""

    async def letter(self, user: int) -> person_rows.Letter | None:
        """The last one with a picture that somebody got."""
        return await self._one(person_rows.LETTER, queries.LETTER, user=user)

    async def save_letter(self, letter: person_rows.Letter) -> None:
        await self._execute(queries.SAVE_LETTER, person_rows.LETTER.dump_python(letter))

    async def lines(self, letter: str) -> list[person_rows.Line]:
        """The turns in the list below a letter."""
        return await self._many(person_rows.LINE, queries.LINES, letter=letter)

    async def lines_of_game(self, game: str) -> list[person_rows.Line]:
        """The turns of a game that are told by a line."""
        return await self._many(person_rows.LINE, queries.LINES_OF_GAME, game=game)

    async def save_line(self, line: person_rows.Line) -> None:
        await self._execute(queries.SAVE_LINE, person_rows.LINE.dump_python(line))

    async def drop_line(self, line: person_rows.Line) -> None:
        await self._execute(queries.DROP_LINE, person_rows.LINE.dump_python(line))

    async def line_list(self, letter: str) -> person_rows.LineList | None:
        """The message with the lines below a letter."""
        return await self._one(person_rows.LINE_LIST, queries.LINE_LIST, letter=letter)

    async def save_line_list(self, line_list: person_rows.LineList) -> None:
        await self._execute(queries.SAVE_LINE_LIST, person_rows.LINE_LIST.dump_python(line_list))

    async def drop_line_list(self, letter: str) -> None:
        await self._execute(queries.DROP_LINE_LIST, {"letter": letter})
