#!/bin/sh
# Uploads a recording, creates a job with speakers, waits for the job, and prints it as JSON.
# Run: sh transcribe.sh speech.wav, with curl and jq installed.
set -eu

: "${BASE_URL:?set it to the base URL of the service}" "${API_KEY:?set it to your API key}"
BASE_URL=${BASE_URL%/}
[ -r "$1" ] || {
  echo "Cannot read $1" >&2
  exit 1
}
command -v jq >/dev/null || {
  echo "Install jq." >&2
  exit 1
}
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
trap 'exit 1' INT TERM

# Prints the beginning of an error response, without control characters. Masks the key, because a gateway may return it.
# A key of fewer than four characters isn't masked, because its letters may occur in other words.
show_error() {
  head -c 100000 "$answer" | jq -Rrs '
    (. as $text | try (fromjson | tojson) catch $text) |
    (if $ENV.API_KEY | length > 3 then split($ENV.API_KEY) | join("***") else . end)[:2000]
    | gsub("[[:cntrl:]]"; " ")' >&2
}

# call FIELD ARGUMENTS…: calls the service and sets `value` to a field of the response. Prints the response
# and exits if the call fails or the field is missing, for example after a redirect.
# curl reads the header from the standard input, because every user of the machine can see the arguments of a program.
call() {
  field=$1
  shift
  : >"$answer"
  printf '%s\n' "$header" |
    curl --fail-with-body --proto '=http,https' -sSg --max-time "${TIMEOUT:-600}" -H @- -o "$answer" "$@" &&
    value=$(jq -r --arg name "$field" '.[$name] | strings' "$answer") && [ -n "$value" ] || {
    show_error
    echo "The response has no $field." >&2
    exit 1
  }
}

header="x-service-key: $API_KEY"
# Quotes the file name for curl, because the name may contain semicolons and quotes.
name=$(printf %s "$1" | sed 's/["\\]/\\&/g')
call audio_url "$BASE_URL/v2/upload" -F "audio=@\"$name\""
body=$(jq -n --arg audio_url "$value" '{$audio_url, diarization: true}')
call result_url "$BASE_URL/v2/pre-recorded" -H 'content-type: application/json' -d "$body"

# The URL of the job may have another origin. The key is sent only to the service.
job=$value
case $job in "$BASE_URL"/*) ;; *) header= ;; esac

pause=1
end=$(($(date +%s) + ${LIMIT:-3600}))
# If the service is busy, curl itself tries again after the time in Retry-After.
while call status --retry "${ATTEMPTS:-5}" --retry-max-time 120 --url "$job"; do
  case $value in queued | processing) ;; *) break ;; esac
  [ "$(date +%s)" -lt "$end" ] || break
  sleep "$pause"
  pause=$((pause < 15 ? pause * 2 : 15))
done

cat "$answer"
[ "$value" = done ]
