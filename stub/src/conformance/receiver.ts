/** Receives callbacks and webhooks during a run. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A notification as it came. */
export interface Notification {
  method: string;
  path: string;
  contentType: string;
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
   * @param fits tells the one that is waited for
   * @returns that one; when it did not come in time the first one to the path, or nothing
   */
  wait(
    path: string,
    patience: number,
    fits: (one: Notification) => boolean,
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
  let bytes = 0;
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) request.destroy();
      else chunks.push(chunk);
    });
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const contentType = (request.headers['content-type'] ?? '').split(';')[0] ?? '';
      const { method = '', url: path = '' } = request;
      received.push({ method, path, contentType, body: readJson(text) });
      response.writeHead(204).end();
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const own = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  const at = (path: string) => received.filter((one) => one.path === path);
  return {
    url: (address ?? own).replace(/\/$/, ''),
    at,
    wait: (path, patience, fits) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          waiting.delete(look);
          resolve(at(path).find(fits) ?? at(path)[0]);
        };
        const look = () => {
          if (at(path).some(fits)) finish();
        };
        const timer = setTimeout(finish, patience);
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
