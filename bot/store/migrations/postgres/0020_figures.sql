-- What games that are over count for. All but `unlisted` is made from games and journals, and can be made again.

CREATE TABLE uncounted (                    -- games that are over and not in the figures yet
    game TEXT PRIMARY KEY REFERENCES game (id)
);

INSERT INTO uncounted SELECT id FROM game WHERE ended = 'over';

CREATE TABLE result (                       -- what somebody reached in a game that is over
    game TEXT NOT NULL REFERENCES game (id),
    "user" BIGINT NOT NULL,
    name TEXT NOT NULL,
    key TEXT NOT NULL,                      -- which game
    guild BIGINT NOT NULL,                 -- 0 for none
    seats BIGINT NOT NULL,
    at BIGINT NOT NULL,                    -- when it ended
    place BIGINT,                          -- NULL where nobody is ranked
    points BIGINT NOT NULL,
    margin BIGINT NOT NULL,                -- points ahead of the best other seat
    sources TEXT NOT NULL,                  -- object: source -> points
    turns BIGINT NOT NULL,
    pace BIGINT NOT NULL,                  -- seconds, in half of the turns at most
    unrated TEXT NOT NULL,                  -- why it does not count for the rating, or empty
    PRIMARY KEY (game, "user")
);

CREATE INDEX results_of_person ON result ("user", key, at);
CREATE INDEX results_of_guild ON result (guild, key, "user");

CREATE TABLE total (                        -- sums over all results
    key TEXT NOT NULL,
    guild BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    source TEXT NOT NULL,                   -- empty for all points
    results BIGINT NOT NULL,
    points BIGINT NOT NULL,
    PRIMARY KEY (key, guild, seats, source)
);

CREATE TABLE rating (
    "user" BIGINT NOT NULL,
    key TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,                       -- the strength that is likely
    sigma DOUBLE PRECISION NOT NULL,                    -- and how uncertain that is
    worth DOUBLE PRECISION NOT NULL,                    -- the strength that is nearly certain: lists go by it
    games BIGINT NOT NULL,
    PRIMARY KEY ("user", key)
);

CREATE INDEX ratings_of_game ON rating (key, worth);

CREATE TABLE unlisted (                     -- who wants to stand in no list
    "user" BIGINT PRIMARY KEY
);
