"""Who may do what: the table that players read is the one that is asked, and every cell of it is tried by clicks."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import get_args

import pytest

from bot.base.rights import RIGHTS, Act, Role
from playground.permissions import ORDINARY, Permission
from tests.bot.core.conftest import BotHarness, buttons_of, has, lobby, shown, take, turn_of, whole_turn
from tests.bot.core.ranked import give, role
from tests.bot.core.turned import HOUR, TurnedClock
from tests.bot.matches import says
from tests.e2e.client import Json, User, is_private, text

TABLE = re.findall(
    r"^\| ([^|]*`[^|]*)((?:\|[^|\n]*){7})\|$",
    (Path(__file__).parents[3] / "docs" / "playing.md")
    .read_text()
    .partition("## Who may do what")[2]
    .split("\n## ")[0],
    re.MULTILINE,
)
ROLES: tuple[Role, ...] = get_args(Role)

pytestmark = pytest.mark.usefixtures("clock")


def test_the_table_that_players_read_is_the_one_that_is_asked():
    told = {
        act: {who for who, cell in zip(ROLES, cells.split("|")[1:], strict=True) if cell.strip() == "yes"}
        for acts, cells in TABLE
        for act in re.findall(r"`([a-z-]+)`", acts)
    }
    assert told == {act: set(right.roles) for act, right in RIGHTS.items()}
    assert set(told) == set(get_args(Act))


@dataclass
class Scene:
    """Ben and Cleo have a lobby or a game in table-1; somebody tries something there."""

    harness: BotHarness
    clock: TurnedClock
    ben: User
    cleo: User
    user: User
    """Who tries it."""
    first: User
    """Who is to move."""

    @property
    def store(self):
        return self.harness.bot.services.store

    async def lobby(self):
        return await self.store.lobby_in(int(await self.harness.channel("table-1")))

    async def press(self, what):
        """Press what a lobby offers, or offered to others."""
        message = await lobby(self.ben, 2)
        await self.user.press(message, f"l:{(await self.lobby()).id}:{what}", kind=2)
        await self.harness.rests()

    async def answered(self, words: str, command: str, channel: str = "table-1") -> Json | None:
        """The private or public answer to a command, if it says this."""
        return await self.answered_to(self.user, words, command, channel)

    async def answered_to(self, user: User, words: str, command: str, channel: str = "table-1") -> Json | None:
        known = {m["id"] for m in await user.messages(channel)}
        await user.command(channel, command)
        await self.harness.rests()
        new = [m for m in await user.messages(channel) if m["id"] not in known and words in text(m)]
        return new[-1] if new else None


async def try_open(scene: Scene) -> bool:
    await scene.user.command("table-2", "newgame", game="orchard")
    await scene.harness.rests()
    return await scene.store.lobby_in(int(await scene.harness.channel("table-2"))) is not None


async def try_join(scene: Scene) -> bool:
    await scene.press("join")
    return len((await scene.lobby()).seats) == 3


async def try_leave(scene: Scene) -> bool:
    await scene.press("leave")
    return len((await scene.lobby()).seats) == 1


async def try_change(scene: Scene) -> bool:
    await scene.press("pace.days-1")
    await scene.press("option.length.short")
    await scene.press("computer")
    row = await scene.lobby()
    assert len({row.pace == "days-1", row.options["length"] == "short", len(row.seats) == 3}) == 1
    return row.pace == "days-1"


async def try_arrange(scene: Scene) -> bool:
    await scene.press("joining.invited")
    return bool((await scene.lobby()).invited)


async def try_remove(scene: Scene) -> bool:
    await scene.press(f"remove.{scene.cleo.id}")
    return len((await scene.lobby()).seats) == 1


async def try_start(scene: Scene) -> bool:
    await scene.press("start")
    return bool(await scene.harness.live_games())


async def try_start_later(scene: Scene) -> bool:
    scene.clock.turn(24 * HOUR)
    return await try_start(scene)


async def try_close(scene: Scene) -> bool:
    await scene.press("cancel")
    return await scene.lobby() is None


async def try_look(scene: Scene) -> bool:
    return await scene.answered("Your hand", "hand") is not None


async def try_play(scene: Scene) -> bool:
    message = await turn_of(scene.first)
    await scene.user.click(message, label=next(label for label in buttons_of(message) if label.startswith("Take")))
    await scene.harness.rests()
    [row] = await scene.harness.live_games()
    return row.revision == 1


async def try_undo(scene: Scene) -> bool:
    await whole_turn(scene.first)
    return await scene.answered("Taken back.", "undo") is not None


async def try_together(scene: Scene) -> bool:
    """Whoever has nothing to take back alone finds the way to the others in the answer to `/undo`."""
    await whole_turn(scene.first)
    second = scene.cleo if scene.first is scene.ben else scene.ben
    await take(second)
    await scene.harness.rests()
    answer = await scene.answered("", "undo")
    if answer is None or "Go further back …" not in buttons_of(answer):
        return False
    await scene.user.click(answer, label="Go further back …")
    await scene.harness.rests()
    return "how far shall the table go back" in text(await scene.user.message("table-1", answer["id"]))


async def try_resign(scene: Scene) -> bool:
    return await scene.answered("Do you really resign", "resign") is not None


async def try_pause(scene: Scene) -> bool:
    """A game without a clock has nothing to stand; whoever may ask is told so."""
    return await scene.answered("no clock that could stand", "pause") is not None


async def try_end(scene: Scene) -> bool:
    return await scene.answered("end here, unfinished", "end") is not None


async def try_end_alone(scene: Scene) -> bool:
    await scene.ben.command("table-1", "end")
    question = await shown(scene.ben, lambda m: has(m, "Moderator: end it"))
    await scene.user.click(question, label="Moderator: end it")
    await scene.harness.rests()
    return not await scene.harness.live_games()


async def try_seat(scene: Scene) -> bool:
    return await scene.answered("Your seat in", "seat") is not None


async def try_take(scene: Scene) -> bool:
    """Whoever plays knows too much; all others may."""
    page = await scene.answered_to(scene.ben, "Your seat in", "seat")
    assert page
    await scene.ben.click(page, label="Offer my seat")
    offer = await shown(scene.ben, lambda m: has(m, f"Take the seat of {scene.ben.name}"))
    user = scene.cleo if scene.user in (scene.ben, scene.cleo) else scene.user
    await user.click(offer, label=f"Take the seat of {scene.ben.name}")
    await scene.harness.rests()
    said = "".join(text(m) for m in await user.messages("table-1") if is_private(m))
    assert says(said, "bot-no-sits-already") is (user is scene.cleo)
    return "Do you take the seat" in said or user is scene.cleo


async def try_replace(scene: Scene) -> bool:
    return await scene.answered("Shall a computer", "replace") is not None


async def try_replace_alone(scene: Scene) -> bool:
    asks = scene.cleo if scene.first is scene.ben else scene.ben
    await asks.command("table-1", "replace")
    question = await shown(asks, lambda m: has(m, "Moderator: a computer"))
    await scene.user.click(question, label="Moderator: a computer")
    await scene.harness.rests()
    [row] = await scene.harness.live_games()
    return any(seat.player for seat in row.seats)


async def try_move(scene: Scene) -> bool:
    [row] = await scene.harness.live_games()
    await scene.harness.bot.services.matches.sleep(row.id, row.channel)
    offer = await scene.answered("shall it go on here", "board", "table-2")
    if offer is None:
        return False
    await scene.user.press(offer, f"a:{row.id}:0:resume-here")
    await scene.harness.rests()
    [row] = await scene.harness.live_games()
    assert row.channel == int(await scene.harness.channel("table-2"))
    return True


async def try_again(scene: Scene) -> bool:
    for _ in range(3):
        for user in (scene.first, scene.cleo if scene.first is scene.ben else scene.ben):
            await whole_turn(user)
    await scene.user.click(await shown(scene.user, lambda m: has(m, "Play again")), label="Play again")
    await scene.harness.rests()
    return await scene.lobby() is not None


async def try_settings(scene: Scene) -> bool:
    return await scene.answered("Your settings", "settings") is not None


async def try_admin(scene: Scene) -> bool:
    """Discord hides the command from others; the page is tried by who has lost the right to it."""
    now = scene.harness.stand_in.world.guilds[str(scene.harness.guild)].members[scene.user.id].roles
    give(scene.harness, scene.user, role(scene.harness, "once", Permission.MANAGE_GUILD))
    page = await scene.answered("This server", "admin")
    scene.harness.stand_in.world.guilds[str(scene.harness.guild)].members[scene.user.id].roles = now
    assert page
    await scene.user.choose(page, "Tables on this server: 5 at once", custom_id="s:most")
    await scene.harness.rests()
    return (await scene.store.guild(scene.harness.guild)).most == 5


TRIED: dict[Act, tuple[Callable[[Scene], Awaitable[bool]], str]] = {
    "open": (try_open, "server"),
    "join": (try_join, "lobby"),
    "leave": (try_leave, "lobby"),
    "change": (try_change, "lobby"),
    "arrange": (try_arrange, "lobby"),
    "remove": (try_remove, "lobby"),
    "start": (try_start, "lobby"),
    "start-later": (try_start_later, "lobby"),
    "close": (try_close, "lobby"),
    "look": (try_look, "game"),
    "play": (try_play, "game"),
    "undo": (try_undo, "game"),
    "together": (try_together, "game"),
    "resign": (try_resign, "game"),
    "pause": (try_pause, "game"),
    "end": (try_end, "game"),
    "end-alone": (try_end_alone, "game"),
    "seat": (try_seat, "game"),
    "take": (try_take, "game"),
    "replace": (try_replace, "game"),
    "replace-alone": (try_replace_alone, "game"),
    "move": (try_move, "game"),
    "again": (try_again, "game"),
    "settings": (try_settings, "server"),
    "admin": (try_admin, "server"),
}
"""How somebody tries it, and what there is before: a lobby, a game, or nothing."""
OUTSIDERS: tuple[Role, ...] = ("anybody", "ender", "moderator", "manager")
SEATED: dict[str, tuple[Role, ...]] = {"lobby": ("guest", "host"), "game": ("player",), "server": ()}


def cells() -> list[tuple[Act, Role]]:
    """Every cell that there is: nobody is the host of a game, and who sits in a lobby has joined it."""
    return [
        (act, who)
        for act, (_, place) in TRIED.items()
        for who in (*OUTSIDERS, *SEATED[place])
        if (act, place, who) not in {("join", "lobby", "guest"), ("join", "lobby", "host")}
    ]


def test_everything_is_tried():
    assert set(TRIED) == set(get_args(Act))


@pytest.mark.parametrize(("act", "who"), cells())
async def test_who_may(harness, clock, act, who):
    attempt, place = TRIED[act]
    ben, cleo, dan = await harness.users("Ben", "Cleo", "Dan")
    ranks: dict[str, Permission] = {
        "ender": ORDINARY,
        "moderator": Permission.MANAGE_MESSAGES,
        "manager": Permission.MANAGE_GUILD,
    }
    made = {name: role(harness, name, permissions) for name, permissions in ranks.items()}
    guild = await harness.bot.services.store.guild(harness.guild)
    await harness.bot.services.store.save_guild(replace(guild, enders=(made["ender"],)))
    give(harness, dan, *([made[who]] if who in made else []))
    scene = Scene(harness, clock, ben, cleo, {"guest": cleo, "host": ben}.get(who, dan), ben)
    if place == "lobby":
        await ben.command("table-1", "newgame", game="orchard")
        await cleo.click(await lobby(cleo, 1), label="Join")
        await lobby(ben, 2)
    elif place == "game":
        scene.first, second = await harness.begin(ben, cleo, options="length=short")
        await turn_of(scene.first)
        if who == "player":
            scene.user = second if act == "replace" else scene.first
    await harness.rests()
    [allowed] = [bool({"anybody", who} & RIGHTS[one].roles) for one in RIGHTS if one == act]
    assert await attempt(scene) is allowed
    refusals = [m for m in await scene.user.messages("table-1") if is_private(m) and "Something went wrong" in text(m)]
    assert refusals == []
