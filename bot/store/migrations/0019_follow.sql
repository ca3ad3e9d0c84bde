-- Who follows a game without playing it.

CREATE TABLE follow (
    game TEXT NOT NULL REFERENCES game (id),
    user INTEGER NOT NULL,
    every TEXT NOT NULL CHECK (every IN ('round', 'end')),
    told INTEGER NOT NULL,                  -- the last round they were told of
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX follows_of_person ON follow (user);
