"""A client of the service. The other Python samples import this file: save it in their folder."""
from __future__ import annotations

import contextlib
import http.client
import json
import os
import re
import socket
import sys
import threading
import uuid
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Any
from urllib.parse import urljoin, urlsplit

CONNECT = {"http": http.client.HTTPConnection, "https": http.client.HTTPSConnection}
MAX_RESPONSE = 16_000_000  # bytes
MAX_REASON = 100_000  # bytes of an error response that are searched for the key
PIECE = 1_000_000  # bytes of a file that are held in memory at a time


class CallError(Exception):
    """A failed call. If there was a response, `status` is its status."""

    def __init__(self, message: str, status: int | None = None) -> None:
        super().__init__(message)
        self.status = status


class Client:
    """A client of the service at `url`. Raises a ValueError for a URL or a key that cannot be sent."""

    def __init__(self, url: str, key: str, timeout: float = 30) -> None:
        if not re.match("https?://[^/@]+(/|$)", url):
            raise ValueError("Set BASE_URL to the base URL of the service, such as https://speech.example.com, without a user or a password.")
        if not re.fullmatch("[!-~]+", key):
            raise ValueError("Set API_KEY to your API key. It must consist of printable ASCII characters without spaces.")
        self.url = url if url.endswith("/") else f"{url}/"
        self.key = key
        self.timeout = timeout  # of a call, in seconds

    def call(
        self,
        path: str,
        field: str,
        kind: type = str,
        body: dict[str, Any] | Iterable[bytes] | None = None,
        headers: dict[str, str] | None = None,
        timeout: float | None = None,
        method: str | None = None,
    ) -> dict[str, Any]:
        """Calls the service and returns the JSON object in the response.

        Raises a CallError if the object has no `field` with a value of the type `kind`. If the body
        is in pieces, `headers` must contain its `content-length`. The key is sent only to the origin
        of the service, and no redirect is followed."""
        timeout = self.timeout if timeout is None else timeout
        status = None
        try:
            url = urlsplit(urljoin(self.url, path))
            is_ours = url[:2] == urlsplit(self.url)[:2]  # the scheme and the host with its port
            sent = {"x-service-key": self.key} if is_ours else {}
            if body is not None:
                sent |= headers or {"content-type": "application/json"}
            if url.scheme not in CONNECT:
                raise ValueError("it is not an http or https URL")
            connection = CONNECT[url.scheme](url.hostname or "", url.port, timeout=timeout)
            connection.connect()
            with contextlib.closing(connection), limited(connection.sock, timeout):
                target = url._replace(scheme="", netloc="", fragment="").geturl() or "/"
                content = json.dumps(body) if isinstance(body, dict) else body
                connection.request(method or ("GET" if body is None else "POST"), target, content, sent)
                response = connection.getresponse()
                status = response.status
                answer = response.read(MAX_RESPONSE + 1)
            if len(answer) > MAX_RESPONSE:
                raise ValueError(f"the response has more than {MAX_RESPONSE} bytes, the limit MAX_RESPONSE")
            reason = answer[:MAX_REASON].decode(errors="replace")
            if 200 <= status < 300:
                value = json.loads(answer)
                if isinstance(value, dict) and isinstance(value.get(field), kind):
                    return value
                reason = f'the response has no "{field}" of type {kind.__name__}. {reason}'
        except (OSError, http.client.HTTPException, RecursionError, ValueError) as error:
            reason = f"{type(error).__name__}: {error}"
        whole = f"{status or 'No response'} from {path}: {reason}"
        # A key of fewer than four characters isn't masked, because its letters may occur in other words.
        masked = whole.replace(self.key, "***") if len(self.key) > 3 else whole
        raise CallError(shown(masked)[:500], status)

    def upload(self, path: str, timeout: float = 600) -> str:
        """Uploads a file and returns its URL for `audio_url`. Raises an OSError if there is no such file."""
        # In the header, a quote or a line break would end the file name.
        name = os.path.basename(path).replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
        boundary = uuid.uuid4().hex
        head = os.fsencode(
            f"--{boundary}\r\n"
            f'Content-Disposition: form-data; name="audio"; filename="{name}"\r\n'
            "Content-Type: application/octet-stream\r\n\r\n"
        )
        tail = f"\r\n--{boundary}--\r\n".encode()
        headers = {
            "content-type": f"multipart/form-data; boundary={boundary}",
            "content-length": str(len(head) + os.path.getsize(path) + len(tail)),
        }
        body = form(head, path, tail)
        answer = self.call("v2/upload", "audio_url", body=body, headers=headers, timeout=timeout)
        return str(answer["audio_url"])


def form(head: bytes, path: str, tail: bytes) -> Iterator[bytes]:
    yield head
    with open(path, "rb") as file:
        while piece := file.read(PIECE):
            yield piece
    yield tail


def from_environment() -> Client:
    """The client of a program on the command line. Such a program shows a CallError without a stack trace."""
    sys.excepthook = show_error
    timeout = float(os.environ.get("TIMEOUT", "30"))
    try:
        return Client(os.environ.get("BASE_URL", ""), os.environ.get("API_KEY", ""), timeout)
    except ValueError as error:
        sys.exit(str(error))


def show_error(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if isinstance(error, CallError):
        print(error, file=sys.stderr)
    else:
        sys.__excepthook__(kind, error, trace)


def shown(text: str) -> str:
    """Makes text from elsewhere safe to print: on one line, without control characters."""
    return text if text.isprintable() else re.sub("[^ -~]", escaped, text)


def escaped(found: re.Match[str]) -> str:
    return found[0] if found[0].isprintable() else found[0].encode("unicode_escape").decode()


@contextlib.contextmanager
def limited(connected: socket.socket, timeout: float) -> Iterator[None]:
    """Shuts a socket after the timeout. The socket's own timeout limits each wait, but not the whole call."""
    end = threading.Timer(timeout, shut, [connected])
    end.daemon = True
    end.start()
    try:
        yield
    finally:
        end.cancel()


def shut(connected: socket.socket) -> None:
    with contextlib.suppress(OSError):
        connected.shutdown(socket.SHUT_RDWR)


def is_finished(job: dict[str, Any]) -> bool:
    """Whether a job has finished. A status that is added later also counts as finished."""
    return job["status"] not in ("queued", "processing")


def transcript_of(job: dict[str, Any]) -> str | None:
    """The text of a job, or None if it has no text."""
    try:
        text = job["result"]["transcription"]["full_transcript"]
        return None if text is None else str(text)
    except (KeyError, TypeError):
        return None


def argument() -> str:
    """The first argument on the command line."""
    if len(sys.argv) < 2:
        sys.exit(f"Usage: python3 {sys.argv[0]} <file or ID>")
    return sys.argv[1]
