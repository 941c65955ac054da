/** Sends the documented example of a notification to a receiver. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { examplesOf } from './contract.ts';
import { callReceiver, NOTIFICATIONS, type Recipient } from './notifier.ts';
import { webAddress } from './options.ts';

/** How long to wait for a response, in milliseconds. */
const PATIENCE = 10_000;

/** The names of the callbacks and webhooks that have an example. */
export const SENDABLE = [...NOTIFICATIONS]
  .filter(([, [shape]]) => examplesOf(shape?.requestBody?.schema ?? '').length > 0)
  .map(([name]) => name);

/**
 * Sends the documented example of a callback or a webhook, by the first of its methods unless one is given.
 *
 * @returns the status of the response, or why there was none
 * @throws if the URL is not an http or https URL
 */
export async function sendExample(
  url: string,
  name: string,
  by?: string,
): Promise<number | string> {
  const [shape] = NOTIFICATIONS.get(name) ?? [];
  const [[, body] = []] = examplesOf(shape?.requestBody?.schema ?? '');
  const method = (by ?? shape?.method ?? 'POST') as Recipient['method'];
  const to = { method, url: webAddress(url, '`url`').href };
  const signal = AbortSignal.timeout(PATIENCE);
  const request = callReceiver(to, JSON.stringify(body), { agent: false, signal });
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response.statusCode ?? 0;
  } catch (thrown) {
    if (signal.aborted) return `no response within ${PATIENCE / 1000} s`;
    return `no response: ${(thrown as Error).message}`;
  } finally {
    request.destroy();
  }
}
