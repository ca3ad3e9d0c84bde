"""What people may call themselves, their tables and whatever else they name."""

import unicodedata

from hypothesis import strategies as st

MARKUP = [
    "<t:0:R>", "</newgame:123456789012345678>", "<#123456789012345678>", "<:x:123456789012345678>", "<a:x:12345>",
    "<@123>", "<@!123>", "<@&123>", "<id:guide>", "https://evil.example/**x**", "<https://evil.example>",
    "<mailto:a@b.c>", "[x](https://evil.example)", "**x**", "*x*", "__x__", "_x_", "~~x~~", "||x||", "`x`", "```x```",
    "# x", "## x", "-# x", "> x", ">>> x", "- x", "+ x", "* x", "1. x", "12) x", "@everyone", "@here", "@Everyone",
    "\\*x*", "\\\\<@1>", "x\n# y", "https\\://x", "a_b_c",
]  # fmt: skip
"""All markup of Discord, and some text that is nearly markup."""
INVISIBLE = "".join(
    chr(one)
    for first, last in (
        (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
        (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
        (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
    )
    for one in range(first, last + 1)
)  # fmt: skip
"""Unicode's Default_Ignorable_Code_Point: letters, marks and controls that show nothing."""
BLANK = "".join(one for one in map(chr, range(0x110000)) if unicodedata.category(one) in ("Zs", "Zl", "Zp"))
ALSO_BLANK = "\u2800\U0001d159"
NOTHING = st.text(alphabet=INVISIBLE + BLANK + ALSO_BLANK, max_size=8)
"""Nothing of it can be seen."""
NAMES = st.lists(
    st.one_of(
        st.sampled_from(MARKUP),
        st.text(alphabet="\\*_~`|<>[]()#-+.:/@ 1ax\n", max_size=6),
        st.text(alphabet="\x00\x07\x1b\x7f\x85\x9b\u2028\u2029", max_size=2),
        st.text(max_size=6),
        NOTHING,
    ),
    min_size=1,
    max_size=5,
).map("".join)
