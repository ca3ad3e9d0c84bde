"""Computer players against each other: blocks of games, and what they prove."""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from bot.base.i18n import Verbatim
from bot.cli import blocks, claims
from bot.cli.blocks import Block, Match
from bot.cli.console import errors, friendly_options, out, pairs, rules_of, stop, t
from engine.players.levels import UnknownPlayer
from engine.registry import GAMES

RESULTS = Path("arena.jsonl")


def arena(
    game: Annotated[str, typer.Argument(help="The game's key, as `solstice games` lists it.")],
    players: Annotated[str, typer.Option(help="One player a seat: hard,greedy or lookahead:4,easy,easy.")],
    number: Annotated[int, typer.Option("--blocks", min=2, help="How many seeds, each with all rotations.")] = 64,
    seed: Annotated[int, typer.Option(min=0, help="The first block's seed; each later block has the next.")] = 0,
    milliseconds: Annotated[int, typer.Option(min=0, help="Processor time a decision; 0 for no clock.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, KEY=VALUE; may be repeated.")] = None,
    results: Annotated[Path, typer.Option(help="Where blocks are appended, and looked for first.")] = RESULTS,
    jobs: Annotated[int, typer.Option(min=0, help="How many processes; 0 for one on each core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Let computer players play against each other, and tell whether the first is stronger than the others."""
    match = _match(game, players.split(","), option or [], milliseconds)
    found = _found(results, match)
    seeds = [each for each in range(seed, seed + number) if each not in found]
    with _appended(results) as file, Progress(console=errors, transient=True) as progress:
        task = progress.add_task(t("cli-playing"), total=number, completed=number - len(seeds))
        for block in _played(match, seeds, jobs or os.cpu_count() or 1):
            found[block.seed] = block
            file.write(json.dumps({"match": asdict(match), "block": asdict(block)}) + "\n")
            file.flush()
            progress.advance(task)
    summary = _summary(match, [found[each] for each in range(seed, seed + number)])
    if as_json:
        out.print_json(json.dumps(summary))
    else:
        out.print(_table(match, summary))
        first = Verbatim(match.players[0])
        out.print(t(f"cli-arena-{summary['verdict']}", player=first, blocks=summary["decided"]), soft_wrap=True)


def _match(game: str, players: list[str], options: list[str], milliseconds: int) -> Match:
    rules = rules_of(game)
    for name in players:
        try:
            blocks.player(name)
        except UnknownPlayer:
            raise stop(t("cli-unknown-player", player=Verbatim(name))) from None
    with friendly_options(game):
        settled = rules.complete_options(len(players), pairs(options))
    return Match(game, tuple(settled.items()), tuple(players), milliseconds)


def _found(results: Path, match: Match) -> dict[int, Block]:
    """The blocks of this match that were played before."""
    if not results.exists():
        return {}
    wanted = json.loads(json.dumps(asdict(match)))
    try:
        kept = [json.loads(line) for line in results.read_text("utf-8").splitlines()]
        found = [Block(**each["block"]) for each in kept if each["match"] == wanted]
    except OSError as error:
        raise stop(t("cli-unreadable", file=Verbatim(results), why=Verbatim(error.strerror))) from None
    except (ValueError, LookupError, TypeError):
        raise stop(t("cli-arena-no-results", file=Verbatim(results))) from None
    return {block.seed: block for block in found}


def _appended(results: Path) -> TextIOWrapper:
    try:
        return results.open("a", encoding="utf-8")
    except OSError as error:
        folder = Verbatim(results.absolute().parent)
        raise stop(t("cli-unwritable", folder=folder, why=Verbatim(error.strerror))) from None


def _played(match: Match, seeds: list[int], jobs: int) -> Iterator[Block]:
    """In the order of the seeds."""
    if not seeds:
        return
    context = multiprocessing.get_context("forkserver")
    with ProcessPoolExecutor(min(jobs, len(seeds)), context, blocks.prepare, (dict(GAMES),)) as pool:
        try:
            yield from pool.map(partial(blocks.play, match), seeds)
        finally:
            pool.shutdown(cancel_futures=True)


def _summary(match: Match, played: list[Block]) -> dict[str, Any]:
    verdict, decided = claims.stronger((block.shares[0] for block in played), match.fair)
    rows = []
    for index, name in enumerate(match.players):
        share = claims.mean([block.shares[index] for block in played])
        margin = claims.mean([block.margins[index] for block in played])
        thinking = sum(block.thinking[index] for block in played) / len(played)
        figures = {"share": share.value, "share_half": share.half, "margin": margin.value, "margin_half": margin.half}
        figures["milliseconds"] = thinking
        rows.append({"player": name, **{key: round(figure, 4) for key, figure in figures.items()}})
    return {
        **asdict(match),
        "blocks": len(played),
        "first_seed": played[0].seed,
        "unfinished": sum(block.unfinished for block in played),
        "verdict": {True: "stronger", False: "not-stronger", None: "open"}[verdict],
        "decided": decided,
        "rows": rows,
    }


def _table(match: Match, summary: dict[str, Any]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("player", "share", "margin", "thinking"):
        table.add_column(t(f"cli-arena-{column}"), justify="left" if column == "player" else "right")
    for row in summary["rows"]:
        table.add_row(
            row["player"],
            f"{100 * row['share']:.1f}% ± {100 * row['share_half']:.1f}",
            f"{row['margin']:+.2f} ± {row['margin_half']:.2f}",
            f"{row['milliseconds']:.1f} ms",
        )
    return table
