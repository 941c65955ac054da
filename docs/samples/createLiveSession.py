# Run: python3 createLiveSession.py, with client.py in the same folder.
from client import from_environment, shown

client = from_environment()
session = {"sample_rate": 16000, "language_config": {"languages": ["en"]}}
print(shown(client.call("v2/live", "url", body=session)["url"]))
