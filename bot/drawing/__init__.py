"""Pictures, laid out and drawn in processes beside the bot's."""

from bot.drawing.pool import Busy, Drawing, Superseded
from bot.drawing.request import (
    ChartPictures,
    CoursePictures,
    EndPictures,
    GalleryPictures,
    LobbyPictures,
    MarkedPictures,
    MomentsPictures,
    OwnPictures,
    PictureRequest,
    RenderedPicture,
    StepPictures,
    TablePictures,
    ThingPictures,
)

__all__ = [
    "Busy",
    "ChartPictures",
    "CoursePictures",
    "Drawing",
    "EndPictures",
    "GalleryPictures",
    "LobbyPictures",
    "MarkedPictures",
    "MomentsPictures",
    "OwnPictures",
    "PictureRequest",
    "RenderedPicture",
    "StepPictures",
    "Superseded",
    "TablePictures",
    "ThingPictures",
]
