# python3 receive.py, with client.py beside it
# Give the service http://…/callback as callback_config.url of a job, http://…/webhook in the dashboard,
# and http://…/messages as callback_config.url of a live session.
import contextlib
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

from client import CallError, call, is_finished, limited, shown, transcript_of

AT_ONCE = 3  # how many jobs are fetched at a time
DEADLINE = float(os.environ.get("DEADLINE", "10"))  # of a whole request, in seconds
LARGEST = 1_000_000  # how many bytes a body may have
# The pause before a job is fetched again after a failure; it doubles, up to the longest. In seconds.
FIRST_PAUSE = 2
LONGEST_PAUSE = float(os.environ.get("SWEEP", "300"))
JOBS = Path(os.environ.get("JOBS", "jobs"))  # `ID.new` until a job is fetched, and then `ID.json`
ARRIVED = JOBS / "arrived"  # each body, unchanged, in a file named by its hash

jobs = queue.Queue()
waiting = set()  # the jobs in that queue, and those that are being fetched
retries = {}  # of each job that could not be fetched yet: when to try again, and the pause before


class Refused(Exception):
    """A request that gets an error response: its argument is the status."""


class Receiver(BaseHTTPRequestHandler):
    def handle(self):
        with limited(self.connection, DEADLINE):
            super().handle()

    def do_POST(self):
        self.receive(["/callback", "/webhook", "/messages"])

    def do_PUT(self):
        self.receive(["/callback"])

    def receive(self, paths):
        try:
            if self.path not in paths:
                raise Refused(404)
            body = self.read_chunks() if "transfer-encoding" in self.headers else self.read_body()
            is_new = keep(body)
            if self.path != "/messages":
                take(body)
            elif is_new:
                show(body)
            self.answer(204)
        except Refused as error:
            self.answer(error.args[0])
        except OSError as error:
            log(error)
            self.answer(500)

    def read_body(self):
        length = self.headers.get("content-length", "")
        if not re.fullmatch("[0-9]{1,9}", length):
            raise Refused(411)
        return self.read(int(length))

    def read_chunks(self):
        if self.headers["transfer-encoding"].lower() != "chunked":
            raise Refused(501)
        body = bytearray()
        while True:
            size = re.fullmatch(rb"([0-9a-fA-F]{1,8})[ \t]*(;.*)?\r\n", self.rfile.readline(1000))
            if not size:
                raise Refused(400)
            size = int(size[1], 16)
            if size == 0:
                break
            body += self.read(size, len(body))
            if self.rfile.readline(2) != b"\r\n":
                raise Refused(400)
        while self.rfile.readline(1000).strip():
            pass  # Headers may follow a body in chunks.
        return bytes(body)

    def read(self, size, before=0):
        if before + size > LARGEST:
            raise Refused(413)
        piece = self.rfile.read(size)
        if len(piece) < size:
            raise Refused(400)
        return piece

    def answer(self, status):
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    request_queue_size = 128

    def handle_error(self, *_):
        log(f"A request broke off: {sys.exc_info()[1]}")


def log(what):
    # Other threads print, too: only a single write stays together.
    print(f"{shown(str(what))}\n", end="", file=sys.stderr, flush=True)


def keep(body):
    """Saves a body before the response; false if it arrived before."""
    file = ARRIVED / hashlib.sha256(body).hexdigest()
    part = ARRIVED / str(uuid.uuid4())
    try:
        part.write_bytes(body)
        os.link(part, file)
        return True
    except FileExistsError:
        return False
    finally:
        part.unlink(missing_ok=True)


def show(body):
    """Shows a message of a live session. Whether the body is the message or contains it is not specified."""
    try:
        value = json.loads(body)
        found = [one for one in [value, *value.values()] if isinstance(one, dict)]
        message = next(one for one in found if isinstance(one.get("type"), str))
        what = message["type"]
        if what == "transcript":
            kind = "final" if message["data"]["is_final"] else "partial"
            what = f"{kind} {message['data']['utterance']['text']}"
        print(shown(f"{message['session_id']} {what}"), flush=True)
    except (AttributeError, KeyError, RecursionError, StopIteration, TypeError, ValueError):
        print("Saved a body that is not a message.", flush=True)


def take(body):
    """Stores that a job has finished, if the body says so; its identifier becomes the name of a file."""
    try:
        job_id = str(uuid.UUID(json.loads(body)["id"]))
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError):
        return print("Saved a body without the identifier of a job.", flush=True)
    if not (JOBS / f"{job_id}.json").exists():
        (JOBS / f"{job_id}.new").touch()
        enqueue(job_id)


def enqueue(job_id):
    if job_id not in waiting:
        waiting.add(job_id)
        jobs.put(job_id)


def work():
    while True:
        job_id = jobs.get()
        try:
            is_over = fetch(job_id)
        except (CallError, OSError, ValueError) as error:
            # The service knows no such job. Anything else is tried again.
            is_over = getattr(error, "status", None) == 404
            log(error)
        if is_over:
            with contextlib.suppress(OSError):
                (JOBS / f"{job_id}.new").unlink()
            retries.pop(job_id, None)
        else:
            _, before = retries.get(job_id, (0, FIRST_PAUSE / 2))
            pause = min(before * 2, LONGEST_PAUSE)
            retries[job_id] = (time.monotonic() + pause, pause)
        waiting.discard(job_id)


def fetch(job_id):
    """Fetches a job: anyone could have sent the notification, so trust only the service."""
    job = call(f"v2/pre-recorded/{job_id}", "status")
    if not is_finished(job):
        return False
    part = JOBS / f"{job_id}.part"
    part.write_text(json.dumps(job))
    part.replace(JOBS / f"{job_id}.json")
    text = transcript_of(job) or ""
    print(f"{job_id} {shown(job['status'])}\n{shown(str(text))}\n", end="", flush=True)
    return True


def retry():
    """Fetches the jobs that could not be fetched: at once after a crash, then with growing pauses."""
    for path in JOBS.glob("*.new"):
        enqueue(path.stem)
    while True:
        time.sleep(min(1, LONGEST_PAUSE))
        for job_id, (due, _) in list(retries.items()):
            if due <= time.monotonic():
                enqueue(job_id)


ARRIVED.mkdir(parents=True, exist_ok=True)
for run in [work] * AT_ONCE + [retry]:
    threading.Thread(target=run, daemon=True).start()
server = Server(("", int(os.environ.get("PORT", "8080"))), Receiver)
print("Listening:", server.server_address, flush=True)
try:
    server.serve_forever()
except KeyboardInterrupt:
    pass
