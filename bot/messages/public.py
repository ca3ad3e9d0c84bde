"""What everybody sees of a game: a turn, open or passed, and the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import render
from bot import games
from bot.base import custom_ids
from bot.base.i18n import Verbatim, localizer
from bot.base.markdown import escape
from bot.drawing import Sheet
from bot.matches.match import entries_since
from bot.matches.offers import choices, choices_are_public
from bot.matches.pace import RESIGN
from bot.messages import layout, menus, narration
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
    from engine.game import View
    from render import Say

Files = tuple[Attachment, ...]
Compose = Callable[[Files, Sequence[str]], OutgoingMessage]
"""Makes a message of its pictures, or of the words that stand for them."""


class PublicMessages:
    """Builds the messages of a match that everybody sees. `emoji_of` gives the emoji of a game."""

    def __init__(self, emoji_of: Callable[[str], EmojiOf] = lambda game: no_emoji) -> None:
        self.emoji_of = emoji_of

    def turn(self, match: Match, row: MessageRow, *, path: str = "") -> Message:
        """The message of the person to move, or of the last one while a computer is about to play."""
        say, view = localizer(match.row.locale), match.view(None)
        seat = shown_seat(match, row)
        trail, ask, rows = self._controls(match, view, say, path)
        about = explained(match, view, say) if rows and not trail and choices_are_public(match) else ""

        def compose(files: Files, words: Sequence[str]) -> OutgoingMessage:
            message = layout.turn(
                "\n".join((head(match, view, row, say), *deadline(match, say))),
                say=say,
                narration=recent(self.news(match, seat, say), say("bot-log-shortened")),
                media=[file.media_item for file in files],
                words=words,
                strip=strip(match, view, escaped(match), say),
                trail=trail,
                ask=ask,
                about=about,
                rows=rows,
                helpers=helpers(match, say),
                emoji_of=self.emoji_of(match.key),
            )
            return OutgoingMessage(message, files)

        return self._seen(match, view, seat, say, compose, text_only=row.text_only)

    def past(self, match: Match, row: MessageRow) -> Message:
        """A turn that has passed: log and result, no controls but that of its person to take it back."""
        say = localizer(match.row.locale)
        seat = row.seat or 0
        closed = match.revision if row.closed is None else row.closed
        story = [entry for entry in match.history if entry.revision <= closed]
        helpers = [undo_button(match, say)] if match.undoer is not None and match.undoer == row.user else []
        if match.over or match.owner(match.to_move) != row.user:
            helpers.append(_look_back(match, row, "change", say))

        def compose(files: Files, words: Sequence[str]) -> OutgoingMessage:
            message = layout.turn(
                say("bot-turn-past", game=match.key, title=title(match, say), player=name(match, seat)),
                say=say,
                narration=self.story(match, entries_since(story, seat), say),
                media=[file.media_item for file in files],
                words=words,
                helpers=helpers,
                emoji_of=self.emoji_of(match.key),
            )
            return OutgoingMessage(message, files)

        return self._seen_then(match, row, closed, seat, say, compose)

    def told(self, match: Match, row: MessageRow) -> Message:
        """A turn after which another one has passed: its story, and buttons that show its pictures privately."""
        say, seat, closed = localizer(match.row.locale), row.seat or 0, row.closed or 0
        story = [entry for entry in match.history if entry.revision <= closed]
        message = layout.turn(
            say("bot-turn-past", game=match.key, title=title(match, say), player=name(match, seat)),
            say=say,
            narration=self.story(match, entries_since(story, seat), say),
            helpers=[_look_back(match, row, what, say) for what in ("then", "change")],
            emoji_of=self.emoji_of(match.key),
        )
        return OutgoingMessage(message)

    def lost(self, match: Match, row: MessageRow) -> Message:
        """A message posted after the copy to which the game was put back."""
        return OutgoingMessage(layout.note(localizer(match.row.locale)("bot-lost")))

    def end(self, match: Match, row: MessageRow, since: int) -> Message:
        """How it ended; the log that no turn message contained, from revision `since` on."""
        say, view = localizer(match.row.locale), match.view(None)
        record = self.record(match)
        ranks = match.result.ranks if match.result else None
        winner = ranks.index(1) if ranks else 0
        story = [entry for entry in match.history if entry.revision > since]

        def compose(files: Files, words: Sequence[str]) -> OutgoingMessage:
            message = layout.end(
                narration.over(title(match, say), match.result, escaped(match), say),
                say=say,
                standings=[*standings(match, view, say), seed_reveal(match, say)],
                narration=self.story(match, story, say),
                media=[file.media_item for file in files],
                words=words,
                helpers=end_helpers(match, say),
                file=None if row.text_only else record.name,
                emoji_of=self.emoji_of(match.key),
            )
            return OutgoingMessage(message, files if row.text_only else (*files, record))

        return self._seen(match, view, winner, say, compose, text_only=row.text_only)

    def record(self, match: Match) -> Attachment:
        """The record of a game that is over."""
        say = localizer(match.row.locale)
        lines = [line for entry in match.history for line in _lines(match, entry, say, None, no_emoji)]
        text = match.record(lines).to_json()
        return Attachment(f"solstice-{match.key}-{match.id}.json", content=text.encode())

    def story(self, match: Match, entries: Sequence[JournalEntry], say: Say, *, viewer: int | None = None) -> list[str]:
        """What happened, in the lines that this seat, or everybody, may read."""
        emoji_of = self.emoji_of(match.key)
        return [line for entry in entries for line in _lines(match, entry, say, viewer, emoji_of)]

    def news(self, match: Match, seat: int, say: Say, *, viewer: int | None = None) -> list[str]:
        """What happened since this seat's previous turn, for everybody or for one viewer."""
        return self.story(match, entries_since(match.history, seat), say, viewer=viewer)

    def latest(self, match: Match, seat: int, say: Say) -> list[str]:
        """The end of this seat's news; of older news only what nobody else was told, since the rest is public."""
        news = self.news(match, seat, say, viewer=seat)
        public = set(self.news(match, seat, say))
        older = [line for line in news[: -layout.NEWS] if line not in public]
        left_out = len(news) - len(older) > layout.NEWS
        return [*([say("bot-log-public")] if left_out else []), *older, *news[-layout.NEWS :]]

    def _seen(self, match: Match, view: View, seat: int, say: Say, compose: Compose, *, text_only: bool) -> Message:
        """A message with the table seen from a seat: pictures, or words if pictures cannot be posted."""
        if text_only:
            return compose((), render.load(match.key).state_text(view, Focus(seat, escaped(match)), say))
        sheet = Sheet(match.key, "turn", view, Focus(seat, match.names), say, match.id, match.revision)
        return UndrawnMessage(sheet, lambda drawn: compose(attachments(drawn), ()))

    def _seen_then(
        self, match: Match, row: MessageRow, revision: int, seat: int, say: Say, compose: Compose
    ) -> Message:
        """A message with the table as it was then: pictures of that time it already has, otherwise drawn again."""
        if revision != match.revision and row.files:
            return compose(kept_attachments(row.files), ())
        then = match if revision == match.revision else match.earlier(revision)
        if then is None:
            return compose((), ())
        return self._seen(then, then.view(None), seat, say, compose, text_only=row.text_only)

    def _controls(self, match: Match, view: View, say: Say, path: str) -> tuple[str, str, Sequence[Row]]:
        """The path to a menu, the question to the person to move, and the possible answers."""
        if match.to_move is None or match.owner(match.to_move) is None:
            return "", _thinking(match, say), ()
        if not choices_are_public(match):
            play = custom_ids.action_id(match.id, match.revision, "play")
            asked = _asked(match, view, say, escaped(match))
            return "", _addressed(match, asked, say), ((Button(play, say("bot-play"), style="main"),),)
        trail, asked, rows = offered(match, view, say, path)
        return trail, _addressed(match, asked, say), rows


