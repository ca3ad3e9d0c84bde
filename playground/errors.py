"""Refusals with Discord's own codes."""

from enum import IntEnum
from typing import Any


class Code(IntEnum):
    """Discord's JSON error codes, as far as the stand-in gives them."""

    GENERAL = 0
    UNKNOWN_APPLICATION = 10002
    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_USER = 10013
    UNKNOWN_EMOJI = 10014
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    UNKNOWN_COMMAND = 10063
    TOO_MANY_EMOJIS = 30008
    TOO_MANY_OLD_EDITS = 30046
    TOO_MANY_PINS = 30003
    TOO_MANY_ATTACHMENTS = 30015
    TOO_MANY_COMMANDS = 30032
    TOO_LARGE = 40005
    ALREADY_ACKNOWLEDGED = 40060
    MISSING_ACCESS = 50001
    NOT_IN_DM = 50003
    NOT_THE_AUTHOR = 50005
    EMPTY_MESSAGE = 50006
    CANNOT_DM = 50007
    MISSING_PERMISSIONS = 50013
    WRONG_CHANNEL_TYPE = 50024
    INVALID_WEBHOOK_TOKEN = 50027
    INVALID_FORM_BODY = 50035
    THREAD_ARCHIVED = 50083
    INVALID_JSON = 50109
    NO_MUTUAL_GUILD = 50278
    THREAD_EXISTS = 160004


_MEANING: dict[Code, tuple[int, str]] = {
    Code.GENERAL: (404, "404: Not Found"),
    Code.UNKNOWN_APPLICATION: (404, "Unknown Application"),
    Code.UNKNOWN_CHANNEL: (404, "Unknown Channel"),
    Code.UNKNOWN_GUILD: (404, "Unknown Guild"),
    Code.UNKNOWN_MEMBER: (404, "Unknown Member"),
    Code.UNKNOWN_MESSAGE: (404, "Unknown Message"),
    Code.UNKNOWN_USER: (404, "Unknown User"),
    Code.UNKNOWN_EMOJI: (404, "Unknown Emoji"),
    Code.UNKNOWN_WEBHOOK: (404, "Unknown Webhook"),
    Code.UNKNOWN_INTERACTION: (404, "Unknown interaction"),
    Code.UNKNOWN_COMMAND: (404, "Unknown application command"),
    Code.TOO_MANY_EMOJIS: (400, "Maximum number of emojis reached (2000)"),
    Code.TOO_MANY_OLD_EDITS: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    Code.TOO_MANY_PINS: (400, "Maximum number of pins reached for the channel (250)"),
    Code.TOO_MANY_ATTACHMENTS: (400, "Maximum number of attachments in a message reached (10)"),
    Code.TOO_MANY_COMMANDS: (400, "Maximum number of application commands reached (100)"),
    Code.TOO_LARGE: (413, "Request entity too large"),
    Code.ALREADY_ACKNOWLEDGED: (400, "Interaction has already been acknowledged."),
    Code.MISSING_ACCESS: (403, "Missing Access"),
    Code.NOT_IN_DM: (403, "Cannot execute action on a DM channel"),
    Code.NOT_THE_AUTHOR: (403, "Cannot edit a message authored by another user"),
    Code.EMPTY_MESSAGE: (400, "Cannot send an empty message"),
    Code.CANNOT_DM: (403, "Cannot send messages to this user"),
    Code.MISSING_PERMISSIONS: (403, "Missing Permissions"),
    Code.WRONG_CHANNEL_TYPE: (400, "Cannot execute action on this channel type"),
    Code.INVALID_WEBHOOK_TOKEN: (401, "Invalid Webhook Token"),
    Code.INVALID_FORM_BODY: (400, "Invalid Form Body"),
    Code.THREAD_ARCHIVED: (400, "Thread is archived"),
    Code.INVALID_JSON: (400, "The request body contains invalid JSON."),
    Code.NO_MUTUAL_GUILD: (403, "Cannot send messages to this user due to having no mutual guilds"),
    Code.THREAD_EXISTS: (400, "A thread has already been created for this message"),
}


class Refused(Exception):
    """An answer other than success; `errors` is Discord's tree of what is wrong with a form."""

    def __init__(self, code: Code, *, errors: dict[str, Any] | None = None, retry_after: float | None = None) -> None:
        self.code = code
        self.status, self.message = _MEANING[code]
        self.errors = errors
        self.retry_after = retry_after
        super().__init__(f"{self.status} {int(code)} {self.message}")

    def json(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": int(self.code)}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": round(self.retry_after, 3), "global": False}
        return body
