"""All commands in one place, and how they exit."""

import typer

from bot.base.i18n import Verbatim
from bot.cli import arena, games, live, picture, records, simulate
from bot.cli.console import errors, say
from bot.games.installed import add_installed

app = typer.Typer(
    help="Euro board games in a Discord channel, at the players' own pace.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(live.play)
app.command("run")(live.run)
app.command("games")(games.games)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("render")(picture.render)
app.add_typer(records.app, name="record")


def main() -> None:
    """The console script `solstice`."""
    for refused in add_installed():
        errors.print(say(f"cli-game-{refused.why}", name=Verbatim(refused.name), **refused.data), soft_wrap=True)
    app()
