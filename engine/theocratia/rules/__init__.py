"""The rules, chapter by chapter, as the kernel drives them."""

from engine.kernel.driver import Rules
from engine.theocratia.rules import (
    choose_action,
    development,
    drafting,
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
from engine.theocratia.rules.cards import play_beside
from engine.theocratia.state import State

RULES: Rules[State] = Rules(
    setup.CHOOSING,
    *rounds.STEPS,
    drafting.DIE,
    drafting.FACE,
    drafting.ROW,
    drafting.IDLE_ROW,
    choose_action.MODE,
    next_first.TAKING,
    war.WAR,
    expand.EXPAND,
    upgrade.FACTORY,
    upgrade.BARRACK,
    pyramid.SITE,
    pyramid.CLEARING,
    *tokens.DECISIONS,
    holiday.PAYING,
    rounds.ENDING,
    rounds.BONUS_EXPAND,
    development.DEVELOPING,
    development.NEUTRAL_HEX,
    development.NEUTRAL_HOUSE,
    development.NEUTRAL_KIND,
    endgame.PYRAMID_WORSHIP,
    take_single=True,
    beside=play_beside,
)
