"""Transcribes a file or a URL. Copy speech.py, too.
As a program: pip install -r requirements.txt, set BASE_URL and API_KEY, and run python3 transcribe.py speech.wav.
As a module: job = transcribe("speech.wav", Service("https://speech.example.com", key), diarization=True)"""
import os
import re
import time
from typing import Any

from speech import Service, SpeechError, command, shown


def transcribe(source: str, service: Service | None = None, **options: Any) -> dict[str, Any]:
    """Uploads a file, unless `source` is a URL, creates a job with these options, and returns the job when it is done.
    Raises OSError for the file, and SpeechError for everything else."""
    service = service or Service()  # by BASE_URL and API_KEY
    if not re.match(r"[a-z][a-z0-9+.-]*://", source, re.I):
        with open(source, "rb") as file:  # httpx reads the file in pieces.
            if os.fsencode(source).decode(errors="replace") != source:
                raise SpeechError("The name of the file is not UTF-8. Rename the file.")
            source = service.call("POST", "v2/upload", "audio_url", files={"audio": file})["audio_url"]
    request = dict(audio_url=source, **options)
    return wait(service.call("POST", "v2/pre-recorded", "result_url", json=request)["result_url"], service)


def wait(result_url: str, service: Service, limit: float = 3600) -> dict[str, Any]:
    """Returns the job when it is done. Raises SpeechError if it fails or takes longer than `limit` seconds."""
    end, pause = time.monotonic() + limit, service.pause
    while (job := service.call("GET", result_url, "status"))["status"] in ("queued", "processing"):
        if time.monotonic() > end:
            raise SpeechError(f"The job is not done after {limit} s.", url=result_url)
        time.sleep(pause)
        pause = min(1.5 * pause, 15)
    if job["status"] != "done":
        said = service.told({name: job.get(name) for name in ("status", "error_code")})
        raise SpeechError(f"The job failed: {said}", url=result_url)
    return job


def main(source: str) -> None:
    match transcribe(source):
        case {"result": {"transcription": {"full_transcript": str(text)}}}:
            print(shown(text))
        case _:
            print("The result has no transcript.")


if __name__ == "__main__":
    command(main)
