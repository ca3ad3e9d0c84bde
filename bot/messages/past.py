"""A game as it was at an earlier moment, drawn again from the journal: a turn that has passed, or any step of it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from bot.base import custom_ids
from bot.base.choices import OPTIONS
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.base.room import first_fit
from bot.base.text import shorten
from bot.drawing import MomentsPictures, StepPictures
from bot.matches.steps import actor, last_decision, opened, spans, steps
from bot.messages import layout, narration, story
from bot.messages.layout import pages
from bot.messages.links import instant, place_url
from bot.messages.menus import Button, Link, Menu, MenuOption
from bot.messages.outgoing import (
    Attachment,
    Message,
    OutgoingMessage,
    PictureBlock,
    UndrawnMessage,
    no_words,
    note,
    pictured,
)
from bot.messages.public import (
    decided,
    end_pictures,
    seed_reveal,
    small,
    standings,
    state,
    summary,
    title,
    ways,
    winner,
)
from bot.messages.story import name
from engine.game import Event
from render import Focus, showcase, text
from render.animation import TYPE
from render.moments import Moment, fits
from render.units import unit

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.drawing import PictureRequest
    from bot.matches.match import Match
    from bot.matches.steps import Span, Turn
    from bot.messages.menus import Row
    from bot.messages.outgoing import Words
    from bot.messages.public import PublicMessages
    from bot.store import JournalEntry
    from engine.game import View
    from render import Localize


NOW = "now"
PAGE = OPTIONS - 2
"""Turns in the menu of a replay, besides the ways to earlier and later ones."""
SHORTER = (16, 8)
"""Letters of a name where a picture has no room for all of it beside what was gained."""


Weight: TypeAlias = tuple[float, float]


class Place(NamedTuple):
    """Which step of a game is shown, and how."""

    revision: int
    eyes: int | None
    """The seat that looks; None for what everybody saw."""
    page: int | None = None
    """The page of the words that stand for the pictures; None for pictures."""
    begins: bool = False
    """Whether the turn is meant that begins there, rather than the step that led there."""

    @classmethod
    def first(cls, match: Match, eyes: int | None) -> Place:
        """Where a replay opens: at the first step, that of a game under way where it stands."""
        return cls(0 if match.over else match.revision, eyes)

    @classmethod
    def read(cls, revision: int, detail: str) -> Place:
        """`1.p.now.next`: the seat or `t` for the table, `p` or a page of words, `now` for a turn that begins; what
        follows only tells buttons apart.
        """
        eyes, page, now, *_ = [*detail.split("."), "", "", ""]
        return cls(revision, _number(eyes), _number(page), now == NOW)

    def __str__(self) -> str:
        eyes = "t" if self.eyes is None else str(self.eyes)
        return ".".join([eyes, "p" if self.page is None else str(self.page), *([NOW] if self.begins else [])])


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else None


def page(
    match: Match,
    request: PictureRequest,
    head: str,
    way: str,
    t: Localize,
    *,
    words: Words = no_words,
    narration: Sequence[str] = (),
    rows: Sequence[Row] = (),
    helpers: Sequence[Button | Link] = (),
) -> Message:
    """One way of looking back at a game that is over, with all others below it."""
    rows = [*rows, ways(match, way, t)]
    return pictured(request, head, t=t, words=words, narration=narration, rows=rows, helpers=helpers)


def _course(match: Match, course: Sequence[tuple[int, Sequence[int]]], t: Localize) -> list[str]:
    """Each person's points, one number for each round or part of the game."""
    if not course:
        return []
    words = "bot-history-course" if match.view(None).headline is not None else "bot-history-course-parts"
    lines = [t(words, unit=Verbatim(unit(match.key, t)))]
    for seat in range(len(match.names)):
        points = " · ".join(str(totals[seat]) for _, totals in course)
        lines.append(t("bot-history-points", player=name(match, seat), points=Verbatim(points)))
    return lines


