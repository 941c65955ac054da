# python3 uploadAudio.py speech.wav
import json
import os
import sys
import urllib.error
import urllib.request
import uuid

path = sys.argv[1]
with open(path, "rb") as file:
    audio = file.read()
boundary = uuid.uuid4().hex
head = (
    f"--{boundary}\r\n"
    f'Content-Disposition: form-data; name="audio"; filename="{os.path.basename(path)}"\r\n'
    "Content-Type: application/octet-stream\r\n\r\n"
)
request = urllib.request.Request(
    os.environ["BASE_URL"] + "/v2/upload",
    data=head.encode() + audio + f"\r\n--{boundary}--\r\n".encode(),
    headers={"content-type": f"multipart/form-data; boundary={boundary}"},
)
# A redirect does not take the key along.
request.add_unredirected_header("x-service-key", os.environ["API_KEY"])
try:
    with urllib.request.urlopen(request, timeout=600) as response:
        print(json.load(response)["audio_url"])
except urllib.error.HTTPError as refusal:
    sys.exit(f"{refusal.code}: {refusal.read().decode()}")
