-- What games that are over count for. All but `unlisted` is made from games and journals, and can be made again.

CREATE TABLE uncounted (                    -- games that are over and not in the figures yet
    game TEXT PRIMARY KEY REFERENCES game (id)
) STRICT, WITHOUT ROWID;

INSERT INTO uncounted SELECT id FROM game WHERE ended = 'over';

CREATE TABLE result (                       -- what somebody reached in a game that is over
    game TEXT NOT NULL REFERENCES game (id),
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    key TEXT NOT NULL,                      -- which game
    guild INTEGER NOT NULL,                 -- 0 for none
    seats INTEGER NOT NULL,
    at INTEGER NOT NULL,                    -- when it ended
    place INTEGER,                          -- NULL where nobody is ranked
    points INTEGER NOT NULL,
    margin INTEGER NOT NULL,                -- points ahead of the best other seat
    sources TEXT NOT NULL,                  -- object: source -> points
    turns INTEGER NOT NULL,
    pace INTEGER NOT NULL,                  -- seconds, in half of the turns at most
    unrated TEXT NOT NULL,                  -- why it does not count for the rating, or empty
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_person ON result (user, key, at);
CREATE INDEX results_of_guild ON result (guild, key, user);

CREATE TABLE total (                        -- sums over all results
    key TEXT NOT NULL,
    guild INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    source TEXT NOT NULL,                   -- empty for all points
    results INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (key, guild, seats, source)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating (
    user INTEGER NOT NULL,
    key TEXT NOT NULL,
    mu REAL NOT NULL,                       -- the strength that is likely
    sigma REAL NOT NULL,                    -- and how uncertain that is
    worth REAL NOT NULL,                    -- the strength that is nearly certain: lists go by it
    games INTEGER NOT NULL,
    PRIMARY KEY (user, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_game ON rating (key, worth);

CREATE TABLE unlisted (                     -- who wants to stand in no list
    user INTEGER PRIMARY KEY
) STRICT;
