import html
import re
from typing import Any, Iterator

LONGEST = 84  # The characters of a longer cue are hard to read in its time: two lines of 42.


def subtitles_of(utterances: list[dict[str, Any]], form: str) -> str:
    """Subtitles as "srt" or "vtt": a cue for each utterance with text, and several for a long one."""

    def clock(seconds: float) -> str:
        time = max(0, int(seconds * 1000 + 0.5))
        hours, minutes, secs = time // 3_600_000, time // 60_000 % 60, time // 1000 % 60
        return f"{hours:02}:{minutes:02}:{secs:02}{',' if form == 'srt' else '.'}{time % 1000:03}"

    cues = []
    parts = [part for utterance in utterances for part in parts_of(utterance)]
    for number, (text, start, end) in enumerate(sorted(parts, key=lambda part: part[1]), 1):
        shown = text if form == "srt" else html.escape(text, quote=False)
        cues.append(f"{number}\n{clock(start)} --> {clock(end)}\n{shown}\n")
    return ("" if form == "srt" else "WEBVTT\n\n") + "\n".join(cues)


def parts_of(utterance: dict[str, Any]) -> Iterator[tuple[str, float, float]]:
    """The parts that are short enough, split between words. Without the times of words, times are estimated."""
    # Spaces that do not break stay. Text without spaces, such as Japanese, is split between characters.
    written = re.findall(rf"\S{{1,{LONGEST}}}", utterance.get("text") or "", re.ASCII)
    words, begin = utterance.get("words") or [], utterance.get("start") or 0
    end = utterance.get("end") or begin
    times = [begin + (end - begin) * index / max(1, len(written)) for index in range(len(written) + 1)]
    timed = words if len(words) == len(written) else [{}] * len(written)
    text, first, last = "", begin, end
    for index, word in enumerate(written):
        start = timed[index].get("start") or times[index]
        if text and len(text) + len(word) >= LONGEST:
            yield text, first, last
            text = ""
        text, first = (f"{text} {word}", first) if text else (word, start)
        last = timed[index].get("end") or times[index + 1]
    if text:
        yield text, first, last
