"""What one token carries: `python -m benchmarks.token [--seconds S]`. Prints figures; nothing is judged.

Messages are posted into as many channels as needed, so that the limits of a channel play no part, at rising rates,
against the stand-in with Discord's limits switched on: how many a second get through, how long each waits, and how many
discord.py gives up.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from contextlib import suppress
from itertools import cycle

import discord
from discord.http import Route

import playground
from benchmarks import house
from benchmarks.load import quantile, say
from bot.gateway.app import point

RATES = (25, 45, 75)
CHANNELS = 240
"""More than there are calls in the five seconds over which Discord counts the posts of a channel."""


async def step(client: discord.Client, channels: list[str], rate: float, seconds: float) -> None:
    """Post at this rate for a while, whether posts get through or not."""
    loop, waited = asyncio.get_running_loop(), list[float]()

    async def post(channel: str) -> None:
        begun = time.monotonic()
        with suppress(discord.HTTPException):  # refused five times
            await client.http.request(Route("POST", "/channels/{channel_id}/messages", channel_id=channel), json=_BODY)
            waited.append(time.monotonic() - begun)

    at = start = loop.time()
    under_way = []
    for channel in cycle(channels):
        if (at := at + 1 / rate) > start + seconds:
            break
        await asyncio.sleep(max(0.0, at - loop.time()))
        under_way.append(asyncio.create_task(post(channel)))
    await asyncio.gather(*under_way)
    made = len(waited) / (loop.time() - start)
    p50, p99 = (quantile(waited, part) * 1000 for part in (0.5, 0.99))
    given_up = len(under_way) - len(waited)
    say(f"{rate} calls/s for {seconds:.0f} s: {made:.0f}/s made, p50 {p50:.0f}, p99 {p99:.0f} ms; given up: {given_up}")


_BODY = {"content": "It is your turn."}


async def main(seconds: float) -> None:
    async with await playground.start(rates=True, journal=1) as stand_in:
        channels = [place.channel for place in house.build(stand_in.world, CHANNELS)]
        point(stand_in.url, stand_in.gateway_url)
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(stand_in.token)
            for rate in RATES:
                await step(client, channels, rate, seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    asyncio.run(main(parser.parse_args().seconds))
