"""All SQL. Placeholders are named after the fields of the rows."""

ADD_GAME = """
INSERT INTO game (id, key, header, seats, guild, channel, locale, position, base, created, revision, undoable,
                  ended, asleep, computer_moves, waits_for, waits_since, pace, absent, clocks, deadline)
VALUES (:id, :key, :header, :seats, :guild, :channel, :locale, :position, :base, :created, :revision, :undoable,
        :ended, :asleep, :computer_moves, :waits_for, :waits_since, :pace, :absent, :clocks, :deadline)
"""
GAME = "SELECT * FROM game WHERE id = :id"
GAME_IN_CHANNEL = (
    "SELECT * FROM game WHERE channel = :channel ORDER BY ended IS NULL DESC, created DESC, rowid DESC LIMIT 1"
)
LIVE_GAMES = "SELECT * FROM game WHERE guild IS :guild AND ended IS NULL ORDER BY created, id"
COUNT_LIVE = "SELECT count(*) FROM game WHERE ended IS NULL"
SCHEMA = "PRAGMA user_version"
_table = """
SELECT id, key, seats, guild, channel, revision, waits_for, waits_since,
       (SELECT message FROM message
        WHERE message.game = game.id AND done = 0 AND closed IS NULL AND kind = 'turn') AS message
"""
TABLES_OF_PERSON = f"""{_table}
FROM player CROSS JOIN game ON game.id = player.game
WHERE player.user = :user ORDER BY waits_for IS :user DESC, waits_since, id
"""
TABLES_OF_GUILD = f"{_table} FROM game WHERE guild = :guild AND ended IS NULL ORDER BY created, id LIMIT :most"
WAITING = "SELECT id FROM game WHERE waits_for = :user ORDER BY waits_since, id"
PLAYED = "SELECT key FROM game WHERE key = :key AND ended IS NULL LIMIT 1"
COMPUTERS_TO_MOVE = "SELECT id FROM game WHERE computer_moves = 1"
SLEEPING_GUILDS = """
SELECT DISTINCT guild FROM game
WHERE asleep = 1 AND (ended IS NULL OR EXISTS (SELECT * FROM outbox WHERE outbox.game = game.id))
"""
SLEEPING_GAMES = """
SELECT * FROM game
WHERE asleep = 1 AND guild IS :guild AND (ended IS NULL OR EXISTS (SELECT * FROM outbox WHERE outbox.game = game.id))
ORDER BY created, id
"""
MOVE_ON = """
UPDATE game SET seats = :seats, revision = :revision, position = :position, base = :base, undoable = :undoable,
                ended = :ended, computer_moves = :computer_moves, waits_for = :waits_for, waits_since = :waits_since,
                clocks = :clocks, deadline = :deadline
WHERE id = :id AND revision = :revision - 1
"""
SET_HINTS = "UPDATE game SET hints = :hints WHERE id = :id"
TIMED_GAMES = "SELECT id FROM game WHERE deadline IS NOT NULL"
SET_DEADLINE = "UPDATE game SET deadline = :deadline WHERE id = :id"
SET_PLACE = "UPDATE game SET guild = :guild, channel = :channel, asleep = :asleep WHERE id = :id"

TO_RESTORE = """
SELECT id, revision, coalesce((SELECT max(at) FROM journal WHERE journal.game = game.id), created) AS known
FROM game WHERE ended IS NULL
"""
JUMP = "UPDATE game SET revision = :revision, base = position, undoable = 0 WHERE id = :game"
CLOSE_TURNS = """
UPDATE message SET closed = :closed, done = message IS NULL WHERE game = :game AND kind = 'turn' AND closed IS NULL
"""

ADD_ENTRY = """
INSERT INTO journal (game, revision, kind, seat, user, at, moves, back, events)
VALUES (:game, :revision, :kind, :seat, :user, :at, :moves, :back, :events)
"""
ENTRIES = """
SELECT revision, kind, at, seat, user, moves, back, events FROM journal WHERE game = :game ORDER BY revision
"""

POST = """
INSERT INTO outbox (game, revision) VALUES (:game, :revision)
ON CONFLICT (game) DO UPDATE SET revision = excluded.revision
"""
POST_AGAIN = "INSERT INTO outbox (game, revision) SELECT id, revision FROM game WHERE id = :game ON CONFLICT DO NOTHING"
POSTED = "DELETE FROM outbox WHERE game = :game AND revision = :revision"
POST_OF = "SELECT game, revision FROM outbox WHERE game = :game"
POSTS = """
SELECT outbox.game, outbox.revision FROM outbox CROSS JOIN game ON game.id = outbox.game AND NOT game.asleep
"""