class PastMessages:
    """Builds messages for one person, in that person's language."""

    def __init__(self, public_messages: PublicMessages) -> None:
        self._public = public_messages

    def film_begun(self, match: Match, t: Localize) -> OutgoingMessage:
        return note(t("bot-film-making", title=title(match, t)))

    def film(self, match: Match, content: bytes, t: Localize) -> OutgoingMessage:
        """The animation of a game that is over."""
        file = Attachment(f"solstice-{match.key}-{match.id}.{TYPE}", t("bot-film-alt"), content)
        head = t("bot-film-here", title=title(match, t))
        return OutgoingMessage(layout.turn(head, t=t, media=[file.media_item]), (file,))

    def moments(self, match: Match, found: Sequence[tuple[Turn, Match]], t: Localize) -> Message:
        """The key moments of a game that is over, at least one."""
        counted = t(f"{match.key}-moments" if showcase.of(match.key).moments else "bot-moments-gain")
        head = f"{t('bot-moments-head', title=title(match, t))}\n{counted}"
        shown, told = list[Moment](), list[str]()
        for turn, then in found:
            step = t("bot-moment-step", number=bisect_left(steps(match), turn.revision))
            forms = _gained(match, turn, t, last=turn is found[-1][0])
            brief = first_fit(forms, fits)
            shown.append(Moment(replace(then.view(None), moves=None), turn.seat, step, brief))
            told.append(t("bot-moment", step=Verbatim(step), told=Verbatim(escape(forms[0]))))
            told += self._pith(match, turn, t)
        focus, view = Focus(found[-1][0].seat, match.names), match.view(None)
        request = MomentsPictures(match.key, t, match.id, match.revision, view, focus, tuple(shown))
        return page(match, request, head, "moments", t, narration=told)

    def record(self, match: Match, t: Localize) -> OutgoingMessage:
        """The record of a game that is over, and how to check its shuffles."""
        file = self._public.record(match)
        told = f"{t('bot-record-here', title=title(match, t))}\n{seed_reveal(match, t)}"
        return OutgoingMessage(layout.note(told, file=file.name), (file,))

    def remains(
        self,
        match: Match,
        course: Sequence[tuple[int, Sequence[int]]],
        place: tuple[int | None, int, int | None] | None,
        t: Localize,
    ) -> Message:
        """What is left of a game that is over: how it ended, how the points came, where it was played; `place` is
        server, channel and message, None for a channel that is gone. Places and points by source stand in the picture.
        """
        ended = instant(match.latest.at if match.latest else match.row.created)
        view = match.view(None)
        head = t("bot-history-past", title=title(match, t), began=instant(match.row.created), ended=ended)
        ranked = standings(match, view, t)
        told = [
            *(small(decided(match, view, t)) if match.result else ranked),
            *_course(match, course, t),
            *([] if place else [t("bot-history-gone")]),
        ]
        helpers = [Link(place_url(*place), t("bot-to-table"))] if place else []
        request = end_pictures(match, winner(match), t)

        def words(_: Sequence[object]) -> Sequence[str]:
            return ["\n".join(ranked)] if match.result else []

        return page(match, request, head, "past", t, words=words, narration=told, helpers=helpers)

    def _pith(self, match: Match, turn: Turn, t: Localize) -> list[str]:
        """What was done in a turn of a game that is over, where the line above counts what that brought, else what
        brought most; in a line: the replay tells all of it.
        """
        made = [entry for entry in match.history if turn.began < entry.revision <= turn.revision]
        if turn.most:
            return [*filter(None, [story.turn_line(match, made, turn.seat, t)])]
        if tracks := _summed(match, story.events(made), turn.seat):
            return [story.line(match, max(tracks, key=showcase.of(match.key).weight), t)]
        lines, weights = list[str](), list[Weight]()
        for entry in made:
            apart = [replace(entry, events=(one,)) for one in entry.events] if entry.kind == "play" else [entry]
            for part in apart:
                told = self._told(match, [part], None, t)
                lines += told
                weights += [_weight(match, turn, part)] * len(told)
        return lines[weights.index(max(weights)) :][:1] if lines else []

    def step(
        self,
        match: Match,
        place: Place,
        user: int,
        t: Localize,
        *,
        record: Attachment | None = None,
    ) -> Message:
        """One step of a game, with the way to every other one. `place` names eyes through which `user` may look;
        `record` is the file of a game from outside, from which one may go on.

        Raises Refusal if it cannot be drawn again.
        """
        made = steps(match)
        at = bisect_right(made, max(place.revision, 0)) - 1
        place = place._replace(revision=made[at])
        then = earlier(match, place.revision)
        view = replace(then.view(place.eyes), moves=None)
        played = spans(match)
        begun = _begun(played, place)
        mover = begun.seat if begun else actor(match, place.revision)
        seat = mover if place.eyes is None else place.eyes
        entries = [entry for entry in match.history if made[max(at - 1, 0)] < entry.revision <= place.revision]
        told = self._told(match, entries, place.eyes, t) if at and not begun else []
        if not at:
            told.append(t("bot-replay-begins"))
        if begun:
            told.append(_now(match, played.index(begun) + 1, begun, t))
        words = _in_words(match, view, seat, t)
        menus = (*_parts(match, place, played, t), *_turns(match, place, played, t), *_eyes(match, place, user, t))
        on = (_going_on(match, place, t) if record else ways(match, "replay", t)) if match.over else ()

        def compose(block: PictureBlock) -> OutgoingMessage:
            page = min(place.page or 0, len(words) - 1) if block.plain else None
            message = layout.turn(
                t("bot-replay-head", title=title(match, t, view), number=at, count=len(made) - 1),
                t=t,
                narration=told,
                media=block.media,
                words=words[page : page + 1] if page is not None else (),
                rows=[_steps(match, at, place, t), *menus, on],
                helpers=_helpers(match, place, page, len(words), user, t),
                file=record.name if record else None,
                emoji_of=self._public.emoji_of(match.key),
            )
            return OutgoingMessage(message, (*block.files, *([record] if record else [])))

        if place.page is not None:
            return compose(PictureBlock((), plain=True))
        focus = Focus(seat, match.names)
        return UndrawnMessage(StepPictures(match.key, t, match.id, place.revision, view, focus), compose, no_words)

    def _told(self, match: Match, entries: Sequence[JournalEntry], eyes: int | None, t: Localize) -> list[str]:
        """The text of a step; of a game that is over with all that was secret."""
        return self._public.story(match, _told_now(match, entries), t, viewer=eyes)


