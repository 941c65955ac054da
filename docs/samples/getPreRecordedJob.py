# Run: python3 getPreRecordedJob.py RESULT_URL, with client.py in the same folder.
from client import argument, from_environment, shown, transcript_of

job = from_environment().call(argument(), "status")
print(shown(f"{job.get('id')} {job['status']}"))
if job["status"] == "done":
    print(shown(transcript_of(job) or ""))
