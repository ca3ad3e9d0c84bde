"""/hint: for who has to decide, in private, and counted."""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random

import discord
import pytest

from bot import games
from bot.base.choices import Choice
from bot.base.custom_ids import parse
from bot.base.room import TEXT, rows
from bot.handlers.hints import describe_hint, hint_message, moved_on, next_click_message
from bot.matches.clicked import moves_of
from bot.matches.match import Match
from bot.matches.offers import choices
from bot.matches.service import MatchService
from engine.game import Move
from engine.kernel.forecast import forecast
from engine.players.hints import Hint, Idea, hint
from engine.players.levels import player
from tests.bot.core.conftest import (
    BotHarness,
    has,
    lobby,
    passed_turn,
    plant,
    revision,
    set_up,
    shown,
    take,
    turn_of,
    whole_turn,
)
from tests.bot.matches import begin, holding, read, says, t
from tests.bot.matches import t as say
from tests.e2e.client import PATIENCE, is_private, pictures, text, walk
from tests.profiles import rounds


async def hint_of(user, *, said: str = "Play this") -> str:
    await user.command("table-1", "hint")
    return text(await shown(user, lambda m: is_private(m) and said in text(m)))


async def offered_alone(harness: BotHarness):
    """Somebody alone against a computer, and the message of their hint."""
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    await turn_of(ana)
    await ana.command("table-1", "hint")
    return ana, await shown(ana, lambda m: has(m, "Play this"))


async def agreed_hint(user):
    """The message of a hint in a rated game."""
    await user.command("table-1", "hint")
    await user.click(await shown(user, lambda m: has(m, "Show it")), label="Show it")
    return await shown(user, lambda m: has(m, "Play this"))


async def test_who_decides_gets_moves(harness: BotHarness) -> None:
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    await turn_of(ana)
    words = await hint_of(ana)
    assert words.startswith(("**Take", "**Draw"))
    assert re.search(r"\n-# Second best[^\n]*: ", words)


async def test_a_hint_has_no_picture_and_replaces_the_one_before(harness: BotHarness) -> None:
    ana, first = await offered_alone(harness)
    assert not pictures(first)
    await ana.command("table-1", "hint")
    await shown(ana, lambda m: has(m, "Play this") and m["id"] != first["id"])
    assert first["id"] not in {message["id"] for message in await ana.messages("table-1")}


async def test_a_hint_is_played_click_by_click(harness: BotHarness) -> None:
    """The first one reveals a card in Orchard, so nothing follows; what was hinted at is what happened."""
    ana, found = await offered_alone(harness)
    await ana.click(found, label="Play this")
    await shown(ana, lambda m: m["id"] == found["id"] and "Played." in text(m))
    await turn_of(ana, "Play my turn")


async def test_a_hint_stands_again_once_what_followed_is_undone(harness: BotHarness) -> None:
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    await take(first)
    found = await agreed_hint(first)
    await plant(first)
    await shown(first, lambda m: m["id"] == found["id"] and "moved on" in text(m) and not has(m, "Play this"))
    planted = await revision(harness)
    await first.click(await passed_turn(first), label="Undo")
    found = await shown(first, lambda m: m["id"] == found["id"] and has(m, "Play this"))
    await first.click(found, label="Play this")
    await shown(first, lambda m: m["id"] == found["id"] and "Played." in text(m))
    assert await revision(harness) == planted + 2


async def test_a_hint_of_another_position_offers_a_new_one_to_who_still_decides(harness: BotHarness) -> None:
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    found = await agreed_hint(first)
    await take(first)
    moved = await shown(first, lambda m: m["id"] == found["id"] and has(m, "Hint"))
    assert not has(moved, "Play this")
    await first.click(moved, label="Hint")
    again = await shown(first, lambda m: m["id"] == found["id"] and has(m, "Play this"))
    await first.click(again, label="Play this")
    await shown(first, lambda m: m["id"] == found["id"] and "Played." in text(m))


