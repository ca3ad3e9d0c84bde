"""What can be done now, and what the cards in hand and the current tile do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.base.text import listed
from bot.games.bluemoon.terms import mover, phrases, price, situation, spot, tiles
from engine.bluemoon.cards import FACES, KIND
from engine.bluemoon.catalogue import COLOURS, EXPANSION_TILES, Reward

if TYPE_CHECKING:
    from engine.bluemoon.view import BlueMoonView, TileView
    from render import Say


def explain(view: BlueMoonView, say: Say) -> list[str]:
    """First the question and its rules, then everything relevant to it; the hand only for its owner."""
    if view.prompt is None:
        return [say("bluemoon-explain-over")]
    kind = view.prompt.kind
    asked = say(
        "bluemoon-explain-rules", asked=Verbatim(say(f"bluemoon-explain-{kind}")), rules=tuple(view.prompt.rules)
    )
    return [asked, *(paragraph for tell in TOLD[kind] for paragraph in tell(view, say))]


def _hand(view: BlueMoonView, say: Say) -> list[str]:
    """What each of the viewer's own cards can do."""
    if not view.hand:
        return []
    return [listed(say("bluemoon-explain-hand"), [_card(held.card, held.count, say) for held in view.hand])]


def _card(card: str, count: int, say: Say) -> str:
    about = Verbatim(say(f"bluemoon-about-{card}"))
    colour = COLOURS[FACES[KIND[card]][0]]
    return say("bluemoon-explain-card", card=card, colour=colour, count=count, about=about)


def _building(view: BlueMoonView, say: Say) -> list[str]:
    return [_tile(tiles(view)[mover(view).place], view, say)]


def _city(view: BlueMoonView, say: Say) -> list[str]:
    ruins = [tile for tile in tiles(view).values() if tile.spaces]
    return [listed(say("bluemoon-explain-ruins"), [_tile(tile, view, say) for tile in ruins])] if ruins else []


def _tile(tile: TileView, view: BlueMoonView, say: Say) -> str:
    told = [say(f"bluemoon-about-{tile.id}")] if tile.id in PECULIAR else []
    told += [
        say("bluemoon-explain-reward", reward=reward, gain=Verbatim(_gain(amount, say)))
        for reward, amount in (
            ("majority", tile.majority),
            ("construction", tile.construction),
            ("neighbourhood", tile.neighbourhood),
        )
    ]
    return say(
        "bluemoon-explain-tile",
        spot=Verbatim(spot(tile, say)),
        situation=phrases(situation(tile, view, say)),
        told=Verbatim(" ".join(told)),
    )


def _gain(reward: Reward, say: Say) -> str:
    return say("bluemoon-gain", **reward._asdict()).strip()


def _offerings(view: BlueMoonView, say: Say) -> list[str]:
    """What the next one costs and how many win; what the mover has to pay for it."""
    told = [say("bluemoon-explain-offerings", price=price(view), needed=view.to_win)]
    own = mover(view)
    if own.crystals_open:
        told.append(say("bluemoon-explain-offered", made=own.offerings, crystals=own.crystals))
    return [" ".join(told)]


def _rewards(view: BlueMoonView, say: Say) -> list[str]:
    """What the kinds of rewards are, and what happens to markers."""
    terms = [
        say("bluemoon-explain-term", term=term, about=Verbatim(say(f"bluemoon-about-{term}")))
        for term in ("majority", "construction", "neighbourhood")
    ]
    return [listed(say("bluemoon-explain-rewards"), [*terms, say("bluemoon-about-markers")])]


def _obelisk(view: BlueMoonView, say: Say) -> list[str]:
    return [listed(say("bluemoon-explain-obelisk"), [say("bluemoon-about-obelisk"), *_offerings(view, say)])]


def _scales(view: BlueMoonView, say: Say) -> list[str]:
    told = (say("bluemoon-about-dragons"), say("bluemoon-about-scales"), say("bluemoon-explain-pool", pool=view.pool))
    return [listed(say("bluemoon-explain-scales"), told)]


def _stall(view: BlueMoonView, say: Say) -> list[str]:
    """A warning, once half of the turns that end the game have passed."""
    if 2 * view.idle < view.patience:
        return []
    return [say("bluemoon-explain-stall", idle=view.idle, patience=view.patience)]


PECULIAR = {"royal_palace", *(tile.id for tile in EXPANSION_TILES if tile.special)}
"""Buildings with a special rule."""
Tell = Callable[["BlueMoonView", "Say"], list[str]]
TOLD: dict[str, tuple[Tell, ...]] = {
    "move": (_stall, _obelisk, _hand, _rewards, _scales, _city),
    "contribute": (_building, _hand, _rewards, _scales),
    "offer": (_offerings, _hand),
    "pillar": (_offerings, _hand),
    "jump": (_city,),
    "hospital": (),
    "shrine": (_offerings,),
    "reset": (_hand,),
}
