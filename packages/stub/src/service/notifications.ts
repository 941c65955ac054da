/** Sends callbacks and webhooks, one at a time to each host, so that messages arrive in order. */
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { LIMITS } from './limits.ts';
import { sizeOf } from './newest.ts';

/** Whether a URL can be called: not with a user that is no UTF-8, for example. The contract accepts any URI. */
export function isCallable(url: string): boolean {
  try {
    return /^https?:/.test(urlToHttpOptions(new URL(url)).protocol ?? '');
  } catch {
    return false;
  }
}

/** The beginning of a URL, without what may be secret: a user, a password, and a query. */
function shownUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return (origin + pathname).slice(0, 200);
}

/**
 * @param log is told of each notification that isn't delivered
 * @param timeout how long to wait for a receiver, in milliseconds
 */
export function createNotifier(log: (line: string) => void, timeout = 5_000) {
  /** For each host, what settles when its last notification is delivered or given up. */
  const queues = new Map<string, Promise<void>>();
  /** The bytes of all notifications that wait. */
  let waiting = 0;
  const closing = new AbortController();

  /** Sends a body. A redirect isn't followed: it may lead to a machine that callers must not reach. */
  async function deliver(url: string, method: string, body: string): Promise<void> {
    const { request } = /^https:/i.test(url) ? https : http;
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { method, headers, signal: closing.signal });
    const timer = setTimeout(() => sent.destroy(new Error('no response in time')), timeout);
    try {
      const [response] = await once(sent.on('error', () => {}).end(body), 'response');
      response.destroy();
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /** Queues a body to be sent. Any response will do. */
    send(url: string, body: object, method: 'POST' | 'PUT' = 'POST'): void {
      const text = JSON.stringify(body);
      const { host } = new URL(url);
      if (waiting + sizeOf(text) > LIMITS.notifications) {
        log(`${method} ${shownUrl(url)} was dropped: too many notifications are waiting`);
        return;
      }
      waiting += sizeOf(text);
      const last = Promise.resolve(queues.get(host)).then(async () => {
        await deliver(url, method, text).catch(({ message, code }) => {
          if (closing.signal.aborted) return;
          log(`${method} ${shownUrl(url)} failed: ${message || code}`);
        });
        waiting -= sizeOf(text);
        if (queues.get(host) === last) queues.delete(host);
      });
      queues.set(host, last);
    },
    /** Drops the pending notifications. */
    close: () => closing.abort(),
  };
}
