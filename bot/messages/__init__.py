"""Messages as pure functions of a match."""
