import json
import os
import urllib.request

session = {"sample_rate": 16000, "endpointing": 0.3}
request = urllib.request.Request(
    os.environ["BASE_URL"] + "/v2/live",
    data=json.dumps(session).encode(),
    headers={"x-service-key": os.environ["API_KEY"], "content-type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    print(json.load(response)["url"])
