# Run: python3 createLiveSession.py, with client.py in the same folder.
import json

from client import call

session = {"sample_rate": 16000, "language_config": {"languages": ["en"]}}
print(call("v2/live", "url", body=json.dumps(session))["url"])
