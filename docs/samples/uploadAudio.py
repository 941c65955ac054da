# Run: python3 uploadAudio.py speech.wav, with client.py in the same folder.
from __future__ import annotations

import os
import sys
import uuid
from collections.abc import Iterator

from client import Client, argument, from_environment, shown

PIECE = 1_000_000  # bytes held in memory at a time


def upload(client: Client, path: str, timeout: float = 600) -> str:
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
    answer = client.call("v2/upload", "audio_url", body=body, headers=headers, timeout=timeout)
    return str(answer["audio_url"])


def form(head: bytes, path: str, tail: bytes) -> Iterator[bytes]:
    yield head
    with open(path, "rb") as file:
        while piece := file.read(PIECE):
            yield piece
    yield tail


if __name__ == "__main__":
    client = from_environment()
    try:
        print(shown(upload(client, argument(), float(os.environ.get("TIMEOUT", "600")))))
    except OSError as error:
        sys.exit(str(error))
