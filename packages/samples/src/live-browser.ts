// Live captions on a web page. Copy recorder.js, session.ts, and client.ts to the same folder.
// The page gets the URL of a session from your server: see live-backend.ts.
import { readTranscriptMessage } from 'speech-to-text-contract/read';
import { errorIn, type Message, openSession, type SessionState } from './session.ts';

/**
 * Shows captions and what is true of the session, the microphone, and the network, until `stop` is called, the
 * microphone is unplugged, or the session ends. Then releases the microphone.
 * @param language a language code. Without one, the service detects the language.
 * @returns `stop`, and `ended`, which settles after the last message; undefined after it has shown an error
 */
export async function showCaptions(text: HTMLElement, status: HTMLElement, language = '') {
  const say = (words: string) => {
    if (status.textContent !== words) status.textContent = words;
  };
  const wordsOf = (error: unknown) => String(Object(error).message || error);
  // Use the rate of the microphone, because some browsers accept no other rate.
  const audio = new AudioContext();
  // Ends the listeners.
  const over = new AbortController();
  const { signal } = over;
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
    const [track] = stream.getAudioTracks();
    // Without `no-inline`, Vite would put this small file into a data: URL, which a Content-Security-Policy forbids.
    await audio.audioWorklet.addModule(new URL('./recorder.js?no-inline', import.meta.url));
    const recorder = new AudioWorkletNode(audio, 'recorder');
    const url = await requestSession(language);
    const show = captionsIn(text);
    let state: SessionState = 'connecting';
    let isStopping = false;
    let problem = '';
    // The system may take the microphone or the network away, which the session does not notice at once.
    const tell = () => {
      if (state === 'ended') say(problem || 'Stopped.');
      else if (!navigator.onLine) say('This device is offline.');
      else if (state === 'lost') say('There is no connection.');
      else if (state === 'connecting') say('Connecting…');
      else if (isStopping) say('Waiting for the last words…');
      else if (track?.muted) say('The system has muted the microphone.');
      else if (audio.state !== 'running') say('The system has paused the microphone.');
      else say('Listening.');
    };
    const onMessage = (message: Message) => {
      const error = errorIn(message);
      if (error) {
        console.error(error);
        problem = 'The service reports an error.';
        say(problem);
      }
      show(message);
    };
    const onState = (next: SessionState, error?: unknown) => {
      state = next;
      if (error && next === 'ended') problem = wordsOf(error);
      tell();
      if (next !== 'ended') return;
      recorder.port.onmessage = null;
      over.abort();
      release();
    };
    const session = openSession(url, onMessage, { onState });
    const finish = () => {
      recorder.port.onmessage = null;
      release();
      session.stop();
      tell();
    };
    recorder.port.onmessage = ({ data }) => (data === null ? finish() : session.send(data));
    audio.createMediaStreamSource(stream).connect(recorder);
    const stop = () => {
      isStopping = true;
      // A paused recorder does not answer.
      if (audio.state === 'running') recorder.port.postMessage('stop');
      else finish();
    };
    const unplug = () => {
      problem ||= 'The microphone was disconnected.';
      stop();
    };
    track?.addEventListener('ended', unplug, { signal });
    // The track may have ended before the listener was added.
    if (track?.readyState === 'ended') unplug();
    for (const name of ['mute', 'unmute']) track?.addEventListener(name, tell, { signal });
    for (const name of ['online', 'offline']) addEventListener(name, tell, { signal });
    const resume = () => {
      tell();
      void audio.resume().catch(() => {});
    };
    audio.addEventListener('statechange', resume, { signal });
    return { stop, ended: session.ended };
  } catch (error) {
    over.abort();
    release();
    say(wordsOf(error));
    return undefined;
  }
}

/** The URL of a session from your server, which handles this request with live-backend.ts. */
async function requestSession(language: string): Promise<string> {
  const query = new URLSearchParams(language && { language });
  const response = await fetch(`/api/session?${query}`, { method: 'POST' }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  const { url, message = 'The server is not available. Try again later.' } = Object(answer);
  if (response?.ok && typeof url === 'string') return url;
  throw new Error(message);
}

/** Returns a function that shows the transcript in a message. */
function captionsIn(text: HTMLElement) {
  const finals = document.createElement('span');
  // The partial transcript of the current utterance changes too often to be read aloud.
  const partial = document.createElement('i');
  partial.setAttribute('aria-live', 'off');
  text.replaceChildren(finals, partial);
  return (message: Message) => {
    const transcript = readTranscriptMessage(message);
    const { utterance, is_final } = (transcript.ok && transcript.value.data) || {};
    if (!utterance?.text) return;
    if (is_final) finals.append(`${utterance.text} `);
    partial.textContent = is_final ? '' : utterance.text;
  };
}
