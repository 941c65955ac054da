/** A connection to a live session: sends audio, and collects messages. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import type { ServerMessage } from 'speech-to-text-contract/types';
import { WebSocket } from 'ws';
import { fail, type Problem, problemsOf, wordsOf } from './check.ts';
import type { Run } from './run.ts';
import { MAX_BYTES, readJson } from './text.ts';

const CHUNK_SECONDS = 0.1;
/** How long to wait between two looks at what has arrived, in milliseconds. */
const PAUSE = 20;
const MAX_MESSAGES = 10_000;
/** How long sessions left open may take to stop, in milliseconds. */
const GRACE = 5_000;

/** What has arrived on a connection. */
interface Inbox {
  /** The messages in the order of arrival, without those that violate the contract. */
  messages: ServerMessage[];
  /** What is wrong with the messages and with the connection. */
  problems: Problem[];
  /** The number of messages. */
  count: number;
  /** The number of transcripts, including those that violate the contract. */
  transcripts: number;
  /** Whether a message arrived in a binary frame. */
  hasBinary: boolean;
}

/** Takes a message. Returns why the connection must be dropped: more has arrived than it receives. */
function receive(
  inbox: Inbox,
  client: Run['client'],
  data: Buffer,
  isBinary: boolean,
): Problem | undefined {
  inbox.count += 1;
  inbox.hasBinary ||= isBinary;
  if (inbox.count > MAX_MESSAGES) {
    return { condition: 'messages-too-many', text: `more than ${MAX_MESSAGES} messages arrived` };
  }
  const message = readJson(data.toString());
  if (isTranscriptMessage(Object(message))) inbox.transcripts += 1;
  const issues = client.issues('ServerMessage', message);
  inbox.problems.push(...problemsOf('message', ...issues));
  if (issues.length === 0) inbox.messages.push(message as ServerMessage);
  return undefined;
}

/** A connection to a live session. */
export type Connection = Awaited<ReturnType<typeof connect>>;

/** Connects to a session, without a key: the URL is all that a client needs. */
export async function connect({ client, patience, speed, audio }: Run, url: string) {
  const messages: ServerMessage[] = [];
  const problems: Problem[] = [];
  const inbox = { messages, problems, count: 0, transcripts: 0, hasBinary: false };
  const socket = new WebSocket(url, { maxPayload: MAX_BYTES, handshakeTimeout: patience });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const dropFor = ({ condition, text }: Problem) => {
    problems.unshift({ condition, text: `${text}: the connection was dropped` });
    socket.terminate();
  };
  socket.on('error', ({ message }) => problems.unshift({ condition: 'connection', text: message }));
  socket.on('message', (data: Buffer, isBinary) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    const excess = receive(inbox, client, data, isBinary);
    if (excess) dropFor(excess);
  });
  await once(socket, 'open').catch((error) => fail('connection', wordsOf(error)));
  /** Sends a frame, and waits until it is flushed. */
  const send = promisify<string | Uint8Array>(socket.send).bind(socket);
  /** Waits for something, or until the connection is closed. Returns false if the patience ends before. */
  const inTime = async (what: Promise<unknown>) => {
    const late = Symbol('late');
    return (await Promise.race([what, closed, sleep(patience, late, { ref: false })])) !== late;
  };
  return {
    url,
    messages,
    problems,
    /** The number of transcripts so far, including those that violate the contract. */
    transcripts: () => inbox.transcripts,
    /** Whether a message arrived in a binary frame. */
    hasBinary: () => inbox.hasBinary,
    /** Streams audio, in JSON or in binary frames, and waits until it is flushed. */
    async stream(bytes: Uint8Array, json = true): Promise<void> {
      const size = Math.max(2, Math.round(audio.header.bytesPerSecond * CHUNK_SECONDS));
      for (let at = 0; at < bytes.length; at += size) {
        const part = bytes.subarray(at, at + size);
        if (socket.readyState !== WebSocket.OPEN) return;
        const chunk = Buffer.from(part).toString('base64');
        const data = json ? JSON.stringify({ type: 'audio_chunk', data: { chunk } }) : part;
        if (!(await inTime(send(data)))) {
          return dropFor({ condition: 'audio-unread', text: 'the service reads no audio' });
        }
        const pause = (CHUNK_SECONDS * 1000) / speed;
        if (pause > 0) await sleep(pause);
      }
    },
    /** Waits for a transcript, at most so many milliseconds. */
    async awaitTranscript(most: number): Promise<void> {
      for (let left = most; left > 0 && inbox.transcripts === 0; left -= PAUSE) await sleep(PAUSE);
      // Others may be on their way.
      await sleep(5 * PAUSE);
    },
    /** Stops the session. Returns the close code, or null after dropping a connection that was not closed in time. */
    async stop(): Promise<number | null> {
      send('{"type":"stop_recording"}').catch(() => {});
      if (await inTime(closed)) {
        client.sessions.delete(url);
        return closed;
      }
      socket.terminate();
      return null;
    },
    /** Drops the connection, without a close frame. */
    drop: () => socket.terminate(),
  };
}

/** Stops the sessions that are still open: they cost money. */
export async function stopSessions(run: Run): Promise<void> {
  const { sessions } = run.client;
  const patient = { ...run, patience: Math.min(run.patience, GRACE) };
  const stopping = [...sessions].map((url) =>
    connect(patient, url).then(
      (live) => live.stop(),
      () => null,
    ),
  );
  // Forget them first, so that one that cannot be stopped is tried once only.
  sessions.clear();
  await Promise.race([Promise.all(stopping), sleep(GRACE, null, { ref: false })]);
}
