"""Sentences about a view, from which alt texts and the state in words are made."""

from __future__ import annotations

from collections.abc import Iterable

from engine.bluemoon.catalogue import COURTYARD, Reward
from engine.bluemoon.view import BlueMoonView, HeldView, PlayerView, TileView
from render.describer import Describer
from render.picture import Verbatim

Describe = Describer[BlueMoonView]


# -- the table


def table(describe: Describe) -> list[str]:
    """Options, whose turn it is, and what lies in the middle."""
    view = describe.view
    return [
        describe("game", seats=view.seats, options=describe.options()),
        describe.moment(),
        *describe.rules(),
        describe("turn", turn=view.turn, steps=view.steps, placed=view.placed),
        *stocks(describe),
    ]


def stocks(describe: Describe) -> list[str]:
    """The obelisk, what is left to win, and how many turns without progress are left before the end."""
    view = describe.view
    return [
        *obelisk(describe),
        describe("pool", pool=view.pool, scales=view.scales),
        describe("deck", deck=view.deck),
        *describe.some("outside", view.dragons_outside),
        *([] if view.result else [describe("stall", idle=view.idle, patience=view.patience)]),
    ]


def obelisk(describe: Describe) -> list[str]:
    """What Offerings cost and who has made them."""
    view = describe.view
    return [
        describe("obelisk", prices=tuple(map(Verbatim, view.prices)), to_win=view.to_win),
        *describe.some("offered", describe.names(view.offered), count=len(view.offered)),
    ]


def last(describe: Describe, verbs: tuple[str, ...] = ("",)) -> list[str]:
    """This turn and the one before, move by move; of moves that begin with one of these words alone."""
    return [
        describe(
            "deed", player=describe.name(deed.seat), place=deed.place, move=Verbatim(_moves(describe, [deed.move])[0])
        )
        for deed in describe.view.last
        if deed.move.startswith(verbs)
    ]


def _moves(describe: Describe, moves: Iterable[str]) -> list[str]:
    return describe.moves(_spoken(describe, *move.split()) for move in moves)


def _spoken(describe: Describe, verb: str, *words: str) -> tuple[str, ...]:
    """The words of a move, with all its cards as one word."""
    if verb == "discard":
        return verb, _cards(describe, words)
    if verb == "contribute":
        space, _, *cards = words
        return verb, space, _cards(describe, cards)
    return verb, *words


def _cards(describe: Describe, cards: Iterable[str]) -> Verbatim:
    counted = ((card, int(count or 1)) for card, _, count in (card.partition("*") for card in cards))
    return Verbatim(describe("cards", cards=describe.stock(counted)))


def cards(describe: Describe) -> list[str]:
    """The discarded cards, and those that may still be face down."""
    return [
        *describe.some("discard", describe.stock(describe.view.discard)),
        *describe.some("limits", describe.stock(describe.view.deck_limits)),
    ]


# -- players


def player(describe: Describe, own: PlayerView) -> list[str]:
    who = describe.who(own.seat)
    return [
        describe("player", **who, place=own.place, offerings=own.offerings, scales=own.scales),
        describe("holds", **who, markers=own.markers, cards=own.hand, pending=own.pending),
        *([_crystals(describe, own)] if own.crystals_open else []),
        *describe.ties(own.seat),
    ]


def hand(describe: Describe) -> list[str]:
    """The viewer's cards, with the spaces here that each can help to pay for."""
    held = describe.view.hand or ()
    return describe.some("hand", tuple(_held(describe, one) for one in held)) or [describe("hand-empty")]


def _held(describe: Describe, one: HeldView) -> Verbatim:
    if not one.pays:
        return Verbatim(describe("count", thing=one.card, count=one.count))
    spaces = tuple(map(Verbatim, one.pays))
    return Verbatim(describe("held", card=one.card, count=one.count, spaces=spaces, several=len(one.pays)))


# -- the city


def tile(describe: Describe, one: TileView) -> str:
    """A tile with its spaces, what it brings and who is there."""
    return " ".join(
        (_state(describe, one), *_spaces(describe, one), *_rewards(describe, one), *_visitors(describe, one))
    )


def _state(describe: Describe, one: TileView) -> str:
    state = "courtyard" if one.id == COURTYARD else "rebuilt" if one.rebuilt else "ruins"
    return describe(state, place=Verbatim(one.place), tile=one.id)


