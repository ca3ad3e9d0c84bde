"""The decisions of the first half of a turn: who may know what can be chosen, and what each choice needs (T-6)."""

from __future__ import annotations

from collections.abc import Collection

from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Decision, Facts
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.geometry import DICE, DIE_IDS, FACES
from engine.theocratia.ids import Civ
from engine.theocratia.prices import FACE_PRICES, SIX
from engine.theocratia.rules import cards, draft
from engine.theocratia.rules.conditions import CLAIM, IN_HAND, missing, playing, plays, without_cards
from engine.theocratia.rules.feasibility import feasibility
from engine.theocratia.rules.needs import ALL_MODES, FACES_OF, NEEDS, completing, unable
from engine.theocratia.state import State


def _die_facts(s: State, seat: Seat) -> Facts:
    return {"die": DIE_IDS[s.hue * FACES + (s.face or s.drawn) - 1]}


def _face_is_public(s: State, seat: Seat) -> bool:
    return not s.hands[seat]


def _die_is_public(s: State, seat: Seat) -> bool:
    return s.discard_only or not s.hands[seat]


def _row_is_public(s: State, seat: Seat) -> bool:
    """A recoloured die has one row: cards matter beside the same number, or to a claim that takes Cosmo they spare."""
    if not s.hands[seat]:
        return True
    look = feasibility(s)
    if s.tint < 0 or look.last[s.tint] == s.face:
        return False
    easy = look.ready[s.tint] >> s.face & 1
    return bool(easy) or s.discard_only or not cards.claims(s, seat)


# -- the die


def _dice(s: State, seat: Seat) -> list[Move]:
    """Those on the Action table first; nobody thinks of letting another one idle."""
    dice = sorted(range(DICE), key=lambda die: die not in s.table)
    idle = [moves.IDLE[die] for die in dice if die in s.table]
    return [
        *(moves.DIE[die] for die in dice),
        *idle,
        *moves.CLAIM,
        *plays(s, seat),
        *unable(s, seat, ALL_MODES, ids.CIVS),
    ]


def _at_the_beginning(s: State, card: int) -> bool:
    return card in cards.OFFERS and card != ids.WHISPERED_PRAYER


def _on_the_table(s: State, move: Move, seat: Seat) -> Facts | None:
    return missing(move.verb in ("die", "idle") and move.args[0] not in s.table)


def _stuck(s: State, move: Move, seat: Seat) -> Facts | None:
    return missing(move.verb == "idle" and not draft.is_stuck(s))


def _of_a_die(s: State, move: Move, seat: Seat) -> Facts | None:
    return {"die": DIE_IDS[move.args[0]]} if move.verb == "die" else None


DIE = Decision(
    name="die",
    rules=("T-6.3", "T-6.2", "T-6.4"),
    moves=draft.offer_die,
    play=draft.take_die,
    public=_die_is_public,
    open=without_cards(draft.offer_die),
    candidates=_dice,
    conditions=completing(
        draft.offer_die,
        Condition("table", "T-6.3", _on_the_table),
        Condition("stuck", "T-6.11", _stuck),
        *CLAIM,
        *playing(_at_the_beginning),
        *NEEDS,
        instead=(Condition("complete_die", "T-6.2", _of_a_die),),
    ),
)


# -- its colour and face


def _faces(s: State, seat: Seat) -> tuple[Move, ...]:
    recolours = (move for civ in moves.RECOLOUR for move in civ)
    becoming = range(1, SIX + 1) if s.drawn == SIX else (s.drawn,)
    return (*moves.FACE[1:], *recolours, *plays(s, seat), *moves.CLAIM, *_unable(s, seat, becoming))


def _unable(s: State, seat: Seat, numbers: Collection[int]) -> list[Move]:
    """What a die that has been taken does not do with one of these numbers: on any row, a Holiday on that of its
    colour.
    """
    modes = [mode for mode, faces in FACES_OF.items() if any(face in numbers for face in faces)]
    colour = s.hue if s.tint < 0 else s.tint
    found = unable(s, seat, modes, ids.CIVS if s.tint < 0 else (s.tint,))
    divined = s.drawn == SIX and SIX not in numbers
    return found if divined else [*found, *unable(s, seat, (moves.HOLIDAY,), (colour,))]


def _with_the_face(s: State, card: int) -> bool:
    return card in (ids.TWIST_OF_FATE, ids.CLEAR_VISION)


def _six_stays(s: State, move: Move, seat: Seat) -> Facts | None:
    """T-6.7: nothing becomes a six; T-10.20: with Clear Vision a six becomes another number."""
    return missing(move.verb == "face" and move.args[0] == SIX and (s.drawn < SIX or s.vision))


def _six_celebrates(s: State, move: Move, seat: Seat) -> Facts | None:
    """What a Holiday lacks is told of the Holiday."""
    stays = move.verb == "face" and move.args[0] == s.drawn == SIX and not s.vision
    return missing(stays and move not in draft.offer_face(s, seat))


def _each_twist_counts(s: State, move: Move, seat: Seat) -> Facts | None:
    near = move.verb == "face" and move.args[0] < SIX and move.args[0] not in dict(FACE_PRICES[s.drawn][s.twists])
    return missing(near, card=cat.CARDS[ids.TWIST_OF_FATE].id)


