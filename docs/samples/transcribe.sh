#!/bin/sh
# sh transcribe.sh speech.wav
set -eu

# The value of a field of the JSON that is read; use jq if you have it.
field() { sed -n 's/.*"'"$1"'": *"\([^"]*\)".*/\1/p'; }

audio_url=$(curl -fsS "$BASE_URL/v2/upload" -H "x-service-key: $API_KEY" \
  -F "audio=@$1" | field audio_url)

result_url=$(curl -fsS "$BASE_URL/v2/pre-recorded" -H "x-service-key: $API_KEY" \
  -H 'content-type: application/json' \
  -d '{"audio_url": "'"$audio_url"'", "diarization": true}' | field result_url)

while :; do
  job=$(curl -fsS "$result_url" -H "x-service-key: $API_KEY")
  case $(echo "$job" | field status) in
    done | error) break ;;
  esac
  sleep 1
done

echo "$job"
