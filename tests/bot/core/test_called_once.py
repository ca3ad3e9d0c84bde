"""Nobody is notified twice in one turn."""

from tests.bot.core.conftest import quiet, revision, take, turn_of, until


async def test_a_turn_that_was_to_be_posted_again_and_went_on_calls_nobody_twice(harness, monkeypatch):
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    message = await turn_of(first)
    await quiet(harness)
    services = harness.bot.services

    async def closed() -> bool:
        [game] = await harness.live_games()
        return all(row.closed is not None for row in await services.store.undone_messages(game.id))

    async def came_to() -> int:
        return await revision(harness)

    with monkeypatch.context() as idle:
        idle.setattr(services.outbox, "wake", lambda game: None)  # nothing is posted, as if the bot was killed now
        idle.setattr("bot.delivery.outbox.PATIENCE", 0.1)
        await first.command("table-1", "board")
        await until(closed, True)
        await take(first)
        await until(came_to, 1)
    await services.outbox.wake_all()
    await turn_of(first, "Play my turn")
    there = harness.stand_in.world.messages[message["channel_id"]].values()
    assert [one.id for one in there if first.id in one.notified] == [message["id"]]
