import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage } from 'speech-to-text-contract/types';
import { WebSocket } from 'ws';
import { MOST_BYTES, readJson } from './client.ts';
import { fail, raise } from './report.ts';
import type { Run } from './run.ts';

const CHUNK_SECONDS = 0.1;
const NORMAL = 1000;
const NO_CODE = 1005;
const MOST_MESSAGES = 20_000;
const MOST_PROBLEMS = 100;

/** A connection to a live session, which keeps what arrives. */
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
  /** How much arrived, in bytes. */
  #bytes = 0;
  #isFull = false;

  private constructor(run: Run, url: string) {
    this.#run = run;
    this.url = url;
    this.#socket = new WebSocket(url, { handshakeTimeout: run.patience(), maxPayload: MOST_BYTES });
    this.#socket.on('message', (data: Buffer, isBinary) => this.#receive(data, isBinary));
    // The close that follows an error is what counts, unless it is ours.
    this.#socket.on('error', (error) => error instanceof RangeError && this.#giveUp());
    // A service that takes nothing must not keep the run from its end.
    const late = setTimeout(() => this.drop(), run.left()).unref();
    this.#closed = new Promise((resolve) => this.#socket.once('close', resolve));
    void this.#closed.then(() => clearTimeout(late));
  }

  /** Connects, without a key: the address carries all that is needed. */
  static async connect(run: Run, url: string): Promise<LiveClient> {
    const live = new LiveClient(run, url);
    const opened = new Promise<true>((resolve) => live.#socket.once('open', () => resolve(true)));
    const isOpen = await Promise.race([opened, live.#closed.then(() => false)]);
    return isOpen ? live : fail('was refused');
  }

  /** Streams audio, in JSON or in binary frames, and waits until it has left. */
  async stream(bytes: Uint8Array, json = true): Promise<void> {
    const { speed, audio, left } = this.#run;
    const size = Math.max(2, Math.round(audio.header.bytesPerSecond * CHUNK_SECONDS));
    for (let at = 0; at < bytes.length; at += size) {
      const part = bytes.subarray(at, at + size);
      if (this.#socket.readyState !== WebSocket.OPEN) return;
      const chunk = Buffer.from(part).toString('base64');
      await this.send(json ? { type: 'audio_chunk', data: { chunk } } : part);
      const pause = (CHUNK_SECONDS * 1000) / speed;
      if (pause > 0) await sleep(Math.min(pause, left()));
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
    await this.send({ type: 'stop_recording' });
    const time = this.#run.patience();
    const code = await this.closed(time);
    if (code === null) fail(`the session is still open ${time / 1000} s after stop_recording`);
    raise(code !== NORMAL && code !== NO_CODE && `expected the close code 1000, got ${code}`);
  }

  /** Waits for the service to close. Returns null, and drops the connection, when it does not. */
  async closed(patience = this.#run.patience()): Promise<number | null> {
    const late = sleep(patience, null, { ref: false });
    const code = await Promise.race([this.#closed, late]);
    if (code === null) this.drop();
    return code;
  }

  /** Loses the connection, without a word. */
  drop(): void {
    this.#socket.terminate();
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#isFull) return;
    this.#bytes += data.length;
    const count = this.messages.length;
    const isTooMuch = this.#bytes > MOST_BYTES || count >= MOST_MESSAGES;
    if (isTooMuch || this.problems.length >= MOST_PROBLEMS) {
      this.#giveUp();
      return;
    }
    const message = readJson(data.toString());
    const { client } = this.#run;
    const issues = client.issues('ServerMessage', message);
    if (issues.length === 0) {
      this.messages.push(message as ServerMessage);
      client.tried.add((message as ServerMessage).type);
    }
    if (isBinary) issues.push('a message came in a binary frame');
    this.problems.push(...issues);
  }

  /** Drops a connection over which more arrives than a session has to say. */
  #giveUp(): void {
    this.#isFull = true;
    const bounds = `${MOST_BYTES / 2 ** 20} MB, ${MOST_MESSAGES} messages or ${MOST_PROBLEMS} problems`;
    this.problems.unshift(`more than ${bounds} came: the connection was dropped`);
    this.drop();
  }
}
