# sh uploadAudio.sh speech.wav
# Quoted for curl: the name of a file may have semicolons and quotes.
name=$(printf %s "$1" | sed 's/["\\]/\\&/g')
answer=$(curl --fail-with-body -sSg --max-time "${TIMEOUT:-600}" "$BASE_URL/v2/upload" \
  -H "x-service-key: $API_KEY" \
  -F "audio=@\"$name\"") && status=0 || status=1
printf '%s\n' "$answer"
# A redirect, or a page of HTML, fails too.
case $status$answer in '0{'*'"audio_url"'*) ;; *) echo 'The call failed.' >&2; false ;; esac
