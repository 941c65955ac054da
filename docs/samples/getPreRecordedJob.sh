# RESULT_URL is the `result_url` in the output of createPreRecordedJob.sh.
curl --fail-with-body "$RESULT_URL" \
  -H "x-service-key: $API_KEY"
