"""The first half of a turn: the die, its colour and face, and the row it is placed on (T-6.3 to T-6.10)."""

from __future__ import annotations

from engine.game import Move, Seat
from engine.kernel.log import Log, emit
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.geometry import DICE, DIE_IDS, FACES
from engine.theocratia.ids import Civ
from engine.theocratia.prices import FACE_PRICES, SIX
from engine.theocratia.rules import cards
from engine.theocratia.rules.feasibility import EMPTY, Hand, draft_of, feasibility, hand_of
from engine.theocratia.rules.tracks import gain_cosmo, give_up, malus, pay_cosmo, worship
from engine.theocratia.state import State


def dice(s: State) -> list[int]:
    """The different dice on the Action table."""
    return sorted(set(s.table))


# -- the die


def offer_die(s: State, seat: Seat) -> list[Move]:
    """T-6.3: a die that can be completed. T-6.11: whoever is stuck may idle, whatever Power cards would allow."""
    look, cosmo, hand, table = feasibility(s), s.cosmo[s.active], hand_of(s), dice(s)
    offers = [moves.DIE[die] for die in table if look.die_fits(die, cosmo, hand)]
    easy = any(map(look.easy_die, table))
    stuck = not easy and is_stuck(s)
    if stuck:
        offers += [moves.IDLE[die] for die in table]
    possible = None if easy or stuck else can_draft
    return offers + cards.claims(s, seat, possible) + cards.plays(s, seat, possible)


def is_stuck(s: State) -> bool:
    """T-6.11: no complete move without using a Power card in any way."""
    look = feasibility(s)
    return not any(look.die_fits(die, s.cosmo[s.active], EMPTY) for die in dice(s))


def can_draft(s: State) -> bool:
    look, hand = feasibility(s), hand_of(s)
    return any(look.die_fits(die, s.cosmo[s.active], hand) for die in s.table)