async def test_what_is_left_of_a_hint_ends_with_a_move_of_another_kind(harness: BotHarness) -> None:
    """*Played.* stays; nothing is left to play of it."""
    ana, found = await offered_alone(harness)
    await ana.click(found, label="Play this")
    played = await shown(ana, lambda m: m["id"] == found["id"] and "Played." in text(m))
    await plant(ana)
    await turn_of(ana)
    await harness.rests()
    assert text(await ana.message("table-1", found["id"])) == text(played)


async def test_an_old_hint_that_could_not_be_edited_says_so_and_leads_to_a_new_one(harness: BotHarness) -> None:
    """After a stop of the bot."""
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    found = await agreed_hint(first)
    await harness.close()
    await harness.open()
    for user in (first, second):
        await whole_turn(user)
    await turn_of(first)
    before = await revision(harness)
    await first.click(found, label="Play this")
    moved = await shown(first, lambda m: m["id"] == found["id"] and "moved on since this hint" in text(m))
    await first.click(moved, label="Hint")
    await shown(first, lambda m: m["id"] == found["id"] and has(m, "Play this"))
    assert await revision(harness) == before


def test_a_position_is_back_only_where_all_that_led_to_it_stands() -> None:
    match = begin("bluemoon", 2, 1)
    decided = partial(Match.play, user=match.owner(match.to_move), at=0)
    walked, _ = decided(match, [Move("step c2")])
    undone, _ = walked.take_back(1, user=11, at=0)
    again, _ = decided(undone, [Move("step c4")])
    assert [one.is_back_at(match.revision) for one in (match, walked, undone, again)] == [True, False, True, False]
    assert [one.is_back_at(walked.revision) for one in (walked, undone, again)] == [True, False, False]


async def test_a_hint_of_before_offers_a_new_one_to_who_decides_soon() -> None:
    """A computer's turn takes a moment, and the hint is edited once."""
    match = begin("helios", 2, 1)
    mover, other = match.owner(match.to_move) or 0, match.owner(1 - (match.to_move or 0)) or 0
    seats = tuple(replace(seat, user=None, player="easy") if seat.user == mover else seat for seat in match.row.seats)
    answered = replace(match, row=replace(match.row, seats=seats))
    over = replace(match, row=replace(match.row, ended="abandoned"))

    def offers(match: Match, user: int) -> bool:
        return any(one.get("label") == "Hint" for one in walk(moved_on(match, user, say).layout.to_components()))

    asked = [(match, mover), (match, other), (answered, other), (over, mover)]
    assert [offers(then, user) for then, user in asked] == [True, False, True, False]


async def test_several_clicks_of_a_hint_follow_one_another() -> None:
    match = begin("helios", 2, 1)
    for tile in ("granite", "redwood"):
        match, _ = match.play([f"start {tile}"], user=match.owner(match.to_move), at=0)
    take = next(choice for choice in choices(match, match.to_move, say) if choice.moves[-1].verb == "land")
    then, _ = match.play(take.moves, user=match.owner(match.to_move), at=0)
    place = choices(then, then.to_move, say)[1]
    hint_ = Hint((Idea((*take.moves, *place.moves), 1.5, wins=False),), None)
    [button] = [one for one in walk(hint_message(match, hint_, say).layout.to_components()) if "custom_id" in one]
    asked = parse(button["custom_id"])
    first, *rest = asked.what.removeprefix("follow.").split("~")
    assert moves_of(match.game, first) == take.moves
    follows = next_click_message(then, then.owner(then.to_move) or 0, rest, say)
    assert follows is not None
    assert place.label in read(follows)
    assert next_click_message(then, then.owner(then.to_move) or 0, [], say) is None


async def test_a_rated_game_asks_before_and_tells_the_others(harness: BotHarness) -> None:
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await turn_of(first)
    await first.command("table-1", "hint")
    question = await shown(first, lambda m: has(m, "Show it"))
    assert says(text(question), "bot-hint-ask")
    [row] = await harness.live_games()
    assert row.hints == (), "nothing is noted yet"
    await first.click(question, label="Show it")
    await shown(first, lambda m: m["id"] == question["id"] and has(m, "Play this"))
    await whole_turn(first)
    assert says(text(await turn_of(second)), "bot-log-hint", player=first.name)


