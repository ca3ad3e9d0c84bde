"""The first half of a turn: the die, its colour and face, and the row it is placed on (T-6.3 to T-6.10)."""

from __future__ import annotations

from engine.game import Move
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.log import Log, tell
from engine.theocratia.rules import cards
from engine.theocratia.rules.outlook import PRICES, SIX, Means, means, outlook
from engine.theocratia.rules.tracks import gain_cosmo, give_up, malus, pay_cosmo, worship
from engine.theocratia.state import CIVS, State
from engine.theocratia.tables import DICE, DIE_IDS, FACES, bits


def dice(s: State) -> list[int]:
    """The different dice on the Action table."""
    return sorted(set(s.table))


# -- the die


def offer_die(s: State) -> list[Move]:
    """T-6.3: a die that can be completed. T-6.11: whoever is stuck may idle, whatever Power cards would allow."""
    look, has, table = outlook(s), means(s), dice(s)
    offers = [moves.DIE[die] for die in table if look.die_fits(die, has)]
    easy = any(map(look.easy, table))
    stuck = not easy and not (any(look.die_fits(die, Means(has.cosmo)) for die in table) if has.cards else offers)
    if stuck:
        offers += [moves.IDLE[die] for die in table]
    possible = None if easy or stuck else can_draft
    return offers + cards.claims(s, s.active, possible) + cards.plays(s, s.active, possible)


def can_draft(s: State) -> bool:
    look, has = outlook(s), means(s)
    return any(look.die_fits(die, has) for die in s.table)


def take_die(s: State, seat: int, arg: int, move: Move, log: Log) -> None:
    """The die stays on the table until it is placed."""
    die = move.args[0]
    s.hue, s.drawn = die // FACES, die % FACES + 1
    s.face, s.tint, s.civ, s.mode = 0, -1, -1, -1
    s.twists, s.vision, s.acts, s.greens, s.paid = 0, False, (), 0, ()
    s.idle = move.verb == "idle"
    s.touched = 0
    tell(log, "idled" if s.idle else "drafted", seat, die=DIE_IDS[die])
    s.todo.append(("idle_row" if s.idle else "face", seat, -1))


# -- its colour and face


def offer_face(s: State) -> list[Move]:
    look, has = outlook(s), means(s)
    hue, drawn, tint = s.hue, s.drawn, s.tint
    offers = [
        moves.FACE[face]
        for face, price in PRICES[drawn][s.twists]
        if price <= has.cosmo
        and not (s.vision and face == SIX)
        and look.face_fits(hue, drawn, tint, face, has._replace(cosmo=has.cosmo - price))
    ]
    offers.sort()
    if has.cards:
        offers += _recolours(s)
        offers += _face_cards(s)
    return offers + cards.claims(s, s.active, can_turn)


def can_turn(s: State) -> bool:
    return outlook(s).drafted_fits(s.hue, s.drawn, s.tint, s.twists, s.vision, means(s))


def _recolours(s: State) -> list[Move]:
    """T-6.5: a Power card given up names the Civ whose row must then be used."""
    if s.tint >= 0:
        return []
    look = outlook(s)
    return [
        moves.RECOLOUR[civ][card]
        for card in sorted(set(s.hands[s.active]))
        for civ in range(CIVS)
        if civ != s.hue and look.drafted_fits(s.hue, s.drawn, civ, s.twists, s.vision, means(s, card))
    ]


def _face_cards(s: State) -> list[Move]:
    """T-10.19, T-10.20: Twist of Fate for a die of 1 to 5, Clear Vision for a six."""
    if s.discard_only:
        return []
    hand, look = s.hands[s.active], outlook(s)
    if s.drawn < SIX:
        if ids.TWIST_OF_FATE not in hand:
            return []
        rest = means(s, ids.TWIST_OF_FATE)
        fits = look.drafted_fits(s.hue, s.drawn, s.tint, s.twists + 1, False, rest)
        return [moves.PLAY[ids.TWIST_OF_FATE]] if fits else []
    if s.vision or s.malus[s.active] == len(cat.MALUS) - 1 or ids.CLEAR_VISION not in hand:
        return []
    fits = look.drafted_fits(s.hue, s.drawn, s.tint, 0, True, means(s, ids.CLEAR_VISION))
    return [moves.PLAY[ids.CLEAR_VISION]] if fits else []


