"""The command line."""

from bot.cli.app import app, main

__all__ = ["app", "main"]
