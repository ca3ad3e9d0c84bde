"""Messages: what they show and in which order, within Discord's limits."""

from dataclasses import replace

import discord
import pytest

from bot.base import custom_ids
from bot.base.i18n import localizer
from bot.drawing import RenderedPicture
from bot.matches import lobby as rooms
from bot.messages import layout
from bot.messages.arranging import setup
from bot.messages.layout import MediaItem
from bot.messages.lobby import open_lobby
from bot.messages.menus import Button, Link, Menu, MenuOption, action
from bot.messages.settings import page
from bot.store import LobbyRow, Preferences, Seat
from engine import registry
from tests.bot.drawn import laid
from tests.bot.face.pseudo import said_in_brackets
from tests.bot.matches import At, says

AT = At("abc", 7)
BUTTON, ROW, SELECT, TEXT, GALLERY, FILE = 2, 1, 3, 10, 12, 13


def flat(message: layout.MessageLayout) -> list[dict]:
    """All components in reading order."""
    found = []

    def walk(parts):
        for part in parts:
            found.append(part)
            walk(part.get("components", []))

    walk(message.to_components())
    return found


def texts(message) -> str:
    return "\n".join(part["content"] for part in flat(message) if part["type"] == TEXT)


def clickable(message) -> list[str]:
    found = []
    for part in flat(message):
        if part["type"] == BUTTON and "custom_id" in part and not part.get("disabled"):
            found.append(part["custom_id"])
        found += [option["value"] for option in part.get("options", [])]
    return found


def full_page() -> list[tuple[Button, ...]]:
    """As many components as the menus ever make."""
    return [tuple(Button(f"m:abc:7:{row}{n}", f"{row}{n}") for n in range(4)) for row in range(5)]


def helpers() -> tuple[Button, ...]:
    return tuple(action(AT, what, what) for what in ("undo", "explain", "boards", "words", "hand"))


def a_turn(t, **more) -> layout.MessageLayout:
    media = [MediaItem("table.png", "The table.")]
    return layout.turn(
        "**<@1>, take a tile** · Helios, round 2 of 4",
        **{"t": t, "narration": ["Ben passes."], "media": media, "rows": full_page()} | more,
        helpers=helpers(),
    )


async def test_a_turn_reads_from_the_question_to_the_tools(t):
    parts = a_turn(t, words=["The table in words."]).to_components()
    assert [part["type"] for part in parts] == [TEXT, GALLERY] + [ROW] * 6 + [TEXT]
    assert parts[0]["content"] == "**<@1>, take a tile** · Helios, round 2 of 4\nBen passes."
    assert parts[1]["items"][0]["media"]["url"] == "attachment://table.png"
    assert parts[1]["items"][0]["description"] == "The table."
    assert [button["custom_id"] for button in parts[-2]["components"]] == [button.id for button in helpers()]
    assert parts[-1]["content"] == "The table in words."


async def test_what_a_panel_tells_is_not_pushed_out_by_a_long_log(t):
    message = a_turn(t, media=(), words=["You hold 3 cards."], narration=["x" * 99] * 100)
    assert "You hold 3 cards." in texts(message)
    assert message.content_length() <= 4000


async def test_the_fullest_turn_fits(t):
    media = [MediaItem(f"{n}.png", "A" * 1000) for n in range(5)]
    message = a_turn(t, media=media, words=["Words."])
    assert message.total_children_count <= 40
    assert len(flat(message)) == message.total_children_count


async def test_a_turn_that_passed_has_no_controls(t):
    message = layout.turn("Round 2", t=t, narration=["Ana takes a tile."])
    assert {part["type"] for part in message.to_components()} == {TEXT}


async def test_a_long_log_loses_its_oldest_lines_and_says_so(t):
    narration = [f"Line {n} " + "x" * 90 for n in range(100)]
    message = a_turn(t, narration=narration)
    assert message.content_length() <= 4000
    assert "Line 99" in texts(message)
    assert "Line 0 " not in texts(message)
    assert t("bot-log-shortened") in texts(message)
    kept = [line for line in narration if line in texts(message)]
    assert kept == narration[-len(kept) :]
    assert len(kept) > 35


