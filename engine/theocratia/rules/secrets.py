"""Which decisions hang on hidden cards (T-6.16): what can be chosen there is the mover's secret."""

from __future__ import annotations

from engine.theocratia import moves
from engine.theocratia.feasibility import Hand
from engine.theocratia.rules import cards, choose_action, draft, tokens
from engine.theocratia.rules.survey import feasibility
from engine.theocratia.state import State


def hand_matters(s: State) -> bool:
    """Whether another hand of the same size could offer other moves at the pending decision.

    Judged on public facts alone, so that neither the answer nor a step that runs by itself tells of the hand.
    """
    step, seat, _ = s.todo[-1]
    check = _CHECKS.get(step)
    return check is not None and bool(s.hands[seat]) and check(s)


def can_go_on(s: State, hand: Hand) -> bool:
    """Whether the mover can complete the move begun with this hand; every hand that has more of a card can too."""
    check = _COMPLETE.get(s.todo[-1][0])
    return check is None or check(s, hand)


_COMPLETE = {
    "face": draft.can_turn_with,
    "row": draft.can_place_with,
    "mode": choose_action.can_choose_with,
}


def _always(s: State) -> bool:
    return True


def _die(s: State) -> bool:
    return not s.discard_only


def _row(s: State) -> bool:
    """A recoloured die has one row: cards matter beside the same number, or to a claim that takes Cosmo they spare."""
    look = feasibility(s)
    if s.tint < 0 or look.last[s.tint] == s.face:
        return True
    easy = look.ready[s.tint] >> s.face & 1
    return not (easy or s.discard_only) and bool(cards.claims(s, s.active))


def _mode(s: State) -> bool:
    """Cards are declared with every mode but the First Player action and the Pyramid."""
    if s.discard_only:
        return False
    look, civ = feasibility(s), s.civ
    mattering = {
        moves.FIRST: False,
        moves.PYRAMID: False,
        moves.FACTORY: look.factory[civ],
        moves.BARRACK: look.barrack[civ],
    }
    return any(mattering.get(found, True) for found in choose_action.open_modes(s, s.acts))


_CHECKS = {
    "die": _die,
    "face": _always,
    "row": _row,
    "mode": _mode,
    "token_house": tokens.settlers_may_reach,
    "end": _always,
}
