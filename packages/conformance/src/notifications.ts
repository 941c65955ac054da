/** Notifications of jobs: callbacks, results, and webhooks. */
import { setTimeout as sleep } from 'node:timers/promises';
import { call, jsonOf, poll, read } from './client.ts';
import type { Notification, Receiver } from './receiver.ts';
import { hasEnded } from './relations.ts';
import { inParallel, type Relations, type Run, type Sent, that } from './run.ts';
import { at } from './values.ts';

export const AFTER_END = 'a notification arrives after the end of the job';
export const EVENT = '`event` tells a failure from success';

/** A job that has ended, and what has arrived of it. */
interface Notified {
  id: string;
  sent: Sent;
  callbacks: Notification[];
  results: Notification[];
  webhooks: Notification[];
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
};
/** The relations of a service whose webhook leads to the receiver. */
export const WEBHOOK_RELATIONS: Relations<Notified> = {
  'the webhook gets the ID of each job that is done': ({ id, sent: { job }, webhooks }) =>
    at(job, 'status') === 'done' ? that('webhook', isOne(webhooks, 'POST', id), webhooks) : [],
};

/** When a notification arrives, its job must have ended. Returns what to wait for at the end. */
export function watchNotifications(run: Run, receiver: Receiver): Promise<void>[] {
  const watched: Promise<void>[] = [];
  receiver.onReceived = ({ path }) => {
    const [, place = '', name = ''] = /\/(result-)?([\w-]+)$/.exec(path) ?? [];
    const check = async () => {
      const isIts = (sent: Sent) => sent.url !== undefined && sent.path === name;
      const sent = await poll(run, () => [...run.sent.values()].find(isIts));
      if (!sent?.url) return;
      const { body, repeat } = await call(run, 'PreRecordedJob', ['GET', sent.url]);
      run.note(AFTER_END, that(`${place}callback`, hasEnded(body), body.status), repeat);
    };
    if (/^(job-\d+|french|failed)$/.test(name)) watched.push(inParallel([run], check));
  };
  return watched;
}

export async function checkNotifications(run: Run, receiver: Receiver): Promise<void> {
  const jobs = [...run.sent].filter(([, { job, request }]) => job && request.callback_config);
  const notified = () =>
    jobs.map(([id, sent]): Notified => {
      const webhooks = receiver
        .receivedAt('webhook')
        .filter(({ text }) => text.toLowerCase().includes(id));
      const results = receiver.receivedAt(`result-${sent.path}`);
      return { id, sent, callbacks: receiver.receivedAt(sent.path), results, webhooks };
    });
  const relations = { ...NOTIFICATION_RELATIONS, ...(run.options.webhook && WEBHOOK_RELATIONS) };
  const holds = (one: Notified) =>
    Object.values(relations).every((ask) => [ask(one)].flat().every((answer) => answer.holds));
  await poll(run, () => notified().every(holds) || undefined);
  await sleep(300);
  const events: [status: unknown, event: unknown][] = [];
  for (const one of notified()) {
    run.ask(relations, one);
    for (const callback of one.callbacks) {
      const { event } = read(run, 'PreRecordedCallback', jsonOf(run, 'callback', callback));
      events.push([at(one.sent.job, 'status'), event]);
    }
    for (const webhook of one.webhooks)
      read(run, 'PreRecordedWebhook', jsonOf(run, 'webhook', webhook));
  }
  const failed = events.find(([status]) => status === 'error');
  const same = events.find(([status, event]) => status === 'done' && event === failed?.[1]);
  if (failed) run.note(EVENT, that('event', !same, failed));
}
