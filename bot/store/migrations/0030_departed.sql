-- Who has deleted everything about themselves and may not sit down at a game, or play a table of the day, once more.
-- The primary key comes first: quick_check of SQLite 3.40 takes a row in any other order for damage.

CREATE TABLE departed (
    subject TEXT NOT NULL,                  -- the id of a game under way, or of a daily table that is open somewhere
    digest TEXT NOT NULL,                   -- of the person's id, with this key
    key TEXT NOT NULL,                      -- hexadecimal, another one in each row
    PRIMARY KEY (subject, digest)
) STRICT, WITHOUT ROWID;
