"""Whatever Discord answers to one kind of call, once or for ever, every other message of the game becomes right."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.delivery import outbox, patience, reconcile
from playground import payloads
from tests.bot.core.conftest import (
    asleep,
    has,
    label_like,
    public_asks,
    quiet,
    shown,
    take,
    turn_of,
    until,
    whole_turn,
)
from tests.e2e.client import buttons, is_private, pictures, text
from tests.profiles import includes

pytestmark = pytest.mark.slow

ANSWERS: dict[str, dict[str, Any]] = {
    "permanent": {"status": 400, "code": 50035},
    "transient": {"status": 500},
    "gone": {"status": 404, "code": 10008},
    "place gone": {"status": 404, "code": 10003},
    "forbidden": {"status": 403, "code": 50013},
    "archived": {"status": 400, "code": 50083},
    "limit": {"status": 429, "retry_after": 0.01},
    "old edits": {"status": 429, "code": 30046, "retry_after": 0.01},
    "unknown": {"status": 403, "code": 99999},
    "lost": {"status": 502, "after": True},
    "unconfirmed": {"status": 400, "after": True},
    "hanging": {"status": 500, "hold": 600},
}
LET_GO = ("permanent", "gone", "unknown", "unconfirmed")
"""With these answers, for ever, an old message keeps its buttons, and a deleted message is gone at once."""
FOR_EVER = 10**6
DISCORD_PY_TRIES = 5


@pytest.fixture
def hurried(monkeypatch):
    """Every pause, discord.py's too, ends at once; a call that hangs is given up early."""
    sleep = asyncio.sleep

    async def at_once(seconds, result=None):
        await sleep(0)
        return result

    monkeypatch.setattr("discord.http.asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": at_once}))
    pause = outbox._pause
    monkeypatch.setattr(outbox, "_pause", lambda nudge, seconds: pause(nudge, 0.01))
    for module, name in ((outbox, "LONGEST_PAUSE"), (outbox, "GRACE"), (reconcile, "HASTE")):
        monkeypatch.setattr(module, name, 0.2)
    for name in ("FIRST_NAP", "PASSING_NAP", "LONGEST_NAP"):  # long enough to draw a direct message meanwhile
        monkeypatch.setattr(outbox, name, 4.0)


class Hall:
    """Two people at a table, the second with direct messages, and ways to make the bot's requests fail."""

    def __init__(self, harness, first, second, channel, letters, monkeypatch):
        self.harness, self.first, self.second, self.channel, self.letters = harness, first, second, channel, letters
        self._patience = monkeypatch
        self._unmet = []

    async def spoil(self, method, path, name, times):
        """Answer requests of this kind like this; a lost answer to each of discord.py's attempts."""
        answer = ANSWERS[name]
        if name == "hanging":
            self._patience.setattr(patience, "PATIENCE", 1.0)
        if times == 1 and name in ("transient", "lost"):
            times = DISCORD_PY_TRIES
        fault = self.harness.stand_in.faults.add(method=method, path=path, **answer | {"times": times})
        self._unmet.append((fault, times))

    async def met(self):
        """Whether at least one request has met each fault."""
        return all(fault.times < times for fault, times in self._unmet)

    async def heal(self):
        """Discord answers as it should again, after at least one request has met each fault."""
        await until(self.met, True)
        self._unmet.clear()
        await self.harness.table.trouble("clear")

    async def letter(self):
        """The newest direct message of the second person, an empty one before the first."""
        return ([{"content": "", "components": [], "attachments": []}, *await self.second.messages(self.letters)])[-1]

    async def asks_by_letter(self):
        """Whether the newest direct message asks the second person for the first half of a turn."""
        return label_like(await self.letter(), "Take") is not None


@pytest.fixture
async def hall(harness, hurried, monkeypatch):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await second.command("table-1", "settings")
    settings = await shown(second, lambda m: is_private(m) and "Your settings" in text(m))
    await second.choose(settings, "My turn: both")
    letters = harness.stand_in.world.dm(second.id, str(harness.bot.user.id)).id
    await turn_of(first)
    await quiet(harness)
    yield Hall(harness, first, second, await harness.channel("table-1"), letters, monkeypatch)
    await harness.table.trouble("clear")


