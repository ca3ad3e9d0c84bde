"""The rule book of a game as one file for a browser: numbers are links, pictures lie inside, no script runs."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from string import Template

from markdown_it import MarkdownIt

import engine
from bot.base.i18n import SOURCE
from bot.base.rulebook import NUMBER
from bot.drawing import RenderedPicture, TablePictures
from engine.registry import GAMES
from render import Focus, Localize

PAGE = Template((files("bot.messages") / "book.html").read_text("utf-8"))
_NUMBER = re.compile(rf"<strong>({NUMBER})</strong>|\b({NUMBER})\b")


def has_book(key: str) -> bool:
    """Whether the game is known and has a rule book."""
    return key in GAMES and (files(GAMES[key].rules) / "rules.md").is_file()


def opening(key: str, t: Localize) -> TablePictures:
    """The pictures of the first turn at a full table, always the same. Sets up a game: not for the event loop."""
    rules = engine.load(key)
    game = rules.new(seats=rules.max_seats, seed=bytes(16))
    names = tuple("ABCDEFGHIJ"[: game.seats])
    return TablePictures(key, t, "", 0, game.view(None), Focus(game.to_move or 0, names))


def book_page(key: str, pictures: Sequence[RenderedPicture] = ()) -> bytes:
    """The book as HTML, with pictures below its title."""
    heading, title, rest = _rendered(key)
    body = f"{title}</h1>{''.join(map(_figure, pictures))}{rest}"
    return PAGE.substitute(lang=SOURCE, title=heading, body=body).encode()


@cache
def _rendered(key: str) -> tuple[str, str, str]:
    """The heading as text, and what comes before and after its end as HTML. Kept: every edit of a lobby shows it."""
    source = (files(GAMES[key].rules) / "rules.md").read_text("utf-8")
    title, rest = MarkdownIt("commonmark", {"html": False}).enable("table").render(source).split("</h1>", 1)
    return escape(source.splitlines()[0].lstrip("# ")), title, _NUMBER.sub(_linked, rest)


def _linked(found: re.Match[str]) -> str:
    """A number in bold begins its rule; any other one leads there."""
    if number := found[1]:
        return f'<strong id="{number}">{number}</strong>'
    return f'<a href="#{found[2]}">{found[2]}</a>'


def _figure(picture: RenderedPicture) -> str:
    if picture.png is None:
        return ""
    source = f"data:image/png;base64,{b64encode(picture.png).decode()}"
    return f'<figure><img src="{source}" alt="{escape(picture.alt)}"></figure>'
