"""What one person asked to see: their panel, boards, words, explanations, points, what an undo takes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot import games
from bot.base.i18n import Verbatim, localizer
from bot.base.markdown import short_names
from bot.base.rights import RIGHTS
from bot.base.text import capital
from bot.drawing import GalleryPictures, OwnPictures
from bot.matches.offers import check_person
from bot.matches.orders import possible
from bot.matches.together import more_to_take_back
from bot.messages import components, digest, layout, narration
from bot.messages.layout import pages
from bot.messages.menus import Button, action
from bot.messages.outgoing import Message, OutgoingMessage, PictureBlock, UndrawnMessage, in_full, note, pictured
from bot.messages.public import (
    ChoicesPage,
    PublicMessages,
    choices_page,
    deadline,
    helpers,
    late,
    small,
    state,
    summary,
    title,
)
from bot.messages.story import escaped, name
from bot.messages.why import has_reasons, why
from bot.store import MessageRow
from render import Focus
from render.legend import LEGEND

if TYPE_CHECKING:
    from bot.base.errors import Refusal
    from bot.matches.match import Match
    from bot.messages.menus import Link
    from render import Localize


SIGNS = f"board.{LEGEND}"
MORE = {
    "hint": "bot-hint-button",
    "why": "bot-why",
    "explain": "bot-explain",
    "standing-order": "bot-always",
    "hand": "bot-hand",
    "words": "bot-words",
    SIGNS: "bot-legend",
    "log": "bot-log",
    "replay": "bot-replay",
    "dm": "bot-dm",
    "together": "bot-together",
}
"""What stands behind *More*, by the words on its buttons."""


OVER = (("boards", "words", "log"), ("moments", "film", "record"))
"""What stands there once the game is over, row by row."""


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
        notes: Sequence[str] = (),
        links: Sequence[Link] = (),
        onward: Sequence[Button] = (),
        cards: bool = False,
    ) -> Message:
        """What this person's seat sees and can do. `onward` leads elsewhere while it is not this person's turn. Without
        `links` to its table it stands beside the message of that, if there is one, which names the game and tells what
        happened; one for `cards` leaves the rest to it, too.

        Raises Refusal for a person without a seat.
        """
        seat = match.seat_for(user)
        if seat is None:
            raise RIGHTS["look"].refused()
        view = match.view(seat)
        mine = match.owner(match.to_move) == user
        beside = mine and not links and match.row.channel > 0 and match.reader is None
        asked = _waiting(match, user, t)
        page = choices_page(match, view, t, path, cards=cards) if mine else ChoicesPage(rows=(tuple(onward),))
        if mine:
            several = len(match.seats_of(user)) > 1
            ask = page.ask if several else capital(page.ask)
            key = ("bot-panel-asked-for" if several else "bot-panel-asked") + ("-here" if beside else "")
            asked = t(key, ask=Verbatim(ask), title=title(match, t), player=name(match, seat))
        held = "" if page.trail else games.held(match.key, view, t)
        idle = [t("bot-play-no-card")] if page.idle_hand else []
        if beside:
            log = [*filter(None, [held])]
        elif page.trail:
            log = digest.opening(view, [], t)
        else:
            log = digest.lines_since_turn(match, seat, t, view, held=held, asked=asked)

        return pictured(
            OwnPictures(match.key, t, match.id, match.revision, page.narrowed_view(view), Focus(seat, match.names)),
            asked,
            t=t,
            narration=(*idle, *(note for note in notes if note != asked), *small(log)),
            rows=page.rows,
            helpers=(*helpers(match, page, t, user), *links),
            emoji_of=self._public.emoji_of(match.key),
        )

    def turn(self, match: Match, row: MessageRow, *, user: int) -> Message:
        """The turn message of a table that nobody but this person sees: their panel."""
        t = localizer(match.row.locale)
        return self.panel(match, user, t, notes=[*late(match, row, t), *filter(None, [row.news])])

    def end(self, match: Match) -> Message:
        """How a game ended that is played in a private answer."""
        return self._public.end(match, MessageRow("", match.id, "end", match.row.channel, match.revision), 0)

    def letter(self, match: Match, row: MessageRow, *, t: Localize, link: Link, notes: Sequence[str] = ()) -> Message:
        """The panel of the person this row is for, with a link to the table, as a direct message."""
        return self.panel(match, row.user or 0, t, notes=notes, links=[link])

    def boards(self, match: Match, user: int, wanted: str, t: Localize) -> Message:
        """Any board or the display at full size, one's own hand among them; `wanted` is a picture's name; an unknown
        name gives the first one, where each player has a board one's own.
        """

        def compose(block: PictureBlock) -> OutgoingMessage:
            helpers = return_helpers(match, user, t)
            known = games.components(match.key, match.header.options, t)
            asked = components.menus(match.key, known, t)
            message = layout.boards(
                block.drawn, match, t=t, media=block.media, words=block.words, things=asked, helpers=helpers
            )
            return OutgoingMessage(message, block.files)

        view, focus = match.view(match.seat_for(user)), _focus(match, user)
        return UndrawnMessage(
            GalleryPictures(match.key, t, match.id, match.revision, view, focus, wanted), compose, in_full
        )

    def words(self, match: Match, user: int, number: int, t: Localize) -> OutgoingMessage:
        """What this person has and all that everybody knows, page by page."""
        seat = match.seat_for(user)
        own = [] if seat is None else [summary(match, match.view(seat), seat, t)]
        told = [*filter(None, own), *state(match, match.view(None), match.to_move or 0, t)]
        return _reading(match, user, "words", t("bot-words"), told, number, t)

    def explain(self, match: Match, user: int, number: int, t: Localize) -> OutgoingMessage:
        """What can be done now, with rule numbers, whoever is to move."""
        mine = match.owner(match.to_move) == user
        view = match.view(match.to_move if mine else None)
        other = None if mine or match.over else name(match, match.to_move or 0)
        head = t("bot-explain-other", player=other) if other else t("bot-explain")
        told = games.load(match.key).explain(view, t) or [t("bot-explain-nothing")]
        return _reading(match, user, "explain", head, told, number, t)

    def why(self, match: Match, user: int, asked: str, t: Localize) -> OutgoingMessage:
        """Why a person cannot do something at the decision that is theirs. Raises Refusal for anybody else."""
        check_person(match, user)
        helpers = return_helpers(match, user, t)
        return OutgoingMessage(why(match.game, escaped(match), asked, match, t, helpers))

    def score(self, match: Match, t: Localize) -> OutgoingMessage:
        """Everybody's points by source, as if the game were scored now, in the order of turns as in the strip."""
        if match.result is None:
            return note("\n".join(_points_now(match, t)))
        lines = narration.standings(match.key, match.result, match.view(None).scores, escaped(match), t)
        return note("\n".join([t("bot-score-final", title=title(match, t)), *lines]))

    def more(self, match: Match, user: int, t: Localize) -> OutgoingMessage:
        """The points and what comes; everything else that a turn itself has no room for, each behind a button."""
        if match.over:
            rows = [tuple(action(match, what, t(f"bot-{what}")) for what in row) for row in OVER]
            return note(t("bot-more-head"), rows)
        mine, seated = match.owner(match.to_move) == user, match.seat_for(user) is not None
        hint = ["hint"] if mine and not match.row.serious else []
        asked = [*hint, *(["why"] if mine and has_reasons(match.game) else []), "explain"]
        if mine and possible(match, user):
            asked.append("standing-order")
        shown = [*(["hand"] if seated else []), "words", SIGNS, "log", "replay"]
        kept = ["dm"] if seated and match.row.guild is not None else []
        if seated and more_to_take_back(match, user):
            kept.append("together")
        rows = [tuple(action(match, what, t(MORE[what])) for what in row) for row in (asked, shown, kept)]
        return note("\n".join([*_points_now(match, t), *deadline(match, "deadline", t)]), rows)

    def log(self, match: Match, user: int, number: int | None, t: Localize) -> OutgoingMessage:
        """All that happened, page by page; without a number its end."""
        told = self._public.story(match, match.history, t, viewer=match.seat_for(user))
        return _reading(match, user, "log", t("bot-log"), ["\n".join(told)], number, t)

    def no_undo(self, match: Match, user: int, refusal: Refusal, t: Localize) -> OutgoingMessage:
        """Why somebody cannot take anything back alone, and the way to do it together. Raises the refusal where the
        others cannot be asked either.
        """
        if not more_to_take_back(match, user):
            raise refusal
        button = action(match, "together", t("bot-together"))
        return note(f"{refusal.words(t)}\n{t('bot-together-way')}", [(button,)])


