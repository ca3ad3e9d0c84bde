-- The daily tables: one seed a day for each game, and what people did at it, alone against a computer.

CREATE TABLE day (
    day TEXT NOT NULL,                      -- 2026-11-22
    key TEXT NOT NULL,                      -- which game
    seed TEXT NOT NULL,                     -- hexadecimal
    PRIMARY KEY (day, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE daily (
    user INTEGER NOT NULL,
    key TEXT NOT NULL,
    day TEXT NOT NULL,
    name TEXT NOT NULL,
    guild INTEGER NOT NULL,                 -- where it was begun, 0 for none
    decisions TEXT NOT NULL,                -- array of decisions: each an array of moves
    revision INTEGER NOT NULL,
    points INTEGER NOT NULL,
    other INTEGER NOT NULL,                 -- points of the computer
    ended INTEGER NOT NULL,
    PRIMARY KEY (user, key, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_of_guild ON daily (guild, key, day);