async def call(user, offers, besides):
    """The message that asks this person for this; one of `besides` may still ask for it in vain."""

    def calls(message):
        return message["id"] not in besides and f"**<@{user.id}>" in text(message)

    return await shown(user, lambda m: calls(m) and label_like(m, offers) is not None)


async def comes_right(hall, *, besides=(), let_go=False):
    """Both go on to play from other messages that call them; in the end one message can be played from.

    What `besides` shows counts in the end, too, unless it was let go.
    """
    await whole_turn(hall.second)
    message = await call(hall.first, "Take", besides)
    await hall.first.click(message, label=label_like(message, "Take"))
    await call(hall.first, "Play my turn", besides)
    await hall.heal()
    await quiet(hall.harness)
    asks = [m for m in await public_asks(hall.first) if not let_go or m["id"] not in besides]
    assert [has(m, "Play my turn") and f"**<@{hall.first.id}>" in text(m) for m in asks] == [True]


def cells(*kinds):
    """Every class of answer to these kinds of call, once and for ever; one in `quick`, each answer in both ways."""
    both = [
        pytest.param(kind, name, times, id=f"{kind}-{name}-{'once' if times == 1 else 'for ever'}")
        for kind in kinds
        for name in ANSWERS
        for times in (1, FOR_EVER)
    ]
    return both if includes("full") else [both[2 * at + (at + at // len(ANSWERS)) % 2] for at in range(len(both) // 2)]


@pytest.mark.usefixtures("nothing_lent")
@pytest.mark.parametrize(("kind", "name", "times"), cells("open", "old"))
async def test_an_edit(hall, kind, name, times):
    message = await turn_of(hall.first)
    path = f"/channels/*/messages/{message['id']}"
    if kind == "open":
        await hall.spoil("PATCH", path, name, times)
        await take(hall.first)
    else:
        await take(hall.first)
        await turn_of(hall.first, "Play my turn")
        await quiet(hall.harness)
        await hall.spoil("PATCH", path, name, times)
    let_go = name == "gone" or (name in LET_GO and times == FOR_EVER)
    asked = await shown(hall.first, lambda m: has(m, "Play my turn"))
    known = {m["id"] for m in await hall.first.messages("table-1")}
    await hall.first.click(asked, label="Play my turn")
    panel = await shown(hall.first, lambda m: m["id"] not in known and is_private(m) and bool(buttons(m)))
    await hall.first.click(panel, label=label_like(panel, "Plant"))
    lasting = times == FOR_EVER or let_go
    await comes_right(hall, besides=[message["id"]] if lasting else [], let_go=let_go)


@pytest.mark.parametrize(("kind", "name", "times"), cells("search"))
async def test_the_search_for_a_post_that_was_not_confirmed(hall, kind, name, times):
    await hall.spoil("POST", f"/channels/{hall.channel}/messages", "unconfirmed", 1)
    await hall.spoil("GET", f"/channels/{hall.channel}/messages", name, times)
    await whole_turn(hall.first)
    await comes_right(hall)


@pytest.mark.parametrize(("kind", "name", "times"), cells("inbox", "letter", "letter's edit"))
async def test_a_direct_message(hall, kind, name, times):
    method, path = {
        "inbox": ("POST", "/users/@me/channels"),
        "letter": ("POST", f"/channels/{hall.letters}/messages"),
        "letter's edit": ("PATCH", f"/channels/{hall.letters}/messages/*"),
    }[kind]
    await hall.spoil(method, path, name, times)
    await whole_turn(hall.first)
    # What is newer lets a direct message wait only so long: on a busy machine it would never be tried.
    await until(hall.asks_by_letter if kind == "letter's edit" else hall.met, True)
    await comes_right(hall)


@pytest.mark.parametrize("name", ANSWERS)
async def test_a_post(hall, name):
    await hall.spoil("POST", f"/channels/{hall.channel}/messages", name, 1)
    await whole_turn(hall.first)
    await comes_right(hall)


@pytest.mark.parametrize("name", [name for name in ANSWERS if name not in ("lost", "unconfirmed")])
async def test_a_game_sleeps_while_nothing_can_be_posted_and_wakes_by_itself(hall, name):
    harness, first, second = hall.harness, hall.first, hall.second
    await hall.spoil("POST", f"/channels/{hall.channel}/messages", name, FOR_EVER)
    await whole_turn(first)
    await asleep(harness, wanted=True)

    async def says_so():
        letter = await hall.letter()
        return "I cannot post at the table" in text(letter) and label_like(letter, "Take") is not None

    await until(says_so, True)
    letter = await hall.letter()
    await second.click(letter, label=label_like(letter, "Take"))

    async def may_plant():
        return label_like(await hall.letter(), "Plant") is not None

    await until(may_plant, True)
    letter = await hall.letter()
    await second.click(letter, label=label_like(letter, "Plant"))
    await hall.heal()
    message = await turn_of(first)
    await quiet(harness)
    await asleep(harness, wanted=False)
    assert [m["id"] for m in await public_asks(first)] == [message["id"]]
    assert buttons(await hall.letter()) == [] or not label_like(await hall.letter(), "Plant")


async def test_a_game_whose_channel_was_said_to_be_deleted_sleeps_and_wakes_by_itself(hall):
    await whole_turn(hall.first)
    await turn_of(hall.second)

    async def says_so():
        return "I cannot post at the table" in text(await hall.letter())

    await until(says_so, False)
    world = hall.harness.stand_in.world
    channel = world.channels[hall.channel]
    world.publish("CHANNEL_DELETE", payloads.channel(world, channel, world.bot_id), channel=channel)
    await asleep(hall.harness, wanted=True)
    await until(says_so, True)
    await asleep(hall.harness, wanted=False)
    await until(says_so, False)
    await whole_turn(hall.second)


@pytest.mark.usefixtures("nothing_lent")
async def test_an_edit_that_lost_its_answer_holds_nobody_up(harness, hurried):
    """Each attempt gave the pictures new ids, and the next person has played from their hand by the time the bot is
    told: the old message is to show the turn that passed, in words alone, as the bot does not know its pictures.
    """
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    message = await turn_of(first)
    await quiet(harness)
    edit = {"method": "PATCH", "path": f"/channels/*/messages/{message['id']}", "status": 502, "after": True}
    await harness.table.trouble("fault", **edit, times=DISCORD_PY_TRIES - 1)
    await harness.table.trouble("fault", **edit, hold=600)
    await take(first)
    await turn_of(first, "Play my turn")
    await from_hand(first, "Plant")
    await from_hand(second, "Take")
    await harness.table.trouble("clear")
    asked = await turn_of(second, "Play my turn")
    await quiet(harness)
    assert asked["id"] != message["id"]
    assert [m["id"] for m in await public_asks(first)] == [asked["id"]]
    closed = next(m for m in await first.messages("table-1") if m["id"] == message["id"])
    assert f"{first.name} plants" in text(closed)
    assert not pictures(closed)


async def from_hand(user, choice):
    """Play from the answer to /hand."""
    await user.command("table-1", "hand")
    panel = await shown(user, lambda m: is_private(m) and label_like(m, choice) is not None)
    await user.click(panel, label=label_like(panel, choice))
    await shown(user, lambda m: m["id"] == panel["id"] and label_like(m, choice) is None)


@pytest.mark.parametrize(
    ("name", "words"),
    [(None, "is shown again"), ("permanent", "does not take"), ("place gone", "lets me post nothing")],
)
async def test_board_reports_what_became_of_it(hall, name, words):
    if name is not None:
        await hall.spoil("POST", f"/channels/{hall.channel}/messages", name, FOR_EVER)
    await hall.first.command("table-1", "board")
    await shown(hall.first, lambda m: is_private(m) and words in text(m))
