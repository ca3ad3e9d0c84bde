"""What may wait on the stack of pending decisions. An entry is (kind, seat, …): what follows stands behind the name."""

START_LAND = 0
CUBE = 1  # colours: mask of those allowed
TAKE = 2
AREA = 3  # tile: symbol * 4 + gray
LAND = 4  # may_pass
PLACE = 5  # tile
COLOUR = 6  # hex
BUILD = 7  # may_pass
TEMPLE = 8
PAY = 9  # needs, free, pool, paid: see payment
SUN = 10  # may_pass
BAZAAR = 11
STEWARD = 12  # two tiles
BONUS = 13
CHARACTERS = 14  # hired, activated: numbers in this turn

DECISIONS = (
    "start_land",
    "cube",
    "take",
    "area",
    "land",
    "place",
    "colour",
    "build",
    "temple",
    "pay",
    "sun",
    "bazaar",
    "steward",
    "bonus",
    "characters",
)

AUTOMATIC = 15
"""From here on nobody decides: these are carried out as soon as they come to the top."""
STACKS = 15
OFFER_CUBE = 16
NEXT_TURN = 17
FINISH_TURN = 18
CLEAR_AREA = 19  # area
RAISE = 20  # hex
ERECT = 21  # building
PLACE_DRAWN = 22  # tile
COUNSEL = 23  # hired, activated
WAKE = 24  # character

STEPS = (
    "stacks",
    "offer_cube",
    "next_turn",
    "finish_turn",
    "clear_area",
    "raise",
    "erect",
    "place_drawn",
    "counsel",
    "wake",
)