async def test_who_wants_none_after_all_has_none(harness: BotHarness) -> None:
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    await turn_of(first)
    await first.command("table-1", "hint")
    await first.click(await shown(first, lambda m: has(m, "Not now")), label="Not now")
    await shown(first, lambda m: "No hint, then." in text(m))
    [row] = await harness.live_games()
    assert row.hints == ()


async def test_serious_tables_have_no_hints_and_the_lobby_says_so(harness: BotHarness) -> None:
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await ben.click(await lobby(ana, 1), label="Join")
    await ana.choose(await set_up(ana, 2), "Table: serious")
    open_ = await shown(ben, lambda m: has(m, "Start") and "A serious table: no hints" in text(m))
    await ana.click(open_, label="Start")
    begun = await shown(ana, lambda m: "begins. In turn order" in text(m))
    first = min((ana, ben), key=lambda user: text(begun).index(user.id))
    await hint_of(first, said="there are no hints")
    [row] = await harness.live_games()
    assert row.hints == ()


async def test_it_is_for_the_player_to_move_alone(harness: BotHarness) -> None:
    ana, ben = await harness.users("Ana", "Ben")
    order = await harness.begin(ana, ben)
    await hint_of(order[1], said="You’ll be told")


async def test_hints_are_counted_once_a_decision_and_stand_in_the_record(harness: BotHarness) -> None:
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    await turn_of(ana)
    await hint_of(ana)
    matches: MatchService = harness.bot.services.matches
    [row] = await harness.live_games()
    before = await matches.get(row.id)
    seat = before.to_move or 0
    await matches.note_hint(row.id, seat, before.revision)  # asked again
    await whole_turn(ana)
    await turn_of(ana)
    match = await matches.get(row.id)
    assert len(match.row.hints) == 1
    expected = [1 if number == seat else 0 for number in range(2)]
    assert match.record([]).hints == expected
    await harness.close()  # what is stored is read again
    await harness.open()
    again = await asyncio.wait_for(harness.bot.services.matches.get(row.id), PATIENCE)
    assert again.row.hints == match.row.hints


