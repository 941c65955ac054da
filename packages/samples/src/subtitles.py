import html
import re
import unicodedata
from typing import Any

LONGEST = 84  # The characters of a longer cue are hard to read in its time: two lines of 42.


def subtitles_of(utterances: list[dict[str, Any]], form: str) -> str:
    """Subtitles as "srt" or "vtt": a cue for each utterance with text, and several for a long one."""

    def clock(time: int) -> str:
        hours, minutes, seconds = time // 3_600_000, time // 60_000 % 60, time // 1000 % 60
        return f"{hours:02}:{minutes:02}:{seconds:02}{',' if form == 'srt' else '.'}{time % 1000:03}"

    cues = []
    lines = [line for utterance in utterances for line in lines_of(utterance)]
    for number, (text, start, end) in enumerate(sorted(lines, key=lambda line: line[1]), 1):
        shown = text if form == "srt" else html.escape(text, quote=False)
        last = end if end > start else start + 1000  # WebVTT has no cue without a duration.
        cues.append(f"{number}\n{clock(start)} --> {clock(last)}\n{shown}\n")
    return ("" if form == "srt" else "WEBVTT\n\n") + "\n".join(cues)


def lines_of(utterance: dict[str, Any]) -> list[tuple[str, int, int]]:
    """The lines that are short enough, split between words, with times in milliseconds."""
    # Spaces that do not break stay. Text without spaces, such as Thai, is split between letters with their marks.
    written: list[str] = []
    for word in re.findall(r"\S+", utterance.get("text") or "", re.ASCII):
        written.append("")
        for letter in word:
            if len(written[-1]) >= LONGEST and not unicodedata.category(letter).startswith("M"):
                written.append("")
            written[-1] += letter
    lines: list[tuple[str, int, int]] = []  # with positions in the letters
    position = 0
    for piece in written:
        start, end = position, position + len(piece)
        if lines and len(lines[-1][0]) + len(piece) < LONGEST:
            text, start, _ = lines.pop()
            piece = f"{text} {piece}"
        lines.append((piece, start, end))
        position = end
    letters, position = "".join(written), 0
    timed = []
    for word in utterance.get("words") or []:
        said = "".join((word.get("word") or "").split())
        found = letters.find(said, position, position + LONGEST)  # One that is only found much later is another one.
        if found >= 0:
            timed.append((found, word.get("start"), word.get("end")))
            position = found + len(said)
    begin = known(utterance.get("start"), 0)
    duration = known(utterance.get("end"), begin) - begin
    cues = []
    for text, start, end in lines:
        inside = [times for times in timed if start <= times[0] < end] or [(0, None, None)]
        first = known(inside[0][1], begin + duration * start / len(letters))
        last = known(inside[-1][2], begin + duration * end / len(letters))
        cues.append((text, max(0, int(first * 1000 + 0.5)), max(0, int(last * 1000 + 0.5))))
    return cues


def known(time: float | None, estimate: float) -> float:
    return estimate if time is None else time
