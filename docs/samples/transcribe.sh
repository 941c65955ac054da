#!/bin/sh
# sh transcribe.sh speech.wav
set -eu

answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# Calls the service, and stops at the first error; the answer is in the file.
call() {
  curl --fail-with-body -sS --max-time 600 -o "$answer" "$@" || {
    cat "$answer" >&2
    exit 1
  }
}

# The value of a field of the answer; use jq if you have it.
field() { sed -n 's/.*"'"$1"'": *"\([^"]*\)".*/\1/p' "$answer"; }

key="x-service-key: $API_KEY"
call "$BASE_URL/v2/upload" -H "$key" -F "audio=@$1"
call "$BASE_URL/v2/pre-recorded" -H "$key" -H 'content-type: application/json' \
  -d '{"audio_url": "'"$(field audio_url)"'", "diarization": true}'

# The address of the job may be anywhere: the key goes to the service alone.
set -- "$(field result_url)"
case $1 in "$BASE_URL"/*) set -- "$1" -H "$key" ;; esac

# curl itself tries again where the service is busy, as Retry-After asks.
pause=1
call --retry 5 --retry-max-time 120 "$@"
while case $(field status) in queued | processing) ;; *) false ;; esac do
  sleep "$pause"
  pause=$((pause < 15 ? pause * 2 : 15))
  call --retry 5 --retry-max-time 120 "$@"
done

cat "$answer"
[ "$(field status)" = done ]
