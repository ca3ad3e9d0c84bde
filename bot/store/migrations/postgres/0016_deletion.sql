-- Somebody may have everything about them deleted. Apart from that one way, and from games that are thrown away as a
-- whole, the journal is as append-only as before.

CREATE TABLE leaving (                      -- who is being deleted, in which game, and who stands there from now on
    game TEXT NOT NULL REFERENCES game (id),
    "user" BIGINT NOT NULL,
    nobody BIGINT NOT NULL,
    PRIMARY KEY (game, "user")
);

DROP TRIGGER journal_is_not_rewritten ON journal;
DROP FUNCTION append_only();

-- The person may change into nobody; their name may go from what tells who came and went, never from a play.
CREATE FUNCTION left_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (NEW.game, NEW.revision, NEW.kind, NEW.seat, NEW.at, NEW.moves, NEW.back)
            IS NOT DISTINCT FROM (OLD.game, OLD.revision, OLD.kind, OLD.seat, OLD.at, OLD.moves, OLD.back)
        AND EXISTS (SELECT 1 FROM leaving WHERE game = OLD.game)
        AND (NEW."user" IS NOT DISTINCT FROM OLD."user" OR EXISTS (
            SELECT 1 FROM leaving WHERE game = OLD.game AND "user" = OLD."user" AND nobody = NEW."user"))
        AND (NEW.events = OLD.events OR OLD.kind <> 'play') THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'the journal is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE TRIGGER journal_is_not_rewritten BEFORE UPDATE ON journal FOR EACH ROW EXECUTE FUNCTION left_only();
