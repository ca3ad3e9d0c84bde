"""People who play by reading alone: texts, labels and alt texts tell them what they choose from, and what they know."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.base.i18n import localizer
from tests.e2e.client import GALLERY, TEXT_DISPLAY, Json, User, controls, is_private, text, walk
from tests.e2e.player import Offer, Party, offers, revision, shown

SAY = localizer("en")
PAGE = f"### {SAY('bot-words')}"
MORE = ("always", "dm", "explain", "hand", "hint-button", "legend", "log", "replay", "together", "why", "words")
ASIDE = ("boards", "more", "next", "to-table", "undo", *MORE)
LEADING = frozenset(SAY(f"bot-{word}") for word in ASIDE)
"""The words of controls that decide nothing; everything else in a message that asks is an answer."""
TURNING = frozenset(SAY(f"bot-{word}") for word in ("pick-next", "pick-previous", "play"))
"""The words of controls that lead on; in a private message that asks nothing else they only turn its pages."""
BOARDS = f"### {SAY('bot-boards')}"
"""How a message begins that leads from picture to picture."""
OFTEN = 12
"""After so many decisions the person to move has the whole table told."""


@dataclass(frozen=True)
class Read:
    """What somebody had read when they were to decide."""

    user: User
    revision: int
    told: tuple[str, ...]
    """The table in words, paragraph by paragraph."""
    own: str
    """What stood above the pictures of their own view."""


@dataclass
class ReadingParty(Party):
    """Chooses by words; ids only tell whether the answer to a click is there."""

    read: list[Read] = field(default_factory=list)

    async def words_first(self) -> None:
        """Everybody has the words of pictures put on top of them."""
        for person in self.people:
            await person.command(self.channel, "settings")
            page = await shown(person, lambda m: is_private(m) and "Words: first" in text(m), self.channel)
            await person.choose(page, "Words: first")
            await person.answered(self.channel)

    def answers(self, message: Json) -> list[Offer]:
        """Every control of a message that asks somebody, or asks in private, but those that lead elsewhere."""
        found = [offer for offer in offers(message) if offer.words not in LEADING]
        if is_private(message):
            asks = not text(message).startswith(BOARDS) and any(offer.words not in TURNING for offer in found)
        else:
            asks = "**<@" in text(message)
        return found if asks and all(offer.id[:2] in ("m:", "n:", "a:") for offer in found) else []

    async def ponder(self, user: User, message: Json, found: Sequence[Offer]) -> None:
        """Every answer can be told from the others; now and then the whole table is read."""
        menus = {control["custom_id"]: control.get("placeholder") or "" for control in controls(message)}
        words = [(menus[offer.control], offer.words) for offer in found]
        assert all(offer.words for offer in found), f"an answer without words: {words}"
        assert len(set(words)) == len(words), f"answers that only a picture tells apart: {words}"
        at = revision(found[0])
        if is_private(message):
            assert not pictured(message) or above(message), "the words of pictures come first"
        if at >= (self.read[-1].revision + OFTEN if self.read else 0):
            self.read.append(Read(user, at, await self._table(user), await self._own(user)))

    async def _table(self, user: User) -> tuple[str, ...]:
        """The table in words, page by page."""
        page = await self._asks_for(user, SAY("bot-words"))
        told = [_body(page)]
        while _offered(page, SAY("bot-pick-next")):
            await user.click(page, label=SAY("bot-pick-next"))
            page = await shown(user, lambda m, id_=page["id"]: m["id"] == id_ and _body(m) != told[-1], self.channel)  # type: ignore[misc]
            told.append(_body(page))
        await user.dismiss(page)
        return tuple(_paragraphs(told))

    async def _own(self, user: User) -> str:
        """What stands first in one's own view."""
        page = await self._asks_for(user, SAY("bot-hand"))
        await user.dismiss(page)
        return above(page)

    async def _asks_for(self, user: User, label: str) -> Json:
        """What a button behind *More* at the table brings: it takes the place of what stood there."""
        table = await shown(user, lambda m: not is_private(m) and _offered(m, SAY("bot-more")), self.channel)
        known = {message["id"] for message in await user.messages(self.channel)}
        await user.click(table, label=SAY("bot-more"))
        page = await shown(user, lambda m: m["id"] not in known and is_private(m) and _offered(m, label), self.channel)
        await user.click(page, label=label)
        return await shown(user, lambda m: m["id"] == page["id"] and text(m) != text(page), self.channel)


def _offered(message: Json, label: str) -> bool:
    return any(offer.words == label for offer in offers(message))


def pictured(message: Json) -> bool:
    """Whether there are pictures."""
    return any(part["type"] == GALLERY for part in message["components"])


def above(message: Json) -> str:
    """What is written above the first picture, or at all."""
    written = []
    for part in message["components"]:
        if part["type"] == GALLERY:
            break
        written += [part["content"]] if part["type"] == TEXT_DISPLAY else []
    return "\n".join(written)


def _body(message: Json) -> str:
    """A page without its heading and number."""
    whole = "\n".join(part["content"] for part in walk(message["components"]) if part["type"] == TEXT_DISPLAY)
    lines = [line for line in whole.removeprefix(PAGE).strip().split("\n") if not line.startswith("-# ")]
    return "\n".join(lines)


def _paragraphs(pages: Sequence[str]) -> list[str]:
    """The paragraphs of all pages; one that goes on overleaf is put together again. What one has oneself stands before
    the first heading, and is read elsewhere.
    """
    told: list[str] = []
    for piece in (piece for page in pages for piece in page.split("\n\n")):
        if piece.startswith("### "):
            told.append(piece)
        elif told:
            told[-1] += f"\n{piece}"
    return told
