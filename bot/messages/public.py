"""What everybody sees of a game: a turn, open or passed, and the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, Literal, NamedTuple

import render
from bot.base import custom_ids
from bot.base.i18n import Verbatim, localizer
from bot.base.markdown import escape
from bot.base.text import shorten, straight
from bot.drawing import EndPictures, TablePictures
from bot.matches.match import own_turn
from bot.matches.offers import by_notation, choices, choices_are_public, foreseen, worth
from bot.matches.watching import is_watched
from bot.messages import digest, layout, menus, narration, story
from bot.messages.finale import finale
from bot.messages.layout import no_emoji
from bot.messages.links import instant, moment
from bot.messages.menus import Button, action
from bot.messages.outgoing import (
    Attachment,
    Message,
    OutgoingMessage,
    PictureBlock,
    UndrawnMessage,
    kept_attachments,
    note,
    pictured,
)
from bot.messages.story import escaped, name
from render import Focus

if TYPE_CHECKING:
    from bot.base.choices import Choice
    from bot.drawing import RenderedPicture
    from bot.matches.match import Match
    from bot.messages.layout import EmojiOf
    from bot.messages.menus import Row
    from bot.store import JournalEntry, MessageRow
    from engine.game import Move, Prompt, View
    from engine.kernel.forecast import Forecast
    from engine.record import Continued
    from render import Localize

WAYS = ("replay", "review", "moments", "film", "record")
"""To look back at a game that is over."""
AT_ONCE = ("review", "replay", "more")
"""What stands beside *Play again*."""
ID = 24
"""Letters of the id of a foreign game that are shown, at most."""


class PublicMessages:
    """Builds the messages of a match that everybody sees. `emoji_of` gives the emoji of a game."""

    def __init__(self, emoji_of: Callable[[str], EmojiOf] = lambda game: no_emoji) -> None:
        self.emoji_of = emoji_of

    def turn(self, match: Match, row: MessageRow, *, path: str = "") -> Message:
        """The message of the person to move, or of the last one while a computer is about to play."""
        t, view = localizer(match.row.locale), match.view(None)
        seat = shown_seat(match, row)
        page = self._controls(match, view, t, path)
        asked = page.ask.replace(f"<@{match.owner(seat)}>", f"@{match.names[seat]}")
        log = digest.opening(view, [], t) if page.trail else digest.lines_since_turn(match, seat, t, view, asked=asked)
        told = (*late(match, row, t), *([row.news] if row.news else []), *small(log))

        return pictured(
            _table(match, page.narrowed_view(view), seat, t),
            page.ask,
            t=t,
            narration=told,
            rows=page.rows,
            helpers=helpers(match, page, t),
            emoji_of=self.emoji_of(match.key),
        )

    def past(self, match: Match, row: MessageRow) -> Message:
        """A turn that has passed: its result, no controls but that of its person to take it back. It keeps the picture
        of its last question; what the turn came to is marked in that of the message below it. At the end of a game
        there is none: the last turn shows the table as it was left.
        """
        t = localizer(match.row.locale)
        closed = match.revision if row.closed is None else row.closed
        seat = _seat_then(match, row, closed)
        told = _past(match, closed, seat, t)
        if match.result is not None:

            def compose(block: PictureBlock) -> OutgoingMessage:
                return OutgoingMessage(layout.note(told, media=block.media), block.files)

            return UndrawnMessage(_table(match, match.view(None), seat, t), compose)
        undo = [_tool(match, "undo", t)] if match.undoer is not None and match.undoer == row.user else []
        files = kept_attachments(row.files)
        return OutgoingMessage(layout.note(told, [tuple(undo)], media=[file.media_item for file in files]), files)

    def one_line(self, match: Match, row: MessageRow) -> Message:
        """A turn after which another one has passed, or of which something was taken back: one line."""
        closed = row.closed or 0
        told = _past(match, closed, _seat_then(match, row, closed), localizer(match.row.locale))
        return note(told)

    def lost(self, match: Match, row: MessageRow) -> Message:
        """A message posted after the copy to which the game was put back."""
        return note(localizer(match.row.locale)("bot-lost"))

    def end(self, match: Match, row: MessageRow, since: int) -> Message:
        """How it ended, as a picture to share too; the turns that no turn message contained, from revision `since` on.
        The picture tells places and points, unless there is none of the end or it may not be posted.
        """
        t, view = localizer(match.row.locale), match.view(None)
        turns = small(digest.turns(match, [entry for entry in match.history if entry.revision > since], t))
        reason = small(decided(match, view, t))

        def compose(block: PictureBlock) -> OutgoingMessage:
            words = block.plain or match.result is None
            points = standings(match, view, t) if words else []
            message = layout.end(
                narration.over(title(match, t), match.result, escaped(match), t),
                t=t,
                standings=[*points, *([seed_reveal(match, t)] if block.plain else [])],
                narration=turns if words else (*turns, *reason),
                media=block.media,
                words=block.words,
                rows=end_helpers(match, t),
                emoji_of=self.emoji_of(match.key),
            )
            return OutgoingMessage(message, block.files)

        first = winner(match)
        return UndrawnMessage(end_pictures(match, first, t), compose, partial(state, match, view, first, t))

    def record(self, match: Match) -> Attachment:
        """The record of a game that is over."""
        t = localizer(match.row.locale)
        lines = [line for entry in match.history for line in story.lines(match, entry, t, None, no_emoji)]
        text = match.record(lines).to_json()
        return Attachment(f"solstice-{match.key}-{match.id}.json", content=text.encode())

    def story(
        self, match: Match, entries: Sequence[JournalEntry], t: Localize, *, viewer: int | None = None
    ) -> list[str]:
        """What happened, in the lines that this seat, or everybody, may read."""
        emoji_of = self.emoji_of(match.key)
        return [line for entry in entries for line in story.lines(match, entry, t, viewer, emoji_of)]

    def _controls(self, match: Match, view: View, t: Localize, path: str) -> ChoicesPage:
        """The question to the person to move, and the possible answers."""
        user = match.owner(match.to_move)
        if match.to_move is None or user is None:
            return ChoicesPage(ask=_thinking(match, t))
        person = Verbatim(f"<@{user}>")
        if view.moves is None:
            play = action(match, "play", t("bot-play"), "main")
            known = menus.page(choices(match, None, t), "", game=match.id, revision=match.revision, t=t)
            shown = [item for row in known if isinstance(row, tuple) for item in row]
            return ChoicesPage(ask=_called(match, user, person, t), rows=((play, *shown),))
        page = choices_page(match, view, t, path)
        if len(match.seats_of(user)) > 1:
            person = Verbatim(t("bot-person-for", person=person, player=name(match, match.to_move)))
        return page._replace(ask=t("bot-turn-asked", person=person, ask=Verbatim(page.ask), title=title(match, t)))


def _table(match: Match, view: View, seat: int, t: Localize) -> TablePictures:
    """The table seen from a seat."""
    return TablePictures(match.key, t, match.id, match.revision, view, Focus(seat, match.names))


def winner(match: Match) -> int:
    """The seat that has won, the first of them; any where nobody has."""
    ranks = match.result.ranks if match.result else None
    return ranks.index(1) if ranks else 0


def end_pictures(match: Match, seat: int, t: Localize) -> TablePictures:
    """How a game ended, or how far it came."""
    seen = _table(match, match.view(None), seat, t)
    if match.result is None:
        return seen
    return EndPictures(seen.game, t, seen.table, seen.revision, seen.view, seen.focus, finale(match, t))


def summary(match: Match, view: View, seat: int, t: Localize) -> str:
    """What the seat owns, what it could pay for, and how it scores."""
    has = render.load(match.key).own_text(view, Focus(seat, escaped(match)), t)
    return "\n".join(f"- {sentence}" for sentence in has)


def state(match: Match, view: View, seat: int, t: Localize, _: Sequence[RenderedPicture] = ()) -> list[str]:
    """Everything that can be seen, in words, paragraph by paragraph."""
    return render.load(match.key).state_text(view, Focus(seat, escaped(match)), t)


def shown_seat(match: Match, row: MessageRow) -> int:
    """The seat from which a turn message shows the table: that of the person to move, otherwise the previous one; where
    computers are watched, that of the one to move.
    """
    if is_watched(match.row) and match.to_move is not None:
        return match.to_move
    return match.to_move if match.to_move is not None and match.owner(match.to_move) is not None else row.seat or 0


def _called(match: Match, user: int, person: Verbatim, t: Localize) -> str:
    """Whose turn it is; what is asked is theirs alone to see."""
    key = "bot-turn-for" if len(match.seats_of(user)) > 1 else "bot-turn"
    return t(key, title=title(match, t), person=person, player=name(match, match.to_move or 0))


def _seat_then(match: Match, row: MessageRow, closed: int) -> int:
    """Whose turn a message shows that closed at this revision; where computers are watched, one shows them all."""
    if not is_watched(match.row):
        return row.seat or 0
    played = (entry.seat for entry in reversed(match.history) if entry.seat is not None and entry.revision <= closed)
    return next(played, row.seat or 0)


def _past(match: Match, closed: int, seat: int, t: Localize) -> str:
    """The turn of this seat that ended at this revision, in one line, and what was taken back of it."""
    undo = match.undoing(closed)
    played = own_turn([entry for entry in match.history if entry.revision <= closed], seat)
    told = story.turn_line(match, played, seat, t)
    lines = [t("bot-turn-past", title=title(match, t), told=Verbatim(told))] if told else []
    if undo is not None:
        lines += story.lines(match, undo, t, None, no_emoji)
    silent = "bot-turn-passed" if played else "bot-turn-newer"
    return "\n".join(small(lines or [t(silent, title=title(match, t), player=name(match, seat))]))


def late(match: Match, row: MessageRow, t: Localize) -> list[str]:
    """Until when the person to move has time, once they were warned in this turn."""
    return deadline(match, "hurry", t) if row.at and row.at >= match.row.waits_since else []


def deadline(match: Match, what: Literal["hurry", "deadline"], t: Localize) -> list[str]:
    """Until when the person to move has time, and what comes then."""
    at, user = match.row.deadline, match.owner(match.to_move)
    if at is None or user is None:
        return []
    then = "resign" if match.resigns_late(user) else "computer"
    return [t(f"bot-{what}-{then}", until=instant(at), left=moment(at))]


def small(lines: Sequence[str]) -> list[str]:
    return [f"-# {line}" for line in lines]


def title(match: Match, t: Localize, view: View | None = None) -> Verbatim:
    """The title of the table, the game's name and, if it has rounds, the present one."""
    words = game_title(match.key, match.row.title, t)
    if match.header.continued is not None:
        words = Verbatim(t("bot-title-continued", title=words, place=origin(match.header.continued, t)))
    if view is not None and view.headline is not None:
        number, rounds = view.headline
        words = Verbatim(t("bot-title-round", title=words, number=number, rounds=rounds))
    return words


