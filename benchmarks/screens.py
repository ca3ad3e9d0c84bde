"""Show the bot as people see it: `python -m benchmarks.screens [TOPIC …] [--again] [--look FOLDER]`; make the moving
picture of the README: `python -m benchmarks.screens --moving`; or measure what is shown:
`python -m benchmarks.screens --measure [GAME …] [--short] [--misses FOLDER]`.

Plays with the real bot in a stand-in for Discord and takes pictures of its page in Chromium: at 1280 pixels for
docs/playing.md, where docs/pictures/playing-TOPIC.webp is kept unless `--again`; with `--look`, of every topic, at 1280
and at 370 pixels, to look at. With `--measure` it exits with 1 where a target is missed; see `benchmarks.measure`.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import io
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from benchmarks.measure import measure
from benchmarks.pictures import DOCS
from benchmarks.stage import stage
from bot.base.settings import Settings
from bot.matches.match import Match
from bot.matches.tally import Tally
from bot.store import Post, Seat, Store
from engine.players.greedy import GreedyPlayer
from engine.registry import GAMES
from playground import Playground
from tests.e2e.client import Json, Table, User, buttons, is_private, selects, text
from tests.e2e.player import shown
from tests.playground.browser.conftest import CHROMIUM

PEOPLE = ("Ana", "Ben", "Cleo")
WIDE, PHONE = (1280, 2400), (370, 2400)
FILM = (600, 2400)
LOOKED, CLICKED = 3_000, 1_000
"""Milliseconds of a frame of the moving picture."""
MOST = 200 * 1024
"""Bytes of a picture."""
KEY = "helios"
HOUR = 3600
PATIENCE = 600
"""Seconds for what is drawn below everything else."""


@dataclass(frozen=True)
class Scene:
    """Ana at the stand-in, with games that are over behind her."""

    ana: User
    bot: str
    """Its id."""
    record: bytes
    """Of one of these games."""

    async def ask(self, channel: str, command: str, **options: Any) -> Json:
        """The private answer to a command."""
        known = {message["id"] for message in await self.ana.messages(channel)}
        await self.ana.command(channel, command, **options)
        return await self._new(channel, known)

    async def click(self, message: Json, label: str) -> Json:
        """What a click makes of a message, or the new private one that it brings."""
        place = message["channel_id"]
        known = {one["id"] for one in await self.ana.messages(place)}
        before = text(message)
        await self.ana.click(message, label=label)
        return await self._new(place, known, message["id"], before)

    async def choose(self, message: Json, label: str) -> Json:
        before = text(message)
        await self.ana.choose(message, label)
        return await self._new(message["channel_id"], None, message["id"], before)

    async def _new(self, channel: str, known: set[str] | None, id_: str = "", before: str = "") -> Json:
        def wanted(message: Json) -> bool:
            here = message["id"] == id_ and text(message) != before
            fresh = known is not None and message["id"] not in known and is_private(message)
            return (
                (here or fresh)
                and bool(text(message))
                and not message["flags"] & 128
                and "thinks …" not in text(message)
            )

        return await shown(self.ana, wanted, channel)

    async def set(self, label: str) -> None:
        """Have this setting."""
        page = await self.ask("lobby", "settings")
        await self.ana.choose(page, label)
        await self.ana.answered("lobby")

    async def direct(self, words: str) -> Json:
        """What the bot wrote to her alone, with these words."""
        place = (await self.ana.direct(self.bot))["id"]
        return await shown(self.ana, lambda m: words in text(m), place)


async def learn(scene: Scene) -> Json:
    await scene.ask("lobby", "learn", game=KEY)
    return await scene.direct("Lesson 1 of")


async def card(scene: Scene) -> Json:
    return await scene.ask("lobby", "card", name="Watchtower (Helios)")


async def rules(scene: Scene) -> Json:
    return await scene.ask("lobby", "rules", words="how far can the sun move", game=KEY)


async def history(scene: Scene) -> Json:
    page = await scene.ask("lobby", "history")
    return await scene.choose(page, selects(page)[0]["options"][0]["label"])


async def replay(scene: Scene) -> Json:
    page = await scene.click(await history(scene), "Replay")
    page = await scene.click(page, "Last")
    return await scene.click(page, "Back")


async def film(scene: Scene) -> Json:
    page = await scene.click(await history(scene), "Replay")
    await scene.ana.click(page, label="Animation")
    return await shown(scene.ana, lambda m: "as an animation" in text(m), page["channel_id"], PATIENCE)


async def stats(scene: Scene) -> Json:
    return await scene.ask("lobby", "stats")


async def top(scene: Scene) -> Json:
    return await scene.ask("lobby", "top", game=KEY)


async def daily(scene: Scene) -> Json:
    return await scene.ask("lobby", "daily", game=KEY)


async def privacy(scene: Scene) -> Json:
    return await scene.ask("lobby", "privacy")


async def deletion(scene: Scene) -> Json:
    return await scene.click(await privacy(scene), "Delete all of it …")


async def imported(scene: Scene) -> Json:
    file = {"filename": "helios.json", "body": base64.b64encode(scene.record).decode()}
    return await scene.ask("lobby", "import", record=file)


async def settings(scene: Scene) -> Json:
    return await scene.ask("lobby", "settings")


async def turn(scene: Scene) -> Json:
    """A table of two, where Ana is to move."""
    return await shown(scene.ana, lambda m: f"**<@{scene.ana.id}>" in text(m), "table-2")


async def seat(scene: Scene) -> Json:
    return await scene.click(await scene.click(await turn(scene), "More"), "My seat")


async def words(scene: Scene) -> Json:
    await scene.set("Words: first")
    panel = await seat(scene)
    await scene.set("Words: on demand")
    return panel


async def why(scene: Scene) -> Json:
    page = await scene.click(await turn(scene), "More")
    page = await scene.click(page, "Why can’t I …?")
    return await scene.choose(page, selects(page)[-1]["options"][-1]["label"])


TOPICS: dict[str, Callable[[Scene], Awaitable[Json]]] = {
    "learn": learn,
    "card": card,
    "rules": rules,
    "why": why,
    "turn": turn,
    "seat": seat,
    "words": words,
    "history": history,
    "replay": replay,
    "film": film,
    "stats": stats,
    "top": top,
    "daily": daily,
    "privacy": privacy,
    "deletion": deletion,
    "import": imported,
    "settings": settings,
}
"""What there is to see, each with the way to it. All in one order: later ones come after earlier ones."""
UNSHOWN = ("turn", "seat", "deletion")
"""Topics that docs/playing.md does not show."""


async def played(
    store: Store, id_: str, number: int, seats: list[Seat], guild: int, channel: int, until: Callable[[Match], bool]
) -> tuple[Match, bytes]:
    """A game by players who look at points, and its record if it comes to its end."""
    begun = 1_795_000_000 + number * 24 * HOUR
    match = Match.begin(
        id_=id_, key=KEY, seed=bytes([number] * 16), options={}, seats=tuple(seats), guild=guild, channel=channel,
        locale="en-US", at=begun,
    )  # fmt: skip
    await store.start(match.row, None)
    player, rng = GreedyPlayer(), Random(number)
    while match.to_move is not None and not until(match):
        seat = match.to_move
        move = player.decide(match.game.view(seat), lambda dice: match.game.determinize(seat, dice), rng)  # noqa: B023
        at = begun + 240 * (len(match.history) + 1)
        match, entry = match.play([match.game.parse(move)], user=match.owner(seat), at=at)
        await store.append(match.row, entry)
    if match.over:
        await store.posted(Post(id_, match.revision))
        return match, match.record(()).to_json().encode()
    return match, b""


def lacking(match: Match) -> bool:
    """Whether a game is well under way, the first seat to move, and something that one might think of not possible."""
    return (
        len(match.history) >= 40
        and match.to_move == 0
        and len({move.split()[0] for move, _ in match.game.forbidden()}) > 1
    )


async def furnish(stand_in: Playground, table: Table, data: Path) -> tuple[User, bytes]:
    """Ana, with games that are over and one in which she is to move; the record of one of them."""
    people = [await table.join(name) for name in PEOPLE]
    guild = int(next(iter(stand_in.world.guilds)))
    places = {one["name"]: int(one["id"]) for one in await people[0].channels() if one.get("name")}
    store = await Store.open(Settings(data=data, _env_file=None).stored)
    record = b""
    for number, seats in enumerate(((0, 1), (0, 1, 2), (1, 0), (2, 0))):
        taken = [Seat(people[one].name, int(people[one].id)) for one in seats]
        _, record = await played(store, f"game{number}", number, taken, guild, places["table-1"], lambda match: False)
    seats_now = [Seat(one.name, int(one.id)) for one in people[:2]]
    await played(store, "now", 9, seats_now, guild, places["table-2"], lacking)
    while await Tally(store).count():
        pass
    await store.close()
    return people[0], record


async def taken(
    browser: Browser,
    url: str,
    message: Json,
    channel: str,
    size: tuple[int, int],
    *,
    dark: bool = False,
    click: str = "",
) -> bytes:
    """The message as the page shows it, if need be with a ring around the button that is clicked next."""
    wide, high = size
    context = await browser.new_context(
        viewport={"width": wide, "height": high}, has_touch=size == PHONE, color_scheme="dark" if dark else "light"
    )
    page: Page = await context.new_page()
    await page.goto(f"{url}/?as={PEOPLE[0]}&in={channel}")
    row = page.locator(f"#m{message['id']}")
    await row.wait_for()
    await row.scroll_into_view_if_needed()
    await row.locator("img").evaluate_all("all => Promise.all(all.map(one => one.decode()))")
    if click:
        await row.get_by_role("button", name=click).evaluate("one => one.style.boxShadow = 'inset 0 0 0 5px #fff'")
    body: bytes = await row.locator(".body").screenshot()
    await context.close()
    return body


def kept(png: bytes) -> bytes:
    """As WebP, 800 pixels wide at most, and small enough."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    image.thumbnail((800, 4000), Image.Resampling.LANCZOS)
    for quality in range(84, 40, -6):
        out = io.BytesIO()
        image.save(out, "webp", quality=quality, method=6)
        if out.tell() <= MOST:
            return out.getvalue()
    raise ValueError(f"a picture of {image.size} needs more than {MOST} bytes")


