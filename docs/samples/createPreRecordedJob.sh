curl --fail-with-body -sS --max-time 30 "$BASE_URL/v2/pre-recorded" \
  -H "x-service-key: $API_KEY" \
  -H 'content-type: application/json' \
  -d '{"audio_url": "https://example.org/talk.wav", "diarization": true}'
