/** A connection to a live session: sends audio, and collects messages. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import type { ServerMessage } from 'speech-to-text-contract/types';
import { WebSocket } from 'ws';
import { fail, type Problem, poll, problemsOf, retry, wordsOf } from './check.ts';
import { RATE_LIMITED } from './client.ts';
import type { Run } from './run.ts';
import { MAX_BYTES, readJson } from './text.ts';

const CHUNK_SECONDS = 0.1;
/** How long to wait between two looks at what has arrived, in milliseconds. */
const PAUSE = 20;
/** The most bytes of a connection, so that no service fills the memory. Each message counts at least `LEAST`. */
const [MAX_RECEIVED, LEAST] = [16 * 1024 * 1024, 1024];
/** How long sessions left open may take to stop, in milliseconds. */
const GRACE = 5_000;

/** A connection to a live session. */
export type Connection = Awaited<ReturnType<typeof connect>>;

/**
 * Connects to a session, without a key: the URL is all that a client needs. Tries again while the service limits the rate
 * of connections.
 */
export function connect(run: Run, url: string) {
  return poll(run.patience, () => tryConnection(run, url));
}

async function tryConnection({ client, patience, speed, audio }: Run, url: string) {
  const inbox = {
    /** The messages in the order of arrival, without those that violate the contract. */
    messages: [] as ServerMessage[],
    /** What is wrong with the messages and with the connection. */
    problems: [] as Problem[],
    /** Whether a message arrived in a binary frame. */
    hasBinary: false,
  };
  const socket = new WebSocket(url, { maxPayload: MAX_BYTES, handshakeTimeout: patience });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const abandon = (condition: string, text: string) => {
    inbox.problems.unshift({ condition, text });
    socket.terminate();
  };
  let received = 0;
  socket.on('error', ({ message }) => {
    inbox.problems.unshift({ condition: 'connection', text: message });
  });
  socket.on('message', (data: Buffer, isBinary) => {
    // Messages that were received before the end of the connection still arrive after it.
    if (socket.readyState !== WebSocket.OPEN) return;
    received += Math.max(data.length, LEAST);
    if (received > MAX_RECEIVED) {
      return abandon('messages-too-many', 'too many messages arrived: the connection was dropped');
    }
    const message = readJson(data.toString());
    const issues = client.issues('ServerMessage', message);
    inbox.hasBinary ||= isBinary;
    inbox.problems.push(...problemsOf('message', ...issues));
    if (issues.length === 0) inbox.messages.push(message as ServerMessage);
  });
  await once(socket, 'open').catch((error) => {
    const words = wordsOf(error);
    // The error of `ws` ends with the status.
    const isLimited = RATE_LIMITED.some((status) => words.endsWith(`: ${status}`));
    return isLimited ? retry('connection', words) : fail('connection', words);
  });
  /** Sends a frame, and waits until it is flushed. */
  const send = promisify<string | Uint8Array>(socket.send).bind(socket);
  return {
    url,
    inbox,
    /** Streams audio, in JSON or in binary frames, and waits until it is flushed. */
    async stream(bytes: Uint8Array, json = true): Promise<void> {
      const size = Math.max(2, Math.round(audio.header.bytesPerSecond * CHUNK_SECONDS));
      for (let at = 0; at < bytes.length; at += size) {
        const part = bytes.subarray(at, at + size);
        if (socket.readyState !== WebSocket.OPEN) return;
        const chunk = Buffer.from(part).toString('base64');
        const data = json ? JSON.stringify({ type: 'audio_chunk', data: { chunk } }) : part;
        const late = sleep(patience, 'late', { ref: false });
        // A failure to send is not reported here: the connection was closed or dropped.
        const sent = send(data).catch(() => {});
        if ((await Promise.race([sent, closed, late])) === 'late') {
          return abandon('audio-unread', 'the service reads no audio: the connection was dropped');
        }
        const pause = (CHUNK_SECONDS * 1000) / speed;
        if (pause > 0) await sleep(pause);
      }
    },
    /** Waits for a transcript, at most so many milliseconds. */
    async awaitTranscript(most: number): Promise<void> {
      const isSilent = () => !inbox.messages.some(isTranscriptMessage);
      for (let left = most; left > 0 && isSilent(); left -= PAUSE) await sleep(PAUSE);
      // Others may be on their way.
      await sleep(5 * PAUSE);
    },
    /** Stops the session. Returns the close code, or null after dropping a connection that was not closed in time. */
    async stop(): Promise<number | null> {
      send('{"type":"stop_recording"}').catch(() => {});
      const code = await Promise.race([closed, sleep(patience, null, { ref: false })]);
      if (code === null) socket.terminate();
      else client.sessions.delete(url);
      return code;
    },
    /** Drops the connection, without a close frame. */
    drop: () => socket.terminate(),
  };
}

/** Stops the sessions that are still open: they cost money. */
export async function stopSessions(run: Run): Promise<void> {
  const { sessions } = run.client;
  const hasty = { ...run, patience: Math.min(run.patience, GRACE) };
  const stopping = [...sessions].map((url) =>
    connect(hasty, url).then(
      (live) => live.stop(),
      () => null,
    ),
  );
  // Forgotten before they are stopped: the next call must not try again those that cannot be stopped.
  sessions.clear();
  await Promise.race([Promise.all(stopping), sleep(GRACE, null, { ref: false })]);
}
