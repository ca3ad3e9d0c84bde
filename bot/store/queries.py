"""SQL of games, messages, lobbies, people and times, the same for SQLite and PostgreSQL.

The SQL of other subjects is in modules beside, by the same rules: placeholders are named after the fields of the rows.

`user` and `end` are words of PostgreSQL's own: as names they stand in quotation marks. `IS :x` compares with NULL too,
`/* skip locked */` leaves out what another process is taking, and `/* for share */` keeps others from changing what was
read. See `bot.store.postgres`. `:count` and `:held` are those of `bot.base.territory`: how many shards there are, and
which of them this process holds, as in `,0,2,`.
"""

_mine = ":held LIKE '%,' || ((coalesce(guild, 0) >> 22) % :count) || ',%'"
_games_here = f"FROM game WHERE {_mine}"

ADD_GAME = """
INSERT INTO game (id, key, header, seats, guild, channel, locale, position, base, created, revision, undoable,
                  ended, asleep, computer_moves, waits_for, waits_since, serious, title, pace,
                  absent, clocks, deadline)
VALUES (:id, :key, :header, :seats, :guild, :channel, :locale, :position, :base, :created, :revision, :undoable,
        :ended, :asleep, :computer_moves, :waits_for, :waits_since, :serious, :title, :pace,
        :absent, :clocks, :deadline)
"""
GAME = "SELECT * FROM game WHERE id = :id"
GAME_IN_CHANNEL = (
    "SELECT * FROM game WHERE channel = :channel ORDER BY ended IS NULL DESC, created DESC, rowid DESC LIMIT 1"
)
LIVE_GAMES = "SELECT * FROM game WHERE guild IS :guild AND ended IS NULL ORDER BY created, id"
NEWEST_LIVE = f"SELECT * {_games_here} AND ended IS NULL AND asleep = 0 AND channel > 0 ORDER BY created DESC, id"
COUNT_LIVE = "SELECT count(*) AS number FROM game WHERE ended IS NULL"
_table = """
SELECT id, key, seats, guild, channel, revision, waits_for, waits_since, title, asleep,
       (SELECT message FROM message
        WHERE message.game = game.id AND done = 0 AND closed IS NULL AND kind = 'turn') AS message
"""
TABLES_OF_PERSON = f"""{_table}
FROM player CROSS JOIN game
WHERE game.id = player.game AND player.user = :user ORDER BY waits_for IS :user DESC, waits_since, id
"""
TABLES_WAITING = f"{_table} FROM game WHERE ended IS NULL ORDER BY waits_since, id LIMIT :most"
TABLES_OF_GUILD = f"{_table} FROM game WHERE guild = :guild AND ended IS NULL ORDER BY created, id LIMIT :most"
SEATS = "SELECT seats FROM game WHERE id = :game AND ended IS NULL"
SAT = 'SELECT "user" FROM sat WHERE game = :game AND "user" = :user'
_played = """
SELECT id, key, title, seats, guild, channel, revision, created, ended,
       (SELECT at FROM journal WHERE journal.game = game.id ORDER BY revision DESC LIMIT 1) AS last
"""
PLAYED_BY = f"""{_played}
FROM sat CROSS JOIN game
WHERE game.id = sat.game AND sat.user = :user AND (:guild = 0 OR guild = :guild) AND (:key = '' OR key = :key)
    AND (:over = 0 OR ended IS NOT NULL)
ORDER BY created DESC, id LIMIT :most
"""
PLAYED_IN = f"{_played} FROM game WHERE guild = :guild ORDER BY created DESC, id LIMIT :most"
WAITING = "SELECT id FROM game WHERE waits_for = :user ORDER BY waits_since, id"
WATCHED = """
SELECT id, created FROM game WHERE ended IS NULL AND pace <> 'relaxed' AND pace LIKE 'watch-%' ORDER BY waits_since
"""
WATCHED_BY = """
SELECT game.id FROM game CROSS JOIN lobby
WHERE game.ended IS NULL AND game.pace <> 'relaxed' AND game.pace LIKE 'watch-%' AND lobby.id = game.id
    AND lobby.host = :user
ORDER BY game.waits_since
"""
PLAYED = "SELECT key FROM game WHERE key = :key AND ended IS NULL LIMIT 1"
COMPUTERS_TO_MOVE = f"SELECT id {_games_here} AND computer_moves = 1"
SLEEPING_GUILDS = """
SELECT DISTINCT guild FROM game
WHERE asleep = 1 AND channel > 0 AND (ended IS NULL OR EXISTS (SELECT * FROM outbox WHERE outbox.game = game.id))
"""
SLEEPING_GAMES = """
SELECT * FROM game
WHERE asleep = 1 AND guild IS :guild AND channel > 0
    AND (ended IS NULL OR EXISTS (SELECT * FROM outbox WHERE outbox.game = game.id))
ORDER BY created, id
"""
MOVE_ON = """
UPDATE game SET seats = :seats, revision = :revision, position = :position, base = :base, undoable = :undoable,
                ended = :ended, computer_moves = :computer_moves, waits_for = :waits_for, waits_since = :waits_since,
                clocks = :clocks, deadline = :deadline
WHERE id = :id AND revision = :revision - 1
"""
SET_HINTS = "UPDATE game SET hints = :hints WHERE id = :id"
TIMED_GAMES = f"SELECT id {_games_here} AND deadline IS NOT NULL"
SET_DEADLINE = "UPDATE game SET deadline = :deadline WHERE id = :id AND revision = :revision"
SET_PLACE = "UPDATE game SET guild = :guild, channel = :channel, asleep = :asleep WHERE id = :id"

