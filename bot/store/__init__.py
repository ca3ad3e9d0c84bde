"""What has to survive: games, their journals, what was posted, lobbies and personal settings, in one SQLite file."""

from bot.store.figure_rows import DailyLine, DailyRow, PuzzleRow, RatingRow, ResultRow, TopRow, Total
from bot.store.lock import sole_user
from bot.store.patience import once_usable
from bot.store.person_rows import (
    Follow,
    LessonRow,
    Letter,
    Line,
    LineList,
    MatchRequest,
    Preferences,
    StandingOrder,
    Turn,
    UserRow,
    Vacation,
)
from bot.store.rows import (
    GameRow,
    GuildRow,
    JournalEntry,
    KeptAttachment,
    LobbyRow,
    MessageRow,
    News,
    Outage,
    PlayedRow,
    Post,
    Seat,
    TableRow,
    Timer,
)
from bot.store.store import Store
from bot.store.trouble import Conflict, StoreTrouble

__all__ = [
    "Conflict",
    "DailyLine",
    "DailyRow",
    "Follow",
    "GameRow",
    "GuildRow",
    "JournalEntry",
    "KeptAttachment",
    "LessonRow",
    "Letter",
    "Line",
    "LineList",
    "LobbyRow",
    "MatchRequest",
    "MessageRow",
    "News",
    "Outage",
    "PlayedRow",
    "Post",
    "Preferences",
    "PuzzleRow",
    "RatingRow",
    "ResultRow",
    "Seat",
    "StandingOrder",
    "Store",
    "StoreTrouble",
    "TableRow",
    "Timer",
    "TopRow",
    "Total",
    "Turn",
    "UserRow",
    "Vacation",
    "once_usable",
    "sole_user",
]
