import json
import os
import sys
import urllib.error
import urllib.request

job = {"audio_url": "https://example.org/talk.wav", "diarization": True}
request = urllib.request.Request(
    os.environ["BASE_URL"] + "/v2/pre-recorded",
    data=json.dumps(job).encode(),
    headers={"content-type": "application/json"},
)
# A redirect does not take the key along.
request.add_unredirected_header("x-service-key", os.environ["API_KEY"])
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(json.load(response)["result_url"])
except urllib.error.HTTPError as refusal:
    sys.exit(f"{refusal.code}: {refusal.read().decode()}")
