/** Notifications of jobs: callbacks, results, and webhooks. */
import { setTimeout as sleep } from 'node:timers/promises';
import { call, jsonOf, poll, read } from './client.ts';
import type { Notification, Receiver } from './receiver.ts';
import { hasEnded } from './relations.ts';
import { inParallel, type Run, that } from './run.ts';
import { at } from './values.ts';

export const CALLBACK = 'a callback arrives once if `callback` is true';
export const AFTER_END = 'a notification arrives after the end of the job';
export const EVENT = '`event` tells a failure from success';
export const RESULT = '`callback_url` gets the result once';
export const WEBHOOK = 'the webhook gets the ID of each job that is done';

/** When a notification arrives, its job must have ended. Returns what to wait for at the end. */
export function watchNotifications(run: Run, receiver: Receiver): Promise<void>[] {
  const watched: Promise<void>[] = [];
  receiver.onReceived = ({ path }) => {
    const isOwn = ({ url, path: own, request }: { url?: string; path: string; request: object }) =>
      url && (path.endsWith(`/${own}`) || `${at(request, 'callback_url')}`.endsWith(path));
    const check = async () => {
      const { url } = (await poll(run, () => [...run.sent.values()].find(isOwn))) ?? {};
      if (!url) return;
      const { body, repeat } = await call(run, 'PreRecordedJob', ['GET', url]);
      run.note(
        AFTER_END,
        that(path.replace(/\d+/, '*'), hasEnded(body), { status: body.status }),
        repeat,
      );
    };
    if (/\/(job-\d+|result-\d+|french|failed)$/.test(path)) watched.push(inParallel([check]));
  };
  return watched;
}

/** Checks that one notification arrived, by a method, and with a text. */
function checkOne(
  run: Run,
  sentence: string,
  arrived: Notification[],
  method: string,
  text: string,
): boolean {
  const [first] = arrived;
  const holds =
    arrived.length === 1 &&
    first?.method === method &&
    first.text.toLowerCase().includes(text.toLowerCase());
  const got = arrived.map(({ method, text }) => `${method} ${text}`);
  return run.note(sentence, that('the notification', holds, got, `must arrive once, by ${method}`));
}

export async function checkNotifications(run: Run, receiver: Receiver): Promise<void> {
  const jobs = [...run.sent].flatMap(([id, sent]) => {
    const { callback, callback_config, callback_url } = sent.request;
    const result =
      at(sent.job, 'status') === 'done' && callback_url
        ? `${callback_url}`.split('/').at(-1)
        : undefined;
    const method = `${at(callback_config, 'method') ?? 'POST'}`;
    return sent.job && callback_config
      ? [{ ...sent, id, isOn: callback === true, method, result }]
      : [];
  });
  const expected = jobs.flatMap(({ path, isOn, result }) => [
    ...(isOn ? [path] : []),
    ...(result ? [result] : []),
  ]);
  await poll(
    run,
    () => expected.every((path) => receiver.receivedAt(path).length > 0) || undefined,
  );
  await sleep(300);
  const events: { event: unknown; status: unknown }[] = [];
  for (const { id, path, isOn, method, result, job } of jobs) {
    const arrived = receiver.receivedAt(path);
    if (!isOn)
      run.note(CALLBACK, that('the callback', arrived.length === 0, arrived, 'must not arrive'));
    else if (checkOne(run, CALLBACK, arrived, method, id))
      for (const notification of arrived) {
        const { event } = read(run, 'PreRecordedCallback', jsonOf(run, 'callback', notification));
        events.push({ event, status: at(job, 'status') });
      }
    const [utterance] = Object(at(job, 'result', 'transcription', 'utterances') ?? []);
    if (result)
      checkOne(
        run,
        RESULT,
        receiver.receivedAt(result),
        'POST',
        JSON.stringify(utterance?.text ?? ''),
      );
  }
  const failed = events.find(({ status }) => status === 'error');
  const same =
    failed && events.find(({ event, status }) => status === 'done' && event === failed.event);
  if (failed) run.note(EVENT, that('event', !same, same));
  if (run.options.webhook) await checkWebhook(run, receiver);
}

async function checkWebhook(run: Run, receiver: Receiver): Promise<void> {
  for (const [id, { job, url }] of run.sent) {
    if (!url || at(job, 'status') !== 'done') continue;
    const arrived = () =>
      receiver.receivedAt('webhook').filter(({ text }) => text.toLowerCase().includes(id));
    await poll(run, () => arrived()[0]);
    if (checkOne(run, WEBHOOK, arrived(), 'POST', id))
      for (const notification of arrived())
        read(run, 'PreRecordedWebhook', jsonOf(run, 'webhook', notification));
  }
}
