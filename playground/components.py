"""Message components and modals: which shapes Discord takes, and its limits on a whole message."""

from collections import Counter
from collections.abc import Collection
from enum import IntEnum

from playground import media
from playground.forms import (
    Check,
    Faults,
    check,
    flag,
    many,
    maybe,
    one_of,
    record,
    snowflake,
    tagged,
    text,
    whole,
)
from playground.model import Json

TOTAL = 40
TOTAL_TEXT = 4000


class Kind(IntEnum):
    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


LINK, PREMIUM = 5, 6

_CUSTOM_ID = text(1, 100)
_EMOJI = maybe(record({"id": maybe(snowflake), "name": maybe(text(0, 32)), "animated": flag}))
_MEDIA = record({"url": text(1, 2048)}, ["url"])


def _component(kind: Kind, fields: dict[str, Check], required: Collection[str] = ()) -> Check:
    return record({"type": one_of(int(kind)), "id": whole(0, 2**31 - 1), **fields}, ["type", *required])


_BUTTON_FORM = _component(
    Kind.BUTTON,
    {
        "style": whole(1, 6),
        "label": maybe(text(0, 80)),
        "emoji": _EMOJI,
        "custom_id": maybe(_CUSTOM_ID),
        "url": maybe(text(1, 512)),
        "sku_id": maybe(snowflake),
        "disabled": flag,
    },
    ["style"],
)


def _button(faults: Faults, path: str, value: Json) -> None:
    _BUTTON_FORM(faults, path, value)
    needed = {LINK: "url", PREMIUM: "sku_id"}.get(value.get("style", 0), "custom_id")
    if not value.get(needed):
        faults.add(f"{path}.{needed}", "BASE_TYPE_REQUIRED", "This field is required")
    if needed != "custom_id" and value.get("custom_id"):
        faults.add(
            path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url cannot both be specified"
        )
    if needed != "sku_id" and not (value.get("label") or value.get("emoji")):
        faults.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")


_OPTION = record(
    {
        "label": text(1, 100),
        "value": text(1, 100),
        "description": maybe(text(0, 100)),
        "emoji": _EMOJI,
        "default": flag,
    },
    ["label", "value"],
)


def _select(kind: Kind, extra: dict[str, Check], required: Collection[str] = ()) -> Check:
    fields: dict[str, Check] = {
        "custom_id": _CUSTOM_ID,
        "placeholder": maybe(text(0, 150)),
        "min_values": whole(0, 25),
        "max_values": whole(1, 25),
        "disabled": flag,
        "required": flag,
    }
    return _component(kind, fields | extra, ["custom_id", *required])


_DEFAULTS = {"default_values": many(record({"id": snowflake, "type": text(1, 10)}, ["id", "type"]), 0, 25)}
_STRING_SELECT_FORM = _select(Kind.STRING_SELECT, {"options": many(_OPTION, 1, 25)}, ["options"])


def _string_select(faults: Faults, path: str, value: Json) -> None:
    _STRING_SELECT_FORM(faults, path, value)
    options = value.get("options")
    if not isinstance(options, list):
        return
    values = [option.get("value") for option in options if isinstance(option, dict)]
    for index, chosen in enumerate(values):
        if chosen in values[:index]:
            faults.add(f"{path}.options.{index}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Duplicated value")
    if value.get("max_values", 1) > len(options) or value.get("min_values", 1) > len(options):
        faults.add(f"{path}.options", "BASE_TYPE_BAD_LENGTH", "Must have at least max_values options.")


_SELECTS: dict[int, Check] = {
    Kind.STRING_SELECT: _string_select,
    Kind.USER_SELECT: _select(Kind.USER_SELECT, _DEFAULTS),
    Kind.ROLE_SELECT: _select(Kind.ROLE_SELECT, _DEFAULTS),
    Kind.MENTIONABLE_SELECT: _select(Kind.MENTIONABLE_SELECT, _DEFAULTS),
    Kind.CHANNEL_SELECT: _select(Kind.CHANNEL_SELECT, _DEFAULTS | {"channel_types": many(whole(0))}),
}

