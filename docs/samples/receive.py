# Receives notifications and live messages and saves the finished jobs.
# Run: RECEIVE_SECRET=SECRET python3 receive.py, with client.py in the same folder.
# To accept calls from other machines, set HOST=0.0.0.0.
# Give the service these URLs: http://…/SECRET/callback in the callback_config of a job, http://…/SECRET/webhook in
# the dashboard, and http://…/SECRET/messages in the callback_config of a session.
from __future__ import annotations

import contextlib
import datetime
import hashlib
import json
import os
import queue
import re
import sys
import threading
import time
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from client import CallError, from_environment, is_finished, limited, shown, transcript_of

AT_ONCE = 3  # jobs that are fetched at a time
MOST_CONNECTIONS = 100  # connections with a thread; further connections wait
MOST_PAGES = 1000  # pages of a list
DEADLINE = float(os.environ.get("DEADLINE", "10"))  # of a whole request, in seconds
LARGEST, MOST_KEPT = 512 * 1024, 1_000  # bytes of a body and the number of newest bodies that are kept
MOST_PENDING = 1000  # jobs that may wait; if more wait, a notification gets a 503, so that it can be sent again
SECRET = os.environ.get("RECEIVE_SECRET", "")  # such as 32 random letters and digits
ROOT = f"/{SECRET}" if SECRET else ""
FIRST_PAUSE = float(os.environ.get("PAUSE", "2"))  # seconds before the first retry of a fetch; later pauses double
SWEEP = float(os.environ.get("SWEEP", "300"))  # seconds between sweeps; the longest pause before a retry
JOBS = Path(os.environ.get("JOBS", "jobs"))  # `ID.new` until a job is fetched and then `ID.json`
ARRIVED = JOBS / "arrived"  # a file for each body that names a job or a session; the hash is the file name

client = from_environment()
jobs: queue.Queue[str] = queue.Queue()
waiting: set[str] = set()  # the jobs in the queue and the jobs that are being fetched
pending: set[str] = set()  # the waiting jobs and the jobs that could not be fetched yet; each has a file `ID.new`
kept: list[Path] = []  # the file of each kept body, the oldest first
keeping, taking = threading.Lock(), threading.Lock()
retries: dict[str, tuple[float, float]] = {}  # the time of the next fetch of each job and the last pause


class Refused(Exception):
    """A request that gets an error response. The argument is the status."""


class Receiver(BaseHTTPRequestHandler):
    def handle(self) -> None:
        with limited(self.connection, DEADLINE):
            super().handle()

    def do_POST(self) -> None:
        self.receive(["/callback", "/webhook", "/messages"])

    def do_PUT(self) -> None:
        self.receive(["/callback"])

    def receive(self, paths: list[str]) -> None:
        try:
            if self.path not in [ROOT + path for path in paths]:
                raise Refused(404)
            body = self.read_chunks() if "transfer-encoding" in self.headers else self.read_body()
            is_message = self.path.endswith("/messages")
            found = line_of(body) if is_message else id_of(body)
            if found is None:
                print("Ignored a body without a job ID or a session ID.", flush=True)
            elif not is_message:
                take(found)
                keep(body)
            elif keep(body):
                print(found, flush=True)
            self.answer(204)
        except Refused as error:
            self.answer(error.args[0])
        except OSError as error:
            log(error)
            self.answer(500)

    def read_body(self) -> bytes:
        length = self.headers.get("content-length", "")
        if not re.fullmatch("[0-9]{1,9}", length):
            raise Refused(411)
        return self.read(int(length))

    def read_chunks(self) -> bytes:
        if self.headers["transfer-encoding"].lower() != "chunked":
            raise Refused(501)
        body = bytearray()
        while True:
            head = re.fullmatch(rb"([0-9a-fA-F]{1,8})[ \t]*(;.*)?\r\n", self.rfile.readline(1000))
            if not head:
                raise Refused(400)
            size = int(head[1], 16)
            if size == 0:
                break
            body += self.read(size, len(body))
            if self.rfile.readline(2) != b"\r\n":
                raise Refused(400)
        while self.rfile.readline(1000).strip():
            pass  # Headers may follow a body in chunks.
        return bytes(body)

    def read(self, size: int, before: int = 0) -> bytes:
        if before + size > LARGEST:
            raise Refused(413)
        piece = self.rfile.read(size)
        if len(piece) < size:
            raise Refused(400)
        return piece

    def answer(self, status: int) -> None:
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    request_queue_size = 128
    free = threading.Semaphore(MOST_CONNECTIONS)

    def process_request(self, *request: Any) -> None:
        self.free.acquire()
        super().process_request(*request)

    def process_request_thread(self, *request: Any) -> None:
        try:
            super().process_request_thread(*request)
        finally:
            self.free.release()

    def handle_error(self, *_: object) -> None:
        log(f"A request broke off: {sys.exc_info()[1]}")


def log(what: object) -> None:
    # Other threads also print. Only a single write stays on one line.
    print(f"{shown(str(what))}\n", end="", file=sys.stderr, flush=True)


def keep(body: bytes) -> bool:
    """Saves a body before the response and removes the oldest if there are too many. False if it arrived before."""
    file = ARRIVED / hashlib.sha256(body).hexdigest()
    part = ARRIVED / str(uuid.uuid4())
    try:
        part.write_bytes(body)
        os.link(part, file)
        with keeping:
            kept.append(file)
            while len(kept) > MOST_KEPT:
                kept.pop(0).unlink(missing_ok=True)
        return True
    except FileExistsError:
        return False
    finally:
        part.unlink(missing_ok=True)


