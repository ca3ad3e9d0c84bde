"""Pictures, laid out and drawn in processes beside the bot's."""

from bot.drawing.pool import Busy, Drawing, Superseded
from bot.drawing.request import (
    ChartPictures,
    ComponentPictures,
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
)

__all__ = [
    "Busy",
    "ChartPictures",
    "ComponentPictures",
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
]
