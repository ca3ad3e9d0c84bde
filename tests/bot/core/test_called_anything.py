"""Whatever players call themselves is a plain name in every text about them: no markdown, no link, no mention."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest

import bot
from bot.base.errors import Refusal
from bot.base.markdown import escape, short_names
from bot.matches import lobby
from bot.matches.daily import Table
from bot.matches.match import Match
from bot.matches.offers import check_person, takeable
from bot.matches.personal import personal
from bot.matches.seats import AGREED, come_back, handed_over, offer_seats, replaced, stand_in, take_seat
from bot.matches.steps import Turn
from bot.matches.together import Plan
from bot.messages import daily, digest, history, statistics, story
from bot.messages import lobby as lobby_messages
from bot.messages import seats as seat_messages
from bot.messages.finding import Sought
from bot.messages.layout.items import no_emoji
from bot.messages.overview import overview
from bot.messages.past import PastMessages, Place
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.messages.together import look
from bot.store import DailyLine, JournalEntry, MessageRow, PlayedRow, Preferences, ResultRow, Seat, TableRow, TopRow
from engine.game import Event
from tests.bot.core.conftest import buttons_of, has, quiet, shown, turn_of, whole_turn
from tests.bot.drawn import IN_WORDS
from tests.bot.matches import ANA, BEN, NAMES, begin, contents, played, read, seats, t
from tests.e2e.client import is_private

PUBLIC = PublicMessages()
NOBODY = Sought([], [], {ANA: (0, 0)})
PRIVATE = PrivateMessages(PUBLIC)
NAMED = re.compile(r"\$(?:player|other|was|now|by|name|players|seats)\b")
ELSEWHERE = {
    *(
        "bot-here",
        "bot-end-gone",
        "bot-seat-take",
        "bot-games-play",
        "bot-thread",
        "bot-bad-seats",
        "bot-lobby-seat-ask",
    ),
    *("bot-history-label", "bot-replay-choice", "bot-replay-seat", "bot-together-turn"),
    *("bot-replay-turn", "bot-replay-turn-round"),
    *("bot-stats-seats", "bot-daily-summary", "bot-daily-summary-left"),
}
"""On buttons, in menus and on threads, which have no markdown; and numbers."""


def turn(match: Match) -> str:
    user, seat = match.owner(match.to_move), match.to_move
    return read(PUBLIC.turn(match, MessageRow("n", match.id, "turn", 7, opened=0, user=user, seat=seat)))


def turn_begins(match: Match) -> str:
    """In the replay, the table where the first turn begins."""
    place = Place(0, None, 0, begins=True)
    return read(PastMessages(PUBLIC).step(played(match, 2), place, ANA, t))


def past(match: Match) -> str:
    return read(PUBLIC.past(match, MessageRow("n", match.id, "turn", 7, opened=0, seat=0, closed=match.revision)))


def moments(match: Match, found: list[Turn]) -> str:
    told = PastMessages(PUBLIC).moments(match, [(turn, match) for turn in found], t)
    return read(told).split("\n\n")[0]


def refused(ask: Callable[[Match, int], object], match: Match, user: int) -> str:
    with pytest.raises(Refusal) as no:
        ask(match, user)
    return no.value.words(t)


def taken_back(match: Match) -> Match:
    return match.take_back(1, user=ANA, at=0)[0]


def silent(match: Match) -> Match:
    """The same game, none of whose decisions was told."""
    return replace(match, history=tuple(replace(entry, events=()) for entry in match.history))


OCCASIONS: dict[str, Callable[[Match], str]] = {
    "bot-no-not-your-turn": lambda match: refused(check_person, match, BEN),
    "bot-no-other-undo": lambda match: refused(takeable, played(match, 2), BEN),
    "bot-turn-for": lambda match: turn(seats(match, ANA, ANA)),
    "bot-turn-passed": lambda match: past(silent(played(match, 2))),
    "bot-turn-newer": past,
    "bot-panel-asked-for-here": lambda match: read(PRIVATE.panel(seats(match, ANA, ANA), ANA, t, cards=True)),
    "bot-panel-asked-for": lambda match: read(PRIVATE.panel(seats(match, ANA, ANA), ANA, t)),
    "bot-person-for": lambda match: turn(seats(begin("helios", 2, 1), ANA, ANA)),
    "bot-replay-now": turn_begins,
    "bot-replay-now-round": turn_begins,
    "bot-thinking": lambda match: turn(seats(match, None, BEN)),
    "bot-waiting": lambda match: read(PRIVATE.panel(match, BEN, t)),
    "bot-waiting-undo": lambda match: read(PRIVATE.panel(played(match, 2), ANA, t)),
    "bot-explain-other": lambda match: read(PRIVATE.explain(match, BEN, 0, t)),
    "bot-log-undo": lambda match: turn(taken_back(silent(played(match, 2)))),
    "bot-log-undone": lambda match: turn(taken_back(played(match, 2))),
    "bot-log-hand_over": lambda match: turn(handed_over(match, 1, Seat(NAMES[0], user=BEN), user=ANA, at=0)[0]),
    "bot-log-replaced": lambda match: turn(agreed_on(match)),
    "bot-log-taken": lambda match: turn(take_seat(offering(match), 1, Seat(NAMES[0], user=13), at=0)[0]),
    "bot-log-turn": lambda match: of_several_parts(),
    "bot-log-gained": lambda match: between_rounds(),
    "bot-log-hint": lambda match: turn(replace(match, row=replace(match.row, hints=((1, 0),)))),
    "bot-log-offered": lambda match: turn(offering(match)),
    "bot-log-kept": lambda match: turn(offer_seats(offering(match), BEN, free=False, at=0)[0]),
    "bot-log-left": lambda match: turn(stand_in(match, ANA, "random", kind="left", at=0)[0]),
    "bot-seat-sure": lambda match: read(seat_messages.sure(match, 1, t)),
    "bot-replace-vote": lambda match: read(seat_messages.vote(match, ANA, (), (BEN,), t, alone=False, force=False)),
    "bot-replace-sure": lambda match: read(seat_messages.vote(match, ANA, (), (), t, alone=True, force=False)),
    "bot-log-abandon": lambda match: past(match.abandon(user=ANA, name=NAMES[0], at=0)[0]),
    "bot-log-resign": lambda match: turn(resigned(three(match), BEN)),
    "bot-log-away": lambda match: turn(away(match)),
    "bot-log-rests": lambda match: turn(stand_in(match, ANA, "random", kind="rests", at=0)[0]),
    "bot-log-back": lambda match: turn(come_back(away(match), ANA, at=0)[0]),
    "bot-log-late": lambda match: turn(resigned(three(match), BEN, late=True)),
    "bot-log-resign_end": lambda match: past(resigned(match, BEN)),
    "bot-begun": lambda match: read(lobby_messages.begun_lobby(seats(match, ANA, ANA), room())),
    "bot-end-won": lambda match: read(PUBLIC.end(played(match, 20), MessageRow("n", "g", "end", 7, opened=0), 0)),
    "bot-score": lambda match: read(PRIVATE.score(match, t)),
    "bot-score-alone": lambda match: read(PRIVATE.score(seats(begin("bluemoon", 2, 1), ANA, BEN), t)),
    "bot-score-tie": lambda match: read(PRIVATE.score(seats(begin("theocratia", 2, 1), ANA, BEN), t)),
    "bot-score-level": lambda match: read(PRIVATE.score(seats(begin("helios", 2, 1), ANA, BEN), t)),
    "bot-moment-gain": lambda match: moments(played(match, 20), [Turn(2, 0, 3), Turn(20, 1, 0)]),
    "bot-moment-end": lambda match: moments(played(match, 20), [Turn(20, 1, 0)]),
    "bot-moment-last": lambda match: moments(played(match, 3).abandon(user=None, name="", at=0)[0], [Turn(3, 1, 0)]),
    "bot-games-yours": lambda match: listed(match, ANA),
    "bot-games-others": lambda match: listed(match, BEN),
    "bot-games-computer": lambda match: listed(match, None),
    "bot-games-lost": lambda match: listed(match, ANA, asleep=True),
    "bot-stand-in": lambda match: turn(away(match)),
    "bot-log-together": lambda match: turn(
        played(match, 2).take_back_together(2, match.game, user=ANA, agreed=(0, 1), at=0)[0]
    ),
    "bot-together-again": lambda match: read(look(played(match, 2), seen_by_one(played(match, 2)), ANA, PUBLIC, t)),
    "bot-history-of": lambda match: read(history.history_page(history.Asked(ANA), NAMES[0], [], {}, None, t)),
    "bot-history-line": lambda match: archive(match, "over"),
    "bot-history-line-abandoned": lambda match: archive(match, "abandoned"),
    "bot-history-points": lambda match: read(PastMessages(PUBLIC).remains(played(match, 20), [(1, (2, 3))], None, t)),
    "bot-games-table": lambda match: read(overview(ANA, [], [table(match, BEN)], NOBODY, t)),
}
BY_CLICKS = {"bot-replace-not", "bot-replaced", "bot-dm-played", "bot-dm-taken-back", "bot-dm-replaced"}
OCCASIONS |= {
    "bot-stats-of": lambda match: read(statistics.overview(statistics.Asked(BEN), NAMES[0], {}, t)),
    "bot-stats-whose-of": lambda match: figures(match),
    "bot-top-line": lambda match: best(BEN),
    "bot-top-you": lambda match: best(ANA),
    "bot-daily-line": lambda match: of_the_day(ended=True),
    "bot-daily-line-left": lambda match: of_the_day(ended=False),
    "bot-daily-thinking": lambda match: read(daily.DailyMessages(match, t, no_emoji).thinking()),
}


def of_several_parts() -> str:
    """A turn of Helios that lays a tile and moves the sun."""
    match = seats(begin("helios", 2, 1), ANA, BEN)
    events = Event("sun", 0, hex="d6", steps=2), Event("placed", 0, tile="redwood", hex="d6", mana=0)
    told = story.turn_line(match, [JournalEntry(1, "play", at=0, seat=0, events=events)], 0, t)
    assert "sun to d6, redwood on d6" in told
    return told


def between_rounds() -> str:
    """What Civs of Theocratia brought before the next round."""
    match = seats(begin("theocratia", 2, 5), ANA, BEN)
    gained = Event("worship", 0, civ="pink", amount=1, why="pink_crystals", space=3)
    events = (
        Event("develops", civ="pink", card="dev_expansion"),
        gained,
        Event("round", 1, round=2, bonus="bonus_house"),
    )
    history = (replace(played(match, 1).history[0], kind="play", seat=1, events=events),)
    told = "\n".join(digest.turns(replace(match, history=history), history, t))
    assert "Worship between rounds" in told
    return told


def archive(match: Match, ended: Literal["over", "abandoned"]) -> str:
    return read(history.history_page(history.Asked(ANA), None, [over(match, ended)], {}, None, t))


def figures(match: Match) -> str:
    result = ResultRow("g", BEN, NAMES[0], match.key, 1, 2, 3, 1, 9, 2, {}, 1, 5)
    found = statistics.Figures(personal([result]), [], 9.0, None, [2])
    asked = statistics.Asked(BEN, match.key)
    return read(statistics.page(asked, NAMES[0], found, t), IN_WORDS)


def best(you: int) -> str:
    rows = [TopRow(ANA, NAMES[0], 25.0, 8.0, 1.0, 1)]
    return read(statistics.top("orchard", rows, you, t, listed=True))


def of_the_day(*, ended: bool) -> str:
    standing = daily.DailyStanding(1, [DailyLine(ANA, NAMES[0], 3, 2, ended)], True)
    return read(daily.cover(Table("2026-11-22", "orchard"), bytes(16), standing, t))


def over(match: Match, ended: Literal["over", "abandoned"]) -> PlayedRow:
    return PlayedRow(match.id, match.key, match.row.title, match.row.seats, 1, 2, 3, 4, ended, 5)


def seen_by_one(match: Match) -> Plan:
    """Taking back the latest decision needs everybody: the first seat saw what comes again."""
    return Plan(tuple(match.history[-1:]), frozenset((ANA, BEN)), comes_again=True, seen=(0,))


def three(match: Match) -> Match:
    more = begin(match.key, 3, 1)
    seated = (*match.row.seats, Seat(NAMES[0], user=13))
    return replace(more, row=replace(more.row, seats=seated))


def resigned(match: Match, user: int, *, late: bool = False) -> Match:
    return match.resign(user, lambda seats: Seat(NAMES[0], player="random"), at=0, late=late)[0]


def away(match: Match) -> Match:
    return stand_in(match, ANA, "random", at=0)[0]


def offering(match: Match) -> Match:
    return offer_seats(match, BEN, free=True, at=0)[0]


def agreed_on(match: Match) -> Match:
    """A computer goes on for one of three."""
    computer = Seat(NAMES[0], player="random")
    return replaced(three(match), BEN, lambda seats: computer, kind=AGREED, user=ANA, at=0)[0]


def table(match: Match, waits_for: int | None, *, asleep: bool = False) -> TableRow:
    return TableRow("g", match.key, match.row.seats, 1, 2, 3, waits_for, 4, None, asleep=asleep)


def listed(match: Match, waits_for: int | None, *, asleep: bool = False) -> str:
    return read(overview(ANA, [table(match, waits_for, asleep=asleep)], [], NOBODY, t))


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
    assert any(name in told for name in (*map(escape, NAMES), *short_names(NAMES)))
    assert not any(name in told for name in NAMES)


def test_all_that_names_a_player_is_here():
    words = (Path(bot.__file__).parent / "words.en.ftl").read_text()
    said = re.findall(r"^([a-z_-]+) =((?:.|\n(?=[ ]))*)", words, re.MULTILINE)
    assert {key for key, told in said if NAMED.search(told)} - ELSEWHERE == OCCASIONS.keys() | BY_CLICKS


@pytest.mark.parametrize("key", OCCASIONS)
async def test_a_name_is_no_markdown(match, key):
    harmless(OCCASIONS[key](match))


async def test_a_name_is_no_markdown_in_direct_messages_and_where_somebody_is_replaced(harness):
    people = [user for user in harness.stand_in.world.users.values() if not user.bot]
    for user, called in zip(people, NAMES, strict=False):
        user.global_name = called
    ana, ben = await harness.users(*NAMES)
    for user in (ana, ben):
        await harness.bot.services.store.choose(Preferences(int(user.id), call="both"), "en")
    first, second = await harness.begin(ana, ben)
    await whole_turn(first)
    await turn_of(second)
    await first.command("table-1", "replace")
    asked = await shown(second, lambda m: has(m, "Wait for them"))
    await second.click(asked, label="Wait for them")
    kept = await shown(second, lambda m: m["id"] == asked["id"] and not has(m, "Wait for them"))
    harmless(contents(kept["components"]))
    await letter(harness, first, "played. It is")
    await first.click(await shown(first, lambda m: "Undo" in buttons_of(m) and not is_private(m)), label="Undo")
    await turn_of(first, "Play my turn")
    await letter(harness, second, "has taken something back")
    harness.bot.services.settings.absence_days = 0
    await harness.table.trouble("member", user=first.id, present=False)
    await second.command("table-1", "replace")
    harmless(contents((await note(second, "A computer goes on for"))["components"]))


async def note(user, words):
    return await shown(user, lambda m: is_private(m) and words in contents(m["components"]))


async def letter(harness, user, words):
    """The last direct message with this text names players without markup."""
    await quiet(harness)
    [inbox] = [channel["id"] for channel in await user.channels() if channel["type"] == 1]
    told = contents((await user.messages(inbox))[-1]["components"])
    assert words in told
    harmless(told)
