/** A receiver of notifications, which also serves the recording to a service without uploads. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Notification {
  method: string;
  path: string;
  type: string;
  text: string;
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Starts a receiver, which answers 200 to everything. */
export async function startReceiver(file: Buffer, port = 0, publicUrl?: string) {
  const received: Notification[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    if (method === 'GET') return void response.setHeader('content-type', 'audio/wav').end(file);
    const notification = {
      method,
      path,
      type: headers['content-type'] ?? 'none',
      text: await text(request).catch(String),
    };
    received.push(notification);
    response.end();
    receiver.onReceived(notification);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const localUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver = {
    url: publicUrl?.replace(/\/$/, '') ?? localUrl,
    /** What has arrived at a path. */
    receivedAt: (path: string) => received.filter((one) => one.path.endsWith(`/${path}`)),
    onReceived: (_: Notification) => {},
    server,
  };
  return receiver;
}
