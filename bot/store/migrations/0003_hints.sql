-- Hints stand in the record of a game.

ALTER TABLE game ADD COLUMN hints TEXT NOT NULL DEFAULT '[]'; -- array of [seat, revision] in the order they were given
