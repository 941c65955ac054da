/** A receiver of notifications, which also serves the recording to a service without uploads. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
export type Notification = Record<'method' | 'path' | 'type' | 'text', string>;

/** Starts a receiver, which answers 200 to everything. */
export async function startReceiver(file: Buffer, port = 0, publicUrl?: string) {
  const received: Notification[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    if (method === 'GET') return void response.setHeader('content-type', 'audio/wav').end(file);
    const type = headers['content-type'] ?? 'none';
    received.push({ method, path, type, text: await text(request).catch(String) });
    response.end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const localUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: publicUrl?.replace(/\/$/, '') ?? localUrl,
    /** What has arrived at a URL, of which a proxy may have changed all but the end. */
    receivedAt: (url: unknown) =>
      received.filter(({ path }) => path.endsWith(`/${`${url}`.split('/').at(-1)}`)),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
