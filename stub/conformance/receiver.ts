/** The receiver of callbacks and webhooks. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { MOST_BYTES, readJson } from './client.ts';

/** A callback or a webhook as it arrived. */
export interface Notification {
  method: string;
  contentType: string;
  /** The JSON of the body, or its text when it is not JSON. */
  body: unknown;
}

const HOST = '127.0.0.1';

/** A server on 127.0.0.1 that takes callbacks and webhooks, and keeps what others make of them. */
export class Receiver {
  readonly #readers = new Map<string, (notification: Notification) => void>();
  readonly #server = createServer((request, response) => this.#receive(request, response));
  #bytes = 0;
  /** Whether more came than is read. */
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

  /** Reads what arrives at a path from now on. Returns what was read so far, which grows. */
  at<Read>(path: string, read: (notification: Notification) => Read): readonly Read[] {
    const all: Read[] = [];
    this.#readers.set(path, (notification) => all.push(read(notification)));
    return all;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    request.on('data', ({ length }: Buffer) => {
      this.#bytes += length;
      this.isFull ||= this.#bytes > MOST_BYTES;
      if (this.isFull) request.destroy();
    });
    const body = await text(request).catch(() => null);
    if (body === null || this.isFull) return;
    const [contentType = ''] = (headers['content-type'] ?? '').split(';');
    const type = contentType.trim().toLowerCase();
    this.#readers.get(path)?.({ method, contentType: type, body: readJson(body) });
    response.writeHead(204).end();
  }
}
