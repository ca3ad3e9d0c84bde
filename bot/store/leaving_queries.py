"""SQL of everything about a person, and of its deletion. See `bot.store.queries`."""

GAMES_TO_LEAVE = """
SELECT id, seats, locale, clocks, ended FROM game
WHERE id IN (SELECT game FROM sat WHERE "user" = :user UNION SELECT game FROM journal WHERE "user" = :user)
ORDER BY created DESC, id
"""
LEAVE = 'INSERT INTO leaving (game, "user", nobody) VALUES (:game, :user, :nobody)'
LEFT = "DELETE FROM leaving WHERE game = :game"
LEAVE_JOURNAL = 'UPDATE journal SET "user" = :nobody WHERE game = :game AND "user" = :user'
RENAME_IN_JOURNAL = "UPDATE journal SET events = :events WHERE game = :game AND revision = :revision"
LEAVE_SEATS = "UPDATE game SET seats = :seats, clocks = :clocks WHERE id = :game"
LEAVE_FILES = "UPDATE message SET files = '{}' WHERE game = :game"
SHOW_TURNS_AGAIN = """
UPDATE message SET done = CASE WHEN closed IS NULL THEN done ELSE 0 END,
                   passed = CASE WHEN closed IS NULL THEN passed ELSE 1 END, shown = -1
WHERE game = :game AND kind = 'turn' AND message IS NOT NULL
"""
SHOW_END_AGAIN = "UPDATE message SET shown = -1 WHERE game = :game AND kind = 'end' AND message IS NOT NULL"
_lobbies_of = """
FROM lobby WHERE host = :user OR seats LIKE '%"user":' || :user || ',%' OR seats LIKE '%"user": ' || :user || ',%'
    OR held LIKE '%' || :user || '%' OR removed LIKE '%' || :user || '%'
"""
LOBBIES_TO_LEAVE = f"SELECT id, seats, host, locale, state, held, removed, past {_lobbies_of}"
LOBBIES_OF = f"SELECT * {_lobbies_of}"
REQUESTS_OF = 'SELECT * FROM wish WHERE "user" = :user'
CALLS_OF = """
SELECT * FROM message
WHERE "user" = :user AND kind IN ('call', 'reminder', 'warning') AND message IS NOT NULL AND done = 0
"""
LEAVE_LOBBY = """
UPDATE lobby SET seats = :seats, host = :host, state = :state, held = :held, removed = :removed, past = :past
WHERE id = :id
"""
DELETE_CALLS = """DELETE FROM message WHERE "user" = :user AND kind IN ('dm', 'call', 'reminder', 'warning')"""
DELETE_MESSAGES = 'UPDATE message SET "user" = NULL WHERE "user" = :user'
DELETE_SITTING = 'DELETE FROM sat WHERE "user" = :user OR "user" < 0'
DELETE_PLAYING = 'DELETE FROM player WHERE "user" = :user'
DELETE_CONSENTS = 'DELETE FROM consent WHERE "user" = :user'
DELETE_ASKED = 'DELETE FROM asked WHERE "user" = :user'
DELETE_PREFERENCES = 'DELETE FROM habit WHERE "user" = :user'
DELETE_VACATIONS = 'DELETE FROM vacation WHERE "user" = :user'
DELETE_LESSONS = 'DELETE FROM lesson WHERE "user" = :user'
DELETE_EXPLAINED = 'DELETE FROM explained WHERE "user" = :user'
DELETE_USER = 'DELETE FROM "user" WHERE id = :user'