def _rewards(describe: Describe, one: TileView) -> list[str]:
    """The rewards, without those that bring nothing or are spent."""
    ruins = ("majority", "construction", "near", "neighbourhood")
    rewards = {"beside": one.neighbourhood} if one.rebuilt else {key: getattr(one, key) for key in ruins}
    gains = ((key, _gain(describe, reward)) for key, reward in rewards.items())
    return [
        *(describe(f"reward-{key}", gain=gain) for key, gain in gains if gain),
        *([describe("special", special=one.special)] if one.special else []),
    ]


def _spaces(describe: Describe, one: TileView) -> list[str]:
    free, taken = [], []
    for space in one.spaces:
        words = Verbatim(describe("space", number=space.number, colour=space.colour, value=space.value))
        if space.owner is None:
            free.append(words)
        else:
            taken.append(Verbatim(describe("by", space=words, player=describe.name(space.owner))))
    return [
        *describe.some("free", tuple(free), count=len(free)),
        *describe.some("taken", tuple(taken), count=len(taken)),
    ]


def _visitors(describe: Describe, one: TileView) -> list[str]:
    figures = describe.some("figures", describe.names(one.figures), count=len(one.figures))
    return [*figures, *describe.some("dragons", one.dragons, count=len(one.dragons))]


def _gain(describe: Describe, reward: Reward) -> Verbatim:
    """An empty list where nothing is gained."""
    return Verbatim(
        describe.t("bluemoon-gain", crystals=reward.crystals, scales=reward.scales, cards=reward.cards).strip()
    )


# -- whole texts


def table_picture(describe: Describe) -> list[str]:
    holdings = [player(describe, own)[:2] for own in describe.view.players]
    facts = [sentence for row in zip(*holdings, strict=True) for sentence in row]
    return [describe("table-picture"), describe.moment(), *facts, *stocks(describe), *cards(describe)]


def turn_picture(describe: Describe) -> list[str]:
    """Where who is asked stands and what is asked, what the others have, what was done, the courtyard, the city."""
    view = describe.view
    mover = [own for own in view.players if own.seat == view.to_move]
    others = [own for own in view.players if own.seat != view.to_move]
    return [
        *(_stands(describe, own) for own in mover),
        describe.moment(),
        *(_stands(describe, own) for own in others),
        *(_crystals(describe, own) for own in others if own.crystals_open),
        *_done(describe),
        *_courtyard(describe),
        *_dragons(describe),
        *_city(describe, _tiles(describe)),
    ]


def own_picture(describe: Describe, seat: int) -> list[str]:
    """The same to whoever it belongs to: the place, the cards and what is next to it before everything else."""
    view = describe.view
    own, tiles = view.players[seat], _tiles(describe)
    here = _here_is(tiles, own)
    beside = [one for one in tiles if _adjacent(one.place, own.place)]
    return [
        _stand(describe, own, here, beside),
        *([] if view.to_move == seat else [describe.moment()]),
        *_ruins(describe, [here]),
        *hand(describe),
        *_done(describe),
        *(_stands(describe, other) for other in view.players if other is not own),
        *(_crystals(describe, other) for other in view.players if other is not own and other.crystals_open),
        *_courtyard(describe),
        *_dragons(describe),
        *_ruins(describe, beside),
        *_city(describe, [one for one in tiles if one is not here and one not in beside]),
        describe("holds", **describe.who(seat), markers=own.markers, cards=own.hand, pending=own.pending),
        *(describe("power", card=one.card, about=f"about-{one.card}") for one in view.hand or ()),
    ]


def _tiles(describe: Describe) -> list[TileView]:
    return [one for row in describe.view.rows for one in row if one]


def _here_is(tiles: Iterable[TileView], own: PlayerView) -> TileView:
    """The tile that a figure stands on."""
    return next(one for one in tiles if one.place == own.place)


