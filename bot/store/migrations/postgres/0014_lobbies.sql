-- What a host arranges in a lobby.

ALTER TABLE lobby ADD COLUMN title TEXT NOT NULL DEFAULT '';
ALTER TABLE lobby ADD COLUMN held TEXT NOT NULL DEFAULT '[]';        -- array of people for whom seats are held
ALTER TABLE lobby ADD COLUMN removed TEXT NOT NULL DEFAULT '[]';     -- array of people whom the host has sent away
ALTER TABLE lobby ADD COLUMN invited BIGINT NOT NULL DEFAULT 0;   -- only people for whom seats are held can join
ALTER TABLE lobby ADD COLUMN at_full BIGINT NOT NULL DEFAULT 0;   -- the game starts when the last seat is taken
ALTER TABLE lobby ADD COLUMN closes BIGINT;                       -- when it closes unless its game has begun