TO_RESTORE = """
SELECT id, revision, coalesce((SELECT max(at) FROM journal WHERE journal.game = game.id), created) AS known
FROM game WHERE ended IS NULL
"""
TO_RESTORE_ONE = f"{TO_RESTORE} AND id = :game"
JUMP = "UPDATE game SET revision = :revision, base = position, undoable = 0 WHERE id = :game"
CLOSE_TURNS = """
UPDATE message SET closed = :closed, done = CASE WHEN message IS NULL THEN 1 ELSE 0 END
WHERE game = :game AND kind = 'turn' AND closed IS NULL
"""

ADD_ENTRY = """
INSERT INTO journal (game, revision, kind, seat, "user", at, moves, back, events)
VALUES (:game, :revision, :kind, :seat, :user, :at, :moves, :back, :events)
"""
ENTRIES = """
SELECT revision, kind, at, seat, "user", moves, back, events FROM journal WHERE game = :game ORDER BY revision
"""

POST = """
INSERT INTO outbox (game, revision) VALUES (:game, :revision)
ON CONFLICT (game) DO UPDATE SET revision = excluded.revision
"""
POST_AGAIN = "INSERT INTO outbox (game, revision) SELECT id, revision FROM game WHERE id = :game ON CONFLICT DO NOTHING"
POSTED = "DELETE FROM outbox WHERE game = :game AND revision = :revision"
POST_OF = "SELECT game, revision FROM outbox WHERE game = :game"
_posts_here = f"FROM outbox CROSS JOIN game WHERE game.id = outbox.game AND game.asleep = 0 AND {_mine}"
POSTS = f"SELECT outbox.game, outbox.revision {_posts_here}"

MESSAGES = "SELECT * FROM message WHERE game = :game ORDER BY opened, nonce"
UNDONE_MESSAGES = "SELECT * FROM message WHERE game = :game AND done = 0 ORDER BY opened, nonce"
MESSAGE = "SELECT * FROM message WHERE nonce = :nonce"
COUNT_MESSAGES = "SELECT count(*) AS number FROM message WHERE game = :game"
TURN_CLOSED = """
SELECT nonce FROM message
WHERE game = :game AND done IN (0, 1) AND closed >= :since AND kind = 'turn' AND "user" IS :user LIMIT 1
"""
SAVE_MESSAGE = """
INSERT INTO message (nonce, game, kind, channel, opened, "user", seat, message, shown, closed, done, files, text_only,
                     passed, at, owes, heard, news)
VALUES (:nonce, :game, :kind, :channel, :opened, :user, :seat, :message, :shown, :closed, :done, :files, :text_only,
        :passed, :at, :owes, :heard, :news)
ON CONFLICT (nonce) DO UPDATE SET "user" = excluded.user, seat = excluded.seat, message = excluded.message,
    shown = excluded.shown, closed = excluded.closed, done = excluded.done, files = excluded.files,
    text_only = excluded.text_only, passed = excluded.passed, channel = excluded.channel, at = excluded.at,
    owes = excluded.owes
"""

SAVE_LOBBY = """
INSERT INTO lobby (id, key, options, seats, host, guild, channel, locale, created, message, thread, ordered,
                   serious, pace, absent, title, held, removed, invited, at_full, closes, sought,
                   past, least, continued, state)
VALUES (:id, :key, :options, :seats, :host, :guild, :channel, :locale, :created, :message, :thread, :ordered,
        :serious, :pace, :absent, :title, :held, :removed, :invited, :at_full, :closes, :sought, :past,
        :least, :continued, :state)
ON CONFLICT (id) DO UPDATE SET options = excluded.options, seats = excluded.seats, host = excluded.host,
    message = excluded.message, thread = excluded.thread, serious = excluded.serious,
    pace = excluded.pace, absent = excluded.absent, ordered = excluded.ordered, title = excluded.title,
    held = excluded.held, past = excluded.past, least = excluded.least, removed = excluded.removed,
    invited = excluded.invited, at_full = excluded.at_full, closes = excluded.closes,
    continued = excluded.continued, state = excluded.state
WHERE lobby.state = 'open'
"""
LOBBY = "SELECT * FROM lobby WHERE id = :id"
LOBBY_IN_CHANNEL = "SELECT * FROM lobby WHERE channel = :channel AND state = 'open'"