GAMES_TO_EXPIRE = """
SELECT id FROM game
WHERE ended IS NOT NULL AND NOT EXISTS (SELECT * FROM outbox WHERE outbox.game = game.id)
    AND coalesce((SELECT max(at) FROM journal WHERE journal.game = game.id), created) < :before
"""
PERSONAL_LANGUAGE = 'SELECT locale, dm_state FROM "user" WHERE id = :user'
PERSONAL_SETTINGS = """
SELECT guild, call, reminder, quiet, zone, before, counts, large, words FROM habit WHERE "user" = :user
"""
PERSONAL_VACATIONS = 'SELECT begin, "end", days FROM vacation WHERE "user" = :user'
PERSONAL_EXPLAINED = 'SELECT game FROM explained WHERE "user" = :user ORDER BY game'
PERSONAL_LESSONS = 'SELECT game, step, moves FROM lesson WHERE "user" = :user ORDER BY game'
PERSONAL_GAMES = """
SELECT id, key, guild, channel, created, ended, seats FROM sat CROSS JOIN game
WHERE game.id = sat.game AND sat.user = :user ORDER BY created, id
"""
PERSONAL_DECISIONS = """
SELECT game, revision, kind, seat, at, moves, back FROM journal WHERE "user" = :user ORDER BY game, revision
"""
PERSONAL_MESSAGES = 'SELECT game, kind, channel, message FROM message WHERE "user" = :user ORDER BY game, opened'
PERSONAL_CONSENTS = 'SELECT game FROM consent WHERE "user" = :user'
PERSONAL_LOBBIES = f"SELECT id, key, guild, channel, created, state {_lobbies_of}"
DELETE_FOLLOWS = 'DELETE FROM follow WHERE "user" = :user'
PERSONAL_FOLLOWS = 'SELECT game, every, told FROM follow WHERE "user" = :user'
LEAVE_RESULTS = 'UPDATE result SET "user" = :nobody, name = :former WHERE game = :game AND "user" = :user'
DELETE_RATINGS = 'DELETE FROM rating WHERE "user" = :user'
PERSONAL_RESULTS = """
SELECT game, key, guild, seats, at, place, points, margin, sources, turns, pace, unrated FROM result
WHERE "user" = :user ORDER BY at, game
"""
PERSONAL_RATINGS = 'SELECT key, mu, sigma, games FROM rating WHERE "user" = :user ORDER BY key'
PERSONAL_UNLISTED = 'SELECT 1 AS unlisted FROM unlisted WHERE "user" = :user'
DELETE_REQUESTS = 'DELETE FROM wish WHERE "user" = :user'
DELETE_TELLS = 'DELETE FROM tell WHERE "user" = :user'
PERSONAL_REQUESTS = 'SELECT guild, key, seats, pace, channel, expires, lobby, declines FROM wish WHERE "user" = :user'
PERSONAL_TELLS = 'SELECT guild, key, told FROM tell WHERE "user" = :user'
DELETE_TURNS = 'DELETE FROM turn WHERE "user" = :user'
PERSONAL_TURNS = 'SELECT game, made, late, at FROM turn WHERE "user" = :user ORDER BY at'
DELETE_LETTERS = 'DELETE FROM letter WHERE "user" = :user'
DELETE_LINES = 'DELETE FROM line WHERE "user" = :user'
DELETE_LINE_LISTS = 'DELETE FROM line_list WHERE "user" = :user'
PERSONAL_LETTERS = """
SELECT letter.nonce, at, channel, message FROM letter LEFT JOIN line_list ON line_list.letter = letter.nonce
WHERE letter."user" = :user
"""
DELETE_ORDERS = 'DELETE FROM standing WHERE "user" = :user'
PERSONAL_ORDERS = 'SELECT game, key, until FROM standing WHERE "user" = :user ORDER BY game, key'
DEPART = "INSERT INTO departed (subject, key, digest) VALUES (:subject, :key, :digest)"
DEPARTED = "SELECT key, digest FROM departed WHERE subject = :subject"
DEPARTED_NO_MORE = "DELETE FROM departed WHERE subject = :subject"
DEPARTED_NOWHERE = "DELETE FROM departed"
DELETE_PUZZLES = 'DELETE FROM puzzle WHERE "user" = :user'
PERSONAL_PUZZLES = 'SELECT * FROM puzzle WHERE "user" = :user ORDER BY key, puzzle'
DELETE_DAILY = 'DELETE FROM daily WHERE "user" = :user'
PERSONAL_DAILY = 'SELECT * FROM daily WHERE "user" = :user ORDER BY key, day'
