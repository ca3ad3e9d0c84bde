-- People agree to several things, and are not asked for the same again and again; a table may be serious.

CREATE TABLE consent_of_18 (                -- who agreed to something
    game TEXT NOT NULL REFERENCES game (id),
    what TEXT NOT NULL,                     -- end, or what would be taken back
    user INTEGER NOT NULL,
    PRIMARY KEY (game, what, user)
) STRICT, WITHOUT ROWID;

INSERT INTO consent_of_18 SELECT game, 'end', user FROM consent;
DROP TABLE consent;
ALTER TABLE consent_of_18 RENAME TO consent;

CREATE TABLE asked (                        -- who was asked for what, and when
    game TEXT NOT NULL REFERENCES game (id),
    what TEXT NOT NULL,
    user INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, what, user)
) STRICT, WITHOUT ROWID;

ALTER TABLE game ADD COLUMN serious INTEGER NOT NULL DEFAULT 0;  -- nothing is taken back beyond one's own turn
ALTER TABLE lobby ADD COLUMN serious INTEGER NOT NULL DEFAULT 0;
