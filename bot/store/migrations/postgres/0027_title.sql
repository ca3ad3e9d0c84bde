-- A game keeps the title of its table.

ALTER TABLE game ADD COLUMN title TEXT NOT NULL DEFAULT '';
