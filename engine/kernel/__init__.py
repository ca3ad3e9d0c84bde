"""The kernel that all games share; tests/toys/engine/orchard shows all of it in use.

- `decisions`: Decision, Condition, Step, Arg — what can be chosen, why not, and what happens automatically
- `driver`: Rules — the stack of pending entries and everything that runs on it
- `state`: Fields, GameState — fields declared once: slots, copies, positions
- `codecs`, `position`: Format, Struct, Part — how a state is written as JSON and read from outside
- `game`: StackGame, common — the contract of games, implemented with all of these
- `forecast`: forecast, Forecast — what moves lead to, as far as one viewer may know
- `log`, `ranks`, `sets`: emit, ranks, masks of ids, dealing hidden things again
"""
