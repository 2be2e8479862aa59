"""The colours of the terminal that is drawn."""

Color = tuple[int, int, int]

FOREGROUND: Color = (0xE2, 0xE4, 0xE8)
BACKGROUND: Color = (0x10, 0x12, 0x18)
BORDER: Color = (0x2C, 0x2F, 0x38)
KEY_EDGE: Color = (0x58, 0x5C, 0x66)
KEY_TEXT: Color = (0xC6, 0xC9, 0xD0)


def color_of(name: str, default: Color) -> Color:
    """The colour that the emulator calls `name`: six hexadecimal digits, or `default`.

    Raises ValueError for the eight names of colours, which every terminal shows as it likes: the
    program does not use them where it has 256.
    """
    if name == "default":
        return default
    if len(name) != 6:
        raise ValueError(f"no fixed colour: {name}")
    return (int(name[0:2], 16), int(name[2:4], 16), int(name[4:6], 16))