@pytest.mark.parametrize("head", ["", "h" * 700])
async def test_a_log_fills_what_room_there_is_and_no_more(t, head):
    message = layout.turn(head, t=t, narration=["x"] * 5000)
    assert 3990 < message.content_length() <= 4000


async def test_a_log_that_fits_is_whole(t):
    narration = [f"Line {n}" for n in range(100)]
    assert all(line in texts(a_turn(t, narration=narration)).split("\n") for line in narration)


async def test_words_in_place_of_pictures_are_shortened_not_refused(t):
    message = a_turn(t, media=(), words=["Much to tell. " * 100] * 5)
    assert message.content_length() <= 4000
    assert "Much to tell." in texts(message)


async def test_messages_are_not_stored_by_the_library(t):
    assert a_turn(t).is_finished()


async def test_signs_become_emoji_and_their_lack_only_words(t):
    emoji = discord.PartialEmoji(name="sun", id=5)
    rows = [(Button("m:a:1:x", "Sun", "sun"), Button("m:a:1:y", "Land", "land"))]
    message = layout.turn("You", t=t, rows=rows, emoji_of={"sun": emoji}.get)
    sun, land = message.to_components()[-1]["components"]
    assert sun["emoji"]["id"] == 5
    assert "emoji" not in land


async def test_selects_show_details_and_what_is_chosen(t):
    menu = Menu("s:1", "Pick", (MenuOption("m:a:1:x", "c4", "Two cubes"), MenuOption("m:a:1:y", "c5", chosen=True)))
    (row,) = layout.note("Where?", [menu]).to_components()[1:]
    first, second = row["components"][0]["options"]
    assert (first["label"], first["description"], first["default"]) == ("c4", "Two cubes", False)
    assert second["default"]
    assert "description" not in second


async def test_a_link_leads_to_the_table(t):
    message = layout.turn("Your turn", t=t, helpers=[Link("https://discord.com/channels/1/2/3", "To the table")])
    assert message.to_components()[-1]["components"][0]["url"] == "https://discord.com/channels/1/2/3"


def test_only_the_person_who_decides_is_notified():
    assert layout.only(42).to_dict() == {"parse": [], "users": [42]}
    assert layout.only(None).to_dict() == {"users": [], "parse": []}


async def test_the_end_ranks(t):
    message = layout.end("It is over.", t=t, standings=["1. Ana", "2. Ben"], rows=[helpers()])
    assert "1. Ana\n2. Ben" in texts(message)


async def test_pages_lead_to_their_neighbours(t):
    pages = ["one", "two", "three"]

    def asks(number):
        return clickable(layout.reading("In words", pages, number, "words", AT, t=t))

    assert asks(0) == [custom_ids.action_id("abc", 7, "words.1")]
    assert asks(1) == [custom_ids.action_id("abc", 7, "words.0"), custom_ids.action_id("abc", 7, "words.2")]
    assert asks(2) == [custom_ids.action_id("abc", 7, "words.1")]
    assert asks(99) == asks(2)
    assert "two" in texts(layout.reading("In words", pages, 1, "words", AT, t=t))


async def test_nothing_to_read_is_an_empty_page(t):
    assert clickable(layout.reading("In words", [], 0, "words", AT, t=t)) == []


def test_paragraphs_stay_whole_where_they_can():
    assert layout.pages(["a" * 10, "b" * 10, "c" * 10], 22) == ["a" * 10 + "\n\n" + "b" * 10, "c" * 10]


def test_a_paragraph_longer_than_a_page_goes_on_on_the_next():
    assert layout.pages(["x" * 25], 10) == ["x" * 10, "x" * 10, "x" * 5]


def test_a_long_paragraph_is_cut_between_lines_or_else_between_words():
    assert layout.pages(["one two\nthree four\nfive"], 18) == ["one two\nthree four", "five"]
    assert layout.pages(["one two three four"], 9) == ["one two", "three", "four"]
    assert layout.pages(["one two three"], 7) == ["one two", "three"]


