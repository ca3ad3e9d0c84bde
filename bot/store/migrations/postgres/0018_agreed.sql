-- People agree to several things, and are not asked for the same again and again; a table may be serious.

ALTER TABLE consent ADD COLUMN what TEXT NOT NULL DEFAULT 'end'; -- end, or what would be taken back
ALTER TABLE consent ALTER COLUMN what DROP DEFAULT;
ALTER TABLE consent DROP CONSTRAINT consent_pkey;
ALTER TABLE consent ADD PRIMARY KEY (game, what, "user");

CREATE TABLE asked (                        -- who was asked for what, and when
    game TEXT NOT NULL REFERENCES game (id),
    what TEXT NOT NULL,
    "user" BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, what, "user")
);

ALTER TABLE game ADD COLUMN serious BIGINT NOT NULL DEFAULT 0;  -- nothing is taken back beyond one's own turn
ALTER TABLE lobby ADD COLUMN serious BIGINT NOT NULL DEFAULT 0;
