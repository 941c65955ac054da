import html
import re
import unicodedata
from typing import Any

LONGEST = 84  # The characters of a longer cue are hard to read in its time: two lines of 42.


def subtitles_of(utterances: list[dict[str, Any]], form: str) -> str:
    """Subtitles as "srt" or "vtt": a cue for each utterance with text, and several for a long one."""

    def clock(seconds: float) -> str:
        time = max(0, int(seconds * 1000 + 0.5))
        hours, minutes, secs = time // 3_600_000, time // 60_000 % 60, time // 1000 % 60
        return f"{hours:02}:{minutes:02}:{secs:02}{',' if form == 'srt' else '.'}{time % 1000:03}"

    cues = []
    lines = [line for utterance in utterances for line in lines_of(utterance)]
    for number, (text, start, end) in enumerate(sorted(lines, key=lambda line: line[1]), 1):
        shown = text if form == "srt" else html.escape(text, quote=False)
        cues.append(f"{number}\n{clock(start)} --> {clock(max(start, end))}\n{shown}\n")
    return ("" if form == "srt" else "WEBVTT\n\n") + "\n".join(cues)


def lines_of(utterance: dict[str, Any]) -> list[tuple[str, float, float]]:
    """The lines that are short enough, split between words. Without the times of words, times are estimated."""

    def known(time: float | None, estimate: float) -> float:
        return estimate if time is None else time

    # Spaces that do not break stay. Text without spaces, such as Thai, is split between letters with their marks.
    written: list[str] = []
    for word in re.findall(r"\S+", utterance.get("text") or "", re.ASCII):
        written.append("")
        for letter in word:
            if len(written[-1]) >= LONGEST and not unicodedata.category(letter).startswith("M"):
                written.append("")
            written[-1] += letter
    begin = known(utterance.get("start"), 0)
    duration = known(utterance.get("end"), begin) - begin
    words = utterance.get("words") or []
    timed = words if len(words) == len(written) else [{}] * len(written)
    lines: list[tuple[str, float, float]] = []
    for index, (word, times) in enumerate(zip(written, timed)):
        start = known(times.get("start"), begin + duration * index / len(written))
        end = known(times.get("end"), begin + duration * (index + 1) / len(written))
        if lines and len(lines[-1][0]) + len(word) < LONGEST:
            text, start, _ = lines.pop()
            word = f"{text} {word}"
        lines.append((word, start, end))
    return lines
