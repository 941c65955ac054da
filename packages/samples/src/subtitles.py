import html
import re
import unicodedata
from bisect import bisect_left, bisect_right
from operator import itemgetter
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
    known = known_times("".join(written), utterance)

    def time_at(position: int, after: int) -> int:
        (low, start), (high, end) = known[after - 1], known[after]
        return max(0, int((start + (end - start) * (position - low) / (high - low)) * 1000 + 0.5))

    return [
        (text, time_at(start, bisect_right(known, start, key=itemgetter(0))),
         time_at(end, bisect_left(known, end, key=itemgetter(0))))
        for text, start, end in lines
    ]


def known_times(letters: str, utterance: dict[str, Any]) -> list[tuple[int, float]]:
    """Positions in the letters whose times are known; between them, times are estimated."""
    begin, at = utterance.get("start") or 0, 0
    known: list[tuple[int, float]] = [(0, begin)]
    for word in utterance.get("words") or []:
        said, start, end = "".join((word.get("word") or "").split()), word.get("start"), word.get("end")
        found = letters.find(said, at, at + LONGEST + len(said))  # One that is only found much later is another one.
        if not said or found < 0 or start is None or end is None:
            continue
        at = found + len(said)
        known += [(found, start), (at, end)]
    end = utterance.get("end")
    return known + [(len(letters), begin if end is None else end)]
