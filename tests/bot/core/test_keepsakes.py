"""What one can take along of a game that is over: an animation, made once, and a sheet of its key moments."""

import re
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from bot.drawing import film, films
from bot.drawing.films import Films
from bot.matches.steps import Turn, key_moments, turns
from bot.messages.past import PastMessages
from bot.messages.public import PublicMessages
from playground import places
from playground.permissions import Permission
from tests.bot.core.conftest import buttons_of
from tests.bot.core.looking_back import asked, clicked, ended, finished, further, over, walked
from tests.bot.drawn import said
from tests.bot.matches import begin, says, t
from tests.e2e.client import pictures, text


async def test_the_end_offers_an_animation_that_is_made_once(harness, monkeypatch):
    made = []
    of_text = film.film_from_json

    def counted(record, t):
        made.append(record)
        return of_text(record, t)

    monkeypatch.setattr(film, "film_from_json", counted)
    ana, ben = await finished(harness, "Ana", "Ben")
    shown_to = [await further(user, await ended(user), "Animation", pictures) for user in (ana, ben)]
    for message in shown_to:
        [one] = pictures(message)
        assert says(text(message), "bot-film-here")
        with Image.open(BytesIO(await harness.table.download(one["url"]))) as image:
            frames = image.n_frames  # type: ignore[attr-defined]
            assert (image.format, image.size[0], frames) == ("WEBP", 800, 7), "six turns and the start"
    assert len(made) == 1
    replay = await asked(ana, "table-1", "replay")
    assert buttons_of(replay)[-3:] != ["Key moments", "Animation", "Record"], "the controls of the replay come last"
    assert {"Animation", "Key moments", "Record"} <= set(buttons_of(replay))


async def test_no_animation_where_files_are_forbidden_and_for_who_may_not_see_the_game(harness):
    ana, _ = await finished(harness, "Ana", "Ben")
    [dan] = await harness.users("Dan")
    replay = await asked(dan, "table-1", "replay")
    world = harness.stand_in.world
    places.deny(world, world.channel(await harness.channel("table-1")), dan.id, Permission.READ_MESSAGE_HISTORY)
    await harness.rests()
    for label in ("Animation", "Key moments"):
        await clicked(dan, replay, label, lambda m: "not yours to see" in text(m))
    await harness.deny("table-1", "ATTACH_FILES")
    await harness.rests()
    await further(ana, await ended(ana), "Animation", lambda m: "may not attach files" in text(m))
    told = await further(ana, await ended(ana), "Key moments", lambda m: "ends it" in text(m))
    assert not pictures(told)


async def test_the_key_moments_in_a_picture_and_in_words(harness):
    ana, _ = await finished(harness, "Ana", "Ben")
    message = await further(ana, await ended(ana), "Key moments", pictures)
    told = re.findall(r"\*\*Step (\d+) · (Ana|Ben) (\+\d+(?: and ends it)?|ends it)\*\*", text(message))
    assert [int(step) for step, _, _ in told] == sorted(int(step) for step, _, _ in told)
    assert told[-1][0] == "12"
    assert told[-1][2].endswith("ends it")
    [sheet] = pictures(message)
    assert all(f"Step {step}: {player} {what}" in sheet["description"] for step, player, what in told)


def test_the_turns_that_brought_most_and_the_last_one(orchard, monkeypatch):
    match = walked(orchard, decisions=100)
    made = [Turn(number, number % 2, gain) for number, gain in enumerate([0, 4, 1, -2, 7, 4, 0, 3], 1)]
    monkeypatch.setattr("bot.matches.steps.turns", lambda match: made)
    assert [turn.revision for turn, _ in key_moments(match, 4)] == [2, 5, 6, 8], "4, 7 and 4 points, and the end"
    assert [turn.revision for turn, _ in key_moments(match, 9)] == [2, 3, 5, 6, 8]


@pytest.mark.usefixtures("orchard")
@pytest.mark.parametrize(("gain", "told"), [(34, "+34 and ends it"), (0, "ends it"), (-2, "ends it")])
def test_the_last_turn_tells_what_it_brought(gain, told):
    match = over()
    words = said(PastMessages(PublicMessages()).moments(match, [(Turn(12, 1, gain), match)], t))
    assert f"{match.names[1]} {told}**" in words


