"""Writes animated GIFs whose colours are exact and whose frames hold only what changed."""

import struct
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import numpy
from PIL import GifImagePlugin, Image

# A GIF counts time in hundredths of a second, and viewers show at most fifty frames a second.
TICK = 0.02

Box = tuple[int, int, int, int]


def write(path: Path, frames: Iterable[tuple[Image.Image, int]], outline: Image.Image) -> None:
    """Writes frames, each with its duration in ticks, that repeat for ever.

    What is outside the outline, a mask, stays transparent.
    """
    shown: numpy.ndarray | None = None
    with path.open("wb") as file:
        for image, ticks in frames:
            pixels = _packed(image)
            if shown is None:
                _write_header(file, image.size)
                hidden = numpy.asarray(outline) < 128
                box = (0, 0, image.width, image.height)
            else:
                hidden = pixels == shown
                box = _extent(~hidden)
            _write_frame(file, pixels, hidden, box, ticks)
            shown = pixels
        file.write(b";")


def _write_header(file: BinaryIO, size: tuple[int, int]) -> None:
    """The size, no palette for all, and the wish to be repeated."""
    file.write(b"GIF89a" + struct.pack("<HHBBB", *size, 0x70, 0, 0))
    file.write(b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00")


def _packed(image: Image.Image) -> numpy.ndarray:
    """A number for the colour of every pixel."""
    channels = numpy.asarray(image).astype(numpy.uint32)
    return channels[..., 0] << 16 | channels[..., 1] << 8 | channels[..., 2]


def _extent(changed: numpy.ndarray) -> Box:
    """The smallest box with everything that changed; one pixel when nothing did."""
    rows, columns = numpy.flatnonzero(changed.any(1)), numpy.flatnonzero(changed.any(0))
    if not len(rows):
        return (0, 0, 1, 1)
    return (int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1)


def _write_frame(
    file: BinaryIO, pixels: numpy.ndarray, hidden: numpy.ndarray, box: Box, ticks: int
) -> None:
    """One frame with a palette of its own, whose first entry is transparent."""
    left, top, right, bottom = box
    part, covered = pixels[top:bottom, left:right], hidden[top:bottom, left:right]
    colors, places = numpy.unique(part[~covered], return_inverse=True)
    if len(colors) > 255:
        raise ValueError(f"a frame has {len(colors)} colours: glyphs.STEPS has to be lower")
    indices = numpy.zeros(part.shape, numpy.uint8)
    indices[~covered] = places + 1
    image = Image.frombytes("P", (right - left, bottom - top), indices.tobytes())
    palette = [0, 0, 0]
    for color in colors.tolist():
        palette += [color >> 16, color >> 8 & 255, color & 255]
    image.putpalette(palette)
    # Pillow writes what stands in a file for one frame; its way of writing whole files would
    # reduce colours.
    file.writelines(
        GifImagePlugin.getdata(
            image,
            (left, top),
            duration=round(ticks * TICK * 1000),
            transparency=0,
            disposal=1,
            include_color_table=True,
        )
    )
