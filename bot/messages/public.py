"""What everybody sees of a game: a turn, open or passed, and the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal, NamedTuple

import render
from bot import games
from bot.base import custom_ids
from bot.base.i18n import Verbatim, localizer
from bot.base.markdown import escape
from bot.base.text import shorten, straight
from bot.drawing import Sheet
from bot.matches.match import Undone, entries_since, had_turn, parts_since
from bot.matches.offers import by_notation, choices, choices_are_public
from bot.matches.steps import by_turn
from bot.matches.watching import is_watched
from bot.messages import layout, menus, narration
from bot.messages.finale import finale
from bot.messages.layout import no_emoji
from bot.messages.links import instant, moment
from bot.messages.menus import Button
from bot.messages.outgoing import (
    Attachment,
    Message,
    OutgoingMessage,
    UndrawnMessage,
    attachments,
    kept_attachments,
)
from render import Focus

if TYPE_CHECKING:
    from bot.matches.match import Match
    from bot.messages.layout import EmojiOf
    from bot.messages.menus import Row
    from bot.store import JournalEntry, MessageRow
    from engine.game import Move, View
    from engine.record import Continued
    from render import Localize

ID = 24
"""Letters of the id of a foreign game that are shown, at most."""
NAMED = 3
"""Decisions that are named where they were taken back, at most."""
LONGEST = 2 * layout.NEWS
"""Lines of a single turn in a message that asks, at most."""
Files = tuple[Attachment, ...]
Compose = Callable[[Files, Sequence[str]], OutgoingMessage]
"""Makes a message of its pictures, or of the words that stand for them."""


class PublicMessages:
    """Builds the messages of a match that everybody sees. `emoji_of` gives the emoji of a game."""

    def __init__(self, emoji_of: Callable[[str], EmojiOf] = lambda game: no_emoji) -> None:
        self.emoji_of = emoji_of

    def turn(self, match: Match, row: MessageRow, *, path: str = "") -> Message:
        """The message of the person to move, or of the last one while a computer is about to play."""
        t, view = localizer(match.row.locale), match.view(None)
        seat = shown_seat(match, row)
        page = self._controls(match, view, t, path)
        about = explained(match, view, t) if page.rows and not page.trail and choices_are_public(match) else ""

        def compose(files: Files, words: Sequence[str]) -> OutgoingMessage:
            message = layout.turn(
                "\n".join((head(match, view, row, t), *deadline(match, row, t), *([row.news] if row.news else []))),
                t=t,
                narration=self.lately(match, seat, t),
                media=[file.media_item for file in files],
                words=words,
                strip=strip(match, view, escaped(match), t),
                trail=page.trail,
                ask=page.ask,
                about=about,
                rows=page.rows,
                helpers=helpers(match, t),
                emoji_of=self.emoji_of(match.key),
            )
            return OutgoingMessage(message, files)

        return self._seen(match, page.seen(view), seat, t, compose, text_only=row.text_only)

    def past(self, match: Match, row: MessageRow) -> Message:
        """A turn that has passed: log and result, no controls but that of its person to take it back."""
        t = localizer(match.row.locale)
        seat = row.seat or 0
        closed = match.revision if row.closed is None else row.closed
        told = entries_since([entry for entry in match.history if entry.revision <= closed], seat)
        helpers = [undo_button(match, t)] if match.undoer is not None and match.undoer == row.user else []
        if match.over or match.owner(match.to_move) != row.user:
            helpers.append(_look_back(match, row, "change", t))

        def compose(files: Files, words: Sequence[str]) -> OutgoingMessage:
            message = layout.turn(
                _past_head(match, told, seat, t),
                t=t,
                narration=self.story(match, told, t),
                media=[file.media_item for file in files],
                words=words,
                helpers=helpers,
                emoji_of=self.emoji_of(match.key),
            )
            return OutgoingMessage(message, files)

        return self._seen_then(match, row, closed, seat, t, compose)

    def told(self, match: Match, row: MessageRow) -> Message:
        """A turn after which another one has passed, or of which something was taken back: its story, and buttons that
        show its pictures privately.
        """
        t, seat, closed = localizer(match.row.locale), row.seat or 0, row.closed or 0
        undo = match.undoing(closed)
        story = [entry for entry in match.history if entry.revision <= closed or entry == undo]
        told = entries_since(story, seat)
        message = layout.turn(
            _past_head(match, told, seat, t),
            t=t,
            narration=self.story(match, told, t),
            helpers=[_look_back(match, row, what, t) for what in ("then", "change")],
            emoji_of=self.emoji_of(match.key),
        )
        return OutgoingMessage(message)

    def lost(self, match: Match, row: MessageRow) -> Message:
        """A message posted after the copy to which the game was put back."""
        return OutgoingMessage(layout.note(localizer(match.row.locale)("bot-lost")))

    def end(self, match: Match, row: MessageRow, since: int) -> Message:
        """How it ended, as a picture to share too; the log that no turn message contained, from revision `since` on."""
        t, view = localizer(match.row.locale), match.view(None)
        record = self.record(match)
        ranks = match.result.ranks if match.result else None
        winner = ranks.index(1) if ranks else 0
        story = [entry for entry in match.history if entry.revision > since]

        def compose(files: Files, words: Sequence[str]) -> OutgoingMessage:
            message = layout.end(
                narration.over(title(match, t), match.result, escaped(match), t),
                t=t,
                standings=[*standings(match, view, t), seed_reveal(match, t)],
                narration=self.story(match, story, t),
                media=[file.media_item for file in files],
                words=words,
                rows=end_helpers(match, t),
                file=None if row.text_only else record.name,
                emoji_of=self.emoji_of(match.key),
            )
            return OutgoingMessage(message, files if row.text_only else (*files, record))

        if row.text_only or match.result is None:
            return self._seen(match, view, winner, t, compose, text_only=row.text_only)
        told = finale(match, t)
        sheet = Sheet(match.key, "end", view, Focus(winner, match.names), t, match.id, match.revision, finale=told)
        return UndrawnMessage(sheet, lambda drawn: compose(attachments(drawn), ()))

    def record(self, match: Match) -> Attachment:
        """The record of a game that is over."""
        t = localizer(match.row.locale)
        lines = [line for entry in match.history for line in _lines(match, entry, t, None, no_emoji)]
        text = match.record(lines).to_json()
        return Attachment(f"solstice-{match.key}-{match.id}.json", content=text.encode())

    def story(
        self, match: Match, entries: Sequence[JournalEntry], t: Localize, *, viewer: int | None = None
    ) -> list[str]:
        """What happened, in the lines that this seat, or everybody, may read."""
        emoji_of = self.emoji_of(match.key)
        return [line for entry in entries for line in _lines(match, entry, t, viewer, emoji_of)]

    def lately(self, match: Match, seat: int, t: Localize) -> list[str]:
        """What happened since this seat's previous turn, for everybody, as much of it as a message that asks has room
        for.
        """
        entries = entries_since(match.history, seat)
        lines = self.story(match, entries, t)
        if len(lines) <= layout.NEWS:
            return lines
        return recent([self.story(match, turn, t) for turn in by_turn(match, entries)], t("bot-log-shortened"))

    def since(self, match: Match, seat: int, t: Localize) -> list[str]:
        """What happened since the last decision of this seat's previous turn, for itself alone: what came of that and
        what others did, then what it did itself, each under a heading; empty if nothing has happened.
        """
        others, own = parts_since(match.history, seat, match.consequences)
        head = "bot-since-head" if had_turn(match.history, seat) else "bot-since-begin"
        told = {head: others, "bot-since-own": own}
        return [
            line for head, part in told.items() for line in _under(t(head), self.story(match, part, t, viewer=seat))
        ]

    def _seen(
        self,
        match: Match,
        view: View,
        seat: int,
        t: Localize,
        compose: Compose,
        *,
        text_only: bool,
        kind: Literal["turn", "past"] = "turn",
    ) -> Message:
        """A message with the table seen from a seat: pictures, or words if pictures cannot be posted."""
        if text_only:
            return compose((), render.load(match.key).state_text(view, Focus(seat, escaped(match)), t))
        sheet = Sheet(match.key, kind, view, Focus(seat, match.names), t, match.id, match.revision)
        return UndrawnMessage(sheet, lambda drawn: compose(attachments(drawn), ()))

    def _seen_then(
        self, match: Match, row: MessageRow, revision: int, seat: int, t: Localize, compose: Compose
    ) -> Message:
        """A message with the board that the turn left: the pictures of that time it already has, otherwise drawn again.
        The rest of the table stands in the message below it.
        """
        if revision != match.revision and row.files:
            return compose(kept_attachments(row.files), ())
        then = match if revision == match.revision else match.earlier(revision)
        if then is None:
            return compose((), ())
        return self._seen(then, then.view(None), seat, t, compose, text_only=row.text_only, kind="past")

    def _controls(self, match: Match, view: View, t: Localize, path: str) -> Offered:
        """The path to a menu, the question to the person to move, and the possible answers."""
        if match.to_move is None or match.owner(match.to_move) is None:
            return Offered(ask=_thinking(match, t))
        if not choices_are_public(match):
            play = custom_ids.action_id(match.id, match.revision, "play")
            asked = _asked(match, view, t, escaped(match))
            known = menus.page(choices(match, None, t), "", game=match.id, revision=match.revision, t=t)
            shown = [item for row in known if isinstance(row, tuple) for item in row]
            label, style = ("bot-play-first", "plain") if shown else ("bot-play", "main")
            return Offered(ask=_addressed(match, asked, t), rows=((Button(play, t(label), style=style), *shown),))
        page = offered(match, view, t, path)
        return page._replace(ask=_addressed(match, page.ask, t))


def _under(head: str, lines: Sequence[str]) -> list[str]:
    """These lines under a heading, if there are any."""
    return [head, *lines] if lines else []


def shown_seat(match: Match, row: MessageRow) -> int:
    """The seat from which a turn message shows the table: that of the person to move, otherwise the previous one; where
    computers are watched, that of the one to move.
    """
    if is_watched(match.row) and match.to_move is not None:
        return match.to_move
    return match.to_move if match.to_move is not None and match.owner(match.to_move) is not None else row.seat or 0


def head(match: Match, view: View, row: MessageRow, t: Localize) -> str:
    """Which game, which round, whose turn."""
    user = match.owner(match.to_move)
    seat = match.to_move or 0
    if user is None:
        return t("bot-turn-computer", title=title(match, t, view), player=_computer(match, t))
    key = "bot-turn-for" if len(match.seats_of(user)) > 1 else "bot-turn"
    return t(key, title=title(match, t, view), person=Verbatim(f"<@{user}>"), player=name(match, seat))


def _past_head(match: Match, told: Sequence[JournalEntry], seat: int, t: Localize) -> str:
    """Whose turn it was, and whether more is told than that turn, or nothing of it."""
    played = [entry.seat for entry in told if entry.moves]
    since = "-before" if played and played[-1] != seat else "-since" if set(played) - {seat} else ""
    return t(f"bot-turn-past{since}", title=title(match, t), player=name(match, seat))


def deadline(match: Match, row: MessageRow, t: Localize) -> list[str]:
    """Until when the person to move has time, and what comes then; louder once they were warned in this turn."""
    at, user = match.row.deadline, match.owner(match.to_move)
    if at is None or user is None:
        return []
    then = "resign" if match.resigns_late(user) else "computer"
    what = "hurry" if row.at and row.at >= match.row.waits_since else "deadline"
    return [t(f"bot-{what}-{then}", until=instant(at), left=moment(at))]


def title(match: Match, t: Localize, view: View | None = None) -> Verbatim:
    """The title of the table, the game's name and, if it has rounds, the present one."""
    words = called(match.key, match.row.title, t)
    if match.header.continued is not None:
        words = Verbatim(t("bot-title-continued", title=words, place=origin(match.header.continued, t)))
    if view is not None and view.headline is not None:
        number, rounds = view.headline
        words = Verbatim(t("bot-title-round", title=words, number=number, rounds=rounds))
    return words


