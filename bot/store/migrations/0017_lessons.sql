-- How far people are in the first games that teach.

CREATE TABLE lesson (
    user INTEGER NOT NULL,
    game TEXT NOT NULL,                     -- its key
    step INTEGER NOT NULL,                  -- as many as the lesson has: it is done
    moves TEXT NOT NULL,                    -- array of the moves played there; empty while it is asked
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;
