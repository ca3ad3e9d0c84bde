"""Measure what pictures cost: `python -m benchmarks.render [GAME …]`, times as ratios within one run.

The anchor is the bare encoding of the same pixels as RGB PNG at level 1, without any drawing. Everything is measured
on a random game played to its end, picture by picture as its turn messages show them; but last, tables of all games
are drawn in turn, as a full house has them, with `--memory` MiB for sprites: too little shows as the times of thrash.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import Executor
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import median

from PIL import Image

import engine
import render
from bot.base.i18n import localizer
from bot.drawing import Drawing, TablePictures, pool
from bot.drawing.worker import WorkerConfig
from engine.game import View
from render import Focus, Picture, canvas
from render.scene import Stamp
from render.theme import DARK

DECISIONS = 66
TARGET, RECORDED, LOSS = 0.3, 0.23, 1.5
"""A picture's processor time to that of its bare encoding: wanted, found with this encoder, and what may be lost."""
IN_FLIGHT = 16
WORKERS = 2
TABLES = 30
"""Of each game in a full house."""
NAMES = ("Ana", "Benedikt", "Chiara", "Dmitri")
KIB = 1 << 10
PLAIN = {"pass", "decline", "end"}


def views(key: str, seats: int, seed: int = 1) -> Iterator[View]:
    """The public view at each decision of a random game whose players pass only if they must."""
    game, rng = engine.load(key).new(seats=seats, seed=seed), Random(seed)
    while game.to_move is not None:
        yield game.view(None)
        moves = game.moves()
        game.apply(rng.choice([move for move in moves if move.verb not in PLAIN] or moves))


def message(view: View, seat: int | None = None) -> list[Picture]:
    """The pictures of a turn message."""
    focus = Focus((view.to_move or 0) if seat is None else seat, NAMES[: view.seats])
    return render.load(view.game).pictures(view, focus, DARK, localizer("en"))


def request(view: View, number: int) -> TablePictures:
    """The same for a process that draws, of table `number`."""
    focus = Focus(view.to_move or 0, NAMES[: view.seats])
    return TablePictures(view.game, localizer("en"), f"table {number}", 1, view, focus)


def milliseconds(start: float) -> float:
    return (time.perf_counter() - start) * 1000


def spent(start: float) -> float:
    """Milliseconds of processor time: what other programs do meanwhile does not count."""
    return (time.process_time() - start) * 1000


def line(name: str, figure: str, value: str, target: float | None = None, measured: float = 0.0) -> None:
    verdict = "" if target is None else f"<= {target:g} {'ok' if measured <= target else 'MISSED'}"
    print(f"{name:24} {figure:34} {value:>14}  {verdict}", flush=True)


# -- time


