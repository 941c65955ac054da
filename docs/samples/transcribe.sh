#!/bin/sh
# Uploads a recording, creates a job with speakers, waits for the job, and prints it as JSON.
# Run: sh transcribe.sh speech.wav, with curl and jq installed.
set -eu
export LC_ALL=C
# A response may have 16 MB. Not every system has this limit.
ulimit -f 32000 2>/dev/null || :

# Prints text as it is, except for what a terminal obeys and what changes its direction, which are escaped as in JSON.
show() {
  tr -d '\r' | jq -Rjs '
    def hex: . as $code | [4096, 256, 16, 1] | map($code / . | floor % 16 | "0123456789abcdef"[.:. + 1]) | add;
    gsub("(?<c>(?![\\t\\n])[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}])"; "\\u" + (.c | explode[0] | hex))'
}

fail() {
  printf '%s\n' "$1" | show >&2
  exit 1
}

command -v jq >/dev/null || {
  echo "Install jq." >&2
  exit 1
}
file=${1:-speech.wav}
BASE_URL=${BASE_URL-} API_KEY=${API_KEY-}
BASE_URL=${BASE_URL%/}
case ${BASE_URL#*://} in '' | *[@?#]*) fail 'Set BASE_URL to the base URL of the service, without a user, a password, or a query.' ;; esac
case $API_KEY in '' | *[![:graph:]]*) fail 'Set API_KEY to your API key: printable ASCII characters without spaces.' ;; esac
[ -r "$file" ] || fail "Cannot read $file"
printf %s "$file" | iconv -f UTF-8 -t UTF-8 >/dev/null || fail 'The name of the file is not UTF-8. Rename the file.'

answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
trap 'exit 1' INT TERM

# Prints the beginning of an error response. Masks the key, because a gateway may return it.
# A key of fewer than four characters isn't masked, because its letters may occur in other words.
show_error() {
  head -c 100000 "$answer" | jq -Rjs '
    (if $ENV.API_KEY | length > 3 then split($ENV.API_KEY) | join("***") else . end)[:2000] + "\n"' | show >&2
}

# call FIELD ARGUMENTS…: calls the service and sets `value` to a field of the response. Prints the response
# and exits if the call fails or the field is missing, for example after a redirect.
# The limits are those of a transfer that has stopped, so that a large file has the time that it needs.
# curl reads the header from the standard input, because every user of the machine can see the arguments of a program.
call() {
  field=$1
  shift
  : >"$answer"
  printf '%s\n' "$header" |
    curl --fail-with-body --proto '=http,https' -sSg --connect-timeout 30 --speed-limit 1 --speed-time "${TIMEOUT:-600}" \
      -H @- -o "$answer" "$@" &&
    iconv -f UTF-8 -t UTF-8 "$answer" >/dev/null &&
    value=$(jq -r --arg name "$field" '.[$name] | strings' "$answer" | tr -d '\r') && [ -n "$value" ] || {
    show_error
    fail "The response has no $field."
  }
}

header="x-service-key: $API_KEY"
# Quotes the file name for curl, because the name may contain semicolons and quotes.
name=$(printf %s "$file" | sed 's/["\\]/\\&/g')
call audio_url "$BASE_URL/v2/upload" -F "audio=@\"$name\""
body=$(jq -n --arg audio_url "$value" '{$audio_url, diarization: true}')
call result_url "$BASE_URL/v2/pre-recorded" -H 'content-type: application/json' -d "$body"

# The URL of the job may have another origin. The key is sent only to the service.
job=$value
origin_of() {
  printf %s "$1" | tr '[:upper:]' '[:lower:]' |
    sed -e 's,^\([^/]*//[^/?#]*\).*,\1,' -e 's,^\(http://.*\):80$,\1,' -e 's,^\(https://.*\):443$,\1,'
}
[ "$(origin_of "$job")" = "$(origin_of "$BASE_URL")" ] || header=

pause=1
end=$(($(date +%s) + ${LIMIT:-3600}))
# If the service is busy, curl itself tries again after the time in Retry-After.
while call status --retry "${ATTEMPTS:-5}" --retry-max-time 120 --url "$job"; do
  case $value in queued | processing) ;; *) break ;; esac
  [ "$(date +%s)" -lt "$end" ] || break
  sleep "$pause"
  pause=$((pause < 15 ? pause * 2 : 15))
done

show <"$answer"
[ "$value" = done ]
