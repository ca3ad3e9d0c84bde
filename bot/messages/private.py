"""What one person asked to see: their panel, boards, words, explanations, points, what an undo takes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import render
from bot import games
from bot.base import custom_ids
from bot.base.errors import Refusal
from bot.drawing import Sheet
from bot.matches.match import entries_since
from bot.matches.offers import check_person, takeable
from bot.messages import layout, narration
from bot.messages.layout import At, pages
from bot.messages.menus import Button
from bot.messages.outgoing import Message, OutgoingMessage, UndrawnMessage, attachments
from bot.messages.public import PublicMessages, escaped, explained, name, offered, strip, title
from bot.messages.why import why
from render import Focus
from render.describer import Describer

if TYPE_CHECKING:
    from bot.drawing import Drawn
    from bot.matches.match import Match
    from bot.messages.menus import Link
    from bot.store import JournalEntry, MessageRow
    from engine.game import View
    from render import Say


class PrivateMessages:
    """Builds messages for one person, in that person's language."""

    def __init__(self, public_messages: PublicMessages) -> None:
        self._public = public_messages

    def panel(
        self,
        match: Match,
        user: int,
        say: Say,
        *,
        path: str = "",
        summary: bool = False,
        notes: Sequence[str] = (),
        links: Sequence[Link] = (),
        onward: Sequence[Button] = (),
        text_only: bool = False,
    ) -> Message:
        """What this person's seat knows and can do; with `summary` also what it owns and how it scores.
        `onward` leads elsewhere while it is not this person's turn.

        Raises Refusal for a person without a seat.
        """
        seat = match.seat_for(user)
        if seat is None:
            raise Refusal("not-playing")
        view = match.view(seat)
        mine = match.owner(match.to_move) == user
        helpers: list[Button | Link] = [*_panel_helpers(match, user, say, summary=summary, here=not links), *links]
        words = [
            *notes,
            *(_summary(match, view, seat, say) if summary else ()),
            *(() if mine else [_waiting(match, user, say)]),
        ]
        trail, ask, rows = offered(match, view, say, path) if mine else ("", "", (tuple(onward),))

        def compose(drawn: Sequence[Drawn]) -> OutgoingMessage:
            files = attachments(drawn)
            message = layout.turn(
                say("bot-panel", title=title(match, say, view), player=name(match, seat)),
                say=say,
                narration=self._public.latest(match, seat, say),
                words=words,
                media=[file.media_item for file in files],
                strip=strip(match, view, escaped(match), say),
                trail=trail,
                ask=ask,
                about=explained(match, view, say) if mine and not trail else "",
                rows=rows,
                helpers=helpers,
                emoji_of=self._public.emoji_of(match.key),
            )
            return OutgoingMessage(message, files)

        if text_only:
            return compose(())
        sheet = Sheet(match.key, "own", view, Focus(seat, match.names), say, match.id, match.revision)
        return UndrawnMessage(sheet, compose)

    def letter(self, match: Match, row: MessageRow, *, say: Say, link: Link, notes: Sequence[str] = ()) -> Message:
        """The panel of the person this row is for, with a link to the table, as a direct message."""
        return self.panel(match, row.user or 0, say, notes=notes, links=[link], text_only=row.text_only)

    def boards(self, match: Match, user: int, wanted: str, say: Say, *, text_only: bool = False) -> Message:
        """Any board or the display at full size; `wanted` is a picture's name; an unknown name gives the first one."""

        def compose(drawn: Sequence[Drawn]) -> OutgoingMessage:
            files = () if text_only else attachments(drawn)
            helpers = _return_helpers(match, user, say)
            message = layout.boards(drawn, _at(match), pictured=not text_only, say=say, helpers=helpers)
            return OutgoingMessage(message, files)

        sheet = Sheet(match.key, "gallery", match.view(None), _focus(match), say, match.id, match.revision, wanted)
        return UndrawnMessage(sheet, compose)

    def then(self, match: Match, revision: int, seat: int, say: Say, *, text_only: bool = False) -> Message:
        """The pictures with which a turn of this seat ended. Raises Refusal if they cannot be drawn again."""
        view, focus = _earlier(match, revision).view(None), Focus(seat, match.names)
        if text_only:
            told = pages(render.load(match.key).state_text(view, Focus(seat, escaped(match)), say))
            return OutgoingMessage(layout.note(told[0]))
        return self._looked_back(match, Sheet(match.key, "turn", view, focus, say, match.id, revision), say)

    def change(self, match: Match, revision: int, seat: int, say: Say, *, text_only: bool = False) -> Message:
        """What a turn of this seat that ended then has changed. Raises Refusal if it cannot be drawn again."""
        story = [entry for entry in match.history if entry.revision <= revision]
        told = self._public.story(match, entries_since(story, seat), say)
        if text_only:
            return OutgoingMessage(layout.note("\n".join(told)))
        after, before = _earlier(match, revision).view(None), _earlier(match, _began(story, seat)).view(None)
        focus = Focus(seat, match.names)
        sheet = Sheet(match.key, "change", after, focus, say, match.id, revision, before=before)
        return self._looked_back(match, sheet, say, told)

    def _looked_back(self, match: Match, sheet: Sheet, say: Say, told: Sequence[str] = ()) -> Message:
        head = say("bot-turn-past", game=match.key, title=title(match, say), player=name(match, sheet.focus.seat))

        def compose(drawn: Sequence[Drawn]) -> OutgoingMessage:
            files = attachments(drawn)
            return OutgoingMessage(
                layout.turn(head, say=say, narration=told, media=[file.media_item for file in files]), files
            )

        return UndrawnMessage(sheet, compose)

    def words(self, match: Match, number: int, say: Say) -> OutgoingMessage:
        """The complete public state, page by page."""
        focus = Focus(match.to_move or 0, escaped(match))
        told = pages(render.load(match.key).state_text(match.view(None), focus, say))
        return OutgoingMessage(layout.reading(say("bot-words"), told, number, "words", _at(match), say=say))

    def explain(self, match: Match, user: int, number: int, say: Say) -> OutgoingMessage:
        """What can be done now, with rule numbers, whoever is to move."""
        mine = match.owner(match.to_move) == user
        view = match.view(match.to_move if mine else None)
        other = None if mine or match.over else name(match, match.to_move or 0)
        head = say("bot-explain-other", player=other) if other else say("bot-explain")
        told = pages(games.load(match.key).explain(view, say)) or [say("bot-explain-nothing")]
        helpers = _return_helpers(match, user, say)
        if mine:
            helpers.append(_at(match).button("why", say("bot-why")))
        return OutgoingMessage(layout.reading(head, told, number, "explain", _at(match), say=say, helpers=helpers))

    def why(self, match: Match, user: int, asked: str, say: Say) -> OutgoingMessage:
        """Why a person cannot do something at the decision that is theirs. Raises Refusal for anybody else."""
        check_person(match, user)
        helpers = _return_helpers(match, user, say)
        return OutgoingMessage(why(match.game, escaped(match), asked, _at(match), say, helpers))

    def score(self, match: Match, say: Say) -> OutgoingMessage:
        """Everybody's points by source, as if the game were scored now."""
        key = "bot-score-final" if match.game.result else "bot-score-now"
        lines = narration.scores(match.key, match.view(None).scores, escaped(match), say)
        return OutgoingMessage(layout.note("\n".join([say(key, title=title(match, say)), *lines])))

    def undo(self, match: Match, user: int, say: Say) -> OutgoingMessage:
        """What would be taken back. Raises Refusal if nothing can be."""
        steps = takeable(match, user)
        moves_without_events = Describer(match.view(None), _focus(match), say).moves(
            move.split() for move in match.moves_without_events
        )
        last, whole = (
            [*self._public.story(match, some, say, viewer=some[-1].seat), *moves_without_events]
            for some in (steps[-1:], steps)
        )
        return OutgoingMessage(layout.undo(last, whole, _at(match), say=say))

    def record(self, match: Match, say: Say) -> OutgoingMessage:
        """The record of a game that is over."""
        file = self._public.record(match)
        return OutgoingMessage(layout.note(say("bot-record-here", title=title(match, say)), file=file.name), (file,))

    def note(self, words: str) -> OutgoingMessage:
        return OutgoingMessage(layout.note(words))


