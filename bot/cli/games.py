"""The list of games."""

from rich.table import Table

import engine
from bot.cli.console import out, t


def games() -> None:
    """List the games with their seats and options."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("game", "title", "seats", "options"):
        table.add_column(t(f"cli-column-{column}"))
    for key in engine.GAMES:
        rules = engine.load(key)
        options = [f"{option.key}: {', '.join(option.values)}" for option in rules.option_specs]
        table.add_row(key, t(f"{key}-title"), f"{rules.min_seats}-{rules.max_seats}", "\n".join(options))
    out.print(table)
