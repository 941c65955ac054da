# BASE_URL is the base URL of the service, and API_KEY is your API key.
curl --fail-with-body "$BASE_URL/v2/transcription?status=done&limit=2" \
  -H "x-service-key: $API_KEY"
