"""Reads everything delivered to everybody in a whole game for what its readers may not know."""

import json
import re
from collections import defaultdict

import pytest

from bot.drawing import request
from tests.bot.core.conftest import more, panel_of, plant, shown, take, turn_of
from tests.bot.matches import hidden_from
from tests.e2e.client import User, is_private, text


class Deliveries:
    """Reads what was delivered since the last time, the display lists of pictures included."""

    def __init__(self, users: list[User], monkeypatch) -> None:
        self.users = users
        self.drawn: dict[str, str] = defaultdict(str)
        self.heard: dict[str, str] = defaultdict(str)
        self._read: dict[str, int] = defaultdict(int)
        self._laid_out = request.laid_out
        monkeypatch.setattr(request, "laid_out", self._papers)

    def _papers(self, asked):
        pictures = self._laid_out(asked)
        for picture in pictures:
            self.drawn[f"{picture.name}-{picture.fingerprint[: request.FINGERPRINT]}.png"] = repr(picture.shown)
        return pictures

    def news(self, user: User) -> str:
        events = user.delivered[self._read[user.name] :]
        self._read[user.name] = len(user.delivered)
        told = json.dumps([event.data for event in events], ensure_ascii=False)
        files = re.findall(r"/([\w-]+\.png)", told)
        told += "".join(self.drawn[file] for file in files)
        self.heard[user.name] += told
        return told


@pytest.mark.slow
async def test_nobody_hears_of_hidden_cards_in_a_whole_game(harness, monkeypatch):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    deliveries = Deliveries([ana, ben, cleo], monkeypatch)
    players = await harness.begin(ana, ben, options="length=short")
    services = harness.bot.services
    [row] = await harness.live_games()

    async def check() -> None:
        for user in deliveries.users:
            await user.settled()
        match = await services.matches.get(row.id)
        for user in deliveries.users:
            told = deliveries.news(user)
            assert not [card for card in hidden_from(match, user) if re.search(rf"\b{card}\b", told)], user.name

    await check()
    for number in range(6):
        mover, waiting = players[number % 2], players[1 - number % 2]
        message = await turn_of(mover)
        for user in deliveries.users:
            await user.click(message, label="Boards")
            for label in ("In words", "What can I do?", "Full log"):
                await user.click(await more(user, message), label=label)
            await user.command("table-1", "score")
            if user is not waiting:
                await user.command("table-1", "undo")
        await check()
        await take(mover)
        await check()
        panel = await panel_of(mover)
        await waiting.click(await turn_of(mover, "Play my turn"), label="Play my turn")
        await mover.click(await more(mover, panel), label="What can I do?")
        await check()
        await plant(mover)
    end = await shown(ana, lambda m: "the game is over" in text(m) and not is_private(m))
    await cleo.click(await more(cleo, end), label="Record")
    assert sum(map(len, deliveries.heard.values())) > 300_000, "too little was heard to judge"
    assert all("Your hand" in deliveries.heard[user.name] for user in players)
    assert "Your hand" not in deliveries.heard["Cleo"]
    assert deliveries.drawn
