"""People who watch a game are told of its rounds or its end, and see nothing that others may not."""

from tests.bot.core.conftest import lobby, shown, turn_of, until, whole_turn
from tests.bot.matches import says
from tests.e2e.client import is_private, text


async def told(user):
    """All direct messages of this person, oldest first."""
    direct = [channel["id"] for channel in await user.channels() if channel["type"] == 1]
    return [text(message) for place in direct for message in await user.messages(place)]


async def follow(user, **when):
    await user.command("table-1", "follow", **when)
    return await shown(user, lambda m: is_private(m) and "ou follow" in text(m))


async def rests(harness, user, number):
    """Wait until this person was told so often."""

    async def messages():
        return len(await told(user))

    await until(messages, number)
    await harness.rests()


async def test_of_every_round_or_of_the_end_alone(harness):
    ana, ben, cleo, dan = await harness.users("Ana", "Ben", "Cleo", "Dan")
    first, second = await harness.begin(ana, ben, options="length=short")
    await turn_of(first)
    await follow(cleo, every="round")
    await follow(dan)
    await whole_turn(first)
    await whole_turn(second)
    await rests(harness, cleo, 1)
    assert "Orchard, round 2 of 3** has begun" in (await told(cleo))[0]
    for user in (first, second, first, second):
        await whole_turn(user)
    await rests(harness, dan, 1)
    await rests(harness, cleo, 3)
    assert says((await told(dan))[0], "bot-follow-over")
    assert says((await told(cleo))[2], "bot-follow-over")


async def test_of_a_game_without_rounds_only_of_its_end(clubhouse):
    ana, ben, cleo = await clubhouse.users("Ana", "Ben", "Cleo")
    await ana.command("table-1", "newgame", game="bluemoon")
    await ben.click(await lobby(ben, 1), label="Join")
    await ana.click(await lobby(ana, 2), label="Start")
    await shown(ana, lambda m: "begins. In turn order" in text(m))
    assert says(text(await follow(cleo, every="round")), "bot-follow-end")


async def test_until_one_has_enough(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    first, second = await harness.begin(ana, ben, options="length=short")
    await turn_of(first)
    await follow(cleo, every="round")
    await cleo.command("table-1", "follow", every="never")
    await shown(cleo, lambda m: is_private(m) and "You do not follow" in text(m))
    await whole_turn(first)
    await whole_turn(second)
    await turn_of(first)
    await harness.rests()
    assert await told(cleo) == []


async def test_what_happened_while_the_bot_was_away_is_told_once(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    first, second = await harness.begin(ana, ben, options="length=short")
    await turn_of(first)
    await follow(cleo, every="round")
    await whole_turn(first)
    await whole_turn(second)
    await rests(harness, cleo, 1)
    await harness.close()
    await harness.open()
    await whole_turn(first)
    await turn_of(second)
    await harness.rests()
    assert len(await told(cleo)) == 1
