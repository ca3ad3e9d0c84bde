-- Who ever sat at a game may look back on it, whatever became of it.

CREATE TABLE sat (                          -- who sits or once sat at a game
    "user" BIGINT NOT NULL,
    game TEXT NOT NULL REFERENCES game (id),
    PRIMARY KEY ("user", game)
);

CREATE INDEX sat_at_game ON sat (game);

INSERT INTO sat SELECT DISTINCT (seat ->> 'user')::bigint, game.id
FROM game, jsonb_array_elements(game.seats::jsonb) AS seat WHERE seat ->> 'user' IS NOT NULL;

-- Who left a seat before it was known here is in the journal alone.
INSERT INTO sat SELECT DISTINCT "user", game FROM journal WHERE "user" IS NOT NULL AND kind IN ('play', 'undo', 'resign')
ON CONFLICT DO NOTHING;

CREATE FUNCTION seat_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO sat SELECT DISTINCT (seat ->> 'user')::bigint, NEW.id
    FROM jsonb_array_elements(NEW.seats::jsonb) AS seat WHERE seat ->> 'user' IS NOT NULL
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;

CREATE TRIGGER people_sit_down AFTER INSERT ON game FOR EACH ROW EXECUTE FUNCTION seat_people();
CREATE TRIGGER people_take_seats AFTER UPDATE OF seats ON game FOR EACH ROW
WHEN (NEW.seats <> OLD.seats) EXECUTE FUNCTION seat_people();

CREATE INDEX games_of_guild ON game (guild, created);
