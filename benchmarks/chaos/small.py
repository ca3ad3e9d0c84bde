"""A disk without room, as long as a file beside the folder that is asked about says so; imported by the bot and by the
processes that draw.
"""

import shutil
from os import PathLike
from pathlib import Path
from typing import Any

SIGN = "small"
"""The name of that file, in the data folder."""
_usage = shutil.disk_usage


def _told(path: str | PathLike[str]) -> Any:
    usage = _usage(path)
    return usage._replace(free=0) if Path(path).with_name(SIGN).exists() else usage


shutil.disk_usage = _told  # type: ignore[assignment]
