/** A receiver of callbacks and webhooks. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { jsonOf, poll } from './client.ts';
import { Failure, type Run } from './run.ts';

/** Starts a receiver, which answers 200 to everything. */
export async function startReceiver(port = 0, publicUrl?: string) {
  const received: { method: string; path: string; type: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const { 'content-type': type = 'none' } = headers;
    received.push({ method, path, type, body: await text(request).catch(String) });
    response.end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const localUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: publicUrl?.replace(/\/$/, '') ?? localUrl, received, server };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** The URL of a path of the receiver, which the service may not reach. */
export const urlAt = ({ receiver }: Run, path: string): string =>
  `${receiver?.url ?? 'https://receiver.invalid'}/${path}`;

/** What has arrived at a path. */
export const receivedAt = ({ receiver }: Run, path: string) =>
  receiver?.received.filter((notification) => notification.path.endsWith(`/${path}`)) ?? [];

/** The body that arrives at a path and has a text, such as the ID of a job. */
export async function bodyAt(run: Run, path: string, part: string, method = 'POST') {
  const isMeant = ({ body }: { body: string }) => body.toLowerCase().includes(part);
  const meant = await poll(run, () => receivedAt(run, path).find(isMeant));
  if (meant?.method === method) return jsonOf(run, meant.type, meant.body);
  const must = `must arrive by ${method}${part && `, with ${part}`}`;
  throw new Failure(`notification to /${path}`, must, receivedAt(run, path));
}

/** Waits for what must not arrive. */
export async function checkNothingAt(run: Run, path: string): Promise<void> {
  await sleep(300);
  const [first] = receivedAt(run, path);
  run.that(`notification to /${path}`, !first, 'must not arrive', first);
}
