"""What this process answers for: the games of the shards that it holds, or all games where it is alone."""

from __future__ import annotations

import time
from collections.abc import Callable

SURE_SECONDS = 8.0
"""So long after the locks were last seen to be there it is certain that nobody else has them: the database lets go of a
silent process after 11 seconds."""
ALL = 0
"""The only shard of a process that is alone, and the one of whatever belongs to no server."""


class Territory:
    """Alone, a process holds everything for ever. Otherwise shards come and go; see `bot.store.claims`.

    Whoever does not hold a game may change it, but neither posts its messages nor plays for its computers.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.alone = True
        self.count = 1
        self.epochs: dict[int, int] = {ALL: 0}
        """By shard that is held: the how manieth to hold it this process is."""
        self._clock = clock
        self._seen = 0.0

    def divide(self, count: int) -> None:
        """From now on servers are spread over so many shards, of which none is held yet."""
        self.alone, self.count, self.epochs = False, count, {}

    def see(self) -> None:
        """The locks are there."""
        self._seen = self._clock()

    @property
    def sure(self) -> bool:
        """Whether nobody else can have taken what is held."""
        return self.alone or self._clock() - self._seen < SURE_SECONDS

    @property
    def shards(self) -> list[int]:
        """Those that are held."""
        return sorted(self.epochs) if self.sure else []

    def shard_of(self, guild: int | None) -> int:
        return ((guild or 0) >> 22) % self.count

    def holds(self, guild: int | None) -> bool:
        """Whether this process answers for the games of a server; those of none belong to the first shard."""
        return self.sure and self.shard_of(guild) in self.epochs

    @property
    def holds_first(self) -> bool:
        """Whether it does what is to be done once, such as registering commands."""
        return self.holds(None)

    @property
    def values(self) -> dict[str, int | str]:
        """For statements that find what is held."""
        return {"count": self.count, "held": "".join(f",{shard}" for shard in self.shards) + ","}
