curl --fail-with-body "$BASE_URL/v2/upload" \
  -H "x-service-key: $API_KEY" \
  -F audio=@speech.wav
