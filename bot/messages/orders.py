"""Standing orders in words: those a question offers, and those somebody has given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.orders import ONLY
from bot.messages.menus import Button, Menu, MenuOption, action
from bot.messages.outgoing import OutgoingMessage, note
from bot.messages.public import title

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from bot.base.orders import Order
    from bot.matches.match import Match
    from bot.store import StandingOrder
    from render import Localize


def order_choices(match: Match, orders: Sequence[Order], in_force: Container[str], t: Localize) -> OutgoingMessage:
    """What can be ordered at this question; a click on it does it now, too. What stands already can be ended."""
    words = [t("bot-orders-head", title=title(match, t))]
    words += [f"- {_about(match.key, order, in_force, t)}" for order in orders]
    words.append(t("bot-orders-about"))
    row = tuple(_switch(match, order.key, in_force, t) for order in orders)
    back = Button(custom_ids.page_id(match.id, match.revision, ""), t("bot-pick-back"), None, "quiet")
    return note("\n".join(words), [row, (back,)])


def _about(game: str, order: Order, in_force: Container[str], t: Localize) -> str:
    does = describe_order(game, order.key, order.until, t)
    return t("bot-orders-stands", order=Verbatim(does)) if order.key in in_force else does


def _switch(match: Match, key: str, in_force: Container[str], t: Localize) -> Button:
    """What gives an order, or ends the one that stands."""
    step, words = ("drop", "bot-orders-drop") if key in in_force else ("set", "bot-orders-set")
    label = t(words, what=what(match.key, key, t))
    return action(match, f"standing-order.{step}.{key}", label)


def given_orders(given: Sequence[tuple[Match, StandingOrder]], t: Localize) -> OutgoingMessage:
    """What somebody has ordered, with a menu that ends it."""
    if not given:
        return note(t("bot-orders-none"))
    lines = [
        t("bot-orders-line", title=title(match, t), order=Verbatim(describe_order(match.key, one.key, one.until, t)))
        for match, one in given
    ]
    options = tuple(
        MenuOption(
            custom_ids.action_id(match.id, match.revision, f"standing-order.drop.{one.key}"),
            t("bot-orders-end", title=_plain(match, t), what=what(match.key, one.key, t)),
        )
        for match, one in given
    )
    menu = Menu("s:orders", t("bot-orders-choose"), options)
    return note("\n".join([t("bot-orders"), *lines]), [menu])


def _plain(match: Match, t: Localize) -> Verbatim:
    """The game where nothing is read as markdown."""
    return Verbatim(match.row.title or t(f"{match.key}-title"))


def what(game: str, key: str, t: Localize) -> Verbatim:
    """What an order does."""
    return Verbatim(t("bot-order-only" if key == ONLY else f"{game}-order-{key}"))


def describe_order(game: str, key: str, until: Sequence[str], t: Localize) -> str:
    """What an order does, and until when."""
    if not until:
        return t("bot-order-always", what=what(game, key, t))
    ends = tuple(Verbatim(t(f"{game}-order-until-{kind}")) for kind in until)
    return t("bot-order-until", what=what(game, key, t), ends=ends)
