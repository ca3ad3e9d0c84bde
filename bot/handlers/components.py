"""What is this? A tile, building, person, card or token, by its name or from a menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, NamedTuple

import engine
from bot import games
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.rulebook import numbered_rules
from bot.drawing import ComponentPictures
from bot.messages.components import name, one_component
from bot.messages.outgoing import OutgoingMessage, PictureBlock, UndrawnMessage, no_words
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.base import custom_ids
    from bot.base.components import Component
    from bot.delivery.response import Response
    from bot.store import Store
    from render import Localize

NEAREST = 3


class Named(NamedTuple):
    """A component, and the game it belongs to."""

    key: str
    component: Component


class ComponentHandler:
    """Things are those of the game of the channel, with its options; elsewhere those of every game as it usually is."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def show(self, response: Response, words: str, game: str = "") -> None:
        """Answer with the component that is called so. Raises Refusal if nothing is."""
        await response.reply()
        named = await self.named(response.interaction.channel_id, words, game, response.t)
        if not named:
            raise Refusal("no-card", asked=Verbatim(words[:100]))
        await self._answer(response, *named[0])

    async def click(self, response: Response, asked: custom_ids.ComponentClick) -> None:
        """Show the component picked in a menu."""
        await response.open()
        if asked.key not in GAMES:
            raise Refusal("unknown")
        options = await self._options(response.interaction.channel_id, asked.key)
        components = games.components(asked.key, options, response.t)
        found = next((component for component in components if component.id == asked.component), None)
        if found is None:
            raise Refusal("unknown")
        await self._answer(response, asked.key, found)

    async def named(self, channel: int | None, words: str, game: str, t: Localize) -> list[Named]:
        """What is called like these words, the best first; of the game of the channel if none is given."""
        row = await self._store.game_in(channel) if channel is not None else None
        here = row.key if row is not None and row.key in GAMES else ""
        first = [key for key in (game or here,) if key in GAMES]
        everything = [
            Named(key, component)
            for key in (first if game else dict.fromkeys([*first, *GAMES]))
            for component in games.components(key, await self._options(channel, key), t)
        ]
        return _matching(everything, words, t)

    async def _options(self, channel: int | None, key: str) -> Mapping[str, str]:
        """Those of the game that is played in the channel, else the usual ones."""
        row = await self._store.game_in(channel) if channel is not None else None
        kind = engine.load(key)
        if row is not None and row.key == key:
            return kind.from_json(row.position).options
        return kind.complete_options(kind.max_seats, {})

    async def _answer(self, response: Response, key: str, component: Component) -> None:
        options = await self._options(response.interaction.channel_id, key)
        components = games.components(key, options, response.t)
        book = numbered_rules(key)

        def compose(block: PictureBlock) -> OutgoingMessage:
            return OutgoingMessage(
                one_component(key, component, components, book, response.t, block.media), block.files
            )

        await response.show(
            UndrawnMessage(ComponentPictures(key, response.t, "", 0, component.id, options), compose, no_words)
        )


def _matching(everything: Sequence[Named], words: str, t: Localize) -> list[Named]:
    """Those called exactly so, then those whose name begins so, those that have the words in it, and if there are none
    of these those with a name much like it. A value of a suggestion, `helios:temple`, is exact too.
    """
    asked = words.strip().casefold()
    called = [(named, name(named.key, named.component, t).casefold()) for named in everything]
    ranked = [
        [named for named, one in called if asked in (one, f"{named.key}:{named.component.id}")],
        [named for named, one in called if one.startswith(asked)],
        [named for named, one in called if asked in one],
    ]
    found = [named for some in ranked for named in some]
    if not found:
        near = get_close_matches(asked, {one for _, one in called}, NEAREST)
        found = [named for like in near for named, one in called if one == like]
    return list(dict.fromkeys(found))
