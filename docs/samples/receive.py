# python3 receive.py; give the service http://…/callback as callback_config.url, and http://…/webhook
import json
import os
import threading
import urllib.request
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Receiver(BaseHTTPRequestHandler):
    timeout = 10

    def do_POST(self):
        self.receive(["/callback", "/webhook"])

    def do_PUT(self):
        self.receive(["/callback"])

    def receive(self, paths):
        if self.path not in paths:
            return self.answer(404)
        try:
            length = int(self.headers["content-length"])
            if not 0 < length <= 10_000:
                return self.answer(413)
            body = json.loads(self.rfile.read(length))
            job_id = uuid.UUID(body["id"])
        except (AttributeError, KeyError, TypeError, ValueError):
            return self.answer(400)
        self.answer(204)
        threading.Thread(target=handle, args=[f"{self.command} {self.path}", job_id]).start()

    def answer(self, status):
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


def handle(call, job_id):
    """Fetches the job: anyone could have sent the notification, so only its identifier is used."""
    request = urllib.request.Request(f"{os.environ['BASE_URL']}/v2/pre-recorded/{job_id}")
    # A redirect does not take the key along.
    request.add_unredirected_header("x-service-key", os.environ["API_KEY"])
    with urllib.request.urlopen(request, timeout=30) as response:
        job = json.load(response)
    lines = [f"{call} {job_id} {job['status']}"]
    if job["status"] == "done":
        lines.append(job["result"]["transcription"]["full_transcript"])
    # Other threads print too: what is written at once stays together.
    print("\n".join(lines) + "\n", end="", flush=True)


server = ThreadingHTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver)
print("Listening:", server.server_address, flush=True)
server.serve_forever()
