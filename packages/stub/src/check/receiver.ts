/** Receives callbacks and webhooks. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { poll, type Target, textOf } from './client.ts';
import { expect } from './report.ts';

interface Received {
  method: string;
  path: string;
  /** The body, parsed if it is JSON. */
  body: unknown;
}

/** Starts a receiver, which answers 200 to everything. */
export async function startReceiver(target: Target, port: number, publicUrl?: string) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request;
    const body = await textOf(request).catch(() => 'a body that was not read to its end');
    received.push({ method, path, body: jsonOf(body) });
    response.end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const localUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = publicUrl?.replace(/\/$/, '') ?? localUrl;
  const at = (path: string) => received.filter((notification) => notification.path.endsWith(path));
  return {
    url,
    /** The first notification at a path, about a job if its ID is given. Its body must be a JSON object. */
    async first(path: string, method: string, id?: string): Promise<object> {
      const isWanted = ({ body }: Received) => id === undefined || Object(body).id === id;
      const notification = await poll(target, () => at(path).find(isWanted));
      expect(notification !== undefined, `nothing arrived at ${url}${path}`);
      const { body } = notification;
      expect(notification.method === method, `the method is not ${method}`, notification);
      expect(Object(body) === body, 'the body is not a JSON object', body);
      return body as object;
    },
    /** Waits for what should not arrive. */
    async nothing(path: string): Promise<void> {
      await sleep(300);
      expect(at(path).length === 0, 'a notification arrived', at(path)[0]);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
