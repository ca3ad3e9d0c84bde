-- The puzzles that people were asked. Their ratings, and those of the puzzles, are rows of the table of ratings.

CREATE TABLE puzzle (
    user INTEGER NOT NULL,
    key TEXT NOT NULL,                      -- which game
    puzzle TEXT NOT NULL,                   -- its id
    decisions TEXT NOT NULL,                -- array of the decisions of the turn so far: each an array of moves
    result TEXT NOT NULL,                   -- of the first answer: solved or failed; shown with its answer; else empty
    at INTEGER NOT NULL,                    -- when it was last asked
    PRIMARY KEY (user, key, puzzle)
) STRICT, WITHOUT ROWID;
