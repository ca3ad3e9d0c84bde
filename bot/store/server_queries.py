"""SQL of servers: what their managers chose, news, people who look for others; and of forgetting games. See
`bot.store.queries`.
"""

GUILDS_PLAYED = "SELECT DISTINCT guild FROM game WHERE guild IS NOT NULL"

LAST_NEWS = "SELECT max(heard) AS heard FROM message WHERE game = :game"
NEWS_AFTER = "SELECT * FROM news WHERE id > :id ORDER BY id"
NEWEST = "SELECT coalesce(max(id), 0) AS id FROM news"
NEWS_OF_VERSION = "SELECT id FROM news WHERE version = :version"
ADD_NEWS = "INSERT INTO news (id, version, words, at) VALUES (:id, :version, :words, :at)"
OPEN_LOBBIES = "SELECT * FROM lobby WHERE guild = :guild AND state = 'open' ORDER BY created, id LIMIT :most"

GUILD = "SELECT * FROM guild WHERE id = :id"
SAVE_GUILD = """
INSERT INTO guild (id, channels, pace, most, most_each, enders)
VALUES (:id, :channels, :pace, :most, :most_each, :enders)
ON CONFLICT (id) DO UPDATE SET channels = excluded.channels, pace = excluded.pace, most = excluded.most,
    most_each = excluded.most_each, enders = excluded.enders
"""
COUNT_TABLES = """
SELECT (SELECT count(*) FROM game WHERE guild = :guild AND ended IS NULL)
     + (SELECT count(*) FROM lobby WHERE guild = :guild AND state = 'open') AS number
"""
COUNT_GAMES_OF = """
SELECT count(*) AS number FROM player CROSS JOIN game
WHERE game.id = player.game AND player."user" = :user AND game.guild = :guild
"""
GAMES_OF_GUILD = "SELECT id FROM game WHERE guild = :guild"
FORGET = "INSERT INTO forgetting (game) VALUES (:game)"
FORGET_TIMER = "DELETE FROM timer WHERE kind IN ('game', 'follow', 'order') AND subject = :game"
FORGET_POSTS = "DELETE FROM outbox WHERE game = :game"
FORGET_MESSAGES = "DELETE FROM message WHERE game = :game"
FORGET_CONSENTS = "DELETE FROM consent WHERE game = :game"
FORGET_ASKED = "DELETE FROM asked WHERE game = :game"
FORGET_PLAYERS = "DELETE FROM player WHERE game = :game"
FORGET_SAT = "DELETE FROM sat WHERE game = :game"
FORGET_OUTAGES_OF = "DELETE FROM outage WHERE game IN (:game, 'pause:' || :game)"
FORGET_JOURNAL = "DELETE FROM journal WHERE game = :game"
FORGET_GAME = "DELETE FROM game WHERE id = :game"
FORGOTTEN = "DELETE FROM forgetting WHERE game = :game"
FORGET_LOBBY_TIMERS = """
DELETE FROM timer WHERE kind IN ('lobby', 'find') AND subject IN (SELECT id FROM lobby WHERE guild = :guild)
"""
FORGET_LOBBIES = "DELETE FROM lobby WHERE guild = :guild"
FORGET_PREFERENCES = "DELETE FROM habit WHERE guild = :guild"
FORGET_GUILD = "DELETE FROM guild WHERE id = :guild"

FOLLOW = """
INSERT INTO follow (game, "user", every, told) VALUES (:game, :user, :every, :told)
ON CONFLICT (game, "user") DO UPDATE SET every = excluded.every, told = excluded.told
"""
UNFOLLOW = 'DELETE FROM follow WHERE game = :game AND "user" = :user'
FOLLOWS = 'SELECT * FROM follow WHERE game = :game ORDER BY "user"'
FOLLOWED = "SELECT DISTINCT game FROM follow"
FORGET_FOLLOWS = "DELETE FROM follow WHERE game = :game"
FORGET_UNCOUNTED = "DELETE FROM uncounted WHERE game = :game"
FORGET_RESULTS = "DELETE FROM result WHERE game = :game"