def test_a_resignation_that_ends_the_game_is_its_last_moment(orchard):
    """Not the turn of somebody else before it."""
    match = walked(orchard, decisions=5)
    quitter = match.owner(1 - match.to_move)
    match, entry = match.resign(quitter, lambda seats: None, at=0)
    [*_, (turn, then)] = key_moments(match, 4)
    assert (turn.revision, turn.seat, then.revision) == (entry.revision, entry.seat, match.revision)
    [_, story] = said(PastMessages(PublicMessages()).moments(match, [(turn, then)], t)).split("ends it", 1)
    assert "resigns" in story


def test_nobody_ends_a_game_that_was_given_up(orchard):
    """Its last turn brought this game nobody’s end, and may have brought nothing."""
    match, _ = walked(orchard, decisions=5).abandon(user=None, name="", at=0)
    found = key_moments(match, 4)
    told = said(PastMessages(PublicMessages()).moments(match, found, t))
    assert "ends it" not in told
    assert says(told, "bot-moment-last", player=match.names[found[-1][0].seat])


def test_a_moment_is_told_in_the_line_that_brought_most(monkeypatch):
    """A game of Helios of whose clicks every event is told in a line; the replay tells the rest."""
    match, rng = begin("helios", 2, 3), Random(3)
    while match.to_move is not None:
        match, _ = match.play([rng.choice(match.game.moves())], user=match.owner(match.to_move), at=0)
    public = PublicMessages()

    def story(match, entries, t, *, viewer=None):
        return [f"A line ({entry.revision})" for entry in entries for _ in entry.events]

    monkeypatch.setattr(public, "story", story)
    found = key_moments(match, 6)
    words = said(PastMessages(public).moments(match, found, t))
    assert says(words, "bot-moments-gain")
    heads = re.split(r"\*\*Step \d+ · .+\*\*\n", words)[1:]
    assert len(heads) == len(found) == 6
    for (turn, _), told in zip(found, heads, strict=True):
        [shown] = re.findall(r"^A line \((\d+)\)$", told, re.MULTILINE)
        assert turn.began < int(shown) <= turn.revision
        assert turn.gain <= 0 or int(shown) == max(turn.brought, key=lambda click: turn.brought[click])


@pytest.mark.parametrize("key", ["helios", "bluemoon", "theocratia"])
def test_a_turn_is_one_seats_and_of_one_round_and_nothing_stands_between_two(key):
    """In Helios and Theocratia whoever ends a round may begin the next one."""
    match, rng, rounds = begin(key, 2, 3), Random(3), list[object]()
    while match.to_move is not None:
        rounds.append(match.game.view(None).headline)
        match, _ = match.play([rng.choice(match.game.moves())], user=match.owner(match.to_move), at=0)
    made = turns(match)
    assert [turn.began for turn in made] == [0, *(turn.revision for turn in made[:-1])]
    for turn in made:
        assert {entry.seat for entry in match.history if turn.began < entry.revision <= turn.revision} == {turn.seat}
        assert len(set(rounds[turn.began : turn.revision])) == 1


def test_every_turn_counts_what_its_seat_gained(orchard):
    """In Orchard nobody's points change in the turn of somebody else."""
    match = walked(orchard, decisions=5000)
    assert match.to_move is None
    made = turns(match)
    for seat, score in enumerate(match.game.scores()):
        assert sum(turn.gain for turn in made if turn.seat == seat) == score.total
    assert made[-1].revision == match.revision


@pytest.fixture
def kept(tmp_path, orchard):
    return Films(tmp_path / "films", lambda: ThreadPoolExecutor(1))


async def test_films_of_games_that_are_gone_go_and_the_oldest_ones_where_there_are_too_many(
    kept, tmp_path: Path, monkeypatch, orchard
):
    monkeypatch.setattr(film, "film_from_json", lambda record, t: b"x" * 10)
    monkeypatch.setattr(films, "KEPT", 25)
    names = lambda: sorted(file.name[:2] for file in (tmp_path / "films").glob("*-*"))  # noqa: E731
    for game in ("g1", "g2", "g3"):
        assert await kept.of(game, f"record of {game}", str) == b"x" * 10
    assert len(names()) == 2
    await kept.forget(["g3", "unknown"])
    assert "g3" not in names()
