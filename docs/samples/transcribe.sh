#!/bin/sh
# sh transcribe.sh speech.wav
set -eu

: "${BASE_URL:?is the base URL of the service}" "${API_KEY:?is your key}"
BASE_URL=${BASE_URL%/}
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
trap 'exit 1' INT TERM

# Prints an error response without the key, which some gateways echo.
show_error() {
  LC_ALL=C awk '
    function hide(line, key, said, at) {
      while (at = index(line, key)) {
        said = said substr(line, 1, at - 1) "***"
        line = substr(line, at + length(key))
      }
      return said line
    }
    BEGIN { key = in_json = ENVIRON["API_KEY"]; gsub(/["\\]/, "\\\\&", in_json) }
    { print hide(hide($0, in_json), key) }' "$answer" >&2
}

# call FIELD ARGUMENTS…: calls the service, and sets `value` to a field of the response. Prints the response
# and exits if the call fails or the field is missing, as after a redirect. Use jq if you have it.
# The headers are read from the standard input: every user of the machine can see the arguments of a program.
call() {
  field=$1
  shift
  : >"$answer"
  printf '%s\n' "$header" |
    curl --fail-with-body --proto '=http,https' -sSg --max-time "${TIMEOUT:-600}" -H @- -o "$answer" "$@" &&
    value=$(sed -n 's/.*"'"$field"'": *"\([^"]*\)".*/\1/p' "$answer") && [ -n "$value" ] || {
    show_error
    echo "The response has no $field." >&2
    exit 1
  }
}

header="x-service-key: $API_KEY"
# Quoted for curl: the name of a file may have semicolons and quotes.
name=$(printf %s "$1" | sed 's/["\\]/\\&/g')
call audio_url "$BASE_URL/v2/upload" -F "audio=@\"$name\""
call result_url "$BASE_URL/v2/pre-recorded" -H 'content-type: application/json' \
  -d '{"audio_url": "'"$value"'", "diarization": true}'

# The URL of the job may have another origin: the key goes only to the service.
job=$value
case $job in "$BASE_URL"/*) ;; *) header= ;; esac

pause=1
end=$(($(date +%s) + ${LIMIT:-3600}))
# If the service is busy, curl itself tries again, as Retry-After says.
while call status --retry "${ATTEMPTS:-5}" --retry-max-time 120 --url "$job"; do
  case $value in queued | processing) ;; *) break ;; esac
  [ "$(date +%s)" -lt "$end" ] || break
  sleep "$pause"
  pause=$((pause < 15 ? pause * 2 : 15))
done

cat "$answer"
[ "$value" = done ]
