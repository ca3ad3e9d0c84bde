"""What one person asked to see: their panel, boards, words, explanations, points, what an undo takes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import render
from bot import games
from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.rights import RIGHTS
from bot.drawing import Sheet
from bot.matches.offers import check_person, takeable
from bot.matches.orders import possible
from bot.matches.steps import by_turn
from bot.matches.together import more_to_take_back
from bot.messages import layout, narration, things
from bot.messages.layout import At, pages
from bot.messages.menus import Button
from bot.messages.outgoing import Message, OutgoingMessage, UndrawnMessage, attachments
from bot.messages.public import Offered, PublicMessages, escaped, explained, name, offered, strip, title
from bot.messages.tastes import Taste, seasoned
from bot.messages.why import has_reasons, why
from bot.store import MessageRow
from render import Focus
from render.describer import Describer

if TYPE_CHECKING:
    from bot.base.errors import Refusal
    from bot.drawing import Drawn
    from bot.matches.match import Match
    from bot.messages.menus import Link
    from bot.store import Habit
    from engine.game import View
    from render import Localize


ROW = 5
"""Buttons that fit in a row."""


class PrivateMessages:
    """Builds messages for one person, in that person's language."""

    def __init__(self, public_messages: PublicMessages) -> None:
        self._public = public_messages

    def panel(
        self,
        match: Match,
        user: int,
        t: Localize,
        *,
        path: str = "",
        summary: bool = False,
        notes: Sequence[str] = (),
        links: Sequence[Link] = (),
        onward: Sequence[Button] = (),
        text_only: bool = False,
        large: bool = False,
        words_first: bool = False,
    ) -> Message:
        """What this person's seat knows and can do; with `summary` also what it owns and how it scores.
        `onward` leads elsewhere while it is not this person's turn; with `words_first` the way to the table in words
        replaces that to the boards.

        Raises Refusal for a person without a seat.
        """
        seat = match.seat_for(user)
        if seat is None:
            raise RIGHTS["look"].refused()
        view = match.view(seat)
        mine = match.owner(match.to_move) == user
        helpers: list[Button | Link] = [
            *_panel_helpers(match, user, t, summary=summary, here=not links, look="words" if words_first else "boards"),
            *links,
        ]
        waiting = () if mine else (_waiting(match, user, t),)
        words = [
            *(note for note in notes if note not in waiting),
            *([_summary(match, view, seat, t)] if summary else ()),
            *waiting,
        ]
        page = offered(match, view, t, path) if mine else Offered(rows=(tuple(onward),))
        only = t("bot-ask-only") if page.only else ""
        if mine and not path:
            page = page._replace(rows=(*page.rows, *_always(match, user, t)))

        def compose(drawn: Sequence[Drawn]) -> OutgoingMessage:
            files = attachments(drawn)
            message = layout.turn(
                t("bot-panel", title=title(match, t, view), player=name(match, seat)),
                t=t,
                narration=self._public.since(match, seat, t),
                news_first=True,
                words=words,
                media=[file.media_item for file in files],
                strip=strip(match, view, escaped(match), t, but=seat if summary else None),
                trail=page.trail,
                ask=page.ask,
                about=(explained(match, view, t) or only) if mine and not page.trail else "",
                rows=page.rows,
                helpers=helpers,
                emoji_of=self._public.emoji_of(match.key),
            )
            return OutgoingMessage(message, files)

        if text_only:
            return compose(())
        focus, at = Focus(seat, match.names), (match.id, match.revision)
        sheet = Sheet(match.key, "own", page.seen(view), focus, t, *at, large=large)
        return UndrawnMessage(sheet, compose)

    def end(self, match: Match) -> Message:
        """How a game ended that is played in a private answer."""
        return self._public.end(match, MessageRow("", match.id, "end", match.row.channel, match.revision), 0)

    def letter(
        self, match: Match, row: MessageRow, *, t: Localize, link: Link, habit: Habit, notes: Sequence[str] = ()
    ) -> Message:
        """The panel of the person this row is for, with a link to the table, as a direct message."""
        only = row.text_only
        return self.copy(match, row.user or 0, t, link=link, habit=habit, notes=notes, text_only=only, summary=False)

    def copy(
        self,
        match: Match,
        user: int,
        t: Localize,
        *,
        link: Link,
        habit: Habit,
        notes: Sequence[str] = (),
        text_only: bool = False,
        summary: bool = True,
    ) -> Message:
        """The panel as a direct message, as its person likes it."""
        panel = self.panel(
            match,
            user,
            t,
            summary=summary,
            notes=notes,
            links=[link],
            text_only=text_only,
            large=habit.large,
            words_first=habit.words,
        )
        return seasoned(panel, Taste(words=habit.words), t)

    def boards(
        self, match: Match, user: int, wanted: str, t: Localize, *, text_only: bool = False, large: bool = False
    ) -> Message:
        """Any board or the display at full size, one's own hand among them; `wanted` is a picture's name; an unknown
        name gives the first one, where each player has a board one's own.
        """

        def compose(drawn: Sequence[Drawn]) -> OutgoingMessage:
            files = () if text_only else attachments(drawn)
            helpers = return_helpers(match, user, t)
            known = games.things(match.key, match.header.options, t)
            asked = things.menus(match.key, known, t)
            message = layout.boards(drawn, _at(match), pictured=not text_only, t=t, things=asked, helpers=helpers)
            return OutgoingMessage(message, files)

        at = match.id, match.revision
        view = match.view(match.seat_for(user))
        sheet = Sheet(match.key, "gallery", view, _focus(match, user), t, *at, wanted, large=large)
        return UndrawnMessage(sheet, compose)

    def words(self, match: Match, user: int, number: int, t: Localize) -> OutgoingMessage:
        """The complete public state, page by page."""
        focus = Focus(match.to_move or 0, escaped(match))
        told = pages(render.load(match.key).state_text(match.view(None), focus, t))
        helpers = return_helpers(match, user, t)
        return OutgoingMessage(layout.reading(t("bot-words"), told, number, "words", _at(match), t=t, helpers=helpers))

    def explain(self, match: Match, user: int, number: int, t: Localize) -> OutgoingMessage:
        """What can be done now, with rule numbers, whoever is to move."""
        mine = match.owner(match.to_move) == user
        view = match.view(match.to_move if mine else None)
        other = None if mine or match.over else name(match, match.to_move or 0)
        head = t("bot-explain-other", player=other) if other else t("bot-explain")
        told = pages(games.load(match.key).explain(view, t)) or [t("bot-explain-nothing")]
        helpers = return_helpers(match, user, t)
        if mine:
            if has_reasons(match.game):
                helpers.append(_at(match).button("why", t("bot-why")))
            helpers += [button for row in _always(match, user, t) for button in row]
        return OutgoingMessage(layout.reading(head, told, number, "explain", _at(match), t=t, helpers=helpers))

    def why(self, match: Match, user: int, asked: str, t: Localize) -> OutgoingMessage:
        """Why a person cannot do something at the decision that is theirs. Raises Refusal for anybody else."""
        check_person(match, user)
        helpers = return_helpers(match, user, t)
        return OutgoingMessage(why(match.game, escaped(match), asked, _at(match), t, helpers))

    def score(self, match: Match, t: Localize) -> OutgoingMessage:
        """Everybody's points by source, as if the game were scored now, in the order of turns as in the strip."""
        key = "bot-score-now" if match.result is None else "bot-score-final"
        view, names = match.view(None), escaped(match)
        if match.result is not None:
            lines = narration.standings(match.key, match.result, view.scores, names, t)
        else:
            lines = narration.scores(match.key, view.scores, names, t, view.turn_order)
            lines += [line for line in (games.unscored(match.key, view, t),) if line]
        return OutgoingMessage(layout.note("\n".join([t(key, title=title(match, t)), *lines])))

    def undo(self, match: Match, user: int, t: Localize) -> OutgoingMessage:
        """What would be taken back. Raises Refusal if nothing can be."""
        steps = takeable(match, user)
        describe = Describer(match.view(None), _focus(match, user), t)
        chosen = [
            t("bot-undo-chose", move=Verbatim(told))
            for move in match.moves_without_events
            for told in describe.moves([move.split()])
        ]
        last, whole = (
            [*self._public.story(match, some, t, viewer=some[-1].seat), *chosen] for some in (steps[-1:], steps)
        )
        one_turn = match.undo_is_whole and len(by_turn(match, steps)) == 1
        more = bool(more_to_take_back(match, user))
        return OutgoingMessage(layout.undo(last, whole, _at(match), t=t, part=not one_turn, more=more))

    def no_undo(self, match: Match, user: int, refusal: Refusal, t: Localize) -> OutgoingMessage:
        """Why somebody cannot take anything back alone, and the way to do it together. Raises the refusal where the
        others cannot be asked either.
        """
        if not more_to_take_back(match, user):
            raise refusal
        button = _at(match).button("together", t("bot-together"))
        return OutgoingMessage(layout.note(f"{refusal.words(t)}\n{t('bot-together-way')}", [(button,)]))

    def record(self, match: Match, t: Localize) -> OutgoingMessage:
        """The record of a game that is over."""
        file = self._public.record(match)
        return OutgoingMessage(layout.note(t("bot-record-here", title=title(match, t)), file=file.name), (file,))

    def note(self, words: str) -> OutgoingMessage:
        return OutgoingMessage(layout.note(words))


