"""Values, letters and bytes that programs stumble over."""

from typing import Final

NUMBERS: Final = (
    *("9223372036854775807", "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1e400", "-1e400"),
    *(
        "NaN",
        "Infinity",
        "-Infinity",
        "-0",
        "0.0",
        "1E+2",
        "1e-400",
        "00",
        "0x10",
        "1_000",
        "2.5",
        "1.",
        ".5",
        "+1",
        "-",
    ),
    *("9" * 400, "9" * 4_000, "9" * 8_000, "0." + "3" * 4_000, "4294967296", "2147483648", "true"),
)
LETTERS: Final = (
    *("\ud800", "\udfff", "\ud83d", "\x00", "\u202e", "\u2066\u2069", "\u200b", "\ufeff", "\uffff", "\u0301" * 200),
    *(
        "\U0010ffff",
        "\U0001f680" * 50,
        "İ",
        "ẞ",
        "ﬀ",
        "\r\n",
        "\x1b[31m",
        "\x7f",
        "\u2028",
        "<script>",
        "'; --",
        "%s%n",
    ),
    *("{$name}", "../../etc", "A" * 1_200, "я" * 1_200, "́", "𝕒", "\u3164", ""),
)
BROKEN_UTF8: Final = (b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\x80")
VALUES: Final[tuple[object, ...]] = (
    None,
    True,
    False,
    0,
    -1,
    1.5,
    "",
    "x",
    "3",
    [],
    {},
    [[]],
    {"type": "play"},
    [None],
)
TAGS: Final = ("", "DO", "Do", "do ", "board", "done", "welcome", "__class__", "admin", "look\x00", "hint", "command")
COMMANDS: Final = ("sit", "mix", "leave", "remove", "seat_bot", "configure", "hand_over", "start", "play", "undo")
MORE_COMMANDS: Final = ("propose", "vote", "resume", "resign", "come_back", "say", "mute", "close", "created", "sat")
FIELDS: Final = ("player", "seat", "as", "host", "secret", "admin", "__proto__", "board", "seq", "at", "type", "")
QUESTIONS: Final = (-1, 0, 1, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30)
NOTATIONS: Final = ("", " ", "pass", "take 99", "keep b2", "roll", "\x00", "a" * 64, "a" * 65, "*", "0", "-1", "take 1")
# First byte, then the length and mask: reserved bits and kinds, pieces out of order, no mask, lengths that can't be.
WIRES: Final = (
    *(b"\xf1\x80\x00\x00\x00\x00", b"\x83\x80\x00\x00\x00\x00", b"\x80\x81\x00\x00\x00\x00a", b"\x81\x02{}"),
    *(b"\x89\xfe\x00\x80" + bytes(132), b"\x09\x80\x00\x00\x00\x00", b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff"),
    *(
        b"\x81\xff\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00",
        b"\x88\x81\x00\x00\x00\x00\x00",
        b"GET / HTTP/1.1\r\n\r\n",
    ),
    *(b"\x88\x82\x00\x00\x00\x00\x00\x01", b"\x88\x82\x00\x00\x00\x00\xff\xff", b"\xff" * 20, bytes(20)),
)
