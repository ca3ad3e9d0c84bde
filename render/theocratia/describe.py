"""What the pictures show, in sentences: the source of alt texts and of the state in words."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from engine.game import Fact
from engine.theocratia import catalogue as cat
from engine.theocratia.view import CivView, Die, HexView, SeatView, TheocratiaView, TurnView
from render.picture import Verbatim
from render.telling import Telling, alt

Tell = Telling[TheocratiaView]
Facts = Iterable[dict[str, Fact]]


# -- the table


def table(tell: Tell) -> list[str]:
    """Round, dice, cards and what is decided."""
    view = tell.view
    return [
        *moment(tell),
        tell("order", players=tell.names(view.order), next=_nobody(tell, view.next_first)),
        tell("dice", dice=_dice(tell, view.table)),
        tell("bonuses", bonuses=view.bonuses),
        tell("end_bonus", civ=view.bonus_civ or "words-none", holder=_nobody(tell, view.bonus_holder)),
        tell("tokens", tokens=tell.list(view.tokens)),
        tell("cards", deck=view.deck, discard=tell.list(view.discard)),
    ]


def moment(tell: Tell) -> list[str]:
    """The pending decision, or how the game ended; and the turn under way."""
    view, prompt = tell.view, tell.view.prompt
    rows: Facts = ({"option": f"option-{key}", "value": f"option-{key}-{value}"} for key, value in view.options)
    facts: dict[str, Fact] = {
        "round": view.round,
        "rounds": view.rounds,
        "turn": view.turn,
        "turns": view.turns,
        "phase": Verbatim(view.phase),
    }
    sentences = [tell("game", seats=view.seats, options=tell.row("option", rows)), tell("round", **facts)]
    if prompt is None:
        sentences.append(_result(tell))
    else:
        ask = Verbatim(tell.say(f"theocratia-ask-{prompt.kind}", **dict(prompt.data)))
        sentences.append(
            tell("to_move", player=tell.name(prompt.seat), ask=ask, rules=tuple(map(Verbatim, prompt.rules)))
        )
    if view.last:
        sentences.append(_turn(tell, view.last))
    if view.moves:
        sentences.append(tell("moves", moves=tuple(map(Verbatim, view.moves))))
    return sentences


def _result(tell: Tell) -> str:
    result = tell.view.result
    ranks = result.ranks if result and result.ranks else ()
    rows = tell.row("rank", ({"player": tell.name(s), "rank": rank} for s, rank in enumerate(ranks)))
    reason = tell.say(f"theocratia-end-{result.reason}") if result else tell("none")
    return tell("result", reason=Verbatim(reason), ranks=rows)


def _turn(tell: Tell, turn: TurnView) -> str:
    face = "none" if turn.face is None else str(turn.face)
    return tell(
        "turn",
        player=tell.name(turn.seat),
        die=_die(turn.die),
        tint=turn.tint or "words-none",
        twists=turn.twists,
        face=Verbatim(face),
        civ=turn.civ or "words-none",
        mode=turn.mode or "words-none",
        cards=tell.list(turn.cards),
        greens=turn.greens,
        paid=tell.row("paid", ({"colour": colour, "count": amount} for colour, amount in turn.paid)),
        idle="words-yes" if turn.idle else "words-no",
    )


def _nobody(tell: Tell, seat: int | None) -> Verbatim:
    return Verbatim(tell("none")) if seat is None else tell.name(seat)


def _die(die: Die) -> str:
    return f"{die[0]}_{die[1]}"


def _dice(tell: Tell, dice: Iterable[Die]) -> tuple[str, ...]:
    return tell.list(_die(die) for die in dice)


# -- players and Civs


def player(tell: Tell, seat: int) -> list[str]:
    own, name, score = tell.view.players[seat], tell.name(seat), tell.view.scores[seat]
    lines = tell.row("line", ({"source": source, "points": points} for source, points in (*score.lines, *score.ties)))
    return [
        tell("player", player=name, colour=own.colour, total=score.total, lines=lines),
        tell("priests", player=name, priests=_priests(tell, own), ignored=own.ignored),
        tell("tracks", player=name, cosmo=own.cosmo, malus=own.malus, points=own.malus_points),
        tell("holds", player=name, cards=own.cards, start=int(own.start_tile), tiles=own.level_tiles),
        tell("levels", player=name, unlocked=_numbers(tell, own.unlocked), locked=_numbers(tell, own.locked)),
        tell("used", player=name, tokens=tell.list(own.tokens), losses=tell.list(own.losses)),
    ]


def _priests(tell: Tell, own: SeatView) -> tuple[str, ...]:
    rows = zip(cat.CIVS, own.priests, own.multipliers, strict=True)
    return tell.row("priest", ({"civ": civ, "space": space, "factor": factor} for civ, space, factor in rows))


def _numbers(tell: Tell, numbers: Iterable[int]) -> tuple[str, ...]:
    return tell.list(Verbatim(number) for number in numbers)


def civ(tell: Tell, one: CivView) -> list[str]:
    row: Facts = ({"die": _die(placed.die), "player": _nobody(tell, placed.seat)} for placed in one.row)
    return [
        tell("civ", civ=one.id, size=one.size, number=one.number, areas=one.areas),
        tell("page", civ=one.id, spaces=one.spaces, crystals=one.page_crystals, warriors=one.page_warriors),
        tell("area", civ=one.id, crystals=tell.row("paid", ({"colour": c, "count": n} for c, n in one.crystals))),
        tell("warriors", civ=one.id, supply=one.supply, available=one.available),
        tell("pieces", civ=one.id, pieces=tell.stock(one.pieces)),
        tell("row", civ=one.id, dice=tell.row("placed", row)),
        tell("development", civ=one.id, card=one.development),
    ]


def hand(tell: Tell) -> list[str]:
    return [tell("hand", cards=tell.list(tell.view.hand or ()))]


# -- the map


def hex_(tell: Tell, one: HexView) -> str:
    parts = [tell("hex", hex=Verbatim(one.name), ground=one.ground or one.kind or "words-none")]
    if one.tile:
        parts.append(tell("converted", tile=one.tile, printed=one.printed or "words-none"))
    if one.owner is not None:
        parts.append(tell("owner", player=tell.name(one.owner)))
    if one.civ and one.kind:
        parts.append(tell("building", civ=one.civ, kind=one.kind))
    if one.crystal:
        parts.append(tell("crystal", crystal=one.crystal))
    if one.monster:
        parts.append(tell("monster"))
    if one.touched:
        parts.append(tell("touched"))
    return ", ".join(parts)


def rows(tell: Tell) -> list[str]:
    """The map from the top, a paragraph for each row."""
    grouped = groupby(tell.view.hexes, key=lambda one: one.name[0])
    return [
        tell("map-row", row=Verbatim(name), hexes=Verbatim("; ".join(hex_(tell, one) for one in some)))
        for name, some in grouped
    ]


# -- whole texts


def temples_alt(tell: Tell) -> str:
    seats = range(tell.view.seats)
    sentences = zip(*(player(tell, seat) for seat in seats), strict=True)
    return alt([tell("temples-picture"), *(sentence for row in sentences for sentence in row)])


def dice_alt(tell: Tell) -> str:
    lines = [sentence for one in tell.view.civs for sentence in civ(tell, one)[-2:]]
    return alt([tell("dice-picture"), *moment(tell)[1:3], *table(tell)[-6:], *lines])


def map_alt(tell: Tell) -> str:
    """Buildings and monsters first, then the Civs."""
    standing = [hex_(tell, one) for one in tell.view.hexes if one.civ or one.monster or one.touched]
    civs = [sentence for one in tell.view.civs for sentence in civ(tell, one)[:4]]
    return alt([tell("map-picture"), *(f"{words}." for words in standing), *civs])


def hand_alt(tell: Tell) -> str:
    effects = (tell.say(f"theocratia-about-{card}") for card in dict.fromkeys(tell.view.hand or ()))
    return alt([*hand(tell), *effects])


def words(tell: Tell) -> list[str]:
    """The table, the players, the Civs, the map; the own hand last."""
    players = (player(tell, seat) for seat in range(tell.view.seats))
    civs = (civ(tell, one) for one in tell.view.civs)
    paragraphs = [" ".join(sentences) for sentences in (table(tell), *players, *civs)]
    own = [] if tell.view.hand is None else hand(tell)
    return [*paragraphs, *rows(tell), *own]
