"""Names of players, plain and hostile."""

PLAIN = {
    "Ana": "Ana",
    "Dr. Ana": "Dr. Ana",
    "Łukasz Đorđević": "Łukasz Đorđević",
    "Ana 🌞🌞": "Ana",
    "𝓐𝓷𝓪": "Ana",
    "Ⓐⓝⓐ": "Ana",
    "ana": "ana",
    "Z̸̡̛a̷̢l̵g̶o̷": "Zalgo",
    "\u202eevil": "evil",
    "a\u200bb\u200dc": "abc",
    "two\nlines\tand  more": "two lines and more",
    "<@123456789>": "<@123456789>",
    "**bold** `code`": "**bold** `code`",
    "Дмитрий": "Дмитрий",
    "Ελένη": "Ελένη",
    "Nguyễn Thị": "Nguyễn Thị",
}
UNWRITABLE = [
    "田中さくら",
    "مرحبا بالعالم",
    "שלום",
    "한국어",
    "ไทย",
    "🐉",
    "🏳️‍🌈",
    "",
    "   ",
    "\u200b",
    "ab田中",
    "꧁꧂",
    "(╯°□°)╯︵ ┻━┻",
    "\U000e0041",
]


def hostile() -> list[str]:
    """200 names: those above, and stretched and mixed ones."""
    seeds = [*PLAIN, *UNWRITABLE]
    long = [name * 20 for name in seeds]
    zalgo = ["".join(c + "\u0335\u0321\u0317" * 6 for c in name) for name in seeds]
    mixed = [f"{one}{other}" for one, other in zip(seeds, reversed(seeds), strict=True)]
    turned = [f"\u202e{name}\u2066" for name in seeds]
    wide = ["W" * n for n in range(1, 61)]
    names = [*seeds, *long, *zalgo, *mixed, *turned, *wide]
    return [name[:60] for name in names][:200]
