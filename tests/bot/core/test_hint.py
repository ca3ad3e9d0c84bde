"""/hint: for who has to decide, in private, and counted."""

import asyncio

from bot.matches.service import MatchService
from tests.bot.core.conftest import PATIENCE, Club, shown, turn_of, whole_turn
from tests.e2e.client import is_private, text


async def hint_of(user, *, said: str = "what you might do") -> str:
    await user.command("table-1", "hint")
    return text(await shown(user, lambda m: is_private(m) and said in text(m)))


async def test_who_decides_gets_moves_gains_and_a_reason(club: Club) -> None:
    [ana] = await club.users("Ana")
    await club.begin(ana, computers=1)
    await turn_of(ana)
    told = await hint_of(ana)
    assert "1. Take" in told or "1. Draw" in told
    assert " points)" in told
    assert "What the first has before the second" in told or "about equally good" in told
    assert "record of the game" in told


async def test_it_is_for_the_player_to_move_alone(club: Club) -> None:
    ana, ben = await club.users("Ana", "Ben")
    order = await club.begin(ana, ben)
    await hint_of(order[1], said="You are told when it is yours")


async def test_hints_are_counted_once_a_decision_and_stand_in_the_record(club: Club) -> None:
    [ana] = await club.users("Ana")
    await club.begin(ana, computers=1)
    await turn_of(ana)
    await hint_of(ana)
    matches: MatchService = club.bot.services.matches
    [row] = await club.live_games()
    before = await matches.get(row.id)
    seat = before.to_move or 0
    await matches.note_hint(row.id, seat, before.revision)  # asked again
    await whole_turn(ana)
    await turn_of(ana)
    match = await matches.get(row.id)
    assert len(match.row.hints) == 1
    expected = [1 if number == seat else 0 for number in range(2)]
    assert match.record([]).hints == expected
    await club.close()  # what is stored is read again
    await club.open()
    again = await asyncio.wait_for(club.bot.services.matches.get(row.id), PATIENCE)
    assert again.row.hints == match.row.hints
