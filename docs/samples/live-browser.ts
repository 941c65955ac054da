import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import { readServerMessage } from 'speech-to-text-contract/read';

// Turns what the microphone gives into 16-bit samples.
const RECORDER = `registerProcessor('recorder', class extends AudioWorkletProcessor {
  process([[samples]]) {
    if (samples) this.port.postMessage(Int16Array.from(samples, (s) => s * 0x7fff));
    return true;
  }
})`;

/** The pauses before each attempt to resume a lost session, in milliseconds. */
const PAUSES = [250, 500, 1000, 2000, 4000];

/**
 * Transcribes a microphone, until the function that comes back is called.
 *
 * @param url the session's address; create the session on your server, with the default encoding
 * @param stream from `navigator.mediaDevices.getUserMedia({ audio: true })`
 * @param onEnd called once, when the session has ended; with an error when it could not be resumed
 */
export async function transcribe(
  url: string,
  stream: MediaStream,
  onText: (text: string, isFinal: boolean) => void,
  onEnd: (error?: Error) => void,
): Promise<() => void> {
  const audio = new AudioContext({ sampleRate: 16000 });
  const module = URL.createObjectURL(new Blob([RECORDER], { type: 'text/javascript' }));
  await audio.audioWorklet.addModule(module);
  const recorder = new AudioWorkletNode(audio, 'recorder', { channelCount: 1 });
  audio.createMediaStreamSource(stream).connect(recorder);

  const waiting: Int16Array<ArrayBuffer>[] = [];
  let stopped = false;
  let attempts = 0;
  let socket = connect();
  recorder.port.onmessage = ({ data }) => {
    waiting.push(data);
    send();
  };
  return stop;

  function connect(): WebSocket {
    const next = new WebSocket(url);
    next.addEventListener('open', send);
    next.addEventListener('message', ({ data }) => show(data));
    next.addEventListener('close', ({ code }) => {
      // 1006 stands for a connection that broke off.
      if (stopped && code !== 1006) return onEnd();
      const pause = PAUSES[attempts++];
      if (pause !== undefined) return void setTimeout(() => (socket = connect()), pause);
      stop();
      onEnd(new Error(`Gave up after ${PAUSES.length} attempts to resume.`));
    });
    return next;
  }

  /** Sends what was recorded, also while there was no connection. */
  function send(): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    for (const samples of waiting.splice(0)) socket.send(samples);
    if (stopped) socket.send(JSON.stringify({ type: 'stop_recording' }));
  }

  function show(frame: unknown): void {
    const message = readServerMessage(frame);
    if (!message.ok || !isTranscriptMessage(message.value)) return;
    attempts = 0;
    const { utterance, is_final } = message.value.data ?? {};
    if (utterance?.text) onText(utterance.text, is_final === true);
  }

  function stop(): void {
    if (stopped) return;
    stopped = true;
    recorder.port.onmessage = null;
    recorder.disconnect();
    void audio.close();
    send();
  }
}
