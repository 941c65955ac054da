"""Transcribes a file or a URL. Needs Python 3.11 or newer.
As a program: pip install -r requirements.txt, set BASE_URL and API_KEY, and run python3 transcribe.py speech.wav.
As a module: job = transcribe("speech.wav", Service("https://speech.example.com", key), diarization=True)"""
import io
import json
import os
import random
import re
import sys
import time
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from typing import Any, Callable, Iterator

import httpx

# What a terminal obeys and what changes the direction of text. Surrogates cannot be printed.
UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


class SpeechError(Exception):
    """A call, a job, or a session failed. The message is one line without the key."""

    def __init__(self, message: str, status: int | None = None, code: int | None = None,
                 pause: float | None = None) -> None:
        super().__init__(message)
        self.status, self.code = status, code  # of the response, and of the close of a session
        self.pause = pause  # the shortest pause before the call may be repeated; None if it may not
        self.result_url = ""  # of the job, if there is one: unless the job failed, pass it to `wait`
        self.job: dict[str, Any] | None = None  # that failed


@dataclass(frozen=True)
class Service:
    """The service and the limits of calls, with times in seconds. Threads may share it."""

    url: str = field(default_factory=lambda: os.environ.get("BASE_URL", ""))
    key: str = field(default_factory=lambda: os.environ.get("API_KEY", ""), repr=False)
    timeout: float = 30  # to connect, and for each part of a response
    upload_timeout: float = 3600  # from the end of an upload to its response
    job_timeout: float = 3600
    max_response: int = 16_000_000  # bytes
    retries: int = 7
    pause: float = 1  # before the first retry; each later pause is about twice as long

    def __post_init__(self) -> None:
        if not re.fullmatch(r"https?://[^\s/@?#]+(/[^\s@?#]*)?", self.url, re.I):
            raise SpeechError("Set BASE_URL to an HTTP URL without a user, a password, or a query.")
        if not re.fullmatch("[!-~]+", self.key):
            raise SpeechError("Set API_KEY to your API key: printable ASCII characters without spaces.")

    def call(self, method: str, url: str, needed: str, **content: Any) -> dict[str, Any]:
        """Returns the JSON object in the response, which must have the field `needed`. Repeats a call if that is safe."""
        refuse_unsendable(content.get("json", {}))
        for count in range(self.retries):
            try:
                return self.attempt(method, url, needed, content)
            except SpeechError as error:
                if error.pause is None:
                    raise
                time.sleep(self.pause_before(count, error.pause))
        return self.attempt(method, url, needed, content)

    def pause_before(self, retry: int, asked: float = 0) -> float:
        pause = min(max(self.pause * 2.0 ** min(retry, 99), asked), 60)  # A float has no larger powers than 2**1023.
        return pause * random.uniform(1, 1.25)  # Clients that failed together must not return together.

    def attempt(self, method: str, url: str, needed: str, content: dict[str, Any]) -> dict[str, Any]:
        """Makes a call once. Sends the key only to the origin of the service, and follows no redirect."""
        place = url if "://" in url else f"{self.url.rstrip('/')}/{url.lstrip('/')}"
        place = place.split("?")[0].rpartition("@")[2]  # The rest of the URL may contain a password or a token.
        limits = httpx.Timeout(self.timeout, read=self.upload_timeout if "files" in content else self.timeout)
        try:
            address = httpx.URL(f"{self.url.rstrip('/')}/").join(url)
            is_ours = address.join("/") == httpx.URL(self.url).join("/")
            headers = {"x-service-key": self.key} if is_ours else {}
            with httpx.stream(method, address, headers=headers, timeout=limits, **content) as response:
                answer = self.read(response)
        except (httpx.HTTPError, httpx.InvalidURL, ImportError, OSError, ValueError) as error:
            # The last three are of a proxy or a certificate in the environment.
            settings = r"\w+_proxy" if isinstance(error, httpx.HTTPError) else r"\w+_proxy|ssl_cert_\w+"
            named = ", ".join(name for name in os.environ if re.fullmatch(settings, name, re.I))
            problem = f"No response from {place}: {type(error).__name__} {self.told(str(error))}"
            problem += f" (The environment sets {named}.)" if named else ""
            is_sent = isinstance(error, httpx.HTTPError) and not isinstance(error, httpx.UnsupportedProtocol)
            raise SpeechError(problem, pause=0 if is_sent and method == "GET" else None) from None
        kind = list if needed == "items" else str
        if response.is_success and isinstance(answer, dict) and isinstance(answer.get(needed), kind):
            return answer
        lacks = f"no `{needed}` in " if response.is_success else ""
        problem = f"{response.status_code} from {place}: {lacks}{self.told(answer)}"
        if not is_ours:
            problem += f" (The key was not sent, because BASE_URL is {self.url}.)"
        raise SpeechError(problem, response.status_code, pause=pause_after(response, method))

    def read(self, response: httpx.Response) -> object:
        """The JSON in a response, or else its text."""
        body = bytearray()
        for part in response.iter_bytes():
            body += part
            if len(body) > self.max_response:
                raise SpeechError(f"A response has more than {self.max_response} bytes.", response.status_code)
        try:
            return json.loads(body.decode("utf-8-sig"))
        except (ValueError, RecursionError):
            return body.decode(errors="replace")

    def told(self, said: object) -> str:
        """What a service or a library said, on one line, without the key and without what a terminal obeys."""
        text = said if isinstance(said, str) else json.dumps(said, ensure_ascii=False)
        return shown(text.replace(self.key, "***").replace(json.dumps(self.key)[1:-1], "***")[:500])


