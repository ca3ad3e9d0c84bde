"""What does not grow without end."""

from bot.base.newest import Newest


def test_the_oldest_give_way_and_what_is_set_again_is_new():
    kept = Newest[str, int](2)
    kept["a"], kept["b"] = 1, 2
    kept["a"] = 3
    kept["c"] = 4
    assert list(kept.items()) == [("a", 3), ("c", 4)]
