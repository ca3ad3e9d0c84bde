"""What happened since somebody last looked: told first in private answers, with before and after one click away."""

import pytest

from bot.matches.seats import offered
from bot.messages.past import PastMessages
from bot.messages.public import PublicMessages
from tests.bot.core.answers import asked
from tests.bot.core.conftest import has, shown, take, turn_of, whole_turn
from tests.bot.matches import ANA, BEN, begin, played, read, seats, t
from tests.e2e.client import is_private, pictures, text

HEAD = "**Since your last turn**"
OWN = "**Your turn**"


def told(message):
    """The first text of a message, which stands above its pictures."""
    return message["components"][0]["content"]


async def test_a_private_answer_begins_with_all_that_others_did_in_sentences(harness):
    order = await harness.begin(*await harness.users("Ana", "Ben", "Cleo"))
    first, second, third = order
    for user in (*order, *order):
        await whole_turn(user)
    await turn_of(first)
    hand = await asked(first, await turn_of(first), "My seat")
    lines = told(hand).splitlines()
    assert lines[1] == HEAD
    planted = [line.split(" plants")[0].split()[-1] for line in lines if " plants " in line]
    assert planted == [second.name, third.name], "nothing that one did oneself, and no earlier turn"
    assert sum(" takes " in line for line in lines) == 2


async def test_what_one_did_in_this_turn_stands_under_a_heading_of_its_own(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    for user in (first, second):
        await whole_turn(user)
    await take(first)
    hand = await asked(first, await turn_of(first, "Play my turn"), "My seat")
    lines = told(hand).splitlines()
    since, own = lines.index(HEAD), lines.index(OWN)
    assert not [line for line in lines[since:own] if line.startswith(first.name)]
    assert [line for line in lines[since:own] if f"{second.name} plants" in line]
    assert [line for line in lines[own:] if f"{first.name} takes" in line]
    assert not [line for line in lines[own:] if second.name in line]


async def test_its_pictures_before_and_after_are_one_click_away(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    for user in (first, second):
        await whole_turn(user)
    message = await turn_of(first)
    hand = await asked(first, message, "My seat")
    await first.click(hand, label="What changed")
    seen = await shown(first, lambda m: m["id"] == hand["id"] and not has(m, "What changed"))
    assert is_private(seen)
    assert HEAD in text(seen)
    assert f"{second.name} plants" in text(seen)
    shows = [picture["description"].split("It shows: ") for picture in pictures(seen)]
    assert {head for head, _ in shows} == {"The turn: before on the left, after on the right. "}
    groves = {what for _, what in shows if what.endswith("’s grove.")}
    assert groves == {f"{second.name}’s grove."}, "one’s own has not changed since"
    assert f"since {first.name}’s last turn" in text(seen)
    await first.click(seen, label="Play my turn")
    await shown(first, lambda m: m["id"] == hand["id"] and has(m, "What changed"))


async def test_who_had_no_turn_yet_reads_what_happened_since_the_beginning(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await whole_turn(first)
    hand = await asked(second, await turn_of(second), "My seat")
    assert HEAD not in text(hand)
    lines = told(hand).splitlines()
    assert f"{first.name} plants" in lines[lines.index("**Since the beginning of the game**") + 3]
    await second.click(hand, label="What changed")
    seen = await shown(second, lambda m: m["id"] == hand["id"] and not has(m, "What changed"))
    assert "· since the beginning of the game" in text(seen)


async def test_in_the_first_turn_one_sees_what_changed_since_the_beginning(harness):
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    await take(first)
    hand = await asked(first, await turn_of(first, "Play my turn"), "My seat")
    await first.click(hand, label="What changed")
    seen = await shown(first, lambda m: m["id"] == hand["id"] and not has(m, "What changed"))
    assert "· since the beginning of the game" in text(seen)


async def test_at_the_beginning_there_is_nothing_to_tell(harness):
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    hand = await asked(first, await turn_of(first), "My seat")
    assert HEAD not in text(hand)
    assert not has(hand, "What changed")


@pytest.mark.parametrize("turns", [4, 8])
def test_its_pictures_begin_where_its_words_do(orchard, turns):
    """Behind the last decision of one's own turn, which is not told: a turn has two decisions."""
    match = played(seats(begin(orchard, 2, 1), ANA, BEN), turns)
    seen = PastMessages(PublicMessages()).since(match, ANA, t)
    assert seen.sheet.before == match.earlier(turns - 2).view(None)


def test_a_turn_after_which_its_seat_was_offered_is_shown_from_its_beginning(orchard):
    match = played(seats(begin(orchard, 2, 1), ANA, BEN), 3)
    match, entry = offered(match, ANA, free=True, at=0)
    told = read(PastMessages(PublicMessages()).change(match, entry.revision, 0, t, text_only=True)).splitlines()
    assert [any(word in line for line in told) for word in (" takes ", " plants", " offers ")] == [True] * 3
