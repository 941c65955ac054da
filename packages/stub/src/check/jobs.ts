/** Checks of recordings: relations that the interface document states, callbacks, and the webhook. */
import {
  validatePreRecordedCallback,
  validatePreRecordedWebhook,
} from 'speech-to-text-contract/validators';
import { poll, type Target, transcribe, upload, valid } from './client.ts';
import type { Receiver } from './receiver.ts';
import { expect, type Report } from './report.ts';

/** How long a notification that must not come is awaited after one that came, in milliseconds. */
const QUIET = 300;

export async function checkJobs(
  target: Target,
  report: Report,
  audio: { mono: Uint8Array<ArrayBuffer>; stereo: Uint8Array<ArrayBuffer> },
  receiver: Receiver | undefined,
  hasWebhook: boolean,
): Promise<void> {
  const mono = await report.run('upload', () => upload(target, audio.mono));
  if (!mono) return report.skip('jobs', 'they need the upload');
  const { audio_url } = mono;

  await report.run('billing_time is audio_duration × number_of_distinct_channels', async () => {
    const stereo = await upload(target, audio.stereo);
    const { number_of_channels } = stereo.audio_metadata;
    expect(number_of_channels === 2, 'the upload has two channels', stereo);
    const { job, repeat } = await transcribe(target, { audio_url: stereo.audio_url });
    const { metadata } = job.result;
    const billed = metadata.audio_duration * metadata.number_of_distinct_channels;
    expect(
      Math.abs(metadata.billing_time - billed) < 0.01,
      `it should be ${billed}`,
      metadata,
      repeat,
    );
  });

  await report.run('custom_metadata is echoed unchanged', async () => {
    const custom_metadata = { name: 'Zoë', list: [1, null, { deep: true }], empty: {} };
    const { job, repeat } = await transcribe(target, { audio_url, custom_metadata });
    expect(isSame(job.custom_metadata, custom_metadata), 'it differs', job.custom_metadata, repeat);
  });

  await report.run('there is a translation for each target language', async () => {
    const translation_config = { target_languages: ['fr', 'de', 'es'] };
    const { job, repeat } = await transcribe(target, {
      audio_url,
      translation: true,
      translation_config,
    });
    const { success, results } = job.result.translation ?? {};
    if (success)
      expect(results?.length === 3, 'there should be three', job.result.translation, repeat);
  });

  if (!receiver)
    return report.skip('callbacks', 'pass --receiver-url for a service on another machine');
  for (const method of ['POST', 'PUT'] as const) {
    await report.run(`callback by ${method}`, async () => {
      const path = `/callback-${method}`;
      const callback_config = { url: receiver.url + path, ...(method === 'PUT' && { method }) };
      const { id, repeat } = await transcribe(target, {
        audio_url,
        callback: true,
        callback_config,
      });
      const first = await poll(target, () => receiver.at(path)[0]);
      expect(first !== undefined, `nothing arrived at ${callback_config.url}`, undefined, repeat);
      expect(first.method === method, `the method is ${first.method}`, first, repeat);
      valid(validatePreRecordedCallback, first.body, repeat);
      expect(Object(first.body).id === id, 'its `id` is not that of the job', first.body, repeat);
    });
  }

  await report.run('no callback if callback is false', async () => {
    const off = { callback: false, callback_config: { url: `${receiver.url}/off` } };
    const { repeat } = await transcribe(target, { audio_url, ...off });
    await new Promise((resolve) => setTimeout(resolve, QUIET));
    const [first] = receiver.at('/off');
    expect(first === undefined, 'a callback arrived', first, repeat);
  });

  await report.run('callback_url receives the result (deprecated)', async () => {
    const callback_url = `${receiver.url}/deprecated`;
    const { repeat } = await transcribe(target, { audio_url, callback_url });
    const first = await poll(target, () => receiver.at('/deprecated')[0]);
    expect(first?.method === 'POST', `no POST arrived at ${callback_url}`, first, repeat);
    const isObject = typeof first.body === 'object' && first.body !== null;
    expect(isObject, 'the body is not a JSON object', first.body, repeat);
  });

  if (!hasWebhook) return report.skip('webhook', 'pass --webhook if your service sends it');
  await report.run('webhook', async () => {
    const { id, repeat } = await transcribe(target, { audio_url });
    const found = await poll(target, () =>
      receiver.at('/webhook').find(({ body }) => Object(body).id === id),
    );
    expect(
      found !== undefined,
      `nothing about the job arrived at ${receiver.url}/webhook`,
      undefined,
      repeat,
    );
    expect(found.method === 'POST', `the method is ${found.method}`, found, repeat);
    valid(validatePreRecordedWebhook, found.body, repeat);
  });
}

/** Whether two JSON values are the same, whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => isSame(Object(one)[name], Object(other)[name]));
}
