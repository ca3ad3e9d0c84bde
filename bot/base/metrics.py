"""What is counted and measured while the bot runs; no label tells a person, a game or a server."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
_QUICK = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30)

ACKNOWLEDGED = Histogram(
    "solstice_acknowledgement_seconds",
    "From a click's arrival to its acknowledgement",
    buckets=_QUICK,
    registry=REGISTRY,
)
ANSWERED = Histogram(
    "solstice_answer_seconds", "From a click's arrival to its whole answer", buckets=_QUICK, registry=REGISTRY
)
DRAWN = Histogram(
    "solstice_picture_seconds", "From asking for pictures to having them", buckets=_QUICK, registry=REGISTRY
)
PAUSED = Histogram(
    "solstice_loop_pause_seconds",
    "How much later than asked the event loop woke a task",
    buckets=_QUICK,
    registry=REGISTRY,
)
LIMITED = Counter("solstice_rate_limited", "Requests that Discord answered with 429", registry=REGISTRY)
GAMES = Gauge("solstice_games", "Games under way", registry=REGISTRY)
LAGGING = Gauge("solstice_lagging_games", "Games whose messages do not show the newest state yet", registry=REGISTRY)
CONNECTED = Gauge("solstice_connected", "1 while the bot is connected to Discord", registry=REGISTRY)
TASKS = Gauge("solstice_tasks", "Tasks of the event loop; more and more of them are a leak", registry=REGISTRY)
ANSWERING = Gauge("solstice_answers_under_way", "Clicks and commands that are being answered", registry=REGISTRY)
DRAWING = Gauge("solstice_pictures_waited_for", "Messages whose pictures are drawn or wait for it", registry=REGISTRY)
THINKING = Gauge(
    "solstice_thoughts_waited_for", "Decisions of computers, and hints, that are awaited", registry=REGISTRY
)
REFUSED = Counter("solstice_refused_clicks", "Clicks and commands turned away or begun too late", registry=REGISTRY)
