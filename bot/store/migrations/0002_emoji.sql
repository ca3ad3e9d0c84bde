-- The name of an emoji tells its picture.
DROP TABLE emoji;
