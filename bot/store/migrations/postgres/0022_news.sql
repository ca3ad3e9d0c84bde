-- What whoever runs the bot tells all tables, and that a new version runs: a line in the next message of each.

CREATE TABLE news (
    id BIGINT PRIMARY KEY,
    version TEXT,                           -- of the bot: it runs for the first time; else null
    words TEXT NOT NULL,                    -- of whoever runs the bot, else empty
    at BIGINT NOT NULL
);

ALTER TABLE message ADD COLUMN heard BIGINT NOT NULL DEFAULT 0;   -- the newest news when it was announced
ALTER TABLE message ADD COLUMN news TEXT NOT NULL DEFAULT '';     -- the lines of those that it tells
