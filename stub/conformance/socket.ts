/** A client of a live session. */
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import type { ServerMessage } from 'speech-to-text-contract/types';
import { WebSocket } from 'ws';
import { MOST_BYTES, readJson, within } from './client.ts';
import { fail, raise } from './report.ts';
import type { Run } from './run.ts';

const CHUNK_SECONDS = 0.1;
const NORMAL = 1000;
const NO_CODE = 1005;
const MOST_PROBLEMS = 100;

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
  readonly url: string;
  readonly #run: Run;
  readonly #socket: WebSocket;
  /** The close code. */
  readonly #closed: Promise<number>;
  /** The HTTP status with which the service refused the upgrade; 0 for none. */
  #refusal = 0;
  /** How much arrived, in bytes. */
  #bytes = 0;

  private constructor(run: Run, url: string) {
    this.#run = run;
    this.url = url;
    this.#socket = new WebSocket(url, { maxPayload: MOST_BYTES });
    this.#socket.on('message', (data: Buffer, isBinary) => this.#receive(data, isBinary));
    // The close that follows an error is what counts, unless it is ours.
    this.#socket.on('error', (error) => error instanceof RangeError && this.#giveUp());
    this.#socket.on('unexpected-response', (_, { statusCode = 0 }) => {
      this.#refusal = statusCode;
      this.drop();
    });
    // A service that takes nothing must not keep the run from its end.
    const end = () => this.drop();
    run.over.addEventListener('abort', end);
    this.#closed = new Promise((resolve) => this.#socket.once('close', resolve));
    void this.#closed.then(() => run.over.removeEventListener('abort', end));
  }

  /** Connects, without a key: the address carries all that is needed, and names the host. */
  static async connect(run: Run, url: string): Promise<LiveClient> {
    const live = new LiveClient(run, url);
    const opened = new Promise<true>((resolve) => live.#socket.once('open', () => resolve(true)));
    const coming = Promise.race([opened, live.#closed.then(() => false)]);
    const isOpen = await within(run.patience(), run.over, coming);
    if (isOpen) return live;
    live.drop();
    const how = live.#refusal ? ` with ${live.#refusal}` : '';
    return fail(isOpen === undefined ? 'did not open in time' : `was refused${how}`);
  }

  /** Streams audio, in JSON or in binary frames, and waits until it has left. */
  async stream(bytes: Uint8Array, json = true): Promise<void> {
    const { speed, audio, over } = this.#run;
    const size = Math.max(2, Math.round(audio.header.bytesPerSecond * CHUNK_SECONDS));
    for (let at = 0; at < bytes.length; at += size) {
      const part = bytes.subarray(at, at + size);
      if (this.#socket.readyState !== WebSocket.OPEN) return;
      const chunk = Buffer.from(part).toString('base64');
      await this.send(json ? { type: 'audio_chunk', data: { chunk } } : part);
      const pause = (CHUNK_SECONDS * 1000) / speed;
      if (pause > 0) await sleep(pause, null, { signal: over }).catch(() => {});
    }
  }

  /** Sends a frame, and waits until it has left. */
  send(frame: object): Promise<void> {
    if ('type' in frame) this.#run.client.tried.add(String(frame.type));
    const data = frame instanceof Uint8Array ? frame : JSON.stringify(frame);
    return new Promise((resolve, reject) =>
      this.#socket.send(data, (error) => (error ? reject(error) : resolve())),
    );
  }

  /** Stops the session and waits for the service to close; it must do so in time, and normally. */
  async stop(): Promise<void> {
    const code = await this.ended();
    if (code === null) fail('the session is still open after stop_recording');
    this.#run.client.sessions.delete(this.url);
    raise(code !== NORMAL && code !== NO_CODE && `expected the close code 1000, got ${code}`);
  }

  /** Stops the session. Returns the close code; null, and drops the connection, for none in time. */
  async ended(): Promise<number | null> {
    await this.send({ type: 'stop_recording' }).catch(() => {});
    const code = await within(this.#run.patience(), this.#run.over, this.#closed);
    if (code === undefined) this.drop();
    return code ?? null;
  }

  /** Loses the connection, without a word. */
  drop(): void {
    this.#socket.terminate();
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#bytes += data.length;
    if (this.#bytes > MOST_BYTES || this.problems.length > MOST_PROBLEMS) {
      this.#giveUp();
      return;
    }
    const { client } = this.#run;
    const message = readJson(data.toString());
    const issues = client.issues('ServerMessage', message);
    if (isBinary) issues.push('a message came in a binary frame');
    this.problems.push(...issues);
    if (issues.length > 0) return;
    this.messages.push(message as ServerMessage);
    client.tried.add((message as ServerMessage).type);
  }

  /** Drops a connection over which more arrives than the run reads. */
  #giveUp(): void {
    const most = `${MOST_BYTES / 2 ** 20} MB or ${MOST_PROBLEMS} problems`;
    this.problems.unshift(`more than ${most} came: the connection was dropped`);
    this.drop();
  }
}

/** Stops sessions that are still open, since they cost money; the end of the run waits for it. */
export async function stopSessions(run: Run, urls = run.client.sessions): Promise<void> {
  const over = new AbortController().signal;
  // Each session that is still open listens.
  setMaxListeners(0, over);
  const patient = { ...run, patience: run.grace, over };
  const stopping = [...urls].map(async (url) => {
    // One that cannot be stopped is not tried again after each check.
    run.client.sessions.delete(url);
    const live = await LiveClient.connect(patient, url);
    await live.stop();
  });
  await Promise.allSettled(stopping);
}
