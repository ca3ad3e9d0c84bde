"""Pictures, laid out and drawn in processes beside the bot's."""

from bot.drawing.pool import Busy, Drawing, Superseded
from bot.drawing.sheet import (
    ChartSheet,
    CourseSheet,
    EndSheet,
    GallerySheet,
    LobbySheet,
    MarkedSheet,
    MomentsSheet,
    OwnSheet,
    RenderedPicture,
    Sheet,
    StepSheet,
    TableSheet,
    ThingSheet,
)

__all__ = [
    "Busy",
    "ChartSheet",
    "CourseSheet",
    "Drawing",
    "EndSheet",
    "GallerySheet",
    "LobbySheet",
    "MarkedSheet",
    "MomentsSheet",
    "OwnSheet",
    "RenderedPicture",
    "Sheet",
    "StepSheet",
    "Superseded",
    "TableSheet",
    "ThingSheet",
]
