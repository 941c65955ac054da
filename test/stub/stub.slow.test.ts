/** The stub service: what the conformance run does not look at. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations } from 'speech-to-text-contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Stub, startStub, writeWav } from '../../stub/src/index.ts';
import { call, createJob, openSession, PATIENT, start } from './support.ts';

describe('requests', () => {
  it('reach every operation of the document', async () => {
    const stub = await start();
    for (const { method, path } of Object.values(operations)) {
      const response = await fetch(stub.url + path.replace('{id}', 'x'), { method });
      expect([path, response.status]).toEqual([path, 401]);
    }
    expect(Object.keys(operations)).toHaveLength(5);
  });

  it('without a good key get the documented body', async () => {
    const stub = await start();
    const response = await fetch(`${stub.url}/v2/transcription?limit=3`);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      timestamp: expect.stringMatching(/Z$/),
      path: '/v2/transcription?limit=3',
      request_id: expect.any(String),
      statusCode: 401,
      message: expect.stringContaining('x-service-key'),
    });
  });

  it('that are wrong get issues with their paths', async () => {
    const stub = await start();
    const response = await call(stub, 'POST', '/v2/live', { channels: 9, endpointing: 'soon' });
    expect(response.status).toBe(422);
    const body = (await response.json()) as { issues: { path: string }[] };
    expect(body.issues.map(({ path }) => path).sort()).toEqual(['/channels', '/endpointing']);
    const query = await call(stub, 'GET', '/v2/transcription?limit=0&kind=dead');
    expect(await query.json()).toMatchObject({ issues: [{ path: '/limit' }, { path: '/kind/0' }] });
  });

  it.each([
    ['POST', '/v2/live', '{"channels":', 400],
    ['POST', '/v2/live', '"x"', 422],
    ['POST', '/v2/upload', '{}', 415],
    ['GET', '/v2/elsewhere', undefined, 404],
    ['GET', '/v2/pre-recorded/45463597-20b7-4af7-b3b3-f5fb778203ab', undefined, 404],
    ['POST', '/v2/live', `"${'x'.repeat(2 * 1024 * 1024)}"`, 413],
  ])('%s %s with %.20s is answered with %i', async (method, path, body, status) => {
    const stub = await start();
    const response = await call(stub, method, path, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ statusCode: status, path });
  });

  it('with unknown fields are accepted, or refused when the stub is strict', async () => {
    const request = { audio_url: 'https://speech.invalid/a.wav', diarisation: true };
    const lenient = await start();
    const job = await createJob(lenient, request);
    expect(job.request_params).not.toHaveProperty('diarisation');
    const strict = await start({ strict: true });
    const response = await call(strict, 'POST', '/v2/pre-recorded', request);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('diarisation');
  });
});

describe('recordings', () => {
  it('are described when they are uploaded', async () => {
    const stub = await start();
    const upload = async (bytes: BlobPart, name: string) => {
      const form = new FormData();
      form.append('audio', new Blob([bytes]), name);
      const headers = { 'x-service-key': stub.key };
      const response = await fetch(`${stub.url}/v2/upload`, {
        method: 'POST',
        headers,
        body: form,
      });
      return ((await response.json()) as { audio_metadata: object }).audio_metadata;
    };
    expect(await upload(writeWav(2, { channels: 2 }), 'a.b.wav')).toMatchObject({
      filename: 'a.b.wav',
      extension: 'wav',
      size: 128_044,
      audio_duration: 2,
      number_of_channels: 2,
    });
    expect(await upload('no audio', 'notes')).toMatchObject({ extension: '', size: 8 });
  });

  it('are recorded with every default', async () => {
    const job = await createJob(await start(), {
      translation_config: { target_languages: ['de'] },
    });
    expect(job.request_params).toMatchObject({
      diarization: false,
      custom_vocabulary: false,
      translation_config: { model: 'base', lipsync: true, informal: false },
    });
    expect(job.request_params).not.toHaveProperty('subtitles_config');
  });

  it('fail with the code that their address names, or when there is no such file', async () => {
    const stub = await start();
    const failed = { file: null, request_params: null, result: null, status: 'error' };
    const asked = { audio_url: 'https://speech.invalid/stub-error-415.wav' };
    expect(await createJob(stub, asked)).toMatchObject({ ...failed, error_code: 415 });
    const lost = { audio_url: `${stub.url}/file/no-such-file` };
    expect(await createJob(stub, lost)).toMatchObject({ ...failed, error_code: 404 });
  });

  it('name their speakers, languages and spellings as asked', async () => {
    const job = await createJob(await start(), {
      diarization: true,
      diarization_config: { number_of_speakers: 3 },
      language_config: { languages: ['fr'] },
      custom_spelling: true,
      custom_spelling_config: { spelling_dictionary: { Welcome: ['welcome'] } },
    });
    const { utterances = [], languages } = job.result?.transcription ?? {};
    expect(utterances.map(({ speaker }) => speaker)).toEqual([0, 1, 2]);
    expect(languages).toEqual(['fr']);
    expect(utterances[0]?.text).toContain('and Welcome to');
  });

  it('tell who wants to know, of failures as well', async () => {
    const received: { method: string; url: string; body: object }[] = [];
    const server = createServer(async (request, response) => {
      const text = (await request.toArray()).join('');
      const { method = '', url = '' } = request;
      received.push({ method, url, body: JSON.parse(text) });
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const stub = await start({ webhooks: [`${base}/hook`] });
    const to = { callback: true, callback_config: { url: `${base}/put`, method: 'PUT' } };
    const done = await createJob(stub, { ...to, callback_url: `${base}/old` });
    const failed = await createJob(stub, {
      ...to,
      audio_url: 'https://speech.invalid/stub-error-500.wav',
    });
    await expect.poll(() => received.length, PATIENT).toBe(4);
    server.close();
    const sent = (url: string) => received.filter((one) => one.url === url);
    expect(sent('/put')).toEqual([
      { method: 'PUT', url: '/put', body: { id: done.id, event: 'stub.success' } },
      { method: 'PUT', url: '/put', body: { id: failed.id, event: 'stub.error' } },
    ]);
    expect(sent('/hook')).toEqual([{ method: 'POST', url: '/hook', body: { id: done.id } }]);
    expect(sent('/old')).toEqual([{ method: 'POST', url: '/old', body: done.result }]);
  });
});

describe('an answer that breaks the contract', () => {
  it('is a 500 with the issues, and is told', async () => {
    const told: string[] = [];
    const stub = await startStub({
      // No address can be made of this: what is built with it is no URI.
      baseUrl: 'nowhere',
      onViolation: ({ where }) => told.push(where),
    });
    const audio_url = 'https://speech.invalid/a.wav';
    const response = await call(stub, 'POST', '/v2/pre-recorded', { audio_url });
    await stub.close();
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      issues: [{ message: expect.stringContaining('/result_url: expected an absolute URI') }],
    });
    expect(told).toEqual(['createPreRecordedJob']);
    expect(stub.violations).toHaveLength(1);
  });
});

describe('the end', () => {
  it('comes at once, whatever is going on', async () => {
    const stub = await startStub({ queueTime: 60_000 });
    const { closed } = await openSession(stub);
    await call(stub, 'POST', '/v2/pre-recorded', { audio_url: 'https://speech.invalid/a.wav' });
    const start = performance.now();
    await stub.close();
    expect(await closed).toBe(1006);
    expect(performance.now() - start).toBeLessThan(1000);
    await expect(fetch(stub.url)).rejects.toThrow();
  });
});

describe('the command line', () => {
  const children: ReturnType<typeof spawn>[] = [];
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  function run(...args: string[]) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'stub/src/cli.ts', ...args]);
    children.push(child);
    const said = { stdout: '', stderr: '' };
    child.stdout.on('data', (text) => {
      said.stdout += text;
    });
    child.stderr.on('data', (text) => {
      said.stderr += text;
    });
    return { child, said, exit: once(child, 'exit').then(([code]) => code as number | null) };
  }

  it.each(['SIGINT', 'SIGTERM'] as const)('prints its address, and stops at %s', async (signal) => {
    const { child, said, exit } = run('--port', '0', '--key', 'secret');
    await expect.poll(() => said.stdout, PATIENT).toContain('\n');
    const [, url = ''] =
      /^(http:\/\/127\.0\.0\.1:\d+) {2}\(x-service-key: secret\)\n$/.exec(said.stdout) ?? [];
    const response = await fetch(`${url}/v2/transcription`, {
      headers: { 'x-service-key': 'secret' },
    });
    expect(response.status).toBe(200);
    child.kill(signal);
    expect(await exit).toBe(0);
    expect(said.stderr).toBe('');
  });

  it('says which port is taken', async () => {
    const stub = await start();
    const port = new URL(stub.url).port;
    const { said, exit } = run('--port', port);
    expect(await exit).toBe(1);
    expect(said.stderr).toBe(`port ${port} is taken; choose another --port\n`);
  });

  it.each([
    [['--port', 'x'], '--port takes a number from 0 to 65535, got "x"'],
    [['--base-url', 'x'], '--base-url is no address'],
    [['--colour'], "Unknown option '--colour'"],
  ])('explains %j', async (args, message) => {
    const { said, exit } = run(...args);
    expect(await exit).toBe(2);
    expect(said.stderr).toContain(message);
  });
});

describe('the start', () => {
  let stub: Stub;
  beforeAll(async () => {
    stub = await startStub();
    await stub.close();
  });

  it('takes less than a second', async () => {
    const before = performance.now();
    stub = await startStub();
    expect(performance.now() - before).toBeLessThan(1000);
    await stub.close();
  });
});
