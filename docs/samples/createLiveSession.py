# python3 createLiveSession.py, with client.py beside it
import json

from client import call

session = {"sample_rate": 16000, "endpointing": 0.3}
print(call("v2/live", "url", body=json.dumps(session))["url"])
