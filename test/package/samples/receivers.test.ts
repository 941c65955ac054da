/** The receivers in both languages: their files, the jobs that they fetch, and their responses. */
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  OtherServerMessage,
  PreRecordedCallback,
  PreRecordedJob,
  TranscriptMessage,
} from 'speech-to-text-contract/examples';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Stub, startStub } from '../../../packages/stub/src/index.ts';
import { type Address, createJob, start } from '../../../packages/stub/test/support.ts';
import { writeInto } from '../../../scripts/read/files.ts';
import type { Context } from '../../support/programs.ts';
import { serve, temporaryFolder } from '../../support/temporary.ts';
import { envOf, RECEIVERS, runSample, startSample } from './run.ts';

/** A notification of a job that the stub does not know. */
const BODY = JSON.stringify(PreRecordedCallback.finished);

/** Polls faster than by default, because a receiver usually needs a few milliseconds. */
const poll = (check: () => unknown) => vi.waitFor(check, { timeout: 120_000, interval: 10 });

/** Starts a receiver. Returns functions that send to it and read its output and files. */
async function startReceiver(file: string, context: Context, service: Address, own: object = {}) {
  const folder = temporaryFolder();
  const given = { PORT: '0', JOBS: folder, SWEEP: '0.05', PAUSE: '0.05', ...own };
  const limits = envOf(service, { attempts: 0, callTimeout: 60_000 });
  const { child, ended, output } = await startSample(file, [], { ...limits, ...given }, context);
  const printed = () => output.stdout + output.stderr;
  const waitFor = (text: RegExp) => poll(() => expect(printed()).toMatch(text));
  // Only on this machine.
  const listening = /^Listening.*127\.0\.0\.1.*\b(\d{5})\b/m;
  await waitFor(listening);
  const address = `http://127.0.0.1:${listening.exec(printed())?.[1]}`;
  const send = async (path: string, method: string, body: BodyInit) =>
    (await fetch(address + path, { method, body })).status;
  return {
    address,
    printed,
    waitFor,
    send,
    tell: (id: string) => send('/webhook', 'POST', JSON.stringify({ id })),
    kept: () => readdirSync(given.JOBS),
    /** The saved bodies. */
    bodies: () => {
      const arrived = join(given.JOBS, 'arrived');
      return readdirSync(arrived).map((name) => readFileSync(join(arrived, name), 'utf8'));
    },
    async stop() {
      child.kill();
      await ended;
      expect(printed()).not.toMatch(/Traceback|^\s+at .*:\d+/m);
      expect(printed()).not.toContain('secret');
    },
  };
}

/** Starts a receiver until the test ends. */
const receive: typeof startReceiver = async (...given) => {
  const receiver = await startReceiver(...given);
  onTestFinished(receiver.stop);
  return receiver;
};

