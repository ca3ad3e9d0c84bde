"""The rules as a stack of pending steps: each is carried out by itself or waits for a decision of one seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.game import Move
from engine.theocratia.log import Log
from engine.theocratia.rules import (
    cards,
    choose_action,
    development,
    draft,
    endgame,
    expand,
    holiday,
    next_first,
    pyramid,
    rounds,
    setup,
    tokens,
    upgrade,
    war,
)
from engine.theocratia.rules.secrets import hand_matters
from engine.theocratia.rules.setup import set_up
from engine.theocratia.state import State

__all__ = ["DECISIONS", "advance", "apply", "hand_matters", "set_up"]


@dataclass(frozen=True, slots=True)
class Decision:
    """One kind of decision: what can be chosen, what a choice does, and the rules that say so."""

    offer: Callable[[State], list[Move]]
    take: Callable[[State, int, int, Move, Log], None]
    numbers: tuple[str, ...]


DECISIONS = {
    "civ": Decision(setup.offer_civ, setup.choose_civ, ("T-4.8", "T-4.9")),
    "die": Decision(draft.offer_die, draft.take_die, ("T-6.3", "T-6.2", "T-6.4")),
    "face": Decision(draft.offer_face, draft.set_face, ("T-6.6", "T-6.7", "T-6.5")),
    "row": Decision(draft.offer_row, draft.place, ("T-6.8", "T-6.9")),
    "idle_row": Decision(draft.offer_idle_row, draft.place_idle, ("T-6.11",)),
    "mode": Decision(choose_action.offer_mode, choose_action.choose_mode, ("T-6.13", "T-8.1", "T-10.7")),
    "take": Decision(next_first.offer_take, next_first.take, ("T-7.1",)),
    "war": Decision(war.offer_war, war.attack, ("T-7.3", "T-7.7")),
    "expand": Decision(expand.offer_expand, expand.expand, ("T-7.9", "T-9.4")),
    "factory": Decision(upgrade.offer_factory, upgrade.build_factory, ("T-7.11", "T-7.12")),
    "barrack": Decision(upgrade.offer_barrack, upgrade.build_barrack, ("T-7.13", "T-7.14")),
    "site": Decision(pyramid.offer_site, pyramid.choose_site, ("T-7.15",)),
    "clear": Decision(pyramid.offer_clear, pyramid.erect, ("T-7.15", "T-7.16")),
    "token": Decision(tokens.offer_token, tokens.choose_token, ("T-11.1", "T-11.2")),
    "token_worship": Decision(tokens.offer_worship, tokens.bless, ("T-11.6",)),
    "token_house": Decision(tokens.offer_house, tokens.build_house, ("T-11.7", "T-11.2")),
    "token_factory": Decision(tokens.offer_factory, tokens.build_factory, ("T-11.8", "T-11.2")),
    "token_new_factory": Decision(tokens.offer_new_factory, tokens.new_factory, ("T-11.9", "T-11.2")),
    "token_barrack": Decision(tokens.offer_barrack, tokens.build_barrack, ("T-11.8", "T-11.2")),
    "token_new_barrack": Decision(tokens.offer_new_barrack, tokens.new_barrack, ("T-11.9", "T-11.2")),
    "pay": Decision(holiday.offer_pay, holiday.pay, ("T-8.3", "T-8.4")),
    "end": Decision(rounds.offer_end, rounds.end_turn, ("T-6.15", "T-10.4")),
    "bonus_expand": Decision(rounds.offer_bonus_expand, rounds.bonus_expand, ("T-13.1",)),
    "neutral_hex": Decision(development.offer_hex, development.settle, ("T-13.4",)),
    "neutral_house": Decision(development.offer_house, development.choose_house, ("T-13.5",)),
    "neutral_kind": Decision(development.offer_kind, development.raise_house, ("T-13.6",)),
    "pyramid_worship": Decision(endgame.offer_worship, endgame.bless, ("T-14.2",)),
}
RUNS: dict[str, Callable[[State, int, int, Log], None]] = {
    "round": rounds.begin_round,
    "first_die": rounds.first_die,
    "second_die": rounds.second_die,
    "bonus_die": rounds.bonus_die,
    "turn": rounds.next_turn,
    "develop": rounds.develop,
    "slide": rounds.slide,
}


def advance(s: State, log: Log) -> None:
    """Run on to the next decision: what happens by itself, and choices everybody can see are none (T-6.16)."""
    while s.todo:
        step, seat, arg = s.todo[-1]
        decision = DECISIONS.get(step)
        if decision is None:
            s.todo.pop()
            RUNS[step](s, seat, arg, log)
            continue
        s.offers = decision.offer(s)
        if len(s.offers) > 1 or hand_matters(s):
            return
        _carry_out(s, s.offers[0], log)
    s.offers = []


def apply(s: State, move: Move, log: Log) -> None:
    _carry_out(s, move, log)
    advance(s, log)


def _carry_out(s: State, move: Move, log: Log) -> None:
    step, seat, arg = s.todo[-1]
    if cards.play_beside(s, seat, move, log):
        return
    s.todo.pop()
    DECISIONS[step].take(s, seat, arg, move, log)
