/** Receives callbacks and webhooks. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

interface Received {
  method: string;
  path: string;
  /** The body, parsed if it is JSON. */
  body: unknown;
}

/** Starts a receiver, which answers 200 to everything. */
export async function startReceiver(port: number, publicUrl?: string) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request;
    const body = await text(request);
    received.push({ method, path, body: parsed(body) });
    response.end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: publicUrl?.replace(/\/$/, '') ?? own,
    /** What has arrived at a path so far. */
    at: (path: string) => received.filter((one) => one.path.endsWith(path)),
    /** Waits for what should not arrive. */
    quiet: () => sleep(300),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