def _points_now(match: Match, t: Localize) -> list[str]:
    """Everybody's points by source, as if the game ended now, and what comes."""
    view = match.view(None)
    points = narration.scores(match.key, view.scores, escaped(match), t, view.turn_order)
    return [t("bot-score-now", title=title(match, t)), *points, *small(games.coming(match.game, view, t))]


def _reading(
    match: Match, user: int, what: str, head: str, paragraphs: Sequence[str], number: int | None, t: Localize
) -> OutgoingMessage:
    """One page of a long text, without a number its last one."""
    told, helpers = pages(paragraphs), return_helpers(match, user, t)
    number = len(told) - 1 if number is None else number
    return OutgoingMessage(layout.reading(head, told, number, what, match, t=t, helpers=helpers))


def _waiting(match: Match, user: int, t: Localize) -> str:
    if match.to_move is None:
        return t("bot-no-over")
    key = "bot-waiting-undo" if match.undoer == user else "bot-waiting"
    return t(key, player=Verbatim(short_names(match.names)[match.to_move]))


def return_helpers(match: Match, user: int, t: Localize) -> list[Button]:
    """The button back to a panel, for pages that may have replaced it."""
    if match.seat_for(user) is None or match.over:
        return []
    if match.owner(match.to_move) == user:
        return [action(match, "play", t("bot-play"), "main")]
    return [action(match, "hand", t("bot-hand"))]


def _focus(match: Match, user: int) -> Focus:
    """On the seat this person looks from; for a spectator on the one to move."""
    seat = match.seat_for(user)
    return Focus((match.to_move or 0) if seat is None else seat, match.names)
