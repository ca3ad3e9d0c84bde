"""What can be asked about in Theocratia: buildings, tiles and ground, Power cards, tokens, and what a round brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.base.things import Thing
from engine.theocratia import catalogue as cat

if TYPE_CHECKING:
    from render import Localize

_BUILDINGS = {
    "house": ("T-7.9", "T-8.2", "T-4.3"),
    "factory": ("T-7.11", "T-7.12", "T-4.3"),
    "barrack": ("T-7.13", "T-7.14", "T-4.3"),
    "pyramid": ("T-7.15", "T-7.16", "T-8.7", "T-14.2"),
}
_DEVELOPMENT = {"dev_expansion": ("T-13.3", "T-13.5"), "dev_holiday": ("T-13.8",), "dev_blank": ("T-13.2",)}
_TOKENS = {
    "token_cards": "T-11.3",
    "token_cosmo": "T-11.4",
    "token_malus": "T-11.5",
    "token_worship": "T-11.6",
    "token_house": "T-11.7",
    "token_factory": "T-11.8",
    "token_barrack": "T-11.8",
    "token_new_factory": "T-11.9",
    "token_new_barrack": "T-11.9",
    "token_crystals": "T-11.10",
}
_CARDS = {
    "stardust": "T-10.8",
    "whispered_prayer": "T-10.9",
    "absolution": "T-10.10",
    "fertile_season": "T-10.11",
    "scattered_gems": "T-10.12",
    "call_to_arms": "T-10.13",
    "purification": "T-10.14",
    "revelation": "T-10.15",
    "martyrs": "T-10.16",
    "omen": "T-10.17",
    "ascension": "T-10.18",
    "twist_of_fate": "T-10.19",
    "clear_vision": "T-10.20",
    "ambush": "T-10.21",
    "triumph": "T-10.22",
    "joyful_crowd": "T-10.23",
    "lanterns": "T-10.24",
    "far_settlers": "T-10.25",
    "overtime": "T-10.26",
    "drill": "T-10.27",
}


def things(options: Mapping[str, str], t: Localize) -> Sequence[Thing]:
    return [*_pieces(t), *_round(t), *_tokens(t), *_cards(options, t)]


def _pieces(t: Localize) -> Iterator[Thing]:
    for kind, count in zip(cat.KINDS, cat.PIECES, strict=True):
        yield _thing(kind, "pieces", _BUILDINGS[kind], count * len(cat.CIVS), t)
    yield Thing("start", "pieces", t("theocratia-about-start"), ("T-9.4", "T-4.11"), 1, each=True)
    yield Thing(
        "level", "pieces", t("theocratia-about-level"), ("T-9.3", "T-9.1", "T-9.2"), len(cat.TILE_LEVELS), each=True
    )
    grounds = Counter(_ground(hex_) for row in cat.MAP for hex_ in row.split())
    for ground in cat.GROUNDS:
        yield _thing(ground, "pieces", ("T-2.2", "T-2.4"), grounds[ground], t)


def _ground(hex_: str) -> str | None:
    """What the letter of a hex in the catalogue's map means."""
    return dict(zip("RNUWGD", cat.GROUNDS, strict=True)).get(hex_.upper())


def _round(t: Localize) -> Iterator[Thing]:
    for bonus in cat.ROUND_BONUSES:
        yield _thing(bonus, "round", ("T-5.9", "T-4.5"), 1, t)
    for card, rules in _DEVELOPMENT.items():
        yield _thing(card, "round", (*rules, "T-4.4"), cat.DEVELOPMENT.count(card), t)
    yield _thing("end_round_bonus", "round", ("T-13.1", "T-5.7"), 1, t)


def _tokens(t: Localize) -> Iterator[Thing]:
    for token in cat.TOKENS:
        yield _thing(token.id, "tokens", (_TOKENS[token.id], "T-11.1"), 1, t)


def _cards(options: Mapping[str, str], t: Localize) -> Iterator[Thing]:
    """Cards that are only given up have no effects of their own (T-10.6)."""
    copies = len(cat.CARDS) * cat.CARD_COPIES
    yield _thing("power_card", "cards", ("T-10.1", "T-6.5", "T-6.9"), copies, t)
    for card in cat.CARDS if options["power_cards"] == "reconstructed" else ():
        yield _thing(card.id, "cards", (_CARDS[card.id], "T-10.5"), cat.CARD_COPIES, t)


def _thing(id_: str, kind: str, rules: tuple[str, ...], count: int, t: Localize) -> Thing:
    return Thing(id_, kind, t(f"theocratia-about-{id_}"), rules, count)
