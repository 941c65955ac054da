# BASE_URL is the base URL of the service, and API_KEY is your API key.
curl --fail-with-body "$BASE_URL/v2/live" \
  -H "x-service-key: $API_KEY" \
  -H 'content-type: application/json' \
  -d '{"sample_rate": 16000, "language_config": {"languages": ["en"]}}'
