"""Many random games: how fast they run, how long they are, and how they score."""

import json
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table

from bot.cli.console import errors, friendly_options, out, pairs, rules_of, t
from engine.players.random import playout


@dataclass(frozen=True, slots=True)
class Figures:
    """The results of a simulation; rates are per second."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    mean_length: float
    """Decisions per game."""
    mean_scores: tuple[float, ...]


def simulate(
    game: Annotated[str, typer.Argument(help="The game's key, as `solstice games` lists it.")],
    seats: Annotated[int, typer.Option(help="How many players.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The first game's seed; each later game has the next.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, KEY=VALUE; may be repeated.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Let random players play many games."""
    rules = rules_of(game)
    options = pairs(option or [])
    with friendly_options(game):
        settled = rules.complete_options(seats, options)
    totals, decisions = [0] * seats, 0
    playing = t("cli-playing")  # the first text reads the words of all games: no part of their speed
    start = perf_counter()
    for number in track(range(seed, seed + games), playing, console=errors, transient=True):
        table = rules.new(seats=seats, seed=number, options=settled)
        decisions += playout(table, Random(number))  # noqa: S311
        totals = [total + score.total for total, score in zip(totals, table.scores(), strict=True)]
    seconds = perf_counter() - start
    figures = Figures(
        game=game,
        seats=seats,
        options=settled,
        seed=seed,
        games=games,
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 1),
        decisions_per_second=round(decisions / seconds),
        mean_length=round(decisions / games, 1),
        mean_scores=tuple(round(total / games, 2) for total in totals),
    )
    if as_json:
        out.print_json(json.dumps(asdict(figures)))
    else:
        out.print(_table(figures))


def _table(figures: Figures) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in asdict(figures).items():
        if isinstance(value, dict):
            shown = ", ".join(f"{key}={choice}" for key, choice in value.items())
        elif isinstance(value, tuple):
            shown = "  ".join(f"{mean:.2f}" for mean in value)
        else:
            shown = f"{value:,}" if isinstance(value, int | float) else value
        table.add_row(t(f"cli-{name.replace('_', '-')}"), shown)
    return table
