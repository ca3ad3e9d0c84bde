"""Ground shared by all rooms: words, ids, the contract of games, tasks, settings."""
