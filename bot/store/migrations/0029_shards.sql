-- Who holds the connections to Discord, when several processes share one database.

CREATE TABLE shard (
    id INTEGER PRIMARY KEY,
    epoch INTEGER NOT NULL,                 -- how many processes have held it; whoever held an earlier one posts no more
    alive INTEGER NOT NULL                  -- when it was last known to be connected
) STRICT;

CREATE TABLE identified (                   -- when the last connection to Discord was opened, or will be
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;
