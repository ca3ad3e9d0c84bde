"""A thread-safe cache, bounded in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Cache(Generic[T]):
    """An LRU cache that makes each value once; a second thread that asks for it meanwhile waits."""

    def __init__(self, limit: int, size: Callable[[T], int]) -> None:
        self._limit = limit
        self._size = size
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._coming: dict[Hashable, Future[T]] = {}
        self._lock = Lock()
        self.bytes = 0
        self.made = 0

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            coming = self._coming.get(key)
            if coming is None:
                mine: Future[T] = Future()
                self._coming[key] = mine
        if coming is not None:
            return coming.result()
        return self._make(key, make, mine)

    def find(self, key: Hashable) -> T | None:
        """What is kept of this key."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def keep(self, key: Hashable, thing: T) -> None:
        with self._lock:
            self._keep(key, thing)

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self.bytes = 0

    def resize(self, limit: int) -> None:
        """Keep at most this many bytes from now on."""
        with self._lock:
            self._limit = limit
            self._shrink()

    def _make(self, key: Hashable, make: Callable[[], T], mine: Future[T]) -> T:
        try:
            thing = make()
        except BaseException as error:
            with self._lock:
                del self._coming[key]
            mine.set_exception(error)
            raise
        with self._lock:
            del self._coming[key]
            self._keep(key, thing)
        mine.set_result(thing)
        return thing

    def _keep(self, key: Hashable, thing: T) -> None:
        self.made += 1
        if key in self._kept:
            self.bytes -= self._size(self._kept.pop(key))
        self._kept[key] = thing
        self.bytes += self._size(thing)
        self._shrink()

    def _shrink(self) -> None:
        """The value used last stays, however large: somebody is about to use it."""
        while self.bytes > self._limit and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.bytes -= self._size(gone)
