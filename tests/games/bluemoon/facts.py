"""What the tests must know of Blue Moon City."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.bluemoon.cards import WORDS
from render.bluemoon import pieces, sprites
from render.theme import GOLD
from tests.facts import Amount, Cards, ClickPolicy, GameFacts, Hues, Played, Targets
from tests.games.alts import decision

COLOUR = "(?:black|red|blue|grey|green|brown|white|yellow|any colour)"
SPACE = rf"^{COLOUR} \d( \(right\))?: pay|^{COLOUR} \d( \(right\))? on|^\d spaces on|^Pay (?!nothing)"
"""A contribution, or several, that complete nothing."""
BUILD = rf"{SPACE}|^Rebuild|^Fly, (rebuild|pay)|^(Fly to )?[a-e]\d[,:]"
OFFERING = r"(Offering|Win) at|(Offering|win) for"
KEEP = "(draw|end, draw) 2$"
END = "^End|end, draw"

EAGER = ClickPolicy(
    (
        (OFFERING, 1),
        (BUILD, 1),
        ("Courtyard", 0.3),
        ("^Walk to", 0.7),
        (END, 1),
        ("^Stay", 0.5),
    ),
    "eager",
)
BUILDER = ClickPolicy(
    (
        (BUILD, 1),
        ("^Walk to .*free", 0.7),
        ("^Walk to", 0.7),
        ("[nN]othing|Don’t", 1),
        (KEEP, 0.5),
        (END, 1),
    ),
    "builder",
)
"""Rebuilds the city and offers nothing."""
SAVER = ClickPolicy(
    (
        (BUILD, 1),
        ("^Walk to .*free", 0.9),
        (OFFERING, 0.6),
        ("Courtyard", 1),
        (END, 1),
    ),
    "saver",
)
"""Rebuilds the city first and offers then."""
STREWER = ClickPolicy(
    (
        (SPACE, 1),
        ("^Walk to .*free", 0.8),
        ("[nN]othing", 1),
        (END, 1),
    ),
    "strewer",
)
"""Begins buildings and completes none."""
IDLER = ClickPolicy((("^Stay", 1), (KEEP, 1), ("[nN]othing|Don’t", 1)), "idler")
EXPANSION = "expansion=on"
DEAREST = 14
"""Crystals of the dearest Offering, with a Pillar of value 2: the most that one line may name."""


def table(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    """What is asked or how it ended, and where everybody stands."""
    yield from decision(view, names, own)
    yield from (f"{name} stands on {one.place}, " for name, one in zip(names, view.players, strict=False))


def own_table(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    yield f"You stand on {view.players[view.seat].place}, "
    yield f"{view.players[view.seat].crystals} crystal"
    yield "You hold "
    yield from (f"{name} stands on " for name in names[: view.seats] if name != own)


FACTS = GameFacts(
    eager=frozenset({"contribute", "offer"}),
    alone=frozenset({"move", "contribute", "offer", "pillar", "shrine", "reset"}),
    untold={
        "crystals": "hidden by a rule of display, until they are open at the end",
        "scores": "follow from the markers on the obelisk and from the crystals (B-10.5), which are told",
        "source": "follows from the log: what the deck was made of",
        "drawn": "follows from the log: what a seat drew from this deck",
        "spent": "follows from the log: what a seat spent since",
    },
    past={"patience": "the game has ended already", "idle": "the game has ended already"},
    another={},
    told={"table": table, "own": own_table},
    unexplained=frozenset(
        {
            "bluemoon.cards._card",
            "bluemoon.hand._draw_behind",
            "bluemoon.marks._turned",
            "bluemoon.marks._walk",
            "bluemoon.scenes._courtyard",
            "bluemoon.scenes._scene",
            "bluemoon.sprites._mark",
            "sprites._first",
        }
    ),
    small={},
    hues={
        "colours": Hues(sprites.HUES, [sprites.badge(colour, 30) for colour in sprites.HUES]),
        "dragons": Hues(pieces.DRAGON_HUES, [pieces.dragon(dragon, 60) for dragon in pieces.DRAGON_HUES]),
        "goods": Hues(
            {"crystals": sprites.CRYSTAL, "scales": GOLD, "cards": sprites.CARD_BACK},
            [sprites.crystal(30), sprites.scale(30), sprites.card_sign(30)],
        ),
    },
    exact=(*sprites.HUES.values(), *pieces.DRAGON_HUES.values()),
    shown={
        "bluemoon-table": ("bluemoon-4", "table"),
        "bluemoon-own": ("bluemoon-2", "own"),
        "bluemoon-legend": ("bluemoon-2", "legend"),
    },
    cards=Cards(
        WORDS,
        lambda view: {held.card for held in view.hand},
        lambda view: [{card for card, _ in pile} for pile in (view.discard, view.deck_limits)],
        about=WORDS,
        alike="|".join(
            (
                rf"\d \({COLOUR} \d\)",
                rf"(paid|For|[Pp]ay) {COLOUR} \d (at|your|these|on)",
                rf"^(Fly, )?{COLOUR} \d on [a-e]\d",
                rf"{COLOUR} \d(, \d|, {COLOUR} \d)* free",
                rf"{COLOUR} \d( \(right\))?: pay",
                r"Spaces: [^.]*",
                "yellow 1 or 2",
            )
        ),
    ),
    amounts=(
        Amount(
            r"\b[a-e][1-5](?:, [^:]*)?: \d+ crystals?|(\d+) crystals?",
            DEAREST,
            lambda view, seat: view.players[seat].crystals,
        ),
    ),
    played=(
        Played(2, EAGER, EXPANSION, seed=3, profile="quick"),
        *(Played(seats, EAGER) for seats in (2, 3, 4)),
        *(Played(seats, EAGER, EXPANSION, seed=seed) for seats, seed in ((3, 3), (4, 1))),
        Played(3, SAVER, end="rebuilt", seed=5),
        Played(2, BUILDER, seed=4),
        Played(3, BUILDER, EXPANSION, end="rebuilt_stalled"),
        Played(4, BUILDER, end="rebuilt_stalled"),
        Played(3, STREWER, end="no_markers"),
        *(Played(seats, STREWER, EXPANSION, end="no_markers") for seats in (2, 4)),
        *(Played(seats, IDLER, EXPANSION, end="stalled") for seats in (2, 4)),
    ),
    found=(),
    targets=Targets(playouts=None, decisions=1, copy=5, p99=5),
    named_in=("README.md", "CHANGELOG.md"),
)
