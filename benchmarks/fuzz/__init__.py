"""What strangers may send, at every door of the bot: generated, thrown at it, and judged."""
