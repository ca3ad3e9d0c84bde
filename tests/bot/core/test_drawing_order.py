"""At a table: who waits is served first, and a picture that a move has overtaken is never begun."""

from threading import Event

from bot.base.choices import choice_key
from bot.base.i18n import localizer
from bot.drawing import PictureRequest, TablePictures, pool
from bot.drawing.queue import DrawingQueue
from bot.drawing.request import draw
from bot.matches.offers import choices
from tests.bot.core.conftest import quiet, shown, turn_of, until
from tests.e2e.client import PATIENCE, is_private, text


async def decide(harness, game: str) -> None:
    """The person to move takes the first choice."""
    match = await harness.bot.services.matches.get(game)
    first = choices(match, match.to_move, localizer("en"))[0]
    await harness.bot.services.matches.play(game, match.revision, choice_key(first), match.owner(match.to_move))


async def test_a_table_that_was_overtaken_while_it_waited_is_never_drawn(harness, monkeypatch):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    first, _ = await harness.begin(ana, ben)
    message = await turn_of(first)
    await quiet(harness)
    [row] = await harness.live_games()
    waiting: list[tuple[type[PictureRequest], int]] = []
    begun: list[tuple[type[PictureRequest], int]] = []
    go = Event()
    add = DrawingQueue.add

    def noted(queue, job):
        waiting.append((type(job.request), job.revision))
        add(queue, job)

    def held(request: PictureRequest, known):
        begun.append((type(request), request.revision))
        assert go.wait(PATIENCE)
        return draw(request, known)

    async def has_joined(job):
        async def joined():
            return job in waiting

        await until(joined, True)

    async def working():
        return len(begun)

    monkeypatch.setattr(DrawingQueue, "add", noted)
    monkeypatch.setattr(pool, "draw", held)
    try:
        await cleo.click(message, label="Boards")
        await until(working, 1)
        await decide(harness, row.id)
        await has_joined((TablePictures, 1))
        await decide(harness, row.id)
        await has_joined((TablePictures, 2))
    finally:
        go.set()
    await shown(ana, lambda m: not is_private(m) and "plants" in text(m))
    await quiet(harness)
    assert (TablePictures, 2) in begun
    assert (TablePictures, 1) not in begun
