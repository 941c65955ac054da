/** The receiver of callbacks and webhooks. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mediaType, readJson, textOf } from './client.ts';

const HOST = '127.0.0.1';

/**
 * Starts a receiver on 127.0.0.1.
 *
 * @param port 0 for any free one; throws when it is taken
 * @param address its base address as the service sees it, if that is another one
 */
export async function startReceiver(port = 0, address?: string) {
  /** What arrived so far; a body that is not JSON as text. */
  const received: { path: string; method: string; contentType: string; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const body = await textOf(request).catch(() => null);
    const contentType = mediaType(headers['content-type']).toLowerCase();
    if (body !== null) received.push({ path, method, contentType, body: readJson(body) });
    response.writeHead(body === null ? 413 : 204).end();
  }).listen(port, HOST);
  await once(server, 'listening');
  return {
    url: address ?? `http://${HOST}:${(server.address() as AddressInfo).port}`,
    received,
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
