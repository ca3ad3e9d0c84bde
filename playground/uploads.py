"""Files that come with a request, and the attachments they become."""

from dataclasses import dataclass, replace

from playground import media
from playground.errors import Code, Refused
from playground.forms import Faults
from playground.model import Attachment, Json
from playground.world import World

FILE_LIMIT = 10 * 1024 * 1024
REQUEST_LIMIT = 25 * 1024 * 1024
COUNT_LIMIT = 10


@dataclass(frozen=True, slots=True)
class Upload:
    """One part `files[key]` of a multipart request."""

    key: str
    filename: str
    body: bytes


def check_size(uploads: list[Upload]) -> None:
    """:raises Refused: 40005 for a file over 10 MiB or a request over 25 MiB."""
    sizes = [len(upload.body) for upload in uploads]
    if max(sizes, default=0) > FILE_LIMIT or sum(sizes) > REQUEST_LIMIT:
        raise Refused(Code.TOO_LARGE)


def choose(
    world: World, channel_id: str, listed: list[Json] | None, uploads: list[Upload], kept: list[Attachment]
) -> tuple[list[Attachment], dict[str, bytes]]:
    """The attachments a message has after a request, and the bytes of the new ones by id.

    `listed` is the request's own list: new files by the number of their part, files to keep by id. Without it a
    message gets all its uploads, or keeps what it has when nothing was uploaded.
    """
    check_size(uploads)
    if listed is None:
        listed = [{"id": upload.key} for upload in uploads] or [{"id": file.id} for file in kept]
    if len(listed) > COUNT_LIMIT:
        raise Refused(Code.TOO_MANY_ATTACHMENTS)
    parts = {upload.key: upload for upload in uploads}
    old = {file.id: file for file in kept}
    faults = Faults()
    chosen: list[Attachment] = []
    bodies: dict[str, bytes] = {}
    for index, entry in enumerate(listed):
        key = str(entry["id"])
        if key in parts:
            chosen.append(_attach(world, channel_id, parts[key], entry))
            bodies[chosen[-1].id] = parts[key].body
        elif key in old:
            chosen.append(replace(old[key], description=entry.get("description", old[key].description)))
        else:
            faults.add(f"attachments.{index}.id", "ATTACHMENT_NOT_FOUND", "Attachment data not found.")
    faults.settle()
    return chosen, bodies


def _attach(world: World, channel_id: str, upload: Upload, entry: Json) -> Attachment:
    width, height = media.png_size(upload.body)
    name = entry.get("filename") or upload.filename
    return Attachment(
        world.mint.id(),
        channel_id,
        name,
        len(upload.body),
        media.content_type(name),
        entry.get("description"),
        width,
        height,
    )