def shown_seat(match: Match, row: MessageRow) -> int:
    """The seat from which a turn message shows the table: that of the person to move, otherwise the previous one."""
    return match.to_move if match.to_move is not None and match.owner(match.to_move) is not None else row.seat or 0


def head(match: Match, view: View, row: MessageRow, say: Say) -> str:
    """Which game, which round, whose turn."""
    user = match.owner(match.to_move)
    seat = match.to_move or 0
    if user is None:
        return say("bot-turn-computer", title=title(match, say, view), player=name(match, seat))
    key = "bot-turn-for" if len(match.seats_of(user)) > 1 else "bot-turn"
    return say(key, title=title(match, say, view), person=Verbatim(f"<@{user}>"), player=name(match, seat))


def deadline(match: Match, say: Say) -> list[str]:
    """Until when the person to move has time, and what comes then."""
    at = match.row.deadline
    if at is None or match.owner(match.to_move) is None:
        return []
    then = "resign" if match.row.absent == RESIGN else "computer"
    return [say(f"bot-deadline-{then}", until=instant(at), left=moment(at))]


def title(match: Match, say: Say, view: View | None = None) -> Verbatim:
    """The game's name and, if it has rounds, the present one."""
    words = say(f"{match.key}-title")
    if view is not None and view.headline is not None:
        number, rounds = view.headline
        words = say("bot-title-round", title=Verbatim(words), number=number, rounds=rounds)
    return Verbatim(words)


def offered(match: Match, view: View, say: Say, path: str) -> tuple[str, str, Sequence[Row]]:
    """The menus that led to this page, its question, and the choices on it."""
    found = choices(match, match.to_move, say)
    rows = menus.page(found, path, game=match.id, revision=match.revision, say=say)
    ask = escape(menus.question(found, path)) or _asked(match, view, say, escaped(match))
    trail = ""
    for menu in map(escape, menus.trail(found, path)):
        trail = say("bot-pick-trail", head=Verbatim(trail), item=Verbatim(menu)) if trail else menu
    return trail, ask, rows


