-- Who ever sat at a game may look back on it, whatever became of it.

CREATE TABLE sat (                          -- who sits or once sat at a game
    user INTEGER NOT NULL,
    game TEXT NOT NULL REFERENCES game (id),
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX sat_at_game ON sat (game);

INSERT INTO sat SELECT DISTINCT json_extract(value, '$.user'), game.id FROM game, json_each(game.seats)
WHERE json_extract(value, '$.user') IS NOT NULL;

-- Who left a seat before it was known here is in the journal alone.
INSERT INTO sat SELECT DISTINCT user, game FROM journal WHERE user IS NOT NULL AND kind IN ('play', 'undo', 'resign')
ON CONFLICT DO NOTHING;

CREATE TRIGGER people_sit_down AFTER INSERT ON game
BEGIN
    INSERT INTO sat SELECT DISTINCT json_extract(value, '$.user'), NEW.id FROM json_each(NEW.seats)
    WHERE json_extract(value, '$.user') IS NOT NULL;
END;

CREATE TRIGGER people_take_seats AFTER UPDATE OF seats ON game WHEN NEW.seats <> OLD.seats
BEGIN
    INSERT INTO sat SELECT DISTINCT json_extract(value, '$.user'), NEW.id FROM json_each(NEW.seats)
    WHERE json_extract(value, '$.user') IS NOT NULL
    ON CONFLICT DO NOTHING;
END;

CREATE INDEX games_of_guild ON game (guild, created);