def costs(key: str, seats: int) -> tuple[float, float]:
    """Milliseconds that a picture takes, drawn and encoded, and its bare encoding: the mean over consecutive decisions,
    each picture once, sprites painted and no strips kept from before.
    """
    whole = list(views(key, seats))
    pictures = [picture for view in whole[len(whole) // 4 :][:DECISIONS] for picture in message(view)]
    different = list({picture.fingerprint: picture for picture in pictures}.values())
    for item in (item for picture in different for item in picture.shown):
        if isinstance(item, Stamp):
            canvas.bitmap(item.sprite)
    different[0].png()
    canvas.strips.clear()
    drawn = bare = 0.0
    for picture in different:
        start = time.process_time()
        data = picture.png()
        drawn += spent(start)
        pixels = Image.open(BytesIO(data)).convert("RGB")
        start = time.process_time()
        pixels.save(BytesIO(), "PNG", compress_level=1)
        bare += spent(start)
    return drawn / len(different), bare / len(different)


def report(key: str, seats: int) -> None:
    drawn, bare = costs(key, seats)
    name, detail = f"{key}, {seats} seats", f"{drawn:.1f} / {bare:.1f} ms"
    line(name, "drawn and encoded / bare", f"{drawn / bare:.2f}", TARGET, drawn / bare)
    line("", "", detail)


def is_kept(key: str) -> bool:
    """Whether pictures of a game cost no more than half as much again as recorded, in one of three repeats."""
    for _ in range(3):
        drawn, bare = costs(key, engine.load(key).max_seats)
        line(key, f"a picture, to a bare PNG (recorded {RECORDED})", f"{drawn / bare:.2f}")
        if drawn / bare <= RECORDED * LOSS:
            return True
    return False


def layout(key: str, seats: int) -> None:
    whole = list(views(key, seats))
    start = time.perf_counter()
    for view in whole:
        message(view)
    line(f"{key}, {seats} seats", "display lists and alt texts, ms", f"{milliseconds(start) / len(whole):.1f}")


# -- a full house


def tables(key: str) -> list[View]:
    """Tables of one game, of every size, each at another moment."""
    rules, found = engine.load(key), []
    for seed in range(TABLES):
        seats = rules.min_seats + seed % (rules.max_seats - rules.min_seats + 1)
        whole = list(views(key, seats, seed))
        found.append(whole[len(whole) * (seed + 1) // (TABLES + 1)])
    return found


def in_turn(keys: list[str], memory: int) -> None:
    """All pictures of a turn, laid out, drawn and encoded, of tables of all games one after the other, twice."""
    canvas.keep_within(memory * canvas.MIB)
    canvas.bitmaps.clear()
    canvas.letters.clear()
    house = {key: tables(key) for key in keys}
    for again in ("first", "again"):
        drawn: dict[str, list[float]] = defaultdict(list)
        before = canvas.bitmaps.made
        for number in range(TABLES):
            for key in keys:
                canvas.strips.clear()
                start = time.process_time()
                for picture in message(house[key][number]):
                    picture.png()
                drawn[key].append(spent(start))
        for key in keys:
            line(key, f"a turn in a full house, {again}, CPU-ms", f"{median(drawn[key]):.0f}")
        line("all games", f"sprites painted, {again}", f"{canvas.bitmaps.made - before}")
    kept = f"{canvas.bitmaps.bytes / canvas.MIB:.0f} + {canvas.letters.bytes / canvas.MIB:.0f}"
    line("all games", f"sprites + letters kept of {memory}, MiB", kept)


# -- bytes


def sizes(key: str, seats: int) -> None:
    """KiB sent when a turn opens, and for each later click of the same turn."""
    opened: list[int] = []
    clicked: list[int] = []
    before: dict[str, str] = {}
    turn: object = None
    for view in views(key, seats):
        now = view.to_move, getattr(view, "round", None), getattr(view, "turn", None), getattr(view, "phase", None)
        pictures = message(view)
        fresh = [picture for picture in pictures if before.get(picture.name) != picture.fingerprint]
        if now != turn:
            opened.append(sum(len(picture.png()) for picture in pictures))
        else:
            clicked.append(sum(len(picture.png()) for picture in fresh))
        turn, before = now, {picture.name: picture.fingerprint for picture in pictures}
    worst = max(opened) / KIB
    line(
        f"{key}, {seats} seats",
        "a turn opens, KiB (median, most)",
        f"{median(opened) / KIB:.0f}, {worst:.0f}",
        500,
        worst,
    )
    worst = max(clicked) / KIB
    line(
        f"{key}, {seats} seats", "a click, KiB (median, most)", f"{median(clicked) / KIB:.0f}, {worst:.0f}", 340, worst
    )


# -- processes


async def beside(key: str) -> None:
    """What messages that are drawn beside the event loop leave for it to do."""
    seats = engine.load(key).max_seats
    requests = [request(view, number) for number, view in enumerate(list(views(key, seats))[20::9][:IN_FLIGHT])]
    drawing = Drawing(WORKERS, partial(pool.process, WorkerConfig(canvas.WORKING_SET // WORKERS)))
    await drawing.warm(requests[0])
    mine, start = time.thread_time(), time.perf_counter()
    await asyncio.gather(*(drawing.draw(request, ()) for request in requests))
    loop, together = (time.thread_time() - mine) * 1000, milliseconds(start)
    await drawing.close()
    line(key, f"{len(requests)} messages by {WORKERS} processes, ms", f"{together:.0f}")
    line(key, "in the loop's thread for each, CPU-ms", f"{loop / len(requests):.2f}")


# -- memory


async def resident(keys: list[str]) -> float:
    """MiB (PSS) of a process that has drawn a full house of these games."""
    started: list[Executor] = []

    def start() -> Executor:
        started.append(pool.process(WorkerConfig(canvas.WORKING_SET)))
        return started[-1]

    drawing = Drawing(1, start)
    for key in keys:
        for number, view in enumerate(tables(key)):
            await drawing.draw(request(view, number), ())
    pid = await asyncio.wrap_future(started[0].submit(os.getpid))
    used = await asyncio.to_thread(proportional, pid)
    await drawing.close()
    return used


def proportional(pid: int) -> float:
    found = re.search(r"^Pss: +(\d+) kB", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
    return int(found[1]) / KIB if found else 0.0


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=list(engine.GAMES))
    arguments.add_argument("--memory", type=int, default=canvas.WORKING_SET // canvas.MIB, help="MiB for sprites")
    arguments.add_argument(
        "--ratio", action="store_true", help="only compare with the recorded ratio; exit 1 on a loss"
    )
    given = arguments.parse_args()
    games = given.games
    if given.ratio:
        sys.exit(not all(map(is_kept, games)))
    for key in games:
        rules = engine.load(key)
        start = time.perf_counter()
        for picture in message(next(views(key, rules.max_seats))):
            picture.png()
        line(key, "the first message, cold, ms", f"{milliseconds(start):.0f}")
        for seats in range(rules.min_seats, rules.max_seats + 1):
            report(key, seats)
            sizes(key, seats)
        layout(key, rules.max_seats)
        asyncio.run(beside(key))
    for some in (games[:1], games) if len(games) > 1 else (games,):
        used = asyncio.run(resident(some))
        line("a process that draws", f"PSS with {len(some)} games warm, MiB", f"{used:.0f}", 240, used)
    if len(games) > 1:
        in_turn(games, given.memory)


if __name__ == "__main__":
    main()
