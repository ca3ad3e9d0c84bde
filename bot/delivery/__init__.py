"""Discord out: posts, edits, answers, direct messages, emoji."""
