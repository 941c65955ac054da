/** Receives callbacks and webhooks. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, parsed, poll, type Run, Skipped } from './client.ts';

/** Starts a receiver, which answers 200 to everything. */
export async function startReceiver(port: number, publicUrl?: string) {
  const received: { method: string; path: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request;
    received.push({ method, path, body: await text(request).catch(String) });
    response.end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const localUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: publicUrl?.replace(/\/$/, '') ?? localUrl, received, server };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** The URL of the receiver with a path. */
export function urlAt({ receiver }: Run, path: string): string {
  if (!receiver) throw new Skipped('the service cannot call this machine; pass --receiver-url');
  return receiver.url + path;
}

/** The body of the first notification at a path that contains a text, such as the ID of a job. */
export async function notificationAt(run: Run, path: string, method = 'POST', part = '') {
  const came = await poll(run, () =>
    run.receiver?.received.find((one) => one.path.endsWith(path) && one.body.includes(part)),
  );
  expect(came !== undefined, `nothing arrived at ${urlAt(run, path)}`);
  expect(came.method === method, `the method is not ${method}`, came);
  return parsed(came.body);
}

/** Waits for what should not arrive. */
export async function expectNothingAt(run: Run, path: string): Promise<void> {
  await sleep(300);
  const came = run.receiver?.received.find((one) => one.path.endsWith(path));
  expect(came === undefined, 'a notification arrived', came);
}
