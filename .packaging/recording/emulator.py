"""What a terminal shows for the bytes that a program writes."""

import re
from typing import NamedTuple

import pyte
from pyte.screens import Char

from theme import BACKGROUND, FOREGROUND, Color, color_of

# Questions are answered by the session and show nothing; the emulator would print parts of them.
QUESTIONS = re.compile(rb"\x1b\[\?\d+\$p|\x1b\]\d+;\?\x1b\\|\x1b\[c")


class Cell(NamedTuple):
    """A character with its colours as they are seen; a wide one is in the first of its cells."""

    text: str
    foreground: Color
    background: Color
    bold: bool = False
    underline: bool = False
    wide: bool = False


Screen = tuple[tuple[Cell, ...], ...]


class Emulator:
    """A terminal without a window.

    The program is told that it is one of the type `screen-256color`, which has neither of two
    abilities that the emulator lacks: to repeat a character, and to erase in a colour.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)

    def feed(self, output: bytes) -> None:
        """Takes whole control sequences and characters."""
        self._stream.feed(QUESTIONS.sub(b"", output))

    def screen(self) -> Screen:
        """All cells as they are now, rows from the top."""
        columns, rows = self._screen.columns, self._screen.lines
        return tuple(
            tuple(self._cell(row, column) for column in range(columns)) for row in range(rows)
        )

    def _cell(self, row: int, column: int) -> Cell:
        line = self._screen.buffer[row]
        char: Char = line[column]
        foreground = color_of(char.fg, FOREGROUND)
        background = color_of(char.bg, BACKGROUND)
        if char.reverse:
            foreground, background = background, foreground
        # The second cell of a wide character is empty; where it was written over, half is left.
        wide = column + 1 < self._screen.columns and line[column + 1].data == ""
        is_cut = not wide and len(char.data) == 1 and pyte.screens.wcwidth(char.data) == 2
        text = " " if is_cut else char.data
        return Cell(text, foreground, background, char.bold, char.underscore, wide)