def _summary(match: Match, view: View, seat: int, say: Say) -> list[str]:
    """What the seat owns, what it could pay for, and how it scores."""
    has = render.load(match.key).own_text(view, Focus(seat, escaped(match)), say)
    points = narration.scores(match.key, view.scores, escaped(match), say)[seat]
    return ["\n".join(f"- {sentence}" for sentence in has), points]


def _waiting(match: Match, user: int, say: Say) -> str:
    if match.to_move is None:
        return say("bot-no-over")
    key = "bot-waiting-undo" if match.undoer == user else "bot-waiting"
    return say(key, player=name(match, match.to_move))


def _panel_helpers(match: Match, user: int, say: Say, *, summary: bool, here: bool) -> list[Button]:
    """The last row; `summary`: the hand is already shown, `here`: not in a direct message."""
    wanted = [*([] if summary else ["hand"]), "boards", "explain", *(["dm"] if here else [])]
    if match.undoer == user:
        wanted.insert(0, "undo")
    return [
        Button(custom_ids.action_id(match.id, match.revision, what), say(f"bot-{what}"), style="quiet")
        for what in wanted
    ]


def _return_helpers(match: Match, user: int, say: Say) -> list[Button]:
    """The button back to a panel, for pages that may have replaced it."""
    if match.seat_for(user) is None or match.over:
        return []
    what = "play" if match.owner(match.to_move) == user else "hand"
    return [_at(match).button(what, say(f"bot-{what}"), "main" if what == "play" else "quiet")]


def _earlier(match: Match, revision: int) -> Match:
    then = match if revision == match.revision else match.earlier(revision)
    if then is None:
        raise Refusal("redrawn")
    return then


def _began(story: Sequence[JournalEntry], seat: int) -> int:
    """The revision at which the last turn of this seat began."""
    entries = list(story)
    while entries and entries[-1].seat != seat:
        entries.pop()
    while entries and entries[-1].seat == seat:
        entries.pop()
    return entries[-1].revision if entries else 0


def _focus(match: Match) -> Focus:
    return Focus(match.to_move or 0, match.names)


def _at(match: Match) -> At:
    return At(match.id, match.revision)
