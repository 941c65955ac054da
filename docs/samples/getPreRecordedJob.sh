# sh getPreRecordedJob.sh RESULT_URL, the address that came back when the job was created
# The address may be anywhere: the key goes to the service alone.
case $1 in "$BASE_URL"/*) set -- "$1" -H "x-service-key: $API_KEY" ;; esac
answer=$(curl --fail-with-body -sSg --max-time "${TIMEOUT:-30}" --url "$@") && status=0 || status=1
printf '%s\n' "$answer"
# A redirect, or a page of HTML, fails too.
case $status$answer in '0{'*'"status"'*) ;; *) echo 'The call failed.' >&2; false ;; esac