def called(key: str, name: str, t: Localize) -> Verbatim:
    """A game, with the title of its table if that has one."""
    words = t(f"{key}-title")
    return Verbatim(t("bot-title-of-table", title=Verbatim(words), called=Verbatim(escape(name))) if name else words)


def origin(continued: Continued, t: Localize) -> Verbatim:
    """The game and the moment from which one goes on; its id may be anything."""
    game = Verbatim(escape(shorten(straight(continued.game_id), ID)) or "?")
    return Verbatim(t("bot-origin", game=game, after=continued.after))


class Offered(NamedTuple):
    """One page of the choices of a decision."""

    trail: str = ""
    """The menus that led to it."""
    ask: str = ""
    rows: Sequence[Row] = ()
    narrowed: tuple[Move, ...] = ()
    """The moves that are left to choose from; none on the first page, where it is all of them."""
    only: bool = False
    """Whether there is nothing to choose, but something to do."""

    def seen(self, view: View) -> View:
        """The view in which pictures mark what is left to choose from, and no more."""
        return replace(view, moves=self.narrowed) if self.narrowed else view


def offered(match: Match, view: View, t: Localize, path: str) -> Offered:
    """The page of the person to move."""
    found = choices(match, match.to_move, t)
    rows = menus.page(found, path, game=match.id, revision=match.revision, t=t)
    ask = escape(menus.question(found, path)) or _asked(match, view, t, escaped(match))
    if by_notation(found):
        ask = t("bot-unnamed-ask", ask=Verbatim(ask))
    trail = menus.joined(map(escape, menus.trail(found, path)), t)
    only = len(found) == 1 and not found[0].closing
    return Offered(trail, ask, rows, menus.narrowed(found, path), only)


