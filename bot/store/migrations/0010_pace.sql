-- Games with clocks, and the times in which clocks stand.

ALTER TABLE game ADD COLUMN pace TEXT NOT NULL DEFAULT 'relaxed';    -- or such as days-3, live-5-10
ALTER TABLE game ADD COLUMN absent TEXT NOT NULL DEFAULT 'computer'; -- who plays when time is up: this computer, or resign
ALTER TABLE game ADD COLUMN clocks TEXT NOT NULL DEFAULT '{}';       -- object: person -> seconds left
ALTER TABLE game ADD COLUMN deadline INTEGER;                        -- when the time of the person to move is up
CREATE INDEX games_with_clocks ON game (deadline) WHERE deadline IS NOT NULL;

ALTER TABLE lobby ADD COLUMN pace TEXT NOT NULL DEFAULT 'relaxed';
ALTER TABLE lobby ADD COLUMN absent TEXT NOT NULL DEFAULT 'computer';

ALTER TABLE habit ADD COLUMN before TEXT NOT NULL DEFAULT '';        -- quiet hours and zone that count for clocks
ALTER TABLE habit ADD COLUMN counts INTEGER NOT NULL DEFAULT 0;      -- until this moment

CREATE TABLE outage (                       -- times in which nobody could play
    game TEXT NOT NULL,                     -- the game that could not be posted, empty for all of them
    begin INTEGER NOT NULL,
    end INTEGER,                            -- NULL while it lasts
    PRIMARY KEY (game, begin)
) STRICT, WITHOUT ROWID;

CREATE TABLE alive (                        -- when the bot was last known to be connected
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE vacation (
    user INTEGER NOT NULL,
    begin INTEGER NOT NULL,
    end INTEGER NOT NULL,
    days TEXT NOT NULL,                     -- array of the days it takes, as the person's calendar has them
    PRIMARY KEY (user, begin)
) STRICT, WITHOUT ROWID;
