"""A private panel on which somebody sees for whom they wait comes back once somebody else has decided."""

import asyncio
import time
from types import SimpleNamespace

from tests.bot.core.conftest import (
    has,
    label_like,
    more,
    panel_of,
    quiet,
    shown,
    take,
    turn_of,
    whole_turn,
)
from tests.e2e.client import Json, User, is_private, text


async def waiting(harness, *people: User) -> tuple[Json, list[User]]:
    """The panel of the first after their turn in a new game, and all in turn order."""
    order = await harness.begin(*people)
    await take(order[0])
    panel = await panel_of(order[0])
    await order[0].click(panel, label=label_like(panel, "Plant"))
    await shown(order[0], lambda m: m["id"] == panel["id"] and f"{order[1].name}’s turn. Until they decide" in text(m))
    return panel, order


async def resign(user: User) -> None:
    await user.command("table-1", "resign")
    await user.click(await shown(user, lambda m: is_private(m) and has(m, "Resign")), label="Resign")


def renewals(requests: list[Json], known: int) -> list[Json]:
    """The edits of private answers since then."""
    return [one for one in requests if one["number"] > known and one["path"].endswith("@original")]


async def test_it_shows_ones_choices_once_the_other_person_has_played(harness):
    panel, (first, second) = await waiting(harness, *await harness.users("Ana", "Ben"))
    await whole_turn(second)
    mine = await shown(first, lambda m: m["id"] == panel["id"] and label_like(m, "Take") is not None)
    await first.click(mine, label=label_like(mine, "Take"))
    await shown(first, lambda m: m["id"] == panel["id"] and label_like(m, "Plant") is not None)


async def test_who_waits_for_several_is_told_of_each_once(harness):
    panel, (first, second, third) = await waiting(harness, *await harness.users("Ana", "Ben", "Cleo"))
    await quiet(harness)
    known = (await harness.table.requests())[-1]["number"]
    await take(second)
    await turn_of(second, "Play my turn")
    await quiet(harness)
    assert not renewals(await harness.table.requests(), known), "the same person still decides"
    letter = await panel_of(second)
    known = (await harness.table.requests())[-1]["number"]
    await second.click(letter, label=label_like(letter, "Plant"))
    await shown(first, lambda m: m["id"] == panel["id"] and f"{third.name}’s turn" in text(m))
    await quiet(harness)
    assert len(renewals(await harness.table.requests(), known)) == 2, "the answer itself, and the panel of who waits"
    await whole_turn(third)
    await shown(first, lambda m: m["id"] == panel["id"] and label_like(m, "Take") is not None)


async def test_it_says_that_the_game_is_over(harness):
    panel, (first, second) = await waiting(harness, *await harness.users("Ana", "Ben"))
    await resign(second)
    await shown(first, lambda m: m["id"] == panel["id"] and "is over" in text(m))


