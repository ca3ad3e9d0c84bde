"""A stand-in for Discord on this machine: REST, gateway, files and a web page. Knows nothing of games."""

from playground.server import Playground, start
from playground.storage import Unusable

__all__ = ["Playground", "Unusable", "start"]
