import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import { openSession } from './client.ts';

// Turns what the microphone gives into 16-bit samples, 200 ms a frame, and says when that is all.
const RECORDER = `registerProcessor('recorder', class extends AudioWorkletProcessor {
  frame = new Int16Array(3200);
  filled = 0;
  constructor() {
    super();
    this.port.onmessage = () => {
      this.port.postMessage(this.frame.slice(0, this.filled));
      this.port.postMessage(null);
    };
  }
  process([[samples = []]]) {
    for (const sample of samples) {
      this.frame[this.filled++] = Math.max(-1, Math.min(1, sample)) * 0x7fff;
      if (this.filled < this.frame.length) continue;
      this.port.postMessage(this.frame);
      this.filled = 0;
    }
    return true;
  }
})`;

/**
 * Transcribes a microphone, until `stop` is called; `ended` settles when the last text has come.
 *
 * @param url the session's address, which your server gets; see live-backend.ts
 * @param stream from `navigator.mediaDevices.getUserMedia({ audio: true })`
 */
export async function transcribe(
  url: string,
  stream: MediaStream,
  onText: (text: string, isFinal: boolean) => void,
): Promise<{ stop: () => void; ended: Promise<void> }> {
  const audio = new AudioContext({ sampleRate: 16000 });
  const module = URL.createObjectURL(new Blob([RECORDER], { type: 'text/javascript' }));
  await audio.audioWorklet.addModule(module);
  const recorder = new AudioWorkletNode(audio, 'recorder', { channelCount: 1 });
  audio.createMediaStreamSource(stream).connect(recorder);

  const session = openSession(url, (message) => {
    if (!isTranscriptMessage(message)) return;
    const { utterance, is_final } = message.data ?? {};
    if (utterance?.text) onText(utterance.text, is_final === true);
  });
  recorder.port.onmessage = ({ data }) => {
    if (data !== null) return session.send(data);
    session.stop();
    void audio.close();
  };
  const ended = session.ended.finally(() => audio.state !== 'closed' && audio.close());
  return { stop: () => recorder.port.postMessage('stop'), ended };
}
