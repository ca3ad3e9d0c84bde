"""Running games: the one path of a move."""
