"""Sentences about a view, from which alt texts and the state in words are made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, zip_longest

from engine.game import Fact, Score
from engine.theocratia import catalogue as cat
from engine.theocratia.view import CivView, Die, HexView, SeatView, TheocratiaView, TurnView
from render.describer import Describer
from render.picture import Verbatim

Describe = Describer[TheocratiaView]


# -- the table


def table(describe: Describe) -> list[str]:
    """Round, dice, cards and what is decided."""
    view = describe.view
    return [
        describe("game", seats=view.seats, options=describe.options()),
        *moment(describe),
        *describe.rules(),
        describe("order", players=describe.names(view.order)),
        *describe.some("next", describe.names(() if view.next_first is None else (view.next_first,))),
        *action_table(describe),
        *market(describe),
    ]


def moment(describe: Describe) -> list[str]:
    """The round, the pending decision or how the game ended, and the turn under way."""
    view = describe.view
    numbers: dict[str, Fact] = {"round": view.round, "rounds": view.rounds, "turn": view.turn, "turns": view.turns}
    turn = [_turn(describe, view.last)] if view.last else []
    return [describe("round", phase=Verbatim(view.phase), **numbers), describe.moment(), *turn]


def _turn(describe: Describe, turn: TurnView) -> str:
    """The die in use and everything decided about it so far."""
    paid = describe.row("paid", ({"colour": colour, "count": amount} for colour, amount in turn.paid))
    parts = [
        describe("took-idle" if turn.idle else "took", player=describe.name(turn.seat), die=_die(turn.die)),
        *([describe("tint", civ=turn.tint)] if turn.tint else []),
        *([describe("twists", count=turn.twists)] if turn.twists else []),
        *([describe("face", face=turn.face)] if turn.face else []),
        *([describe("on-row", civ=turn.civ)] if turn.civ else []),
        *([describe("mode", mode=turn.mode)] if turn.mode else []),
        *describe.some("with-cards", turn.cards),
        *([describe("greens", count=turn.greens)] if turn.greens else []),
        *describe.some("paying", paid),
    ]
    return describe("turn", parts=Verbatim(", ".join(parts)))


def action_table(describe: Describe) -> list[str]:
    """What lies there to be taken."""
    dice = describe.view.lying
    return describe.some("dice", tuple(map(_die, dice)), count=len(dice))


def market(describe: Describe) -> list[str]:
    """The bonuses, and the tokens and cards that everybody may get."""
    view = describe.view
    end = [describe("end_bonus", civ=view.bonus_civ)] if view.bonus_civ else []
    holder = () if view.bonus_holder is None else (view.bonus_holder,)
    return [
        *describe.some("bonuses", view.bonuses[: view.rounds]),
        *describe.some("unused", view.bonuses[view.rounds :]),
        *end,
        *describe.some("holder", describe.names(holder)),
        *describe.some("tokens", view.tokens),
        describe("deck", deck=view.deck),
        *describe.some("discard", view.discard),
    ]


def _die(die: Die) -> str:
    return f"{die[0]}_{die[1]}"


def moves(describe: Describe) -> list[str]:
    """What can be done."""
    return describe.moves(tuple(_spoken(*move.split())) for move in describe.view.moves or ())


def _spoken(verb: str, *words: str) -> Iterator[str]:
    """The words of a move by the names of things; a die is one word."""
    yield verb
    if verb in ("die", "idle"):
        yield "_".join(words)
        return
    for word in words:
        yield f"token_{word}" if verb == "token" else "level" if word == "tile" else word


# -- players and Civs


def player(describe: Describe, seat: int) -> list[str]:
    own, score = describe.view.players[seat], describe.view.scores[seat]
    return [
        describe("plays", **describe.who(seat), colour=own.colour),
        *([_score(describe, seat)] if describe.scored(seat) else []),
        _stand(describe, seat),
        *describe.some("left-out", describe.stock(score.left_out), **describe.who(seat)),
        *_has(describe, seat),
        *describe.still("unlocked", tuple(map(Verbatim, own.unlocked)), **describe.who(seat)),
        *describe.some("locked", tuple(map(Verbatim, own.locked)), **describe.who(seat)),
        *describe.some("used", own.tokens, **describe.who(seat)),
        *describe.some("losses", own.losses, **describe.who(seat)),
        *describe.some("ties", _ties(describe, score), **describe.who(seat)),
    ]


def _stand(describe: Describe, seat: int) -> str:
    """How far the Priests are."""
    own = describe.view.players[seat]
    return describe("priests", **describe.who(seat), priests=_priests(describe, own), ignored=own.ignored)


def _has(describe: Describe, seat: int) -> list[str]:
    """What can be spent, and what there is too much of."""
    own = describe.view.players[seat]
    return [
        describe("tracks", **describe.who(seat), cosmo=own.cosmo, malus=own.malus, points=own.malus_points),
        describe("holds", **describe.who(seat), things=_held(describe, own)),
    ]


def _score(describe: Describe, seat: int) -> str:
    score = describe.view.scores[seat]
    lines = describe.stock(score.lines)
    return describe(
        "score", **describe.who(seat), total=score.total, time=describe.time(), lines=lines, sources=len(lines)
    )


def _ties(describe: Describe, score: Score) -> tuple[Verbatim, ...]:
    """T-14.6: all of it in its order, for what there is none of decides as well."""
    return describe.row("count", ({"thing": kind, "count": abs(count)} for kind, count in score.tiebreakers))


def _held(describe: Describe, own: SeatView) -> tuple[Verbatim, ...]:
    """The number of cards, and tiles if there are any."""
    things = [describe("power-cards", count=own.cards)]
    if own.start_tile:
        things.append(describe("start-tile"))
    if own.level_tiles:
        things.append(describe("level-tiles", count=own.level_tiles))
    return tuple(map(Verbatim, things))


def _priests(describe: Describe, own: SeatView) -> tuple[str, ...]:
    rows = zip(cat.CIVS, own.priests, own.multipliers, strict=True)
    return describe.row("priest", ({"civ": civ, "space": space, "factor": factor} for civ, space, factor in rows))


def civ(describe: Describe, one: CivView) -> list[str]:
    crystals = describe.row("paid", ({"colour": colour, "count": count} for colour, count in one.crystals))
    return [
        _size(describe, one),
        describe("page", civ=one.id, spaces=one.spaces, crystals=one.page_crystals, warriors=one.page_warriors),
        *describe.some("crystals", crystals, civ=one.id),
        describe("warriors", civ=one.id, supply=one.supply, available=one.available),
        *describe.still("pieces", describe.stock(one.pieces), civ=one.id),
        *row(describe, one),
    ]


def _size(describe: Describe, one: CivView) -> str:
    return describe("civ", civ=one.id, size=one.size, number=one.number, areas=one.areas)


def row(describe: Describe, one: CivView) -> list[str]:
    """The dice of a Civ, and its development."""
    placed = tuple(_placed(describe, die.die, die.seat) for die in one.row)
    develops = [describe("development", civ=one.id, card=one.development)] if describe.view.develops else []
    return [*describe.some("row", placed, civ=one.id), *develops]


def _placed(describe: Describe, die: Die, seat: int | None) -> Verbatim:
    if seat is None:
        return Verbatim(describe("preplaced", die=_die(die)))
    return Verbatim(describe("placed", die=_die(die), player=describe.name(seat)))


def hand(describe: Describe) -> list[str]:
    return describe.some("hand", describe.view.hand or ()) or [describe("hand-empty")]


def things(describe: Describe) -> list[str]:
    """What the bonus cards, developments and tokens of this game do."""
    view = describe.view
    ids = (*view.bonuses[: view.rounds], "end_round_bonus", *(one.development for one in view.civs), *view.tokens)
    return [describe("thing", thing=id_, about=f"about-{id_}") for id_ in dict.fromkeys(ids)]


# -- the map


def hex_(describe: Describe, one: HexView) -> str:
    parts = [describe("hex", hex=Verbatim(one.name), ground=Verbatim(_ground(describe, one)))]
    if one.tile:
        parts.append(describe("under", tile=one.tile))
    if one.printed and one.printed != one.ground:
        parts.append(describe("printed", ground=one.printed))
    if one.owner is not None:
        parts.append(describe("owner", player=describe.name(one.owner)))
    if one.ground and one.kind and one.civ:
        parts.append(describe("built-on", civ=one.civ, kind=one.kind))
    if one.crystal:
        parts.append(describe("crystal", crystal=one.crystal))
    if one.monster:
        parts.append(describe("monster"))
    if one.touched:
        parts.append(describe("touched"))
    return describe("place", parts=Verbatim(", ".join(parts)))


def _ground(describe: Describe, one: HexView) -> str:
    """The ground, or what is printed in its place."""
    return describe("name", thing=one.ground) if one.ground else _standing(describe, one)


def _standing(describe: Describe, one: HexView) -> str:
    return describe("building", civ=one.civ, kind=one.kind) if one.civ else describe("name", thing=one.kind)


def rows(describe: Describe) -> list[str]:
    """The map from the top, a section for each row."""
    grouped = groupby(describe.view.hexes, key=lambda one: one.name[0])
    return [
        describe.section("row", (hex_(describe, one) for one in some), row=Verbatim(name)) for name, some in grouped
    ]


# -- whole texts


def table_picture(describe: Describe, seat: int, choices: Sequence[str]) -> list[str]:
    """What a glance says, what can be chosen and what changed; then this player, the others in short, the Civs."""
    view = describe.view
    changed = tuple(Verbatim(one.name) for one in view.hexes if one.touched)
    return [
        *_glance(describe),
        *describe.some("choices", tuple(map(Verbatim, choices))),
        *describe.some("changed", changed),
        *(hand(describe) if view.hand is not None else ()),
        _stand(describe, seat),
        *_has(describe, seat),
        *(_other(describe, other) for other in view.order if other != seat),
        *([_score(describe, seat)] if describe.scored(seat) else []),
        *describe.still("unlocked", tuple(map(Verbatim, view.players[seat].unlocked)), **describe.who(seat)),
        *(line for one in view.civs for line in row(describe, one)[:1]),
        *(_size(describe, one) for one in view.civs),
    ]


def _glance(describe: Describe) -> list[str]:
    """The dice that lie on the table, unless the game has not begun or is over; who decides what."""
    view, (round_, decision, *turn) = describe.view, moment(describe)
    faces = {civ: ", ".join(str(face) for hue, face in sorted(view.lying) if hue == civ) for civ in cat.CIVS}
    rows = describe.row("lying-civ", ({"civ": civ, "faces": Verbatim(some)} for civ, some in faces.items() if some))
    lying = (
        [describe("lying", count=len(view.lying), dice=Verbatim("; ".join(rows)))] if rows and not view.result else []
    )
    return [*lying, decision, round_, *turn]


def _other(describe: Describe, seat: int) -> str:
    own = describe.view.players[seat]
    total = describe.view.scores[seat].total
    return describe("other", **describe.who(seat), points=total, cosmo=own.cosmo, cards=own.cards)


def temples_picture(describe: Describe) -> list[str]:
    """The players, interleaved so that what matters most of each comes first."""
    players = [player(describe, seat) for seat in range(describe.view.seats)]
    ranks = zip_longest(*(sentences[1:] for sentences in players), fillvalue="")
    return [describe("temples-picture"), *(sentence for rank in ranks for sentence in rank if sentence)]


def dice_picture(describe: Describe) -> list[str]:
    rows = (line for one in describe.view.civs for line in row(describe, one))
    return [describe("dice-picture"), *moment(describe), *action_table(describe), *rows, *market(describe)]


def map_picture(describe: Describe) -> list[str]:
    """Buildings and monsters first, then the Civs."""
    told = [one for one in describe.view.hexes if one.ground and (one.kind or one.monster or one.touched)]
    told.sort(key=lambda one: (not one.touched, not one.kind))
    ranks = zip(*(civ(describe, one)[:2] for one in describe.view.civs), strict=True)
    civs = (sentence for rank in ranks for sentence in rank)
    return [describe("map-picture"), *(hex_(describe, one) for one in told), *civs]


def hand_picture(describe: Describe) -> list[str]:
    """The cards, then what each of them does."""
    held = describe.view.effects.items()
    return [*hand(describe), *(describe("thing", thing=cards, about=f"about-{effect}") for effect, cards in held)]


def state_text(describe: Describe) -> list[str]:
    """The table, what can be done, the players, the Civs, the map, what things do; the viewer's own hand last."""
    view = describe.view
    sections = [describe.table_section(table(describe))]
    if view.moves and view.prompt:
        sections.append(describe.moves_section(view.prompt, moves(describe)))
    sections += [
        describe.section("player", player(describe, seat), player=describe.name(seat)) for seat in range(view.seats)
    ]
    sections += [describe.section("civ", civ(describe, one), civ=one.id) for one in view.civs]
    sections += [*rows(describe), describe.section("things", things(describe))]
    return sections if view.hand is None else [*sections, describe.section("hand", hand(describe))]
