-- The schema of this version. Times are seconds since 1970. Columns that are said to be an array or an object hold JSON.

CREATE TABLE game (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL,                      -- the game's key in the registry
    header TEXT NOT NULL,                   -- the head of its record: options, versions, seed
    seats TEXT NOT NULL,                    -- array of {user, name, player}
    guild BIGINT,
    channel BIGINT NOT NULL,
    locale TEXT NOT NULL,
    revision BIGINT NOT NULL,
    position TEXT NOT NULL,                 -- the snapshot at this revision
    base TEXT NOT NULL,                     -- the position behind which nothing can be taken back
    undoable BIGINT NOT NULL,              -- live plays since the base
    created BIGINT NOT NULL,
    ended TEXT CHECK (ended IN ('over', 'abandoned')),
    asleep BIGINT NOT NULL,                -- the channel cannot be reached
    computer_moves BIGINT NOT NULL DEFAULT 0,
    hints TEXT NOT NULL DEFAULT '[]',
    waits_for BIGINT,
    waits_since BIGINT NOT NULL DEFAULT 0,
    pace TEXT NOT NULL DEFAULT 'relaxed',
    absent TEXT NOT NULL DEFAULT 'computer',
    clocks TEXT NOT NULL DEFAULT '{}',
    deadline BIGINT,
    rowid BIGINT GENERATED ALWAYS AS IDENTITY -- in which order they began
);

CREATE UNIQUE INDEX one_game_per_channel ON game (channel) WHERE ended IS NULL;
CREATE TABLE outbox (                       -- games whose messages lag behind
    game TEXT PRIMARY KEY REFERENCES game (id),
    revision BIGINT NOT NULL
);

CREATE TABLE consent (                      -- who agreed to end a game before its time
    game TEXT NOT NULL REFERENCES game (id),
    "user" BIGINT NOT NULL,
    PRIMARY KEY (game, "user")
);

CREATE TABLE lobby (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL,                      -- the game's key in the registry
    options TEXT NOT NULL,                  -- object: option -> value
    seats TEXT NOT NULL,                    -- array of {user, name, player}
    host BIGINT NOT NULL,
    guild BIGINT,
    channel BIGINT NOT NULL,
    message BIGINT,
    thread BIGINT NOT NULL,                -- play in a thread of its own
    locale TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'started', 'closed')),
    created BIGINT NOT NULL,
    ordered BIGINT NOT NULL DEFAULT 0,
    pace TEXT NOT NULL DEFAULT 'relaxed',
    absent TEXT NOT NULL DEFAULT 'computer'
);

CREATE UNIQUE INDEX one_lobby_per_channel ON lobby (channel) WHERE state = 'open';
CREATE TABLE "user" (
    id BIGINT PRIMARY KEY,
    dm_state TEXT NOT NULL CHECK (dm_state IN ('open', 'closed', 'told')), -- closed: they do not arrive; told: and the user knows
    locale TEXT                             -- as last seen
);

CREATE INDEX games_of_channel ON game (channel, (ended IS NULL), created);
CREATE INDEX live_games_of_guild ON game (guild) WHERE ended IS NULL;
CREATE INDEX live_games_of_key ON game (key) WHERE ended IS NULL;
CREATE INDEX sleeping_games ON game (asleep, guild) WHERE asleep = 1;
CREATE INDEX computers_to_move ON game (computer_moves) WHERE computer_moves = 1;
CREATE INDEX games_that_wait ON game (waits_for, waits_since) WHERE waits_for IS NOT NULL;
CREATE TABLE player (                       -- the people of the games under way
    "user" BIGINT NOT NULL,
    game TEXT NOT NULL REFERENCES game (id),
    PRIMARY KEY ("user", game)
);

CREATE INDEX players_of_game ON player (game);
CREATE INDEX open_lobbies_of_guild ON lobby (guild) WHERE state = 'open';
CREATE TABLE journal (
    game TEXT NOT NULL REFERENCES game (id),
    revision BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('play', 'undo', 'hand_over', 'abandon', 'restore', 'resign')),
    seat BIGINT,
    "user" BIGINT,                           -- who did it, NULL for a computer
    at BIGINT NOT NULL,
    moves TEXT NOT NULL,                    -- array of moves in notation
    back BIGINT NOT NULL,                  -- plays taken back, or revisions left out
    events TEXT NOT NULL,                   -- array of [kind, seat, only, reveals, data]
    PRIMARY KEY (game, revision)
);

