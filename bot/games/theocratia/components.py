"""What can be asked about in Theocratia: buildings, tiles and ground, Power cards, tokens, and what a round brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.base.components import Component
from engine.theocratia import catalogue as cat

if TYPE_CHECKING:
    from render import Localize


def components(options: Mapping[str, str], t: Localize) -> Sequence[Component]:
    return [*_pieces(t), *_round(t), *_tokens(t), *_cards(options, t)]


def _pieces(t: Localize) -> Iterator[Component]:
    for kind, count in zip(cat.KINDS, cat.PIECES, strict=True):
        yield _thing(kind, "pieces", count * len(cat.CIVS), t)
    yield Component("start", "pieces", t("theocratia-about-start"), 1, each=True)
    yield Component("level", "pieces", t("theocratia-about-level"), len(cat.TILE_LEVELS), each=True)
    grounds = Counter(_ground(hex_) for row in cat.MAP for hex_ in row.split())
    for ground in cat.GROUNDS:
        yield _thing(ground, "pieces", grounds[ground], t)


def _ground(hex_: str) -> str | None:
    """What the letter of a hex in the catalogue's map means."""
    return dict(zip("RNUWGD", cat.GROUNDS, strict=True)).get(hex_.upper())


def _round(t: Localize) -> Iterator[Component]:
    for bonus in cat.ROUND_BONUSES:
        yield _thing(bonus, "round", 1, t)
    for card in dict.fromkeys(cat.DEVELOPMENT):
        yield _thing(card, "round", cat.DEVELOPMENT.count(card), t)
    yield _thing("end_round_bonus", "round", 1, t)


def _tokens(t: Localize) -> Iterator[Component]:
    for token in cat.TOKENS:
        yield _thing(token.id, "tokens", 1, t)


def _cards(options: Mapping[str, str], t: Localize) -> Iterator[Component]:
    """Cards that are only given up have no effects of their own."""
    copies = len(cat.CARDS) * cat.CARD_COPIES
    yield _thing("power_card", "cards", copies, t)
    for card in cat.CARDS if options["power_cards"] == "reconstructed" else ():
        yield _thing(card.id, "cards", cat.CARD_COPIES, t)


def _thing(id_: str, kind: str, count: int, t: Localize) -> Component:
    return Component(id_, kind, t(f"theocratia-about-{id_}"), count)
