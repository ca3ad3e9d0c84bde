"""Words on top of pictures for who wants them, and what the signs mean once for everybody."""

import re
from random import Random

import pytest

from bot.base.i18n import localizer
from bot.base.markdown import escape
from bot.delivery.display import DisplayPreferences, words_first
from bot.messages import layout
from bot.messages.layout import MediaItem, MessageLayout
from bot.messages.outgoing import Attachment, OutgoingMessage
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from tests.bot.core.conftest import buttons_of, has, shown, turn_of, whole_turn
from tests.bot.core.looking_back import walked
from tests.bot.core.notices import direct
from tests.bot.core.settings_page import choose
from tests.bot.drawn import laid
from tests.bot.matches import says
from tests.e2e.client import GALLERY, TEXT_DISPLAY, is_private, pictures, selects, text

ONCE = "Signs"
"""A button, until its person has been shown it once."""


def names(message):
    """The pictures of a message, by name."""
    return [re.findall(r"/([a-z]+)[^/]*\.png", picture["url"])[0] for picture in pictures(message)]


def above(message):
    """What is written above the first picture."""
    kinds = [part["type"] for part in message["components"]]
    first = kinds.index(GALLERY)
    return "\n".join(part["content"] for part in message["components"][:first] if part["type"] == TEXT_DISPLAY)


def told_first(message):
    return bool(pictures(message)) and all(
        escape(picture["description"])[:60] in above(message) for picture in pictures(message)
    )


async def panel(user):
    known = {m["id"] for m in await user.messages("table-1")}
    await user.command("table-1", "hand")
    message = await shown(user, lambda m: m["id"] not in known and is_private(m) and bool(pictures(m)))
    await user.settled()  # What was explained with it is noted once it has arrived.
    return message


async def test_who_wants_words_first_has_them_above_every_picture(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    assert not told_first(await panel(first))
    await choose(first, "Words: first", "My turn: both")
    shown_now = await panel(first)
    assert told_first(shown_now)
    assert has(shown_now, "More")
    await first.click(await turn_of(first), label="Boards")
    boards = await shown(first, lambda m: is_private(m) and "### Boards" in text(m) and bool(pictures(m)))
    assert told_first(boards)
    await first.settled()
    [letter] = await direct(harness, first)
    assert told_first(letter)
    assert not told_first(await turn_of(first)), "the table is everybody's"
    await whole_turn(first)
    assert not told_first(await panel(second)), "the others chose nothing"
    await first.command("table-1", "replay")
    assert told_first(await shown(first, lambda m: is_private(m) and has(m, "Back")))
    await first.command("table-1", "card", name="Apple", game="orchard")
    card = await shown(first, lambda m: is_private(m) and "Orchard" in text(m) and len(selects(m)) > 1)
    assert not pictures(card) or told_first(card)
    await choose(first, "Words: on demand")
    known = {m["id"] for m in await first.messages("table-1")}
    await first.click(await turn_of(second), label="Boards")
    plain = await shown(first, lambda m: m["id"] not in known and is_private(m) and bool(pictures(m)))
    assert not told_first(plain)


async def test_signs_are_explained_once_then_on_demand(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    message = await panel(first)
    assert buttons_of(message)[-2:] == ["More", ONCE]
    again = await panel(first)
    assert names(again) == names(message)
    assert not has(again, ONCE)
    await first.click(message, label=ONCE)
    await shown(first, lambda m: names(m) == ["legend"])
    await whole_turn(first)
    assert has(await panel(second), ONCE), "each person once"
    found = await harness.bot.services.store.personal(int(first.id))
    assert found["explained"] == [{"game": "orchard"}]
    await first.command("table-1", "privacy")
    await shown(first, lambda m: is_private(m) and "the games whose signs were explained to you (1)" in text(m))
    await harness.bot.services.store.forget(int(first.id), lambda _: "")
    assert not await harness.bot.services.store.explained(int(first.id))


async def test_where_signs_were_not_seen_they_are_explained_the_next_time(harness):
    """Without files there are no signs."""
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    await harness.deny("table-1", "ATTACH_FILES")
    await first.command("table-1", "hand")
    await shown(first, lambda m: is_private(m) and bool(buttons_of(m)))
    assert not await harness.bot.services.store.explained(int(first.id))


@pytest.mark.parametrize("said", [0, 3700, 3850, 3950, 3990, 4000])
def test_no_message_grows_beyond_what_discord_shows(said):
    """A long story leaves little room or none, and is not what goes."""
    files = tuple(Attachment(f"{name}.png", f"The {name} of Ana. " * 30, b"") for name in ("board", "hand"))
    story = layout.items.text("x " * (said // 2))
    parts = [*story, *layout.items.gallery([MediaItem(file.name, file.alt) for file in files])]
    full = OutgoingMessage(MessageLayout(parts), files)
    made = words_first(full, localizer("en"))
    written = [part["content"] for part in made.layout.to_components() if part["type"] == TEXT_DISPLAY]
    assert sum(map(len, written)) <= 4000
    assert not said or any("x x" in part for part in written)


@pytest.mark.parametrize("signs", [False, True])
def test_words_fit_beside_everything_else_in_every_game(key, signs):
    """Whoever is told a part is told where the rest stands."""
    t, rng, private = localizer("en"), Random(3), PrivateMessages(PublicMessages())
    for decisions in (0, 5, 9):
        match = walked(key, decisions=decisions + rng.randrange(3))
        user = match.owner(match.to_move)
        outgoing = laid(private.panel(match, user, t), DisplayPreferences(words=True, signs=signs))
        parts = outgoing.layout.to_components()
        kinds = [part["type"] for part in parts]
        written = [part["content"] for part in parts if part["type"] == TEXT_DISPLAY]
        assert sum(map(len, written)) <= 4000
        top = "\n".join(part["content"] for part in parts[: kinds.index(GALLERY)] if part["type"] == TEXT_DISPLAY)
        whole = [escape(file.alt) in top for file in outgoing.attachments if file.alt]
        assert all(whole) or says(top, "render-more")
        assert signs == (ONCE in buttons_of({"components": parts}))
