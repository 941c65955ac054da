import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
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

/** A server on this machine that takes callbacks and webhooks, and keeps them. */
export interface Receiver {
  /** Its base address, as the service sees it. */
  url: string;
  /** The notifications to a path so far. */
  at(path: string): Notification[];
  /**
   * Waits for a notification to a path.
   *
   * @param isWanted tells the one that is waited for
   * @returns that one; when it does not arrive in time the first one to the path, or undefined
   */
  wait(
    path: string,
    patience: number,
    isWanted: (one: Notification) => boolean,
  ): Promise<Notification | undefined>;
  close(): Promise<void>;
}

const MOST_BYTES = 16 * 1024 * 1024;
const HOST = '127.0.0.1';

/**
 * Starts a receiver on 127.0.0.1.
 *
 * @param port its port, 0 for any free one
 * @param address its address as the service sees it, when that is another one
 */
export async function startReceiver(port = 0, address?: string): Promise<Receiver> {
  const received: Notification[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  let bytes = 0;
  const server = createServer(async (request, response) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) request.destroy();
    });
    const body = await text(request).catch(() => null);
    if (body === null) return;
    const { method = '', url: path = '', headers } = request;
    const contentType = (headers['content-type'] ?? '').split(';')[0] ?? '';
    received.push({ method, path, contentType, body: readJson(body) });
    response.writeHead(204).end();
    arrivals.emit('arrival');
  });
  server.listen(port, HOST);
  await once(server, 'listening');
  const own = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  const at = (path: string) => received.filter((one) => one.path === path);
  return {
    url: (address ?? own).replace(/\/$/, ''),
    at,
    async wait(path, patience, isWanted) {
      const signal = AbortSignal.timeout(patience);
      for (;;) {
        const wanted = at(path).find(isWanted);
        if (wanted || signal.aborted) return wanted ?? at(path)[0];
        await once(arrivals, 'arrival', { signal }).catch(() => {});
      }
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
