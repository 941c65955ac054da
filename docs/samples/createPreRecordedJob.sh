answer=$(curl --fail-with-body -sSg --max-time "${TIMEOUT:-30}" "$BASE_URL/v2/pre-recorded" \
  -H "x-service-key: $API_KEY" \
  -H 'content-type: application/json' \
  -d '{"audio_url": "https://example.org/talk.wav", "diarization": true}') && status=0 || status=1
printf '%s\n' "$answer"
# A redirect, or a page of HTML, fails too.
case $status$answer in '0{'*'"result_url"'*) ;; *) echo 'The call failed.' >&2; false ;; esac
