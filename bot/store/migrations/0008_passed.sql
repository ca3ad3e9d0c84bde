-- A turn that has passed keeps its pictures until the next one has passed, too.

ALTER TABLE message ADD COLUMN passed INTEGER NOT NULL DEFAULT 0; -- shows that its turn has passed, with its pictures