CREATE TABLE timer (
    kind TEXT NOT NULL,                     -- what is to be done
    subject TEXT NOT NULL,                  -- with what, such as the id of a game
    due BIGINT NOT NULL,                   -- when; while it is being done: when somebody else may do it
    lease BIGINT,                          -- of whoever is doing it
    PRIMARY KEY (kind, subject)
);

CREATE INDEX timers_due ON timer (due);
CREATE TABLE habit (
    "user" BIGINT NOT NULL,
    guild BIGINT NOT NULL,                 -- 0: wherever this person chose nothing of its own
    call TEXT NOT NULL CHECK (call IN ('mention', 'dm', 'both', 'none')), -- how they are told that it is their turn
    reminder BIGINT NOT NULL,              -- hours after which they are reminded, 0 for never
    quiet TEXT NOT NULL,                    -- hours in which they are not disturbed, such as 2200-0700, or empty
    zone TEXT NOT NULL,
    before TEXT NOT NULL DEFAULT '',
    counts BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY ("user", guild)
);

CREATE TABLE message (                 -- what was posted of a game, and what it shows
    nonce TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES game (id),
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'end', 'dm', 'lost', 'call', 'reminder', 'warning')),
    channel BIGINT NOT NULL,
    message BIGINT,                        -- NULL until the post is confirmed
    "user" BIGINT,                           -- whom it addresses
    seat BIGINT,
    opened BIGINT NOT NULL,                -- revision it was made at
    shown BIGINT NOT NULL,                 -- revision it shows, -1 before the first post
    closed BIGINT,                         -- revision at which its turn passed
    done BIGINT NOT NULL,                  -- shows that its turn has passed and will not change again
    files TEXT NOT NULL,                    -- object: file name -> {attachment id, alt text}
    text_only BIGINT NOT NULL,             -- words instead of pictures
    passed BIGINT NOT NULL,                -- shows that its turn has passed, with the pictures of that time
    at BIGINT NOT NULL,                    -- not to be posted before
    owes BIGINT NOT NULL                   -- its person is still to be called by a message of its own
);

CREATE INDEX messages_of_game ON message (game, done, closed);
CREATE INDEX games_with_clocks ON game (deadline) WHERE deadline IS NOT NULL;
CREATE TABLE outage (                       -- times in which nobody could play
    game TEXT NOT NULL,                     -- the game that could not be posted, empty for all of them
    begin BIGINT NOT NULL,
    "end" BIGINT,                            -- NULL while it lasts
    PRIMARY KEY (game, begin)
);

CREATE TABLE alive (                        -- when the bot was last known to be connected
    one BIGINT PRIMARY KEY CHECK (one = 1),
    at BIGINT NOT NULL
);

CREATE TABLE vacation (
    "user" BIGINT NOT NULL,
    begin BIGINT NOT NULL,
    "end" BIGINT NOT NULL,
    days TEXT NOT NULL,                     -- array of the days it takes, as the person's calendar has them
    PRIMARY KEY ("user", begin)
);

CREATE INDEX outages_by_end ON outage ("end") WHERE "end" IS NOT NULL;
CREATE INDEX vacations_by_end ON vacation ("end");
CREATE INDEX games_by_wait ON game (waits_since) WHERE ended IS NULL AND pace <> 'relaxed';

CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'the journal is append-only' USING ERRCODE = 'integrity_constraint_violation'; END $$;

CREATE TRIGGER journal_is_not_rewritten BEFORE UPDATE OR DELETE ON journal EXECUTE FUNCTION append_only();

CREATE FUNCTION seat_players() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM player WHERE game = NEW.id;
    INSERT INTO player SELECT DISTINCT (seat ->> 'user')::bigint, NEW.id
    FROM jsonb_array_elements(NEW.seats::jsonb) AS seat
    WHERE NEW.ended IS NULL AND seat ->> 'user' IS NOT NULL;
    RETURN NULL;
END $$;

CREATE TRIGGER players_sit_down AFTER INSERT ON game FOR EACH ROW EXECUTE FUNCTION seat_players();
CREATE TRIGGER players_change AFTER UPDATE OF seats, ended ON game FOR EACH ROW
WHEN (NEW.seats <> OLD.seats OR NEW.ended IS DISTINCT FROM OLD.ended) EXECUTE FUNCTION seat_players();
