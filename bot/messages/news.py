"""Lines for all tables: of whoever runs the bot, and of a new version."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.base.markdown import escape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import News
    from render import Localize

MOST = 2
"""At most so many lines in a message, the newest: a table that rested for months is not told everything."""


def lines(news: Sequence[News], t: Localize) -> str:
    """What a message tells of these, oldest first."""
    return "\n".join(_line(one, t) for one in news[-MOST:])


def _line(news: News, t: Localize) -> str:
    if news.version is not None:
        return t("bot-news-version", version=Verbatim(news.version), what=Verbatim(t("bot-news")))
    return t("bot-news-owner", words=Verbatim(escape(news.words)))
