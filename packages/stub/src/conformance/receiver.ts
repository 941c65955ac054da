/** The receiver of callbacks and webhooks. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PreRecordedJob } from 'speech-to-text-contract/types';
import { mediaType, readJson } from '../http.ts';

/** A request that arrived; a body that is not JSON is kept as text. */
export interface Arrival {
  path: string;
  method: string;
  contentType: string;
  body: unknown;
  /** The job that it is about, as it was retrieved at its arrival. */
  job?: Promise<PreRecordedJob | undefined>;
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
  let listen: (one: Arrival) => void = () => {};
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const contentType = mediaType(headers['content-type']).toLowerCase();
    const body = readJson(await text(request).catch(() => ''));
    const one = { path, method, contentType, body };
    received.push(one);
    listen(one);
    response.writeHead(204).end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    url: address ?? `http://127.0.0.1:${own}`,
    /** The requests so far. */
    received,
    /** Calls a function with each request that arrives from now on. */
    onArrival: (listener: (one: Arrival) => void) => {
      listen = listener;
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
