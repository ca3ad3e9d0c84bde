"""Nobody is sent what they may not know.

What a viewer is sent must be the same in every world this viewer cannot tell from the true one: texts, labels, ids,
file names, alt texts and the display lists of pictures. A toy that leaks in any one of these places is caught.
"""

import json
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import pytest

from bot import log, private, sheets
from bot.games import Choice
from bot.match import Match
from bot.private import Drawer
from bot.refusal import Refusal
from bot.sheet import Paper, papers
from bot.sheets import Desk
from bot.store import MessageRow, Seat
from bot.words import Verbatim, speaker
from engine.game import Event, Game

PEOPLE = (11, 12, 13)
STRANGER = 99
DECISIONS = 60
WORLDS = 2


def say(key: str, /, **data: Any) -> str:
    """English, with the words of the toy once it is plugged in."""
    return speaker("en")(key, **data)


class Reader:
    """Reads everything on a sheet, and what each of its pictures shows."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shown: dict[int, tuple[Paper, Any]] = {}
        self.read = 0
        for module in (sheets, private):
            monkeypatch.setattr(module, "papers", self._papers)

    def _papers(self, pictures: list[Any]) -> tuple[Paper, ...]:
        made = papers(pictures)
        self.shown.update((id(paper), (paper, one.shown)) for paper, one in zip(made, pictures, strict=True))
        return made

    def text(self, sheet: Any) -> str:
        """All of it, as one string: what is equal here is equal on Discord."""
        seen = [(paper.name, paper.alt, repr(self.shown[id(paper)][1])) for paper in sheet.papers]
        told = json.dumps([sheet.message.to_components(), seen], ensure_ascii=False)
        self.read += len(told)
        return told


def spectated(match: Match, say: Any = say) -> list[Any]:
    """Everything a stranger in the channel can be shown of this position."""
    desk, drawer = Desk(), Drawer(Desk())
    row = MessageRow("n", match.id, "turn", 7, opened=0, user=match.owner(match.to_move), seat=match.to_move)
    plain = replace(row, plain=True)
    shown = [desk.turn(match, row), desk.turn(match, plain), desk.past(match, replace(row, closed=match.revision))]
    shown += [drawer.words(match, page, say) for page in range(3)]
    shown += [
        drawer.explain(match, STRANGER, 0, say),
        drawer.score(match, say),
        drawer.boards(match, STRANGER, "", say),
    ]
    return shown


def seen_by(match: Match, user: int, say: Any = say) -> list[Any]:
    """Everything one player can be shown of this position."""
    drawer = Drawer(Desk())
    shown = [drawer.panel(match, user, say, summary=True), drawer.explain(match, user, 0, say)]
    try:
        return [*shown, drawer.undo(match, user, say)]
    except Refusal:
        return shown


def begin(key: str, seats: int, seed: int, locale: str = "en") -> Match:
    people = tuple(Seat(f"P{number}", user=user) for number, user in enumerate(PEOPLE[:seats]))
    return Match.begin(
        id_="g1", key=key, seed=bytes([seed] * 16), options={}, seats=people, guild=1, channel=7, locale=locale, at=0
    )


def in_other_world(match: Match, seat: int | None, rng: Random) -> Match:
    return replace(match, game=match.game.determinize(seat, rng))


def leaks(match: Match, reader: Reader, rng: Random) -> list[str]:
    """Where this position tells somebody what they may not know."""
    found = []
    for _ in range(WORLDS):
        other = in_other_world(match, None, rng)
        for mine, theirs in zip(spectated(match), spectated(other), strict=True):
            if reader.text(mine) != reader.text(theirs):
                found.append(f"to everybody: {reader.text(mine)}")
        for user in PEOPLE[: match.game.seats]:
            other = in_other_world(match, match.seat_for(user), rng)
            for mine, theirs in zip(seen_by(match, user), seen_by(other, user), strict=True):
                if reader.text(mine) != reader.text(theirs):
                    found.append(f"to {user}: {reader.text(mine)}")
    return found


def walked(match: Match, rng: Random, decisions: int):
    """The match after every decision of a random game."""
    for _ in range(decisions):
        if match.to_move is None:
            return
        match, _ = match.play([rng.choice(match.game.moves())], user=match.owner(match.to_move), at=0)
        yield match


async def test_nothing_anybody_is_sent_depends_on_what_they_may_not_know(rules: type[Game], monkeypatch):
    reader, rng = Reader(monkeypatch), Random(1)
    for seats in range(rules.min_seats, 4):
        steps = list(walked(begin(rules.key, seats, seats), rng, DECISIONS))
        for match in rng.sample(steps, min(len(steps), 5)):
            assert leaks(match, reader, rng) == []
    assert reader.read > 200_000, "too little was read to judge"
    assert reader.shown


# Toys that leak

PLACES = [
    "label",
    "detail",
    "group",
    "alt",
    "picture",
    "file name",
    "words",
    "explanation",
    "own words",
    "log",
    "question",
]


def secret(game: Any, seat: int | None) -> str:
    """What nobody but its owner may know: a card in hand that was never seen."""
    hidden = game.hands[1 if seat != 1 else 0] & ~game.seen
    return f"hidden {hidden}"


@pytest.mark.parametrize("place", PLACES)
async def test_a_toy_that_leaks_is_caught(orchard, monkeypatch, place):
    part, render_, view_ = (
        import_module(name) for name in ("bot.games.orchard", "render.orchard", "engine.orchard.view")
    )
    looked_at: list[Game] = []
    true_view = view_.view

    def watched(game: Game, seat: int | None) -> Any:
        looked_at.append(game)
        return true_view(game, seat)

    monkeypatch.setattr(view_, "view", watched)

    def told(view: Any) -> str:
        return secret(looked_at[-1], view.seat)

    def patch(module: Any, name: str, change: Any) -> None:
        true = getattr(module, name)
        monkeypatch.setattr(module, name, lambda view, *rest: change(true(view, *rest), view))

    changes = {
        "label": (part, "choices", lambda found, view: [replace(one, label=told(view)) for one in found]),
        "detail": (part, "choices", lambda found, view: [*found, *many(told(view))]),
        "group": (part, "choices", lambda found, view: [replace(one, group=(told(view),)) for one in found]),
        "alt": (render_, "pictures", lambda found, view: [replace(one, alt=told(view)) for one in found]),
        "picture": (render_, "pictures", lambda found, view: [replace(one, shown=(told(view),)) for one in found]),
        "name": (render_, "pictures", lambda found, view: [replace(one, name=told(view)) for one in found]),
        "words": (render_, "words", lambda found, view: [told(view)]),
        "explanation": (part, "explain", lambda found, view: [told(view)]),
        "own": (render_, "own", lambda found, view: [told(view)]),
    }
    if place in changes:
        patch(*changes[place])
    elif place == "log":
        monkeypatch.setattr(log, "lines", lambda *rest, **data: [secret(looked_at[-1], None)])
    else:
        monkeypatch.setattr(log, "question", lambda *rest: secret(looked_at[-1], None))
    reader, rng = Reader(monkeypatch), Random(2)
    steps = walked(begin(orchard, 3, 5), rng, 12)
    assert any(leaks(match, reader, rng) for match in steps)


def many(detail: str) -> list[Choice]:
    """Enough choices for a menu, which alone shows details."""
    return [Choice((Verbatim(f"move {number}"),), f"Choice {number}", detail) for number in range(12)]  # type: ignore[arg-type]


def test_events_that_one_seat_alone_may_know_are_told_to_it_alone(orchard):
    match = begin(orchard, 2, 1)
    match, entry = match.play(match.game.moves()[:1], user=PEOPLE[0], at=0)
    entry = replace(entry, events=(*entry.events, Event("planted", 0, only=1, card="apple1")))
    match = replace(match, story=(entry,))
    desk = Desk()
    assert not any("Apple 1" in line for line in desk.story(match, match.story, say))
    assert not any("Apple 1" in line for line in desk.story(match, match.story, say, viewer=0))
    assert any("Apple 1" in line for line in desk.secrets(match, 1, say))
    assert desk.secrets(match, 0, say) == []
    over, _ = match.abandon(user=PEOPLE[0], name="P0", at=0)
    assert b"Apple 1" not in desk.record(over).content()  # type: ignore[misc]
