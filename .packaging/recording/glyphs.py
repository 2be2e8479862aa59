"""The shapes of characters, as masks: 0 where the background is seen, 255 where the ink is."""

from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

# Pixels of a cell; the pictures are shown at half of that, for screens of twice the density.
WIDTH = 18
HEIGHT = 40
BASELINE = 30
LINE = 3

# A character that no font has: what is drawn for it means that one is lacking.
NOBODYS = "\U0010fffd"

# Masks have this many steps between background and ink, so that a frame has few colours.
STEPS = 12

# Signs that JetBrains Mono lacks, or draws too wide to stand beside a letter.
SIGNS = "⏎✓✗←→↑↓"

# The straight and rounded lines: which sides of the cell they reach.
ARMS = {
    "─": "lr",
    "━": "lr",
    "│": "tb",
    "┃": "tb",
    "╭": "rb",
    "╮": "lb",
    "╰": "tr",
    "╯": "tl",
}
HEAVY = "━┃"
ROUNDED = "╭╮╰╯"


class Fonts:
    """The fonts of the pictures in one weight."""

    def __init__(self, bold: bool) -> None:
        weight = "Bold" if bold else "Regular"
        mono = Path(f"/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-{weight}.ttf")
        signs = "DejaVuSansMono-Bold.ttf" if bold else "DejaVuSansMono.ttf"
        self._narrow = ImageFont.truetype(mono, 30)
        self._signs = ImageFont.truetype(Path("/usr/share/fonts/truetype/dejavu", signs), 30)
        # The third face of the collection has the shapes of simplified Chinese.
        chinese = Path(f"/usr/share/fonts/opentype/noto/NotoSansCJK-{weight}.ttc")
        self._wide = ImageFont.truetype(chinese, 33, index=2)

    def font(self, text: str, wide: bool) -> ImageFont.FreeTypeFont:
        """The font for a character; raises LookupError when that does not have it."""
        font = self._wide if wide else self._signs if text in SIGNS else self._narrow
        if bytes(font.getmask(text)) == bytes(font.getmask(NOBODYS)):
            raise LookupError(f"no font has {text!r} (U+{ord(text[0]):04X})")
        return font


@cache
def fonts(bold: bool) -> Fonts:
    """The fonts of one weight."""
    return Fonts(bold)


@cache
def mask(text: str, bold: bool, underline: bool, wide: bool) -> Image.Image:
    """The mask of one cell, or of the two cells of a wide character."""
    size = (WIDTH * (2 if wide else 1), HEIGHT)
    if text in ARMS:
        image = _line(text)
    elif "▁" <= text <= "▏" and len(text) == 1:
        image = _block(text)
    else:
        image = _written(text, bold, wide, size)
    if underline:
        ImageDraw.Draw(image).rectangle((0, HEIGHT - LINE, size[0], HEIGHT), fill=255)
    return image.point(lambda value: round(round(value * STEPS / 255) * 255 / STEPS))


def _written(text: str, bold: bool, wide: bool, size: tuple[int, int]) -> Image.Image:
    """A character of a font, centred in its cells where the font has another width."""
    image = Image.new("L", size)
    if text.strip():
        font = fonts(bold).font(text, wide)
        left = (size[0] - font.getlength(text)) / 2
        ImageDraw.Draw(image).text((left, BASELINE), text, fill=255, font=font, anchor="ls")
    return image


def _line(text: str) -> Image.Image:
    """A line of a box, which meets those of the cells around it."""
    # Drawn four times as large, so that curves are smooth.
    scale = 4
    width, height = WIDTH * scale, HEIGHT * scale
    thickness = LINE * scale * (2 if text in HEAVY else 1)
    image = Image.new("L", (width, height))
    draw = ImageDraw.Draw(image)
    # On whole pixels of the small image, so that straight lines are sharp.
    left = (WIDTH - thickness // scale) // 2 * scale
    top = (HEIGHT - thickness // scale) // 2 * scale
    if text in ROUNDED:
        _corner(draw, ARMS[text], (left, top, thickness), (width, height))
    elif "l" in ARMS[text]:
        draw.rectangle((0, top, width, top + thickness - 1), fill=255)
    else:
        draw.rectangle((left, 0, left + thickness - 1, height), fill=255)
    return image.resize((WIDTH, HEIGHT), Image.Resampling.BOX)


def _corner(
    draw: ImageDraw.ImageDraw, arms: str, place: tuple[int, int, int], size: tuple[int, int]
) -> None:
    """A quarter of a circle that ends at the side of the cell, and the rest of its upright."""
    left, top, thickness = place
    width, height = size
    # The outer radius of the arc, whose ends lie exactly on the lines of the neighbours.
    radius = width - left if "r" in arms else left + thickness
    x = left if "r" in arms else left + thickness - 2 * radius
    y = top if "b" in arms else top + thickness - 2 * radius
    begin = {"rb": 180, "lb": 270, "tr": 90, "tl": 0}[arms]
    draw.arc((x, y, x + 2 * radius - 1, y + 2 * radius - 1), begin, begin + 90, 255, thickness)
    ends = (y + radius, height) if "b" in arms else (0, y + radius - 1)
    draw.rectangle((left, ends[0], left + thickness - 1, ends[1]), fill=255)


def _block(text: str) -> Image.Image:
    """A block that fills the cell from below (▁ to █) or from the left (▉ to ▏) by eighths."""
    image = Image.new("L", (WIDTH, HEIGHT))
    eighths = ord(text) - ord("▁") + 1
    if eighths <= 8:
        box = (0, HEIGHT - round(HEIGHT * eighths / 8), WIDTH, HEIGHT)
    else:
        box = (0, 0, round(WIDTH * (16 - eighths) / 8) - 1, HEIGHT)
    ImageDraw.Draw(image).rectangle(box, fill=255)
    return image
