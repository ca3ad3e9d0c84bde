-- Who holds the connections to Discord, when several processes share one database.

CREATE TABLE shard (
    id BIGINT PRIMARY KEY,
    epoch BIGINT NOT NULL,                  -- how many processes have held it; whoever held an earlier one posts no more
    alive BIGINT NOT NULL                   -- when it was last known to be connected
);

CREATE TABLE identified (                   -- when the last connection to Discord was opened, or will be
    one BIGINT PRIMARY KEY CHECK (one = 1),
    at BIGINT NOT NULL
);

-- Tells all processes of a change: game, revision, server, and which process made it.
CREATE FUNCTION tell_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('solstice', concat_ws(' ', current_setting('application_name'), 'game', NEW.game, NEW.revision,
        (SELECT coalesce(guild, 0) FROM game WHERE id = NEW.game)));
    RETURN NULL;
END $$;

CREATE TRIGGER changes_are_told AFTER INSERT OR UPDATE ON outbox FOR EACH ROW EXECUTE FUNCTION tell_of_change();

CREATE FUNCTION tell_of_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('solstice', concat_ws(' ', current_setting('application_name'), 'over', NEW.game));
    RETURN NULL;
END $$;

CREATE TRIGGER ends_are_told AFTER INSERT ON uncounted FOR EACH ROW EXECUTE FUNCTION tell_of_end();
