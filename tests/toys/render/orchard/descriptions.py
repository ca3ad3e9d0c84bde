"""Sentences about a view, from which alt texts and the text of the state are made."""

from __future__ import annotations

from engine.orchard.view import OrchardView
from render.describer import Describer

Describe = Describer[OrchardView]


def table(describe: Describe) -> list[str]:
    """Options, whose turn it is, and what lies in the middle."""
    view = describe.view
    return [
        describe("game", seats=view.seats, options=describe.options()),
        describe("round", round=view.round, rounds=view.rounds),
        describe.moment(),
        *describe.rules(),
        *market(describe),
    ]


def market(describe: Describe) -> list[str]:
    """The open cards, the deck, and what was done last."""
    view = describe.view
    return [
        *describe.some("market", view.market),
        describe("deck", count=view.deck),
        *([last(describe, *view.last)] if view.last else []),
    ]


def last(describe: Describe, verb: str, seat: int, card: str | None) -> str:
    return describe(f"last-{verb}", player=describe.name(seat), card=card)


def player(describe: Describe, seat: int) -> list[str]:
    """Points, planted cards, and what the viewer knows of the hand."""
    view, who = describe.view, describe.who(seat)
    known = () if seat == view.seat else view.hands[seat]
    return [
        *([score(describe, seat)] if describe.scored(seat) else []),
        *describe.some("planted", view.planted[seat], **who),
        describe("holds", **who, count=view.hand_sizes[seat]),
        *describe.some("known", known, **who),
    ]


def score(describe: Describe, seat: int) -> str:
    found = describe.view.scores[seat]
    lines = describe.row("line", ({"suit": suit, "points": points} for suit, points in found.lines))
    return describe(
        "score", **describe.who(seat), total=found.total, time=describe.time(), lines=lines, sources=len(lines)
    )


def hand(describe: Describe, seat: int) -> list[str]:
    return describe.some("hand", describe.view.hands[seat]) or [describe("hand-empty")]


def table_picture(describe: Describe, seat: int) -> list[str]:
    """What a glance tells, what is asked, the market, the player in focus with the hand, the others."""
    view = describe.view
    others = [(seat + step) % view.seats for step in range(1, view.seats)]
    return [
        describe("table-picture", player=describe.name(seat), points=view.scores[seat].total),
        describe.moment(),
        *market(describe),
        *player(describe, seat),
        *(hand(describe, seat) if seat == view.seat else []),
        *(sentence for other in others for sentence in player(describe, other)),
    ]


def market_picture(describe: Describe) -> list[str]:
    return [describe("market-picture"), describe.moment(), *market(describe)]


def grove_picture(describe: Describe, seat: int) -> list[str]:
    return [describe("grove-picture", player=describe.name(seat)), *player(describe, seat)]


def state_text(describe: Describe) -> list[str]:
    view = describe.view
    sections = [describe.table_section(table(describe))]
    if view.moves and view.prompt:
        sections.append(describe.moves_section(view.prompt, describe.moves(move.split() for move in view.moves)))
    sections += [
        describe.section("player", player(describe, seat), player=describe.name(seat)) for seat in range(view.seats)
    ]
    return sections if view.seat is None else [*sections, describe.section("hand", hand(describe, view.seat))]
