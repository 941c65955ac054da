# Run: python3 createPreRecordedJob.py, with client.py in the same folder.
from client import from_environment, shown

client = from_environment()
# Replace this URL with the URL of your recording.
file = "https://speech.invalid/file/9f4e7c12-3a8b-4d56-b0e1-6c7d8e9fa0b2"
job = {"audio_url": file, "diarization": True}
print(shown(client.call("v2/pre-recorded", "result_url", body=job)["result_url"]))
