/** The receiver of callbacks and webhooks: a server on 127.0.0.1. */
import { once } from 'node:events';
import { createServer } from 'node:http';
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

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

const HOST = '127.0.0.1';

/**
 * Starts a receiver.
 *
 * @param port 0 for any free one; throws when it is taken
 * @param address its base address as the service sees it, if that is another one
 */
export async function startReceiver(port = 0, address?: string) {
  const readers = new Map<string, (notification: Notification) => void>();
  let bytes = 0;
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    request.on('data', ({ length }: Buffer) => {
      bytes += length;
      if (bytes > MOST_BYTES) request.destroy();
    });
    const body = await text(request).catch(() => null);
    if (body === null) return;
    const [contentType = ''] = (headers['content-type'] ?? '').split(';');
    const type = contentType.trim().toLowerCase();
    readers.get(path)?.({ method, contentType: type, body: readJson(body) });
    response.writeHead(204).end();
  }).listen(port, HOST);
  await once(server, 'listening');
  return {
    url: address ?? `http://${HOST}:${(server.address() as AddressInfo).port}`,
    /** Whether more came than is read. */
    isFull: () => bytes > MOST_BYTES,
    /** Reads what arrives at a path from now on. Returns what was read so far, which grows. */
    at<Read>(path: string, read: (notification: Notification) => Read): readonly Read[] {
      const all: Read[] = [];
      readers.set(path, (notification) => all.push(read(notification)));
      return all;
    },
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
