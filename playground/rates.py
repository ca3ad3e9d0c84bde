"""Rate limits: a bucket per route and channel, one for everything, and the one for edits of old messages."""

import math
from collections import defaultdict, deque
from dataclasses import dataclass

from playground.clock import Clock
from playground.errors import Code, Refused

OLD = 3600.0
GLOBAL = (50, 1.0)
OLD_EDITS = (3, 6.0)
_MESSAGES = "/channels/{channel_id}/messages"
# Emoji come by the hundred when a bot starts: a limit well below the one for everything leaves room for messages.
_BUCKETS = {
    ("POST", _MESSAGES): (5, 5.0),
    ("PATCH", _MESSAGES + "/{message_id}"): (5, 5.0),
    ("POST", "/applications/{application_id}/emojis"): (20, 1.0),
}
_ORDINARY = (50, 1.0)


@dataclass(frozen=True, slots=True)
class Quota:
    """The state of a request's rate-limit bucket; `retry_after` is None if the request may pass."""

    bucket: str
    limit: int
    remaining: int
    reset_after: float
    retry_after: float | None = None
    everywhere: bool = False

    def headers(self, now: float) -> dict[str, str]:
        headers = {
            "X-RateLimit-Bucket": self.bucket,
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.remaining),
            "X-RateLimit-Reset": f"{now + self.reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{self.reset_after:.3f}",
        }
        if self.retry_after is not None:
            headers |= {"Retry-After": f"{self.retry_after:.3f}", "X-RateLimit-Scope": "user"}
        if self.everywhere:
            headers |= {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        return headers


class Window:
    """At most `limit` uses in any `span` of seconds."""

    def __init__(self, limit: int, span: float) -> None:
        self.limit, self.span = limit, span
        self._uses: deque[float] = deque()

    def wait(self, now: float) -> float:
        """Seconds until one more use is allowed."""
        while self._uses and now - self._uses[0] >= self.span:
            self._uses.popleft()
        return 0.0 if len(self._uses) < self.limit else self.reset_after(now)

    def use(self, now: float) -> None:
        self._uses.append(now)

    @property
    def remaining(self) -> int:
        return self.limit - len(self._uses)

    def reset_after(self, now: float) -> float:
        """Seconds in whole milliseconds, as they are told: who waits so long is never a moment early."""
        left = self._uses[0] + self.span - now if self._uses else self.span
        return math.ceil(left * 1000) / 1000


class Rates:
    """The limits of one bot. `enforced` False keeps only the limit for old messages, so that tests run faster."""

    def __init__(self, clock: Clock, enforced: bool) -> None:
        self.enforced = enforced
        self._clock = clock
        self._everything = Window(*GLOBAL)
        self._buckets: dict[str, Window] = {}
        self._old_edits: defaultdict[str, Window] = defaultdict(lambda: Window(*OLD_EDITS))

    def count(self, method: str, route: str, major: str) -> Quota:
        """Count one request to a route template of a channel, server or webhook (`major`)."""
        now = self._clock.now()
        name = f"{method} {route} {major}"
        bucket = f"{abs(hash((method, route))):x}"
        if not self.enforced:
            return Quota(bucket, _ORDINARY[0], _ORDINARY[0], _ORDINARY[1])
        window = self._buckets.setdefault(name, Window(*_BUCKETS.get((method, route), _ORDINARY)))
        bound = not route.startswith(("/interactions", "/webhooks"))
        waits = {True: self._everything.wait(now) if bound else 0.0, False: window.wait(now)}
        for everywhere, wait in waits.items():
            if wait > 0:
                return Quota(bucket, window.limit, 0, wait, wait, everywhere)
        window.use(now)
        if bound:
            self._everything.use(now)
        return Quota(bucket, window.limit, max(0, window.remaining), window.reset_after(now))

    def edit_old(self, channel_id: str, posted_at: float) -> None:
        """:raises Refused: 30046 for the fourth edit in six seconds of messages older than an hour."""
        now = self._clock.now()
        if now - posted_at < OLD:
            return
        window = self._old_edits[channel_id]
        if (wait := window.wait(now)) > 0:
            raise Refused(Code.TOO_MANY_OLD_EDITS, retry_after=wait)
        window.use(now)
