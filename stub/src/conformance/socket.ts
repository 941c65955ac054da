/** A client of one live session, which keeps what arrives. */
import type { ServerMessage } from 'speech-to-text-contract/types';
import { WebSocket } from 'ws';
import type { Client } from './client.ts';
import { sleep } from './run.ts';

/** How a connection ended. */
export interface Closed {
  code: number;
  /** Whether it was refused before it was a WebSocket. */
  refused: boolean;
}

const CHUNK_SECONDS = 0.1;
const NO_CODE = 1005;
const ABNORMAL = 1006;

/** A connection to a live session. */
export class LiveClient {
  /** The messages that arrived, in their order, with those that break the contract. */
  readonly messages: ServerMessage[] = [];
  /** What is wrong with the messages, a line for each issue. */
  readonly problems: string[] = [];
  readonly #socket: WebSocket;
  readonly #closed: Promise<Closed>;

  private constructor(client: Client, url: string) {
    this.#socket = new WebSocket(url, { handshakeTimeout: client.options.patience });
    this.#socket.on('message', (data, isBinary) =>
      this.#receive(client, data.toString(), isBinary),
    );
    this.#closed = new Promise((resolve) => {
      let refused = false;
      this.#socket.on('error', () => {
        refused = this.#socket.readyState === WebSocket.CONNECTING || refused;
      });
      this.#socket.on('unexpected-response', (request) => {
        refused = true;
        request.destroy();
        resolve({ code: ABNORMAL, refused });
      });
      this.#socket.on('close', (code) => resolve({ code, refused }));
    });
  }

  /**
   * Connects, without a key: the address carries all that is needed.
   *
   * @returns the connection; null when it was refused
   */
  static async connect(client: Client, url: string): Promise<LiveClient | null> {
    const live = new LiveClient(client, url);
    const opened = new Promise<true>((resolve) => live.#socket.once('open', () => resolve(true)));
    const open = await Promise.race([opened, live.#closed.then(() => false)]);
    return open ? live : null;
  }

  /**
   * Streams audio.
   *
   * @param bytes the audio
   * @param options how it is sent, how many bytes make a second, how much faster than real time
   */
  async stream(
    bytes: Uint8Array,
    {
      json = false,
      bytesPerSecond,
      speed,
    }: { json?: boolean; bytesPerSecond: number; speed: number },
  ): Promise<void> {
    const chunk = Math.max(2, Math.round(bytesPerSecond * CHUNK_SECONDS));
    for (let at = 0; at < bytes.length; at += chunk) {
      const part = bytes.subarray(at, at + chunk);
      if (this.#socket.readyState !== WebSocket.OPEN) return;
      if (json) this.#sendChunk(part);
      else this.#socket.send(part);
      if (Number.isFinite(speed)) await sleep((CHUNK_SECONDS * 1000) / speed);
    }
  }

  /** Sends text as it is. */
  send(text: string): void {
    this.#socket.send(text);
  }

  stop(): void {
    this.#socket.send(JSON.stringify({ type: 'stop_recording' }));
  }

  /** Loses the connection, without a word. */
  drop(): void {
    this.#socket.terminate();
  }

  /** Waits for the service to close; null when it did not in time, and then the connection is dropped. */
  async closed(patience: number): Promise<Closed | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patience);
    });
    const closed = await Promise.race([this.#closed, late]);
    clearTimeout(timer);
    if (!closed) this.drop();
    return closed;
  }

  #sendChunk(part: Uint8Array): void {
    const chunk = Buffer.from(part).toString('base64');
    this.#socket.send(JSON.stringify({ type: 'audio_chunk', data: { chunk } }));
  }

  #receive(client: Client, text: string, isBinary: boolean): void {
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      this.problems.push(`a message is not JSON: ${text.slice(0, 60)}`);
      return;
    }
    if (isBinary) this.problems.push('a message came in a binary frame');
    const issues = client.issues('ServerMessage', message);
    this.problems.push(...issues);
    if (issues.length === 0) this.messages.push(message as ServerMessage);
  }
}

/** What is wrong with the end of a session that was stopped. */
export function endProblems(closed: Closed | null, patience: number): string[] {
  if (!closed) return [`the session is still open ${patience / 1000} s after stop_recording`];
  if (closed.code === 1000 || closed.code === NO_CODE) return [];
  return [`expected the close code 1000, got ${closed.code}`];
}
