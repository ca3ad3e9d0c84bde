"""Ground that all rooms share: words, ids, the contract of games, tasks, settings."""