def strip(match: Match, view: View, names: Sequence[str], t: Localize, *, but: int | None = None) -> str:
    """Everybody's numbers, in the order of turns; without those of a seat that other words tell of."""
    part = games.load(match.key)
    return " | ".join(
        t("bot-strip", player=Verbatim(names[seat]), has=Verbatim(part.strip(view, seat, t)))
        for seat in view.turn_order
        if seat != but
    )


def explained(match: Match, view: View, t: Localize) -> str:
    """What the question means, for a person who has not yet answered one of its kind; never the question itself."""
    user, verbs = match.owner(match.to_move), {move.verb for move in view.moves or ()}
    if user is None or match.has_met(user, verbs):
        return ""
    asked = _asked(match, view, t, match.names)
    told = games.load(match.key).explain(view, t)
    return next((paragraph for paragraph in told if not paragraph.startswith(asked)), "").replace("\n", " ")


def recent(turns: Sequence[Sequence[str]], notice: str) -> list[str]:
    """The last turns of a log that have room, the last one in any case, with a notice for those before. No turn loses
    its beginning, to which its other lines refer, unless it is longer than any message should be.
    """
    told = [turn for turn in turns if turn]
    kept = list(told[-1])
    for turn in reversed(told[:-1]):
        if len(turn) + len(kept) >= layout.NEWS:
            break
        kept = [*turn, *kept]
    kept = kept[-LONGEST:]
    return kept if len(kept) == sum(map(len, told)) else [notice, *kept]


