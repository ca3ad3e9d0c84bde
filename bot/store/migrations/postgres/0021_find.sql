-- People of one server who look for others to play with, who wants to hear of them, and how reliable people are.

CREATE TABLE wish (
    guild BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    key TEXT NOT NULL,                      -- the game
    seats BIGINT NOT NULL,                 -- how many are to play
    pace TEXT NOT NULL,
    name TEXT NOT NULL,
    channel BIGINT NOT NULL,               -- where they asked
    locale TEXT NOT NULL,                   -- that of the message there
    message BIGINT,                        -- what tells everybody there
    expires BIGINT NOT NULL,
    lobby TEXT NOT NULL DEFAULT '',         -- where a seat was held for them the last time
    held BIGINT NOT NULL DEFAULT 0,        -- since when
    told BIGINT NOT NULL DEFAULT 0,        -- whether they have been told
    declines BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (guild, key, seats, pace, "user")
);

CREATE INDEX wishes_of_person ON wish ("user");
CREATE INDEX wishes_of_lobby ON wish (lobby);
CREATE INDEX wishes_by_end ON wish (expires);

CREATE TABLE tell (
    guild BIGINT NOT NULL,
    key TEXT NOT NULL,                      -- the game
    "user" BIGINT NOT NULL,
    told BIGINT NOT NULL,                  -- when they were mentioned the last time
    PRIMARY KEY (guild, key, "user")
);

CREATE INDEX tells_of_person ON tell ("user");

ALTER TABLE lobby ADD COLUMN sought BIGINT NOT NULL DEFAULT 0;   -- how many play, where people found each other

CREATE TABLE turn (
    "user" BIGINT NOT NULL,
    game TEXT NOT NULL REFERENCES game (id),
    made BIGINT NOT NULL,                  -- how many moves of the game were made by then
    late BIGINT NOT NULL,                  -- their time was up
    at BIGINT NOT NULL,
    PRIMARY KEY ("user", game, made, late)
);

CREATE INDEX turns_in_order ON turn ("user", at);
CREATE INDEX turns_of_game ON turn (game);

ALTER TABLE lobby ADD COLUMN past TEXT NOT NULL DEFAULT '{}';    -- object: person -> turns in time, turns counted
ALTER TABLE lobby ADD COLUMN least BIGINT NOT NULL DEFAULT 0;   -- per cent of turns in time that others need
