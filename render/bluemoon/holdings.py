"""The picture of what all may know besides the city: obelisk, scale pool, cards, and what each player has."""

from __future__ import annotations

from engine.bluemoon.view import PlayerView
from render.bluemoon import materials as m
from render.bluemoon.table import Table
from render.icons import seat
from render.parts import Place, back, flow, framed, grid
from render.pen import Art
from render.scene import Scene, Sheet
from render.theme import mix

WIDTH, HEIGHT = 1600, 640
_MARGIN = 24


def scene(at: Table) -> Scene:
    ground = Sheet(at.theme)
    sheet = Sheet(at.theme)
    _head(sheet, at)
    _obelisk(sheet, at)
    wide = (WIDTH - 2 * _MARGIN - 10 * (at.view.seats - 1)) // at.view.seats
    for place, player in enumerate(at.view.players):
        _player(sheet, at, Place(_MARGIN + place * (wide + 10), 276, wide, 204), player)
    _stocks(sheet, at)
    box = (0, 0, WIDTH, HEIGHT)
    return Scene("bluemoon-table", WIDTH, HEIGHT, at.theme.ground, (framed(at.theme, box, ground, sheet),))


def _head(sheet: Sheet, at: Table) -> None:
    view = at.view
    sheet.stamp(m.obelisk(34, m.GOLD), 62, 56)
    title = at.say("bluemoon-picture-turn", turn=view.turn) if view.result is None else at.say("bluemoon-log-ended")
    sheet.words(title, 112, 56, 40, "turn", view.turn, weight="ExtraBold", colour=at.theme.gold)
    if view.to_move is not None:
        owner = view.to_move
        sheet.stamp(seat(at.theme, owner, 24), WIDTH - 560, 56, "to_move", owner)
        sheet.words(at.name(owner), WIDTH - 520, 56, 38, weight="ExtraBold", room=340, least=28)
        flow(sheet, WIDTH - 150, 56, [m.steps(20, at.theme.ink), str(view.steps)], 38, at.theme.ink, 8)


def _obelisk(sheet: Sheet, at: Table) -> None:
    """The price track: offered spaces carry a sign, the next one glows."""
    view, theme = at.view, at.theme
    gap = 8
    wide = (WIDTH - 2 * _MARGIN - gap * (len(view.prices) - 1)) // len(view.prices)
    for index, price in enumerate(view.prices):
        spot = Place(_MARGIN + index * (wide + gap), 112, wide, 140)
        taken = index < len(view.offered)
        next_ = index == len(view.offered)
        edge, line = (theme.gold, 6) if next_ else (theme.edge, 2)
        back(sheet, spot, mix(theme.slot, theme.gold, 0.2) if taken else theme.slot, edge, line, "price", index, price)
        x = spot.middle[0]
        colour = theme.muted if taken else theme.gold if next_ else theme.ink
        sheet.words(str(price), x, spot.y + 40, 44, weight="ExtraBold", colour=colour, anchor="middle")
        if taken:
            sheet.stamp(seat(theme, view.offered[index], 24), x, spot.y + 98, "offering", index, view.offered[index])
        else:
            sheet.stamp(m.crystal(20), x, spot.y + 98)


def _player(sheet: Sheet, at: Table, place: Place, player: PlayerView) -> None:
    theme, owner = at.theme, player.seat
    moving = owner == at.view.to_move
    fill = mix(theme.panel, theme.seats[owner], 0.16) if moving else theme.slot
    back(sheet, place, fill, theme.seats[owner] if moving else theme.edge, 6 if moving else 2, "player", owner)
    sheet.stamp(seat(theme, owner, 22), place.x + 42, place.y + 42, "seat", owner)
    room = place.wide - 168
    sheet.words(at.name(owner), place.x + 78, place.y + 42, 36, "name", owner, weight="ExtraBold", room=room, least=28)
    where = "at", owner, player.place
    sheet.words(player.place, place.right - 18, place.y + 42, 30, *where, colour=theme.muted, anchor="right")
    spots = grid(Place(place.x + 18, place.y + 78, place.wide - 30, 116), 3, 2)
    for spot, (kind, art, number) in zip(spots, _holdings(at, player), strict=False):
        sheet.stamp(art, spot.x + 22, spot.middle[1])
        sheet.words(number, spot.x + 47, spot.middle[1], 34, kind, owner, number, weight="ExtraBold")


def _holdings(at: Table, player: PlayerView) -> list[tuple[str, Art, str]]:
    """What a player has, by kind; crystals only where they may be shown."""
    cards = f"{player.hand}+{player.pending}" if player.pending else str(player.hand)
    held = [
        ("offerings", m.obelisk(18, m.GOLD), f"{player.offerings}/{at.view.to_win}"),
        ("scales", m.scale(18), str(player.scales)),
        ("cards", m.card_sign(18), cards),
        ("markers", seat(at.theme, player.seat, 15), str(player.markers)),
    ]
    return [*held, ("crystals", m.crystal(18), str(player.crystals))] if player.crystals_open else held


def _stocks(sheet: Sheet, at: Table) -> None:
    """Scale pool, deck, discard, dragons that wait outside."""
    view, theme, y = at.view, at.theme, 560
    x: float = _MARGIN + 6
    step = min(46, 620 // view.scales)
    for k in range(view.scales):
        free = k < view.pool
        sheet.stamp(m.scale(20, m.GOLD if free else theme.slot), x + 20 + k * step, y, "pool", k, int(free))
    x += 20 + view.scales * step + 14
    sheet.words(f"{view.pool}/{view.scales}", x, y, 34, "pool", view.pool, weight="ExtraBold", colour=theme.gold)
    x = 930
    for dragon in view.dragons_outside:
        sheet.stamp(m.dragon(dragon, 26), x, y, "dragon", "outside", dragon)
        x += 66
    deck = at.say("bluemoon-picture-deck", count=view.deck)
    discard = at.say("bluemoon-picture-discard", count=sum(count for _, count in view.discard))
    sheet.stamp(m.card_sign(24), 1180, y)
    sheet.words(deck, 1214, y - 22, 30, "deck", view.deck, weight="Bold")
    sheet.words(discard, 1214, y + 22, 30, "discard", weight="Bold", colour=theme.muted)
