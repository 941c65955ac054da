# python3 receive.py; give the service http://…/callback as callback_config.url of a job, http://…/webhook in
# the dashboard, and http://…/messages as callback_config.url of a live session
import hashlib
import json
import os
import queue
import sys
import threading
import time
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from client import CallError, call, transcript_of

AT_ONCE = 3  # how many jobs are fetched at a time
SWEEP = float(os.environ.get("SWEEP", "300"))  # how often to fetch again what could not be fetched
JOBS = Path(os.environ.get("JOBS", "jobs"))  # `ID.new` until a job is fetched, and then `ID.json`
ARRIVED = JOBS / "arrived"  # each body that arrived, as it came, in a file named by its hash
LARGEST = 1_000_000  # how many bytes a body may have
jobs = queue.Queue()
waiting = set()  # what is in that queue, or is being fetched


class Receiver(BaseHTTPRequestHandler):
    timeout = 10

    def do_POST(self):
        self.receive(["/callback", "/webhook", "/messages"])

    def do_PUT(self):
        self.receive(["/callback"])

    def receive(self, paths):
        if self.path not in paths:
            return self.answer(404)
        length = self.headers.get("content-length", "")
        if not length.isdecimal() or len(length) > 7 or int(length) > LARGEST:
            return self.answer(413)
        body = self.rfile.read(int(length))
        if len(body) < int(length):
            return self.answer(400)
        try:
            is_new = keep(body)
            if self.path != "/messages":
                take(body)
            elif is_new:
                show(body)
        except OSError as error:
            print(error, file=sys.stderr, flush=True)
            return self.answer(500)
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    request_queue_size = 128

    def handle_error(self, *_):
        print(f"A request broke off: {sys.exc_info()[1]}", file=sys.stderr, flush=True)


def keep(body):
    """Keeps a body before it is answered; false where it came before."""
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
    """Shows a message of a live session. How one stands in the body is not specified: alone, it is assumed."""
    try:
        message = json.loads(body)
        what = message["type"]
        if what == "transcript":
            kind = "final" if message["data"]["is_final"] else "partial"
            what = f"{kind} {message['data']['utterance']['text']}"
        print(message["session_id"], what, flush=True)
    except (KeyError, RecursionError, TypeError, ValueError):
        print("Kept what arrived: it is no message.", flush=True)


def take(body):
    """Stores that a job has finished, if that is what it says; its identifier becomes a file's name."""
    try:
        job_id = str(uuid.UUID(json.loads(body)["id"]))
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError):
        return print("Kept what arrived: it has no identifier of a job.", flush=True)
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
            fetch(job_id)
        except (CallError, OSError, ValueError) as error:
            # The service knows no such job. Anything else is tried again later.
            if getattr(error, "status", None) == 404:
                (JOBS / f"{job_id}.new").unlink(missing_ok=True)
            print(error, file=sys.stderr, flush=True)
        finally:
            waiting.discard(job_id)


def fetch(job_id):
    """Fetches a job: anyone could have sent the notification, so what the service says counts."""
    job = call(f"v2/pre-recorded/{job_id}", "status")
    if job["status"] not in ("done", "error"):
        return
    part = JOBS / f"{job_id}.part"
    part.write_text(json.dumps(job))
    part.replace(JOBS / f"{job_id}.json")
    (JOBS / f"{job_id}.new").unlink(missing_ok=True)
    # Other threads print too: what is written at once stays together.
    print(f"{job_id} {job['status']}\n{transcript_of(job) or ''}\n", end="", flush=True)


def sweep():
    """Puts in line what was not fetched, before a crash or because the service did not answer."""
    while True:
        for path in JOBS.glob("*.new"):
            enqueue(path.stem)
        time.sleep(SWEEP)


ARRIVED.mkdir(parents=True, exist_ok=True)
for run in [work] * AT_ONCE + [sweep]:
    threading.Thread(target=run, daemon=True).start()
server = Server(("", int(os.environ.get("PORT", "8080"))), Receiver)
print("Listening:", server.server_address, flush=True)
try:
    server.serve_forever()
except KeyboardInterrupt:
    pass
