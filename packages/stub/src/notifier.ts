/** Sends callbacks and webhooks. */
import { setMaxListeners } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import type { Checker } from './checker.ts';
import { type NotificationShape, OPERATION_IDS, OPERATIONS, WEBHOOKS } from './contract.ts';
import { LIMITS, printableAddress } from './options.ts';

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
export const NOTIFICATIONS: ReadonlyMap<string, readonly NotificationShape[]> = new Map([
  ...OPERATION_IDS.flatMap((id) => Object.entries(OPERATIONS[id].callbacks)),
  ...Object.entries(WEBHOOKS).map(([name, shape]) => [name, [shape]] as const),
]);

/** The target of a notification; the method is POST by default. */
export interface Recipient {
  method?: 'POST' | 'PUT';
  url: string;
}

const isSecure = (url: string) => /^https/i.test(url);

/** Calls a receiver with a body in JSON. The caller handles what the request emits. */
export function callReceiver(
  { method = 'POST', url }: Recipient,
  text: string,
  options: http.RequestOptions,
): http.ClientRequest {
  // Not `fetch`, which refuses some ports, and URLs with a user.
  const { request: call } = isSecure(url) ? https : http;
  const headers = { 'content-type': 'application/json' };
  return call(url, { method, headers, ...options }).end(text);
}

/**
 * Sends callbacks and webhooks. The response of a receiver is ignored.
 *
 * @param timeout how long to wait for a receiver, in milliseconds
 */
export function createNotifier(checker: Checker, timeout = TIMEOUT) {
  const agents = { http: new http.Agent(SOCKETS), https: new https.Agent(SOCKETS) };
  const closing = new AbortController();
  const { signal } = closing;
  let pending = 0;
  // Each pending notification listens to the signal, so many listeners are not a leak.
  setMaxListeners(0, signal);

  function deliver(to: Recipient, text: string, lose: (why: string) => void) {
    const agent = isSecure(to.url) ? agents.https : agents.http;
    const request = callReceiver(to, text, { agent, timeout, signal });
    pending += 1;
    request.on('timeout', () =>
      request.destroy(new Error(`no response within ${timeout / 1000} s`)),
    );
    request.on('response', () => request.destroy());
    // No receiver, or no response in time: not a fault of the stub.
    request.on('error', ({ message }) => lose(message));
    request.on('close', () => {
      pending -= 1;
    });
  }

  return {
    /** Queues a body to be sent. Reports a body that is dropped or cannot be delivered. */
    send(name: string, to: Recipient, own: object): void {
      const [shape] = NOTIFICATIONS.get(name) ?? [];
      const schema = shape && bodySchema(name, shape);
      const body = schema ? checker.completed(name, schema, own) : own;
      if (!body) return;
      const lose = (why: string) => {
        if (signal.aborted) return;
        checker.notice(name, `was not sent to ${printableAddress(to.url)}: ${why}`);
      };
      const isWeb = /^https?:/i.test(to.url) && URL.canParse(to.url);
      if (!isWeb) lose('the address must be a valid http:// or https:// URL');
      else if (pending >= LIMITS.notifications) lose(`${pending} notifications are pending`);
      else deliver(to, JSON.stringify(body), lose);
    },
    /** Drops the pending notifications. */
    close: () => closing.abort(),
  };
}
