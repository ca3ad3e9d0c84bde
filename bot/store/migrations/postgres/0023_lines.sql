-- Turns that are told by a line of one further direct message, below the last one with a picture.

CREATE TABLE letter (
    "user" BIGINT PRIMARY KEY,
    nonce TEXT NOT NULL,                    -- of their last direct message with a picture
    at BIGINT NOT NULL
);

CREATE TABLE line (
    turn TEXT PRIMARY KEY,                  -- the nonce that a message of its own would have
    game TEXT NOT NULL REFERENCES game (id),
    "user" BIGINT NOT NULL,
    letter TEXT NOT NULL                    -- the nonce of the direct message before
);

CREATE INDEX lines_of_game ON line (game);
CREATE INDEX lines_of_letter ON line (letter);
CREATE INDEX lines_of_person ON line ("user");

CREATE TABLE line_list (
    letter TEXT PRIMARY KEY,
    "user" BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    said TEXT NOT NULL                      -- a digest of what it shows
);

CREATE INDEX line_lists_of_person ON line_list ("user");
