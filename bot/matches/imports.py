"""A record from outside as a game to look at, and as what a new one goes on from."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.i18n import Verbatim, localizer
from bot.base.text import shorten, straight
from bot.matches.match import ENDS, Match
from bot.store import GameRow, JournalEntry, Seat
from engine.game import Event
from engine.record import BadRecord, BrokenRecord, Continued, Header, Record, WrongVersion
from render.text import is_visible

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render import Localize

ID = "import"
"""What stands for the game in the ids of buttons: its record is attached to the message that has them."""
FORMAT = "format"
NAME = 32
"""Letters of a name, at most, as on Discord."""


def match_of(content: bytes, locale: str) -> Match:
    """The game of a record, over. Takes up to a second. Raises Refusal for what is no record, or not one of ours."""
    try:
        record = Record.from_json(content.decode())
        record.verify()
    except UnicodeDecodeError:
        raise Refusal("import-no-record") from None
    except BadRecord as error:
        raise _refusal(error) from None
    except WrongVersion as error:
        raise _other(error, Verbatim(_plain(_game(content)))) from None
    except BrokenRecord as error:
        raise Refusal("import-broken", move=error.move or 0) from None
    return _match(record, locale)


def _refusal(error: BadRecord) -> Refusal:
    if error.field is None:
        return Refusal("import-large")
    if error.field == FORMAT:
        return Refusal("import-format")
    if not error.field:
        return Refusal("import-no-record")
    return Refusal("import-field", field=Verbatim(_plain(error.field)))


def _other(error: WrongVersion, game: str) -> Refusal:
    if error.of == "game":
        return Refusal("import-game", game=game)
    if error.of == "rules":
        return Refusal("import-rules", game=game)
    return Refusal("import-catalogue", game=game)


def _game(content: bytes) -> str:
    return str(json.loads(content)["game"])


def _plain(foreign: str) -> str:
    return shorten(straight(" ".join(foreign.split())), NAME)


def _match(record: Record, locale: str) -> Match:
    *_, last = record.replay()
    names = _names(record, localizer(locale))
    history = tuple(_entries(record, names))
    header = Header.model_validate_json(
        json.dumps({key: value for key, value in json.loads(record.to_json()).items() if key in Header.model_fields})
    )
    position = last.game.to_json()
    row = GameRow(
        id=ID,
        key=record.game,
        header=header.model_dump_json(),
        seats=tuple(map(Seat, names)),
        guild=None,
        channel=0,
        locale=locale,
        position=position,
        base=position,
        created=0,
        revision=len(history),
        ended="abandoned" if record.result is None else "over",
    )
    return Match(row, header, last.game, history, history[-1] if history else None)


def _names(record: Record, t: Localize) -> list[str]:
    """Who plays: where nothing of a name can be seen its seat's colour."""
    names = map(_plain, record.players)
    return [name if is_visible(name) else t(f"render-seat-{seat}") for seat, name in enumerate(names)]


def _entries(record: Record, names: Sequence[str]) -> Iterator[JournalEntry]:
    """The moves one by one, each with who made it, and the resignations in their places."""
    revision, seat = 0, None
    for made, step in enumerate(record.replay()):
        if step.move is not None:
            revision += 1
            yield JournalEntry(revision, "play", 0, seat, moves=(step.move,), events=step.events)
        for one in record.resigned:
            if one.after == made:
                revision += 1
                event = Event(ENDS if one.ends else "resign", one.seat, was=names[one.seat], now=names[one.seat])
                yield JournalEntry(revision, "resign", 0, one.seat, events=(event,))
        seat = step.game.to_move


def going_on_from(match: Match, revision: int) -> Continued:
    """Where a new game goes on. Raises Refusal where this one is over."""
    then = match.earlier(revision)
    if then is None:
        raise Refusal("redrawn")
    if then.game.to_move is None:
        raise Refusal("import-over")
    return Continued(
        game_id=match.header.game_id,
        after=sum(len(entry.moves) for entry in match.history if entry.revision <= revision),
        position=json.loads(then.game.to_json()),
    )