def _told_now(match: Match, entries: Sequence[JournalEntry]) -> Sequence[JournalEntry]:
    """Once the game is over with all that was secret."""
    return [opened(entry) for entry in entries] if match.over else entries


def _summed(match: Match, events: Sequence[Event], seat: int) -> list[Event]:
    """The steps of this seat in a game that counts such: those on one track in one event, with where they led and each
    of their causes.
    """
    tell, tracks = showcase.of(match.key).towards, dict[tuple[object, ...], list[Event]]()
    for event in events if tell else ():
        if event.seat == seat and event.only is None and showcase.of(match.key).weight(event) > 0:
            of = [fact for key, fact in sorted(event.data.items()) if isinstance(fact, str) and key != "why"]
            tracks.setdefault((event.kind, *of), []).append(event)
    return [_sum(made) for made in tracks.values()]


def _sum(events: Sequence[Event]) -> Event:
    amounts = [fact for event in events if isinstance(fact := event.data["amount"], int)]
    causes = dict.fromkeys(fact for event in events if isinstance(fact := event.data["why"], str))
    summed: Mapping[str, Any] = {**events[-1].data, "amount": sum(amounts), "why": tuple(causes)}
    return Event(events[-1].kind, events[-1].seat, **summed)


def _weight(match: Match, turn: Turn, part: JournalEntry) -> Weight:
    """How much this brought whose turn it was, then how much its whole click did."""
    weight = showcase.of(match.key).weight
    return sum(weight(event) for event in part.events if event.seat == turn.seat), turn.brought.get(part.revision, 0)


def _gained(match: Match, turn: Turn, t: Localize, *, last: bool) -> list[str]:
    """Who ended the game, had its last turn or got how much, and how much others got, in forms with names in full and
    ever shorter; at last without the others.
    """
    gains = [turn, *(_share(turn, seat, count) for seat, count in turn.others.items())]
    told = [_forms(match, one, t, last=last and one is turn) for one in gains]
    return [*map(" · ".join, zip(*told, strict=True)), *told[0]]


def _share(turn: Turn, seat: int, count: int) -> Turn:
    """What the turn of somebody else brought this seat."""
    most = turn.most and turn.most._replace(seat=seat, amount=count)
    return turn._replace(seat=seat, gain=count, most=most)


