-- A lobby whose game goes on from another one.

ALTER TABLE lobby ADD COLUMN continued TEXT NOT NULL DEFAULT ''; -- where it goes on from, as JSON
