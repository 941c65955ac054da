/** Notifications of jobs: callbacks, results, and webhooks. */
import { askArrived, bodyOf, parsed } from './client.ts';
import type { Notification } from './receiver.ts';
import { type Relations, type Run, that } from './run.ts';
import { at } from './values.ts';

export const EVENT = '`event` tells a failure from success';

type Notified = ReturnType<typeof notifiedOf>[number];

function isOne([first, ...others]: Notification[], method: string, text: string): boolean {
  if (first?.method !== method || others.length > 0) return false;
  // A service may escape letters.
  const body = JSON.stringify(parsed(first.text)) ?? first.text;
  return body.toLowerCase().includes(text.toLowerCase());
}

export const NOTIFICATION_RELATIONS: Relations<Notified> = {
  'a callback arrives once if `callback` is true': ({ id, sent: { request }, callbacks }) => {
    const method = `${at(request, 'callback_config', 'method') ?? 'POST'}`;
    const holds = request.callback ? isOne(callbacks, method, id) : callbacks.length === 0;
    return that(method, holds, callbacks);
  },
  '`callback_url` gets the result once': ({ sent: { request, job }, isDone, results }) => {
    const text = at(job, 'result', 'transcription', 'utterances', '0', 'text') ?? '';
    const holds = isOne(results, 'POST', JSON.stringify(text));
    return request.callback_url && isDone ? that('result', holds, results) : [];
  },
  'with `--webhook`, the webhook gets the ID of each job that is done': (notified) => {
    const { id, isDone, webhooks } = notified;
    return webhooks && isDone ? that('webhook', isOne(webhooks, 'POST', id), webhooks) : [];
  },
};

/** The jobs that have ended, and what has arrived of them; no webhooks if the service doesn't send them to the receiver. */
function notifiedOf({ sent: jobs, receiver, options }: Run) {
  const receivedAt = (url: unknown) => receiver?.receivedAt(url) ?? [];
  return [...jobs]
    .filter(([, { job, request }]) => job && request.callback_config)
    .map(([id, sent]) => ({
      id,
      sent,
      isDone: sent.job?.status === 'done',
      callbacks: receivedAt(at(sent.request, 'callback_config', 'url')),
      results: receivedAt(sent.request.callback_url),
      webhooks: options.webhook
        ? receivedAt('/webhook').filter(({ text }) => text.toLowerCase().includes(id))
        : undefined,
    }));
}

export async function testNotifications(run: Run): Promise<void> {
  if (!run.receiver || !run.has('callbacks')) return;
  const arrived = await askArrived(run, NOTIFICATION_RELATIONS, async () => notifiedOf(run));
  const [done, failed]: [unknown[], unknown[]] = [[], []];
  for (const { isDone, callbacks, webhooks = [] } of arrived) {
    for (const webhook of webhooks) bodyOf(run, 'PreRecordedWebhook', webhook);
    for (const callback of callbacks)
      (isDone ? done : failed).push(bodyOf(run, 'PreRecordedCallback', callback).event);
  }
  for (const event of failed) run.note(EVENT, that('event', !done.includes(event), event));
}
