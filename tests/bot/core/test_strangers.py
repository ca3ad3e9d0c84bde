"""What is meant for one person does nothing and reveals nothing when anybody else uses it."""

import re

from bot.base import custom_ids
from tests.bot.core.conftest import (
    behind_more,
    label_like,
    lobby,
    more,
    panel_of,
    passed_turn,
    plant,
    quiet,
    revision,
    shown,
    take,
    turn_of,
)
from tests.bot.matches import hidden_from
from tests.e2e.client import controls, is_private, text

DETAILS = {
    "undo": ("", ".last", ".turn"),
    "end": (".agree", ".no", ".force"),
    "boards": ("", ".hand"),
    "board": (".hand",),
}
"""What may follow a verb, if anything may."""


def offered(message):
    """The ids behind all buttons and options of a message."""
    found = [[option["value"] for option in one.get("options", [])] or [one["custom_id"]] for one in controls(message)]
    return [one for values in found for one in values]


async def answers(user, label, message):
    known = {m["id"] for m in await user.messages("table-1")}
    await user.click(message, label=label)
    return await shown(user, lambda m: m["id"] not in known and is_private(m) and bool(text(m)))


async def all_private_controls(first):
    """Of a player whose decision is private: the panel, the hand, the letter, and all that they lead to."""
    panel = await panel_of(first)
    message = await turn_of(first, "Play my turn")
    others = [await answers(first, "Boards", message), await more(first, message)]
    others += [await behind_more(first, message, label) for label in ("My seat", "In words", "What can I do?")]
    await first.click(await more(first, panel), label="Send to my DMs")
    await shown(first, lambda m: is_private(m) and "Sent." in text(m))
    [inbox] = [channel["id"] for channel in await first.channels() if channel["type"] == 1]
    letter = await shown(first, lambda m: label_like(m, "Plant") is not None, inbox)
    return sorted({one for one_message in (panel, *others, letter) for one in offered(one_message)})


def every_verb(harness, game, number):
    """An id for everything that an action button can ask for."""
    known = [way.removeprefix("game.") for way in harness.bot.router.ways if way.startswith("game.")]
    verbs = [verb + detail for verb in known for detail in DETAILS.get(verb, ("",))]
    return [custom_ids.action_id(game, number, verb) for verb in verbs]


async def press_all(user, message, found):
    for one in found:
        outcome = await user.press(message, one, kind=2)
        assert not outcome.failed, one
    await user.settled()


async def told(harness, user, row):
    """What this user was sent, and the cards it must not name."""
    match = await harness.bot.services.matches.get(row.id)
    sent = "\n".join(text(event.data) for event in user.delivered if "components" in event.data)
    return [card for card in hidden_from(match, user) if re.search(rf"\b{card}\b", sent)], sent


async def test_the_controls_of_a_private_decision(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    first, second = await harness.begin(ana, ben)
    await take(first)
    [row] = await harness.live_games()
    found = await all_private_controls(first)
    assert {one[0] for one in found} == {"m", "a"}
    message = await turn_of(first, "Play my turn")
    await press_all(cleo, message, [*found, *every_verb(harness, row.id, 1), custom_ids.page_id(row.id, 1, "")])
    await press_all(second, message, [*found, custom_ids.page_id(row.id, 1, "")])
    await quiet(harness)
    assert await revision(harness) == 1
    for user, words in ((cleo, "do not sit at this table"), (second, f"It’s {first.name}")):
        await shown(user, lambda m, words=words: is_private(m) and words in text(m))  # type: ignore[misc]
        assert (await told(harness, user, row))[0] == []
        assert not any(label_like(m, "Plant") for m in await user.messages("table-1"))
    assert "Your hand" not in (await told(harness, cleo, row))[1]
    assert [channel for channel in await cleo.channels() if channel["type"] == 1] == []
    assert label_like(await first.message("table-1", message["id"]), "Play my turn")
    await plant(first)


async def test_the_controls_of_taking_back(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    first, second = await harness.begin(ana, ben)
    await take(first)
    await plant(first)
    message = await turn_of(second)
    passed = await passed_turn(first)
    [row] = await harness.live_games()
    found = [custom_ids.action_id(row.id, 2, what) for what in ("undo", "undo.last", "undo.turn")]
    for user in (cleo, second):
        await press_all(user, message, found)
    assert await revision(harness) == 2
    await first.click(passed, label="Undo")
    await turn_of(first, "Play my turn")


async def test_ids_of_one_message_do_nothing_on_another(harness):
    """Of a lobby, the settings and two games, each on the others' messages."""
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "settings")
    settings = await shown(ana, lambda m: is_private(m) and "Your settings" in text(m))
    first, _ = await harness.begin(ana, ben)
    await harness.begin(ana, ben, channel="table-2")
    await ana.command("lobby", "newgame", game="orchard")
    waiting = await lobby(ana, 1, "lobby")
    [asks, other] = [await shown(first, lambda m: label_like(m, "Take") is not None, f"table-{n}") for n in (1, 2)]
    await quiet(harness)
    messages = [settings, waiting, asks, other]
    for message in messages:
        foreign = [one for source in messages if source is not message for one in offered(source)]
        game = next(one.split(":")[1] for one in offered(other if message is asks else asks) if one[0] == "m")
        forged = [custom_ids.action_id(game, 0, what) for what in ("end.agree", "end.no", "here", "undo")]
        await press_all(ana, message, [*foreign, *forged])
    await quiet(harness)
    assert (await harness.bot.services.store.preferences(int(ana.id), None)).call == "mention"
    assert [row.revision for row in await harness.live_games()] == [0, 0]
    for place, message in zip(("table-1", "lobby", "table-1", "table-2"), messages, strict=True):
        now = await ana.message(place, message["id"])
        assert (text(now), offered(now)) == (text(message), offered(message))
