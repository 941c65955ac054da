// Live captions on a web page. Copy recorder.js, session.ts, and client.ts to the same folder.
// The page gets the URL of a session from your server: see live-backend.ts.
import { readTranscriptMessage } from 'speech-to-text-contract/read';
import { errorIn, type Message, openSession, type SessionState } from './session.ts';

const WORDS: Record<SessionState, string> = {
  connecting: 'Connecting…',
  open: 'Connected.',
  lost: 'There is no connection.',
  ended: 'Stopped.',
};

/**
 * Shows captions and the state of the session until `stop` is called, the microphone is unplugged, or the session ends.
 * Then releases the microphone.
 * @param language a language code. Without one, the service detects the language.
 * @returns `stop`, and `ended`, which settles after the last message; undefined after it has shown an error
 */
export async function showCaptions(text: HTMLElement, status: HTMLElement, language = '') {
  const say = (words: string) => {
    status.textContent = words;
  };
  // Use the rate of the microphone, because some browsers accept no other rate.
  const audio = new AudioContext();
  let stream: MediaStream | undefined;
  const release = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    if (audio.state !== 'closed') void audio.close();
  };
  try {
    say('Waiting for the microphone…');
    if (!isSecureContext) throw new Error('Browsers offer the microphone only to https:// pages.');
    // Ask for the microphone first, because your account pays for a session even if the user refuses the microphone.
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    // Without `no-inline`, Vite would put this small file into a data: URL, which a Content-Security-Policy forbids.
    await audio.audioWorklet.addModule(new URL('./recorder.js?no-inline', import.meta.url));
    const recorder = new AudioWorkletNode(audio, 'recorder');
    const show = captionsIn(text);
    const onState = (state: SessionState, error?: unknown) => {
      say(error && state === 'ended' ? wordsOf(error) : WORDS[state]);
      if (state === 'ended') finish();
    };
    const session = openSession(await requestSession(language), show, { onState });
    const finish = () => {
      recorder.port.onmessage = null;
      release();
      session.stop();
    };
    recorder.port.onmessage = ({ data }) => (data === null ? finish() : session.send(data));
    audio.createMediaStreamSource(stream).connect(recorder);
    const stop = () => {
      say('Waiting for the last words…');
      // A paused recorder does not answer.
      if (audio.state === 'running') recorder.port.postMessage('stop');
      else finish();
    };
    const [track] = stream.getAudioTracks();
    // The microphone was unplugged, perhaps before now.
    track?.addEventListener('ended', stop);
    if (track?.readyState === 'ended') stop();
    // The system may pause the audio, such as during a call.
    audio.onstatechange = () => void audio.resume().catch(() => {});
    return { stop, ended: session.ended };
  } catch (error) {
    release();
    say(wordsOf(error));
    return undefined;
  }
}

const wordsOf = (error: unknown) => String(Object(error).message || error);

/** The URL of a session from your server, which handles this request with live-backend.ts. */
async function requestSession(language: string): Promise<string> {
  const query = new URLSearchParams(language && { language });
  const init = { method: 'POST', signal: AbortSignal.timeout(60_000) };
  const response = await fetch(`/api/session?${query}`, init).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  const { url, message = 'The server is not available. Try again later.' } = Object(answer);
  if (response?.ok && typeof url === 'string') return url;
  throw new Error(message);
}

/** Returns a function that shows the transcript, or logs the error, in a message. */
function captionsIn(text: HTMLElement) {
  const finals = document.createElement('span');
  // The partial transcript of the current utterance changes too often to be read aloud.
  const partial = document.createElement('i');
  partial.setAttribute('aria-live', 'off');
  text.replaceChildren(finals, partial);
  return (message: Message) => {
    const error = errorIn(message);
    if (error) console.error(error);
    const transcript = readTranscriptMessage(message);
    const { utterance, is_final } = (transcript.ok && transcript.value.data) || {};
    if (!utterance?.text) return;
    if (is_final) finals.append(`${utterance.text} `);
    partial.textContent = is_final ? '' : utterance.text;
  };
}
