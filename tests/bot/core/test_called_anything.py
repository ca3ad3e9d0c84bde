"""Whatever players call themselves is a plain name in every text about them: no markdown, no link, no mention."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import bot
from bot.base.errors import Refusal
from bot.base.markdown import escape
from bot.matches import lobby
from bot.matches.match import Match
from bot.matches.offers import check_person, takeable
from bot.messages import lobby as lobby_messages
from bot.messages.outgoing import Message
from bot.messages.overview import overview
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.store import Habit, MessageRow, Seat, TableRow
from tests.bot.core.conftest import has, passed_turn, quiet, shown, turn_of, whole_turn
from tests.bot.core.test_secrecy import begin, say
from tests.bot.drawn import laid
from tests.e2e.client import TEXT_DISPLAY, is_private, walk

ANA, BEN = 11, 12
NAMES = ("**A** [x](http://evil) <@1>", "_B_ @everyone `c`")
PUBLIC = PublicMessages()
PRIVATE = PrivateMessages(PUBLIC)
NAMED = re.compile(r"\$(?:player|other|was|now|by|name|players|seats)\b")
ELSEWHERE = {"bot-here", "bot-games-play", "bot-thread", "bot-bad-seats", "bot-lobby-seat-ask"}
"""On buttons and threads, which have no markdown; and numbers."""


def read(message: Message) -> str:
    return contents(laid(message).layout.to_components())


def contents(components) -> str:
    return "\n".join(part["content"] for part in walk(components) if part["type"] == TEXT_DISPLAY)


def turn(match: Match) -> str:
    user, seat = match.owner(match.to_move), match.to_move
    return read(PUBLIC.turn(match, MessageRow("n", match.id, "turn", 7, opened=0, user=user, seat=seat)))


def past(match: Match) -> str:
    return read(PUBLIC.past(match, MessageRow("n", match.id, "turn", 7, opened=0, seat=0, closed=match.revision)))


def refused(ask: Callable[[Match, int], object], match: Match, user: int) -> str:
    with pytest.raises(Refusal) as no:
        ask(match, user)
    return no.value.words(say)


def played(match: Match, decisions: int) -> Match:
    for _ in range(decisions):
        match, _ = match.play(match.game.moves()[:1], user=match.owner(match.to_move), at=0)
    return match


def taken_back(match: Match) -> Match:
    return match.take_back(1, user=ANA, at=0)[0]


def seats(match: Match, *users: int | None) -> Match:
    """The same names for others; None for a computer."""
    seated = tuple(Seat(name, user, None if user else "random") for name, user in zip(NAMES, users, strict=True))
    return replace(match, row=replace(match.row, seats=seated))


OCCASIONS: dict[str, Callable[[Match], str]] = {
    "bot-no-not-your-turn": lambda match: refused(check_person, match, BEN),
    "bot-no-other-undo": lambda match: refused(takeable, played(match, 2), BEN),
    "bot-turn-for": lambda match: turn(seats(match, ANA, ANA)),
    "bot-turn-computer": lambda match: turn(seats(match, None, BEN)),
    "bot-turn-past": past,
    "bot-thinking": lambda match: turn(seats(match, None, BEN)),
    "bot-thinking-undo": lambda match: turn(played(seats(match, ANA, None), 2)),
    "bot-asked": turn,
    "bot-strip": turn,
    "bot-panel": lambda match: read(PRIVATE.panel(match, ANA, say)),
    "bot-waiting": lambda match: read(PRIVATE.panel(match, BEN, say)),
    "bot-waiting-undo": lambda match: read(PRIVATE.panel(played(match, 2), ANA, say)),
    "bot-explain-other": lambda match: read(PRIVATE.explain(match, BEN, 0, say)),
    "bot-log-undo": lambda match: turn(taken_back(played(match, 2))),
    "bot-log-hand_over": lambda match: turn(match.hand_over(1, Seat(NAMES[0], user=BEN), user=ANA, at=0)[0]),
    "bot-log-abandon": lambda match: past(match.abandon(user=ANA, name=NAMES[0], at=0)[0]),
    "bot-log-resign": lambda match: turn(resigned(three(match), BEN)),
    "bot-log-away": lambda match: turn(away(match)),
    "bot-log-back": lambda match: turn(away(match).come_back(ANA, at=0)[0]),
    "bot-log-late": lambda match: turn(resigned(three(match), BEN, late=True)),
    "bot-log-resign_end": lambda match: past(resigned(match, BEN)),
    "bot-begun": lambda match: read(lobby_messages.begun_lobby(seats(match, ANA, ANA), room(), text_only=True)),
    "bot-end-won": lambda match: read(PUBLIC.end(played(match, 20), MessageRow("n", "g", "end", 7, opened=0), 0)),
    "bot-score": lambda match: read(PRIVATE.score(match, say)),
    "bot-games-yours": lambda match: listed(match, ANA),
    "bot-games-others": lambda match: listed(match, BEN),
    "bot-games-computer": lambda match: listed(match, None),
    "bot-games-table": lambda match: read(overview(ANA, [], [table(match, BEN)], [], say)),
}
BY_CLICKS = {"bot-no-still-here", "bot-replaced", "bot-dm-played", "bot-dm-taken-back", "bot-dm-replaced"}


def three(match: Match) -> Match:
    more = begin(match.key, 3, 1)
    seated = (*match.row.seats, Seat(NAMES[0], user=13))
    return replace(more, row=replace(more.row, seats=seated))


def resigned(match: Match, user: int, *, late: bool = False) -> Match:
    return match.resign(user, lambda seats: Seat(NAMES[0], player="random"), at=0, late=late)[0]


def away(match: Match) -> Match:
    return match.stand_in("random", at=0)[0]


def table(match: Match, waits_for: int | None) -> TableRow:
    return TableRow("g", match.key, match.row.seats, 1, 2, 3, waits_for, 4, None)


def listed(match: Match, waits_for: int | None) -> str:
    return read(overview(ANA, [table(match, waits_for)], [], [], say))


def room():
    host = Seat("h", user=ANA)
    return lobby.opened(key="orchard", options={}, host=host, guild=1, channel=2, locale="en", thread=False, at=0)


@pytest.fixture
def match(orchard) -> Match:
    """The first seat is to move."""
    match = seats(begin(orchard, 2, 1), ANA, BEN)
    assert match.to_move == 0
    return match


def harmless(told: str) -> None:
    assert any(escape(name) in told for name in NAMES)
    assert not any(name in told for name in NAMES)


def test_all_that_names_a_player_is_here():
    words = (Path(bot.__file__).parent / "words.en.ftl").read_text()
    said = re.findall(r"^([a-z_-]+) =((?:.|\n(?=[ ]))*)", words, re.MULTILINE)
    assert {key for key, told in said if NAMED.search(told)} - ELSEWHERE == OCCASIONS.keys() | BY_CLICKS


@pytest.mark.parametrize("key", OCCASIONS)
async def test_a_name_is_no_markdown(match, key):
    harmless(OCCASIONS[key](match))


async def test_a_name_is_no_markdown_in_direct_messages_and_where_somebody_is_replaced(club):
    people = [user for user in club.stand_in.world.users.values() if not user.bot]
    for user, called in zip(people, NAMES, strict=False):
        user.global_name = called
    ana, ben = await club.users(*NAMES)
    for user in (ana, ben):
        await club.bot.services.store.choose(Habit(int(user.id), call="both"), "en")
    first, second = await club.begin(ana, ben)
    await whole_turn(first)
    await turn_of(second)
    await second.command("table-1", "replace")
    harmless(contents((await note(second, "can be replaced once"))["components"]))
    await letter(club, first, "played. It is")
    await first.click(await passed_turn(first), label="Undo")
    question = await shown(first, lambda m: has(m, "Take back the last step"))
    await first.click(question, label="Take back the last step")
    await turn_of(first, "Play my turn")
    await letter(club, second, "has taken something back")
    club.bot.services.settings.absence_days = 0
    await club.table.trouble("member", user=first.id, present=False)
    await second.command("table-1", "replace")
    harmless(contents((await note(second, "A computer goes on for"))["components"]))


async def note(user, words):
    return await shown(user, lambda m: is_private(m) and words in contents(m["components"]))


async def letter(club, user, words):
    """The last direct message with this text names players without markup."""
    await quiet(club)
    [inbox] = [channel["id"] for channel in await user.channels() if channel["type"] == 1]
    told = contents((await user.messages(inbox))[-1]["components"])
    assert words in told
    harmless(told)
