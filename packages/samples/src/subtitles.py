import html
import re
from typing import Any


def subtitles_of(utterances: list[dict[str, Any]], form: str) -> str:
    """Subtitles as "srt" or "vtt", one for each utterance."""

    def clock(seconds: float) -> str:
        time = max(0, int(seconds * 1000 + 0.5))
        hours, minutes, secs = time // 3_600_000, time // 60_000 % 60, time // 1000 % 60
        return f"{hours:02}:{minutes:02}:{secs:02}{',' if form == 'srt' else '.'}{time % 1000:03}"

    cues = []
    for number, utterance in enumerate(utterances, 1):
        # An empty line would end the subtitle.
        lines = [line.strip() for line in re.split(r"[\r\n]", utterance.get("text") or "")]
        text = "\n".join(filter(None, lines))
        times = f"{clock(utterance.get('start') or 0)} --> {clock(utterance.get('end') or 0)}"
        cues.append(f"{number}\n{times}\n{text if form == 'srt' else html.escape(text, quote=False)}\n")
    return ("" if form == "srt" else "WEBVTT\n\n") + "\n".join(cues)
