"""Discord in: the process, and the road of every click."""
