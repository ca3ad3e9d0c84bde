"""Whole games by scripted people at the real bot process, with faults at every layer at once."""
