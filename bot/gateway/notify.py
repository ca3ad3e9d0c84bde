"""systemd's protocol of notifications (sd_notify): datagrams to the socket named in the environment."""

from __future__ import annotations

import os
import socket
from contextlib import suppress


def tell_systemd(state: str) -> None:
    """Send a state such as `READY=1`; nothing happens where no systemd waits for it."""
    if address := os.environ.get("NOTIFY_SOCKET"):
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sending:
            sending.sendto(state.encode(), address.replace("@", "\0", 1) if address.startswith("@") else address)