CONSENT = 'INSERT INTO consent (game, what, "user") VALUES (:game, :what, :user) ON CONFLICT DO NOTHING'
CONSENTS = 'SELECT "user" FROM consent WHERE game = :game AND what = :what ORDER BY "user"'
NO_CONSENT = "DELETE FROM consent WHERE game = :game AND what = :what"
ASK = """
INSERT INTO asked (game, what, "user", at) VALUES (:game, :what, :user, :at)
ON CONFLICT (game, what, "user") DO UPDATE SET at = excluded.at WHERE asked.at <= :before
"""

USER = 'SELECT * FROM "user" WHERE id = :id'
SEEN = """
INSERT INTO "user" (id, dm_state, locale) VALUES (:id, 'open', :locale)
ON CONFLICT (id) DO UPDATE SET dm_state = excluded.dm_state, locale = excluded.locale
"""
PREFERENCES = 'SELECT * FROM habit WHERE "user" = :user AND guild IN (0, :guild) ORDER BY guild DESC LIMIT 1'
SAVE_PREFERENCES = """
INSERT INTO habit ("user", guild, call, reminder, quiet, zone, before, counts, large, words)
VALUES (:user, :guild, :call, :reminder, :quiet, :zone, :before, :counts, :large, :words)
ON CONFLICT ("user", guild) DO UPDATE SET call = excluded.call, reminder = excluded.reminder, quiet = excluded.quiet,
    zone = excluded.zone, before = excluded.before, counts = excluded.counts, large = excluded.large,
    words = excluded.words
"""
DROP_PREFERENCES = 'DELETE FROM habit WHERE "user" = :user AND guild = :guild AND guild <> 0'
SET_DM_STATE = 'UPDATE "user" SET dm_state = :dm_state WHERE id = :id'

SET_TIMER = """
INSERT INTO timer (kind, subject, due) VALUES (:kind, :subject, :due)
ON CONFLICT (kind, subject) DO UPDATE SET due = excluded.due, lease = NULL
"""
ADD_TIMER = """
INSERT INTO timer (kind, subject, due) VALUES (:kind, :subject, :due) ON CONFLICT (kind, subject) DO NOTHING
RETURNING kind
"""
CANCEL_TIMER = "DELETE FROM timer WHERE kind = :kind AND subject = :subject"
_timers_here = """
FROM timer
WHERE :held LIKE '%,' || ((coalesce(
    (SELECT guild FROM game WHERE game.id = timer.subject), (SELECT guild FROM lobby WHERE lobby.id = timer.subject),
    CASE WHEN timer.kind = 'forget' THEN CAST(timer.subject AS BIGINT) END, 0) >> 22) % :count) || ',%'
"""
NEXT_DUE = f"SELECT due {_timers_here} ORDER BY due LIMIT 1"
TAKE_DUE = f"""
UPDATE timer SET due = :until, lease = :lease
WHERE (kind, subject) = (
    SELECT kind, subject {_timers_here} AND due <= :now ORDER BY due LIMIT 1 /* skip locked */
)
RETURNING kind, subject, lease
"""  # noqa: S608, words of our own
TIMER = "SELECT due FROM timer WHERE kind = :kind AND subject = :subject AND lease IS NULL"
FINISH_TIMER = "DELETE FROM timer WHERE kind = :kind AND subject = :subject AND lease = :lease"

