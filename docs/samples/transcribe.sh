#!/bin/sh
# sh transcribe.sh speech.wav
set -eu

answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
trap 'exit 1' INT TERM

# call FIELD ARGUMENTS…: calls the service, and sets `value` to a field of its answer. Ends with what
# came where the call fails, and where there is no such field, as after a redirect. Use jq if you have it.
call() {
  field=$1
  shift
  : >"$answer"
  curl --fail-with-body -sSg --max-time "${TIMEOUT:-600}" -o "$answer" "$@" &&
    value=$(sed -n 's/.*"'"$field"'": *"\([^"]*\)".*/\1/p' "$answer") && [ -n "$value" ] || {
    cat "$answer" >&2
    echo "No $field came." >&2
    exit 1
  }
}

key="x-service-key: $API_KEY"
# Quoted for curl: the name of a file may have semicolons and quotes.
name=$(printf %s "$1" | sed 's/["\\]/\\&/g')
call audio_url "$BASE_URL/v2/upload" -H "$key" -F "audio=@\"$name\""
call result_url "$BASE_URL/v2/pre-recorded" -H "$key" -H 'content-type: application/json' \
  -d '{"audio_url": "'"$value"'", "diarization": true}'

# The address of the job may be anywhere: the key goes to the service alone.
set -- "$value"
case $1 in "$BASE_URL"/*) set -- "$1" -H "$key" ;; esac

pause=1
end=$(($(date +%s) + ${LIMIT:-3600}))
# curl itself tries again where the service is busy, as Retry-After asks.
while call status --retry "${ATTEMPTS:-5}" --retry-max-time 120 --url "$@"; do
  case $value in queued | processing) ;; *) break ;; esac
  [ "$(date +%s)" -lt "$end" ] || break
  sleep "$pause"
  pause=$((pause < 15 ? pause * 2 : 15))
done

cat "$answer"
[ "$value" = done ]
