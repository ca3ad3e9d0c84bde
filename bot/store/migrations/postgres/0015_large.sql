-- Private pictures in large parts, for who wants them.

ALTER TABLE habit ADD COLUMN large BIGINT NOT NULL DEFAULT 0;
