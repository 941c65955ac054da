curl --fail-with-body "$BASE_URL/v2/pre-recorded" \
  -H "x-service-key: $API_KEY" \
  -H 'content-type: application/json' \
  -d '{"audio_url": "https://example.org/talk.wav", "diarization": true}'
