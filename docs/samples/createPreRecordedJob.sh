# BASE_URL is the base URL of the service, and API_KEY is your API key.
# Replace the audio_url with the URL of your recording.
curl --fail-with-body "$BASE_URL/v2/pre-recorded" \
  -H "x-service-key: $API_KEY" \
  -H 'content-type: application/json' \
  -d '{
    "audio_url": "https://speech.invalid/file/9f4e7c12-3a8b-4d56-b0e1-6c7d8e9fa0b2",
    "diarization": true
  }'
