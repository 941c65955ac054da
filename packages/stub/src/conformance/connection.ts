/** A connection to a live session: sends audio and collects messages. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ServerMessage } from 'speech-to-text-contract/types';
import { WebSocket } from 'ws';
import { readJson } from '../http.ts';
import { round } from '../sample-speech.ts';
import { noteAction } from './check.ts';
import { RATE_LIMITED } from './client.ts';
import { fail, poll, retry, wordsOf } from './ending.ts';
import { guarded, located } from './guard.ts';
import type { Run } from './run.ts';

const CHUNK_SECONDS = 0.1;
/** The interval of looks at the received messages, in milliseconds. */
const PAUSE = 20;
/** The code of a connection that was closed without a close frame. */
const LOST = 1006;
/** How long sessions that are left open at the end of a run may take to stop, in milliseconds. */
export const GRACE = 5_000;

/** What is wrong with a session that does not end. */
export const stillOpen = ({ patience }: Run) =>
  `the session is still open ${patience / 1000} s after stop_recording`;

export type Connection = Awaited<ReturnType<typeof connect>>;

interface Stream {
  /** The bytes of a second of audio. */
  second: number;
  /** Whether to send JSON in place of binary frames. */
  isJson?: boolean;
  /** The bytes of a frame; by default a tenth of a second. */
  frame?: number;
}

/**
 * Connects to a session, without a key: the URL is all that a client needs. Tries again while the service limits the rate
 * of connections.
 */
export function connect(run: Run, url: string) {
  return poll(run.patience, () => tryConnection(run, url));
}

async function tryConnection({ client, patience, speed }: Run, url: string) {
  noteAction('connected to its URL');
  const inbox = {
    /** The messages in the order of arrival, without those that cannot be read. */
    messages: [] as ServerMessage[],
    /** How the messages violate the contract. */
    violations: [] as string[],
    /** What is wrong with the connection. */
    problems: [] as string[],
    /** Whether a message arrived in a binary frame. */
    hasBinary: false,
    /** Whether the connection was closed before the run stopped the session. */
    isClosedEarly: false,
  };
  /** How much audio was sent so far, in seconds, and how. */
  const sent: { seconds: number; frames: string }[] = [];
  const socket = openSocket(url, patience);
  const closed = new Promise<number>((resolve) => {
    socket.once('close', resolve);
  }).then(async (code) => {
    if (code === LOST) await client.expectAlive();
    return code;
  });
  // The check that waits for the code is skipped if the service has stopped. There may be none.
  closed.catch(() => {});
  socket.on('error', ({ message }) => inbox.problems.unshift(message));
  let count = 0;
  socket.on('message', (data: Buffer, isBinary) => {
    const message = readJson(data.toString());
    client.aliveAt = Date.now();
    count += 1;
    inbox.hasBinary ||= isBinary;
    const issues = client.issues('ServerMessage', message);
    inbox.violations.push(...located(issues, message, `message ${count}`));
    const readable = guarded('ServerMessage', message, issues);
    if (readable) inbox.messages.push(readable as ServerMessage);
  });
  await once(socket, 'open').catch(async (error) => {
    await client.expectAlive();
    const words = wordsOf(error);
    // The error of `ws` ends with the status.
    const isLimited = RATE_LIMITED.some((status) => words.endsWith(`: ${status}`));
    const problem = `${words}; connecting to ${url} within ${patience / 1000} s`;
    return isLimited ? retry(problem) : fail(problem);
  });
  /** Sends a frame and waits until it is flushed. */
  const send = promisify<string | Uint8Array>(socket.send).bind(socket);
  return {
    url,
    inbox,
    /** Streams audio and waits until it is flushed. */
    async stream(bytes: Uint8Array, { second, isJson = false, frame }: Stream): Promise<void> {
      const frames = isJson
        ? 'audio_chunk messages'
        : `binary frames${frame ? ` of ${frame} bytes` : ''}`;
      const part = { seconds: 0, frames };
      sent.push(part);
      // Whole frames, which are sent together.
      const size = frame ?? Math.max(2, Math.round(second * CHUNK_SECONDS));
      const step = Math.ceil((second * CHUNK_SECONDS) / size) * size;
      for (let from = 0; from < bytes.length; from += step) {
        if (socket.readyState !== WebSocket.OPEN) return;
        if (from === 0) noteAction(`began to send ${frames}`);
        let flushed: Promise<unknown> = Promise.resolve();
        for (let at = from; at < Math.min(from + step, bytes.length); at += size) {
          const chunk = bytes.subarray(at, at + size);
          const data = { chunk: Buffer.from(chunk).toString('base64') };
          part.seconds += chunk.length / second;
          // A failure to send is not reported here: the connection was closed or dropped.
          flushed = send(isJson ? JSON.stringify({ type: 'audio_chunk', data }) : chunk).catch(
            () => {},
          );
        }
        const late = sleep(patience, 'late', { ref: false });
        if ((await Promise.race([flushed, closed, late])) === 'late') {
          inbox.problems.unshift('the service reads no audio, so the connection was dropped');
          return socket.terminate();
        }
        const pause = (step / second / speed) * 1000;
        if (pause > 0) await sleep(pause);
      }
    },
    /** How the audio was sent, in words. */
    audio: () =>
      sent.map(({ seconds, frames }) => `${round(seconds)} s in ${frames}`).join(', then '),
    /** Waits for a transcript, at most so many milliseconds. */
    async awaitTranscript(most: number): Promise<void> {
      const isSilent = () => !inbox.messages.some(({ type }) => type === 'transcript');
      for (let left = most; left > 0 && isSilent(); left -= PAUSE) await sleep(PAUSE);
      // Other messages may be on their way.
      await sleep(5 * PAUSE);
    },
    /** Stops the session. Returns the close code, or null after dropping a connection that was not closed in time. */
    async stop(): Promise<number | null> {
      inbox.isClosedEarly = socket.readyState !== WebSocket.OPEN;
      if (!inbox.isClosedEarly) noteAction('sent stop_recording');
      send('{"type":"stop_recording"}').catch(() => {});
      const code = await Promise.race([closed, sleep(patience, null, { ref: false })]);
      if (code === null) socket.terminate();
      else client.sessions.delete(url);
      return code;
    },
    /** Drops the connection, without a close frame. */
    drop(): void {
      noteAction('dropped its connection');
      socket.terminate();
    },
  };
}

/** Fails if the URL is not the URL of a WebSocket. */
function openSocket(url: string, handshakeTimeout: number): WebSocket {
  try {
    return new WebSocket(url, { handshakeTimeout });
  } catch (error) {
    return fail(`${url}: ${wordsOf(error)}`);
  }
}

/** Stops open sessions, because they cost money. Returns whether one of them did not close in time. */
export async function stopSessions(run: Run): Promise<boolean> {
  const { sessions } = run.client;
  const stopping = [...sessions].map((url) =>
    connect(run, url).then(
      (live) => live.stop(),
      () => undefined,
    ),
  );
  // Forgotten before they are stopped: the next call must not retry sessions that cannot be stopped.
  sessions.clear();
  return (await Promise.all(stopping)).includes(null);
}