def strip(match: Match, view: View, names: Sequence[str], say: Say) -> str:
    """Everybody's numbers, in the order of turns."""
    part = games.load(match.key)
    return " | ".join(
        say("bot-strip", player=Verbatim(names[seat]), has=Verbatim(part.strip(view, seat, say)))
        for seat in view.turn_order
    )


def explained(match: Match, view: View, say: Say) -> str:
    """What the question means, for a person who has not yet answered one of its kind; never the question itself."""
    user, verbs = match.owner(match.to_move), {move.verb for move in view.moves or ()}
    if user is None or match.has_met(user, verbs):
        return ""
    asked = _asked(match, view, say, match.names)
    told = games.load(match.key).explain(view, say)
    return next((paragraph for paragraph in told if not paragraph.startswith(asked)), "").replace("\n", " ")


def recent(lines: Sequence[str], notice: str) -> list[str]:
    """The last lines of a log, with a notice for those before."""
    return list(lines) if len(lines) <= layout.NEWS else [notice, *lines[1 - layout.NEWS :]]


def _thinking(match: Match, say: Say) -> str:
    """A notice that a computer is about to play, and who may still take back the decision it is about to answer."""
    if match.to_move is None:
        return ""
    player = name(match, match.to_move)
    if match.undoer is None:
        return say("bot-thinking", player=player)
    return say("bot-thinking-undo", player=player, other=name(match, match.undo_seat or 0))


def _addressed(match: Match, asked: str, say: Say) -> str:
    """If several people play, the question names its player: the mention is above the pictures, out of sight."""
    people = {seat.user for seat in match.row.seats} - {None}
    if len(people) < 2:
        return asked
    return say("bot-asked", player=name(match, match.to_move or 0), asked=Verbatim(asked))


def _asked(match: Match, view: View, say: Say, names: Sequence[str]) -> str:
    return narration.question(match.key, view.prompt, names, say) if view.prompt else ""


def helpers(match: Match, say: Say) -> tuple[Button, ...]:
    """The last row of a turn message."""
    rest = ("hand", "boards", "words", "explain")
    row = [
        Button(custom_ids.action_id(match.id, match.revision, what), say(f"bot-{what}"), style="quiet") for what in rest
    ]
    if match.undoer is not None and match.owner(match.to_move) in (None, match.undoer):
        row.insert(0, undo_button(match, say))
    return tuple(row)


def undo_button(match: Match, say: Say) -> Button:
    return Button(custom_ids.action_id(match.id, match.revision, "undo"), say("bot-undo"), style="quiet")


def _look_back(match: Match, row: MessageRow, what: str, say: Say) -> Button:
    """Shows privately what a turn that has passed left behind: the id carries the moment and the seat."""
    revision = match.revision if row.closed is None else row.closed
    id_ = custom_ids.action_id(match.id, revision, f"{what}.{row.seat or 0}")
    return Button(id_, say(f"bot-{what}"), style="quiet")


def end_helpers(match: Match, say: Say) -> tuple[Button, ...]:
    return tuple(
        Button(custom_ids.action_id(match.id, match.revision, what), say(f"bot-{what}"), style=style)
        for what, style in (("again", "main"), ("boards", "quiet"), ("words", "quiet"), ("record", "quiet"))
    )


def standings(match: Match, view: View, say: Say) -> list[str]:
    """Places and points by source, or the points at the moment the game was given up."""
    if match.result is not None:
        return narration.standings(match.key, match.result, view.scores, escaped(match), say)
    return [say("bot-abandoned"), *narration.scores(match.key, view.scores, escaped(match), say)]


def seed_reveal(match: Match, say: Say) -> str:
    """The seed and the commitment made at the start, so that anybody can check the shuffles."""
    return say("bot-sealed", seed=Verbatim(match.header.seed), commitment=Verbatim(match.header.commitment))


def escaped(match: Match) -> tuple[str, ...]:
    """The players' names, escaped for Discord's markdown."""
    return tuple(map(escape, match.names))


def name(match: Match, seat: int) -> Verbatim:
    return Verbatim(escaped(match)[seat])


def _lines(match: Match, entry: JournalEntry, say: Say, viewer: int | None, emoji_of: EmojiOf) -> list[str]:
    if entry.kind == "play":
        return narration.lines(match.key, entry.events, escaped(match), say, viewer, emoji_of)
    if entry.kind == "undo":
        return [say("bot-log-undo", player=name(match, entry.seat or 0), count=entry.back)]
    return [
        say(f"bot-log-{event.kind}", **{key: Verbatim(escape(str(fact))) for key, fact in event.data.items()})
        for event in entry.events
    ]