async def about_to_turn(stand_in: Playground, table: Table, data: Path) -> list[User]:
    """Ana and Ben in a game where her sun is about to complete its way."""
    people = [await table.join(name) for name in PEOPLE[:2]]
    guild = int(next(iter(stand_in.world.guilds)))
    channel = next(int(one["id"]) for one in await people[0].channels() if one.get("name") == "table-2")
    store = await Store.open(Settings(data=data, _env_file=None).stored)
    seats = [Seat(one.name, int(one.id)) for one in people]
    await played(store, "moving", 18, seats, guild, channel, lambda match: len(match.history) == 23)
    await store.close()
    return people


async def moving() -> bytes:
    """A turn of Ana and one of Ben: each question, the click, and what became of it."""
    pictures: list[Image.Image] = []
    async with stage(about_to_turn) as (stand_in, people), async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])

        async def frame(message: Json, click: str = "") -> None:
            png = await taken(browser, stand_in.url, message, "table-2", FILM, dark=True, click=click)
            pictures.append(Image.open(io.BytesIO(png)).convert("RGB"))

        for user, begins in zip(people, ("Sun", ""), strict=True):
            asked = await shown(user, lambda m: f"**<@{user.id}>" in text(m), "table-2")  # noqa: B023
            label = next(one["label"] for one in buttons(asked) if one["label"].startswith(begins))
            await frame(asked)
            await frame(asked, label)
            await user.click(asked, label=label)
            await frame(await shown(user, lambda m: m["id"] == asked["id"] and m != asked, "table-2"))  # noqa: B023
        await browser.close()
    return woven(pictures)


