# sh getPreRecordedJob.sh RESULT_URL, the address that came back when the job was created
curl --fail-with-body -sS "$1" \
  -H "x-service-key: $API_KEY"
