# Run: python3 listTranscriptionJobs.py, with client.py in the same folder.
from client import from_environment, shown

page = from_environment().call("v2/transcription?status=done&limit=2", "items", list)
for job in page["items"]:
    print(shown(f"{job.get('id')} {job.get('kind')} {job.get('status')}"))
