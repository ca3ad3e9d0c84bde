"""Uploaded files: their addresses, and how messages and their components show them."""

import hashlib
import json
import mimetypes
import struct
from collections.abc import Iterator
from urllib.parse import quote

from playground.model import Attachment, Json, Message, MessageFlag
from playground.world import World

LINK_LIFE = 24 * 3600.0
PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")
"""Media types that a browser may show inline, because nothing in them runs."""


def walk(components: list[Json]) -> Iterator[Json]:
    """All components of a message or modal, nested ones too, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for single in ("accessory", "component"):
            if isinstance(component.get(single), dict):
                yield from walk([component[single]])


def slots(components: list[Json]) -> Iterator[tuple[Json, str]]:
    """Each place that holds a media item, as the dict and the key it stands under."""
    for component in walk(components):
        yield from ((component, key) for key in ("media", "file") if key in component)
        yield from ((item, "media") for item in component.get("items", []))


def used(components: list[Json]) -> set[str]:
    """The ids of the attachments that components show."""
    return {place[key]["attachment_id"] for place, key in slots(components) if "attachment_id" in place[key]}


def shown(world: World, message: Message) -> list[Json]:
    """A message's components as delivered, every media item with an address that works now."""
    files = {file.id: file for file in message.attachments}
    components: list[Json] = json.loads(json.dumps(message.components))  # quicker than `deepcopy`
    for place, key in slots(components):
        file = files.get(place[key].get("attachment_id", ""))
        if file is None:
            url = place[key].get("url", "")
            place[key] = {"id": message.id, "url": url, "proxy_url": url, "width": None, "height": None}
            continue
        place[key] = {
            "id": file.id,
            "attachment_id": file.id,
            "url": address(world, file),
            "proxy_url": address(world, file),
            "width": file.width,
            "height": file.height,
            "content_type": file.content_type,
        }
        if key == "file":
            place |= {"name": file.filename, "size": file.size}
    return components


def attachment(world: World, file: Attachment, message: Message) -> Json:
    return payload(world, file) | ({"ephemeral": True} if message.flags & MessageFlag.EPHEMERAL else {})


def payload(world: World, file: Attachment) -> Json:
    """A file as bots and pages hear of it."""
    body: Json = {
        "id": file.id,
        "filename": file.filename,
        "size": file.size,
        "content_type": file.content_type,
        "url": address(world, file),
        "proxy_url": address(world, file),
    }
    optional = {"description": file.description, "width": file.width, "height": file.height}
    body |= {key: value for key, value in optional.items() if value is not None}
    return body


def address(world: World, file: Attachment) -> str:
    """A signed address that works for a day, as Discord's do."""
    expires = f"{int((world.clock.now() + LINK_LIFE) // 3600 * 3600):x}"
    path = f"/cdn/attachments/{file.channel_id}/{file.id}/{quote(file.filename)}"
    return f"{world.base_url}{path}?ex={expires}&hm={signature(file.id, expires)}"


def signature(file_id: str, expires: str) -> str:
    return hashlib.sha256(f"{file_id}:{expires}".encode()).hexdigest()[:32]


def content_type(filename: str) -> str:
    return mimetypes.guess_type(filename)[0] or "application/octet-stream"


def png_size(body: bytes) -> tuple[int, int] | tuple[None, None]:
    """Width and height of a PNG; other formats count as files without size."""
    if body[:8] != b"\x89PNG\r\n\x1a\n" or len(body) < 24:
        return None, None
    width, height = struct.unpack(">II", body[16:24])
    return width, height
