"""Taking back together: shown to whoever wants it, then asked of all whom it touches."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.matches import together
from bot.matches.agreement import AGAIN_SECONDS
from bot.messages import together as messages
from bot.messages.outgoing import OutgoingMessage, note

if TYPE_CHECKING:
    from bot.base import custom_ids
    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.matches.together import Plan
    from bot.messages.public import PublicMessages
    from bot.store import Store


class TogetherHandler:
    """A question holds as long as nobody decides anything; then what would be taken back is no longer the same."""

    def __init__(self, store: Store, matches: MatchService, public_messages: PublicMessages) -> None:
        self._store = store
        self._matches = matches
        self._public = public_messages
        self._asked: dict[str, Response] = {}
        """By question, the answer to whoever asked it, as long as Discord lets it be changed; forgotten at a stop."""

    async def act(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """`detail` is empty, or a step with the number of decisions, and who asked: `look.3`, `yes.3.77`. Raises
        Refusal.
        """
        step, _, rest = detail.partition(".")
        count, _, asker = rest.partition(".")
        if step in ("yes", "no"):
            await response.update()
        elif step != "ask":
            await response.open()
        match = await self._matches.get(click.game)
        if not step:
            await self._choose(response, match)
            return
        if match.revision != click.revision or not count.isdigit():
            if step in ("yes", "no") and count.isdigit() and match.undoing(click.revision) is None:
                await self._end(response, _question(match.id, click.revision, int(count)), "bot-together-lapsed")
                return
            raise Refusal("stale")
        by = int(asker) if asker.isdigit() else response.user
        plan = together.plan(match, by, int(count))
        match step:
            case "look":
                await response.show(messages.look(match, plan, response.user, self._public, response.t))
            case "ask":
                await self._ask(response, match, plan)
            case "yes":
                await self._agree(response, match, plan, by)
            case "no":
                await self._refuse(response, match, plan)
            case _:
                raise Refusal("unknown")

    async def _choose(self, response: Response, match: Match) -> None:
        turns = together.turns(match)
        together.plan(match, response.user, turns[0].decisions if turns else 0)
        await response.show(await asyncio.to_thread(messages.how_far, match, turns, response.t))

    async def _ask(self, response: Response, match: Match, plan: Plan) -> None:
        now = self._matches.now()
        others = plan.people - {response.user}
        if not await self._store.ask(match.id, f"back-{plan.before}", others, now, AGAIN_SECONDS):
            raise Refusal("asked-today")
        await response.update()
        question = await self._agreed(response, match, plan, response.user)
        if question is not None:
            await response.show(messages.request_sent(others, response.t))
            await response.add(question, private=False)
            self._asked = {of: one for of, one in self._asked.items() if not one.interaction.is_expired()}
            self._asked[_question(match.id, match.revision, len(plan.entries))] = response

    async def _agree(self, response: Response, match: Match, plan: Plan, asker: int) -> None:
        question = await self._agreed(response, match, plan, asker)
        if question is not None:
            await response.show(question)

    async def _agreed(self, response: Response, match: Match, plan: Plan, asker: int) -> OutgoingMessage | None:
        """With the last yes it is taken back; until then, the question to those whose yes is missing."""
        if response.user not in plan.people:
            raise Refusal("not-asked")
        count, t = len(plan.entries), response.t
        agreed = await self._store.agree(match.id, _what(match, count), response.user)
        if not plan.people <= agreed:
            return messages.question(match, plan, asker, agreed, self._public, t)
        asked = _question(match.id, match.revision, count)
        await self._matches.take_back(match.id, match.revision, count, asker, agreed)
        await self._end(response, asked, "bot-undone" if len(plan.people) == 1 else "bot-together-done")
        return None

    async def _refuse(self, response: Response, match: Match, plan: Plan) -> None:
        if response.user not in plan.people:
            raise Refusal("not-asked")
        await self._store.disagree(match.id, _what(match, len(plan.entries)))
        await self._end(response, _question(match.id, match.revision, len(plan.entries)), "bot-together-not")

    async def _end(self, response: Response, asked: str, key: str) -> None:
        """What became of a question, in its place and for whoever has asked it."""
        await response.show(note(response.t(key)))
        if asker := self._asked.pop(asked, None):
            await asker.amend(note(asker.t(key)))


def _what(match: Match, count: int) -> str:
    return f"back-{match.revision}-{count}"


def _question(game: str, revision: int, count: int) -> str:
    return f"{game}-{revision}-{count}"
