-- Times in which clocks stood are forgotten once no clock counts them, without reading every game.

CREATE INDEX outages_by_end ON outage (end) WHERE end IS NOT NULL;
CREATE INDEX vacations_by_end ON vacation (end);
CREATE INDEX games_by_wait ON game (waits_since) WHERE ended IS NULL AND pace <> 'relaxed';
