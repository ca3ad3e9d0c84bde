"""Discord in: the process, and the path of every click."""
