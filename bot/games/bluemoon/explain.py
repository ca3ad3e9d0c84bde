"""What can be done now, and what the cards in hand and the current tile do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.base.text import bullet_list
from bot.games.bluemoon.terms import mover, next_turn, phrases, price, situation, spot, tiles, total
from engine.bluemoon.cards import FACES, KIND
from engine.bluemoon.catalogue import COLOURS, EXPANSION_TILES, Reward, Tile
from engine.bluemoon.moves import OFFER_MORE

if TYPE_CHECKING:
    from engine.bluemoon.view import BlueMoonView, TileView
    from render import Localize

NOTHING = Reward()


def explain(view: BlueMoonView, t: Localize) -> list[str]:
    """First the question and its rules, then everything relevant to it; the hand only for its owner."""
    if view.prompt is None:
        return [t("bluemoon-explain-over")]
    kind = view.prompt.kind
    words = Verbatim(t(f"bluemoon-explain-{_lacking(view) or kind}"))
    asked = t("bluemoon-explain-rules", asked=words, rules=tuple(view.prompt.rules))
    return [asked, *(paragraph for tell in PARAGRAPHS[kind] for paragraph in tell(view, t))]


def _lacking(view: BlueMoonView) -> str:
    """The question of a mover who lacks what its better part needs, as far as the viewer may know."""
    kind = view.prompt.kind if view.prompt else ""
    if kind == "move" and not mover(view).markers:
        return "move-spent"
    if view.moves is None:
        return ""
    if kind == "pillar" and not any(KIND[held.card] in OFFER_MORE for held in view.hand or ()):
        return "pillar-none"
    unpaid = kind == "contribute" and not any(move.verb == "contribute" for move in view.moves)
    return "contribute-none" if unpaid else ""


def _hand(view: BlueMoonView, t: Localize) -> list[str]:
    """What each of the viewer's own cards can do."""
    if not view.hand:
        return []
    return [bullet_list(t("bluemoon-explain-hand"), [_card(held.card, held.count, t) for held in view.hand])]


def _card(card: str, count: int, t: Localize) -> str:
    about = Verbatim(t(f"bluemoon-about-{card}"))
    colour = COLOURS[FACES[KIND[card]][0]]
    return t("bluemoon-explain-card", card=card, colour=colour, count=count, about=about)


def _building(view: BlueMoonView, t: Localize) -> list[str]:
    return [_tile(tiles(view)[mover(view).place], view, t)]


def _city(view: BlueMoonView, t: Localize) -> list[str]:
    ruins = [tile for tile in tiles(view).values() if tile.spaces]
    return [bullet_list(t("bluemoon-explain-ruins"), [_tile(tile, view, t) for tile in ruins])] if ruins else []


def _city_later(view: BlueMoonView, t: Localize) -> list[str]:
    return _city(next_turn(view), t)


def _tile(tile: TileView, view: BlueMoonView, t: Localize) -> str:
    return t(
        "bluemoon-explain-tile",
        spot=spot(tile, t),
        situation=phrases(situation(tile, view, t)),
        told=Verbatim(" ".join(rewards(tile, t, tile.near))),
    )


def rewards(tile: TileView | Tile, t: Localize, near: Reward = NOTHING) -> list[str]:
    """What a building is good for: its special rule, if it has one, and its rewards; for each contributor with what
    rebuilt neighbours add, too.
    """
    own = [t(f"bluemoon-about-{tile.id}")] if tile.id in PECULIAR else []
    return [
        *own,
        _reward("majority", tile.majority, NOTHING, t),
        _reward("construction", tile.construction, near, t),
        _reward("neighbourhood", tile.neighbourhood, NOTHING, t),
    ]


def _reward(kind: str, reward: Reward, near: Reward, t: Localize) -> str:
    told = {"reward": kind, "gain": Verbatim(_gain(reward, t)), "whole": Verbatim(_gain(total(reward, near), t))}
    return t("bluemoon-explain-reward-near" if any(near) else "bluemoon-explain-reward", **told)


def _gain(reward: Reward, t: Localize) -> str:
    return t("bluemoon-gain", **reward._asdict()).strip()


def _offerings(view: BlueMoonView, t: Localize) -> list[str]:
    return _offering("bluemoon-explain-offerings", view, t)


def _more_offerings(view: BlueMoonView, t: Localize) -> list[str]:
    """B-7.5: the card that allows one more makes it dearer."""
    return _offering("bluemoon-explain-offerings-more", view, t)


def _offering(key: str, view: BlueMoonView, t: Localize) -> list[str]:
    """What the next one costs and how many win; what the mover has to pay for it."""
    told = [t(key, price=price(view), needed=view.to_win)]
    own = mover(view)
    if own.crystals_open:
        told.append(t("bluemoon-explain-offered", made=own.offerings, crystals=own.crystals))
    return [" ".join(told)]


def _rewards(view: BlueMoonView, t: Localize) -> list[str]:
    """What the kinds of rewards are, and what happens to markers."""
    terms = [
        t("bluemoon-explain-term", term=term, about=Verbatim(t(f"bluemoon-about-{term}")))
        for term in ("majority", "construction", "neighbourhood")
    ]
    return [bullet_list(t("bluemoon-explain-rewards"), [*terms, t("bluemoon-about-markers")])]


def _obelisk(view: BlueMoonView, t: Localize) -> list[str]:
    return [bullet_list(t("bluemoon-explain-obelisk"), [t("bluemoon-about-obelisk"), *_offerings(view, t)])]


def _scales(view: BlueMoonView, t: Localize) -> list[str]:
    told = (t("bluemoon-about-dragons"), t("bluemoon-about-scales"), t("bluemoon-explain-pool", pool=view.pool))
    return [bullet_list(t("bluemoon-explain-scales"), told)]


def _stall(view: BlueMoonView, t: Localize) -> list[str]:
    """A warning, once half of the turns that end the game have passed."""
    if 2 * view.idle < view.patience:
        return []
    return [t("bluemoon-explain-stall", idle=view.idle, patience=view.patience)]


PECULIAR = {"royal_palace", *(tile.id for tile in EXPANSION_TILES if tile.special)}
"""Buildings with a special rule."""
Tell = Callable[["BlueMoonView", "Localize"], list[str]]
PARAGRAPHS: dict[str, tuple[Tell, ...]] = {
    "move": (_stall, _obelisk, _hand, _rewards, _scales, _city),
    "contribute": (_building, _hand, _rewards, _scales),
    "offer": (_offerings, _hand),
    "pillar": (_more_offerings, _hand),
    "jump": (_city_later,),
    "hospital": (),
    "shrine": (_offerings,),
    "reset": (_hand,),
}
