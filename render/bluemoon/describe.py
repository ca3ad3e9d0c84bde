"""What the pictures show, in sentences: the source of alt texts and of the state in words."""

from __future__ import annotations

from collections.abc import Iterable

from engine.bluemoon.catalogue import COURTYARD, Reward
from engine.bluemoon.view import BlueMoonView, HeldView, PlayerView, TileView
from render.picture import Verbatim
from render.telling import Telling

Tell = Telling[BlueMoonView]


# -- the table


def table(tell: Tell) -> list[str]:
    """How it is played, whose turn it is, and what lies in the middle."""
    view = tell.view
    options = tell.row(
        "option", ({"option": f"option-{key}", "value": f"option-{key}-{value}"} for key, value in view.options)
    )
    return [
        tell("game", seats=view.seats, options=Verbatim("; ".join(options))),
        moment(tell),
        *tell.rules(),
        tell("turn", turn=view.turn, steps=view.steps, placed=view.placed),
        *stocks(tell),
    ]


def stocks(tell: Tell) -> list[str]:
    """The obelisk, what is left to win, and how long the game can stand still."""
    view = tell.view
    return [
        *obelisk(tell),
        tell("pool", pool=view.pool, scales=view.scales),
        tell("deck", deck=view.deck),
        *tell.some("outside", view.dragons_outside),
        tell("stall", idle=view.idle, patience=view.patience),
    ]


def moment(tell: Tell) -> str:
    """The pending decision, or how the game ended."""
    return tell.asked(tell.view.prompt) if tell.view.prompt else _result(tell)


def _result(tell: Tell) -> str:
    result = tell.view.result
    reason = Verbatim(tell.say(f"bluemoon-end-{result.reason}" if result else "bluemoon-log-ended"))
    if result is None or result.ranks is None:
        return tell("drawn", reason=reason)
    return tell("result", reason=reason, ranks=tell.places())


def obelisk(tell: Tell) -> list[str]:
    """What Offerings cost and who has made them."""
    view = tell.view
    return [
        tell("obelisk", prices=_numbers(view.prices), to_win=view.to_win),
        *tell.some("offered", tell.names(view.offered), count=len(view.offered)),
    ]


def last(tell: Tell) -> list[str]:
    """This turn and the one before, move by move."""
    return [
        tell("deed", player=tell.name(deed.seat), place=deed.place, move=Verbatim(_moves(tell, [deed.move])[0]))
        for deed in tell.view.last
    ]


def _moves(tell: Tell, moves: Iterable[str]) -> list[str]:
    return tell.moves(_spoken(tell, *move.split()) for move in moves)


def _spoken(tell: Tell, verb: str, *words: str) -> tuple[str, ...]:
    """The words of a move, its cards as one."""
    if verb == "discard":
        return verb, _cards(tell, words)
    if verb == "contribute":
        space, _, *cards = words
        return verb, space, _cards(tell, cards)
    return verb, *words


def _cards(tell: Tell, cards: Iterable[str]) -> Verbatim:
    counted = ((card, int(count or 1)) for card, _, count in (card.partition("*") for card in cards))
    return Verbatim(tell("cards", cards=tell.stock(counted)))


def cards(tell: Tell) -> list[str]:
    """Those discarded, and what can still be face down."""
    return [
        *tell.some("discard", tell.stock(tell.view.discard)),
        *tell.some("limits", tell.stock(tell.view.deck_limits)),
    ]


# -- players


def player(tell: Tell, own: PlayerView) -> list[str]:
    who, score = tell.who(own.seat), tell.view.scores[own.seat]
    lines = _points(tell, score.lines)
    sentences = [
        tell("player", **who, place=own.place, offerings=own.offerings, scales=own.scales),
        tell("holds", **who, markers=own.markers, cards=own.hand, pending=own.pending),
        *([tell("crystals", **who, crystals=own.crystals)] if own.crystals_open else []),
        tell("score", **who, total=score.total, time=tell.time(), lines=lines, sources=len(lines)),
    ]
    return [*sentences, *tell.some("ties", _points(tell, score.ties), **who)]


def _points(tell: Tell, sources: Iterable[tuple[str, int]]) -> tuple[Verbatim, ...]:
    return tell.row("line", ({"source": source, "points": points} for source, points in sources if points))


def hand(tell: Tell) -> list[str]:
    """The viewer's cards, with the spaces here that each can help to pay for."""
    held = tell.view.hand or ()
    return tell.some("hand", tuple(_held(tell, one) for one in held)) or [tell("hand-empty")]


def _held(tell: Tell, one: HeldView) -> Verbatim:
    if not one.pays:
        return Verbatim(tell("count", thing=one.card, count=one.count))
    return Verbatim(tell("held", card=one.card, count=one.count, spaces=_numbers(one.pays), several=len(one.pays)))


# -- the city


