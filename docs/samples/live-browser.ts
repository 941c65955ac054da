// Live captions on a web page. Copy recorder.js, session.ts, and client.ts to the same folder.
// The page gets the URL of a session from your server: see live-backend.ts.
import { readTranscriptMessage } from 'speech-to-text-contract/read';
import { errorIn, type Message, openSession, type SessionOptions } from './session.ts';

/**
 * Shows captions and the state of the session until `stop` is called, the microphone is unplugged, or the session ends.
 * Then releases the microphone.
 * @param wanted the options of live-backend.ts
 * @returns `stop`, and `ended`, which settles after the last message; undefined after it has shown an error
 */
export async function showCaptions(
  text: HTMLElement,
  status: HTMLElement,
  wanted: { language?: string; partials?: boolean } = { partials: true },
) {
  const fail = (error: unknown) => {
    status.textContent = error instanceof Error ? error.message : String(error);
  };
  // Use the rate of the microphone, because some browsers accept no other rate.
  const audio = new AudioContext();
  let stream: MediaStream | undefined;
  const release = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    if (audio.state !== 'closed') void audio.close();
  };
  try {
    // Ask for the microphone first, because your account pays for a session even if the user refuses the microphone.
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    // Without `no-inline`, Vite would put this small file into a data: URL, which a Content-Security-Policy forbids.
    await audio.audioWorklet.addModule(new URL('./recorder.js?no-inline', import.meta.url));
    const recorder = new AudioWorkletNode(audio, 'recorder', { channelCount: 1 });
    // Your server handles this request with live-backend.ts.
    const call = { method: 'POST', body: JSON.stringify(wanted) };
    const response = await fetch('/session', call).catch(() => undefined);
    const answer = await response?.json().catch(() => undefined);
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
      if (state !== 'ended') return;
      recorder.port.onmessage = null;
      release();
      if (error) fail(error);
    };
    const session = openSession(url, onMessage, { onState });
    recorder.port.onmessage = ({ data }) => {
      if (data !== null) return session.send(data);
      recorder.port.onmessage = null;
      release();
      session.stop();
    };
    audio.createMediaStreamSource(stream).connect(recorder);
    const stop = () => recorder.port.postMessage('stop');
    for (const track of stream.getTracks()) {
      track.addEventListener('ended', stop);
      // The track may have ended before the listener was added.
      if (track.readyState === 'ended') stop();
    }
    return { stop, ended: session.ended };
  } catch (error) {
    release();
    fail(error);
    return undefined;
  }
}
