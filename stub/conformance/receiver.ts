import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readJson } from './client.ts';

/** A callback or a webhook as it arrived. */
export interface Notification {
  method: string;
  path: string;
  contentType: string;
  /** The JSON of the body, or its text when it is not JSON. */
  body: unknown;
}

const MOST_BYTES = 16 * 1024 * 1024;
const HOST = '127.0.0.1';

/** A server on 127.0.0.1 that takes callbacks and webhooks, and keeps them. */
export class Receiver {
  readonly #received: Notification[] = [];
  readonly #arrivals = new EventEmitter().setMaxListeners(0);
  readonly #server = createServer((request, response) => this.#receive(request, response));
  #bytes = 0;
  /** Its base address, as the service sees it. */
  url = '';

  /**
   * @param port its port, 0 for any free one
   * @param address its address as the service sees it, when that is another one
   */
  static async start(port = 0, address?: string): Promise<Receiver> {
    const receiver = new Receiver();
    const server = receiver.#server.listen(port, HOST);
    await once(server, 'listening');
    const own = `http://${HOST}:${(server.address() as AddressInfo).port}`;
    receiver.url = (address ?? own).replace(/\/$/, '');
    return receiver;
  }

  /** The notifications to a path so far. */
  at(path: string): Notification[] {
    return this.#received.filter((one) => one.path === path);
  }

  /**
   * Waits for a notification to a path.
   *
   * @param isWanted tells the one that is waited for
   * @returns that one; when it does not arrive in time the first one to the path, or undefined
   */
  async wait(
    path: string,
    patience: number,
    isWanted: (one: Notification) => boolean,
  ): Promise<Notification | undefined> {
    const signal = AbortSignal.timeout(patience);
    for (;;) {
      const wanted = this.at(path).find(isWanted);
      if (wanted || signal.aborted) return wanted ?? this.at(path)[0];
      await once(this.#arrivals, 'arrival', { signal }).catch(() => {});
    }
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    request.on('data', (chunk: Buffer) => {
      this.#bytes += chunk.length;
      if (this.#bytes > MOST_BYTES) request.destroy();
    });
    const body = await text(request).catch(() => null);
    if (body === null) return;
    const { method = '', url: path = '', headers } = request;
    const contentType = (headers['content-type'] ?? '').split(';')[0] ?? '';
    this.#received.push({ method, path, contentType, body: readJson(body) });
    response.writeHead(204).end();
    this.#arrivals.emit('arrival');
  }
}