def pause_after(response: httpx.Response, method: str) -> float | None:
    """The pause that a service asks for, in seconds or by a date; None if the call may not be repeated."""
    status, asked = response.status_code, response.headers.get("retry-after", "")
    # After these, even a call that creates something was not processed.
    is_unprocessed = status == 429 or (status == 503 and asked != "")
    if not is_unprocessed and (method != "GET" or (status != 408 and status < 500)):
        return None
    try:
        return float(asked) if asked.isdecimal() else parsedate_to_datetime(asked).timestamp() - time.time()
    except ValueError:
        return 0


def refuse_unsendable(options: dict[str, Any]) -> None:
    for name, value in options.items():
        try:
            json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
        except (TypeError, ValueError) as error:
            raise TypeError(f"`{name}` cannot be sent as JSON: {error}") from error


def shown(text: str) -> str:
    """A text on one line, without what a terminal obeys."""
    return UNSAFE.sub(lambda found: ascii(found[0])[1:-1], text)


def transcribe(source: str | os.PathLike[str], service: Service | None = None, **options: Any) -> dict[str, Any]:
    """Uploads a file, unless `source` is a URL, creates a job with these options, and returns the job when it is done.
    Raises OSError if the file cannot be opened, and SpeechError for everything else."""
    service, source = service or Service(), os.fspath(source)  # by BASE_URL and API_KEY
    if not re.match(r"[a-z][a-z0-9+.-]*://", source, re.I):
        if not os.path.isfile(source):
            raise SpeechError(f"There is no file {source}.")
        with open(source, "rb") as file:  # httpx reads the file in pieces.
            source = service.call("POST", "v2/upload", "audio_url", files={"audio": file})["audio_url"]
    request = dict(audio_url=source, **options)
    return wait(service.call("POST", "v2/pre-recorded", "result_url", json=request)["result_url"], service)


def wait(result_url: str, service: Service) -> dict[str, Any]:
    """Returns the job when it is done. Raises SpeechError if it fails or takes longer than `job_timeout`.
    The last call and its retries may take more time."""
    end, pause = time.monotonic() + service.job_timeout, service.pause
    try:
        while (job := service.call("GET", result_url, "status"))["status"] in ("queued", "processing"):
            if time.monotonic() > end:
                raise SpeechError(f"The job is not done after {service.job_timeout} s.")
            time.sleep(pause)
            pause = min(1.5 * pause, 15)
        if job["status"] != "done":
            said = service.told({name: job.get(name) for name in ("request_id", "status", "error_code")})
            failure = SpeechError(f"The job failed: {said}")
            failure.job = job
            raise failure
    except SpeechError as error:
        error.result_url = result_url
        raise
    return job


def jobs(service: Service, **filters: Any) -> Iterator[dict[str, Any]]:
    """The jobs that match, page by page: for job in jobs(service, kind=["live"], custom_metadata={"order": "4711"})."""
    metadata = filters.pop("custom_metadata", {})
    params: Any = {**filters, **{f"custom_metadata[{name}]": value for name, value in metadata.items()}}
    for name, value in params.items():
        items = value if isinstance(value, list) and value else [value]
        if not all(isinstance(item, (str, int, float)) for item in items):
            raise TypeError(f"`{name}` cannot be sent as a filter: {value!r}")
    refuse_unsendable(params)
    url, listed, repeated = "v2/transcription", set[str](), 0
    while url:
        page = service.call("GET", url, "items", params=params)
        for job in page["items"]:
            if not isinstance(job, dict) or not isinstance(job.get("id"), str):
                raise SpeechError(f"A listed job has no `id`: {service.told(job)}")
            # A job moves to the next page when another is created.
            repeated = repeated + 1 if job["id"] in listed else 0
            if not repeated:
                yield job
            listed.add(job["id"])
        url, params = str(page.get("next") or ""), None
        # However many are created, no more jobs than those listed are repeated in a row.
        if url and (not page["items"] or repeated > len(listed)):
            raise SpeechError("The list has no end: a page adds no jobs.")


def command(run: Callable[[str], object]) -> None:
    """Runs a program with the name of a file. An error becomes one line."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # whatever the locale
    try:
        if len(sys.argv) != 2:
            raise SpeechError(f"Run: python3 {sys.argv[0]} speech.wav")
        run(sys.argv[1])
    except (Exception, KeyboardInterrupt) as error:
        sys.exit(shown(str(error) or type(error).__name__))


def main(source: str) -> None:
    transcription = (transcribe(source).get("result") or {}).get("transcription") or {}
    print(shown(transcription.get("full_transcript") or "The result has no transcript."))


if __name__ == "__main__":
    command(main)