def picture(name: str, title: str, alt: str, *, shown: bool = False) -> RenderedPicture:
    return RenderedPicture(name, title, alt, f"{name}.png", shown, None)


async def test_any_board_can_be_chosen(t):
    pictures = [
        picture("display", "The display", "The display. Round 2."),
        picture("board-0", "The board of Dr. Ana", "The board of Dr. Ana. Sun at d3.", shown=True),
    ]
    message = layout.boards(pictures, AT, media=[layout.MediaItem("board-0.png", "Ana")], t=t)
    assert clickable(message) == [custom_ids.action_id("abc", 7, f"board.{one.name}") for one in pictures]
    (select,) = [part for part in flat(message) if part["type"] == SELECT]
    assert [(option["label"], option["default"]) for option in select["options"]] == [
        ("The display", False),
        ("The board of Dr. Ana", True),
    ]
    assert [part["items"][0]["media"]["url"] for part in flat(message) if part["type"] == GALLERY] == [
        "attachment://board-0.png"
    ]


async def test_a_board_without_its_picture_is_told(t):
    pictures = [picture("display", "The display", "The display. Round 2.", shown=True)]
    assert "Round 2." in texts(layout.boards(pictures, AT, words=[pictures[0].alt], t=t))


@pytest.mark.usefixtures("orchard")
class TestLobby:
    """The page on which a table is set up, and the message that everybody sees."""

    @pytest.fixture
    def table(self, t):
        def opened(key: str, *people: str, **options: str) -> LobbyRow:
            seats = [Seat(name, user=number) for number, name in enumerate(people, 1)]
            row = rooms.opened(
                key=key, options={}, host=seats[0], seats=seats, guild=1, channel=2, locale="en", thread=False, at=0
            )
            return replace(row, id="lob", options={**row.options, **options})

        return opened

    async def test_every_value_of_an_option_says_what_it_means(self, t, key, table):
        game = registry.load(key)
        message = setup(table(key, "Ana"), {"host", "guest"}, 1, t)
        [rules] = [part for part in flat(message) if part.get("custom_id") == "s:rules"] or [{"options": []}]
        assert rules["options"] or not game.option_specs
        for option in rules["options"]:
            assert option["description"]
            assert not option["description"].endswith("…")

    async def test_the_host_alone_sets_it_up_and_closes_it(self, t, table):
        row = table("orchard", "Ana", "Ben")
        host, guest = clickable(setup(row, {"host", "guest"}, 1, t)), clickable(setup(row, {"guest"}, 2, t))
        for what in ("option.length.long", "pace.days-1", "serious.serious", "computer.random"):
            assert custom_ids.lobby_id("lob", what) in host
            assert custom_ids.lobby_id("lob", what) not in guest
        for what in ("start", "arrange", "cancel"):
            assert custom_ids.lobby_id("lob", what) in host
            assert custom_ids.lobby_id("lob", what) not in guest

    async def test_the_chosen_option_is_shown_as_chosen(self, t, table):
        message = setup(table("orchard", "Ana", length="short"), {"host", "guest"}, 1, t)
        [rules] = [part for part in flat(message) if part.get("custom_id") == "s:rules"]
        assert rules["placeholder"] == "Rules: Three rounds"
        assert [one["label"] for one in rules["options"] if one["label"].startswith("✓")] == ["✓ Length: Three rounds"]

    async def test_values_that_do_not_go_with_the_others_are_not_offered(self, t, table):
        # Blue Moon City: the city of 2006 has no room for the expansion.
        asked = clickable(setup(table("bluemoon", "Ana", expansion="on"), {"host", "guest"}, 1, t))
        assert custom_ids.lobby_id("lob", "option.layout.random_all") in asked
        assert custom_ids.lobby_id("lob", "option.layout.rulebook_2006") not in asked
        asked = clickable(setup(table("bluemoon", "Ana", layout="rulebook_2006"), {"host", "guest"}, 1, t))
        assert custom_ids.lobby_id("lob", "option.expansion.on") not in asked
        assert custom_ids.lobby_id("lob", "option.layout.start_tiles") in asked

    async def test_what_cannot_be_is_said_and_shown_as_chosen(self, t, table):
        row = table("bluemoon", "Ana", "Ben", layout="rulebook_2006", expansion="on")
        message = setup(row, {"host", "guest"}, 1, t)
        chosen = [
            option["value"].rpartition("option.")[2]
            for part in flat(message)
            if part.get("custom_id") == "s:rules"
            for option in part["options"]
            if option["label"].startswith("✓")
        ]
        assert chosen == ["expansion.on", "layout.rulebook_2006", "edition.2018"]
        assert "expansion" in texts(message).lower()
        assert green(message) == green(laid(open_lobby(row)).layout, but="Join") == []

    async def test_start_is_green_when_the_game_can_start(self, table):
        assert green(laid(open_lobby(table("orchard", "Ana"))).layout) == ["Join"]
        assert green(laid(open_lobby(table("orchard", "Ana", "Ben"))).layout) == ["Join", "Start"]
        full = laid(open_lobby(table("orchard", "Ana", "Ben", "Cleo", "Dan")))
        assert green(full.layout) == ["Start"]

    async def test_a_full_table_has_no_room_for_a_computer(self, t, table):
        full = setup(table("orchard", "Ana", "Ben", "Cleo", "Dan"), {"host", "guest"}, 1, t)
        assert custom_ids.lobby_id("lob", "computer.random") not in clickable(full)

    async def test_everybody_sees_no_menus(self, t, table):
        parts = flat(laid(open_lobby(table("orchard", "Ana"))).layout)
        assert not [part for part in parts if part["type"] == SELECT]
        assert [part["label"] for part in parts if part["type"] == BUTTON] == [
            *("Join", t("bot-lobby-learn"), "Start", "Set up")
        ]