def _thinking(match: Match, t: Localize) -> str:
    """A notice that a computer is about to play, and who may still take back the decision it is about to answer."""
    if match.to_move is None:
        return ""
    player = _computer(match, t)
    if match.undoer is None:
        return t("bot-thinking", player=player)
    return t("bot-thinking-undo", player=player, other=name(match, match.undo_seat or 0))


def _computer(match: Match, t: Localize) -> Verbatim:
    """The computer to move: by its name, or as the one that plays while a person is away."""
    seat = match.to_move or 0
    player = name(match, seat)
    return player if match.row.seats[seat].user is None else Verbatim(t("bot-stand-in", player=player))


def _addressed(match: Match, asked: str, t: Localize) -> str:
    """If several people play, the question names its player: the mention is above the pictures, out of sight."""
    people = {seat.user for seat in match.row.seats} - {None}
    if len(people) < 2:
        return asked
    return t("bot-asked", player=name(match, match.to_move or 0), asked=Verbatim(asked))


def _asked(match: Match, view: View, t: Localize, names: Sequence[str]) -> str:
    return narration.question(match.key, view.prompt, names, t) if view.prompt else ""


def helpers(match: Match, t: Localize) -> tuple[Button, ...]:
    """The last row of a turn message."""
    rest = ("stop", "boards", "words") if is_watched(match.row) else ("hand", "boards", "words", "explain")
    row = [
        Button(custom_ids.action_id(match.id, match.revision, what), t(f"bot-{what}"), style="quiet") for what in rest
    ]
    if match.undoer is not None and match.owner(match.to_move) in (None, match.undoer):
        row.insert(0, undo_button(match, t))
    return tuple(row)


