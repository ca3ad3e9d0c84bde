-- People of one server who look for others to play with, who wants to hear of them, and how reliable people are.

CREATE TABLE wish (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    key TEXT NOT NULL,                      -- the game
    seats INTEGER NOT NULL,                 -- how many are to play
    pace TEXT NOT NULL,
    name TEXT NOT NULL,
    channel INTEGER NOT NULL,               -- where they asked
    locale TEXT NOT NULL,                   -- that of the message there
    message INTEGER,                        -- what tells everybody there
    expires INTEGER NOT NULL,
    lobby TEXT NOT NULL DEFAULT '',         -- where a seat was held for them the last time
    held INTEGER NOT NULL DEFAULT 0,        -- since when
    told INTEGER NOT NULL DEFAULT 0,        -- whether they have been told
    declines INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild, key, seats, pace, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX wishes_of_person ON wish (user);
CREATE INDEX wishes_of_lobby ON wish (lobby);
CREATE INDEX wishes_by_end ON wish (expires);

CREATE TABLE tell (
    guild INTEGER NOT NULL,
    key TEXT NOT NULL,                      -- the game
    user INTEGER NOT NULL,
    told INTEGER NOT NULL,                  -- when they were mentioned the last time
    PRIMARY KEY (guild, key, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX tells_of_person ON tell (user);

ALTER TABLE lobby ADD COLUMN sought INTEGER NOT NULL DEFAULT 0;   -- how many play, where people found each other

CREATE TABLE turn (
    user INTEGER NOT NULL,
    game TEXT NOT NULL REFERENCES game (id),
    made INTEGER NOT NULL,                  -- how many moves of the game were made by then
    late INTEGER NOT NULL,                  -- their time was up
    at INTEGER NOT NULL,
    PRIMARY KEY (user, game, made, late)
) STRICT, WITHOUT ROWID;

CREATE INDEX turns_in_order ON turn (user, at);
CREATE INDEX turns_of_game ON turn (game);

ALTER TABLE lobby ADD COLUMN past TEXT NOT NULL DEFAULT '{}';    -- object: person -> turns in time, turns counted
ALTER TABLE lobby ADD COLUMN least INTEGER NOT NULL DEFAULT 0;   -- per cent of turns in time that others need
