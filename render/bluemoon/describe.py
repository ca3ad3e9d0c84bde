"""What the pictures show, in sentences: the source of alt texts and of the state in words."""

from __future__ import annotations

from collections.abc import Iterable

from engine.bluemoon.catalogue import COURTYARD, Reward
from engine.bluemoon.view import BlueMoonView, PlayerView, SpaceView, TileView
from engine.game import Fact
from render.picture import Verbatim
from render.telling import Telling, alt

Tell = Telling[BlueMoonView]


# -- the table


def table(tell: Tell) -> list[str]:
    """Whose turn it is, the obelisk, the pool, the piles."""
    view = tell.view
    return [
        *moment(tell),
        tell("obelisk", prices=_numbers(view.prices), to_win=view.to_win),
        tell("offered", players=tell.list(tell.names(view.offered))),
        tell("pool", pool=view.pool, scales=view.scales),
        tell("piles", deck=view.deck, discard=tell.stock(view.discard)),
        tell("outside", dragons=tell.list(view.dragons_outside)),
        tell("stall", idle=view.idle, patience=view.patience),
        tell("limits", cards=tell.stock(view.deck_limits)),
    ]


def moment(tell: Tell) -> list[str]:
    """The pending decision, or how the game ended; and what was done last."""
    view, prompt = tell.view, tell.view.prompt
    options = tell.row(
        "option", ({"option": f"option-{key}", "value": f"option-{key}-{value}"} for key, value in view.options)
    )
    sentences = [tell("game", seats=view.seats, options=options)]
    if prompt is None:
        sentences.append(_result(tell))
    else:
        ask = Verbatim(tell.say(f"bluemoon-ask-{prompt.kind}", **dict(prompt.data)))
        rules = tuple(map(Verbatim, prompt.rules))
        sentences.append(tell("to_move", player=tell.name(prompt.seat), ask=ask, rules=rules))
    sentences.append(tell("turn", turn=view.turn, steps=view.steps, placed=view.placed))
    if view.moves:
        sentences.append(tell("moves", moves=tuple(map(Verbatim, view.moves))))
    deeds = tell.row(
        "deed", ({"player": tell.name(d.seat), "move": Verbatim(d.move), "place": d.place} for d in view.last)
    )
    return [*sentences, tell("last", deeds=deeds)]


def _result(tell: Tell) -> str:
    result = tell.view.result
    if result is None or result.ranks is None:
        return tell(
            "drawn", reason=Verbatim(tell.say(f"bluemoon-end-{result.reason}" if result else "bluemoon-log-ended"))
        )
    ranks = tell.row("rank", ({"player": tell.name(s), "rank": rank} for s, rank in enumerate(result.ranks)))
    return tell("result", reason=Verbatim(tell.say(f"bluemoon-end-{result.reason}")), ranks=ranks)


# -- players


def player(tell: Tell, own: PlayerView) -> list[str]:
    name, score = tell.name(own.seat), tell.view.scores[own.seat]
    lines = tell.row("line", ({"source": source, "points": points} for source, points in (*score.lines, *score.ties)))
    sentences = [
        tell("player", player=name, place=own.place, offerings=own.offerings, scales=own.scales, markers=own.markers),
        tell("cards", player=name, hand=own.hand, pending=own.pending),
        tell("score", player=name, total=score.total, lines=lines),
    ]
    if own.crystals_open:
        sentences.append(tell("crystals", player=name, crystals=own.crystals))
    return sentences


def hand(tell: Tell) -> list[str]:
    """The viewer's cards, with the spaces here that each can help to pay for."""
    held = tell.view.hand or ()
    rows = tell.row(
        "held", ({"card": one.card, "count": one.count, "spaces": tell.list(_numbers(one.pays))} for one in held)
    )
    return [tell("hand", cards=rows)]


# -- the city


def city(tell: Tell) -> list[str]:
    return [tile(tell, one) for row in tell.view.rows for one in row if one]


def tile(tell: Tell, one: TileView) -> str:
    parts = [tell("tile", place=Verbatim(one.place), tile=one.id)]
    if one.id != COURTYARD:
        parts.append(
            tell("rebuilt") if one.rebuilt else tell("spaces", spaces=tell.list(_space(tell, s) for s in one.spaces))
        )
        rewards = ("neighbourhood",) if one.rebuilt else ("majority", "construction", "neighbourhood", "near")
        parts += [tell("reward", reward=f"words-{kind}", gain=_gain(tell, getattr(one, kind))) for kind in rewards]
    if one.special:
        parts.append(tell("special", special=one.special))
    if one.figures:
        parts.append(tell("figures", players=tell.names(one.figures)))
    if one.dragons:
        parts.append(tell("dragons", dragons=one.dragons))
    return "; ".join(parts) + "."


def _space(tell: Tell, space: SpaceView) -> Verbatim:
    facts: dict[str, Fact] = {"number": space.number, "colour": space.colour, "value": space.value}
    if space.owner is None:
        return Verbatim(tell("free", **facts))
    return Verbatim(tell("taken", player=tell.name(space.owner), **facts))


def _gain(tell: Tell, reward: Reward) -> Verbatim:
    return Verbatim(tell("gain", crystals=reward.crystals, scales=reward.scales, cards=reward.cards))


def _numbers(numbers: Iterable[int]) -> tuple[Verbatim, ...]:
    return tuple(Verbatim(number) for number in numbers)


# -- whole texts


def table_alt(tell: Tell) -> str:
    holdings = [sentence for own in tell.view.players for sentence in player(tell, own)[:2]]
    return alt([tell("table-picture"), *moment(tell)[1:2], *holdings, *table(tell)[-6:]])


def city_alt(tell: Tell) -> str:
    """Figures and dragons and unfinished buildings first: they matter now."""
    tiles = [one for row in tell.view.rows for one in row if one]
    tiles.sort(key=lambda one: (not (one.figures or one.dragons), one.rebuilt))
    return alt([tell("city-picture"), *(tile(tell, one) for one in tiles)])


def hand_alt(tell: Tell) -> str:
    return alt([*hand(tell), *player(tell, tell.view.players[tell.focus.seat])])


def words(tell: Tell) -> list[str]:
    """The table, each player, the city row by row, the own hand."""
    rows = [[tile(tell, one) for one in row if one] for row in tell.view.rows]
    paragraphs = [table(tell), *(player(tell, own) for own in tell.view.players), *rows]
    if tell.view.hand is not None:
        paragraphs.append(hand(tell))
    return [" ".join(sentences) for sentences in paragraphs]
