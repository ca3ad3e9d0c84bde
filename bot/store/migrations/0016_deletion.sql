-- Somebody may have everything about them deleted. Apart from that one way, and from games that are thrown away as a
-- whole, the journal is as append-only as before.

CREATE TABLE leaving (                      -- who is being deleted, in which game, and who stands there from now on
    game TEXT NOT NULL REFERENCES game (id),
    user INTEGER NOT NULL,
    nobody INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

DROP TRIGGER journal_is_not_rewritten;

-- The person may change into nobody; their name may go from what tells who came and went, never from a play.
CREATE TRIGGER journal_is_not_rewritten BEFORE UPDATE ON journal
WHEN NEW.game IS NOT OLD.game OR NEW.revision IS NOT OLD.revision OR NEW.kind IS NOT OLD.kind OR NEW.seat IS NOT OLD.seat
    OR NEW.at IS NOT OLD.at OR NEW.moves IS NOT OLD.moves OR NEW.back IS NOT OLD.back
    OR NOT EXISTS (SELECT * FROM leaving WHERE game = OLD.game)
    OR (NEW.user IS NOT OLD.user
        AND NOT EXISTS (SELECT * FROM leaving WHERE game = OLD.game AND user = OLD.user AND nobody = NEW.user))
    OR (NEW.events IS NOT OLD.events AND OLD.kind = 'play')
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
