"""What contributions bring: gifts of dragons, rewards of a complete building, crystals for scales that are scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from bot.base.i18n import Verbatim
from bot.games.bluemoon.terms import joined, mover
from engine.bluemoon.catalogue import Reward
from engine.bluemoon.rules.building import majority
from engine.bluemoon.rules.scales import payout

if TYPE_CHECKING:
    from engine.bluemoon.view import BlueMoonView, TileView
    from render import Localize


class Gain(NamedTuple):
    """What contributions of the mover bring."""

    own: Reward
    """The mover's, crystals for scales included."""
    paid: tuple[int, ...] = ()
    """The crystals of each seat for scales; empty where none are scored."""


def gain(view: BlueMoonView, tile: TileView, numbers: Iterable[int]) -> Gain:
    """What markers on these spaces bring, one after the other."""
    seat, spaces = mover(view).seat, [space.owner for space in tile.spaces]
    held, own, paid = [player.scales for player in view.players], Reward(), list[int]()
    for placed, number in enumerate(numbers, view.placed):
        spaces[number - 1] = seat
        gains = [reward(tile, spaces, player.seat) for player in view.players]
        if not placed:
            gains[seat] = total(gains[seat], Reward(scales=len(tile.dragons)))
        held = [scales + one.scales for scales, one in zip(held, gains, strict=True)]
        own = total(own, gains[seat])
        if sum(held) < view.scales:
            continue
        crystals = payout(held)
        held = [0 if got else scales for scales, got in zip(held, crystals, strict=True)]
        paid = [sum(both) for both in zip(paid or [0] * len(held), crystals, strict=True)]
        if crystals[seat]:
            own = Reward(own.crystals + crystals[seat], 0, own.cards)
    return Gain(own, tuple(paid))


def reward(tile: TileView, owners: Sequence[int | None], seat: int) -> Reward:
    """What the building brings a seat once its spaces are owned like this."""
    placed = tuple(owner for owner in owners if owner is not None)
    if len(placed) < len(owners) or seat not in placed:
        return Reward()
    return total(tile.construction, tile.near, tile.majority if majority(placed) == seat else Reward())


def total(*rewards: Reward) -> Reward:
    return Reward(*map(sum, zip(*rewards, strict=True)))


def scored(paid: Sequence[int], seat: int, t: Localize) -> list[str]:
    """That scales are scored and what that brings whom, in ever shorter forms; none where they are not."""
    if not any(paid):
        return []
    others = Counter(crystals for other, crystals in enumerate(paid) if other != seat and crystals)
    shares = [t("bluemoon-scored-you", crystals=paid[seat])] if paid[seat] else []
    key = "bluemoon-scored-other" if len(paid) == 2 else "bluemoon-scored-others"
    shares += [t(key, crystals=crystals, count=count) for crystals, count in sorted(others.items(), reverse=True)]
    told = {"shares": joined([Verbatim(share) for share in shares])}
    return [t(f"bluemoon-choice-scored{form}", **told) for form in ("", "-short", "-only")]
