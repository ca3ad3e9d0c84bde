"""Messages with their pictures, laid out in this process."""

from collections.abc import Container
from dataclasses import replace

from bot.drawing.sheet import Drawn, Sheet, draw
from bot.messages.outgoing import Message, OutgoingMessage
from tests.e2e.client import TEXT_DISPLAY, walk

DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108020000009077"
    "53de0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)
"""A picture of one pixel."""


class Everything:
    """Contains whatever is looked for: no file has to be drawn."""

    def __contains__(self, file: object) -> bool:
        return True


def laid(message: Message) -> OutgoingMessage:
    """The message with its pictures, none of them drawn."""
    return message if isinstance(message, OutgoingMessage) else message.compose(draw(message.sheet, Everything()))


def said(message: Message) -> str:
    """All texts of a message."""
    parts = walk(laid(message).layout.to_components())
    return "\n".join(part["content"] for part in parts if part["type"] == TEXT_DISPLAY)


def dotted(sheet: Sheet, known: Container[str]) -> list[Drawn]:
    """What `bot.drawing.sheet.draw` returns, with a dot for each picture that it would draw."""
    laid_out = draw(sheet, Everything())
    return [replace(one, png=DOT) if one.shown and one.file not in known else one for one in laid_out]
