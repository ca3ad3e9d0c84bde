"""The picture of one's own hand: cards sorted, with power, and what each could pay for here."""

from __future__ import annotations

from engine.bluemoon.cards import FACES, KIND
from engine.bluemoon.catalogue import COLOURS, PEOPLES
from engine.bluemoon.view import HeldView
from render import text
from render.bluemoon import materials as m
from render.bluemoon.table import Table
from render.icons import counter, seat
from render.parts import Place, back, flow, framed, grid
from render.scene import Scene, Sheet
from render.theme import mix

WIDTH = 1600
COLUMNS = 6
_HEAD, _ROW, _GAP = 92, 250, 10


def scene(at: Table) -> Scene:
    held = at.view.hand or ()
    rows = -(-len(held) // COLUMNS)
    high = _HEAD + rows * (_ROW + _GAP) + 14
    ground = Sheet(at.theme)
    sheet = Sheet(at.theme)
    _head(sheet, at)
    for spot, entry in zip(
        grid(Place(20, _HEAD, WIDTH - 40, rows * (_ROW + _GAP) - _GAP), COLUMNS, rows, _GAP), held, strict=False
    ):
        _card(sheet, at, spot, entry)
    panel = framed(at.theme, (0, 0, WIDTH, high), ground, sheet)
    return Scene(f"bluemoon-hand-{rows}", WIDTH, high, at.theme.ground, (panel,))


def _head(sheet: Sheet, at: Table) -> None:
    own = at.view.players[at.focus.seat]
    sheet.stamp(seat(at.theme, own.seat, 22), 54, 48, "seat", own.seat)
    sheet.words(at.name(own.seat), 90, 48, 38, "name", own.seat, weight="ExtraBold", room=700, least=28)
    x = flow(sheet, 900, 48, [m.crystal(22), str(own.crystals)], 40, at.theme.ink, 10)
    x = flow(sheet, x + 34, 48, [m.scale(22), str(own.scales)], 40, at.theme.ink, 10)
    x = flow(sheet, x + 34, 48, [m.card_sign(22), str(own.hand)], 40, at.theme.ink, 10)
    if own.pending:
        sheet.words(f"+{own.pending}", x + 6, 48, 40, "pending", own.pending, weight="ExtraBold", colour=at.theme.muted)


def _card(sheet: Sheet, at: Table, place: Place, entry: HeldView) -> None:
    theme = at.theme
    colour, value = FACES[KIND[entry.card]]
    hue = COLOURS[colour]
    edge, line = (theme.glow, 5) if entry.pays else (m.HUES[hue], 3)
    back(sheet, place, mix(m.HUES[hue], theme.slot, 0.62), edge, line, "card", entry.card, entry.count)
    sheet.stamp(m.badge(hue, 30), place.x + 44, place.y + 46)
    sheet.words(str(value), place.x + 88, place.y + 46, 56, weight="ExtraBold")
    if entry.count > 1:
        _count(sheet, place, entry)
    sheet.words(at.say(f"bluemoon-{PEOPLES[hue]}"), place.x + 16, place.y + 102, 30, weight="ExtraBold")
    room = place.wide - 28
    for k, words in enumerate(text.wrap(at.say(f"bluemoon-about-{entry.card}"), 22, "SemiBold", room)):
        sheet.words(words, place.x + 16, place.y + 136 + k * 27, 22, weight="SemiBold")
    if entry.pays:
        pays = at.say("bluemoon-picture-pays", spaces=entry.pays)
        sheet.words(pays, place.x + 16, place.foot - 24, 26, "pays", entry.card, colour=theme.glow, room=room, least=20)


def _count(sheet: Sheet, place: Place, entry: HeldView) -> None:
    x, y, dark = place.right - 40, place.y + 42, sheet.theme.dark
    sheet.stamp(counter(27, sheet.theme.ink, dark), x, y)
    told = "count", entry.card, entry.count
    sheet.words(f"×{entry.count}", x, y, 30, *told, weight="ExtraBold", colour=dark, anchor="middle")
