-- What is to be done at a time, and done once, whenever the bot is stopped.

CREATE TABLE timer (
    kind TEXT NOT NULL,                     -- what is to be done
    subject TEXT NOT NULL,                  -- with what, such as the id of a game
    due INTEGER NOT NULL,                   -- when; while it is being done: when somebody else may do it
    lease INTEGER,                          -- of whoever is doing it
    PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX timers_due ON timer (due);