def tile(tell: Tell, one: TileView) -> str:
    """A tile with its spaces, what it brings and who is there."""
    return " ".join((_state(tell, one), *_spaces(tell, one), *_rewards(tell, one), *_visitors(tell, one)))


def _state(tell: Tell, one: TileView) -> str:
    state = "courtyard" if one.id == COURTYARD else "rebuilt" if one.rebuilt else "ruins"
    return tell(state, place=Verbatim(one.place), tile=one.id)


def _rewards(tell: Tell, one: TileView) -> list[str]:
    """What brings nothing, or nothing any more, is left out."""
    ruins = ("majority", "construction", "near", "neighbourhood")
    rewards = {"beside": one.neighbourhood} if one.rebuilt else {key: getattr(one, key) for key in ruins}
    gains = ((key, _gain(tell, reward)) for key, reward in rewards.items())
    return [
        *(tell(f"reward-{key}", gain=gain) for key, gain in gains if gain),
        *([tell("special", special=one.special)] if one.special else []),
    ]


def _spaces(tell: Tell, one: TileView) -> list[str]:
    free, taken = [], []
    for space in one.spaces:
        words = Verbatim(tell("space", number=space.number, colour=space.colour, value=space.value))
        if space.owner is None:
            free.append(words)
        else:
            taken.append(Verbatim(tell("by", space=words, player=tell.name(space.owner))))
    return [*tell.some("free", tuple(free), count=len(free)), *tell.some("taken", tuple(taken), count=len(taken))]


def _visitors(tell: Tell, one: TileView) -> list[str]:
    figures = tell.some("figures", tell.names(one.figures), count=len(one.figures))
    return [*figures, *tell.some("dragons", one.dragons, count=len(one.dragons))]


def _gain(tell: Tell, reward: Reward) -> Verbatim:
    """Empty where nothing is gained."""
    return Verbatim(
        tell.say("bluemoon-gain", crystals=reward.crystals, scales=reward.scales, cards=reward.cards).strip()
    )


def _numbers(numbers: Iterable[int]) -> tuple[Verbatim, ...]:
    return tuple(Verbatim(number) for number in numbers)


# -- whole texts


def table_picture(tell: Tell) -> list[str]:
    holdings = [player(tell, own)[:2] for own in tell.view.players]
    facts = [sentence for row in zip(*holdings, strict=True) for sentence in row]
    return [tell("table-picture"), moment(tell), *facts, *stocks(tell), *cards(tell)]


def city_picture(tell: Tell) -> list[str]:
    """Where figures and dragons are, then what can be paid for, then what that brings."""
    tiles = [one for row in tell.view.rows for one in row if one]
    visited = [" ".join((_state(tell, one), *_visitors(tell, one))) for one in tiles if one.figures or one.dragons]
    ruins = sorted((one for one in tiles if one.spaces), key=lambda one: not (one.figures or one.dragons))
    spaces = (" ".join((_place(tell, one), *_spaces(tell, one))) for one in ruins)
    done = (Verbatim(tell("on", place=Verbatim(one.place), tile=one.id)) for one in tiles if one.rebuilt)
    rewards = (" ".join((_here(tell, one), *_rewards(tell, one))) for one in ruins)
    return [tell("city-picture"), *visited, *spaces, *tell.some("rest", tuple(done)), *rewards]


def _place(tell: Tell, one: TileView) -> str:
    """By its place alone, where what it is has been told with those who visit it."""
    return (_here if one.figures or one.dragons else _state)(tell, one)


def _here(tell: Tell, one: TileView) -> str:
    return tell("here", place=Verbatim(one.place))


def hand_picture(tell: Tell) -> list[str]:
    """The cards, what their owner has, and what each card does."""
    held = [one.card for one in tell.view.hand or ()]
    powers = [tell("power", card=card, about=f"about-{card}") for card in held]
    return [*hand(tell), *player(tell, tell.view.players[tell.focus.seat]), *powers]


def words(tell: Tell) -> list[str]:
    """The table, what was and can be done, each player, the city row by row, the cards, the own hand."""
    view = tell.view
    sections = [tell.section("table", table(tell))]
    if view.moves and view.prompt:
        sections.append(tell.section("moves", _moves(tell, view.moves), player=tell.name(view.prompt.seat)))
    if view.last:
        sections.append(tell.section("last", last(tell)))
    sections += [tell.section("player", player(tell, own), player=tell.name(own.seat)) for own in view.players]
    sections += [_row(tell, row) for row in view.rows]
    sections.append(tell.section("cards", cards(tell)))
    return [*sections, tell.section("hand", hand(tell))] if view.hand is not None else sections


def _row(tell: Tell, row: Iterable[TileView | None]) -> str:
    tiles = [one for one in row if one]
    return tell.section("row", (tile(tell, one) for one in tiles), row=Verbatim(tiles[0].place[0]))
