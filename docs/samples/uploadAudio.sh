# sh uploadAudio.sh speech.wav
curl --fail-with-body -sS --max-time 600 "$BASE_URL/v2/upload" \
  -H "x-service-key: $API_KEY" \
  -F "audio=@$1"
