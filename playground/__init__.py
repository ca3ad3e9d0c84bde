"""A stand-in for Discord on this machine: REST, gateway, files and a web page. Knows nothing of games."""

from playground.server import Playground, start

__all__ = ["Playground", "start"]