def _forms(match: Match, turn: Turn, t: Localize, *, last: bool) -> list[str]:
    called = text.name(match.names[turn.seat], t(f"render-seat-{turn.seat}"))
    names = called, text.bare(called), *(shorten(text.bare(called), letters) for letters in SHORTER)
    return [_gain(match, turn, Verbatim(player), t, last=last) for player in names]


def _gain(match: Match, turn: Turn, player: Verbatim, t: Localize, *, last: bool) -> str:
    if last:
        gain = 0 if turn.most else max(0, int(turn.gain))
        return t("bot-moment-end" if match.row.ended == "over" else "bot-moment-last", player=player, gain=gain)
    if turn.most:
        return t(f"{match.key}-moment-{turn.most.thing}", player=player, count=turn.most.amount)
    return t("bot-moment-gain", player=player, gain=int(turn.gain))


def eyes_of(match: Match, user: int) -> tuple[int | None, ...]:
    """Through whose eyes somebody may look back: their own, once a game is over anybody's; the first are usual."""
    mine = match.seats_of(user)
    others = [seat for seat in range(len(match.names)) if seat not in mine] if match.over else []
    return (*mine, None, *others)


def earlier(match: Match, revision: int) -> Match:
    """The game as it was. Raises Refusal if its rules have changed since."""
    then = match if revision == match.revision else match.earlier(revision)
    if then is None:
        raise Refusal("redrawn")
    return then


def _in_words(match: Match, view: View, seat: int, t: Localize) -> list[str]:
    """Everything that can be seen, page by page."""
    return pages([*filter(None, [summary(match, view, seat, t)]), *state(match, view, seat, t)])


def _button(match: Match, place: Place, mark: str, label: str, *, disabled: bool = False) -> Button:
    id_ = custom_ids.action_id(match.id, place.revision, f"replay.{place}.{mark}")
    return Button(id_, label, style="quiet", disabled=disabled)


def _steps(match: Match, at: int, place: Place, t: Localize) -> Row:
    """First, back, forward, last."""
    made, place = steps(match), place._replace(begins=False)
    last = len(made) - 1
    wanted = {"first": 0, "back": max(at - 1, 0), "forward": min(at + 1, last), "last": last}
    return tuple(
        _button(match, place._replace(revision=made[to]), mark, t(f"bot-replay-{mark}"), disabled=to == at)
        for mark, to in wanted.items()
    )


def _going_on(match: Match, place: Place, t: Localize) -> Row:
    """A table that goes on from the step that is shown."""
    id_ = custom_ids.action_id(match.id, place.revision, "goon")
    return (Button(id_, t("bot-goon"), style="main"),)


