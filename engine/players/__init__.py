"""Computer players: they get a view and `determinize`, never the state."""
