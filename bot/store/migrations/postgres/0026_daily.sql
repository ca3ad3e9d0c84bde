-- The daily tables: one seed a day for each game, and what people did at it, alone against a computer.

CREATE TABLE day (
    day TEXT NOT NULL,                      -- 2026-11-22
    key TEXT NOT NULL,                      -- which game
    seed TEXT NOT NULL,                     -- hexadecimal
    PRIMARY KEY (day, key)
);

CREATE TABLE daily (
    "user" BIGINT NOT NULL,
    key TEXT NOT NULL,
    day TEXT NOT NULL,
    name TEXT NOT NULL,
    guild BIGINT NOT NULL,                 -- where it was begun, 0 for none
    decisions TEXT NOT NULL,                -- array of decisions: each an array of moves
    revision BIGINT NOT NULL,
    points BIGINT NOT NULL,
    other BIGINT NOT NULL,                 -- points of the computer
    ended BIGINT NOT NULL,
    PRIMARY KEY ("user", key, day)
);

CREATE INDEX daily_of_guild ON daily (guild, key, day);
