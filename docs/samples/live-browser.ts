import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import { readServerMessage } from 'speech-to-text-contract/read';

// Turns what the microphone gives into 16-bit samples.
const RECORDER = `registerProcessor('recorder', class extends AudioWorkletProcessor {
  process([[samples]]) {
    if (samples) this.port.postMessage(Int16Array.from(samples, (s) => s * 0x7fff));
    return true;
  }
})`;

/**
 * Transcribes a microphone, until the function that comes back is called.
 *
 * @param url the session's address; create the session on your server, with the default encoding
 * @param stream from `navigator.mediaDevices.getUserMedia({ audio: true })`
 */
export async function transcribe(
  url: string,
  stream: MediaStream,
  onText: (text: string, isFinal: boolean) => void,
): Promise<() => void> {
  const socket = new WebSocket(url);
  socket.addEventListener('message', ({ data }) => {
    const message = readServerMessage(data);
    if (!message.ok || !isTranscriptMessage(message.value)) return;
    const { utterance, is_final } = message.value.data ?? {};
    onText(utterance?.text ?? '', is_final ?? false);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });

  const audio = new AudioContext({ sampleRate: 16000 });
  const module = URL.createObjectURL(new Blob([RECORDER], { type: 'text/javascript' }));
  await audio.audioWorklet.addModule(module);
  const recorder = new AudioWorkletNode(audio, 'recorder', { channelCount: 1 });
  recorder.port.onmessage = ({ data }) => socket.send(data);
  audio.createMediaStreamSource(stream).connect(recorder);

  return () => {
    recorder.disconnect();
    void audio.close();
    socket.send(JSON.stringify({ type: 'stop_recording' }));
  };
}
