/** Notifications of jobs: callbacks, results, and webhooks. */
import { askArrived, bodyOf } from './client.ts';
import type { Notification } from './receiver.ts';
import { all, type Relations, type Run, type Sent, that } from './run.ts';
import { at } from './values.ts';

export const EVENT = '`event` tells a failure from success';

/** A job that has ended, and what has arrived of it. */
interface Notified {
  id: string;
  sent: Sent;
  callbacks: Notification[];
  results: Notification[];
  /** Undefined if the service doesn't send them to the receiver. */
  webhooks: Notification[] | undefined;
}

const isOne = ([first, ...others]: Notification[], method: string, text: string) =>
  others.length === 0 &&
  first?.method === method &&
  first.text.toLowerCase().includes(text.toLowerCase());

export const NOTIFICATION_RELATIONS: Relations<Notified> = {
  'a callback arrives once if `callback` is true': ({ id, sent: { request }, callbacks }) => {
    const method = `${at(request, 'callback_config', 'method') ?? 'POST'}`;
    const holds = request.callback ? isOne(callbacks, method, id) : callbacks.length === 0;
    return that(method, holds, callbacks);
  },
  '`callback_url` gets the result once': ({ sent: { request, job }, results }) => {
    const [utterance] = Object(at(job, 'result', 'transcription', 'utterances') ?? []);
    const isExpected = request.callback_url && at(job, 'status') === 'done';
    const text = JSON.stringify(utterance?.text ?? '');
    return isExpected ? that('result', isOne(results, 'POST', text), results) : [];
  },
  'a notification arrives after the end of the job': ({ sent, callbacks, results }) =>
    all('callback', [...callbacks, ...results], (one) => one.time >= (sent.unended ?? 0)),
  'with `--webhook`, the webhook gets the ID of each job that is done': ({
    id,
    sent: { job },
    webhooks,
  }) => {
    const isExpected = webhooks && at(job, 'status') === 'done';
    return isExpected ? that('webhook', isOne(webhooks, 'POST', id), webhooks) : [];
  },
};

/** The jobs that have ended, with what has arrived until now. */
function notifiedOf({ sent: jobs, receiver, options }: Run): Notified[] {
  const receivedAt = (path: string) => receiver?.receivedAt(path) ?? [];
  return [...jobs].flatMap(([id, sent]) => {
    const [callbacks, results] = [receivedAt(sent.path), receivedAt(`result-${sent.path}`)];
    const all = options.webhook ? receivedAt('webhook') : undefined;
    const webhooks = all?.filter(({ text }) => text.toLowerCase().includes(id));
    const isMeant = sent.job && sent.request.callback_config;
    return isMeant ? { id, sent, callbacks, results, webhooks } : [];
  });
}

export async function testNotifications(run: Run): Promise<void> {
  if (!run.receiver || !run.has('callbacks')) return;
  const arrived = await askArrived(run, NOTIFICATION_RELATIONS, async () => notifiedOf(run));
  for (const { webhooks = [] } of arrived)
    for (const webhook of webhooks) bodyOf(run, 'PreRecordedWebhook', webhook);
  const eventsOf = (status: string) =>
    arrived
      .filter(({ sent: { job } }) => job?.status === status)
      .flatMap(({ callbacks }) => callbacks)
      .map((callback) => bodyOf(run, 'PreRecordedCallback', callback).event);
  const [failed, done] = [eventsOf('error'), eventsOf('done')];
  for (const event of failed) run.note(EVENT, that('event', !done.includes(event), event));
}