def set_face(s: State, seat: int, arg: int, move: Move, log: Log) -> None:
    if move.verb == "recolour":
        s.tint = move.args[0]
        give_up(s, seat, move.args[1])
        tell(log, "recoloured", seat, civ=cat.CIVS[s.tint], card=cat.CARDS[move.args[1]].id)
        s.todo.append(("face", seat, -1))
    elif move.verb == "play":
        cards.discard_for(s, seat, move.args[0], log)
        s.twists += move.args[0] == ids.TWIST_OF_FATE
        s.vision |= move.args[0] == ids.CLEAR_VISION
        s.todo.append(("face", seat, -1))
    else:
        _turn_die(s, seat, move.args[0], log)
        s.todo.append(("row", seat, -1))


def _turn_die(s: State, seat: int, face: int, log: Log) -> None:
    """T-6.6: 2 Cosmo for each step. T-6.7: a six read as another number costs a step of Malus first."""
    s.face = face
    if face == s.drawn:
        return
    if s.drawn == SIX:
        if not s.vision:
            malus(s, seat, 1, log)
    else:
        pay_cosmo(s, seat, dict(PRICES[s.drawn][s.twists])[face], log)
    tell(log, "turned", seat, die=DIE_IDS[s.hue * FACES + s.drawn - 1], face=face)


# -- its row


def offer_row(s: State) -> list[Move]:
    """T-6.8: a row with space. T-6.9: next to the same number only with a Power card given up for it."""
    look, has = outlook(s), means(s)
    offers: list[Move] = []
    for civ in bits(look.open if s.tint < 0 else 1 << s.tint):
        if not look.same[s.face] >> civ & 1:
            if look.row_fits(s.hue, s.drawn, s.tint, s.face, civ, has):
                offers.append(moves.ROW[civ])
        elif has.cards:
            offers += [
                moves.IGNORE[civ][card] for card in sorted(set(s.hands[s.active])) if _fits_without(s, civ, card)
            ]
    return offers + cards.claims(s, s.active, can_place)


def _fits_without(s: State, civ: int, card: int) -> bool:
    rest = means(s, card)
    return outlook(s).row_fits(s.hue, s.drawn, s.tint, s.face, civ, rest._replace(cards=rest.cards + 1))


def can_place(s: State) -> bool:
    return outlook(s).face_fits(s.hue, s.drawn, s.tint, s.face, means(s))


def place(s: State, seat: int, arg: int, move: Move, log: Log) -> None:
    if move.verb == "ignore":
        give_up(s, seat, move.args[1])
        tell(log, "ignored", seat, card=cat.CARDS[move.args[1]].id)
    _put_on_row(s, seat, move.args[0], log)
    s.todo.append(("mode", seat, -1))


def _put_on_row(s: State, seat: int, civ: int, log: Log) -> None:
    s.civ = civ
    s.table.remove(s.hue * FACES + s.drawn - 1)
    die = s.hue * FACES + s.face - 1
    s.rows[civ] += (die + DICE * (seat + 1),)
    tell(log, "placed", seat, civ=cat.CIVS[civ], die=DIE_IDS[die])


def colour_bonus(s: State, seat: int, log: Log) -> None:
    """T-6.12: what the covered space shows, where the die has the row's colour."""
    if s.civ != (s.hue if s.tint < 0 else s.tint):
        return
    cosmo, amount = cat.ROW_BONUS[len(s.rows[s.civ]) - 1]
    gain_cosmo(s, seat, cosmo, log)
    if amount:
        worship(s, seat, s.civ, amount, log)
    s.outlook = None


# -- idling


def offer_idle_row(s: State) -> list[Move]:
    """T-6.11: any row with space, the same number or not."""
    offers = [moves.ROW[civ] for civ in range(CIVS) if len(s.rows[civ]) < cat.ROW_SPACES]
    return offers + cards.claims(s, s.active)


def place_idle(s: State, seat: int, arg: int, move: Move, log: Log) -> None:
    s.face = s.drawn
    _put_on_row(s, seat, move.args[0], log)
    colour_bonus(s, seat, log)
    s.todo.append(("end", seat, -1))