def undo_button(match: Match, t: Localize) -> Button:
    return Button(custom_ids.action_id(match.id, match.revision, "undo"), t("bot-undo"), style="quiet")


def _look_back(match: Match, row: MessageRow, what: str, t: Localize) -> Button:
    """Shows privately what a turn that has passed left behind: the id carries the moment and the seat."""
    revision = match.revision if row.closed is None else row.closed
    id_ = custom_ids.action_id(match.id, revision, f"{what}.{row.seat or 0}")
    return Button(id_, t(f"bot-{what}"), style="quiet")


def end_helpers(match: Match, t: Localize) -> list[Row]:
    """The next game and what there is to see; what one can take along of this one."""
    rows = ("again", "boards", "words", "replay", "review"), ("film", "moments", "record")
    return [
        tuple(
            Button(
                custom_ids.action_id(match.id, match.revision, what),
                t(f"bot-{what}"),
                style="main" if what == "again" else "quiet",
            )
            for what in row
        )
        for row in rows
    ]


def standings(match: Match, view: View, t: Localize) -> list[str]:
    """Places and points by source, or the points at the moment the game was given up."""
    if match.result is not None:
        return narration.standings(match.key, match.result, view.scores, escaped(match), t)
    return [t("bot-abandoned"), *narration.scores(match.key, view.scores, escaped(match), t, view.turn_order)]


def seed_reveal(match: Match, t: Localize) -> str:
    """The seed and the commitment made at the start, so that anybody can check the shuffles."""
    return t("bot-sealed", seed=Verbatim(match.header.seed), commitment=Verbatim(match.header.commitment))


def escaped(match: Match) -> tuple[str, ...]:
    """The players' names, escaped for Discord's markdown."""
    return tuple(map(escape, match.names))


def name(match: Match, seat: int) -> Verbatim:
    return Verbatim(escaped(match)[seat])


def _undone(match: Match, entry: Undone, gone: Sequence[str], t: Localize) -> str:
    """Who took what back: each decision by its first line, the earliest ones where they are many."""
    player = name(match, entry.seat or 0)
    if not gone:
        return t("bot-log-undo", player=player, count=entry.back)
    named = " · ".join([*gone[:NAMED], *(["…"] if len(gone) > NAMED else [])])
    return t("bot-log-undone", player=player, count=entry.back, what=Verbatim(named))


def _agreed(match: Match, entry: JournalEntry) -> tuple[Verbatim, ...]:
    """Who agreed to what was taken back together; nobody where somebody took it back without asking others."""
    seats = [seat for event in entry.events for seat in event.data["agreed"]] if entry.kind == "undo" else []
    return tuple(name(match, int(seat)) for seat in seats) if seats != [entry.seat] else ()


def _lines(match: Match, entry: JournalEntry, t: Localize, viewer: int | None, emoji_of: EmojiOf) -> list[str]:
    if entry.kind == "play":
        return narration.lines(match.key, entry.events, escaped(match), t, viewer, emoji_of)
    if players := _agreed(match, entry):
        return [t("bot-log-together", count=entry.back, players=players)]
    if isinstance(entry, Undone):
        gone = [_lines(match, one, t, viewer, emoji_of)[:1] for one in entry.gone]
        return [_undone(match, entry, [line for lines in gone for line in lines], t)]
    return [
        t(f"bot-log-{event.kind}", **{key: Verbatim(escape(str(fact))) for key, fact in event.data.items()})
        for event in entry.events
    ]
