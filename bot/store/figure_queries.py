"""SQL of figures, ratings, daily tables and puzzles. See `bot.store.queries`."""

UNCOUNTED = """
SELECT id FROM uncounted CROSS JOIN game WHERE game.id = uncounted.game
ORDER BY (SELECT max(at) FROM journal WHERE journal.game = game.id), id
"""
COUNTED = "DELETE FROM uncounted WHERE game = :game"
ADD_RESULT = """
INSERT INTO result (game, "user", name, key, guild, seats, at, place, points, margin, sources, turns, pace, unrated)
VALUES (:game, :user, :name, :key, :guild, :seats, :at, :place, :points, :margin, :sources, :turns, :pace, :unrated)
ON CONFLICT DO NOTHING
"""
ADD_TOTAL = """
INSERT INTO total (key, guild, seats, source, results, points)
VALUES (:key, :guild, :seats, :source, :results, :points)
ON CONFLICT (key, guild, seats, source) DO UPDATE SET results = total.results + excluded.results,
    points = total.points + excluded.points
"""
RESULTS_OF_GAME = "SELECT * FROM result WHERE game = :game"
RESULTS_OF_PERSON = """
SELECT * FROM result
WHERE "user" = :user AND (:key = '' OR key = :key) AND (:guild = 0 OR guild = :guild) AND (:seats = 0 OR seats = :seats)
ORDER BY at DESC, game LIMIT :most
"""
TOTALS = """
SELECT source, sum(results) AS results, sum(points) AS points FROM total
WHERE key = :key AND (:guild = 0 OR guild = :guild) AND (:seats = 0 OR seats = :seats) GROUP BY source ORDER BY source
"""
RATING = 'SELECT * FROM rating WHERE "user" = :user AND key = :key'
SAVE_RATING = """
INSERT INTO rating ("user", key, mu, sigma, worth, games) VALUES (:user, :key, :mu, :sigma, :worth, :games)
ON CONFLICT ("user", key) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, worth = excluded.worth,
    games = excluded.games
"""
MET = """
SELECT count(*) AS games FROM result AS mine CROSS JOIN result AS theirs
WHERE mine."user" = :user AND mine.key = :key AND mine.at > :since AND mine.at <= :until
    AND theirs.game = mine.game AND theirs."user" = :other AND (mine.unrated = '' OR theirs.unrated = '')
"""
TOP = """
SELECT rating."user", mu, sigma, worth, games,
       (SELECT name FROM result WHERE result."user" = rating."user" ORDER BY at DESC LIMIT 1) AS name
FROM rating
WHERE key = :key AND NOT EXISTS (SELECT * FROM unlisted WHERE unlisted."user" = rating."user")
    AND EXISTS (SELECT * FROM result
                WHERE result.guild = :guild AND result.key = :key AND result."user" = rating."user")
ORDER BY worth DESC, rating."user" LIMIT :most
"""
UNLISTED = 'SELECT "user" FROM unlisted WHERE "user" = :user'
UNLIST = 'INSERT INTO unlisted ("user") VALUES (:user) ON CONFLICT DO NOTHING'
DROP_RESULTS = "DELETE FROM result"
DROP_TOTALS = "DELETE FROM total"
DROP_RATINGS = "DELETE FROM rating WHERE key NOT LIKE 'puzzle.%'"
UNCOUNT_ALL = "INSERT INTO uncounted (game) SELECT id FROM game WHERE ended IS NOT NULL ON CONFLICT DO NOTHING"
ADD_DAY = "INSERT INTO day (day, key, seed) VALUES (:day, :key, :seed) ON CONFLICT DO NOTHING"
DAY = "SELECT seed FROM day WHERE day = :day AND key = :key"
PUZZLES = 'SELECT * FROM puzzle WHERE "user" = :user AND key = :key ORDER BY at, puzzle'
SAVE_PUZZLE = """
INSERT INTO puzzle ("user", key, puzzle, decisions, result, at) VALUES (:user, :key, :puzzle, :decisions, :result, :at)
ON CONFLICT ("user", key, puzzle) DO UPDATE SET decisions = excluded.decisions, result = excluded.result,
    at = excluded.at
"""
PUZZLE_RATINGS = 'SELECT * FROM rating WHERE "user" = 0 AND key LIKE :key'
DAILY = 'SELECT * FROM daily WHERE "user" = :user AND key = :key AND day = :day'
SAVE_DAILY = """
INSERT INTO daily ("user", key, day, name, guild, decisions, revision, points, other, ended)
VALUES (:user, :key, :day, :name, :guild, :decisions, :revision, :points, :other, :ended)
ON CONFLICT ("user", key, day) DO UPDATE SET decisions = excluded.decisions, revision = excluded.revision,
    points = excluded.points, other = excluded.other, ended = excluded.ended
"""
DAYS_PLAYED = """
SELECT day FROM daily WHERE "user" = :user AND key = :key AND day <= :day ORDER BY day DESC LIMIT :most
"""
DAILY_TOP = """
SELECT "user", name, points, other, ended FROM daily
WHERE guild = :guild AND key = :key AND day = :day
    AND NOT EXISTS (SELECT * FROM unlisted WHERE unlisted."user" = daily."user")
ORDER BY points - other DESC, points DESC, "user" LIMIT :most
"""