_ROW_FORM = _component(
    Kind.ACTION_ROW,
    {"components": many(tagged({Kind.BUTTON: _button} | _SELECTS), 1, 5)},
    ["components"],
)


def _row(faults: Faults, path: str, value: Json) -> None:
    _ROW_FORM(faults, path, value)
    inside = value.get("components")
    kinds = [item.get("type") for item in inside if isinstance(item, dict)] if isinstance(inside, list) else []
    if len(kinds) > 1 and any(kind in _SELECTS for kind in kinds):
        faults.add(
            f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
        )


_TEXT = _component(Kind.TEXT_DISPLAY, {"content": text(1)}, ["content"])
_ALT = maybe(text(0, 1024))
_THUMBNAIL = _component(Kind.THUMBNAIL, {"media": _MEDIA, "description": _ALT, "spoiler": flag}, ["media"])
_GALLERY = _component(
    Kind.MEDIA_GALLERY,
    {"items": many(record({"media": _MEDIA, "description": _ALT, "spoiler": flag}, ["media"]), 1, 10)},
    ["items"],
)
_SECTION = _component(
    Kind.SECTION,
    {
        "components": many(tagged({Kind.TEXT_DISPLAY: _TEXT}), 1, 3),
        "accessory": tagged({Kind.BUTTON: _button, Kind.THUMBNAIL: _THUMBNAIL}),
    },
    ["components", "accessory"],
)

_IN_CONTAINER: dict[int, Check] = {
    Kind.ACTION_ROW: _row,
    Kind.TEXT_DISPLAY: _TEXT,
    Kind.SECTION: _SECTION,
    Kind.MEDIA_GALLERY: _GALLERY,
    Kind.FILE: _component(Kind.FILE, {"file": _MEDIA, "spoiler": flag}, ["file"]),
    Kind.SEPARATOR: _component(Kind.SEPARATOR, {"divider": flag, "spacing": whole(1, 2)}),
}
_CONTAINER = _component(
    Kind.CONTAINER,
    {
        "components": many(tagged(_IN_CONTAINER), 1, TOTAL),
        "accent_color": maybe(whole(0, 0xFFFFFF)),
        "spoiler": flag,
    },
    ["components"],
)

PLAIN: Check = many(tagged({Kind.ACTION_ROW: _row}), 0, 5)
V2: Check = many(tagged(_IN_CONTAINER | {Kind.CONTAINER: _CONTAINER}), 1, TOTAL)

_INPUT_FIELDS: dict[str, Check] = {
    "custom_id": _CUSTOM_ID,
    "style": whole(1, 2),
    "label": maybe(text(0, 45)),
    "min_length": maybe(whole(0, 4000)),
    "max_length": maybe(whole(1, 4000)),
    "required": flag,
    "value": maybe(text(0, 4000)),
    "placeholder": maybe(text(0, 100)),
}
_INPUT = _component(Kind.TEXT_INPUT, _INPUT_FIELDS, ["custom_id", "style"])
_GROUP_OPTION = record(
    {"label": text(1, 100), "value": text(1, 100), "description": maybe(text(0, 100)), "default": flag}
)
_GROUP: dict[str, Check] = {"custom_id": _CUSTOM_ID, "required": flag}
_COUNT: dict[str, Check] = {"min_values": whole(0, 10), "max_values": whole(1, 10)}
_IN_LABEL: dict[int, Check] = {
    Kind.TEXT_INPUT: _INPUT,
    **_SELECTS,
    Kind.FILE_UPLOAD: _component(Kind.FILE_UPLOAD, _GROUP | _COUNT, ["custom_id"]),
    Kind.RADIO_GROUP: _component(
        Kind.RADIO_GROUP, _GROUP | {"options": many(_GROUP_OPTION, 2, 10)}, ["custom_id", "options"]
    ),
    Kind.CHECKBOX_GROUP: _component(
        Kind.CHECKBOX_GROUP, _GROUP | _COUNT | {"options": many(_GROUP_OPTION, 1, 10)}, ["custom_id", "options"]
    ),
    Kind.CHECKBOX: _component(Kind.CHECKBOX, {"custom_id": _CUSTOM_ID, "default": flag}, ["custom_id"]),
}
_LABEL = _component(
    Kind.LABEL,
    {"label": text(1, 45), "description": maybe(text(0, 100)), "component": tagged(_IN_LABEL)},
    ["label", "component"],
)
_INPUT_ROW = _component(Kind.ACTION_ROW, {"components": many(tagged({Kind.TEXT_INPUT: _INPUT}), 1, 1)}, ["components"])
MODAL: Check = record(
    {
        "custom_id": _CUSTOM_ID,
        "title": text(1, 45),
        "components": many(tagged({Kind.ACTION_ROW: _INPUT_ROW, Kind.LABEL: _LABEL, Kind.TEXT_DISPLAY: _TEXT}), 1, 5),
    },
    ["custom_id", "title", "components"],
)