def take_die(s: State, move: Move, log: Log, seat: Seat) -> None:
    """The die stays on the table until it is placed."""
    die = move.args[0]
    s.hue, s.drawn = Civ(die // FACES), die % FACES + 1
    s.face, s.tint, s.civ, s.mode = 0, ids.NO_CIV, ids.NO_CIV, -1
    s.twists, s.vision, s.acts, s.greens, s.paid = 0, False, (), 0, ()
    s.idle = move.verb == "idle"
    s.touched = 0
    emit(log, "idled" if s.idle else "drafted", seat, die=DIE_IDS[die])
    s.todo.append(("idle_row" if s.idle else "face", seat))


# -- its colour and face


def offer_face(s: State, seat: Seat) -> list[Move]:
    look, cosmo, hand, draft = feasibility(s), s.cosmo[s.active], hand_of(s), draft_of(s)
    offers = [
        moves.FACE[face]
        for face, price in FACE_PRICES[s.drawn][s.twists]
        if price <= cosmo and not (s.vision and face == SIX) and look.face_fits(draft, face, cosmo - price, hand)
    ]
    if hand.cards:
        offers += _recolours(s)
        offers += _face_cards(s)
    return offers + cards.claims(s, seat, None if look.easy(draft) else can_turn)


def can_turn(s: State, hand: Hand | None = None) -> bool:
    """Whether the drafted die can be completed, with this hand in place of the seat's."""
    return feasibility(s).fits(draft_of(s), s.cosmo[s.active], hand or hand_of(s))


def _recolours(s: State) -> list[Move]:
    """T-6.5: a Power card given up names the Civ whose row must then be used."""
    if s.tint >= 0:
        return []
    look, cosmo, draft, hand = feasibility(s), s.cosmo[s.active], draft_of(s), sorted(set(s.hands[s.active]))
    offers: list[Move] = []
    for civ in ids.CIVS:
        tinted = draft._replace(tint=civ)
        if civ == s.hue:
            continue
        if look.fits(tinted, cosmo, EMPTY):
            offers += [moves.RECOLOUR[civ][card] for card in hand]
        else:
            offers += [moves.RECOLOUR[civ][card] for card in hand if look.fits(tinted, cosmo, hand_of(s, card))]
    return offers


def _face_cards(s: State) -> list[Move]:
    """T-10.19, T-10.20: Twist of Fate for a die of 1 to 5, Clear Vision for a six."""
    if s.discard_only:
        return []
    draft = draft_of(s)
    if s.drawn < SIX:
        card, played = ids.TWIST_OF_FATE, draft._replace(twists=s.twists + 1)
    elif not s.vision and s.malus[s.active] < len(cat.MALUS) - 1:
        card, played = ids.CLEAR_VISION, draft._replace(vision=True)
    else:
        return []
    if card not in s.hands[s.active] or not feasibility(s).fits(played, s.cosmo[s.active], hand_of(s, card)):
        return []
    return [moves.PLAY[card]]


def set_face(s: State, move: Move, log: Log, seat: Seat) -> None:
    if move.verb == "recolour":
        s.tint = Civ(move.args[0])
        give_up(s, seat, move.args[1])
        emit(log, "recoloured", seat, civ=cat.CIVS[s.tint], card=cat.CARDS[move.args[1]].id)
        s.todo.append(("face", seat))
    elif move.verb == "play":
        cards.discard_for(s, seat, move.args[0], log)
        s.twists += move.args[0] == ids.TWIST_OF_FATE
        s.vision |= move.args[0] == ids.CLEAR_VISION
        s.todo.append(("face", seat))
    else:
        _turn_die(s, seat, move.args[0], log)
        s.todo.append(("row", seat))


def _turn_die(s: State, seat: Seat, face: int, log: Log) -> None:
    """T-6.6: 2 Cosmo for each step. T-6.7: a six read as another number costs a step of Malus first."""
    s.face = face
    if face == s.drawn:
        return
    if s.drawn == SIX:
        if not s.vision:
            malus(s, seat, 1, "divination", log)
    else:
        pay_cosmo(s, seat, dict(FACE_PRICES[s.drawn][s.twists])[face], "turned_die", log)
    emit(log, "turned", seat, die=DIE_IDS[s.hue * FACES + s.drawn - 1], face=face)


# -- its row


def offer_row(s: State, seat: Seat) -> list[Move]:
    """T-6.8: a row with space. T-6.9: next to the same number only with a Power card given up for it."""
    look, cosmo, hand, draft = feasibility(s), s.cosmo[s.active], hand_of(s), draft_of(s)
    offers: list[Move] = []
    easy = False
    for civ in look.open if s.tint < 0 else (s.tint,):
        if look.ready[civ] >> s.face & 1:
            offers.append(moves.ROW[civ])
            easy = True
        elif look.last[civ] == s.face:
            offers += _ignoring(s, civ)
        elif look.row_fits(draft, s.face, civ, cosmo, hand):
            offers.append(moves.ROW[civ])
    return offers + cards.claims(s, seat, None if easy else can_place)


def _ignoring(s: State, civ: Civ) -> list[Move]:
    """Cards to give up for this row; `row_fits` itself subtracts one card."""
    look, cosmo, draft = feasibility(s), s.cosmo[s.active], draft_of(s)
    offers = []
    for card in sorted(set(s.hands[s.active])):
        rest = hand_of(s, card)
        if look.row_fits(draft, s.face, civ, cosmo, rest._replace(cards=rest.cards + 1)):
            offers.append(moves.IGNORE[civ][card])
    return offers


def can_place(s: State, hand: Hand | None = None) -> bool:
    """Whether the die with its face can be, likewise."""
    return feasibility(s).face_fits(draft_of(s), s.face, s.cosmo[s.active], hand or hand_of(s))


def place(s: State, move: Move, log: Log, seat: Seat) -> None:
    if move.verb == "ignore":
        give_up(s, seat, move.args[1])
        emit(log, "ignored", seat, card=cat.CARDS[move.args[1]].id)
    _put_on_row(s, seat, Civ(move.args[0]), log)
    s.todo.append(("mode", seat))


def _put_on_row(s: State, seat: Seat, civ: Civ, log: Log) -> None:
    s.civ = civ
    s.table.remove(s.hue * FACES + s.drawn - 1)
    die = s.hue * FACES + s.face - 1
    s.rows[civ] += (die + DICE * (seat + 1),)
    emit(log, "placed", seat, civ=cat.CIVS[civ], die=DIE_IDS[die])


def coloured(s: State) -> bool:
    """Whether the die on the row has its colour, or was recoloured to it."""
    return s.civ == (s.hue if s.tint < 0 else s.tint)


def colour_bonus(s: State, seat: Seat, log: Log) -> None:
    """T-6.12: what the covered space shows, where the die has the row's colour."""
    if not coloured(s):
        return
    cosmo, amount = cat.ROW_BONUS[len(s.rows[s.civ]) - 1]
    gain_cosmo(s, seat, cosmo, "colour_bonus", log)
    if amount:
        worship(s, seat, s.civ, amount, "colour_bonus", log)
    s.feasibility = None


# -- idling


def place_idle(s: State, move: Move, log: Log, seat: Seat) -> None:
    s.face = s.drawn
    _put_on_row(s, seat, Civ(move.args[0]), log)
    colour_bonus(s, seat, log)
    s.todo.append(("end", seat))
