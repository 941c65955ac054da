/** The Arazzo document and the check pass the stub, and notice services that do one thing wrong. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { checkService } from '../src/check/index.ts';
import { type Json, startWrong, type Wrong } from './proxy.ts';
import { STUB, start } from './support.ts';

const ROOT = join(STUB, '../..');

/** Runs the workflows on a service. Returns what failed. */
async function respect(url: string, key: string, workflow?: string) {
  const args = [
    'respect',
    'openapi/workflows.arazzo.yaml',
    '-S',
    `rest=${url}`,
    '-i',
    `key=${key}`,
  ];
  if (workflow) args.push('-w', workflow);
  const file = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  const child = spawn(process.execPath, [file, ...args], { cwd: ROOT, env });
  const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, failures: stdout.split('Failed tests info:')[1] ?? '', stdout };
}

it('the stub passes the workflows', async () => {
  const stub = await start();
  const { code, failures, stdout } = await respect(stub.url, stub.key);
  expect([code, failures]).toEqual([0, '']);
  expect(stdout).toMatch(/Workflows: \d+ passed, \d+ total/);
});

it('the stub passes the check', async () => {
  const stub = await start();
  const checks = await checkService(stub);
  expect(checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(checks.map(({ outcome }) => outcome).filter((one) => one === 'skipped')).toHaveLength(1);
});

/** Changes the job in a response, also in a list. */
const job = (change: (job: Json) => unknown) => (body: Json) => {
  for (const one of [body, ...(body.items ?? [])]) if (one.status === 'done') change(one);
  return body;
};

/** Each wrong service takes seconds, so they run at night. */
const describeAtNight = describe.runIf(process.env.NIGHTLY !== undefined);

describeAtNight('the workflows notice a service that', () => {
  const FIRST = 'transcribe-an-upload';
  it.each<[string, string, Wrong, RegExp]>([
    [
      'loses metadata',
      FIRST,
      { request: ({ custom_metadata, ...rest }) => rest },
      /custom_metadata/,
    ],
    [
      'always translates',
      FIRST,
      {
        body: job(
          ({ result }) =>
            (result.translation = {
              success: true,
              is_empty: true,
              exec_time: 1,
              error: null,
              results: [],
            }),
        ),
      },
      /!@\.result\.translation/,
    ],
    [
      'turns metadata into text',
      FIRST,
      { body: job(({ custom_metadata: data }) => (data.visit &&= String(data.visit))) },
      /custom_metadata\.visit/,
    ],
    ['ignores options', FIRST, { request: ({ translation, ...rest }) => rest }, /translation/],
    [
      'repairs invalid requests',
      'refused-requests',
      { request: (body) => ({ ...body, channels: 1 }) },
      /session-with-too-many-channels/,
    ],
    [
      'answers 403 to a wrong key',
      'keys',
      { status: (status) => (status === 401 ? 403 : status) },
      /list-without-key/,
    ],
    [
      'needs no key',
      'keys',
      { headers: (headers) => (headers['x-service-key'] = 'k') },
      /list-without-key/,
    ],
    [
      'answers 500 to invalid requests',
      'refused-requests',
      { status: (status) => (status === 422 ? 500 : status) },
      /job-without-url/,
    ],
    [
      'ignores the limit',
      'list-of-jobs',
      { path: (path) => path.replace('limit=1', 'limit=2') },
      /first-page/,
    ],
    [
      'ignores a filter',
      'list-of-jobs',
      { path: (path) => path.replace('kind=live', '') },
      /by-kind/,
    ],
  ])('%s', async (_, workflow, wrong, found) => {
    const stub = await start({ key: 'k' });
    const url = await startWrong(stub.url, wrong);
    if (workflow === 'list-of-jobs') await respect(stub.url, 'k', FIRST);
    if (workflow === 'list-of-jobs') await respect(stub.url, 'k', 'live-sessions');
    const { code, failures } = await respect(url, 'k', workflow);
    expect([code, failures]).toEqual([1, expect.stringMatching(found)]);
  });
});

// `respect` doesn't know the formats of JSON Schema, so the check must notice dates.
describeAtNight('the check notices a service that', () => {
  const isPartial = ({ type, data }: Json) => type === 'transcript' && !data.is_final;
  const made = { type: 'transcript', data: { is_final: 'no' } };
  it.each<[string, Wrong, string]>([
    [
      'leaves a required field out of uploads',
      { body: (body, _, path) => (path === '/v2/upload' ? { audio_url: body.audio_url } : body) },
      'upload and transcribe',
    ],
    ['sends no result', { body: job((one) => delete one.result) }, 'upload and transcribe'],
    [
      'cuts names of files',
      {
        body: (body) => {
          if (body.audio_metadata) body.audio_metadata.filename = 'b.wav';
          return body;
        },
      },
      'the name of an uploaded file',
    ],
    [
      'sends times in milliseconds',
      {
        message: (message) => {
          if (message.type === 'transcript') message.data.utterance.end *= 1000;
          return message;
        },
      },
      'times are in seconds',
    ],
    [
      'loses the last utterance',
      {
        request: (body) =>
          body.endpointing === 10
            ? { ...body, messages_config: { receive_final_transcripts: false } }
            : body,
      },
      'stop_recording ends the last utterance',
    ],
    [
      'sends an event to callback_url',
      {
        request: ({ callback_url: url, ...body }) =>
          url ? { ...body, callback: true, callback_config: { url } } : body,
      },
      'callback_url receives the result',
    ],
    [
      'sends a date of another form',
      { body: job((one) => (one.completed_at = 'yesterday')) },
      'upload and transcribe',
    ],
    [
      'bills each second twice',
      {
        body: job(({ result }) => (result.metadata.billing_time *= 2)),
      },
      'billing_time is audio_duration',
    ],
    [
      'always calls back by POST',
      {
        request: (body) =>
          body.callback_config?.method
            ? { ...body, callback_config: { url: body.callback_config.url } }
            : body,
      },
      'callback by PUT',
    ],
    [
      'calls back unasked',
      { request: (body) => (body.callback === false ? { ...body, callback: true } : body) },
      'no callback if callback is false',
    ],
    ['never calls back', { request: ({ callback, ...rest }) => rest }, 'callback by POST'],
    [
      'sends messages without created_at',
      { message: ({ created_at, ...rest }) => rest },
      'audio in binary frames',
    ],
    [
      'sends invalid transcripts',
      { message: (message) => ({ ...message, ...(message.type === 'transcript' && made) }) },
      'audio in binary frames',
    ],
    [
      'ignores audio in JSON',
      { frame: (data, isBinary) => (!isBinary && data.includes('audio_chunk') ? null : data) },
      'audio in audio_chunk messages',
    ],
    [
      'ignores the flags',
      { request: ({ messages_config, ...rest }) => rest },
      'messages_config with every flag off',
    ],
    [
      'sends partial transcripts only',
      {
        message: (message) =>
          isPartial(message) ? undefined : message.type === 'transcript' ? null : undefined,
      },
      'audio in binary frames',
    ],
    [
      'goes on after stop_recording',
      { frame: (data) => (data.includes('stop_recording') ? null : data) },
      'audio in binary frames',
    ],
    [
      'speaks English only',
      { request: ({ language_config, ...rest }) => rest },
      'the only language in language_config is used',
    ],
  ])('%s', async (_, wrong, found) => {
    const stub = await start({ key: 'k' });
    const url = await startWrong(stub.url, wrong);
    const checks = await checkService({ url, key: 'k', patience: 5 });
    const failed = checks.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ name }) => name)).toContainEqual(expect.stringContaining(found));
  });
});
