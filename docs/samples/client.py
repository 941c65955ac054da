"""Calls the service for the other samples in Python: copy it with them."""
import base64
import contextlib
import http.client
import json
import os
import re
import socket
import sys
import threading
from urllib.parse import quote, urljoin, urlsplit

BASE_URL = os.environ.get("BASE_URL", "").rstrip("/") + "/"
API_KEY = os.environ.get("API_KEY", "")
CONNECT = {"http": http.client.HTTPConnection, "https": http.client.HTTPSConnection}
TIMEOUT = float(os.environ.get("TIMEOUT", "30"))  # of a call, in seconds
MAX_RESPONSE = 64_000_000  # bytes

if not re.fullmatch("[!-~]+", API_KEY):
    sys.exit("Set BASE_URL to the base URL of the service, and API_KEY to your key.")


# The forms in which a text may quote the key; others may begin with the last.
FORMS = [quote(API_KEY, ""), json.dumps(API_KEY)[1:-1], base64.b64encode(API_KEY.encode()).decode(), API_KEY]
QUOTED = re.compile("|".join(map(re.escape, FORMS)))


def shown(text):
    """Text from elsewhere, safe to print: on one line, without control characters or the key."""
    text = QUOTED.sub("***", text)
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


class CallError(SystemExit):
    """A call that failed, with the status of the response, if there was one. If nothing
    catches it, it ends the program, with its message instead of a trace."""

    def __init__(self, message, status=None):
        super().__init__(message)
        self.status = status


def call(path, field, kind=str, body=None, content_type="application/json", timeout=TIMEOUT):
    """Calls the service, and returns the object in the response, whose `field` is of that kind.

    The key only goes to the service: not to another origin, and no redirect is followed."""
    status = None
    try:
        url = urlsplit(urljoin(BASE_URL, path))
        is_ours = url[:2] == urlsplit(BASE_URL)[:2]
        headers = {"x-service-key": API_KEY} if is_ours else {}
        if body is not None:
            headers["content-type"] = content_type
        if url.scheme not in CONNECT:
            raise ValueError("it is not an http or https URL")
        connection = CONNECT[url.scheme](url.hostname or "", url.port, timeout=timeout)
        connection.connect()
        with contextlib.closing(connection), limited(connection.sock, timeout):
            target = url._replace(scheme="", netloc="", fragment="").geturl() or "/"
            connection.request("GET" if body is None else "POST", target, body, headers)
            response = connection.getresponse()
            status = response.status
            content = response.read(MAX_RESPONSE + 1)
        if len(content) > MAX_RESPONSE:
            raise ValueError(f"the response has more than {MAX_RESPONSE} bytes")
        reason = content.decode(errors="replace")
        answer = json.loads(reason) if 200 <= status < 300 else None
        if isinstance(answer, dict) and isinstance(answer.get(field), kind):
            return answer
    except (OSError, http.client.HTTPException, RecursionError, ValueError) as error:
        reason = f"{type(error).__name__}: {error}"
    raise CallError(f"{status or 'No response'} from {shown(path)}: {shown(reason)[:500]}", status)


@contextlib.contextmanager
def limited(connected, timeout):
    """Shuts a socket in time: by itself, it only limits each time that it waits."""
    end = threading.Timer(timeout, shut, [connected])
    end.daemon = True
    end.start()
    try:
        yield
    finally:
        end.cancel()


def shut(connected):
    with contextlib.suppress(OSError):
        connected.shutdown(socket.SHUT_RDWR)


def is_finished(job):
    """Whether a job has ended: any status ends it, except the two of an unfinished job."""
    return job["status"] not in ("queued", "processing")


def transcript_of(job):
    """The text of a job, or None where it has none."""
    try:
        return job["result"]["transcription"]["full_transcript"]
    except (KeyError, TypeError):
        return None


def argument():
    """The argument of a sample."""
    if len(sys.argv) < 2:
        sys.exit("An argument is missing: see the first line of this file.")
    return sys.argv[1]


def content_of(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        sys.exit(str(error))
