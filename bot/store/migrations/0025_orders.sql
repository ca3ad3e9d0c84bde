-- What people want done for them whenever it is asked.

CREATE TABLE standing (
    game TEXT NOT NULL REFERENCES game (id),
    user INTEGER NOT NULL,
    key TEXT NOT NULL,                      -- as the game calls it
    since INTEGER NOT NULL,                 -- the revision from which on it holds
    until TEXT NOT NULL,                    -- the kinds of public events that end it, as JSON
    PRIMARY KEY (game, user, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX orders_of_person ON standing (user);
