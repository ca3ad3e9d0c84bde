-- How somebody wants to hear of their turns, and messages that wait for their time.

CREATE TABLE habit (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,                 -- 0: wherever this person chose nothing of its own
    call TEXT NOT NULL CHECK (call IN ('mention', 'dm', 'both', 'none')), -- how they are told that it is their turn
    reminder INTEGER NOT NULL,              -- hours after which they are reminded, 0 for never
    quiet TEXT NOT NULL,                    -- hours in which they are not disturbed, such as 2200-0700, or empty
    zone TEXT NOT NULL,                     -- the time zone of these hours
    PRIMARY KEY (user, guild)
) STRICT, WITHOUT ROWID;

INSERT INTO habit SELECT id, 0, CASE dm WHEN 1 THEN 'both' ELSE 'mention' END, 0, '', 'UTC' FROM user;
ALTER TABLE user DROP COLUMN dm;

CREATE TABLE message_of_9 (                 -- what was posted of a game, and what it shows
    nonce TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES game (id),
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'end', 'dm', 'lost', 'call', 'reminder', 'warning')),
    channel INTEGER NOT NULL,
    message INTEGER,                        -- NULL until the post is confirmed
    user INTEGER,                           -- whom it addresses
    seat INTEGER,
    opened INTEGER NOT NULL,                -- revision it was made at
    shown INTEGER NOT NULL,                 -- revision it shows, -1 before the first post
    closed INTEGER,                         -- revision at which its turn passed
    done INTEGER NOT NULL,                  -- shows that its turn has passed and will not change again
    files TEXT NOT NULL,                    -- object: file name -> {attachment id, alt text}
    text_only INTEGER NOT NULL,             -- words instead of pictures
    passed INTEGER NOT NULL,                -- shows that its turn has passed, with the pictures of that time
    at INTEGER NOT NULL,                    -- not to be posted before
    owes INTEGER NOT NULL                   -- its person is still to be called by a message of its own
) STRICT, WITHOUT ROWID;

INSERT INTO message_of_9 SELECT nonce, game, kind, channel, message, user, seat, opened, shown, closed, done, files,
                                text_only, passed, 0, 0 FROM message;
DROP TABLE message;
ALTER TABLE message_of_9 RENAME TO message;
CREATE INDEX messages_of_game ON message (game, done, closed);
