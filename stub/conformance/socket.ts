/** A client of a live session. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import type { ServerMessage } from 'speech-to-text-contract/types';
import { WebSocket } from 'ws';
import { MAX_BYTES, readJson } from './client.ts';
import type { Run } from './run.ts';

const CHUNK_SECONDS = 0.1;
const MAX_MESSAGES = 10_000;
/** How long sessions that are left open may take to end, in milliseconds. */
const GRACE = 5_000;

/** The transcripts among messages. */
export function transcriptsIn(messages: ServerMessage[]) {
  return messages.filter(isTranscriptMessage).map(({ data }) => data);
}

/** A connection to a live session, with the messages that arrived and what is wrong with them. */
export class LiveClient {
  /** The messages that arrived in order, without those that break the contract. */
  readonly messages: ServerMessage[] = [];
  /** What is wrong with the messages, a line for each issue. */
  readonly problems: string[] = [];
  readonly #socket: WebSocket;
  /** The close code. */
  readonly #closed: Promise<number>;
  #arrived = 0;

  private constructor(
    private readonly run: Run,
    readonly url: string,
  ) {
    this.#socket = new WebSocket(url, { maxPayload: MAX_BYTES, handshakeTimeout: run.patience });
    this.#closed = new Promise((resolve) => this.#socket.once('close', resolve));
    this.#socket.on('message', (data: Buffer, isBinary) => this.#receive(data, isBinary));
    this.#socket.on('error', ({ message }) => this.problems.unshift(message));
  }

  /** Connects, without a key: the address carries all that is needed, and names the host. */
  static async connect(run: Run, url: string): Promise<LiveClient> {
    const live = new LiveClient(run, url);
    await once(live.#socket, 'open');
    return live;
  }

  /** Streams audio, in JSON or in binary frames, and waits until it has left. */
  async stream(bytes: Uint8Array, json = true): Promise<void> {
    const { speed, audio } = this.run;
    const size = Math.max(2, Math.round(audio.header.bytesPerSecond * CHUNK_SECONDS));
    for (let at = 0; at < bytes.length; at += size) {
      const part = bytes.subarray(at, at + size);
      if (this.#socket.readyState !== WebSocket.OPEN) return;
      const chunk = Buffer.from(part).toString('base64');
      await this.send(json ? { type: 'audio_chunk', data: { chunk } } : part);
      const pause = (CHUNK_SECONDS * 1000) / speed;
      if (pause > 0) await sleep(pause);
    }
  }

  /** Sends a frame, and waits until it has left. */
  send(frame: object): Promise<void> {
    const data = frame instanceof Uint8Array ? frame : JSON.stringify(frame);
    return promisify<typeof data>(this.#socket.send).call(this.#socket, data);
  }

  /** Stops the session. Returns the close code; if none comes in time, drops the connection for null. */
  async stop(): Promise<number | null> {
    await this.send({ type: 'stop_recording' }).catch(() => {});
    const late = sleep(this.run.patience, null, { ref: false });
    const code = await Promise.race([this.#closed, late]);
    if (code === null) this.drop();
    else this.run.client.sessions.delete(this.url);
    return code;
  }

  /** Drops the connection, without a close frame. */
  drop(): void {
    this.#socket.terminate();
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#arrived += 1;
    if (this.#arrived > MAX_MESSAGES) {
      this.problems.unshift(`more than ${MAX_MESSAGES} messages came: the connection was dropped`);
      this.drop();
      return;
    }
    const message = readJson(data.toString());
    const issues = this.run.client.issues('ServerMessage', message);
    if (isBinary) issues.push('a message came in a binary frame');
    this.problems.push(...issues);
    if (issues.length === 0) this.messages.push(message as ServerMessage);
  }
}

/** Stops the sessions that are still open, since they cost money. */
export async function stopSessions(run: Run): Promise<void> {
  const { sessions } = run.client;
  const patient = { ...run, patience: Math.min(run.patience, GRACE) };
  const stopping = [...sessions].map(async (url) => {
    const live = await LiveClient.connect(patient, url);
    await live.stop();
  });
  // A session that cannot be stopped is not tried again after each check.
  sessions.clear();
  await Promise.allSettled(stopping);
}
