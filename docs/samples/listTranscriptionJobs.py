# Run: python3 listTranscriptionJobs.py, with client.py in the same folder.
from client import call

for job in call("v2/transcription?status=done&limit=2", "items", list)["items"]:
    print(job.get("id"), job.get("kind"), job.get("status"))
