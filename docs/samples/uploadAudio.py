# python3 uploadAudio.py garden-visit.wav, with client.py beside it
import os
import uuid

from client import argument, call, content_of

path = argument()
# A quote or a line break would end the name.
name = os.path.basename(path).replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
boundary = uuid.uuid4().hex
head = (
    f"--{boundary}\r\n"
    f'Content-Disposition: form-data; name="audio"; filename="{name}"\r\n'
    "Content-Type: application/octet-stream\r\n\r\n"
)
form = os.fsencode(head) + content_of(path) + f"\r\n--{boundary}--\r\n".encode()
content_type = f"multipart/form-data; boundary={boundary}"
timeout = float(os.environ.get("TIMEOUT", "600"))
print(call("v2/upload", "audio_url", str, form, content_type, timeout)["audio_url"])
