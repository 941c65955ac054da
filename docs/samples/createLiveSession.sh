answer=$(curl --fail-with-body -sSg --max-time "${TIMEOUT:-30}" "$BASE_URL/v2/live" \
  -H "x-service-key: $API_KEY" \
  -H 'content-type: application/json' \
  -d '{"sample_rate": 16000, "endpointing": 0.3}') && status=0 || status=1
printf '%s\n' "$answer"
# A redirect, or a page of HTML, fails too.
case $status$answer in '0{'*'"url"'*) ;; *) echo 'The call failed.' >&2; false ;; esac