def check_message(components: list[Json], *, v2: bool, files: Collection[str]) -> None:
    """:raises Refused: 50035 unless Discord would show these components; `files` are the names of the attachments."""
    check(record({"components": V2 if v2 else PLAIN}), {"components": components})
    faults = Faults()
    everything = list(media.walk(components))
    if len(everything) > TOTAL:
        faults.add("components", "BASE_TYPE_BAD_LENGTH", f"The total number of components must not exceed {TOTAL}.")
    if sum(len(one.get("content", "")) for one in everything) > TOTAL_TEXT:
        faults.add(
            "components",
            "COMPONENT_MAX_TOTAL_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"Total displayable text size of components exceeds {TOTAL_TEXT}.",
        )
    _unique(faults, everything)
    for place, key in media.slots(components):
        url = place[key]["url"]
        scheme, _, name = url.partition("://")
        if scheme == "attachment" and name not in files:
            faults.add("components", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"No attachment {name!r}.")
        elif scheme not in ("attachment", "http", "https"):
            faults.add(
                "components", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment')."
            )
        elif key == "file" and scheme != "attachment":
            faults.add("components", "UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED", "A file must be an attachment.")
    faults.settle()


def check_modal(body: Json) -> None:
    """:raises Refused: 50035 unless Discord would open this modal."""
    check(record({"data": MODAL}), {"data": body})
    faults = Faults()
    _unique(faults, list(media.walk(body["components"])))
    faults.settle()


def _unique(faults: Faults, components: list[Json]) -> None:
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        counts = Counter(one[key] for one in components if one.get(key))
        for value in (value for value, times in counts.items() if times > 1):
            faults.add("components", code, f"Component {key} {value} cannot be duplicated.")


def number(components: list[Json]) -> None:
    """Give every component without an id one of its own, in reading order."""
    taken = {one["id"] for one in media.walk(components) if one.get("id")}
    free = (number for number in range(1, 2 * TOTAL + 2) if number not in taken)
    for one in media.walk(components):
        if not one.get("id"):
            one["id"] = next(free)


_DEFAULTS_OF: dict[int, Json] = {
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.FILE: {"spoiler": False},
    Kind.SEPARATOR: {"divider": True, "spacing": 1},
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1, "disabled": False} for kind in _SELECTS},
}
_ITEM_DEFAULTS: Json = {"description": None, "spoiler": False}
_LEFT_OUT_WHEN_EMPTY = ("label", "emoji", "placeholder", "url", "custom_id", "sku_id")


def complete(components: list[Json]) -> None:
    """Write the components as Discord answers: with ids, with defaults, without empty fields."""
    number(components)
    for one in media.walk(components):
        for key in [key for key in _LEFT_OUT_WHEN_EMPTY if one.get(key, "") is None]:
            del one[key]
        one |= _DEFAULTS_OF.get(one["type"], {}) | one
        for item in one.get("items", []):
            item |= _ITEM_DEFAULTS | item
        for holder in [one, *one.get("options", [])]:
            _complete_emoji(holder)
        for chosen in one.get("default_values", []):
            chosen["id"] = str(chosen["id"])


def _complete_emoji(holder: Json) -> None:
    """Ids that came as numbers are answered as strings, like all ids; one that is null is left out."""
    emoji = holder.get("emoji") or {}
    if emoji.get("id") is not None:
        emoji["id"] = str(emoji["id"])
    else:
        emoji.pop("id", None)
