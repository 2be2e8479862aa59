"""What the pictures show: which quiz is opened, and which keys are pressed when.

The keys fit the questions as they stand in Quizzes; where those change, look at the pictures.
"""

from dataclasses import dataclass

from session import KeyPress


@dataclass(frozen=True)
class Scene:
    """A recording that becomes a picture of the same name."""

    name: str
    arguments: tuple[str, ...]
    presses: tuple[KeyPress, ...]
    # How long the last screen is shown before all begins again, in seconds.
    hold: float
    columns: int = 76
    rows: int = 22
    # Whether quizzes were played before.
    has_history: bool = False


def press(after: float, key: str) -> KeyPress:
    """A key that is pressed some seconds after the one before."""
    named = {"Enter": b"\r", "esc": b"\x1b", "←": b"\x1bOD", "→": b"\x1bOC", "↓": b"\x1bOB"}
    return KeyPress(after, named.get(key, key.encode()), key)


SCENES = (
    # An option flies into the blank and is right; the next is wrong and changes places.
    Scene(
        "question",
        ("--start", "4", "Quizzes/git.json"),
        (
            press(1.6, "4"),
            press(1.2, "Enter"),
            press(2.4, "Enter"),
            press(1.6, "2"),
            press(1.2, "Enter"),
        ),
        hold=3.6,
    ),
    # Two blanks; the second option sets out while the first is on its way.
    Scene(
        "measure-words",
        ("--start", "9", "--seed", "1", "Quizzes/hanyu.json"),
        (
            press(1.8, "3"),
            press(0.2, "1"),
            press(1.5, "Enter"),
        ),
        hold=3.6,
        rows=22,
    ),
    # A card grows into a dialog, the dialog into the question, and the question back into the card.
    Scene(
        "library",
        (
            "Quizzes/english-prepositions.json",
            "Quizzes/git.json",
            "Quizzes/hanyu.json",
            "Quizzes/sql.json",
            "Quizzes/swift.json",
            "Quizzes/unix-commands.json",
        ),
        (
            press(1.6, "→"),
            press(0.8, "Enter"),
            press(2.2, "Enter"),
            press(2.0, "q"),
            press(1.6, "←"),
        ),
        hold=0.8,
        rows=26,
        has_history=True,
    ),
)
