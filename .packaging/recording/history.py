"""Gives the library something to show: quizzes that were played on earlier days."""

import json
import subprocess
from collections.abc import Mapping
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

# When the pictures are recorded, for the program: so they are alike on every day.
TODAY = datetime(2026, 5, 20, 18, 30)

# Quizzes, and how many questions of ten are answered in their first and in their second run.
PLAYED = {
    "english-prepositions": (5, 7),
    "git": (6, 9),
    "sql": (8, 10),
    "unix-commands": (4, 8),
}

# The days of the runs before the recording.
DAYS = (4, 1)


def play(program: Path, environment: Mapping[str, str]) -> None:
    """Plays each quiz on each of the days, line by line."""
    for run, days in enumerate(DAYS):
        for name, known in PLAYED.items():
            answers = _answers(Path("Quizzes", f"{name}.json"), known[run])
            subprocess.run(
                [*clock(days), program, "--plain", f"Quizzes/{name}.json"],
                input=answers,
                env=dict(environment),
                check=True,
                stdout=subprocess.DEVNULL,
                text=True,
            )


def clock(days_ago: int = 0) -> list[str]:
    """What runs a command on a day before the recording; it measures time as ever."""
    day = TODAY - timedelta(days=days_ago)
    return ["faketime", "--exclude-monotonic", "-f", f"@{day:%Y-%m-%d %H:%M:%S}"]


def _answers(quiz: Path, known: int) -> str:
    """A line for each question: the right answer for `known` of ten, else to give up."""
    lines = []
    for place, question in enumerate(json.loads(quiz.read_text("utf-8"))["questions"]):
        answer = _answer(question)
        # Multiples of seven come in turn to all remainders, and so spread what is known.
        lines.append(answer if answer and place * 7 % 10 < known else ":a")
    return "\n".join(lines) + "\n"


def _answer(question: dict[str, Any]) -> str | None:
    """The first right answer of each blank, apart by tabs, where they stand beside the text."""
    if "answers" in question:
        blanks = question["answers"]
    elif "answer" in question:
        blanks = [question["answer"]]
    else:
        return None
    texts = [text for blank in blanks if (text := _first(blank))]
    return "\t".join(texts) if len(texts) == len(blanks) else None


def _first(alternatives: Any) -> str | None:
    """The first of the alternatives, or the only one, where it is a text."""
    first = alternatives[0] if isinstance(alternatives, list) else alternatives
    return first.get("text") if isinstance(first, dict) else first
