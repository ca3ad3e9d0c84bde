"""Games under way: the one path of a move."""