def _steps_paid(s: State, move: Move, seat: Seat) -> Facts | None:
    price = dict(FACE_PRICES[s.drawn][s.twists]).get(move.args[0], 0) if move.verb == "face" else 0
    return missing(price > s.cosmo[seat], cosmo=price, has=s.cosmo[seat])


def _not_recoloured(s: State, move: Move, seat: Seat) -> Facts | None:
    return missing(move.verb == "recolour" and s.tint >= 0)


def _another_colour(s: State, move: Move, seat: Seat) -> Facts | None:
    return missing(move.verb == "recolour" and move.args[0] == s.hue, civ=cat.CIVS[s.hue])


def _twist_suits(s: State, move: Move, seat: Seat) -> Facts | None:
    return missing(move == moves.PLAY[ids.TWIST_OF_FATE] and move.args[0] in s.hands[seat] and s.drawn == SIX)


def _vision_suits(s: State, move: Move, seat: Seat) -> Facts | None:
    """T-10.20: for a six, once, while the Malus would move."""
    useless = s.drawn < SIX or s.vision or s.malus[seat] == len(cat.MALUS) - 1
    return missing(move == moves.PLAY[ids.CLEAR_VISION] and move.args[0] in s.hands[seat] and useless)


def _of_a_face(s: State, move: Move, seat: Seat) -> Facts | None:
    return {"face": str(move.args[0])} if move.verb == "face" else None


def _of_a_colour(s: State, move: Move, seat: Seat) -> Facts | None:
    """Whichever card is given up for it."""
    if move.verb != "recolour" or any(other in draft.offer_face(s, seat) for other in moves.RECOLOUR[move.args[0]]):
        return None
    return {"civ": cat.CIVS[move.args[0]]}


FACE = Decision(
    name="face",
    rules=("T-6.6", "T-6.7", "T-6.5"),
    moves=draft.offer_face,
    play=draft.set_face,
    public=_face_is_public,
    open=without_cards(draft.offer_face),
    facts=_die_facts,
    candidates=_faces,
    conditions=completing(
        draft.offer_face,
        Condition("six", "T-6.7", _six_stays),
        Condition("stays_six", "T-6.7", _six_celebrates),
        Condition("twist_needless", "T-10.5", _each_twist_counts),
        Condition("steps", "T-6.6", _steps_paid),
        Condition("recoloured", "T-6.5", _not_recoloured),
        Condition("same_colour", "T-6.5", _another_colour),
        Condition("twist", "T-10.19", _twist_suits),
        Condition("vision", "T-10.20", _vision_suits),
        *playing(_with_the_face),
        *NEEDS,
        *CLAIM,
        instead=(
            Condition("complete_face", "T-6.2", _of_a_face, listed="face"),
            Condition("complete_colour", "T-6.2", _of_a_colour, listed="civ"),
        ),
    ),
)


# -- its row


def _rows(s: State, seat: Seat) -> tuple[Move, ...]:
    ignoring = (move for civ in moves.IGNORE for move in civ)
    return (*moves.ROW, *ignoring, *moves.CLAIM, *_unable(s, seat, (s.face,)))


_ON_A_ROW = ("row", "ignore")


def _has_space(s: State, move: Move, seat: Seat) -> Facts | None:
    if move.verb not in _ON_A_ROW or len(s.rows[move.args[0]]) < cat.ROW_SPACES:
        return None
    return {"civ": cat.CIVS[move.args[0]]}


def _own_row(s: State, move: Move, seat: Seat) -> Facts | None:
    elsewhere = move.verb in _ON_A_ROW and s.tint not in (-1, move.args[0])
    return missing(elsewhere, civ=cat.CIVS[s.tint])


def _beside_the_same(s: State, civ: Civ) -> bool:
    return bool(s.rows[civ]) and s.rows[civ][-1] % FACES + 1 == s.face


def _another_number(s: State, move: Move, seat: Seat) -> Facts | None:
    return missing(move.verb == "row" and _beside_the_same(s, Civ(move.args[0])), face=s.face)


def _the_same_number(s: State, move: Move, seat: Seat) -> Facts | None:
    return missing(move.verb == "ignore" and not _beside_the_same(s, Civ(move.args[0])), face=s.face)


SPACE = Condition("space", "T-6.8", _has_space)
ROW = Decision(
    name="row",
    rules=("T-6.8", "T-6.9"),
    moves=draft.offer_row,
    play=draft.place,
    public=_row_is_public,
    open=without_cards(draft.offer_row),
    facts=_die_facts,
    candidates=_rows,
    conditions=completing(
        draft.offer_row,
        SPACE,
        Condition("tinted_row", "T-6.5", _own_row),
        Condition("same_number", "T-6.9", _another_number),
        Condition("ignored", "T-6.9", _the_same_number),
        IN_HAND,
        *NEEDS,
        *CLAIM,
    ),
)


# -- idling


def _idle_rows(s: State, seat: Seat) -> tuple[Move, ...]:
    return (*moves.ROW, *moves.CLAIM)


IDLE_ROW = Decision(
    name="idle_row",
    rules=("T-6.11",),
    play=draft.place_idle,
    public=True,
    facts=_die_facts,
    candidates=_idle_rows,
    conditions=(SPACE, *CLAIM),
)
