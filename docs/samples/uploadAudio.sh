# BASE_URL is the base URL of the service, and API_KEY is your API key.
# speech.wav is a file in the current folder.
curl --fail-with-body "$BASE_URL/v2/upload" \
  -H "x-service-key: $API_KEY" \
  -F audio=@speech.wav