def game_title(key: str, name: str, t: Localize) -> Verbatim:
    """A game, with the title of its table if that has one."""
    words = t(f"{key}-title")
    return Verbatim(t("bot-title-of-table", title=Verbatim(words), called=Verbatim(escape(name))) if name else words)


def origin(continued: Continued, t: Localize) -> Verbatim:
    """The game and the moment from which one goes on; its id may be anything."""
    game = Verbatim(escape(shorten(straight(continued.game_id), ID)) or "?")
    return Verbatim(t("bot-origin", game=game, after=continued.after))


class ChoicesPage(NamedTuple):
    """One page of the choices of a decision."""

    trail: str = ""
    """The menus that led to it."""
    back: str | None = None
    """The path of the page before it; None for the first page."""
    ask: str = ""
    rows: Sequence[Row] = ()
    narrowed: tuple[Move, ...] = ()
    """The moves that are left to choose from; none on the first page, where it is all of them."""
    idle_hand: bool = False
    """Whether nothing can be done but what everybody may know: what is hidden is good for nothing now."""

    def narrowed_view(self, view: View) -> View:
        """The view in which pictures mark what is left to choose from, and no more."""
        return replace(view, moves=self.narrowed) if self.narrowed else view


def choices_page(match: Match, view: View, t: Localize, path: str, *, cards: bool = False) -> ChoicesPage:
    """The page of the person to move, or of what everybody may know of it. The buttons of one for `cards` are
    what the message of the table does not offer.
    """
    ahead = foreseen(match, view.seat)
    found = choices(match, view.seat, t, ahead)
    gained = worth(ahead, view.prompt.seat if view.prompt else 0)
    rows = menus.page(
        found,
        path,
        game=match.id,
        revision=match.revision,
        t=t,
        worth=gained,
        secret_first=cards,
        last=_panel_of_cards(match, t) if view.seat is None else (),
    )
    ask = escape(menus.question(found, path)) or _asked(match, _question(view, found, ahead), t)
    if by_notation(found):
        ask = t("bot-unnamed-ask", ask=Verbatim(ask))
    trail = menus.joined(map(escape, menus.trail(found, path)), t)
    return ChoicesPage(
        trail, menus.above(found, path), ask, rows, menus.narrowed(found, path), cards and _is_idle_hand(match, found)
    )