async def test_hints_that_discord_lets_nobody_delete_any_more_are_forgotten(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a quarter of an hour; what is kept does not grow with everybody who ever asked."""
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await agreed_hint(first)
    await whole_turn(first)
    await harness.rests()
    assert set(harness.bot.services.hints._open) == {int(first.id)}
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda one: one.user.id == int(first.id))
    await agreed_hint(second)
    await harness.rests()
    assert set(harness.bot.services.hints._open) == {int(second.id)}


async def test_a_hint_names_the_clicks_that_follow_too() -> None:
    """What begins a turn tells too little alone: a tile is taken to be put somewhere."""
    match, t = begin("helios", 2, 1), say
    for tile in ("granite", "redwood"):
        match, _ = match.play([f"start {tile}"], user=match.owner(match.to_move), at=0)
    take = next(choice for choice in choices(match, match.to_move, t) if choice.moves[-1].verb == "land")
    then, _ = match.play(take.moves, user=match.owner(match.to_move), at=0)
    place = choices(then, then.to_move, t)[1]
    words = describe_hint(match, Hint((Idea((*take.moves, *place.moves), 1.5, wins=False),), None), t)
    assert words.endswith(f"{take.label}, then {place.label}**")


def test_a_hint_goes_on_to_the_end_of_the_turn() -> None:
    """A card given up for a row tells nothing without the Holiday, the fifth click, for which that is done."""
    match = begin("theocratia", 2, 3)
    while len(path := list(first_turn(match))) < 4:
        match, _ = match.play(path[0].moves, user=match.owner(match.to_move), at=0)
    moves = tuple(move for click in path for move in click.moves)
    words = describe_hint(match, Hint((Idea(moves, 1.5, wins=False),), None), say)
    assert words.count(", then ") == len(path) - 1


def first_turn(match: Match, rng: Random | None = None) -> Iterator[Choice]:
    """The clicks of a turn, as far as nothing comes up: always the first one that is offered, or any of them."""
    ahead = forecast(match.game, match.to_move)
    while ahead.moves:
        offered = games.load(match.key).choices(ahead.view(), ahead, say)
        yield (click := rng.choice(offered) if rng else offered[0])
        ahead = ahead.then(*click.moves).here()


@pytest.mark.parametrize("way", ["d3", "c4"])
def test_a_way_that_is_not_offered_is_called_by_where_it_leads(way: str) -> None:
    """From the courtyard (c3) two ways of two steps lead to d4; Blue Moon City offers one click for both."""
    match = begin("bluemoon", 2, 1)
    path = (Move(f"step {way}"), Move("step d4"), Move("end"))
    words = describe_hint(match, Hint((Idea(path, 0.1, wins=False),), None), say)
    assert re.search(r"\bd4\b", words)


def test_a_hint_says_how_many_of_the_best_are_equally_good() -> None:
    """More may have been offered than the three that a hint compares."""
    match, t = begin("helios", 2, 1), say
    ideas = tuple(Idea((move,), 7.5, wins=False) for move in match.game.moves()[:3])
    assert says(describe_hint(match, Hint(ideas, None, alike=2), t), "bot-hint-equal", count=2)
    assert says(describe_hint(match, Hint(ideas, None, alike=3), t), "bot-hint-equal", count=3)
    assert "equally" not in describe_hint(match, Hint(ideas, None, alike=1), t)


def test_where_offerings_are_counted_a_hint_speaks_of_them_alone() -> None:
    match, t = begin("bluemoon", 2, 1), say
    one, other = match.game.moves()[:2]
    ideas = Idea((one,), 0.4, wins=False), Idea((other,), 0.1, wins=False)
    words = describe_hint(match, Hint(ideas, "points offerings"), t)
    assert says(words, "bot-hint-value", thing="Offerings")
    assert "oints" not in words


@pytest.mark.parametrize(
    ("gains", "alike", "said"),
    [
        ((9.7, 8.4), 1, "Second best, worth 1.3 less in the long run: "),
        ((9.7, 9.68), 1, "Second best: "),
        ((9.7, 9.9), 1, "Second best: "),
        ((9.7, 9.5), 2, "Second best: "),
    ],
)
def test_only_the_second_best_has_a_figure_which_no_label_could_promise(
    gains: tuple[float, float], alike: int, said: str
) -> None:
    """A label tells what its clicks bring; beside the best another number would be taken for that."""
    match = begin("helios", 2, 1)
    one, other = (Idea((move,), gain, wins=False) for move, gain in zip(match.game.moves(), gains, strict=False))
    first, *others = describe_hint(match, Hint((one, other), None, alike=alike), say).splitlines()
    assert first.endswith("**")
    assert others[-1].startswith(f"-# {said}")
    assert not re.search(r"\d\.\d", "\n".join([first, *others]).replace(said, ""))


def test_a_second_best_of_two_lines_has_room_below_a_best_one_of_two() -> None:
    """As they are called where a turn of Helios begins."""
    match = begin("helios", 2, 1)
    for tile in ("granite", "redwood"):
        match, _ = match.play([f"start {tile}"], user=match.owner(match.to_move), at=0)
    named = {one.moves[-1]: one.moves for one in choices(match, match.to_move, say)}
    one, other = (
        Idea(named[Move(last)], gain, wins=False) for last, gain in (("temple d4", 9.0), ("build sun_lodge", 7.5))
    )
    words = describe_hint(match, Hint((one, other), "points corners"), say)
    assert [line.partition(",")[0] for line in words.splitlines()[1:]] == [
        f"-# {t('bot-hint-points', thing='corner spaces')}",
        "-# Second best",
    ]


def test_a_hint_leaves_out_what_would_make_it_too_high() -> None:
    """260 pixels of a phone: 156 are taken by its sender, *Play this* and what surrounds them; a line is 22 high, a
    small one 18.
    """
    high = set[int]()
    for seed in range(36, 48):
        match = begin("bluemoon", 2, seed)
        paths = [tuple(move for click in first_turn(match, Random(luck)) for move in click.moves) for luck in (1, 2)]
        ideas = tuple(Idea(path, gain, wins=False) for path, gain in zip(paths, (0.9, 0.8), strict=True))
        first, *small = describe_hint(match, Hint(ideas, None, alike=2), say).splitlines()
        assert not small or 22 * rows(first, TEXT) + 18 * sum(map(rows, small)) <= 104
        high.add(rows(first, TEXT))
    assert {3, 4} <= high


def test_a_reason_that_is_minus_points_says_that_there_are_less() -> None:
    """Malus costs points, so that who gains by it has less of it, and none at all may be in play (T-3.4)."""
    match = begin("theocratia", 2, 3)
    ideas = tuple(Idea((move,), 0.5, wins=False) for move in match.game.moves()[:2])
    assert says(describe_hint(match, Hint(ideas, "points malus"), say), "bot-hint-points", thing="less Malus")
    assert says(describe_hint(match, Hint(ideas, "points cosmo"), say), "bot-hint-points", thing="Cosmo")


def test_a_hint_says_which_move_wins_the_game() -> None:
    match = begin("bluemoon", 2, 1)
    words = describe_hint(match, Hint((Idea((match.game.moves()[0],), 1.0, wins=True),), None), say)
    assert says(words, "bot-hint-best", wins="yes")


@pytest.mark.parametrize("key", ["theocratia"])
@pytest.mark.slow
def test_a_turn_of_many_clicks_has_room_in_three_lines_and_says_what_it_is_for(key: str) -> None:
    """Its first clicks, how many more there are, and the last of these that does something."""
    for seed in range(1, rounds(13, 41)):
        match = begin(key, 2, seed)
        for _ in range(6):
            match, _ = match.play(choices(match, match.to_move, say)[0].moves, user=match.owner(match.to_move), at=0)
        path = list(first_turn(match, Random(seed)))
        moves = tuple(move for click in path for move in click.moves)
        line = describe_hint(match, Hint((Idea(moves, 1.5, wins=False),), None), say).splitlines()[0]
        assert len(line) <= 280
        facts = re.findall(r"\b[a-h]\d\b|\d+", path[0].label)
        assert set(facts) <= set(re.findall(r"\b[a-h]\d\b|\d+", line))
        if found := re.search(r", then (one|\d+) more clicks?", line):
            left = 1 if found[1] == "one" else int(found[1])
            assert line.count(", then ") == len(path) - left, "each click is named or counted"
            aims = [click for click in path[-left:] if not click.closing and click.style != "quiet"]
            assert not aims or aims[-1].label in line


def test_a_turn_that_no_click_begins_is_left_out() -> None:
    """Blue Moon City has no click for half a way from which the figure flies."""
    match, card = holding("grey1")
    ideas = Idea((Move("step d3"), card), 0.3, wins=False), Idea((Move("step c4"), Move("end")), 0.1, wins=False)
    words = describe_hint(match, Hint(ideas, "points offerings"), say)
    assert re.fullmatch(r"\*\*.*\bc4\b.*\*\*", words)
    assert "Mostly" not in words
    assert says(describe_hint(match, Hint(ideas[:1], None), say), "bot-hint-none")


def test_a_card_that_can_as_well_be_played_sooner_begins_the_turn() -> None:
    """B-3.1 and B-3.4: where a dragon goes has nothing to do with where the figure stands."""
    match, card = holding("red1")
    path = (Move("step d3"), card, Move("end"))
    words = describe_hint(match, Hint((Idea(path, 0.3, wins=False),), None), say)
    assert re.search(r"\*\*.*red 1.*, then .*\bd3\b", words)


@pytest.mark.parametrize("key", ["bluemoon", "helios", "theocratia"])
@pytest.mark.slow
def test_the_best_turn_is_told_wherever_it_leads(key: str) -> None:
    """Everything on the way of a player who plays as well as hints do."""
    rng, thinker, asked = Random(7), player("medium"), 0
    match = begin(key, 2, 7)
    while asked < rounds(8, 20) and not match.over:
        seat = match.to_move
        view, worlds = match.view(seat), partial(match.game.determinize, seat)
        if len(view.moves or ()) > 1 and rng.random() < 0.2:
            best = hint(view, worlds, rng).ideas[:1]
            assert not says(describe_hint(match, Hint(best, None), say), "bot-hint-none"), best
            asked += 1
        match, _ = match.play((thinker.decide(view, worlds, rng),), user=match.owner(seat), at=0)
    assert asked
