answer=$(curl --fail-with-body -sSg --max-time "${TIMEOUT:-30}" \
  "$BASE_URL/v2/transcription?status=done&limit=5" \
  -H "x-service-key: $API_KEY") && status=0 || status=1
printf '%s\n' "$answer"
# A redirect, or a page of HTML, fails too.
case $status$answer in '0{'*'"items"'*) ;; *) echo 'The call failed.' >&2; false ;; esac
