"""Reads the state of Orchard back from its words."""

from __future__ import annotations

from typing import Any

from engine.orchard.catalogue import SUITS
from engine.orchard.moves import CARDS
from engine.orchard.view import OrchardView
from tests.render import reading
from tests.render.reading import Kinds, Reader, points, sections


class OrchardReader(Reader):
    """A reader who knows how the moves of Orchard are told."""

    game = "orchard"

    def moves(self) -> list[tuple[str, str, Kinds]]:
        cards = self.called(CARDS)
        return [
            (r"Take (.+)\.", "take {}", (cards,)),
            (r"Draw a card from the deck\.", "draw", ()),
            (r"Plant (.+)\.", "plant {}", (cards,)),
        ]

    def cards(self, text: str) -> tuple[str, ...]:
        return self.things(text, CARDS)

    def last(self, names: tuple[str, ...]) -> tuple[str, int, str | None] | None:
        player = "|".join(names)
        if done := self.maybe(rf"({player}) drew a card from the deck\."):
            return "draw", self.seat(done[0]), None
        for verb, told in (("take", "took"), ("plant", "planted")):
            if done := self.maybe(rf"({player}) {told} (.+)\."):
                return verb, self.seat(done[0]), self.cards(done[1])[0]
        return None


def state(texts: list[str], names: tuple[str, ...]) -> dict[str, Any]:
    """Everything that the words say."""
    told = {heading: OrchardReader(lines, names) for heading, lines in sections(texts)}
    facts = _table(told.pop("The table"), names)
    moves = told.pop(f"What {names[facts['to_move']]} can do", None) if facts["to_move"] is not None else None
    facts["moves"] = moves.all_moves() if moves else None
    if moves:
        moves.done()
    facts["players"] = [_player(told.pop(name), name) for name in names]
    assert not told
    return facts


def facts(view: OrchardView) -> dict[str, Any]:
    """Everything in the view, in the same form."""
    known = reading.facts(view)
    rows = zip(known.pop("hands"), known.pop("hand_sizes"), known.pop("planted"), view.scores, strict=True)
    players = [
        {"known": hand, "held": held, "planted": planted} | _scored(score) for hand, held, planted, score in rows
    ]
    return known | {"players": players}


def _scored(score: Any) -> dict[str, Any]:
    """Nothing counts between equal totals."""
    found = points(score)
    assert not found.pop("ties")
    return found


def _table(reader: OrchardReader, names: tuple[str, ...]) -> dict[str, Any]:
    seats, options = reader.take(r"(\d) players plant an orchard\. (.+)\.")
    round_, rounds = reader.take(r"It is round (\d) of (\d)\.")
    facts: dict[str, Any] = {"seats": int(seats), "options": options, "round": int(round_), "rounds": int(rounds)}
    facts |= reader.decision() if " decides: " in reader.lines[0] else reader.result()
    facts["market"] = reader.some(r"The market holds (.+)\.", reader.cards)
    (deck,) = reader.take(r"The deck (?:is empty|holds (\d+) cards?)\.")
    facts |= {"deck": int(deck or 0), "last": reader.last(names)}
    reader.done()
    return facts


def _player(reader: OrchardReader, name: str) -> dict[str, Any]:
    total, lines = reader.maybe(rf"{name} (?:would score|has scored) (\d+)(?:: (.+))?\.") or (0, None)
    facts = {"total": int(total), "lines": reader.counts(lines or "", SUITS)}
    facts["planted"] = reader.some(rf"{name} has planted (.+)\.", reader.cards)
    (held,) = reader.take(rf"{name} has (no|\d) cards? in hand\.")
    facts["held"] = 0 if held == "no" else int(held)
    facts["known"] = reader.some(rf"Everybody saw {name} take (.+)\.", reader.cards)
    reader.done()
    return facts