def _is_idle_hand(match: Match, found: Sequence[Choice]) -> bool:
    open_moves = match.game.known_moves(None) or ()
    return not any(choice.secret or choice.moves[0] not in open_moves for choice in found)


def _panel_of_cards(match: Match, t: Localize) -> list[Button]:
    """The way to what the message of the table leaves out; whether there is any, nobody learns."""
    if choices_are_public(match):
        return []
    return [Button(custom_ids.action_id(match.id, match.revision, "play.cards"), t("bot-play-card"))]


def _thinking(match: Match, t: Localize) -> str:
    """That a computer is about to play."""
    return t("bot-thinking", player=_computer(match, t), title=title(match, t)) if match.to_move is not None else ""


def _computer(match: Match, t: Localize) -> Verbatim:
    """The computer to move: by its name, or as the one that plays while a person is away."""
    seat = match.to_move or 0
    player = name(match, seat)
    return player if match.row.seats[seat].user is None else Verbatim(t("bot-stand-in", player=player))


def _question(view: View, found: Sequence[Choice], ahead: Forecast) -> Prompt | None:
    """What these choices answer: where all that is left is to end, what the end asks. That may follow from a hand, so
    only who may know all choices is asked it.
    """
    if not ahead.knows_all or not all(choice.closing for choice in found):
        return view.prompt
    begun = takewhile(lambda moves: len({*moves}) == 1, zip(*(choice.moves[:-1] for choice in found), strict=False))
    return ahead.then(*(move for move, *_ in begun)).prompt or view.prompt


