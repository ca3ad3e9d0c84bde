"""A limit for every request to Discord, whoever makes it: discord.py waits as long as a 429 says, and a hanging request
for five minutes.

Importing this module sets it into discord.py, which offers no such setting.
"""

from __future__ import annotations

import asyncio
from typing import Any

from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

PATIENCE = 60.0
"""At most this many seconds any request may take before it is given up; longer than discord.py's own retries take."""
ANSWERING = 20.0
"""The same for answers to clicks and commands, for which somebody waits; those retries take 16 seconds."""

_request, _get_from_cdn, _answer = HTTPClient.request, HTTPClient.get_from_cdn, AsyncWebhookAdapter.request


async def _request_in_time(self: HTTPClient, *given: Any, **named: Any) -> Any:
    try:
        async with asyncio.timeout(PATIENCE):
            return await _request(self, *given, **named)
    except (asyncio.CancelledError, TimeoutError):
        self._global_over.set()  # whoever is cut off in the wait of a global limit would else hold all others for ever
        raise


async def _get_from_cdn_in_time(self: HTTPClient, *given: Any, **named: Any) -> Any:
    async with asyncio.timeout(PATIENCE):
        return await _get_from_cdn(self, *given, **named)


async def _answer_in_time(self: AsyncWebhookAdapter, *given: Any, **named: Any) -> Any:
    async with asyncio.timeout(ANSWERING):
        return await _answer(self, *given, **named)


HTTPClient.request = _request_in_time  # type: ignore[method-assign]
HTTPClient.get_from_cdn = _get_from_cdn_in_time  # type: ignore[method-assign]
AsyncWebhookAdapter.request = _answer_in_time  # type: ignore[method-assign]
