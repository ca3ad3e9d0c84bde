-- What a click, a command, a guild event and a start cost does not depend on how many games are stored.

ALTER TABLE game ADD COLUMN computer_moves INTEGER NOT NULL DEFAULT 0; -- a computer is to move

-- Whether one is, the rules know: each game with a computer player is looked at once, and its next move tells.
UPDATE game SET computer_moves = 1
WHERE ended IS NULL AND EXISTS (SELECT * FROM json_each(game.seats) WHERE json_extract(value, '$.user') IS NULL);

CREATE INDEX games_of_channel ON game (channel, (ended IS NULL), created);
CREATE INDEX live_games_of_guild ON game (guild) WHERE ended IS NULL;
CREATE INDEX live_games_of_key ON game (key) WHERE ended IS NULL;
CREATE INDEX sleeping_games ON game (asleep, guild) WHERE asleep = 1;
CREATE INDEX computers_to_move ON game (computer_moves) WHERE computer_moves = 1;

DROP INDEX messages_of_game;
CREATE INDEX messages_of_game ON message (game, done, closed);