SAVE_REQUEST = """
INSERT INTO wish (guild, key, seats, pace, "user", name, channel, locale, expires, message, lobby, held, told, declines)
VALUES (:guild, :key, :seats, :pace, :user, :name, :channel, :locale, :expires, :message, :lobby, :held, :told,
        :declines)
ON CONFLICT (guild, key, seats, pace, "user") DO UPDATE SET name = excluded.name, channel = excluded.channel,
    locale = excluded.locale, expires = excluded.expires, message = excluded.message, lobby = excluded.lobby,
    held = excluded.held, told = excluded.told, declines = excluded.declines
"""
DROP_REQUEST = """
DELETE FROM wish WHERE guild = :guild AND key = :key AND seats = :seats AND pace = :pace AND "user" = :user
"""
REQUESTS = 'SELECT * FROM wish WHERE guild = :guild ORDER BY expires, "user" LIMIT :most'
REQUESTS_ALIKE = """
SELECT * FROM wish WHERE guild = :guild AND key = :key AND seats = :seats AND pace = :pace ORDER BY expires, "user"
"""
REQUESTS_OF_LOBBY = 'SELECT * FROM wish WHERE lobby = :lobby ORDER BY expires, "user"'
_ending = "FROM wish WHERE NOT EXISTS (SELECT * FROM lobby WHERE lobby.id = wish.lobby AND state = 'open')"
REQUESTS_ENDED = f"SELECT * {_ending} AND expires <= :now ORDER BY expires"
REQUEST_ENDS = f"SELECT min(expires) AS due {_ending}"
SOUGHT = """
SELECT * FROM lobby
WHERE guild = :guild AND key = :key AND sought = :seats AND pace = :pace AND state = 'open' ORDER BY created, id
"""
TELL = """
INSERT INTO tell (guild, key, "user", told) VALUES (:guild, :key, :user, :told)
ON CONFLICT (guild, key, "user") DO UPDATE SET told = excluded.told
"""
TELL_NO_MORE = 'DELETE FROM tell WHERE guild = :guild AND key = :key AND "user" = :user'
TELLS = """
SELECT "user" FROM tell WHERE guild = :guild AND key = :key AND told <= :before ORDER BY told, "user" LIMIT :most
"""
SUBSCRIPTIONS = 'SELECT key FROM tell WHERE guild = :guild AND "user" = :user'
FORGET_REQUESTS = "DELETE FROM wish WHERE guild = :guild"
FORGET_TELLS = "DELETE FROM tell WHERE guild = :guild"
FORGET_TURNS = "DELETE FROM turn WHERE game = :game"
FORGET_LINES = "DELETE FROM line WHERE game = :game"

GIVE_ORDER = """
INSERT INTO standing (game, "user", key, since, until) VALUES (:game, :user, :key, :since, :until)
ON CONFLICT (game, "user", key) DO UPDATE SET since = excluded.since, until = excluded.until
"""
DROP_ORDER = 'DELETE FROM standing WHERE game = :game AND "user" = :user AND key = :key'
ORDERS_IN = 'SELECT * FROM standing WHERE game = :game ORDER BY "user", key'
ORDERS_OF = """
SELECT standing.* FROM standing CROSS JOIN game
WHERE standing."user" = :user AND game.id = standing.game AND game.ended IS NULL ORDER BY game.created, game.id, key
"""
ORDERED = """
SELECT DISTINCT standing.game FROM standing CROSS JOIN game WHERE game.id = standing.game AND game.ended IS NULL
"""
FORGET_ORDERS = "DELETE FROM standing WHERE game = :game"
FORGET_DAILY_PLACE = "UPDATE daily SET guild = 0 WHERE guild = :guild"
