# python3 getPreRecordedJob.py RESULT_URL, the address that came back when the job was created
import json
import os
import sys
import urllib.error
import urllib.request

request = urllib.request.Request(sys.argv[1])
# The address may be anywhere: the key goes to the service alone, and no redirect takes it along.
if sys.argv[1].startswith(os.environ["BASE_URL"] + "/"):
    request.add_unredirected_header("x-service-key", os.environ["API_KEY"])
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        job = json.load(response)
except urllib.error.HTTPError as refusal:
    sys.exit(f"{refusal.code}: {refusal.read().decode()}")
print(job["id"], job["status"])
if job["status"] == "done":
    print(job["result"]["transcription"]["full_transcript"])
