"""Messages with their pictures, laid out in this process."""

from bot.drawing.sheet import draw
from bot.messages.outgoing import Message, OutgoingMessage


class Everything:
    """Contains whatever is looked for: no file has to be drawn."""

    def __contains__(self, file: object) -> bool:
        return True


def laid(message: Message) -> OutgoingMessage:
    """The message with its pictures, none of them drawn."""
    return message if isinstance(message, OutgoingMessage) else message.compose(draw(message.sheet, Everything()))