async def test_a_panel_that_was_called_for_while_another_decides_comes_back_too(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await second.command("table-1", "hand")
    panel = await shown(second, is_private)
    await whole_turn(first)
    await shown(second, lambda m: m["id"] == panel["id"] and label_like(m, "Take") is not None)


async def test_what_was_opened_in_it_meanwhile_is_not_overwritten(harness):
    panel, (first, second) = await waiting(harness, *await harness.users("Ana", "Ben"))
    await first.click(await first.message("table-1", panel["id"]), label="Boards")
    boards = await shown(first, lambda m: m["id"] == panel["id"] and has(m, "My seat"))
    known = (await harness.table.requests())[-1]["number"]
    await whole_turn(second)
    await turn_of(first)
    await quiet(harness)
    assert text(await first.message("table-1", panel["id"])) == text(boards)
    told = [one["path"] for one in renewals(await harness.table.requests(), known)]
    assert len(told) == 2, "two answers to the other person alone"


async def test_what_is_opened_while_it_is_being_renewed_stays(harness):
    panel, (first, second) = await waiting(harness, *await harness.users("Ana", "Ben"))
    before = await first.message("table-1", panel["id"])
    await take(second)
    letter = await panel_of(second)
    drawing, drawn = asyncio.Event(), asyncio.Event()
    client = harness.bot.services.discord_client
    with_files = client.with_files

    async def slowly(content, has, send, **given):
        if given["asker"] == int(first.id) and not drawing.is_set():
            drawing.set()
            await drawn.wait()
        return await with_files(content, has, send, **given)

    client.with_files = slowly
    await second.click(letter, label=label_like(letter, "Plant"))
    await asyncio.wait_for(drawing.wait(), 60)
    await first.click(before, label="Boards")
    boards = await shown(first, lambda m: m["id"] == panel["id"] and has(m, "Play my turn"))
    drawn.set()
    await turn_of(first)
    await harness.rests()
    assert text(await first.message("table-1", panel["id"])) == text(boards)


async def test_what_is_decided_while_it_is_being_shown_counts(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await take(first)
    panel = await panel_of(first)
    client, played = harness.bot.services.discord_client, asyncio.Event()
    with_files = client.with_files

    async def slowly(content, has, send, **given):
        if given["asker"] == int(first.id):
            await played.wait()
        return await with_files(content, has, send, **given)

    client.with_files = slowly
    await first.click(panel, label=label_like(panel, "Plant"))
    await whole_turn(second)
    await turn_of(first)
    played.set()
    await shown(first, lambda m: m["id"] == panel["id"] and label_like(m, "Take") is not None)


async def test_an_answer_that_ends_late_takes_nothing_from_a_newer_one(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await take(first)
    panel = await panel_of(first)
    displays, opened = harness.bot.services.displays, asyncio.Event()
    noted = displays.note_explained
    late = iter([opened])

    async def slowly(*given):
        if held := next(late, None):
            await held.wait()
        await noted(*given)

    displays.note_explained = slowly
    await first.click(panel, label=label_like(panel, "Plant"))
    await shown(first, lambda m: m["id"] == panel["id"] and "Until" in text(m))
    await first.click(await first.message("table-1", panel["id"]), label="Boards")
    boards = await shown(first, lambda m: m["id"] == panel["id"] and has(m, "My seat") and "Until" not in text(m))
    opened.set()
    await harness.rests()
    await whole_turn(second)
    await turn_of(first)
    await quiet(harness)
    assert text(await first.message("table-1", panel["id"])) == text(boards)


async def test_a_message_opened_beside_it_changes_nothing(harness):
    panel, (first, second) = await waiting(harness, *await harness.users("Ana", "Ben"))
    await more(first, await first.message("table-1", panel["id"]))
    await whole_turn(second)
    await shown(first, lambda m: m["id"] == panel["id"] and label_like(m, "Take") is not None)


async def test_the_newest_panel_of_a_person_alone_comes_back(harness):
    panel, (first, second) = await waiting(harness, *await harness.users("Ana", "Ben"))
    before = await first.message("table-1", panel["id"])
    await first.command("table-1", "hand")
    newest = await shown(first, lambda m: is_private(m) and m["id"] != panel["id"])
    await whole_turn(second)
    await shown(first, lambda m: m["id"] == newest["id"] and label_like(m, "Take") is not None)
    assert text(await first.message("table-1", panel["id"])) == text(before)


async def test_after_a_quarter_of_an_hour_nothing_is_tried(harness, monkeypatch):
    panel, (first, second) = await waiting(harness, *await harness.users("Ana", "Ben"))
    before = await first.message("table-1", panel["id"])
    later = SimpleNamespace(monotonic=lambda: time.monotonic() + 15 * 60)
    monkeypatch.setattr("bot.delivery.response.time", later)
    await whole_turn(second)
    await turn_of(first)
    await quiet(harness)
    assert text(await first.message("table-1", panel["id"])) == text(before)


async def test_who_has_no_seat_any_more_is_shown_nothing(harness):
    panel, (first, second, _) = await waiting(harness, *await harness.users("Ana", "Ben", "Cleo"))
    before = await first.message("table-1", panel["id"])
    await resign(first)
    await harness.rests()
    await whole_turn(second)
    await quiet(harness)
    assert text(await first.message("table-1", panel["id"])) == text(before)


async def test_a_dismissed_one_is_let_be(harness):
    panel, (first, second) = await waiting(harness, *await harness.users("Ana", "Ben"))
    await first.dismiss(panel)
    await whole_turn(second)
    await turn_of(first)
    await harness.rests()
    assert not any(map(is_private, await first.messages("table-1")))
