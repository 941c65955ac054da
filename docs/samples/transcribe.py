"""Transcribes a file or a URL and prints the transcript. Needs Python 3.11.
Run: pip install -r requirements.txt and then python3 transcribe.py speech.wav"""
import json
import os
import sys
import time
from typing import Any

import httpx

CLIENT = httpx.Client(timeout=30)
URL, KEY = os.environ["BASE_URL"].rstrip("/"), os.environ["API_KEY"]
ATTEMPTS, MAX_RESPONSE, MAX_SECONDS = 7, 16_000_000, 600  # tries of a call, bytes and seconds of a response
PAUSE, JOB_LIMIT = float(os.environ.get("PAUSE", "1")), float(os.environ.get("LIMIT", "3600"))  # seconds


def shown(value: object, most: int = 500) -> str:
    """What a service said, on one line and without the key."""
    text, key = json.dumps(value, ensure_ascii=False), json.dumps(KEY)[1:-1]
    text = text.replace(key, "***") if len(key) > 3 else text
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text[:most]).strip('"')


def read(response: httpx.Response) -> object:
    body, end = bytearray(), time.monotonic() + MAX_SECONDS
    for part in response.iter_bytes():
        body += part
        if len(body) > MAX_RESPONSE or time.monotonic() > end:
            sys.exit(f"{response.status_code}: The response is over {MAX_RESPONSE} bytes or takes over {MAX_SECONDS} s.")
    try:
        return json.loads(bytes(body))
    except (ValueError, RecursionError):
        return body.decode(errors="replace")


def call(method: str, url: str, field: str, **content: Any) -> dict[str, Any]:
    """Returns the JSON object in the response, which must have the text `field`. Exits with what the service said."""
    # The URL of a job may have another origin, which must not get the key.
    headers = {"x-service-key": KEY} if url.startswith(f"{URL}/") else {}
    for attempt in range(ATTEMPTS):
        asked, is_repeatable = "", method == "GET"
        try:
            with CLIENT.stream(method, url, headers=headers, **content) as response:
                answer, asked, status = read(response), response.headers.get("retry-after", ""), response.status_code
            if response.is_success and isinstance(answer, dict) and isinstance(answer.get(field), str):
                return answer
            reason = f"{status} from {response.url.path}: {shown(answer)}"
            is_unprocessed = status == 429 or (status == 503 and asked != "")  # even if it creates something
            is_repeatable = is_unprocessed or (is_repeatable and status >= 500)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            is_repeatable = is_repeatable and not isinstance(error, (httpx.UnsupportedProtocol, httpx.InvalidURL))
            reason = f"No response from {shown(url)}: {type(error).__name__} {shown(str(error))}"
        if not is_repeatable:
            break
        time.sleep(min(max(PAUSE * 2**attempt, float(asked) if asked.isdigit() else 0), 60))
    sys.exit(reason)


def transcribe(source: str) -> Any:
    """Creates a job for a file or a URL and returns the finished job."""
    if not source.startswith(("http://", "https://")):
        with open(source, "rb") as file:  # httpx reads the file in pieces.
            source = call("POST", f"{URL}/v2/upload", "audio_url", files={"audio": file})["audio_url"]
    created = call("POST", f"{URL}/v2/pre-recorded", "result_url", json={"audio_url": source})
    end = time.monotonic() + JOB_LIMIT
    job = call("GET", created["result_url"], "status")
    while job["status"] in ("queued", "processing") and time.monotonic() < end:
        time.sleep(2 * PAUSE)
        job = call("GET", created["result_url"], "status")
    if job["status"] != "done":
        sys.exit(f"Status {shown(job['status'])}, error code {shown(job.get('error_code'))}: {shown(created['result_url'])}")
    return job


if __name__ == "__main__":
    try:
        job = transcribe(sys.argv[1])
    except OSError as error:
        sys.exit(str(error))
    print(shown(job["result"]["transcription"]["full_transcript"], sys.maxsize))
