"""A PostgreSQL server for the tests, in a folder of its own, run by another user than root."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
from pydantic import SecretStr

from tests.profiles import missing

_BINARIES = [*sorted(Path("/usr/lib/postgresql").glob("*/bin")), None]


def _binary(name: str) -> str:
    """Where Debian keeps it, else wherever it is found."""
    for folder in _BINARIES:
        if found := shutil.which(name, path=str(folder) if folder else None):
            return found
    return missing("PostgreSQL (on Debian: apt-get install postgresql)")


class Server:
    """A running server; each test gets databases of its own in it."""

    def __init__(self, folder: str, command: list[str], how: dict[str, Any]) -> None:
        self._folder = folder
        self._command, self._how = command, how
        self._numbers = count()
        self._start()

    def _start(self) -> None:
        self._process = subprocess.Popen(self._command, **self._how)
        while True:
            assert self._process.poll() is None, "PostgreSQL did not start"
            try:
                self.execute("SELECT 1")
            except psycopg.OperationalError:
                continue
            return

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Cut all connections and end."""
        self._process.send_signal(how)
        self._process.wait()

    @contextmanager
    def away(self) -> Iterator[None]:
        """Stop, and start again afterwards."""
        self.stop()
        try:
            yield
        finally:
            self._start()

    def address(self, database: str) -> SecretStr:
        return SecretStr(f"postgresql://solstice@/{database}?host={self._folder}")

    def execute(self, statement: str) -> None:
        with psycopg.connect(self.address("postgres").get_secret_value(), autocommit=True) as connection:
            connection.execute(statement.encode())

    def cut(self, address: SecretStr, name: str = "%") -> None:
        """Cut all connections to a database, or those of this name."""
        with psycopg.connect(address.get_secret_value()) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE %s",
                [name],
            )

    def copy(self, address: SecretStr) -> SecretStr:
        """The address of a copy of a database that nobody uses."""
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(address.get_secret_value()) as connection:
            original = connection.info.dbname
        self.execute(f"CREATE DATABASE {name} TEMPLATE {original}")
        return self.address(name)

    def empty(self, encoding: str = "UTF8") -> SecretStr:
        """The address of a new database."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} ENCODING '{encoding}' LOCALE 'C' TEMPLATE template0")
        return self.address(name)


@contextmanager
def running() -> Iterator[Server]:
    """Start a server that is gone, with all it stored, when the context is left."""
    initdb, postgres = _binary("initdb"), _binary("postgres")
    folder = tempfile.mkdtemp(prefix="solstice-pg-")  # short: a socket's path holds 107 characters
    user = None
    if os.geteuid() == 0:
        user = next(name for name in ("postgres", "nobody") if name in {entry.pw_name for entry in pwd.getpwall()})
        shutil.chown(folder, user)
    data = f"{folder}/data"
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder, "user": user}
    try:
        subprocess.run(
            [initdb, "-D", data, "-U", "solstice", "--auth=trust", "--no-sync", "--locale=C.UTF-8"], check=True, **quiet
        )
        options = {"listen_addresses": "", "unix_socket_directories": folder, "fsync": "off", "max_connections": "60"}
        settings = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        server = Server(folder, [postgres, "-D", data, *settings], quiet)
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)  # at once: nothing in it is to be kept
    finally:
        shutil.rmtree(folder, ignore_errors=True)