def objects_in(body: bytes) -> list[dict[str, Any]]:
    """The object in a body, and the objects in its fields. It is not specified which of them a notification is."""
    try:
        value = json.loads(body)
    except (RecursionError, ValueError):
        return []
    parts = [value, *value.values()] if isinstance(value, dict) else []
    return [part for part in parts if isinstance(part, dict)]


def line_of(body: bytes) -> str | None:
    """The line for a live message, if there is one."""
    message: dict[str, Any] = next((one for one in objects_in(body) if isinstance(one.get("type"), str)), {})
    session, what = message.get("session_id"), message.get("type")
    with contextlib.suppress(KeyError, TypeError):
        if what == "transcript":
            kind = "final" if message["data"]["is_final"] else "partial"
            what = f"{kind} {message['data']['utterance']['text']}"
    return shown(f"{session} {what}") if isinstance(session, str) and session else None


def id_of(body: bytes) -> str | None:
    """The ID of a job, which becomes the name of a file."""
    for part in objects_in(body):
        with contextlib.suppress(ValueError):
            return str(uuid.UUID(str(part.get("id"))))
    return None


def take(job_id: str) -> None:
    """Saves that a job has finished and fetches the job unless it was fetched before."""
    if (JOBS / f"{job_id}.json").exists():
        return
    with taking:
        if job_id not in pending and len(pending) >= MOST_PENDING:
            raise Refused(503)
        (JOBS / f"{job_id}.new").touch()
        pending.add(job_id)
    enqueue(job_id)


def enqueue(job_id: str) -> None:
    with taking:
        if job_id not in waiting:
            waiting.add(job_id)
            jobs.put(job_id)


def work() -> None:
    while True:
        job_id = jobs.get()
        try:
            is_over = fetch(job_id)
        except (CallError, OSError, ValueError) as error:
            # After a 404, the service does not know the job. After any other error, the job is fetched again.
            is_over = getattr(error, "status", None) == 404
            log(error)
        if is_over:
            with contextlib.suppress(OSError):
                (JOBS / f"{job_id}.new").unlink()
            retries.pop(job_id, None)
            pending.discard(job_id)
        else:
            _, before = retries.get(job_id, (0, FIRST_PAUSE / 2))
            pause = min(before * 2, SWEEP)
            retries[job_id] = (time.monotonic() + pause, pause)
        waiting.discard(job_id)


def fetch(job_id: str) -> bool:
    """Fetches a job. Anyone could have sent the notification, so trust only the service."""
    job = client.call(f"v2/pre-recorded/{job_id}", "status")
    if not is_finished(job):
        return False
    save(job_id, job)
    return True


def save(job_id: str, job: dict[str, Any]) -> None:
    """Saves a job and prints its transcript, unless it was saved before."""
    if (JOBS / f"{job_id}.json").exists():
        return
    part = JOBS / f"{job_id}.{uuid.uuid4()}.part"
    part.write_text(json.dumps(job))
    part.replace(JOBS / f"{job_id}.json")
    text = transcript_of(job) or ""
    print(f"{job_id} {shown(str(job['status']))}\n{shown(str(text))}\n", end="", flush=True)


def retry() -> None:
    """First fetches the jobs that an earlier run left. Then retries failed fetches after growing pauses."""
    for path in JOBS.glob("*.new"):
        pending.add(path.stem)
        enqueue(path.stem)
    while True:
        time.sleep(min(1, FIRST_PAUSE))
        for job_id, (due, _) in list(retries.items()):
            if due <= time.monotonic():
                enqueue(job_id)


def sweep() -> None:
    """Saves the finished jobs of the last day that have no notification. The date that `after_date` compares is
    not specified. If it is the creation date, a job that took longer than a day is missed."""
    while True:
        since = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(days=1)
        query = urlencode({"kind": "pre-recorded", "after_date": since.isoformat()})
        page = f"v2/transcription?{query}"
        try:
            for _ in range(MOST_PAGES):
                answer = client.call(page, "items", list)
                for job in answer["items"]:
                    save_listed(job)
                if not answer.get("next"):
                    break
                page = answer["next"]
        except (AttributeError, CallError, OSError, TypeError) as error:
            log(f"The search for finished jobs ended early: {error}")
        time.sleep(SWEEP)


def save_listed(job: dict[str, Any]) -> None:
    if job.get("kind") == "pre-recorded" and "status" in job and is_finished(job):
        with contextlib.suppress(ValueError):
            save(str(uuid.UUID(str(job.get("id")))), job)


ARRIVED.mkdir(parents=True, exist_ok=True)
kept += sorted(ARRIVED.iterdir(), key=lambda file: file.stat().st_mtime)
for run in [work] * AT_ONCE + [retry, sweep]:
    threading.Thread(target=run, daemon=True).start()
address = (os.environ.get("HOST", "127.0.0.1"), int(os.environ.get("PORT", "8080")))
try:
    server = Server(address, Receiver)
except OSError as error:  # such as a port that is in use
    sys.exit(str(error))
print(f"Listening on http://{address[0]}:{server.server_address[1]}", flush=True)
try:
    server.serve_forever()
except KeyboardInterrupt:
    pass
