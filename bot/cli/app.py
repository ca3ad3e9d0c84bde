"""All commands in one place, and how they exit."""

import sys
from importlib.metadata import version
from typing import Annotated

import typer

from bot.base.i18n import Verbatim
from bot.cli import arena, copies, doctor, figures, games, live, picture, records, simulate
from bot.cli.console import MISUSED, Unwritable, errors, give_up_output, out, settle_outputs, stop, t
from bot.games.installed import add_installed

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _tell_version(wanted: bool) -> None:
    if wanted:
        out.print(version("solstice"))
        raise typer.Exit


@app.callback()
def solstice(
    _: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Euro board games in a Discord channel, at the players' own pace."""


app.command("play")(live.play)
app.command("run")(live.run)
app.command("doctor")(doctor.doctor)
app.command("backup")(copies.backup)
app.command("restore")(copies.restore)
app.command("move-data")(copies.move_data)
app.command("recount")(figures.recount)
app.command("games")(games.games)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("render")(picture.render)
app.add_typer(records.app, name="record")


def main() -> None:
    """The console script `solstice`."""
    settle_outputs()
    try:
        for refused in add_installed():
            errors.print(t(f"cli-game-{refused.why}", name=Verbatim(refused.name), **refused.data), soft_wrap=True)
        app()
    except Unwritable as error:
        give_up_output()
        stop(t("cli-output", why=Verbatim(error)))
        sys.exit(MISUSED)
    except UnicodeEncodeError as error:  # of an argument or setting in another encoding
        stop(t("cli-odd-name", name=Verbatim(error.object)))
        sys.exit(MISUSED)
