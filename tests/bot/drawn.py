"""Messages with their pictures, laid out in this process."""

from bot.drawing.sheet import draw
from bot.messages.outgoing import Message, OutgoingMessage
from tests.e2e.client import TEXT_DISPLAY, walk


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