def _asked(match: Match, prompt: Prompt | None, t: Localize) -> str:
    return narration.question(match.key, prompt, escaped(match), t) if prompt else ""


def helpers(match: Match, page: ChoicesPage, t: Localize, user: int | None = None) -> tuple[Button, ...]:
    """The last row of a turn, the same at every one: one step back, a closer look, everything else. Everybody sees it,
    or this person alone.
    """
    first = undo_button(match, t, user)
    if is_watched(match.row):
        first = _tool(match, "stop", t)
    elif page.back is not None:
        first = Button(custom_ids.page_id(match.id, match.revision, page.back), t("bot-pick-back"), style="quiet")
    return (first, _tool(match, "boards", t), _tool(match, "more", t))


def undo_button(match: Match, t: Localize, user: int | None) -> Button:
    """Grey where nobody can take anything back, or whoever could is not asked or does not see it; it says why where
    one's own last click was for good.
    """
    can = match.undoer is not None and match.owner(match.to_move) in (None, match.undoer)
    can = can and user in (None, match.undoer)
    return replace(action(match, "undo", undo_label(match, t)), disabled=not can)


def undo_label(match: Match, t: Localize) -> str:
    return t("bot-undo-revealed" if match.has_just_revealed else "bot-undo")


def _tool(match: Match, what: str, t: Localize) -> Button:
    return action(match, what, t(f"bot-{what}"))


def end_helpers(match: Match, t: Localize) -> list[Row]:
    """The next game and what there is to see; the ways to look back."""
    return [(replace(_tool(match, "again", t), style="main"), *(_tool(match, way, t) for way in AT_ONCE))]


def ways(match: Match, here: str, t: Localize) -> Row:
    """The ways to look back at a game that is over, but the one that is shown."""
    return tuple(_tool(match, way, t) for way in WAYS if way != here)


def decided(match: Match, view: View, t: Localize) -> list[str]:
    """Why it ended, and what parted equal totals."""
    if match.result is None:
        return []
    return narration.decided(match.key, match.result, view.scores, escaped(match), t)


def standings(match: Match, view: View, t: Localize) -> list[str]:
    """Places and points by source, or the points at the moment the game was given up."""
    if match.result is not None:
        return narration.standings(match.key, match.result, view.scores, escaped(match), t)
    return [t("bot-abandoned"), *narration.scores(match.key, view.scores, escaped(match), t, view.turn_order)]


def seed_reveal(match: Match, t: Localize) -> str:
    """The seed and the commitment made at the start, so that anybody can check the shuffles."""
    return t("bot-sealed", seed=Verbatim(match.header.seed), commitment=Verbatim(match.header.commitment))
