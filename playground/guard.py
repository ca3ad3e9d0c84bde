"""Which web pages may talk to the playground, and what its own page may load."""

import re
from collections.abc import Awaitable, Callable, Collection

from aiohttp import web

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^\[\]:/@]+)(?::\d+)?")
_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
}
FRAMED = {
    "Content-Security-Policy": (
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"
    )
}
"""For a foreign page that the playground's own one shows in a frame: no script, no origin, nothing loaded."""

_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Guard:
    """Answers this machine's own names (and those given) alone, and of web pages only its own."""

    def __init__(self, names: Collection[str] = ()) -> None:
        self._names = {*LOOPBACK, *(name.lower() for name in names)}

    def protect(self, app: web.Application) -> None:
        app.middlewares.append(self._admit)
        app.on_response_prepare.append(_harden)

    @web.middleware
    async def _admit(self, request: web.Request, handler: _Handler) -> web.StreamResponse:
        hosts = [host.lower() for host in request.headers.getall("Host", [])]
        if len(hosts) != 1 or not self._is_own(hosts[0]):
            raise web.HTTPMisdirectedRequest(text="The playground answers on this machine only.")
        origin = request.headers.get("Origin")
        if origin is not None and origin.lower() not in (f"http://{hosts[0]}", f"https://{hosts[0]}"):
            raise web.HTTPForbidden(text="The playground answers its own page only.")
        return await handler(request)

    def _is_own(self, host: str) -> bool:
        """Whether a Host header names this machine; any other name a foreign page may have bound to this address."""
        found = _HOST.fullmatch(host)
        return found is not None and found[1] in self._names


async def _harden(request: web.Request, response: web.StreamResponse) -> None:
    for name, value in _HEADERS.items():
        response.headers.setdefault(name, value)
