"""Messages with their pictures, laid out in this process."""

from collections.abc import Container
from dataclasses import replace

from bot.delivery.display import USUAL, DisplayPreferences, finished, plain, suited
from bot.drawing.request import Everything, PictureRequest, RenderedPicture, draw
from bot.messages.outgoing import Message, OutgoingMessage
from tests.e2e.client import TEXT_DISPLAY, walk

DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108020000009077"
    "53de0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)
"""A picture of one pixel."""


IN_WORDS = DisplayPreferences(plain=True)
"""Where no files may be attached."""


def laid(message: Message, display: DisplayPreferences = USUAL) -> OutgoingMessage:
    """The message with its pictures, none of them drawn, or with words for them."""
    if isinstance(message, OutgoingMessage):
        return plain(message) if display.plain else message
    return finished(message, draw(suited(message.request, display), Everything()), display)


def said(message: Message, display: DisplayPreferences = USUAL) -> str:
    """All texts of a message."""
    parts = walk(laid(message, display).layout.to_components())
    return "\n".join(part["content"] for part in parts if part["type"] == TEXT_DISPLAY)


def dotted(request: PictureRequest, known: Container[str]) -> list[RenderedPicture]:
    """What `bot.drawing.request.draw` returns, with a dot for each picture that it would draw."""
    laid_out = draw(request, Everything())
    return [replace(one, png=DOT) if one.shown and one.file not in known else one for one in laid_out]
