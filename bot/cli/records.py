"""Records on the command line: read, replay, verify."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from bot.base.i18n import Verbatim
from bot.cli.console import FAILED, out, plain, read, stop, t, tell

if TYPE_CHECKING:
    from engine.record import Record

app = typer.Typer(help="Read, replay or verify the record of a game.", no_args_is_help=True)
File = Annotated[Path, typer.Argument(help="A record, as the last message of a game carries it.")]


@app.command()
def show(file: File) -> None:
    """Show the contents of a record: the table, the log, the scores. Works for records of every version."""
    record = _open(file)
    out.print(_heading(record))
    for line in record.log:
        tell(line)
    out.print(_scores(record))


@app.command()
def replay(file: File) -> None:
    """Play a record's moves again and print what happens."""
    from bot.messages.narration import lines

    record = _open(file)
    names = [Verbatim(name) for name in record.players]
    try:
        for number, step in enumerate(record.replay()):
            if step.move is not None:
                tell(f"{number:4}  {step.move}", "bold")
            for line in lines(record.game, step.events, names, t):
                tell(f"      {line}")
    except ValueError as error:
        raise stop(str(error), FAILED) from None
    out.print(_scores(record))


@app.command()
def verify(file: File) -> None:
    """Check the seed against its commitment, play every move, compare the ending. Exit code 1 if anything is wrong."""
    record = _open(file)
    try:
        record.verify()
    except ValueError as error:
        raise stop(str(error), FAILED) from None
    out.print(t("cli-verified", moves=len(record.moves)))


def _open(file: Path) -> "Record":
    from engine.record import Record

    return read(file, Record.from_json)


def _heading(record: "Record") -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    facts = {
        "game": record.game,
        "rules": str(record.rules_version),
        "options": ", ".join(f"{key}={value}" for key, value in record.options.items()),
        "players": ", ".join(record.players),
        "id": record.game_id,
        "commitment": record.commitment,
        "seed": record.seed,
        "moves": str(len(record.moves)),
    }
    if (continued := record.continued) is not None:
        facts["continued"] = f"{continued.game_id}, {continued.after}" + (", open" if continued.open else "")
    for name, value in facts.items():
        table.add_row(t(f"cli-record-{name}"), plain(value))
    return table


def _scores(record: "Record") -> Table:
    """The scores as the record gives them; in its own ids, so that no version is needed to read them."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("place", "player", "points", "sources"):
        table.add_column(t(f"cli-column-{column}"))
    ranks = record.result.ranks if record.result else None
    for seat, score in enumerate(record.scores):
        name = record.players[seat] if seat < len(record.players) else str(seat + 1)
        place = str(ranks[seat]) if ranks and seat < len(ranks) else "-"
        sources = ", ".join(f"{source} {points}" for source, points in score.lines if points)
        table.add_row(place, plain(name), str(score.total), plain(sources))
    ending = t("cli-abandoned") if record.result is None else record.result.reason
    table.caption = plain(t("cli-ending", reason=Verbatim(ending)))
    return table