MESSAGES = "SELECT * FROM message WHERE game = :game ORDER BY opened, nonce"
UNDONE_MESSAGES = "SELECT * FROM message WHERE game = :game AND done = 0 ORDER BY opened, nonce"
MESSAGE = "SELECT * FROM message WHERE nonce = :nonce"
COUNT_MESSAGES = "SELECT count(*) AS number FROM message WHERE game = :game"
TURN_CLOSED = """
SELECT nonce FROM message
WHERE game = :game AND done IN (0, 1) AND closed = :revision AND kind = 'turn' AND user IS :user LIMIT 1
"""
SAVE_MESSAGE = """
INSERT INTO message (nonce, game, kind, channel, opened, user, seat, message, shown, closed, done, files, text_only,
                     passed, at, owes)
VALUES (:nonce, :game, :kind, :channel, :opened, :user, :seat, :message, :shown, :closed, :done, :files, :text_only,
        :passed, :at, :owes)
ON CONFLICT (nonce) DO UPDATE SET user = excluded.user, seat = excluded.seat, message = excluded.message,
    shown = excluded.shown, closed = excluded.closed, done = excluded.done, files = excluded.files,
    text_only = excluded.text_only, passed = excluded.passed, channel = excluded.channel, at = excluded.at,
    owes = excluded.owes
"""

SAVE_LOBBY = """
INSERT INTO lobby (id, key, options, seats, host, guild, channel, locale, created, message, thread, ordered,
                   pace, absent, state)
VALUES (:id, :key, :options, :seats, :host, :guild, :channel, :locale, :created, :message, :thread, :ordered,
        :pace, :absent, :state)
ON CONFLICT (id) DO UPDATE SET options = excluded.options, seats = excluded.seats, host = excluded.host,
    message = excluded.message, thread = excluded.thread, pace = excluded.pace, absent = excluded.absent,
    state = excluded.state
WHERE lobby.state = 'open'
"""
LOBBY = "SELECT * FROM lobby WHERE id = :id"
LOBBY_IN_CHANNEL = "SELECT * FROM lobby WHERE channel = :channel AND state = 'open'"
OPEN_LOBBIES = "SELECT * FROM lobby WHERE guild = :guild AND state = 'open' ORDER BY created, id LIMIT :most"

CONSENT = "INSERT INTO consent (game, user) VALUES (:game, :user) ON CONFLICT DO NOTHING"
CONSENTS = "SELECT user FROM consent WHERE game = :game ORDER BY user"
NO_CONSENT = "DELETE FROM consent WHERE game = :game"

USER = "SELECT * FROM user WHERE id = :id"
SEEN = """
INSERT INTO user (id, dm_state, locale) VALUES (:id, 'open', :locale)
ON CONFLICT (id) DO UPDATE SET dm_state = excluded.dm_state, locale = excluded.locale
"""
HABIT = "SELECT * FROM habit WHERE user = :user AND guild IN (0, :guild) ORDER BY guild DESC LIMIT 1"
SAVE_HABIT = """
INSERT INTO habit (user, guild, call, reminder, quiet, zone, before, counts)
VALUES (:user, :guild, :call, :reminder, :quiet, :zone, :before, :counts)
ON CONFLICT (user, guild) DO UPDATE SET call = excluded.call, reminder = excluded.reminder, quiet = excluded.quiet,
    zone = excluded.zone, before = excluded.before, counts = excluded.counts
"""
DROP_HABIT = "DELETE FROM habit WHERE user = :user AND guild = :guild AND guild <> 0"
SET_DM_STATE = "UPDATE user SET dm_state = :dm_state WHERE id = :id"

SET_TIMER = """
INSERT INTO timer (kind, subject, due) VALUES (:kind, :subject, :due)
ON CONFLICT (kind, subject) DO UPDATE SET due = excluded.due, lease = NULL
"""
CANCEL_TIMER = "DELETE FROM timer WHERE kind = :kind AND subject = :subject"
NEXT_DUE = "SELECT min(due) AS due FROM timer"
TAKE_DUE = """
UPDATE timer SET due = :until, lease = :lease
WHERE (kind, subject) = (SELECT kind, subject FROM timer WHERE due <= :now ORDER BY due LIMIT 1)
RETURNING kind, subject, lease
"""
TIMER = "SELECT due FROM timer WHERE kind = :kind AND subject = :subject AND lease IS NULL"
FINISH_TIMER = "DELETE FROM timer WHERE kind = :kind AND subject = :subject AND lease = :lease"

OUTAGES = """
SELECT begin, end FROM outage WHERE game IN ('', :game) AND (end IS NULL OR end > :since) ORDER BY begin
"""
ADD_OUTAGE = "INSERT INTO outage (game, begin, end) VALUES (:game, :begin, :end) ON CONFLICT DO NOTHING"
BEGIN_OUTAGE = """
INSERT INTO outage (game, begin) SELECT id, :at FROM game
WHERE id = :id AND NOT EXISTS (SELECT * FROM outage WHERE game = :id AND end IS NULL)
ON CONFLICT DO UPDATE SET end = NULL
"""
END_OUTAGE = "UPDATE outage SET end = :at WHERE game = :id AND end IS NULL"
ALIVE = "SELECT at FROM alive WHERE one = 1"
SET_ALIVE = "INSERT INTO alive (one, at) VALUES (1, :at) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
VACATIONS = "SELECT * FROM vacation WHERE user = :user AND end > :since ORDER BY begin"
SAVE_VACATION = """
INSERT INTO vacation (user, begin, end, days) VALUES (:user, :begin, :end, :days)
ON CONFLICT (user, begin) DO UPDATE SET end = excluded.end, days = excluded.days
"""
