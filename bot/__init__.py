"""The Discord bot: the only place that knows Discord, the database and the clock."""
