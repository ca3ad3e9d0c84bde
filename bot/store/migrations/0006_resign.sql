-- Somebody may resign, and another game begins with the next start player.

CREATE TABLE journal_of_6 (
    game TEXT NOT NULL REFERENCES game (id),
    revision INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('play', 'undo', 'hand_over', 'abandon', 'restore', 'resign')),
    seat INTEGER,
    user INTEGER,                           -- who did it, NULL for a computer
    at INTEGER NOT NULL,
    moves TEXT NOT NULL,                    -- array of moves in notation
    back INTEGER NOT NULL,                  -- plays taken back, or revisions left out
    events TEXT NOT NULL,                   -- array of [kind, seat, only, reveals, data]
    PRIMARY KEY (game, revision)
) STRICT, WITHOUT ROWID;

INSERT INTO journal_of_6 (game, revision, kind, seat, user, at, moves, back, events)
SELECT game, revision, kind, seat, user, at, moves, back, events FROM journal;

DROP TRIGGER journal_is_not_rewritten;
DROP TRIGGER journal_is_not_shortened;
DROP TABLE journal;
ALTER TABLE journal_of_6 RENAME TO journal;

CREATE TRIGGER journal_is_not_rewritten BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

CREATE TRIGGER journal_is_not_shortened BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

ALTER TABLE lobby ADD COLUMN ordered INTEGER NOT NULL DEFAULT 0; -- the seats are in turn order, not to be drawn
