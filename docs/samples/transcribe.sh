#!/bin/sh
# sh transcribe.sh speech.wav
set -eu

: "${BASE_URL:?is the base URL of the service}" "${API_KEY:?is your key}"
BASE_URL=${BASE_URL%/}
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
trap 'exit 1' INT TERM

# Prints an error response without the key, which some gateways echo, perhaps escaped or encoded.
show_error() {
  BASE64=$(printf %s "$API_KEY" | base64 | tr -d '\n') LC_ALL=C awk '
    BEGIN {
      key = in_json = ENVIRON["API_KEY"]
      gsub(/["\\]/, "\\\\&", in_json)
      for (code = 33; code < 127; code++) escaped[sprintf("%c", code)] = sprintf("%%%02X", code)
      for (at = 1; at <= length(key); at++) {
        one = substr(key, at, 1)
        in_url = in_url (one ~ /[A-Za-z0-9._~-]/ ? one : escaped[one])
      }
      # The others may begin with the last.
      forms[1] = in_url; forms[2] = in_json; forms[3] = ENVIRON["BASE64"]; forms[4] = key
    }
    {
      line = $0
      while (first = find(line)) {
        printf "%s***", substr(line, 1, first - 1)
        line = substr(line, first + size)
      }
      print line
    }
    # The place of the first form in a line, or 0; its length is `size`.
    function find(line, form, at, first) {
      for (form = 1; form <= 4; form++) {
        at = index(line, forms[form])
        if (at && (!first || at < first)) {
          first = at
          size = length(forms[form])
        }
      }
      return first
    }' "$answer" >&2
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
