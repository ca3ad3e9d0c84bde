"""The material of Orchard, with the source of each number."""

SUITS = ("apple", "birch", "cedar", "damson", "elder")
HIGHEST = 6
"""Each suit has one card of each value from 1 to this."""

DEALT = 2
MARKET = 4
ROUNDS = {"long": 5, "short": 3}

SOURCES = {
    "SUITS": "seed",
    "HIGHEST": "seed",
    "DEALT": "seed",
    "MARKET": "seed",
    "ROUNDS": "reconstructed",
    "ROUNDS.long": "seed",
}
