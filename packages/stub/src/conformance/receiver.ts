/** The receiver of callbacks and webhooks. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { mediaType, readJson } from '../http.ts';

/** A request that arrived; a body that is not JSON is kept as text. */
export interface Arrival {
  path: string;
  method: string;
  contentType: string;
  body: unknown;
  /** When it arrived, in milliseconds since 1970. */
  at: number;
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/**
 * Starts a receiver on 127.0.0.1.
 *
 * @param port 0 for any free one; throws if it is in use
 * @param address the base URL at which the service reaches it, if it differs
 */
export async function startReceiver(port: number, address?: string) {
  const received: Arrival[] = [];
  const server = createServer(async (request, response) => {
    const at = Date.now();
    const { method = '', url: path = '', headers } = request;
    const contentType = mediaType(headers['content-type']).toLowerCase();
    const body = readJson(await text(request).catch(() => ''));
    received.push({ path, method, contentType, body, at });
    response.writeHead(204).end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    url: address ?? `http://127.0.0.1:${own}`,
    /** The requests so far. */
    received,
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
