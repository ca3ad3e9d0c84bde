"""The REST interface, version 10: one file per family of routes."""
