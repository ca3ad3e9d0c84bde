"""What has to survive: games, their journals, what was posted, lobbies and personal settings, in one SQLite file."""

from bot.store.lock import sole_user
from bot.store.patience import once_usable
from bot.store.rows import (
    GameRow,
    Habit,
    JournalEntry,
    KeptAttachment,
    LobbyRow,
    MessageRow,
    Outage,
    Post,
    Seat,
    TableRow,
    Timer,
    UserRow,
    Vacation,
)
from bot.store.store import Store
from bot.store.trouble import Conflict, StoreTrouble

__all__ = [
    "Conflict",
    "GameRow",
    "Habit",
    "JournalEntry",
    "KeptAttachment",
    "LobbyRow",
    "MessageRow",
    "Outage",
    "Post",
    "Seat",
    "Store",
    "StoreTrouble",
    "TableRow",
    "Timer",
    "UserRow",
    "Vacation",
    "once_usable",
    "sole_user",
]
