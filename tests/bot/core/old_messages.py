"""Messages of a kept data folder in the hands of their people; each press is judged by its effect."""

import re
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

import bot
from bot.base import custom_ids
from bot.base.choices import moves_key, split_key
from bot.base.i18n import localizer
from bot.matches.match import Match
from bot.store import JournalEntry
from engine.record import Header, catalogue_hash
from engine.registry import load
from tests.bot.core.conftest import BotHarness
from tests.bot.matches import says
from tests.data.kept import KeptData, Press
from tests.e2e.client import BUTTON, STRING_SELECT, Event, User, is_private, text, walk

SHOWN = ("MESSAGE_CREATE", "MESSAGE_UPDATE")
WORDS = (Path(bot.__path__[0]) / "words.en.ftl").read_text()
NO = {
    why: re.compile(".*".join(map(re.escape, filter(None, re.split(r"\{.*?\}", words)))))
    for why, words in re.findall(r"^bot-no-(\S+) = (.*[^{])$", WORDS, re.MULTILINE)
}
"""What each refusal says."""
RENEWED = localizer("en")("bot-renewed")
"""What a panel says that shows how the table stands now."""
NEVER = ("unknown", "unreadable", "not-installed", "busy")
"""Refusals that no button of a kept message may bring."""
UNDO = ("undo", "undo.last", "undo.turn")
"""What takes something back. The first one once asked which; now a click is enough."""
WAITING = ("not-your-turn", "over")
"""Refusals in words that panels use, too."""


def verb(press: Press) -> str:
    """What an action or a button of a lobby asks for."""
    return getattr(press.click, "what", "")


def same_rules(header: Header) -> bool:
    """Whether the game of a header is played by the same rules today."""
    today = load(header.game).rules_version, catalogue_hash(header.game)
    return (header.rules_version, header.catalogue) == today


def refusals(told: str) -> set[str]:
    """The refusals that are told, by their keys."""
    return {why for why, words in NO.items() if words.search(told)}


@dataclass(frozen=True)
class Moment:
    """Where all games stand."""

    matches: dict[str, Match]

    def awaits(self, press: Press, user: int) -> bool:
        """Whether the press decides what this person can decide now. Under other rules than then, nobody knows."""
        click = press.click
        if not isinstance(click, custom_ids.MoveClick | custom_ids.ActionClick):
            return False
        match = self.matches[click.game]
        if match.revision != click.revision or not same_rules(match.header):
            return False
        if isinstance(click, custom_ids.MoveClick):
            return match.owner(match.to_move) == user
        return click.what in UNDO and match.undoer == user


class OldMessages:
    """The messages of then. Every press is answered, and changes what it says or nothing."""

    def __init__(self, harness: BotHarness, kept: KeptData) -> None:
        self._club = harness
        self._kept = kept
        self._then = deepcopy(harness.stand_in.world.messages)
        self._games = dict.fromkeys(press.click.game for press in kept.presses if hasattr(press.click, "game"))

    async def now(self) -> Moment:
        return Moment({game: await self._club.bot.services.matches.get(game) for game in self._games})

    async def press(self, press: Press) -> str:
        """Returns what the person was told."""
        [user] = await self._club.users(press.person)
        self._restore(press)
        before, since = await self.now(), len(user.delivered)
        kind, values = (BUTTON, None) if press.option is None else (STRING_SELECT, [press.option])
        outcome = await user.press(press.message, press.control, values, kind=kind)
        assert not outcome.failed, f"{press.id} was not answered"
        await user.settled()
        if (game := getattr(press.click, "game", None)) is not None:
            await self._club.bot.services.matches.after_computers(game)
            await user.settled()
        told = [event for event in user.delivered[since:] if event.name in SHOWN]
        self._judge_words(press, told)
        words = "\n".join(text(event.data) for event in told)
        assert told or await self._takes_back_unseen(press), f"{press.id}: nothing was told"
        await self._judge_changes(press, user, before, words)
        return words

    def offers(self, press: Press) -> bool:
        """Whether the message still has this control: one that the bot keeps has those of today by and by."""
        there = self._club.stand_in.world.messages[press.message["channel_id"]][press.message["id"]]
        return any(part.get("custom_id") == press.control for part in walk(there.components))

    async def _takes_back_unseen(self, press: Press) -> bool:
        """Whether it took something back where the bot cannot reach the table: it has no words, and then no picture."""
        return verb(press) in UNDO and (await self._club.bot.services.matches.get(press.click.game)).row.asleep

    def _restore(self, press: Press) -> None:
        """Show a private message as it was then: each of its buttons is pressed as if it were the first."""
        then = self._then[press.message["channel_id"]][press.message["id"]]
        world = self._club.stand_in.world
        if then.viewer is not None or world.channels[then.channel_id].is_dm:
            world.messages[then.channel_id][then.id] = deepcopy(then)

    def _judge_words(self, press: Press, told: list[Event]) -> None:
        posted = f"{self._kept.folder.name} posted {press.id}, so it must go on working"
        for event in told:
            why = refusals(text(event.data))
            assert not why & set(NEVER), f"{posted}: {text(event.data)}"
            assert not says(text(event.data), "bot-accident"), posted
            private = is_private(event.data) or self._club.stand_in.world.channels[event.data["channel_id"]].is_dm
            assert private or not why - set(WAITING), f"{press.id} is refused for all to see"

    async def _judge_changes(self, press: Press, user: User, before: Moment, told: str) -> None:
        after, awaited = await self.now(), before.awaits(press, int(user.id))
        changed = [game for game, then in before.matches.items() if after.matches[game].revision != then.revision]
        if not changed:
            assert not awaited, f"{press.id} did nothing: {told}"
            moves = isinstance(press.click, custom_ids.MoveClick)
            assert not moves or refusals(told) or RENEWED in told, (
                f"{press.id} did nothing, and nobody says why: {told}"
            )
            return
        [game] = changed
        assert game == getattr(press.click, "game", None), f"{press.id} changed another game"
        first, *others = (await self._club.bot.services.store.journal(game))[before.matches[game].revision :]
        assert {entry.user for entry in others} <= {None}, f"{press.id} decided for somebody"
        assert first.user == int(user.id), f"{press.id}, pressed by {press.person}, was taken for somebody else's"
        _judge_entry(press, first, awaited=awaited)


def _judge_entry(press: Press, entry: JournalEntry, *, awaited: bool) -> None:
    match press.click:
        case custom_ids.MoveClick(_, _, key):
            lawful = awaited and (entry.kind, moves_key(entry.moves)) == ("play", split_key(key)[0])
        case custom_ids.ActionClick(_, _, what) if what in UNDO:
            lawful = awaited and entry.kind == "undo"
        case custom_ids.ActionClick(_, _, "end.agree" | "end.force"):
            lawful = entry.kind == "abandon"
        case _:
            lawful = False
    assert lawful, f"{press.id}, pressed by {press.person}, must not have led to {entry}"
