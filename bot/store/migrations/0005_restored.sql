-- A game that was put back to an earlier copy says so in its journal, and messages posted after the copy are known as lost.

CREATE TABLE journal_of_5 (
    game TEXT NOT NULL REFERENCES game (id),
    revision INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('play', 'undo', 'hand_over', 'abandon', 'restore')),
    seat INTEGER,
    user INTEGER,                           -- who did it, NULL for a computer
    at INTEGER NOT NULL,
    moves TEXT NOT NULL,                    -- array of moves in notation
    back INTEGER NOT NULL,                  -- plays taken back, or revisions left out
    events TEXT NOT NULL,                   -- array of [kind, seat, only, reveals, data]
    PRIMARY KEY (game, revision)
) STRICT, WITHOUT ROWID;

INSERT INTO journal_of_5 SELECT game, revision, kind, seat, user, at, moves, back, events FROM journal;
DROP TABLE journal;
ALTER TABLE journal_of_5 RENAME TO journal;

CREATE TRIGGER journal_is_not_rewritten BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

CREATE TRIGGER journal_is_not_shortened BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

CREATE TABLE message_of_5 (                 -- what was posted of a game, and what it shows
    nonce TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES game (id),
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'end', 'dm', 'lost')),
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

INSERT INTO message_of_5
SELECT nonce, game, kind, channel, message, user, seat, opened, shown, closed, done, files, text_only FROM message;
DROP TABLE message;
ALTER TABLE message_of_5 RENAME TO message;
CREATE INDEX messages_of_game ON message (game, done, closed);
