-- Times are seconds since 1970. Columns that are said to be an array or an object hold JSON.

CREATE TABLE game (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL,                      -- the game's key in the registry
    header TEXT NOT NULL,                   -- the head of its record: options, versions, seed
    seats TEXT NOT NULL,                    -- array of {user, name, player}
    guild INTEGER,
    channel INTEGER NOT NULL,
    locale TEXT NOT NULL,
    revision INTEGER NOT NULL,
    position TEXT NOT NULL,                 -- the snapshot at this revision
    base TEXT NOT NULL,                     -- the position behind which nothing can be taken back
    undoable INTEGER NOT NULL,              -- live plays since the base
    created INTEGER NOT NULL,
    ended TEXT CHECK (ended IN ('over', 'abandoned')),
    asleep INTEGER NOT NULL                 -- the channel cannot be reached
) STRICT;

CREATE UNIQUE INDEX one_game_per_channel ON game (channel) WHERE ended IS NULL;

CREATE TABLE journal (
    game TEXT NOT NULL REFERENCES game (id),
    revision INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('play', 'undo', 'hand_over', 'abandon')),
    seat INTEGER,
    user INTEGER,                           -- who did it, NULL for a computer
    at INTEGER NOT NULL,
    moves TEXT NOT NULL,                    -- array of moves in notation
    back INTEGER NOT NULL,                  -- plays taken back
    events TEXT NOT NULL,                   -- array of [kind, seat, only, reveals, data]
    PRIMARY KEY (game, revision)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER journal_is_not_rewritten BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

CREATE TRIGGER journal_is_not_shortened BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

CREATE TABLE outbox (                       -- games whose messages lag behind
    game TEXT PRIMARY KEY REFERENCES game (id),
    revision INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE message (                      -- what was posted of a game, and what it shows
    nonce TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES game (id),
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'end', 'dm')),
    channel INTEGER NOT NULL,
    message INTEGER,                        -- NULL until the post is confirmed
    user INTEGER,                           -- whom it addresses
    seat INTEGER,
    opened INTEGER NOT NULL,                -- revision it was made at
    shown INTEGER NOT NULL,                 -- revision it shows, -1 before the first post
    closed INTEGER,                         -- revision at which its turn passed
    done INTEGER NOT NULL,                  -- shows that its turn has passed and will not change again
    files TEXT NOT NULL,                    -- object: file name -> {attachment id, alt text}
    text_only INTEGER NOT NULL              -- words instead of pictures
) STRICT, WITHOUT ROWID;

CREATE INDEX messages_of_game ON message (game);

CREATE TABLE consent (                      -- who agreed to end a game before its time
    game TEXT NOT NULL REFERENCES game (id),
    user INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE lobby (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL,                      -- the game's key in the registry
    options TEXT NOT NULL,                  -- object: option -> value
    seats TEXT NOT NULL,                    -- array of {user, name, player}
    host INTEGER NOT NULL,
    guild INTEGER,
    channel INTEGER NOT NULL,
    message INTEGER,
    thread INTEGER NOT NULL,                -- play in a thread of its own
    locale TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'started', 'closed')),
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_lobby_per_channel ON lobby (channel) WHERE state = 'open';

CREATE TABLE user (
    id INTEGER PRIMARY KEY,
    dm INTEGER NOT NULL,                    -- wants a direct message at the start of each turn
    dm_state TEXT NOT NULL CHECK (dm_state IN ('open', 'closed', 'told')), -- closed: they do not arrive; told: and the user knows
    locale TEXT                             -- as last seen
) STRICT;
