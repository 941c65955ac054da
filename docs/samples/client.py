"""Calls the service. The other Python samples import this file: save it in their folder."""
from __future__ import annotations

import contextlib
import http.client
import json
import os
import re
import socket
import sys
import threading
from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import urljoin, urlsplit

BASE_URL = os.environ.get("BASE_URL", "").rstrip("/") + "/"
API_KEY = os.environ.get("API_KEY", "")
CONNECT = {"http": http.client.HTTPConnection, "https": http.client.HTTPSConnection}
TIMEOUT = float(os.environ.get("TIMEOUT", "30"))  # of a call, in seconds
MAX_RESPONSE = 16_000_000  # bytes
MAX_REASON = 100_000  # bytes of an error response that are searched for the key


def require_key() -> None:
    """Ends the program if BASE_URL is not an HTTP URL, or API_KEY cannot be sent in a header."""
    if not re.match("https?://", BASE_URL) or not re.fullmatch("[!-~]+", API_KEY):
        sys.exit("Set BASE_URL to the base URL of the service, and API_KEY to your key.")


def shown(text: str) -> str:
    """Makes text from elsewhere safe to print: on one line, without control characters and the key."""
    # A key of fewer than four characters isn't masked, because its letters may occur in other words.
    text = text.replace(API_KEY, "***") if len(API_KEY) > 3 else text
    return text if text.isprintable() else re.sub("[^ -~]", escaped, text)


def escaped(found: re.Match[str]) -> str:
    return found[0] if found[0].isprintable() else found[0].encode("unicode_escape").decode()


class CallError(SystemExit):
    """A failed call. If there was a response, `status` is its status. If nothing catches
    the error, the program ends with the message of the error, without a stack trace."""

    def __init__(self, message: str, status: int | None = None) -> None:
        super().__init__(message)
        self.status = status


def call(
    path: str,
    field: str,
    kind: type = str,
    body: str | Iterable[bytes] | None = None,
    headers: dict[str, str] | None = None,
    timeout: float = TIMEOUT,
) -> dict[str, Any]:
    """Calls the service, and returns the JSON object in the response.

    Fails if the object has no `field` with a value of the type `kind`. If the body is in pieces,
    `headers` must contain its `content-length`. The key is sent only to the origin of the service,
    and no redirect is followed."""
    require_key()
    status = None
    try:
        url = urlsplit(urljoin(BASE_URL, path))
        is_ours = url[:2] == urlsplit(BASE_URL)[:2]  # the scheme, and the host with its port
        sent = {"x-service-key": API_KEY} if is_ours else {}
        if body is not None:
            sent |= headers or {"content-type": "application/json"}
        if url.scheme not in CONNECT:
            raise ValueError("it is not an http or https URL")
        connection = CONNECT[url.scheme](url.hostname or "", url.port, timeout=timeout)
        connection.connect()
        with contextlib.closing(connection), limited(connection.sock, timeout):
            target = url._replace(scheme="", netloc="", fragment="").geturl() or "/"
            connection.request("GET" if body is None else "POST", target, body, sent)
            response = connection.getresponse()
            status = response.status
            content = response.read(MAX_RESPONSE + 1)
        if len(content) > MAX_RESPONSE:
            raise ValueError(f"the response has more than {MAX_RESPONSE} bytes")
        reason = content[:MAX_REASON].decode(errors="replace")
        answer = json.loads(content) if 200 <= status < 300 else None
        if isinstance(answer, dict) and isinstance(answer.get(field), kind):
            return answer
    except (OSError, http.client.HTTPException, RecursionError, ValueError) as error:
        reason = f"{type(error).__name__}: {error}"
    raise CallError(f"{status or 'No response'} from {shown(path)}: {shown(reason)[:500]}", status)


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
        sys.exit("An argument is missing: see the first line of this file.")
    return sys.argv[1]
