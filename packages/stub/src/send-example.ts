/** Sends one notification to a receiver: the documented example. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { examplesOf, type NotificationShape, OPERATIONS, WEBHOOKS } from './contract.ts';
import { callReceiver, type Recipient } from './notifier.ts';
import { webAddress } from './options.ts';

/** How long to wait for a response, in milliseconds. */
const PATIENCE = 10_000;

/** Which notification to send. */
export interface NotifyOptions {
  /** The name of the webhook to send in place of the callback; true for the first of the contract. */
  webhook?: string | boolean;
  /** The method, if there is a choice. */
  method?: string;
}

/** @throws if the contract has no webhook with this name */
function webhookNamed(name: string | true): NotificationShape {
  const found = Object.entries(WEBHOOKS).find(([one]) => name === true || name === one);
  if (found) return found[1];
  throw new Error(
    `the contract has no webhook ${name}; choose from ${Object.keys(WEBHOOKS).join(', ')}`,
  );
}

/**
 * Sends the documented example of the callback of a pre-recorded job, or of a webhook.
 *
 * @returns the status of the response, or why there was none within 10 s
 * @throws if the contract has no such notification, or the URL is not one of the web
 */
export async function sendExample(
  url: string,
  { webhook, method }: NotifyOptions,
): Promise<number | string> {
  const what = webhook ? 'webhook' : 'callback';
  const shapes = webhook
    ? [webhookNamed(webhook)]
    : OPERATIONS.createPreRecordedJob.callbacks.jobFinished;
  const shape = shapes?.find((one) => method === undefined || one.method === method);
  if (!shape) {
    const methods = shapes?.map((one) => one.method).join(', ');
    throw new Error(`the contract has no ${what} by ${method}; choose from ${methods}`);
  }
  const [[, body] = []] = examplesOf(shape.requestBody?.schema ?? '');
  if (!body) throw new Error(`the contract has no example of the ${what}`);
  const to = { method: shape.method as Recipient['method'], url: webAddress(url, 'url').href };
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