def _summary(match: Match, view: View, seat: int, t: Localize) -> str:
    """What the seat owns, what it could pay for, and how it scores."""
    has = render.load(match.key).own_text(view, Focus(seat, escaped(match)), t)
    return "\n".join(f"- {sentence}" for sentence in has)


def _always(match: Match, user: int, t: Localize) -> list[tuple[Button]]:
    """The way to what can be ordered at this question, if anything can."""
    return [(_at(match).button("always", t("bot-always")),)] if possible(match, user) else []


def _waiting(match: Match, user: int, t: Localize) -> str:
    if match.to_move is None:
        return t("bot-no-over")
    key = "bot-waiting-undo" if match.undoer == user else "bot-waiting"
    return t(key, player=name(match, match.to_move))


def _panel_helpers(match: Match, user: int, t: Localize, *, summary: bool, here: bool, look: str) -> list[Button]:
    """The last row; `summary`: the hand is already shown, `here`: not in a direct message. `look`, which shows the
    table as everybody sees it, gives way where there is no room.
    """
    wanted = [*([] if summary else ["hand"]), look]
    if not match.over:
        wanted += ["explain", *(["dm"] if here and match.row.guild is not None else [])]
    if match.history:
        wanted.insert(0, "since")
    if match.undoer == user:
        wanted.insert(0, "undo")
    if len(wanted) + (not here) > ROW:
        wanted.remove(look)
    return [
        Button(custom_ids.action_id(match.id, match.revision, what), t(f"bot-{what}"), style="quiet") for what in wanted
    ]


def return_helpers(match: Match, user: int, t: Localize) -> list[Button]:
    """The button back to a panel, for pages that may have replaced it."""
    if match.seat_for(user) is None or match.over:
        return []
    what = "play" if match.owner(match.to_move) == user else "hand"
    return [_at(match).button(what, t(f"bot-{what}"), "main" if what == "play" else "quiet")]


def _focus(match: Match, user: int) -> Focus:
    """On the seat this person looks from; for a spectator on the one to move."""
    seat = match.seat_for(user)
    return Focus((match.to_move or 0) if seat is None else seat, match.names)


def _at(match: Match) -> At:
    return At(match.id, match.revision)
