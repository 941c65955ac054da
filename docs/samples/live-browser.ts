// Live captions on a web page. Copy recorder.js, session.ts, and client.ts to the same folder.
// The page gets the URL of a session from your server: see live-backend.ts.
import { readTranscriptMessage } from 'speech-to-text-contract/read';
import { errorIn, type Message, openSession, type SessionOptions } from './session.ts';

/**
 * Shows captions and the state of the session. To end the session, call the returned `stop`, or abort the signal.
 * @param wanted the options of live-backend.ts
 */
export async function showCaptions(
  text: HTMLElement,
  status: HTMLElement,
  wanted: { language?: string; partials?: boolean } = { partials: true },
  signal?: AbortSignal,
) {
  const fail = (error: unknown) => {
    status.textContent = error instanceof Error ? error.message : String(error);
  };
  let stream: MediaStream | undefined;
  try {
    // Ask for the microphone first, because your account pays for a session even if the user refuses the microphone.
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    // Your server handles this request with live-backend.ts.
    const call = { method: 'POST', body: JSON.stringify(wanted), signal: signal ?? null };
    const response = await fetch('/session', call).catch(() => undefined);
    const answer = await response?.json().catch(() => undefined);
    signal?.throwIfAborted();
    const { url, message = 'The server is not available. Try again later.' } = Object(answer);
    if (!response?.ok || typeof url !== 'string') throw new Error(message);
    // The final transcripts, and after them the partial transcript of the current utterance.
    const [finals, partial] = [document.createElement('span'), document.createElement('i')];
    text.replaceChildren(finals, partial);
    const onMessage = (message: Message) => {
      const error = errorIn(message);
      if (error) {
        console.error(error);
        fail('The service reports an error.');
      }
      const transcript = readTranscriptMessage(message);
      const { utterance, is_final } = (transcript.ok && transcript.value.data) || {};
      if (!utterance?.text) return;
      if (is_final) finals.append(`${utterance.text} `);
      partial.textContent = is_final ? '' : utterance.text;
    };
    const onState: SessionOptions['onState'] = (state, error) => {
      status.textContent = state;
      if (state === 'ended' && error) fail(error);
    };
    return await transcribe(url, stream, onMessage, { onState, signal });
  } catch (error) {
    for (const track of stream?.getTracks() ?? []) track.stop();
    fail(error);
    return undefined;
  }
}

/**
 * Transcribes a microphone until `stop` is called, the signal aborts, the microphone is unplugged, or the session ends.
 * Then releases the microphone. `ended` settles after the last message.
 *
 * @param url the session's URL, which your server requests
 * @param stream from `navigator.mediaDevices.getUserMedia({ audio: true })`
 */
export async function transcribe(
  url: string,
  stream: MediaStream,
  onMessage: (message: Message) => void,
  options: SessionOptions = {},
): Promise<{ stop: () => void; ended: Promise<void> }> {
  // Use the rate of the microphone, because some browsers accept no other rate.
  const audio = new AudioContext();
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    if (audio.state !== 'closed') void audio.close();
  };
  try {
    // Without `no-inline`, Vite would put this small file into a data: URL, which a Content-Security-Policy forbids.
    await audio.audioWorklet.addModule(new URL('./recorder.js?no-inline', import.meta.url));
    const source = audio.createMediaStreamSource(stream);
    const recorder = new AudioWorkletNode(audio, 'recorder', { channelCount: 1 });
    const follow: SessionOptions['onState'] = (state, error) => {
      if (state === 'ended') {
        recorder.port.onmessage = null;
        release();
      }
      options.onState?.(state, error);
    };
    const session = openSession(url, onMessage, { ...options, onState: follow });
    recorder.port.onmessage = ({ data }) => {
      if (data !== null) return session.send(data);
      recorder.port.onmessage = null;
      release();
      session.stop();
    };
    source.connect(recorder);
    const stop = () => recorder.port.postMessage('stop');
    for (const track of stream.getTracks()) {
      track.addEventListener('ended', stop);
      // The track may have ended before the listener was added.
      if (track.readyState === 'ended') stop();
    }
    return { stop, ended: session.ended };
  } catch (error) {
    release();
    throw error;
  }
}
