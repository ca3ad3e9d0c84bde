"""Positions for computer players."""

POSITION = """
{"game": "orchard", "seats": 2, "options": {"length": "short"}, "turn": 5,
 "hands": [["birch1"], ["apple5", "birch2", "cedar4"]],
 "planted": [["cedar1", "birch3", "elder2"], ["apple6", "elder1"]],
 "market": ["damson1", "damson2", "damson3", "damson4"],
 "pending": [{"then": "next_turn"}, {"ask": "plant", "seat": 1}]}
"""
