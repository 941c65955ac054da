# RESULT_URL is the `result_url` of the created job.
# API_KEY is your API key. curl sends the key to any URL, so check that
# RESULT_URL leads to your service.
curl --fail-with-body "$RESULT_URL" \
  -H "x-service-key: $API_KEY"
