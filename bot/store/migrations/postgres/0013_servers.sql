-- What the managers of a server chose, and that all data of a server can be deleted.

CREATE TABLE guild (
    id BIGINT PRIMARY KEY,
    channels TEXT NOT NULL,                 -- array of channels in which new games may be opened; empty: all
    pace TEXT NOT NULL,                     -- of new lobbies
    most BIGINT NOT NULL,                   -- games and lobbies at once, 0 for any number
    most_each BIGINT NOT NULL,              -- the same for each person
    enders TEXT NOT NULL                    -- array of roles that may end games; empty: whoever may manage messages
);

-- Nothing is cut out of a journal. It goes as a whole, with a game that is being deleted.
CREATE TABLE forgetting (
    game TEXT PRIMARY KEY
);

DROP TRIGGER journal_is_not_rewritten ON journal;
CREATE TRIGGER journal_is_not_rewritten BEFORE UPDATE ON journal EXECUTE FUNCTION append_only();

CREATE FUNCTION forgotten_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT * FROM forgetting WHERE game = OLD.game) THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'the journal is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE TRIGGER journal_is_not_shortened BEFORE DELETE ON journal FOR EACH ROW EXECUTE FUNCTION forgotten_only();
