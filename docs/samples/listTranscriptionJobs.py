import json
import os
import sys
import urllib.error
import urllib.request

request = urllib.request.Request(os.environ["BASE_URL"] + "/v2/transcription?status=done&limit=5")
# A redirect does not take the key along.
request.add_unredirected_header("x-service-key", os.environ["API_KEY"])
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        page = json.load(response)
except urllib.error.HTTPError as refusal:
    sys.exit(f"{refusal.code}: {refusal.read().decode()}")
for job in page["items"]:
    print(job["id"], job["kind"], job["status"])