def _adjacent(one: str, other: str) -> bool:
    """Whether a step leads from one place to the other."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


def _stands(describe: Describe, own: PlayerView) -> str:
    """What everybody may know of a player, in one sentence."""
    here = _here_is(_tiles(describe), own)
    steps = describe.view.steps if own.seat == describe.view.to_move else 0
    held: dict[str, int] = {"offerings": own.offerings, "scales": own.scales, "cards": own.hand, "steps": steps}
    return describe("stands", player=describe.name(own.seat), place=Verbatim(own.place), tile=here.id, **held)


def _stand(describe: Describe, own: PlayerView, here: TileView, beside: Iterable[TileView]) -> str:
    steps = describe.view.steps if own.seat == describe.view.to_move else 0
    near = tuple(Verbatim(one.place) for one in beside)
    place = Verbatim(own.place)
    return describe("stand", place=place, tile=here.id, steps=steps, crystals=own.crystals, near=near)


def _crystals(describe: Describe, own: PlayerView) -> str:
    return describe("crystals", **describe.who(own.seat), crystals=own.crystals)


def _done(describe: Describe) -> list[str]:
    """What was paid for in this turn and the one before."""
    return last(describe, ("contribute", "offer", "play yellow"))


def _courtyard(describe: Describe) -> list[str]:
    """What the next Offering costs, and what is left to win."""
    view = describe.view
    prices = [] if view.result else view.prices[len(view.offered) :][:1]
    return [
        *(describe("price", price=price, to_win=view.to_win) for price in prices),
        describe("pool", pool=view.pool, scales=view.scales),
        describe("deck", deck=view.deck),
        *describe.some("outside", view.dragons_outside),
    ]


def _city(describe: Describe, tiles: Iterable[TileView]) -> list[str]:
    """What can be paid for on these tiles, what is rebuilt in the whole city, then what the former bring."""
    ruins = [one for one in tiles if one.spaces]
    return [
        *(" ".join((_state(describe, one), *_spaces(describe, one))) for one in ruins),
        *_rebuilt(describe),
        *(" ".join((_here(describe, one), *_rewards(describe, one))) for one in ruins),
    ]


def _ruins(describe: Describe, tiles: Iterable[TileView]) -> list[str]:
    """What can be paid for there with what it brings, each in one piece."""
    return [
        " ".join((_state(describe, one), *_spaces(describe, one), *_rewards(describe, one)))
        for one in tiles
        if one.spaces
    ]


def _rebuilt(describe: Describe) -> list[str]:
    rebuilt = [one for one in _tiles(describe) if one.rebuilt]
    named = tuple(Verbatim(describe("on", place=Verbatim(one.place), tile=one.id)) for one in rebuilt)
    return describe.some("rest", named, count=len(named))


def _dragons(describe: Describe) -> list[str]:
    """Where they are."""
    found = [one for one in _tiles(describe) if one.dragons]
    return [
        " ".join((_here(describe, one), *describe.some("dragons", one.dragons, count=len(one.dragons))))
        for one in found
    ]


def city_picture(describe: Describe) -> list[str]:
    """Where figures and dragons are, then what can be paid for, then what that brings."""
    tiles = _tiles(describe)
    visited = [
        " ".join((_state(describe, one), *_visitors(describe, one))) for one in tiles if one.figures or one.dragons
    ]
    ruins = sorted((one for one in tiles if one.spaces), key=lambda one: not (one.figures or one.dragons))
    spaces = (" ".join((_place(describe, one), *_spaces(describe, one))) for one in ruins)
    rewards = (" ".join((_here(describe, one), *_rewards(describe, one))) for one in ruins)
    return [describe("city-picture"), *visited, *spaces, *_rebuilt(describe), *rewards]


def _place(describe: Describe, one: TileView) -> str:
    """The place alone if the tile has already been named with the figures on it."""
    return (_here if one.figures or one.dragons else _state)(describe, one)


def _here(describe: Describe, one: TileView) -> str:
    return describe("here", place=Verbatim(one.place))


def state_text(describe: Describe) -> list[str]:
    """The table, what was and can be done, each player, the city row by row, the cards, and the viewer's own hand."""
    view = describe.view
    sections = [describe.table_section(table(describe))]
    if view.moves and view.prompt:
        sections.append(describe.moves_section(view.prompt, _moves(describe, view.moves)))
    if view.last:
        sections.append(describe.section("last", last(describe)))
    sections += [
        describe.section("player", player(describe, own), player=describe.name(own.seat)) for own in view.players
    ]
    sections += [_row(describe, row) for row in view.rows]
    sections.append(describe.section("cards", cards(describe)))
    return [*sections, describe.section("hand", hand(describe))] if view.hand is not None else sections


def _row(describe: Describe, row: Iterable[TileView | None]) -> str:
    tiles = [one for one in row if one]
    return describe.section("row", (tile(describe, one) for one in tiles), row=Verbatim(tiles[0].place[0]))
