"""Draws screens as a window of a terminal."""

from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from emulator import Cell, Screen
from glyphs import HEIGHT, WIDTH, fonts, mask
from theme import BACKGROUND, BORDER, KEY_EDGE, KEY_TEXT

PADDING = 36
RADIUS = 28
EDGE = 2
KEY_HEIGHT = 44


class Moment(NamedTuple):
    """What is seen at one time: the screen, and the key that was just pressed or an empty text."""

    screen: Screen
    key: str


class Window:
    """A window of some size; it redraws only what differs from the moment before."""

    def __init__(self, columns: int, rows: int) -> None:
        self.size = (columns * WIDTH + 2 * PADDING, rows * HEIGHT + 2 * PADDING)
        self._image = self._empty()
        self._screen: Screen | None = None
        self._key = ""

    @property
    def outline(self) -> Image.Image:
        """A mask of the window with its rounded corners."""
        return _rounded(self.size, RADIUS)

    def draw(self, moment: Moment) -> Image.Image:
        """The window at a moment, in colours, with square corners."""
        if moment.key != self._key:
            # The key lies partly on cells: they are drawn anew.
            self._image, self._screen, self._key = self._empty(), None, moment.key
        for row, cells in enumerate(moment.screen):
            if self._screen is None or cells != self._screen[row]:
                self._draw_row(row, cells)
        self._screen = moment.screen
        if moment.key:
            self._draw_key(moment.key)
        return self._image.copy()

    def _empty(self) -> Image.Image:
        """The background within a thin edge."""
        image = Image.new("RGB", self.size, BORDER)
        width, height = self.size
        inner = _rounded((width - 2 * EDGE, height - 2 * EDGE), RADIUS - EDGE)
        image.paste(BACKGROUND, (EDGE, EDGE), inner)
        return image

    def _draw_row(self, row: int, cells: tuple[Cell, ...]) -> None:
        y = PADDING + row * HEIGHT
        for column, cell in enumerate(cells):
            if cell.text:
                self._image.paste(_tile(cell), (PADDING + column * WIDTH, y))

    def _draw_key(self, key: str) -> None:
        """The pressed key, in the corner on the lower right, where no screen has anything."""
        font = fonts(False).font(key[0], False).font_variant(size=25)
        width, height = max(KEY_HEIGHT, round(font.getlength(key)) + 28), KEY_HEIGHT
        # Midway between the row of hints, which is the last but one, and the edge.
        margin = (PADDING + HEIGHT - height) // 2
        x, y = self.size[0] - margin - width, self.size[1] - margin - height
        tile = Image.new("RGB", (width, height), BACKGROUND)
        draw = ImageDraw.Draw(tile)
        tile.paste(KEY_EDGE, (0, 0), _rounded((width, height), 12))
        tile.paste(BACKGROUND, (2, 2), _rounded((width - 4, height - 4), 10))
        draw.text((width / 2, height / 2), key, fill=KEY_TEXT, font=font, anchor="mm")
        self._image.paste(tile, (x, y))


@cache
def _tile(cell: Cell) -> Image.Image:
    """One drawn cell, or both of a wide character."""
    shape = mask(cell.text, cell.bold, cell.underline, cell.wide)
    tile = Image.new("RGB", shape.size, cell.background)
    tile.paste(cell.foreground, (0, 0), shape)
    return tile


@cache
def _rounded(size: tuple[int, int], radius: int) -> Image.Image:
    """A mask of a rectangle with smooth round corners."""
    scale = 4
    large = Image.new("L", (size[0] * scale, size[1] * scale))
    box = (0, 0, size[0] * scale - 1, size[1] * scale - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, radius * scale, fill=255)
    return large.resize(size, Image.Resampling.BOX)
