# Run: python3 getPreRecordedJob.py RESULT_URL, with client.py in the same folder.
from client import argument, call, transcript_of

job = call(argument(), "status")
print(job.get("id"), job["status"])
if job["status"] == "done":
    print(transcript_of(job))
