"""Signs as files: small square pictures for buttons and menus."""

from __future__ import annotations

from PIL import Image

from render import canvas
from render.pen import Art, painted

SIZE = 128


def png(art: Art) -> bytes:
    """The art in the middle of a transparent square; it must not be larger."""
    image = Image.new("RGBA", (SIZE, SIZE))
    drawn = painted(art)
    image.paste(drawn, ((SIZE - art.width) // 2, (SIZE - art.height) // 2))
    return canvas.encode(image)
