"""Records the pictures of README.md: `record-pictures PROGRAM [NAME]...` from the top folder.

Each scene is a run of the program on a terminal of its own, in real time.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import animation
import history
from scenes import SCENES, Scene
from session import Recording, Session
from window import Moment, Window

PICTURES = Path(".packaging/pictures")

# How often a scene is played: a busy machine skips frames, and the take with the most is kept.
TAKES = 3

# How long a pressed key is shown, in seconds.
KEY_SHOWN = 0.8


def main(program: Path, names: list[str]) -> None:
    """Records the scenes with these names, or all."""
    for scene in SCENES:
        if not names or scene.name in names:
            takes = [record(scene, program) for _ in range(TAKES)]
            save(scene, max(takes, key=lambda take: len(take.screens)))


def record(scene: Scene, program: Path) -> Recording:
    """Plays a scene in a home folder of its own."""
    with tempfile.TemporaryDirectory() as home:
        environment = {
            "TERM": "screen-256color",
            "LC_ALL": "C.UTF-8",
            "HOME": home,
            "PATH": os.environ["PATH"],
            "XDG_DATA_HOME": str(Path(home, "data")),
            "XDG_CONFIG_HOME": str(Path(home, "config")),
        }
        if scene.has_history:
            history.play(program, environment)
        command = [*history.clock(), str(program), *scene.arguments]
        session = Session(command, environment, scene.columns, scene.rows)
        try:
            return session.record(scene.presses, scene.hold)
        finally:
            session.close()


def save(scene: Scene, recording: Recording) -> None:
    """Draws a recording and says how large its picture is."""
    path = PICTURES / f"{scene.name}.gif"
    window = Window(scene.columns, scene.rows)
    moments = list(timeline(recording))
    frames = ((window.draw(moment), ticks) for moment, ticks in moments)
    animation.write(path, frames, window.outline)
    size = path.stat().st_size / 1024
    print(f"{path}: {len(moments)} frames, {recording.duration:.1f} s, {size:.0f} KiB")


def timeline(recording: Recording) -> Iterator[tuple[Moment, int]]:
    """What is seen at the ticks of the animation, as moments and for how many ticks they last."""
    last: Moment | None = None
    lasting = 0
    for tick in range(round(recording.duration / animation.TICK)):
        moment = moment_at(recording, tick * animation.TICK)
        if last is not None and moment != last:
            yield last, lasting
            lasting = 0
        last = moment
        lasting += 1
    if last is not None:
        yield last, lasting


def moment_at(recording: Recording, time: float) -> Moment:
    """What is seen at a time."""
    screen = [shown for begin, shown in recording.screens if begin <= time][-1]
    keys = [label for begin, label in recording.presses if begin <= time < begin + KEY_SHOWN]
    return Moment(screen, keys[-1] if keys else "")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), sys.argv[2:])
