-- Words on top of pictures, for who wants them; and to whom the signs of which game were explained.

ALTER TABLE habit ADD COLUMN words INTEGER NOT NULL DEFAULT 0;

CREATE TABLE explained (
    user INTEGER NOT NULL,
    game TEXT NOT NULL,                     -- its key
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;
