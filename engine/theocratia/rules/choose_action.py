"""What the die is used for, and the Power cards declared with it (T-6.13, T-10.7)."""

from __future__ import annotations

from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Decision, Facts
from engine.kernel.log import Log, emit
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.prices import SIX
from engine.theocratia.rules import cards, holiday, next_first, upgrade, war
from engine.theocratia.rules.conditions import CLAIM, missing, playing, plays, without_cards
from engine.theocratia.rules.draft import colour_bonus, coloured
from engine.theocratia.rules.feasibility import EMPTY, NEVER, Hand, feasibility, hand_of
from engine.theocratia.rules.needs import NEEDS, completing
from engine.theocratia.state import CIVS, State

TARGET_STEPS = {
    moves.WAR: "war",
    moves.EXPAND: "expand",
    moves.FACTORY: "factory",
    moves.BARRACK: "barrack",
    moves.PYRAMID: "site",
}


def open_modes(s: State, acts: tuple[int, ...]) -> list[int]:
    """The modes that die, row and these declared cards leave, possible or not."""
    allowed = list(moves.ACTIONS[s.face])
    if coloured(s) and (s.drawn < SIX or s.face == SIX):
        allowed.append(moves.HOLIDAY)
    return [mode for mode in allowed if all(cards.MODE_OF.get(card) == mode for card in acts)]


def offer_mode(s: State, seat: Seat) -> list[Move]:
    modes = open_modes(s, s.acts)
    offers = [moves.MODE[mode] for mode in modes if _fits(s, mode, s.acts, s.greens, EMPTY)]
    if s.hands[s.active] and not s.discard_only:
        offers += _act_cards(s, modes)
    easy = not s.acts and feasibility(s).able[s.civ] >> s.face & 1
    return offers + cards.claims(s, seat, None if easy else can_choose)


def can_choose(s: State, hand: Hand | None = None) -> bool:
    """Whether some mode can be completed, with further cards from the seat's hand, or this one, if need be."""
    return any(_fits(s, mode, s.acts, s.greens, hand or hand_of(s)) for mode in open_modes(s, s.acts))


def _act_cards(s: State, modes: list[int]) -> list[Move]:
    """T-10.5: each copy must change something, and the mode must remain possible."""
    offers: list[Move] = []
    for card in sorted(set(s.hands[s.active])):
        mode = cards.MODE_OF.get(card)
        if mode not in modes:
            continue
        rest, acts = hand_of(s, card), (*s.acts, card)
        if card == ids.LANTERNS:
            offers += [
                moves.PLAY_LANTERNS[amount]
                for amount in range(1, cat.CARDS[card].amount + 1)
                if _fits(s, mode, acts, s.greens + amount, rest)
            ]
        elif _fits(s, mode, acts, s.greens, rest):
            offers.append(moves.PLAY[card])
    return offers


def choose_mode(s: State, move: Move, log: Log, seat: Seat) -> None:
    if move.verb == "play":
        card = move.args[0]
        cards.discard_for(s, seat, card, log)
        s.acts += (card,)
        if card == ids.LANTERNS:
            s.greens += move.args[1]
        s.todo.append(("mode", seat))
        return
    s.mode = move.args[0]
    _tell_mode(s, seat, log)
    if s.mode != moves.HOLIDAY or s.tint < 0:
        colour_bonus(s, seat, log)
    s.todo.append(("end", seat))
    if s.mode == moves.FIRST:
        next_first.start(s, seat, log)
    elif s.mode == moves.HOLIDAY:
        holiday.start(s, seat, log)
    else:
        s.todo.append((TARGET_STEPS[s.mode], seat))


def _tell_mode(s: State, seat: Seat, log: Log) -> None:
    """Of the First Player action, whether there is a next round to begin, too."""
    mode, civ = moves.MODES[s.mode], cat.CIVS[s.civ]
    if s.mode == moves.FIRST:
        emit(log, mode, seat, civ=civ, later=int(s.round < cat.ROUNDS[s.seats]))
    else:
        emit(log, mode, seat, civ=civ)


# -- whether a mode can be completed


