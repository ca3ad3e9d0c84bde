"""A game step by step: every step with its text, through whose eyes one may look, and who may look at all."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.base.custom_ids import parse
from bot.base.errors import Refusal
from bot.matches.steps import round_begins, spans, steps
from bot.messages.past import PAGE, PastMessages, Place, eyes_of
from bot.messages.public import PublicMessages
from playground import places, threads
from playground.model import ChannelType, Overwrite
from playground.permissions import Permission
from tests.bot import matches
from tests.bot.core.conftest import has, passed_turn, plant, shown, take, turn_of, whole_turn
from tests.bot.core.looking_back import place, shows_a_hand, step, walked
from tests.bot.drawn import laid, said
from tests.bot.matches import PEOPLE, STRANGER, begin, says, t
from tests.e2e.client import TEXT_DISPLAY, is_private, pictures, selects, text

HIDDEN = "not yours to see"


async def answer(user, channel="table-1", **options):
    """What /replay answers: a replay, or why there is none."""
    known = {m["id"] for m in await user.messages(channel)}
    await user.command(channel, "replay", **options)
    return await shown(user, lambda m: m["id"] not in known and is_private(m) and not m["flags"] & 128, channel)


async def pick(user, message, label, channel="table-1"):
    before = text(message), pictures(message)
    await user.choose(message, label)
    return await shown(user, lambda m: m["id"] == message["id"] and (text(m), pictures(m)) != before, channel)


def story(message):
    """What is written beside the menus."""
    return "\n".join(part["content"] for part in message["components"] if part["type"] == TEXT_DISPLAY)


def may_look(message):
    assert (HIDDEN in text(message)) != bool(pictures(message))
    return HIDDEN not in text(message)


async def test_step_by_step_with_each_steps_text(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await whole_turn(first)
    await take(second)
    await turn_of(second, "Play my turn")
    [message] = [await answer(first)]
    assert place(message) == (3, 3)
    assert f"{second.name} takes" in text(message)
    message = await step(first, message, "Back")
    assert place(message) == (2, 3)
    assert f"{first.name} plants" in text(message)
    message = await step(first, message, "First")
    assert place(message) == (0, 3)
    assert says(text(message), "bot-replay-begins")
    message = await step(first, message, "Forward")
    assert place(message) == (1, 3)
    assert f"{first.name} takes" in story(message)
    assert "plants" not in story(message)
    assert pictures(message)
    message = await step(first, message, "Last")
    assert place(message) == (3, 3)
    message = await step(first, message, "Since I last looked")
    assert place(message) == (2, 3), "the last decision of the person who asks"


async def after_two_rounds(harness):
    """Both have played two turns, and the second one opens the replay."""
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    for _ in range(2):
        await whole_turn(first)
        await whole_turn(second)
    return first, second, await answer(second)


async def test_to_a_round_and_in_words_on_the_way(harness):
    first, second, message = await after_two_rounds(harness)
    assert [option["label"] for option in selects(message)[0]["options"]] == ["Round 1", "Round 2"], (
        "in which somebody has decided"
    )
    message = await pick(second, message, "Round 2")
    assert place(message) == (4, 8)
    assert says(story(message), "bot-replay-now-round", player=first.name, round=2)
    assert "plants" not in story(message)
    message = await step(second, message, "In words")
    assert not pictures(message)
    assert "round 2 of" in text(message)
    message = await step(second, message, "Back")
    assert not pictures(message), "words stay"
    assert "round 1 of" in text(message)
    message = await step(second, message, "Pictures")
    assert pictures(message)


async def test_what_was_taken_back_is_told_with_the_step_after_it(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await whole_turn(first)
    await first.click(await passed_turn(first), label="Undo")
    await turn_of(first, "Play my turn")
    await plant(first)
    await turn_of(second)
    message = await answer(first)
    assert place(message) == (2, 2)
    assert "took back a step" in text(message)
    assert f"{first.name} plants" in text(message)


async def test_hidden_things_of_a_running_game_stay_hidden_and_those_of_a_finished_one_are_open(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    first, second = await harness.begin(ana, ben, options="length=short")
    await whole_turn(first)
    for user, eyes in ((first, [f"Pictures as {first.name} saw them", "Pictures as everybody saw them"]), (cleo, [])):
        message = await answer(user)
        offered = [option["label"] for menu in selects(message) for option in menu["options"]]
        assert [label for label in offered if label.startswith("Pictures as ")] == eyes
        assert shows_a_hand(message) == (user is first)
    for number in range(1, 6):
        await whole_turn([first, second][number % 2])
    end = await shown(cleo, lambda m: "the game is over" in text(m))
    known = {m["id"] for m in await cleo.messages("table-1")}
    await cleo.click(end, label="Replay")
    message = await shown(cleo, lambda m: m["id"] not in known and is_private(m) and bool(pictures(m)))
    message = await pick(cleo, message, f"Pictures as {second.name} saw them")
    message = await step(cleo, await step(cleo, message, "Last"), "Back")
    assert shows_a_hand(message)


async def test_every_kind_of_person(harness):
    """Those who sat at it, and those who can read its channel, asked in the same server."""
    ana, ben, cleo, dan = await harness.users("Ana", "Ben", "Cleo", "Dan")
    await harness.begin(ben, cleo)
    [game] = await harness.live_games()
    world, channel = harness.stand_in.world, harness.stand_in.world.channel(str(game.channel))

    async def asked(user, channel="lobby"):
        await harness.rests()
        return may_look(await answer(user, channel, game=game.id))

    assert await asked(ben), "who sits at it"
    assert await asked(dan), "who can read the channel"
    for denied in (Permission.VIEW_CHANNEL, Permission.READ_MESSAGE_HISTORY):
        places.deny(world, channel, dan.id, denied)
        assert not await asked(dan), denied
    players = next(role for role in world.guilds[str(harness.guild)].roles.values() if role.name == "Players")
    channel.overwrites = [Overwrite(players.id, 0, deny=int(Permission.VIEW_CHANNEL))]
    places.deny(world, channel, "0", Permission(0))
    assert not await asked(dan), "a role may not read the channel"
    assert await asked(cleo), "who sits at it may, whatever their roles"
    assert await asked(ana), "the owner of the server"
    channel.overwrites.append(Overwrite(dan.id, 1, allow=int(Permission.VIEW_CHANNEL)))
    places.deny(world, channel, "0", Permission(0))
    assert await asked(dan), "alone among them"


async def test_who_has_lost_a_role_steps_no_further(harness):
    ben, cleo, dan = await harness.users("Ben", "Cleo", "Dan")
    first, _ = await harness.begin(ben, cleo)
    await whole_turn(first)
    message = await answer(dan)
    [game] = await harness.live_games()
    places.deny(
        harness.stand_in.world,
        harness.stand_in.world.channel(str(game.channel)),
        dan.id,
        Permission.READ_MESSAGE_HISTORY,
    )
    await harness.rests()
    await dan.click(message, label="Back")
    await shown(dan, lambda m: m["id"] != message["id"] and is_private(m) and HIDDEN in text(m))
    assert place(await dan.message("table-1", message["id"])) == (2, 2)


@pytest.mark.parametrize("archived", [False, True])
@pytest.mark.parametrize("private", [False, True])
async def test_threads(harness, private, archived):
    """A public one is read by who reads its channel; a private one can be asked about inside it alone."""
    ana, ben, dan = await harness.users("Ana", "Ben", "Dan")
    world = harness.stand_in.world
    await harness.begin(ben, ana)
    [game] = await harness.live_games()
    kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
    bot = world.bot_id
    thread = threads.make(world, world.channel(str(game.channel)), bot, "theirs", kind, 60)
    thread.members += [ben.id, dan.id]
    row = replace(game, channel=int(thread.id))
    await harness.bot.services.store.place(row, 0)
    harness.bot.services.matches._cache.clear()
    if archived:
        threads.change(world, thread, archived=True)
    await harness.rests()
    assert may_look(await answer(ben, "lobby", game=game.id)), "who sits at it"
    assert may_look(await answer(dan, "lobby", game=game.id)) is not private
    assert may_look(await answer(ana, "lobby", game=game.id)), "who sits at it, too"
    if not archived:
        assert may_look(await answer(dan, thread.id)), "asked inside"


async def test_of_a_channel_that_is_gone_and_of_another_server_only_who_sat_there(harness):
    ana, ben, dan = await harness.users("Ana", "Ben", "Dan")
    await harness.begin(ana, ben)
    [game] = await harness.live_games()
    store = harness.bot.services.store
    for guild, channel in ((harness.guild, 4321), (77, game.channel)):
        await store.place(replace(game, guild=guild, channel=channel), 0)
        harness.bot.services.matches._cache.clear()
        assert not may_look(await answer(dan, "lobby", game=game.id))
        assert may_look(await answer(ben, "lobby", game=game.id))
    assert not may_look(await answer(dan, "lobby", game="nonsense"))


async def test_in_direct_messages_only_who_sat_there(harness):
    ana, ben, dan = await harness.users("Ana", "Ben", "Dan")
    await harness.begin(ana, ben)
    [game] = await harness.live_games()
    for user, allowed in ((ana, True), (dan, False)):
        inbox = (await user.direct(harness.stand_in.world.bot_id))["id"]
        assert may_look(await answer(user, inbox, game=game.id)) is allowed


async def test_who_gave_a_seat_up_looks_back_but_into_no_hand(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    await harness.begin(ana, ben, cleo)
    await ben.command("table-1", "resign")
    question = await shown(ben, lambda m: is_private(m) and has(m, "Resign"))
    await ben.click(question, label="Resign")
    await harness.rests()
    [game] = await harness.live_games()
    places.deny(
        harness.stand_in.world, harness.stand_in.world.channel(str(game.channel)), ben.id, Permission.VIEW_CHANNEL
    )
    await harness.rests()
    message = await answer(ben, "lobby", game=game.id)
    assert may_look(message)
    assert not [menu for menu in selects(message) if menu["options"][0]["label"].startswith("As ")]
    assert not shows_a_hand(message)


async def test_games_that_one_may_see_are_suggested(harness):
    ana, ben, dan = await harness.users("Ana", "Ben", "Dan")
    await harness.begin(ana, ben)
    [game] = await harness.live_games()
    [one] = await dan.complete("lobby", "replay", "game", game="orch")
    assert one["value"] == game.id
    assert re.fullmatch(r"Orchard with (Ana and Ben|Ben and Ana), \d{4}-\d\d-\d\d", one["name"])
    assert await dan.complete("lobby", "replay", "game", game="helios") == []
    places.deny(
        harness.stand_in.world, harness.stand_in.world.channel(str(game.channel)), dan.id, Permission.VIEW_CHANNEL
    )
    await harness.rests()
    assert await dan.complete("lobby", "replay", "game", game="") == []
    assert len(await ben.complete("lobby", "replay", "game", game="ben")) == 1


def test_every_step_of_every_game_can_be_shown(key):
    match = walked(key)
    past = PastMessages(PublicMessages())
    for number, revision in enumerate(steps(match)):
        told = said(past.step(match, Place(revision, None, 0), STRANGER, t))
        assert f"step {number} of {len(steps(match)) - 1}" in told
        drawn = past.step(match, Place(revision, 0), PEOPLE[0], t)
        assert said(drawn)


def test_looking_through_other_eyes_is_for_games_that_are_over(key):
    match = walked(key)
    over = replace(match, row=replace(match.row, ended="abandoned"))
    assert eyes_of(match, STRANGER) == (None,)
    assert eyes_of(match, PEOPLE[1]) == (1, None)
    assert eyes_of(over, STRANGER) == (None, 0, 1)


def test_a_game_whose_rules_have_changed_cannot_be_drawn_again(orchard):
    match = walked(orchard)
    changed = replace(match, header=match.header.model_copy(update={"rules_version": 999}))
    with pytest.raises(Refusal, match="redrawn"):
        PastMessages(PublicMessages()).step(changed, Place(1, None), STRANGER, t)


def offered(match, place, user=STRANGER):
    """The menus of a step by their names, each with its lines."""
    outgoing = laid(PastMessages(PublicMessages()).step(match, place, user, t))
    return {menu["placeholder"]: menu["options"] for menu in selects({"components": outgoing.layout.to_components()})}


def led_to(line):
    """The place to which a line of a menu leads."""
    click = parse(line["value"])
    return Place.read(click.revision, click.what.partition(".")[2])


async def test_to_a_turn_by_its_round_and_player(harness):
    first, second, message = await after_two_rounds(harness)
    lines = next(menu["options"] for menu in selects(message) if menu["placeholder"] == "Go to a turn …")
    assert [line["label"] for line in lines] == [
        f"Round 1, {first.name} (steps 1–2)",
        f"Round 1, {second.name} (steps 3–4)",
        f"Round 2, {first.name} (steps 5–6)",
        f"Round 2, {second.name} (steps 7–8)",
    ]
    assert all(line["description"].startswith(f"{line['label'][9:12]} takes ") for line in lines)
    message = await pick(second, message, f"Round 2, {first.name} (steps 5–6)")
    assert place(message) == (4, 8)
    assert says(story(message), "bot-replay-now-round", player=first.name, round=2)
    chosen = [line["label"] for menu in selects(message) for line in menu["options"] if line.get("default")]
    assert chosen[:2] == ["Round 2", f"Round 2, {first.name} (steps 5–6)"]
    message = await step(second, message, "In words")
    assert "round 2 of" in text(message)
    message = await step(second, message, "Forward")
    assert place(message) == (5, 8)
    assert f"{first.name} takes" in story(message)


def test_a_turn_of_every_game_is_entered_where_it_begins(key):
    """Its first line leads to the table, whose player is to move; the step before is not told."""
    match = walked(key)
    played = spans(match)
    for number, line in enumerate(offered(match, Place(0, None)).get("Go to a turn …", ())):
        at = led_to(line)
        span, told = played[number], said(PastMessages(PublicMessages()).step(match, at, STRANGER, t))
        [numbers] = re.findall(r"\((steps? .+)\)$", line["label"])
        now = "bot-replay-now" if span.round is None else "bot-replay-now-round"
        assert says(told, now, round=span.round, player=match.names[span.seat], steps=numbers)
        assert says(told, "bot-replay-begins") == (number == 0)
        assert match.earlier(at.revision).to_move == span.seat
        [chosen] = [one["label"] for one in offered(match, at)[t("bot-replay-turns")] if one.get("default")]
        assert chosen == line["label"]


def test_the_turn_one_goes_to_is_the_one_its_picture_is_headed_with():
    match = walked("bluemoon", decisions=60)
    line = next(one for one in offered(match, Place(0, None))[t("bot-replay-turns")] if "Turn 5," in one["label"])
    at = led_to(line)
    assert match.earlier(at.revision).view(None).turn == 5
    told = said(PastMessages(PublicMessages()).step(match, at, STRANGER, t))
    assert says(told, "bot-replay-now", number=5, player=match.names[spans(match)[4].seat])


def test_a_page_of_a_single_turn_is_called_after_it():
    long = (match for match in matches.walked(begin("bluemoon", 2, 3), Random(5), 300) if match.revision >= 200)
    match = next(match for match in long if len(spans(match)) % PAGE == 1)
    *_, last = offered(match, Place(0, None))["Go to other turns …"]
    assert last["label"] == f"Turn {len(spans(match))}"


def test_turns_that_are_too_many_for_a_menu_stand_on_pages():
    """Blue Moon City has no rounds; two people in turn make several decisions each."""
    match = walked("bluemoon", decisions=400)
    played, made = spans(match), steps(match)
    assert len(played) > 2 * PAGE
    seen, at = [], Place(0, None)
    while True:
        menus = offered(match, at)
        parts, lines = menus["Go to other turns …"], menus[t("bot-replay-turns")]
        assert parts[0]["label"] == f"Turns 1 to {PAGE}"
        assert len(lines) <= 25
        found = [line for line in lines if line["label"].startswith("Turn ")]
        seen += [line["label"] for line in found]
        assert (lines[0]["label"] == "Earlier turns") == bool(at.revision)
        if lines[-1]["label"] != "Later turns":
            break
        at = led_to(lines[-1])
    turns = [(match.names[span.seat], made.index(span.began) + 1, made.index(span.revision)) for span in played]
    assert seen == [
        f"Turn {number}, {name} ({f'steps {first}–{last}' if first < last else f'step {last}'})"
        for number, (name, first, last) in enumerate(turns, 1)
    ]
    assert offered(match, led_to(lines[0]))[t("bot-replay-turns")][-1]["label"] == "Later turns"


def test_turns_before_the_first_round_are_those_of_the_set_up():
    """Helios begins with a land tile of each player, before its first round (H-2.3)."""
    lines = offered(walked("helios"), Place(0, None))[t("bot-replay-turns")]
    assert [line["label"].partition(",")[0] for line in lines[:3]] == ["Set-up", "Set-up", "Round 1"]


def test_what_a_turn_came_to_tells_nobody_what_was_hidden(orchard):
    """A card drawn unseen: its drawer alone reads which it was."""
    match = begin(orchard, 2, 3)
    seat = match.to_move or 0
    match, _ = match.play(["draw"], user=match.owner(seat), at=0)
    match, _ = match.play([match.game.moves()[0]], user=match.owner(seat), at=0)
    match, _ = match.play([match.game.moves()[0]], user=match.owner(1 - seat), at=0)
    for eyes, tells in ((None, False), (1 - seat, False), (seat, True)):
        told = offered(match, Place(1, eyes), PEOPLE[eyes or 0])[t("bot-replay-turns")][0]["description"]
        assert says(told, "orchard-log-drew")
        assert ("You draw" in told) == tells


@pytest.mark.parametrize("key", ["helios", "bluemoon", "theocratia"])
def test_turns_are_one_seats_follow_each_other_and_end_with_their_round(key):
    match = walked(key, seats=3, decisions=400)
    played, rounds = spans(match), dict[int, int | None]()
    game = match.earlier(0).game
    for entry in match.history:
        headline = game.view(None).headline
        rounds[entry.revision] = headline[0] if headline else None
        for move in entry.moves:
            game.play(move)
    assert [span.began for span in played] == [0, *(span.revision for span in played[:-1])]
    assert played[-1].revision == match.revision
    for span in played:
        entries = [entry for entry in match.history if span.began < entry.revision <= span.revision]
        assert {entry.seat for entry in entries} == {span.seat}
        assert {rounds[entry.revision] for entry in entries} == {span.round}


def test_a_game_without_rounds_is_entered_at_any_step(monkeypatch):
    """By menus of earlier versions."""
    match = walked("bluemoon")
    assert match.view(None).headline is None
    assert round_begins(match, 5) == steps(match)[5]
