# python3 getPreRecordedJob.py RESULT_URL, the address that came back when the job was created
from client import argument, call, transcript_of

job = call(argument(), "status")
print(job.get("id"), job["status"])
if job["status"] == "done":
    print(transcript_of(job))
