# python3 createPreRecordedJob.py, with client.py beside it
import json

from client import call

job = {"audio_url": "https://example.org/talk.wav", "diarization": True}
print(call("v2/pre-recorded", "result_url", body=json.dumps(job))["result_url"])
