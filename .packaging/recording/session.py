"""Runs a program on a terminal of its own, presses keys by a timetable and keeps what it showed."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from emulator import Emulator, Screen

# What a terminal answers to the questions of a program: whether it can show whole frames, what it
# is, and what colour its background has (the one that theme.py draws).
ANSWERS = {
    b"\x1b[?2026$p": b"\x1b[?2026;2$y",
    b"\x1b[c": b"\x1b[?62c",
    b"\x1b]11;?\x1b\\": b"\x1b]11;rgb:1010/1212/1818\x1b\\",
}
FRAME_BEGINS = b"\x1b[?2026h"
FRAME_ENDS = b"\x1b[?2026l"

# How long nothing may be written before a program counts as at rest, in seconds.
REST = 0.4


@dataclass(frozen=True)
class KeyPress:
    """A key, and the seconds to wait before it is pressed."""

    after: float
    sent: bytes
    label: str


@dataclass
class Recording:
    """Screens and the labels of pressed keys, each with its time in seconds from the beginning."""

    duration: float = 0
    screens: list[tuple[float, Screen]] = field(default_factory=list)
    presses: list[tuple[float, str]] = field(default_factory=list)


class Session:
    """A program on a pseudoterminal, whose output an emulator follows."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str], columns: int, rows: int
    ) -> None:
        self.emulator = Emulator(columns, rows)
        self._unshown = b""
        self._pid, self._terminal = pty.fork()
        if self._pid == 0:
            size = struct.pack("HHHH", rows, columns, 0, 0)
            fcntl.ioctl(0, termios.TIOCSWINSZ, size)
            os.execvpe(command[0], list(command), dict(environment))

    def record(self, presses: Sequence[KeyPress], hold: float) -> Recording:
        """Presses keys once the program rests; what follows the last is kept for `hold` seconds."""
        self._settle()
        recording = Recording(screens=[(0, self.emulator.screen())])
        began = time.monotonic()
        due = 0.0
        for press in presses:
            due += press.after
            self._watch(began, due, recording)
            os.write(self._terminal, press.sent)
            recording.presses.append((due, press.label))
        recording.duration = due + hold
        self._watch(began, recording.duration, recording)
        return recording

    def close(self) -> None:
        """Ends the program as a closed window does."""
        os.close(self._terminal)
        os.kill(self._pid, signal.SIGHUP)
        os.waitpid(self._pid, 0)

    def _settle(self) -> None:
        """Waits until the program has drawn its first screen and rests."""
        drawn = False
        while True:
            output = self._read(REST if drawn else 10)
            if not output:
                break
            drawn = True
            for _ in self._frames(output):
                pass
        if not drawn:
            raise RuntimeError("the program drew nothing")

    def _watch(self, began: float, until: float, recording: Recording) -> None:
        """Keeps every frame that is shown before a time."""
        while (left := began + until - time.monotonic()) > 0:
            for screen in self._frames(self._read(left)):
                recording.screens.append((time.monotonic() - began, screen))

    def _read(self, patience: float) -> bytes:
        """What the program writes next, or nothing when that takes over `patience` seconds."""
        ready, _, _ = select.select([self._terminal], [], [], patience)
        if not ready:
            return b""
        try:
            output = os.read(self._terminal, 1 << 16)
        except OSError as error:
            raise RuntimeError("the program ended before its recording") from error
        for question, answer in ANSWERS.items():
            if question in output:
                os.write(self._terminal, answer)
        return output

    def _frames(self, output: bytes) -> Iterator[Screen]:
        """The screens at the ends of frames; half a frame waits for its other half."""
        *whole, rest = (self._unshown + output).split(FRAME_ENDS)
        for frame in whole:
            self.emulator.feed(frame)
            yield self.emulator.screen()
        self._unshown = rest
        if rest and FRAME_BEGINS not in rest and FRAME_BEGINS[: len(rest)] != rest:
            self._unshown = b""
            self.emulator.feed(rest)
            yield self.emulator.screen()
