// For a page; live-backend.ts makes the address of the session.
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import { type Message, openSession, type SessionOptions } from './client.ts';

// Turns what the microphone gives into frames of 200 ms, in 16-bit samples, and null at the end.
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

/** Shows on a page what is said, and the state of the session; `stop` is for a button. */
export async function showCaptions(text: HTMLElement, status: HTMLElement) {
  const fail = (error: unknown) => {
    status.textContent = error instanceof Error ? error.message : String(error);
  };
  try {
    // See live-backend.ts.
    const response = await fetch('/session', { method: 'POST', body: '{"partials": true}' });
    const { url, message } = await response.json();
    if (!response.ok) throw new Error(message);
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const finals: string[] = [];
    const onText = (said: string, isFinal: boolean) => {
      text.textContent = [...finals, said].join(' ');
      if (isFinal) finals.push(said);
    };
    return await transcribe(url, stream, onText, (state, error) => {
      status.textContent = state;
      if (state === 'ended' && error) fail(error);
    });
  } catch (error) {
    fail(error);
    return undefined;
  }
}

/**
 * Transcribes a microphone until `stop` is called, or the session ends, and lets go of the microphone.
 * `ended` settles when the last text has come.
 *
 * @param url the session's address, which your server gets
 * @param stream from `navigator.mediaDevices.getUserMedia({ audio: true })`
 */
export async function transcribe(
  url: string,
  stream: MediaStream,
  onText: (text: string, isFinal: boolean) => void,
  onState?: SessionOptions['onState'],
): Promise<{ stop: () => void; ended: Promise<void> }> {
  const audio = new AudioContext({ sampleRate: 16000 });
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    if (audio.state !== 'closed') void audio.close();
  };
  try {
    const module = URL.createObjectURL(new Blob([RECORDER], { type: 'text/javascript' }));
    await audio.audioWorklet.addModule(module);
    const recorder = new AudioWorkletNode(audio, 'recorder', { channelCount: 1 });
    const show = (message: Message) => {
      if (!isTranscriptMessage(message)) return;
      const { utterance, is_final } = message.data ?? {};
      if (utterance?.text) onText(utterance.text, is_final === true);
    };
    const follow: SessionOptions['onState'] = (state, error) => {
      if (state === 'ended') {
        recorder.port.onmessage = null;
        release();
      }
      onState?.(state, error);
    };
    const session = openSession(url, show, { onState: follow });
    recorder.port.onmessage = ({ data }) => {
      if (data !== null) return session.send(data);
      recorder.port.onmessage = null;
      release();
      session.stop();
    };
    audio.createMediaStreamSource(stream).connect(recorder);
    return { stop: () => recorder.port.postMessage('stop'), ended: session.ended };
  } catch (error) {
    release();
    throw error;
  }
}
