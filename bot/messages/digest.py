"""What happened since a seat decided, folded: a line for each turn of the others."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from bot import games
from bot.base.i18n import Verbatim
from bot.base.markdown import short_names
from bot.base.room import TEXT, all_forms, first_fit, fits_row, rows
from bot.matches.match import entries_since
from bot.messages import story
from bot.messages.layout import no_emoji

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.base.digest import Digest
    from bot.matches.match import Match
    from bot.store import JournalEntry
    from engine.game import Event, Fact, View
    from render import Localize

LINES = 3
"""Of a phone, for the log of a message that asks in one line."""


def lines_since_turn(
    match: Match, seat: int, t: Localize, view: View | None = None, *, held: str = "", asked: str = ""
) -> list[str]:
    """What this seat is told before it decides, oldest first: what was taken from it, a line for each turn of the
    others, what cannot be left out, such as the end of a round. Where that is too much, how many turns there were and
    the last lines, in one paragraph if need be; a single turn is told in any case. The round of the `view` and what is
    `held` stand there too; a long question leaves less room.
    """
    losses: list[str] = []
    told = entries_since(match.history, seat)
    lines = [(line, True) for line in (*filter(None, [held]), *_hints(match, told, seat, t))]
    """With whether it must be seen."""
    spare: list[tuple[str, bool]] = []
    """Left out first where there is no room."""
    forms: dict[str, Sequence[str]] = {}
    """Of a line the same in ever fewer words, itself first."""
    turns = 0
    for who, part in _turns(match, told):
        lost = _lost(match, part, seat, t)
        losses += [t("bot-log-loss", line=line) for line in lost]
        spare += [(line, False) for line in _skipped(match, part, seat, t)]
        lines += [one for one in spare[-1:] if one not in lines]
        always = {one[0]: one for one in _always(match, part, seat, t)}
        forms |= always
        line = story.turn_line(match, part, who, t) if who not in (seat, None) else ""
        if line and _aside(match, part):
            spare.append((line, False))
        elif line:
            turns += 1
        if line and line not in lost:
            lines.append((line, line in always))
        lines += [(one, True) for one in always if one != line]
    room = max(LINES + 1 - max(rows(asked, TEXT), 1), 2)
    needful = [one for one in lines if one not in spare]
    folds = [[line for line, _ in known] for known in (lines, needful)]
    if turns > 1:
        counted = t("bot-log-folded", count=turns)
        folds += [[counted, *_kept(needful, count)] for count in reversed(range(len(needful)))]
    most = max(map(len, forms.values()), default=1)
    said: list[list[str]] = []
    for fold, form in product(folds, range(most)):
        said.append(opening(view, [*losses, *_in_form(fold, form, forms)], t))
        if sum(map(rows, said[-1])) <= room:
            return said[-1]
    paragraphs = [" ".join(fold) for fold in said[-most:]]
    return [first_fit(paragraphs, lambda paragraph: rows(paragraph) <= room)]


def _in_form(lines: Sequence[str], form: int, forms: Mapping[str, Sequence[str]]) -> list[str]:
    """These lines, those that have several forms in this one or their last."""
    every = (forms.get(line, (line,)) for line in lines)
    return [one[min(form, len(one) - 1)] for one in every]


def opening(view: View | None, log: Sequence[str], t: Localize) -> list[str]:
    """The log, before its first line the round: beside the question it would make a second line of that. A log that
    tells of this round's beginning has named it.
    """
    if view is None or view.headline is None:
        return list(log)
    number, rounds = view.headline
    if any(line.startswith(t("bot-replay-round", number=number)) for line in log):
        return list(log)
    present = t("bot-round", number=number, rounds=rounds)
    told = t("bot-round-told", round=Verbatim(present), told=Verbatim(log[0])) if log else present
    return [told, *log[1:]] if fits_row(told) else [present, *log]


def turns(match: Match, entries: Sequence[JournalEntry], t: Localize) -> list[str]:
    """The last turns among these entries, a line each, and what cannot be left out."""
    told: list[tuple[str, bool]] = []
    for who, part in _turns(match, entries):
        told += [(line, False) for line in (story.turn_line(match, part, who, t),) if line]
        told += [(line, True) for line, *_ in _always(match, part, who, t)]
    told += [(line, True) for line, *_ in _gained(match, None, t) if match.game.to_move is None]
    return _kept(told, LINES)


def _turns(match: Match, entries: Sequence[JournalEntry]) -> Iterator[tuple[int | None, list[JournalEntry]]]:
    """These entries by turns: whose, and what belongs to it."""
    digest = games.digest(match.key)
    ends = digest.ends if digest else frozenset()
    part: list[JournalEntry] = []
    for entry in entries:
        if part and (entry.seat != part[-1].seat or any(event.kind in ends for event in part[-1].events)):
            yield part[-1].seat, part
            part = []
        part.append(entry)
    if part:
        yield part[-1].seat, part


def _hints(match: Match, entries: Sequence[JournalEntry], seat: int, t: Localize) -> list[str]:
    """Who of the others took a hint since."""
    since = entries[0].revision - (entries[0].seat != seat) if entries else 0
    took = dict.fromkeys(who for who, revision in match.row.hints if who != seat and revision >= since)
    return [t("bot-log-hint", player=story.name(match, who)) for who in took]


def _lost(match: Match, entries: Sequence[JournalEntry], seat: int, t: Localize) -> list[str]:
    digest = games.digest(match.key)
    return [story.line(match, one, t) for one in digest.lost(story.events(entries), seat)] if digest else []


def _always(match: Match, entries: Sequence[JournalEntry], seat: int | None, t: Localize) -> list[Sequence[str]]:
    """Who sits there now, and what was taken back, is told like the end of a round, which has several forms; but not
    what somebody took back within a turn that went on.
    """
    digest = games.digest(match.key)
    told: list[Sequence[str]] = []
    played = max((entry.revision for entry in entries if entry.kind == "play"), default=0)
    for entry in entries:
        if entry.kind == "undo" and not entry.events and entry.revision < played:
            continue
        if entry.kind != "play":
            told += [(line,) for line in story.lines(match, entry, t, None, no_emoji)]
        elif digest is not None:
            for event in entry.events:
                told += _gained(match, event, t) if event.kind in digest.ends else []
                told += [(story.line(match, event, t),)] if _needed(digest, event, entry.seat == seat) else []
    return told


def _gained(match: Match, end: Event | None, t: Localize) -> list[Sequence[str]]:
    """Who gained how much by itself around this end of a round, or since the last turn of all, and what else happened
    so, in ever fewer words.
    """
    digest = games.digest(match.key)
    if not digest or not digest.gains or not (happened := digest.by_itself(story.events(match.history), end)):
        return []
    names, sums = short_names(match.names), digest.gained(happened)
    each = [t("bot-log-gained", player=Verbatim(names[seat]), count=sums[seat]) for seat in sorted(sums)]
    facts: dict[str, Fact] = {
        "gains": Verbatim(", ".join(each)),
        "seats": len(each),
        "last": Verbatim("no" if end else "yes"),
    }

    def told(t: Localize) -> str:
        things = tuple(map(Verbatim, digest.things(happened, t) if digest and digest.things else ()))
        listed = Verbatim(", ".join(things))
        return t(f"{match.key}-gained", things=things, count=len(things), listed=listed, **facts)

    return [[*dict.fromkeys(all_forms(told, t))]]


def _skipped(match: Match, entries: Sequence[JournalEntry], seat: int, t: Localize) -> list[str]:
    """That this seat was passed over, once."""
    digest = games.digest(match.key)
    kinds = digest.skips if digest else frozenset()
    passed = [event for event in story.events(entries) if event.kind in kinds and event.seat == seat]
    return [story.line(match, event, t) for event in passed[:1]]


def _aside(match: Match, entries: Sequence[JournalEntry]) -> bool:
    """Whether this is no turn, by how it begins."""
    digest = games.digest(match.key)
    return digest is not None and any(event.kind in digest.aside for event in story.events(entries[:1]))


def _needed(digest: Digest, event: Event, mine: bool) -> bool:
    """Whether it is told in any case: not to those who did it."""
    return event.kind in digest.always and not (mine and event.kind in digest.telling)


def _kept(lines: Sequence[tuple[str, bool]], room: int) -> list[str]:
    """The last of them, at least one, and those before that must be seen."""
    needed = [place for place, (_, must) in enumerate(lines) if must]
    others = [place for place, (_, must) in enumerate(lines) if not must]
    spare = max(room - len(needed), 1)
    return [lines[place][0] for place in sorted([*needed, *others[max(len(others) - spare, 0) :]])]
