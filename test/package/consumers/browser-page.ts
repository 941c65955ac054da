/** A page that streams audio into a live session; it is bundled with what it uses of the package. */
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import { parseServerMessage } from 'speech-to-text-contract/parse';
import type { AudioChunkMessage, StopRecordingMessage } from 'speech-to-text-contract/types';

const session = new URLSearchParams(location.search).get('session') ?? '';
const list = document.querySelector('ol') as HTMLOListElement;
const status = document.querySelector('output') as HTMLOutputElement;

const audio = new Uint8Array(await (await fetch('speech.wav')).arrayBuffer());
const socket = new WebSocket(session);

socket.addEventListener('open', () => {
  const half = audio.length / 2;
  socket.send(audio.subarray(0, half));
  const chunk = btoa(String.fromCharCode(...audio.subarray(half)));
  socket.send(JSON.stringify({ type: 'audio_chunk', data: { chunk } } satisfies AudioChunkMessage));
  socket.send(JSON.stringify({ type: 'stop_recording' } satisfies StopRecordingMessage));
});

socket.addEventListener('message', ({ data }) => {
  const message = parseServerMessage(data);
  if (!message.ok) status.textContent = message.issues.map((issue) => issue.message).join();
  else if (isTranscriptMessage(message.value) && message.value.data.is_final) {
    const item = document.createElement('li');
    item.textContent = message.value.data.utterance.text;
    list.append(item);
  }
});

socket.addEventListener('close', ({ code }) => {
  status.textContent ||= `closed with ${code}`;
});
