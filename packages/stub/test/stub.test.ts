/** The routes of the stub: uploads, jobs, the list, refusals, and notifications. */
import { describe, expect, it } from 'vitest';
import { startStub } from '../src/index.ts';
import { matches } from '../src/service/list.ts';
import { call, createJob, list, postJob, receive, start, until, upload } from './support.ts';
import { writeWav } from './wav.ts';

describe('uploads', () => {
  it('measures WAV files and estimates others', async () => {
    const stub = await start();
    const wav = await upload(stub, writeWav(1.5), 'tone.wav');
    expect(wav.audio_metadata).toMatchObject({
      filename: 'tone.wav',
      extension: 'wav',
      audio_duration: 1.5,
    });
    expect(wav.audio_url).toBe(`${stub.url}/file/${wav.audio_metadata.id}`);
    const other = await upload(stub, new Uint8Array(32_000), 'talk.mp3');
    expect(other.audio_metadata).toMatchObject({ audio_duration: 2, size: 32_000 });
  });

  const part = (name: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a.wav"\r\n\r\nhello`;
  it.each([
    ['without its last boundary', part('audio'), 400],
    ['with a file under another name', `${part('other')}\r\n--b--\r\n`, 422],
    ['that is empty', '', 422],
  ])('refuses a form %s', async (_, body, status) => {
    const stub = await start();
    const type = 'multipart/form-data; boundary=b';
    const headers = { 'x-service-key': stub.key, 'content-type': type };
    const response = await fetch(`${stub.url}/v2/upload`, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
  });

  it('refuses other content types', async () => {
    const stub = await start();
    expect((await call(stub, 'POST', '/v2/upload', { audio: 'x' })).status).toBe(415);
  });
});

describe('jobs', () => {
  it.each([
    ['queued', { queueTime: 600_000 }],
    ['processing', { processingTime: 600_000 }],
    ['done', {}],
  ])('are %s in turn', async (status, times) => {
    const stub = await start(times);
    const { id } = (await (await postJob(stub)).json()) as { id: string };
    await until(async () => {
      const job = await (await call(stub, 'GET', `/v2/pre-recorded/${id}`)).json();
      return Object(job).status === status;
    });
  });

  it('have the results of their options and no others', async () => {
    const stub = await start();
    const { audio_url } = await upload(stub, writeWav(8), 'tone.wav');
    const plain = Object(await createJob(stub, { audio_url })).result;
    expect(Object.keys(plain)).toEqual(['metadata', 'transcription']);
    expect(plain.transcription.utterances[0]).not.toHaveProperty('speaker');
    const names = ['translation', 'summarization', 'sentences', 'subtitles', 'diarization'];
    const on = Object.fromEntries(names.map((name) => [name, true]));
    const translation_config = { target_languages: ['fr', 'de'] };
    const { result } = Object(await createJob(stub, { audio_url, ...on, translation_config }));
    expect(result.translation.results).toHaveLength(2);
    expect(result).toMatchObject({ summarization: {}, sentences: { success: true } });
    expect(result.transcription).toMatchObject({ sentences: [{}], subtitles: [{}] });
    expect(result.transcription.utterances).toMatchObject([{ speaker: 0 }, { speaker: 1 }]);
    expect(result.metadata).toMatchObject({ audio_duration: 8, billing_time: 8 });
  });

  it('fail on request and without a file', async () => {
    const stub = await start();
    const code = async (audio_url: string) =>
      Object(await createJob(stub, { audio_url })).error_code;
    expect(await code('https://speech.invalid/stub-error-415.wav')).toBe(415);
    expect(await code(`${stub.url}/file/none`)).toBe(404);
  });

  it('echo their metadata and record their parameters with defaults', async () => {
    const stub = await start();
    const custom_metadata = { garden: 'roses', list: [1, null] };
    const job = await createJob(stub, { custom_metadata, language_config: {} });
    expect(job).toMatchObject({ custom_metadata, request_params: { diarization: false } });
    expect(job.request_params?.language_config).toEqual({ languages: [], code_switching: false });
  });
});

describe('the list', () => {
  it('has pages, the newest job first', async () => {
    const stub = await start();
    for (const n of [1, 2, 3]) await createJob(stub, { custom_metadata: { n } });
    const page = async (query: string) =>
      Object(await (await call(stub, 'GET', `/v2/transcription${query}`)).json());
    const first = await page('?limit=2');
    expect(first.items.map((job: object) => Object(job).custom_metadata.n)).toEqual([3, 2]);
    const second = await page(new URL(first.next).search);
    expect(second.items).toHaveLength(1);
    expect(second.next).toBeNull();
  });

  it('filters by status, kind, and metadata', async () => {
    const stub = await start();
    await createJob(stub, { custom_metadata: { garden: { name: 'roses' }, n: 1 } });
    await call(stub, 'POST', '/v2/live', {});
    const kinds = async (query: string) => (await list(stub, query)).map(({ kind }) => kind);
    expect(await kinds('?kind=live')).toEqual(['live']);
    expect(await kinds('?status=done&status=error')).toEqual(['pre-recorded']);
    expect(await kinds('?custom_metadata[garden][name]=roses')).toEqual(['pre-recorded']);
    expect(await kinds('?custom_metadata[n]=2')).toEqual([]);
  });

  it.each([
    [{ date: '2026-01-31' }, true],
    [{ before_date: '2026-01-31' }, false],
    [{ before_date: '2026-01-31T12:00:01Z' }, true],
    [{ after_date: '2026-01-30' }, true],
    [{ after_date: '2026-01-31' }, false],
    [{ after_date: '2026-01-31T11:59:59Z' }, true],
  ])('compares a job of noon with %o', (query, expected) => {
    const job = { created_at: '2026-01-31T12:00:00.000Z' };
    expect(matches(job as never, query)).toBe(expected);
  });
});

describe('refusals', () => {
  it('lists unknown fields, and drops them if it is not strict', async () => {
    const stub = await start();
    const typo = { audio_url: 'https://speech.invalid/a.wav', diarisation: true };
    const refused = await call(stub, 'POST', '/v2/pre-recorded', typo);
    const message = expect.stringContaining('diarization');
    const issues = [{ path: '/diarisation', message }];
    expect([refused.status, await refused.json()]).toMatchObject([422, { issues }]);
    const where = 'createPreRecordedJob';
    expect(stub.violations).toMatchObject([{ where, issues: [{ path: '/diarisation' }] }]);
    const lax = await start({ strict: false });
    expect((await call(lax, 'POST', '/v2/pre-recorded', typo)).status).toBe(201);
    expect(lax.violations).toMatchObject([{ where, issues: [{ path: '/diarisation' }] }]);
  });

  it.each([
    ['malformed JSON', '{', 400],
    ['no body', '', 422],
    ['a deep body', `{"custom_metadata":{"deep":${'['.repeat(5000)}${']'.repeat(5000)}}}`, 422],
    ['a large body', JSON.stringify({ audio_url: 'x'.repeat(2_000_000) }), 413],
  ])('refuses %s, and the list works on', async (_, body, status) => {
    const stub = await start();
    expect((await call(stub, 'POST', '/v2/pre-recorded', body)).status).toBe(status);
    expect(await list(stub)).toEqual([]);
  });

  it('needs the key, except for pages of other origins that ask whether they may call', async () => {
    const stub = await start();
    for (const key of ['', 'wrong']) {
      expect((await call({ ...stub, key }, 'GET', '/v2/transcription')).status).toBe(401);
    }
    const headers = { origin: 'https://app.invalid', 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${stub.url}/v2/pre-recorded`, { method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect((await call(stub, 'GET', '/v2/unknown')).status).toBe(404);
  });

  it.each([
    [{ prot: 1 }, 'the stub has no `prot`; choose from port'],
    [{ port: 70_000 }, 'the `port` of the stub must be a whole number from 0 to 65535'],
  ])('refuses the options %o', async (options, message) => {
    await expect(startStub(options as object)).rejects.toThrow(message);
  });
});

it('sends callbacks by POST and PUT, the result to callback_url, and the webhook', async () => {
  const receiver = await receive();
  const stub = await start({ webhook: `${receiver.url}/webhook` });
  const at = (path: string) => receiver.arrivals.find((one) => one.path === path);
  for (const method of ['POST', 'PUT']) {
    const callback_config = { url: `${receiver.url}/${method}`, method };
    const { id } = await createJob(stub, { callback: true, callback_config });
    const body = { id, event: 'stub.success' };
    expect(await until(() => at(`/${method}`))).toMatchObject({ method, body });
  }
  const { id } = await createJob(stub, { callback_url: `${receiver.url}/deprecated` });
  expect(await until(() => at('/deprecated'))).toMatchObject({ body: { metadata: {} } });
  await until(() => receiver.arrivals.find(({ body }) => Object(body).id === id));
  await createJob(stub, { callback: false, callback_config: { url: `${receiver.url}/off` } });
  expect(at('/off')).toBeUndefined();
});

it('logs a notification that cannot be delivered', async () => {
  const lines: string[] = [];
  const stub = await start({ log: (line) => lines.push(line) });
  await createJob(stub, { callback: true, callback_config: { url: 'http://127.0.0.1:1/' } });
  await until(() => lines.find((line) => line.startsWith('POST http://127.0.0.1:1/ failed')));
});
