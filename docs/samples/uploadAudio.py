# Run: python3 uploadAudio.py speech.wav, with client.py in the same folder.
from __future__ import annotations

import os
import sys
import uuid
from collections.abc import Iterator

from client import argument, call

PIECE = 1_000_000  # bytes that are in memory at a time


def form(head: bytes, path: str, tail: bytes) -> Iterator[bytes]:
    yield head
    with open(path, "rb") as file:
        while piece := file.read(PIECE):
            yield piece
    yield tail


path = argument()
# In the header, a quote or a line break would end the file name.
name = os.path.basename(path).replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
boundary = uuid.uuid4().hex
head = os.fsencode(
    f"--{boundary}\r\n"
    f'Content-Disposition: form-data; name="audio"; filename="{name}"\r\n'
    "Content-Type: application/octet-stream\r\n\r\n"
)
tail = f"\r\n--{boundary}--\r\n".encode()
try:
    size = len(head) + os.path.getsize(path) + len(tail)
except OSError as error:
    sys.exit(str(error))
headers = {
    "content-type": f"multipart/form-data; boundary={boundary}",
    "content-length": str(size),
}
timeout = float(os.environ.get("TIMEOUT", "600"))
print(call("v2/upload", "audio_url", str, form(head, path, tail), headers, timeout)["audio_url"])
