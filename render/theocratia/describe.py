"""What the pictures show, in sentences: the source of alt texts and of the state in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, zip_longest

from engine.game import Fact
from engine.theocratia import catalogue as cat
from engine.theocratia.view import CivView, Die, HexView, SeatView, TheocratiaView, TurnView
from render.picture import Verbatim
from render.telling import Telling

Tell = Telling[TheocratiaView]


# -- the table


def table(tell: Tell) -> list[str]:
    """Round, dice, cards and what is decided."""
    view = tell.view
    options = tell.row(
        "option", ({"option": f"option-{key}", "value": f"option-{key}-{value}"} for key, value in view.options)
    )
    return [
        tell("game", seats=view.seats, options=Verbatim("; ".join(options))),
        *moment(tell),
        *tell.rules(),
        tell("order", players=tell.names(view.order)),
        *tell.some("next", tell.names(() if view.next_first is None else (view.next_first,))),
        *action_table(tell),
        *market(tell),
    ]


def moment(tell: Tell) -> list[str]:
    """The round, the pending decision or how the game ended, and the turn under way."""
    view, prompt = tell.view, tell.view.prompt
    numbers: dict[str, Fact] = {"round": view.round, "rounds": view.rounds, "turn": view.turn, "turns": view.turns}
    sentences = [tell("round", phase=Verbatim(view.phase), **numbers)]
    if prompt is None:
        sentences.append(_result(tell))
    else:
        sentences.append(tell.asked(prompt))
    return [*sentences, *([_turn(tell, view.last)] if view.last else [])]


def _result(tell: Tell) -> str:
    result = tell.view.result
    if result is None or result.ranks is None:
        return tell("ended")
    return tell("result", reason=Verbatim(tell.say(f"theocratia-end-{result.reason}")), ranks=tell.places())


def _turn(tell: Tell, turn: TurnView) -> str:
    """The die in use and what has been settled of it; what has not been or is not so is left out."""
    paid = tell.row("paid", ({"colour": colour, "count": amount} for colour, amount in turn.paid))
    parts = [
        tell("took-idle" if turn.idle else "took", player=tell.name(turn.seat), die=_die(turn.die)),
        *([tell("tint", civ=turn.tint)] if turn.tint else []),
        *([tell("twists", count=turn.twists)] if turn.twists else []),
        *([tell("face", face=turn.face)] if turn.face else []),
        *([tell("on-row", civ=turn.civ)] if turn.civ else []),
        *([tell("mode", mode=turn.mode)] if turn.mode else []),
        *tell.some("with-cards", turn.cards),
        *([tell("greens", count=turn.greens)] if turn.greens else []),
        *tell.some("paying", paid),
    ]
    return tell("turn", parts=Verbatim(", ".join(parts)))


def action_table(tell: Tell) -> list[str]:
    return tell.some("dice", tuple(_die(die) for die in tell.view.table), count=len(tell.view.table))


def market(tell: Tell) -> list[str]:
    """The bonuses, and the tokens and cards that everybody may get."""
    view = tell.view
    end = [tell("end_bonus", civ=view.bonus_civ)] if view.bonus_civ else []
    holder = () if view.bonus_holder is None else (view.bonus_holder,)
    return [
        *tell.some("bonuses", view.bonuses),
        *end,
        *tell.some("holder", tell.names(holder)),
        *tell.some("tokens", view.tokens),
        tell("deck", deck=view.deck),
        *tell.some("discard", view.discard),
    ]


def _die(die: Die) -> str:
    return f"{die[0]}_{die[1]}"


def moves(tell: Tell) -> list[str]:
    """What can be done."""
    return tell.moves(tuple(_spoken(*move.split())) for move in tell.view.moves or ())


def _spoken(verb: str, *words: str) -> Iterator[str]:
    """The words of a move by the names of what they stand for; a die is one word."""
    yield verb
    if verb in ("die", "idle"):
        yield "_".join(words)
        return
    for word in words:
        yield f"token_{word}" if verb == "token" else "level" if word == "tile" else word


# -- players and Civs


def player(tell: Tell, seat: int) -> list[str]:
    own, score = tell.view.players[seat], tell.view.scores[seat]
    lines = tell.stock(score.lines)
    return [
        tell("plays", **tell.who(seat), colour=own.colour),
        tell("score", **tell.who(seat), total=score.total, time=tell.time(), lines=lines, sources=len(lines)),
        tell("priests", **tell.who(seat), priests=_priests(tell, own), ignored=own.ignored),
        tell("tracks", **tell.who(seat), cosmo=own.cosmo, malus=own.malus, points=own.malus_points),
        tell("holds", **tell.who(seat), things=_held(tell, own)),
        *tell.some("unlocked", _numbers(own.unlocked), **tell.who(seat)),
        *tell.some("locked", _numbers(own.locked), **tell.who(seat)),
        *tell.some("used", own.tokens, **tell.who(seat)),
        *tell.some("losses", own.losses, **tell.who(seat)),
        *tell.some("ties", tell.stock(score.ties), **tell.who(seat)),
    ]


def _held(tell: Tell, own: SeatView) -> tuple[Verbatim, ...]:
    """Cards in any case, tiles where there are any."""
    things = [tell("power-cards", count=own.cards)]
    if own.start_tile:
        things.append(tell("start-tile"))
    if own.level_tiles:
        things.append(tell("level-tiles", count=own.level_tiles))
    return tuple(map(Verbatim, things))


def _priests(tell: Tell, own: SeatView) -> tuple[str, ...]:
    rows = zip(cat.CIVS, own.priests, own.multipliers, strict=True)
    return tell.row("priest", ({"civ": civ, "space": space, "factor": factor} for civ, space, factor in rows))


def _numbers(numbers: Iterable[int]) -> tuple[Verbatim, ...]:
    return tuple(Verbatim(number) for number in numbers)


def civ(tell: Tell, one: CivView) -> list[str]:
    crystals = tell.row("paid", ({"colour": colour, "count": count} for colour, count in one.crystals))
    return [
        tell("civ", civ=one.id, size=one.size, number=one.number, areas=one.areas),
        tell("page", civ=one.id, spaces=one.spaces, crystals=one.page_crystals, warriors=one.page_warriors),
        *tell.some("crystals", crystals, civ=one.id),
        tell("warriors", civ=one.id, supply=one.supply, available=one.available),
        *tell.some("pieces", tell.stock(one.pieces), civ=one.id),
        *row(tell, one),
    ]


def row(tell: Tell, one: CivView) -> list[str]:
    """The dice of a Civ, and what it does of its own accord."""
    placed = tuple(_placed(tell, die.die, die.seat) for die in one.row)
    return [*tell.some("row", placed, civ=one.id), tell("development", civ=one.id, card=one.development)]


def _placed(tell: Tell, die: Die, seat: int | None) -> Verbatim:
    if seat is None:
        return Verbatim(tell("preplaced", die=_die(die)))
    return Verbatim(tell("placed", die=_die(die), player=tell.name(seat)))


def hand(tell: Tell) -> list[str]:
    return tell.some("hand", tell.view.hand or ()) or [tell("hand-empty")]


def things(tell: Tell) -> list[str]:
    """What the bonus cards, developments and tokens in the game do."""
    view = tell.view
    ids = (*view.bonuses, "end_round_bonus", *(one.development for one in view.civs), *view.tokens)
    return [tell("thing", thing=id_, about=f"about-{id_}") for id_ in dict.fromkeys(ids)]


# -- the map


def hex_(tell: Tell, one: HexView) -> str:
    parts = [tell("hex", hex=Verbatim(one.name), ground=Verbatim(_ground(tell, one)))]
    if one.tile:
        parts.append(tell("under", tile=one.tile))
    if one.printed and one.printed != one.ground:
        parts.append(tell("printed", ground=one.printed))
    if one.owner is not None:
        parts.append(tell("owner", player=tell.name(one.owner)))
    if one.ground and one.kind and one.civ:
        parts.append(tell("built-on", civ=one.civ, kind=one.kind))
    if one.crystal:
        parts.append(tell("crystal", crystal=one.crystal))
    if one.monster:
        parts.append(tell("monster"))
    if one.touched:
        parts.append(tell("touched"))
    return tell("place", parts=Verbatim(", ".join(parts)))


def _ground(tell: Tell, one: HexView) -> str:
    """What is printed instead of a ground stands there for good."""
    return tell("name", thing=one.ground) if one.ground else _standing(tell, one)


def _standing(tell: Tell, one: HexView) -> str:
    return tell("building", civ=one.civ, kind=one.kind) if one.civ else tell("name", thing=one.kind)


def rows(tell: Tell) -> list[str]:
    """The map from the top, a section for each row."""
    grouped = groupby(tell.view.hexes, key=lambda one: one.name[0])
    return [tell.section("row", (hex_(tell, one) for one in some), row=Verbatim(name)) for name, some in grouped]


# -- whole texts


def temples_picture(tell: Tell) -> list[str]:
    """Of all players what matters most, then the rest."""
    players = [player(tell, seat) for seat in range(tell.view.seats)]
    ranks = zip_longest(*(sentences[1:] for sentences in players), fillvalue="")
    return [tell("temples-picture"), *(sentence for rank in ranks for sentence in rank if sentence)]


def dice_picture(tell: Tell) -> list[str]:
    rows = (line for one in tell.view.civs for line in row(tell, one))
    return [tell("dice-picture"), *moment(tell), *action_table(tell), *rows, *market(tell)]


def map_picture(tell: Tell) -> list[str]:
    """Buildings and monsters first, then the Civs."""
    told = [one for one in tell.view.hexes if one.ground and (one.kind or one.monster or one.touched)]
    told.sort(key=lambda one: (not one.touched, not one.kind))
    ranks = zip(*(civ(tell, one)[:2] for one in tell.view.civs), strict=True)
    civs = (sentence for rank in ranks for sentence in rank)
    return [tell("map-picture"), *(hex_(tell, one) for one in told), *civs]


def hand_picture(tell: Tell) -> list[str]:
    """The cards, then what each of them does."""
    held = dict.fromkeys(tell.view.hand or ())
    return [*hand(tell), *(tell("thing", thing=card, about=f"about-{card}") for card in held)]


def words(tell: Tell) -> list[str]:
    """The table, what can be done, the players, the Civs, the map, what things do; the own hand last."""
    view = tell.view
    sections = [tell.section("table", table(tell))]
    if view.moves and view.prompt:
        sections.append(tell.section("moves", moves(tell), player=tell.name(view.prompt.seat)))
    sections += [tell.section("player", player(tell, seat), player=tell.name(seat)) for seat in range(view.seats)]
    sections += [tell.section("civ", civ(tell, one), civ=one.id) for one in view.civs]
    sections += [*rows(tell), tell.section("things", things(tell))]
    return sections if view.hand is None else [*sections, tell.section("hand", hand(tell))]
