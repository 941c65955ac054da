/** A receiver of callbacks and webhooks. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parsed, poll } from './client.ts';
import { Failure, type Run } from './run.ts';

/** Starts a receiver, which answers 200 to everything. */
export async function startReceiver(port = 0, publicUrl?: string) {
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

/** The URL of a path of the receiver, which the service may not reach. */
export const urlAt = ({ receiver }: Run, path: string): string =>
  `${receiver?.url ?? 'https://receiver.invalid'}/${path}`;

/** The bodies that have arrived at a path, all by one method. */
export function bodiesAt(run: Run, path: string, method = 'POST'): string[] {
  const received = run.receiver?.received.filter((one) => one.path.endsWith(`/${path}`)) ?? [];
  const other = received.find((one) => one.method !== method);
  run.that(`method of /${path}`, !other, `must be ${method}`, other);
  return received.map(({ body }) => body);
}

/** The body that arrives at a path and has a text, such as the ID of a job. */
export async function bodyAt(run: Run, path: string, part: string, method?: string) {
  const bodies = () => bodiesAt(run, path, method);
  const body = await poll(run, () => bodies().find((one) => one.toLowerCase().includes(part)));
  if (body !== undefined) return parsed(body);
  throw new Failure(`notification to /${path}`, `must arrive, with "${part}"`, bodies());
}

/** Waits for what must not arrive. */
export async function checkNothingAt(run: Run, path: string): Promise<void> {
  await sleep(300);
  const [body] = bodiesAt(run, path);
  run.that(`notification to /${path}`, body === undefined, 'must not arrive', body);
}
