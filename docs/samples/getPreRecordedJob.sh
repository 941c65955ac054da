# sh getPreRecordedJob.sh RESULT_URL, the address that came back when the job was created
# The address may be anywhere: the key goes to the service alone.
case $1 in "$BASE_URL"/*) set -- "$1" -H "x-service-key: $API_KEY" ;; esac
curl --fail-with-body -sS --max-time 30 "$@"
