"""/follow: be told of a game without playing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.base.errors import Refusal
from bot.delivery.following import round_of
from bot.messages.public import title
from bot.store import Follow

if TYPE_CHECKING:
    from bot.delivery.following import Following
    from bot.delivery.response import Response
    from bot.handlers.audience import Audience
    from bot.matches.match import Match
    from bot.store import Store

Every = Literal["round", "end", "never"]


class FollowHandler:
    """Only whoever may see a game can follow it."""

    def __init__(self, store: Store, following: Following, audience: Audience) -> None:
        self._store = store
        self._following = following
        self._audience = audience

    async def follow(self, response: Response, match: Match, every: Every) -> None:
        """Begin to follow a game, or never follow it again. Raises Refusal."""
        await self._audience.check(response, match.row)
        if every == "round" and match.view(None).headline is None:
            every = "end"  # there are no rounds to tell of
        if every == "never":
            await self._store.unfollow(match.id, response.user)
        elif match.over:
            raise Refusal("over")
        else:
            await self._following.begin(Follow(match.id, response.user, every, round_of(match)))
        await response.note(response.t(f"bot-follow-{every}", title=title(match, response.t)))
