"""The cache."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Event

import pytest

from render.cache import Cache


def test_a_thing_is_made_once_and_kept() -> None:
    cache: Cache[str] = Cache(100, len)
    made: list[str] = []
    for _ in range(3):
        assert cache.get("a", lambda: made.append("x") or "xxxx") == "xxxx"  # type: ignore[func-returns-value]
    assert made == ["x"]
    assert cache.bytes == 4


def test_the_longest_unused_goes_when_space_is_short() -> None:
    cache: Cache[str] = Cache(10, len)
    for key in ("a", "b"):
        cache.get(key, lambda: "xxxx")
    cache.get("a", lambda: "never")
    cache.get("c", lambda: "xxxx")
    assert cache.bytes == 8
    assert cache.get("a", lambda: "new") == "xxxx"
    assert cache.get("b", lambda: "new") == "new"


def test_threads_that_ask_together_make_it_once() -> None:
    cache: Cache[int] = Cache(100, lambda _: 1)
    together, go = Barrier(4), Event()
    made: list[int] = []

    def make() -> int:
        go.wait(5)
        made.append(1)
        return 7

    def ask() -> int:
        together.wait(5)
        return cache.get("a", make)

    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(ask) for _ in range(4)]
        go.set()
        assert [future.result(5) for future in asked] == [7] * 4
    assert made == [1]


def test_a_failure_is_told_and_not_kept() -> None:
    cache: Cache[int] = Cache(100, lambda _: 1)
    with pytest.raises(ZeroDivisionError):
        cache.get("a", lambda: 1 // 0)
    assert cache.get("a", lambda: 3) == 3


def test_less_memory_makes_room_at_once_and_keeps_what_was_used_last() -> None:
    cache: Cache[str] = Cache(100, len)
    for key in ("a", "b", "c"):
        cache.get(key, lambda: "xxxx")
    cache.get("a", lambda: "never")
    cache.resize(8)
    assert cache.bytes == 8
    assert cache.get("a", lambda: "new") == "xxxx"
    assert cache.get("b", lambda: "new") == "new"
