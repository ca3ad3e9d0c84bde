-- Who plays where, for whom a game waits and since when, without reading any game.

ALTER TABLE game ADD COLUMN waits_for INTEGER;                      -- the person to move
ALTER TABLE game ADD COLUMN waits_since INTEGER NOT NULL DEFAULT 0; -- since when it has been this person

-- Whose turn it is, the rules know; for games under way the open message knows it as well.
UPDATE game SET
    waits_for = (SELECT user FROM message WHERE message.game = game.id AND done = 0 AND closed IS NULL AND kind = 'turn'),
    waits_since = ifnull((SELECT max(at) FROM journal WHERE journal.game = game.id), created)
WHERE ended IS NULL;

CREATE INDEX games_that_wait ON game (waits_for, waits_since) WHERE waits_for IS NOT NULL;

CREATE TABLE player (                       -- the people of the games under way
    user INTEGER NOT NULL,
    game TEXT NOT NULL REFERENCES game (id),
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_of_game ON player (game);

INSERT INTO player SELECT DISTINCT json_extract(value, '$.user'), game.id FROM game, json_each(game.seats)
WHERE ended IS NULL AND json_extract(value, '$.user') IS NOT NULL;

CREATE TRIGGER players_sit_down AFTER INSERT ON game WHEN NEW.ended IS NULL
BEGIN
    INSERT INTO player SELECT DISTINCT json_extract(value, '$.user'), NEW.id FROM json_each(NEW.seats)
    WHERE json_extract(value, '$.user') IS NOT NULL;
END;

CREATE TRIGGER players_change AFTER UPDATE OF seats, ended ON game
WHEN NEW.seats <> OLD.seats OR NEW.ended IS NOT OLD.ended
BEGIN
    DELETE FROM player WHERE game = NEW.id;
    INSERT INTO player SELECT DISTINCT json_extract(value, '$.user'), NEW.id FROM json_each(NEW.seats)
    WHERE NEW.ended IS NULL AND json_extract(value, '$.user') IS NOT NULL;
END;

CREATE INDEX open_lobbies_of_guild ON lobby (guild) WHERE state = 'open';
