"""What contributions bring: gifts of dragons, rewards of a complete building, crystals for scales that are scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from bot.base.i18n import Verbatim
from bot.games.bluemoon.terms import brings, joined, mover, phrases
from engine.bluemoon.catalogue import Reward
from engine.bluemoon.rules.building import majority
from engine.bluemoon.rules.scales import payout

if TYPE_CHECKING:
    from engine.bluemoon.view import BlueMoonView, TileView
    from render import Localize


class Share(NamedTuple):
    """What contributions bring one seat."""

    reward: Reward
    """All of it, crystals for scales included."""
    scored: int = 0
    """How many of these crystals are for scales."""


class Gain(NamedTuple):
    """What contributions of the mover bring."""

    own: Share
    paid: tuple[int, ...] = ()
    """The crystals of each seat for scales; empty where none are scored."""
    others: tuple[Share, ...] = ()
    """Of the other seats, those to which they bring something."""


def gain(view: BlueMoonView, tile: TileView, numbers: Iterable[int]) -> Gain:
    """What markers on these spaces bring, one after the other."""
    seat, spaces = mover(view).seat, [space.owner for space in tile.spaces]
    held, paid = [player.scales for player in view.players], list[int]()
    rewards = [Reward()] * len(held)
    for placed, number in enumerate(numbers, view.placed):
        spaces[number - 1] = seat
        gains = [reward(tile, spaces, player.seat) for player in view.players]
        if not placed:
            gains[seat] = total(gains[seat], Reward(scales=len(tile.dragons)))
        held = [scales + one.scales for scales, one in zip(held, gains, strict=True)]
        rewards = [total(*both) for both in zip(rewards, gains, strict=True)]
        if sum(held) < view.scales:
            continue
        crystals = payout(held)
        held = [0 if got else scales for scales, got in zip(held, crystals, strict=True)]
        paid = [sum(both) for both in zip(paid or [0] * len(held), crystals, strict=True)]
        rewards = [
            Reward(one.crystals + got, 0, one.cards) if got else one for one, got in zip(rewards, crystals, strict=True)
        ]
    shares = [Share(*both) for both in zip(rewards, paid or [0] * len(held), strict=True)]
    own = shares.pop(seat)
    return Gain(own, tuple(paid), tuple(share for share in shares if any(share.reward)))


def reward(tile: TileView, owners: Sequence[int | None], seat: int) -> Reward:
    """What the building brings a seat once its spaces are owned like this."""
    placed = tuple(owner for owner in owners if owner is not None)
    if len(placed) < len(owners) or seat not in placed:
        return Reward()
    return total(tile.construction, tile.near, tile.majority if majority(placed) == seat else Reward())


def total(*rewards: Reward) -> Reward:
    return Reward(*map(sum, zip(*rewards, strict=True)))


def told(share: Share, t: Localize) -> str:
    """`+7 crystals (6 for scales) +2 cards`; empty for nothing."""
    return brings(share.reward, t, share.scored)


def shared(shares: Sequence[Share], seats: int, t: Localize) -> list[str]:
    """What others get, in ever shorter forms; none where nobody else does."""
    if not shares:
        return []
    key = "bluemoon-share-other" if seats == 2 else "bluemoon-share-others"
    sums = [share._replace(scored=0) for share in shares]
    forms = [
        phrases([t(f"{key}{form}", brings=told(share, t), count=count) for share, count in Counter(of).items()])
        for form, of in (("", shares), ("-short", shares), ("-short", sums))
    ]
    return [*forms, t(f"{key}-only")]


def scored(paid: Sequence[int], seat: int, t: Localize) -> list[str]:
    """That scales are scored and what that brings whom, in ever shorter forms; none where they are not."""
    if not any(paid):
        return []
    others = Counter(crystals for other, crystals in enumerate(paid) if other != seat and crystals)
    shares = [t("bluemoon-scored-you", crystals=paid[seat])] if paid[seat] else []
    key = "bluemoon-scored-other" if len(paid) == 2 else "bluemoon-scored-others"
    shares += [t(key, crystals=crystals, count=count) for crystals, count in sorted(others.items(), reverse=True)]
    named = joined([Verbatim(share) for share in shares])
    return [t(f"bluemoon-choice-scored{form}", shares=named) for form in ("", "-short", "-brief", "-only")]
