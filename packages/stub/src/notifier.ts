/** Sends callbacks and webhooks. */
import { setMaxListeners } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import type { Checker } from './checker.ts';
import { type NotificationShape, OPERATION_IDS, OPERATIONS, WEBHOOKS } from './contract.ts';
import { printableAddress } from './options.ts';

/** How long to wait for a receiver, in milliseconds. */
const TIMEOUT = 5_000;
/** One connection per server, so that notifications arrive in order. */
const SOCKETS = { maxSockets: 1 };

/** The schemas of bodies that the contract states only in words: an assumption. */
const ASSUMED: Readonly<Record<string, string>> = { liveMessage: 'ServerMessage' };

/** The schema of the body of a notification; null if it is not specified. */
export function bodySchema(name: string, { requestBody }: NotificationShape): string | null {
  return requestBody?.schema ?? ASSUMED[name] ?? null;
}

/** All callbacks and webhooks by name. */
const NOTIFICATIONS: ReadonlyMap<string, readonly NotificationShape[]> = new Map([
  ...OPERATION_IDS.flatMap((id) => Object.entries(OPERATIONS[id].callbacks)),
  ...Object.entries(WEBHOOKS).map(([name, shape]) => [name, [shape]] as const),
]);

/** The target of a notification; the method is POST by default. */
export interface Recipient {
  method?: 'POST' | 'PUT';
  url: string;
}

/**
 * Sends callbacks and webhooks. The response of a receiver is ignored.
 *
 * @param timeout how long to wait for a receiver, in milliseconds
 */
export function createNotifier(checker: Checker, timeout = TIMEOUT) {
  const clients = {
    'http:': { request: http.request, agent: new http.Agent(SOCKETS) },
    'https:': { request: https.request, agent: new https.Agent(SOCKETS) },
  };
  const closing = new AbortController();
  const { signal } = closing;
  // Each pending notification listens to the signal, so many listeners are not a leak.
  setMaxListeners(0, signal);
  const clientFor = (url: string) =>
    URL.canParse(url) ? clients[new URL(url).protocol as keyof typeof clients] : undefined;

  return {
    /** Queues a body to be sent. Reports a body that cannot be delivered. */
    send(name: string, { method = 'POST', url }: Recipient, own: object): void {
      const [shape] = NOTIFICATIONS.get(name) ?? [];
      const schema = shape && bodySchema(name, shape);
      const body = schema ? checker.completed(name, schema, own) : own;
      if (!body) return;
      const lose = (why: string) => {
        if (signal.aborted) return;
        checker.notice(name, `was not sent to ${printableAddress(url)}: ${why}`);
      };
      const client = clientFor(url);
      if (!client) {
        lose('the address must be a valid http:// or https:// URL');
        return;
      }
      const headers = { 'content-type': 'application/json' };
      const options = { method, headers, agent: client.agent, timeout, signal };
      // Not `fetch`, which refuses some ports, and URLs with a user.
      const request = client.request(url, options).end(JSON.stringify(body));
      const late = new Error(`no response within ${timeout / 1000} s`);
      request.on('timeout', () => request.destroy(late));
      request.on('response', () => request.destroy());
      // No receiver, or no response in time: not a fault of the stub.
      request.on('error', ({ message }) => lose(message));
    },
    /** Drops the pending notifications. */
    close: () => closing.abort(),
  };
}
