// For a page, with recorder.js beside it; live-backend.ts returns the URL of the session.
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import { type Message, openSession, type SessionOptions } from './client.ts';

/** Shows captions and the state of the session on a page; call `stop` from a button. */
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
    const onMessage = (message: Message) => {
      if (!isTranscriptMessage(message)) return;
      const { utterance, is_final } = message.data ?? {};
      if (!utterance?.text) return;
      text.textContent = [...finals, utterance.text].join(' ');
      if (is_final) finals.push(utterance.text);
    };
    return await transcribe(url, stream, onMessage, (state, error) => {
      status.textContent = state;
      if (state === 'ended' && error) fail(error);
    });
  } catch (error) {
    fail(error);
    return undefined;
  }
}

/**
 * Transcribes a microphone until `stop` is called, or the session ends, then releases the microphone.
 * `ended` settles after the last message.
 *
 * @param url the session's URL, which your server requests
 * @param stream from `navigator.mediaDevices.getUserMedia({ audio: true })`
 */
export async function transcribe(
  url: string,
  stream: MediaStream,
  onMessage: (message: Message) => void,
  onState?: SessionOptions['onState'],
): Promise<{ stop: () => void; ended: Promise<void> }> {
  // At the rate of the microphone: some browsers accept no other.
  const audio = new AudioContext();
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    if (audio.state !== 'closed') void audio.close();
  };
  try {
    await audio.audioWorklet.addModule(new URL('./recorder.js', import.meta.url));
    const recorder = new AudioWorkletNode(audio, 'recorder', { channelCount: 1 });
    const follow: SessionOptions['onState'] = (state, error) => {
      if (state === 'ended') {
        recorder.port.onmessage = null;
        release();
      }
      onState?.(state, error);
    };
    const session = openSession(url, onMessage, { onState: follow });
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