def green(message: layout.MessageLayout, but: str = "") -> list[str]:
    """The labels of the green buttons."""
    buttons = [part for part in flat(message) if part["type"] == BUTTON]
    return [
        part["label"] for part in buttons if part["style"] == discord.ButtonStyle.success.value and part["label"] != but
    ]


async def test_settings_show_what_is_chosen(t):
    chosen = Preferences(1, call="dm", reminder=8, quiet="2130-0645", zone="Europe/Berlin", large=True)
    winter_noon = 1_700_049_600  # 2023-11-15 12:00 UTC
    message = page(chosen, winter_noon, localizer("en"), guild=None)
    assert says("".join(part.get("content", "") for part in flat(message)), "bot-settings-zone", clock="13:00")
    found = [option for part in flat(message) if part["type"] == SELECT for option in part["options"]]
    assert [option["label"] for option in found if option["default"]] == [
        f"My turn: {t('bot-setting-call-dm')}",
        "Reminder: after 8 hours",
        "Quiet hours: 21:30 to 06:45",
        f"My pictures: {t('bot-setting-large-on')}",
        "Words: on demand",
    ]
    assert custom_ids.setting_id("scope.here") not in clickable(message)
    assert custom_ids.setting_id("scope.here") in clickable(page(chosen, winter_noon, localizer("en"), guild=5))


async def test_no_two_controls_share_an_id(t):
    speak = localizer("pseudo")
    found = [part["custom_id"] for part in flat(a_turn(speak)) if "custom_id" in part]
    assert len(set(found)) == len(found)


async def test_everything_a_reader_sees_comes_from_the_fluent_files():
    t = localizer("pseudo")
    messages = [
        layout.turn("", t=t, narration=["." * 90] * 100),
        layout.reading("1", ["1", "2", "3"], 1, "words", AT, t=t),
        layout.boards([picture("1", "1", "1", shown=True)], AT, words=["1"], t=t),
    ]
    for message in messages:
        for part in flat(message):
            for seen in (part.get("content"), part.get("label"), part.get("placeholder")):
                assert seen is None or said_in_brackets(seen), seen
            for option in part.get("options", []):
                assert option["label"] == "1" or said_in_brackets(option["label"]), option["label"]