def _fits(s: State, mode: int, acts: tuple[int, ...], greens: int, spare: Hand) -> bool:
    """Whether it can with these cards declared, each of which must change something (T-10.5), and more of `spare`."""
    look, civ, seat = feasibility(s), s.civ, s.active
    cosmo, worship = s.cosmo[seat], 0
    if coloured(s) and (mode != moves.HOLIDAY or s.tint < 0):
        gain, worship = cat.ROW_BONUS[len(s.rows[civ]) - 1]
        cosmo = min(cat.TEMPLE_TOP, cosmo + gain)
    if mode == moves.HOLIDAY:
        crowds = acts.count(ids.JOYFUL_CROWD)
        needed = look.holiday_cards(civ, cosmo, spare, crowds, greens)
        return needed < NEVER and holiday.cards_count(look.size[civ], crowds, greens)
    if not acts:
        return look.cards_needed(mode, civ, cosmo, worship, spare) < NEVER
    if mode == moves.EXPAND:
        return len(acts) == 1 and look.far[civ] <= look.best_tile(civ, cosmo, worship)
    if look.can_claim(civ, cosmo, worship):
        cosmo -= cat.TILE_COST  # a claim makes room for the Cosmo that a card brings
    if mode == moves.FACTORY:
        return look.factory[civ] and upgrade.overtime_counts(len(acts), cosmo)
    if mode == moves.BARRACK:
        return look.barrack[civ] and upgrade.drill_counts(s, civ, len(acts), cosmo)
    space = min(cat.TEMPLE_TOP, s.priests[seat * CIVS + civ] + worship)
    ambushes, triumphs = acts.count(ids.AMBUSH), acts.count(ids.TRIUMPH)
    return any(war.targets(s, seat, civ, ambushes + more, triumphs, space, cosmo) for more in range(spare.ambushes + 1))


def _is_public(s: State, seat: Seat) -> bool:
    """Cards are declared with every mode but the First Player action and the Pyramid."""
    if s.discard_only or not s.hands[seat]:
        return True
    look, civ = feasibility(s), s.civ
    mattering = {
        moves.FIRST: False,
        moves.PYRAMID: False,
        moves.FACTORY: look.factory[civ],
        moves.BARRACK: look.barrack[civ],
    }
    return not any(mattering.get(found, True) for found in open_modes(s, s.acts))


def _facts(s: State, seat: Seat) -> Facts:
    return {"civ": cat.CIVS[s.civ], "face": s.face}


def _candidates(s: State, seat: Seat) -> tuple[Move, ...]:
    return (*moves.MODE, *plays(s, seat), *moves.CLAIM)


def _mode(s: State, move: Move, seat: Seat) -> int:
    """The mode that is chosen, or that a card in hand goes with; -1 for neither."""
    if move.verb == "play":
        return cards.MODE_OF.get(move.args[0], -1) if move.args[0] in s.hands[seat] else -1
    return -1 if move.verb == "claim" else move.args[0]


def _of_this_number(s: State, move: Move, seat: Seat) -> Facts | None:
    other = move.verb in moves.MODES and move.args[0] not in (moves.HOLIDAY, *moves.ACTIONS[s.face])
    return missing(other, face=s.face)


def _of_its_colour(s: State, move: Move, seat: Seat) -> Facts | None:
    return missing(_mode(s, move, seat) == moves.HOLIDAY and not coloured(s), civ=cat.CIVS[s.civ])


def _not_divined(s: State, move: Move, seat: Seat) -> Facts | None:
    return missing(_mode(s, move, seat) == moves.HOLIDAY and s.drawn == SIX and s.face < SIX)


def _goes_with_the_cards(s: State, move: Move, seat: Seat) -> Facts | None:
    mode = _mode(s, move, seat)
    other = next((card for card in s.acts if mode not in (-1, cards.MODE_OF[card])), None)
    return None if other is None else {"card": cat.CARDS[other].id}


def _goes_with_the_number(s: State, card: int) -> bool:
    return cards.MODE_OF.get(card) in (moves.HOLIDAY, *moves.ACTIONS[s.face])


MODE = Decision(
    name="mode",
    rules=("T-6.13", "T-8.1", "T-10.7"),
    moves=offer_mode,
    play=choose_mode,
    public=_is_public,
    open=without_cards(offer_mode),
    facts=_facts,
    candidates=_candidates,
    conditions=completing(
        offer_mode,
        Condition("number", "T-6.13", _of_this_number),
        Condition("colour", "T-8.1", _of_its_colour),
        Condition("divined", "T-6.7", _not_divined),
        Condition("declared", "T-10.7", _goes_with_the_cards),
        *playing(_goes_with_the_number),
        *CLAIM,
        instead=NEEDS,
    ),
)
