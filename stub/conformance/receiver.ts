import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { MOST_BYTES, readJson } from './client.ts';

/** A callback or a webhook as it arrived. */
export interface Notification {
  method: string;
  path: string;
  contentType: string;
  /** The JSON of the body, or its text when it is not JSON. */
  body: unknown;
}

const MOST_NOTIFICATIONS = 10_000;
const HOST = '127.0.0.1';

/** A server on 127.0.0.1 that takes callbacks and webhooks, and keeps them. */
export class Receiver {
  readonly #received: Notification[] = [];
  readonly #server = createServer((request, response) => this.#receive(request, response));
  #bytes = 0;
  /** Whether more came than is kept. */
  isFull = false;
  /** Its base address, as the service sees it. */
  url = '';

  /** Starts one at a port, 0 for any free one; the service may see it at another address. */
  static async start(port = 0, address?: string): Promise<Receiver> {
    const receiver = new Receiver();
    const server = receiver.#server.listen(port, HOST);
    await once(server, 'listening');
    receiver.url = address ?? `http://${HOST}:${(server.address() as AddressInfo).port}`;
    return receiver;
  }

  /** The notifications to a path so far. */
  at(path: string): Notification[] {
    return this.#received.filter((one) => one.path === path);
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    request.on('data', (chunk: Buffer) => {
      this.#bytes += chunk.length;
      this.isFull ||= this.#bytes > MOST_BYTES || this.#received.length >= MOST_NOTIFICATIONS;
      if (this.isFull) request.destroy();
    });
    const body = await text(request).catch(() => null);
    if (body === null) return;
    const { method = '', url: path = '', headers } = request;
    const [contentType = ''] = (headers['content-type'] ?? '').split(';');
    this.#received.push({ method, path, contentType, body: readJson(body) });
    response.writeHead(204).end();
  }
}