def woven(pictures: list[Image.Image]) -> bytes:
    """As a moving WebP: all as high as the highest, on the ground of the page."""
    high = max(one.height for one in pictures)
    frames = [Image.new("RGB", (one.width, high), one.getpixel((one.width - 1, 0))) for one in pictures]
    for whole, one in zip(frames, pictures, strict=True):
        whole.paste(one, (0, 0))
    first, *others = frames
    out = io.BytesIO()
    pause = [LOOKED, CLICKED, LOOKED] * 2
    first.save(out, "webp", save_all=True, append_images=others, duration=pause, loop=0, quality=70, method=6)
    return out.getvalue()


async def run(topics: list[str], look: Path | None, *, again: bool) -> None:
    """Take every picture that is wanted and not there yet."""
    missing = [one for one in topics if look or again or not (DOCS / f"playing-{one}.webp").exists()]
    if not missing:
        return
    async with stage(furnish) as (stand_in, (ana, record)), async_playwright() as playwright:
        scene, url = Scene(ana, stand_in.world.bot_id, record), stand_in.url
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        names = {one["id"]: one["name"] for one in await scene.ana.channels() if one.get("name")}
        for topic in missing:
            message = await TOPICS[topic](scene)
            channel: str = names.get(message["channel_id"]) or message["channel_id"]
            wide = await taken(browser, url, message, channel, WIDE)
            if look:
                (look / f"{topic}-1280.png").write_bytes(wide)
                (look / f"{topic}-370.png").write_bytes(await taken(browser, url, message, channel, PHONE))
            else:
                (DOCS / f"playing-{topic}.webp").write_bytes(kept(wide))
            print(topic, flush=True)
        await browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("topics", nargs="*", choices=[*TOPICS, []])
    parser.add_argument("--again", action="store_true", help="take those again that are there")
    parser.add_argument("--look", type=Path, help="a folder for pictures of both widths, to look at")
    parser.add_argument("--moving", action="store_true", help="docs/pictures/turn.webp alone")
    parser.add_argument(
        "--measure", nargs="*", choices=[*GAMES, []], metavar="GAME", help="heights and words of all messages"
    )
    parser.add_argument(
        "--short", action="store_true", help="with --measure: few moments of games, in two minutes at most"
    )
    parser.add_argument(
        "--misses", type=Path, default=Path("misses"), help="with --measure: a folder for their pictures"
    )
    asked = parser.parse_args()
    if asked.measure is not None:
        asked.misses.mkdir(parents=True, exist_ok=True)
        sys.exit(not asyncio.run(measure(asked.measure or list(GAMES), asked.misses, short=asked.short)))
    if asked.moving:
        (DOCS / "turn.webp").write_bytes(asyncio.run(moving()))
        return
    topics = asked.topics or [one for one in TOPICS if asked.look or one not in UNSHOWN]
    if asked.look:
        asked.look.mkdir(parents=True, exist_ok=True)
    asyncio.run(run(topics, asked.look, again=asked.again))


if __name__ == "__main__":
    main()
