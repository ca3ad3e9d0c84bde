-- What the managers of a server chose, and that all data of a server can be deleted.

CREATE TABLE guild (
    id INTEGER PRIMARY KEY,
    channels TEXT NOT NULL,                 -- array of channels in which new games may be opened; empty: all
    pace TEXT NOT NULL,                     -- of new lobbies
    most INTEGER NOT NULL,                  -- games and lobbies at once, 0 for any number
    most_each INTEGER NOT NULL,             -- the same for each person
    enders TEXT NOT NULL                    -- array of roles that may end games; empty: whoever may manage messages
) STRICT;

-- Nothing is cut out of a journal. It goes as a whole, with a game that is being deleted.
CREATE TABLE forgetting (
    game TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

DROP TRIGGER journal_is_not_shortened;
CREATE TRIGGER journal_is_not_shortened BEFORE DELETE ON journal
WHEN NOT EXISTS (SELECT * FROM forgetting WHERE game = OLD.game)
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