def _parts(match: Match, place: Place, played: Sequence[Span], t: Localize) -> list[Row]:
    """A menu of the rounds in which somebody has decided; in a game without rounds of the pages of turns, every so many
    of them where they are too many for a menu.
    """
    if any(span.round for span in played):
        rounds = [span.round for span in played]
        firsts = {rounds.index(number): t("bot-replay-round", number=number) for number in rounds if number}
        placeholder = t("bot-replay-rounds")
    else:
        pages = range(0, len(played), PAGE)
        firsts = {first: _part(first + 1, min(first + PAGE, len(played)), t) for first in pages}
        placeholder = t("bot-replay-parts")
    lines = list(firsts.items())[:: -(-len(firsts) // OPTIONS) or 1]
    chosen = max((first for first, _ in lines if first <= _at(played, place)), default=None)
    options = tuple(
        MenuOption(_goes(match, place, played[first], "part"), label, chosen=first == chosen) for first, label in lines
    )
    return [Menu(custom_ids.select_id("parts"), placeholder, options)] if len(options) > 1 else []


def _part(first: int, last: int, t: Localize) -> str:
    return t("bot-replay-part", first=first, last=last, count=last - first + 1)


def _turns(match: Match, place: Place, played: Sequence[Span], t: Localize) -> list[Row]:
    """A menu of the turns around the step that is shown; its first and last lines lead to further ones."""
    first, made = _at(played, place) // PAGE * PAGE, steps(match)
    last = min(first + PAGE, len(played))
    options = [
        MenuOption(
            _goes(match, place, span, "turn"),
            _called(match, number, span, made, t),
            _came_to(match, span, place.eyes, t),
            chosen=span == _begun(played, place) if place.begins else span.began < place.revision <= span.revision,
        )
        for number, span in enumerate(played[first:last], first + 1)
    ]
    if first:
        options.insert(0, MenuOption(_goes(match, place, played[first - 1], "earlier"), t("bot-replay-earlier")))
    if last < len(played):
        options.append(MenuOption(_goes(match, place, played[last], "later"), t("bot-replay-later")))
    return [Menu(custom_ids.select_id("turns"), t("bot-replay-turns"), tuple(options))] if len(played) > 1 else []


def _at(played: Sequence[Span], place: Place) -> int:
    """The turn that is shown, from 0."""
    at = (bisect_right if place.begins else bisect_left)([span.revision for span in played], place.revision)
    return max(min(at, len(played) - 1), 0)


def _goes(match: Match, place: Place, span: Span, mark: str) -> str:
    """What leads to the beginning of a turn."""
    return custom_ids.action_id(match.id, span.began, f"replay.{place._replace(begins=True)}.{mark}")


def _called(match: Match, number: int, span: Span, made: Sequence[int], t: Localize) -> str:
    """When a turn was and whose."""
    numbers, player = _span_steps(span, made, t), Verbatim(match.names[span.seat])
    if span.round is not None:
        return t("bot-replay-turn-round", round=span.round, player=player, steps=numbers)
    return t("bot-replay-turn", number=number, player=player, steps=numbers)


def _span_steps(span: Span, made: Sequence[int], t: Localize) -> Verbatim:
    """The steps of a turn, by their numbers."""
    first, last = bisect_right(made, span.began), bisect_left(made, span.revision)
    return Verbatim(t("bot-replay-steps", first=first, last=last, count=last - first + 1))


def _now(match: Match, number: int, span: Span, t: Localize) -> str:
    """Whose turn begins, before its first step."""
    numbers, player = _span_steps(span, steps(match), t), name(match, span.seat)
    if span.round is not None:
        return t("bot-replay-now-round", round=span.round, player=player, steps=numbers)
    return t("bot-replay-now", number=number, player=player, steps=numbers)


def _came_to(match: Match, span: Span, eyes: int | None, t: Localize) -> str:
    """What happened in a turn, without markdown, which a menu does not show."""
    played = [entry for entry in match.history if entry.moves and span.began < entry.revision <= span.revision]
    entries = _told_now(match, played)
    names = [Verbatim(name) for name in match.names]
    return " · ".join(line for entry in entries for line in narration.lines(match.key, entry.events, names, t, eyes))


def _eyes(match: Match, place: Place, user: int, t: Localize) -> list[Row]:
    """A menu of those through whose eyes one may look."""
    eyes = eyes_of(match, user)
    options = tuple(
        MenuOption(
            custom_ids.action_id(match.id, place.revision, f"replay.{place._replace(eyes=seat)}.eyes"),
            _looks(match, seat, t),
            chosen=seat == place.eyes,
        )
        for seat in eyes
    )
    return [Menu(custom_ids.select_id("eyes"), t("bot-replay-eyes"), options)] if len(options) > 1 else []


def _looks(match: Match, seat: int | None, t: Localize) -> str:
    return t("bot-replay-table") if seat is None else t("bot-replay-seat", player=Verbatim(match.names[seat]))


def _helpers(match: Match, place: Place, page: int | None, count: int, user: int, t: Localize) -> list[Button]:
    """The place where this person last looked; words in place of pictures and back, page by page."""
    helpers: list[Button] = []
    if (last := last_decision(match, user)) is not None and last < steps(match)[-1]:
        helpers.append(_button(match, place._replace(revision=last, begins=False), "since", t("bot-replay-since")))
    if page is None:
        return [*helpers, _button(match, place._replace(page=0), "words", t("bot-words"))]
    helpers += [
        _button(match, place._replace(page=to), which, t(f"bot-pick-{which}"))
        for which, to in {"previous": page - 1, "next": page + 1}.items()
        if 0 <= to < count
    ]
    return [*helpers, _button(match, place._replace(page=None), "pictures", t("bot-then"))]


def _begun(played: Sequence[Span], place: Place) -> Span | None:
    """The turn that begins at this place, if that is meant."""
    return next((span for span in played if span.revision > place.revision), None) if place.begins else None