describe.each(RECEIVERS)('%s', (file) => {
  let stub: Stub;
  /** Many tests share a receiver. */
  let shared: Awaited<ReturnType<typeof startReceiver>>;

  beforeAll(async () => {
    stub = await startStub({ queueTime: 0, processingTime: 0, key: 'secret' });
    // Without the list, receive.ts learns about jobs only from notifications.
    stub.fault({ operation: 'listTranscriptionJobs', status: 500 });
  });
  beforeEach(async (context) => {
    shared ??= await startReceiver(file, context, stub);
  });
  afterAll(async () => {
    await shared?.stop();
    expect(stub.violations).toEqual([]);
    await stub.close();
  });

  it('a receiver fetches each job that it is notified of', async () => {
    const url = `${shared.address}/callback`;
    for (const method of ['POST', 'PUT']) {
      const given = { callback: true, callback_config: { url, method } };
      const { id } = await createJob(stub, given);
      // The webhook of the job also arrives.
      await shared.tell(id);
      await shared.waitFor(new RegExp(`${id} done\\n\\w+ \\w+`));
      expect(shared.kept()).toContain(`${id}.json`);
      expect(shared.printed().match(new RegExp(`${id} done`, 'g'))).toHaveLength(1);
    }
    const audio_url = 'https://speech.invalid/stub-error-415';
    const failing = { audio_url, callback: true, callback_config: { url } };
    await shared.waitFor(new RegExp(`${(await createJob(stub, failing)).id} error`));
  });

  it('a receiver saves only bodies with an ID, unchanged and before it responds', async () => {
    const { send, bodies } = shared;
    const id = crypto.randomUUID();
    const values = [{ id }, { id, more: 'ü' }, { payload: 7, id }, { id: 'e1', payload: { id } }];
    for (const value of values) {
      const body = JSON.stringify(value, null, 2);
      expect(await send('/callback', 'PUT', body)).toBe(204);
      expect(bodies()).toContain(body);
    }
    const before = bodies().length;
    const odd = ['', '{', 'null', '[]', '7', '{}', '{"id":{}}', '{"id":"../x"}', '['.repeat(4900)];
    for (const body of [...odd, new Uint8Array([0xff, 0])])
      expect(await send('/callback', 'PUT', body)).toBe(204);
    const large = JSON.stringify({ id, more: 'x'.repeat(512 * 1024) });
    // The receiver may close the connection before the whole body is sent.
    expect(await send('/webhook', 'POST', large).catch(() => 413)).toBe(413);
    expect(await send('/webhook', 'PUT', '{}')).toBe(404);
    expect(bodies()).toHaveLength(before);
  });

  it('a receiver reads chunked bodies', async () => {
    const headers = { 'transfer-encoding': 'chunked' };
    const post = async (chunks: string[]) => {
      const call = request(`${shared.address}/webhook`, { method: 'POST', headers });
      for (const chunk of chunks) call.write(chunk);
      const [response] = await once(call.end(), 'response').catch(() => [{ statusCode: 413 }]);
      return response.statusCode;
    };
    expect(await post([BODY.slice(0, 5), BODY.slice(5)])).toBe(204);
    expect(shared.bodies()).toContain(BODY);
    expect(await post(Array(20).fill('x'.repeat(100_000)))).toBe(413);
  });

  it('a receiver forgets a job that the service does not know', async () => {
    const id = crypto.randomUUID();
    expect(await shared.tell(id)).toBe(204);
    await shared.waitFor(new RegExp(`404 from .*${id}`));
    await poll(() => expect(shared.kept()).not.toContain(`${id}.new`));
  });

  it('a receiver fetches a job again after an error without printing the key', async () => {
    const { id } = await createJob(stub, {});
    const fault = { status: 401, body: 'The key secret is not known.' };
    const takeBack = stub.fault({ operation: 'getPreRecordedJob', ...fault });
    onTestFinished(takeBack);
    const calls = () => stub.calls.filter(({ path }) => path.includes(id)).length;
    const before = calls();
    expect(await shared.tell(id)).toBe(204);
    await poll(() => expect(calls()).toBeGreaterThan(before));
    expect(shared.kept()).toContain(`${id}.new`);
    takeBack();
    await shared.waitFor(new RegExp(`${id} done`));
  });

  it('a receiver shows each message of a live session once, even a nested one, with escaped control characters', async () => {
    const [message] = Object.values(TranscriptMessage);
    const odd = { ...Object.values(OtherServerMessage)[0], type: 'a\nb', session_id: '\u001b[31m' };
    const bodies = [message, { event: 'live', payload: odd }].map((body) => JSON.stringify(body));
    for (const body of [...bodies, ...bodies])
      expect(await shared.send('/messages', 'POST', body)).toBe(204);
    await shared.waitFor(/\n\S+ (final|partial) \w+/);
    await shared.waitFor(/\n\\(u001b|x1b)\[31m a\\nb\n/);
    expect(shared.printed().match(/ (final|partial) \w+|a\\nb/g)).toHaveLength(2);
  });

  it('a receiver continues after a crash and receives only at its secret path', async (context) => {
    const folder = temporaryFolder();
    const { id } = await createJob(stub, {});
    writeFileSync(join(folder, `${id}.new`), '');
    const own = { JOBS: folder, RECEIVE_SECRET: 'a1b2' };
    const { waitFor, send, bodies } = await receive(file, context, stub, own);
    await waitFor(new RegExp(`${id} done`));
    for (const path of ['/callback', '//callback', '/a1b3/callback', '/a1b2/messages/callback'])
      expect(await send(path, 'POST', BODY)).toBe(404);
    expect(await send('/a1b2/callback', 'PUT', BODY)).toBe(204);
    expect(bodies()).toEqual([BODY]);
  });
});

it.for(RECEIVERS)('%s ends with one line if its port is in use', async (file, context) => {
  const { url, port } = await serve(() => {});
  const own = { PORT: `${port}`, JOBS: temporaryFolder() };
  const run = await runSample(file, [], { ...envOf({ url, key: 'k' }), ...own }, context);
  expect(run).toMatchObject({ status: 1, stderr: expect.stringMatching(/^.*in use.*\n$/) });
});

it.for(RECEIVERS)('%s keeps the newest 1,000 bodies', async (file, context) => {
  const folder = temporaryFolder();
  const files = Array.from({ length: 1000 }, (_, index) => `arrived/${index}`);
  writeInto(folder, Object.fromEntries(files.map((name) => [name, ''])));
  utimesSync(join(folder, 'arrived/7'), 1, 1);
  const receiver = await receive(file, context, await start(), { JOBS: folder });
  expect(await receiver.send('/callback', 'POST', BODY)).toBe(204);
  expect(files.filter((name) => !existsSync(join(folder, name)))).toEqual(['arrived/7']);
});

it.for(RECEIVERS)('%s responds with 503 while 1,000 jobs are pending', async (file, context) => {
  let isReleased = false;
  const held: ServerResponse[] = [];
  const { url } = await serve((_, response) => {
    if (isReleased) response.writeHead(404).end();
    else held.push(response);
  });
  const folder = temporaryFolder();
  for (let job = 0; job < 999; job++) writeFileSync(join(folder, `${crypto.randomUUID()}.new`), '');
  const { tell } = await receive(file, context, { url, key: 'k' }, { JOBS: folder });
  // After it has found the files of an earlier run, it fetches three jobs at a time; receive.ts also lists jobs.
  await poll(() => expect(held.length).toBeGreaterThan(2));
  expect(await tell(crypto.randomUUID())).toBe(204);
  const another = crypto.randomUUID();
  expect(await tell(another)).toBe(503);
  isReleased = true;
  for (const response of held) response.writeHead(404).end();
  await poll(async () => expect(await tell(another)).toBe(204));
});

it.for(RECEIVERS)(
  '%s saves any number of jobs without a notification and accepts a notification',
  async (file, context) => {
    const ids = Array.from({ length: 1200 }, () => crypto.randomUUID());
    const items = ids.map((id) => ({ ...PreRecordedJob.done, id }));
    const { url } = await serve(({ url: path = '' }, response) => {
      const isMore = path.includes('offset');
      const next = isMore ? null : `${url}/v2/transcription?offset=600`;
      const page = isMore ? items.slice(600) : items.slice(0, 600);
      // Fetches of single jobs get no response.
      if (path.startsWith('/v2/transcription')) response.end(JSON.stringify({ items: page, next }));
    });
    const { kept, tell } = await receive(file, context, { url, key: 'k' });
    await poll(() => {
      const found = new Set(kept());
      expect(ids.filter((id) => !found.has(`${id}.json`))).toEqual([]);
    });
    expect(await tell(crypto.randomUUID())).toBe(204);
  },
);
