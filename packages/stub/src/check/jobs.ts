/** Checks of recordings: relations that the interface document states, callbacks, and the webhook. */
import { isDeepStrictEqual } from 'node:util';
import {
  validatePreRecordedCallback,
  validatePreRecordedWebhook,
} from 'speech-to-text-contract/validators';
import { poll, type Target, transcribe, upload, valid } from './client.ts';
import type { Receiver } from './receiver.ts';
import { expect } from './report.ts';

/** The same speech on one channel and on two. */
export interface Recordings {
  mono: Uint8Array<ArrayBuffer>;
  stereo: Uint8Array<ArrayBuffer>;
}

export async function checkJobs(
  target: Target,
  { mono, stereo }: Recordings,
  receiver: Receiver | undefined,
  hasWebhook: boolean,
): Promise<void> {
  const { report } = target;
  const uploaded = await report.run('upload', () => upload(target, mono));
  if (!uploaded) return report.skip('jobs', 'they need the upload');
  const { audio_url } = uploaded;

  await report.run('billing_time is audio_duration × number_of_distinct_channels', async () => {
    const { audio_url, audio_metadata } = await upload(target, stereo);
    expect(audio_metadata.number_of_channels === 2, 'there are two channels', audio_metadata);
    const { metadata } = (await transcribe(target, { audio_url })).result;
    const billed = metadata.audio_duration * metadata.number_of_distinct_channels;
    const isRight = Math.abs(metadata.billing_time - billed) < 0.01;
    expect(isRight, `it should be ${billed}`, metadata);
  });
  await report.run('custom_metadata is echoed unchanged', async () => {
    const custom_metadata = { name: 'Zoë', list: [1, null, { deep: true }], empty: {} };
    const job = await transcribe(target, { audio_url, custom_metadata });
    const isSame = isDeepStrictEqual(job.custom_metadata, custom_metadata);
    expect(isSame, 'it differs', job.custom_metadata);
  });

  if (!receiver) return report.skip('callbacks', 'pass --receiver-url');
  /** The first notification about a job at a path. */
  const notified = async (path: string, id?: string) => {
    const isOf = ({ body }: { body: unknown }) => id === undefined || Object(body).id === id;
    const found = await poll(target, () => receiver.at(path).find(isOf));
    expect(found !== undefined, `nothing about the job arrived at ${receiver.url}${path}`);
    return found;
  };
  for (const method of ['POST', 'PUT'] as const) {
    await report.run(`callback by ${method}`, async () => {
      const path = `/callback-${method}`;
      const callback_config = { url: receiver.url + path, ...(method === 'PUT' && { method }) };
      const { id } = await transcribe(target, { audio_url, callback: true, callback_config });
      const found = await notified(path, id);
      expect(found.method === method, `the method is ${found.method}`, found);
      valid(validatePreRecordedCallback, found.body);
    });
  }
  await report.run('no callback if callback is false', async () => {
    const callback_config = { url: `${receiver.url}/off` };
    await transcribe(target, { audio_url, callback: false, callback_config });
    await receiver.quiet();
    expect(receiver.at('/off').length === 0, 'a callback arrived', receiver.at('/off')[0]);
  });
  await report.run('callback_url receives the result (deprecated)', async () => {
    await transcribe(target, { audio_url, callback_url: `${receiver.url}/deprecated` });
    const { method, body } = await notified('/deprecated');
    expect(method === 'POST', `the method is ${method}`);
    expect(Object(body) === body, 'the body is not a JSON object', body);
  });

  if (!hasWebhook) return report.skip('webhook', 'pass --webhook if your service sends it');
  await report.run('webhook', async () => {
    const { id } = await transcribe(target, { audio_url });
    const { method, body } = await notified('/webhook', id);
    expect(method === 'POST', `the method is ${method}`);
    valid(validatePreRecordedWebhook, body);
  });
}
