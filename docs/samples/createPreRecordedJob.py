import json
import os
import urllib.request

job = {"audio_url": "https://example.org/talk.wav", "diarization": True}
request = urllib.request.Request(
    os.environ["BASE_URL"] + "/v2/pre-recorded",
    data=json.dumps(job).encode(),
    headers={"x-service-key": os.environ["API_KEY"], "content-type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    print(json.load(response)["result_url"])