OUTAGES = """
SELECT begin, "end" FROM outage WHERE game IN ('', :game) AND ("end" IS NULL OR "end" > :since) ORDER BY begin
"""
PAUSES = """
SELECT begin, "end" FROM outage WHERE game = 'pause:' || :game AND ("end" IS NULL OR "end" > :since) ORDER BY begin
"""
ADD_OUTAGE = 'INSERT INTO outage (game, begin, "end") VALUES (:game, :begin, :end) ON CONFLICT DO NOTHING'
BEGIN_OUTAGE = """
INSERT INTO outage (game, begin) SELECT id, :at FROM game
WHERE id = :id AND NOT EXISTS (SELECT * FROM outage WHERE game = :id AND "end" IS NULL)
ON CONFLICT (game, begin) DO UPDATE SET "end" = NULL
"""
END_OUTAGE = 'UPDATE outage SET "end" = :at WHERE game = :id AND "end" IS NULL'
FORGET_OUTAGES = """
DELETE FROM outage
WHERE "end" < :before
      AND "end" < coalesce((SELECT min(waits_since) FROM game WHERE ended IS NULL AND pace <> 'relaxed'), :before)
"""
FORGET_VACATIONS = """
DELETE FROM vacation
WHERE "end" < :before
      AND "end" < coalesce((SELECT min(waits_since) FROM game WHERE ended IS NULL AND pace <> 'relaxed'), :before)
"""
ALIVE = "SELECT at FROM alive WHERE one = 1"
SET_ALIVE = "INSERT INTO alive (one, at) VALUES (1, :at) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
VACATIONS = 'SELECT * FROM vacation WHERE "user" = :user AND "end" > :since ORDER BY begin'
SAVE_VACATION = """
INSERT INTO vacation ("user", begin, "end", days) VALUES (:user, :begin, :end, :days)
ON CONFLICT ("user", begin) DO UPDATE SET "end" = excluded.end, days = excluded.days
"""
EXPLAINED = 'SELECT game FROM explained WHERE "user" = :user'
EXPLAIN = 'INSERT INTO explained ("user", game) VALUES (:user, :game) ON CONFLICT DO NOTHING'
LESSON = 'SELECT * FROM lesson WHERE "user" = :user AND game = :game'
SAVE_LESSON = """
INSERT INTO lesson ("user", game, step, moves) VALUES (:user, :game, :step, :moves)
ON CONFLICT ("user", game) DO UPDATE SET step = excluded.step, moves = excluded.moves
"""

UNCOUNT = "INSERT INTO uncounted (game) VALUES (:game) ON CONFLICT DO NOTHING"
LIST = 'DELETE FROM unlisted WHERE "user" = :user'

ADD_TURN = """
INSERT INTO turn ("user", game, made, late, at) VALUES (:user, :game, :made, :late, :at)
ON CONFLICT ("user", game, made, late) DO UPDATE SET at = excluded.at
"""
FORGET_OLD_TURNS = """
DELETE FROM turn WHERE "user" = :user
    AND at < (SELECT at FROM turn WHERE "user" = :user ORDER BY at DESC LIMIT 1 OFFSET :kept - 1)
"""
TAKE_TURNS_BACK = "DELETE FROM turn WHERE game = :game AND made > :made AND late = 0"
TURNS = 'SELECT * FROM turn WHERE "user" = :user ORDER BY at DESC, game, made DESC LIMIT :kept'

SAVE_LETTER = """
INSERT INTO letter ("user", nonce, at) VALUES (:user, :nonce, :at)
ON CONFLICT ("user") DO UPDATE SET nonce = excluded.nonce, at = excluded.at
"""
LETTER = 'SELECT * FROM letter WHERE "user" = :user'
SAVE_LINE = """
INSERT INTO line (turn, game, "user", letter) VALUES (:turn, :game, :user, :letter) ON CONFLICT (turn) DO NOTHING
"""
DROP_LINE = "DELETE FROM line WHERE turn = :turn"
LINES = "SELECT * FROM line WHERE letter = :letter"
LINES_OF_GAME = "SELECT * FROM line WHERE game = :game"
SAVE_LINE_LIST = """
INSERT INTO line_list (letter, "user", channel, message, said) VALUES (:letter, :user, :channel, :message, :said)
ON CONFLICT (letter) DO UPDATE SET said = excluded.said
"""
DROP_LINE_LIST = "DELETE FROM line_list WHERE letter = :letter"
LINE_LIST = "SELECT * FROM line_list WHERE letter = :letter"

CLAIM_SHARD = """
INSERT INTO shard (id, epoch, alive) VALUES (:id, 1, :now) ON CONFLICT (id) DO UPDATE SET epoch = shard.epoch + 1
RETURNING epoch, alive
"""
SHARD_ALIVE = "UPDATE shard SET alive = :now WHERE id = :id AND epoch = :epoch"
EPOCH_OF_GAME = """
SELECT shard.id, shard.epoch FROM game CROSS JOIN shard
WHERE game.id = :game AND shard.id = (coalesce(game.guild, 0) >> 22) % :count /* for share */
"""
IDENTIFY = """
INSERT INTO identified (one, at) VALUES (1, :now)
ON CONFLICT (one) DO UPDATE SET at = CASE
    WHEN identified.at > excluded.at + :most THEN excluded.at
    WHEN identified.at + :pause > excluded.at THEN identified.at + :pause ELSE excluded.at END
RETURNING at
"""
