/** The stub over HTTP and WebSockets, beyond the conformance run. */
import { once } from 'node:events';
import { connect as dial } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { examplesOf, OPERATIONS } from '../src/contract.ts';
import * as endpoints from '../src/endpoints.ts';
import { startStub } from '../src/index.ts';
import { newJob } from '../src/jobs.ts';
import { SIZES } from '../src/options.ts';
import * as results from '../src/results.ts';
import { createService } from '../src/service.ts';
import {
  call,
  connect,
  createJob,
  createSession,
  holdTimers,
  list,
  openSession,
  PATHS,
  postJob,
  STOP,
  seconds,
  start,
  until,
  upload,
} from './support.ts';
import { writeWav } from './wav.ts';

const HOUR = 3_600_000;
/** A request whose metadata is nested so many times. */
const deepRequest = (depth: number) =>
  `{"audio_url":"http://x.invalid","custom_metadata":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;

describe('a request', () => {
  it('needs no body if the contract requires none', async () => {
    const stub = await start();
    expect((await call(stub, 'POST', PATHS.live)).status).toBe(201);
    expect((await call(stub, 'POST', PATHS.live, 'null')).status).toBe(422);
    expect((await call(stub, 'POST', PATHS.creation)).status).toBe(422);
  });

  it('gets a response with issues and their paths if it violates the contract', async () => {
    const stub = await start();
    const answers = [
      await call(stub, 'POST', PATHS.live, { channels: 0, endpointing: -1 }),
      await call(stub, 'GET', `${PATHS.list}?offset=-1&limit=0`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject([
      { issues: [{ path: '/channels' }, { path: '/endpointing' }] },
      { issues: [{ path: '/offset' }, { path: '/limit' }] },
    ]);
  });

  it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded'])(
    'of the content type %s gets a response that names the right one',
    async (type) => {
      const stub = await start();
      const headers = { 'x-service-key': stub.key, ...(type && { 'content-type': type }) };
      const body = Buffer.from('{}');
      for (const [path, wanted] of [
        [PATHS.live, 'application/json'],
        [PATHS.upload, 'multipart/form-data'],
      ]) {
        const response = await fetch(stub.url + path, { method: 'POST', headers, body });
        expect(response.status).toBe(415);
        const advice = `send the body with the header content-type: ${wanted}`;
        expect(await response.json()).toMatchObject({ message: advice });
      }
    },
  );

  it('is accepted without an unknown field, which is reported once', async () => {
    const notices: string[] = [];
    const stub = await start({ onNotice: (notice) => notices.push(notice) });
    const request = { PLANTED: 1, diarization_config: { PLANTED: 2 } };
    for (const one of [request, request]) {
      const { request_params } = await createJob(stub, one);
      expect(request_params).toMatchObject({ diarization_config: {} });
      expect(JSON.stringify(request_params)).not.toContain('PLANTED');
    }
    expect((await call(stub, 'GET', `${PATHS.list}?PLANTED=1`)).status).toBe(200);
    expect(notices.sort()).toEqual([
      'createPreRecordedJob: the contract does not name /PLANTED: it was left out',
      'createPreRecordedJob: the contract does not name /diarization_config/PLANTED: it was left out',
      'listTranscriptionJobs: the contract does not name /PLANTED: it was left out',
    ]);
  });

  it('keeps metadata with names that objects inherit', async () => {
    const custom_metadata = '{"__proto__":{"a":1},"constructor":{"prototype":{}},"toString":"b"}';
    const body = `{"audio_url":"https://speech.invalid/a.wav","custom_metadata":${custom_metadata}}`;
    const stub = await start();
    const created = await call(stub, 'POST', PATHS.creation, body);
    expect(created.status).toBe(201);
    const { result_url } = (await created.json()) as { result_url: string };
    expect(await (await call(stub, 'GET', result_url)).text()).toContain(custom_metadata);
    expect(await list(stub, '?custom_metadata[constructor][prototype]=c')).toEqual([]);
    expect(await list(stub, '?custom_metadata[toString]=b')).toHaveLength(1);
  });

  it('with an unknown field is refused by a strict stub', async () => {
    const response = await postJob(await start({ strict: true }), { PLANTED: true });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('PLANTED');
  });
});

describe('a recording', () => {
  it('gets its metadata when it is uploaded', async () => {
    const stub = await start();
    const { audio_metadata } = await upload(stub, writeWav(2, { channels: 2 }), 'a.b.wav');
    expect(audio_metadata).toMatchObject({
      filename: 'a.b.wav',
      extension: 'wav',
      size: 128_044,
      audio_duration: 2,
      number_of_channels: 2,
    });
    const other = await upload(stub, 'no audio', 'notes');
    expect(other.audio_metadata).toMatchObject({ extension: '', size: 8 });
  });

  it('fails with the code in its URL, or with 404 if it was never uploaded', async () => {
    const stub = await start();
    const failed = { file: null, request_params: null, result: null, status: 'error' };
    const asked = { audio_url: 'https://speech.invalid/stub-error-415.wav' };
    expect(await createJob(stub, asked)).toMatchObject({ ...failed, error_code: 415 });
    const lost = { audio_url: `${stub.url}/file/no-such-file` };
    expect(await createJob(stub, lost)).toMatchObject({ ...failed, error_code: 404 });
  });
});

describe('an operation that the stub does not implement', () => {
  const service = createService({});
  const job = newJob('live', {});
  service.jobs.add(job);

  it.each<Record<string, string>>([{}, { id: job.id }])(
    'returns its documented example: %o',
    (params) => {
      const { schema } = OPERATIONS.listTranscriptionJobs.responses['200'] ?? {};
      const [[, body] = []] = examplesOf(schema ?? '');
      expect(body).toBeDefined();
      const answer = endpoints.exampleResponse(service, 'listTranscriptionJobs', params);
      expect(answer).toMatchObject({ status: 200, body });
    },
  );

  it.each(['text/vtt', 'audio/wav'])('sends a sample of %s', async (contentType) => {
    const id = 'listTranscriptionJobs';
    const response = { schema: null, contentTypes: [contentType, 'application/json'] };
    const planted = { ...OPERATIONS[id], responses: { '200': response } };
    const spies = [
      vi.spyOn(OPERATIONS, id, 'get').mockReturnValue(planted),
      vi.spyOn(endpoints, 'endpointsOf').mockReturnValue({}),
    ];
    onTestFinished(() => {
      for (const spy of spies) spy.mockRestore();
    });
    const stub = await startStub();
    const { status, headers } = await call(stub, 'GET', planted.path);
    await stub.close();
    expect([status, headers.get('content-type')]).toEqual([200, contentType]);
    expect(stub.violations).toEqual([]);
  });

  it('returns 404 for an unknown identifier', () => {
    const refused = expect.objectContaining({ statusCode: 404 });
    expect(() => endpoints.exampleResponse(service, 'getPreRecordedJob', { id: 'other' })).toThrow(
      refused,
    );
  });
});

it('the stub responds with a 500 instead of violating the contract, and reports it', async () => {
  const reported: string[] = [];
  const { resultOf } = results;
  // A transcription time that breaks the contract.
  const broken = vi.spyOn(results, 'resultOf').mockImplementation((...args) => {
    const result = resultOf(...args);
    return { ...result, metadata: { ...result.metadata, transcription_time: Number.NaN } };
  });
  onTestFinished(() => broken.mockRestore());
  const stub = await startStub({
    queueTime: 0,
    processingTime: 0,
    onViolation: ({ where }) => reported.push(where),
  });
  await postJob(stub);
  const response = await until(async () => {
    const answer = await call(stub, 'GET', PATHS.list);
    return answer.status === 200 ? undefined : answer;
  });
  await stub.close();
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({
    issues: [{ message: expect.stringContaining('/transcription_time: ') }],
  });
  expect(reported).toEqual(['listTranscriptionJobs']);
  expect(stub.violations).toHaveLength(1);
});

it.each(['https://speech.invalid/base', 'https://speech.invalid/base/'])(
  'every URL in responses begins with the base URL %s',
  async (baseUrl) => {
    const stub = await start({ baseUrl });
    const base = 'https://speech.invalid/base';
    const { audio_url } = await upload(stub, 'x', 'x.wav');
    const answers = await Promise.all([
      postJob(stub, { audio_url }),
      call(stub, 'POST', PATHS.live, {}),
      call(stub, 'GET', `${PATHS.list}?limit=1`),
    ]);
    const text = (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
    expect(audio_url).toMatch(new RegExp(`^${base}/file/`));
    for (const [address] of text.matchAll(/(?:https?|wss?):[^"]+/g))
      expect(address).toMatch(/^(?:https|wss):\/\/speech\.invalid\/base\/(?:v2|file)\//);
    const job = await until(async () => (await list(stub, '?kind=pre-recorded&status=done'))[0]);
    expect(job.file).toMatchObject({ filename: 'x.wav', source: audio_url });
  },
);

it('a page on another origin may call each operation with the key, and read refusals and headers', async () => {
  const stub = await start();
  for (const { path, method } of Object.values(OPERATIONS)) {
    const headers = {
      origin: 'http://page.invalid',
      'access-control-request-method': method,
      'access-control-request-headers': 'x-service-key,content-type',
    };
    const asked = await fetch(stub.url + path, { method: 'OPTIONS', headers });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-methods')?.split(/, ?/)).toContain(method);
    const allowed = asked.headers.get('access-control-allow-headers')?.split(/, ?/);
    expect(allowed).toEqual(expect.arrayContaining(['x-service-key', 'content-type']));
  }
  const called = [call(stub, 'GET', PATHS.list), fetch(stub.url + PATHS.list), fetch(stub.url)];
  const answers = await Promise.all(called);
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 404]);
  for (const name of ['access-control-allow-origin', 'access-control-expose-headers']) {
    expect(answers.map(({ headers }) => headers.get(name))).toEqual(['*', '*', '*']);
  }
});

it('a stub that listens on all addresses uses the called host in its URLs', async () => {
  const stub = await start({ listen: '0.0.0.0' });
  const url = stub.url.replace(/[\w.]+(?=:\d)/, 'localhost');
  const { result_url } = (await (await postJob({ ...stub, url })).json()) as { result_url: string };
  expect(result_url.startsWith(`${url}/`)).toBe(true);
  expect((await call(stub, 'GET', result_url)).status).toBe(200);
});

describe('a live session', () => {
  const chunk = (bytes: Buffer) =>
    JSON.stringify({ type: 'audio_chunk', data: { chunk: bytes.toString('base64') } });
  it.each([
    ['in JSON and in binary frames', {}, [chunk(seconds(0.5)), seconds(0.5)]],
    ['in A-law', { encoding: 'wav/alaw', sample_rate: 8000 }, [Buffer.alloc(8000)]],
    ['of 32 bits on two channels', { bit_depth: 32, channels: 2 }, [seconds(4)]],
    ['in a WAV file of another rate', { sample_rate: 8000 }, [writeWav(1)]],
  ])(
    'sends the transcript of one second of audio %s after stop_recording',
    async (_, config, frames) => {
      const { socket, messages, closed } = await openSession(await start(), config);
      for (const frame of frames) socket.send(frame);
      socket.send(STOP);
      expect(await closed).toBe(1000);
      const transcripts = messages.filter(({ type }) => type === 'transcript');
      const data = { is_final: true, utterance: { text: 'Hello and' } };
      expect(transcripts).toMatchObject([{ data }]);
    },
  );

  it('reports a chunk that is not base64, and ignores it', async () => {
    const { socket, messages, closed } = await openSession(await start());
    for (const chunk of ['%%%', 'a', 'ab=', 'abc_']) {
      socket.send(JSON.stringify({ type: 'audio_chunk', data: { chunk } }));
    }
    for (const chunk of ['', 'YQ==', 'YQ', 'YWJj']) {
      socket.send(JSON.stringify({ type: 'audio_chunk', data: { chunk } }));
    }
    socket.send(STOP);
    await closed;
    const data = { issues: [{ path: '/data/chunk', message: 'must be base64' }] };
    expect(messages.map(({ type }) => type)).toEqual(Array(4).fill('stub_error'));
    for (const message of messages) expect(message.data).toEqual(data);
  });

  it('reports once that a client sent messages as binary frames', async () => {
    const notices: string[] = [];
    const { socket } = await openSession(await start({ onNotice: (one) => notices.push(one) }));
    for (const frame of ['{', '{}{}', STOP, STOP]) socket.send(Buffer.from(frame));
    await expect.poll(() => notices).toHaveLength(1);
    expect(notices[0]).toMatch(
      /^session \S+: a binary frame is JSON, but counts as audio: send text$/,
    );
  });

  it('answers a message of the first version with what it is called now', async () => {
    const { socket, messages } = await openSession(await start());
    for (const old of [{ event: 'terminate' }, { frames: 'YQ==' }]) {
      socket.send(JSON.stringify(old));
    }
    await expect.poll(() => messages).toHaveLength(2);
    expect(messages.flatMap(({ data }) => data.issues)).toEqual([
      {
        path: '',
        message: '{event: terminate} is of the first version. Now: `type` is `stop_recording`.',
      },
      { path: '', message: expect.stringMatching(/^\{frames\} is of .*`data.chunk`/) },
    ]);
  });

  it('acknowledges each second of audio, and not each frame', async () => {
    const { socket, messages, closed } = await openSession(await start());
    for (let frame = 0; frame < 6; frame += 1) socket.send(seconds(0.5));
    socket.send(STOP);
    await closed;
    const acknowledged = messages.filter(({ type }) => type === 'stub_acknowledgment');
    expect(acknowledged.map(({ data }) => data.seconds)).toEqual([1, 2, 3]);
  });

  it('reports a header that contradicts itself, and uses its configuration', async () => {
    const { socket, messages, closed } = await openSession(await start());
    const file = Buffer.from(writeWav(1));
    file.writeUInt32LE(1, 28);
    socket.send(file);
    socket.send(STOP);
    await closed;
    const [error] = messages.filter(({ type }) => type === 'stub_error');
    expect(error?.data.issues[0].message).toContain('the WAV header cannot be true: 1 bytes');
    const transcripts = messages.filter(({ type }) => type === 'transcript');
    expect(transcripts.at(-1)?.data.utterance.text).toBe('Hello and');
  });

  it('waits for another connection after losing one, and fails without it', () => {
    const { timers, job, socket, attach } = holdTimers();
    expect(timers).toHaveLength(1);
    attach();
    expect(timers).toHaveLength(0);
    socket.emit('close');
    expect([timers.length, job.status]).toEqual([1, 'processing']);
    timers[0]?.();
    expect(job).toMatchObject({ status: 'error', error_code: 408 });
  });

  it('reports an unknown message, and marks message types of its own by a prefix', async () => {
    const { socket, messages, closed } = await openSession(await start(), {
      pre_processing: {},
      realtime_processing: { translation: true },
      post_processing: { summarization: true },
      messages_config: { receive_lifecycle_events: true },
    });
    socket.send('{"type":"start"}');
    socket.send(seconds(1));
    socket.send(STOP);
    await closed;
    expect(messages.map(({ type }) => type)).toEqual([
      'stub_session_begin',
      'stub_pre_processing',
      'stub_error',
      'stub_speech_begin',
      'stub_acknowledgment',
      'transcript',
      'stub_speech_end',
      'stub_translation',
      'stub_summarization',
      'stub_session_end',
    ]);
    expect(messages[2]?.data.issues).toMatchObject([{ path: '/type' }]);
  });

  it('fails when nobody connects', async () => {
    const stub = await start({ connectTime: 0 });
    await call(stub, 'POST', PATHS.live, {});
    const failed = await until(async () => (await list(stub, '?status=error'))[0]);
    expect(failed).toMatchObject({ kind: 'live', error_code: 408 });
  });
});

describe('a WebSocket', () => {
  it.each([
    [401, 'without a token', (url: string) => url.replace(/token=.*/, '')],
    [401, 'with another token', (url: string) => `${url}0`],
    [404, 'at another path', (url: string) => url.replace('?', '/x?')],
  ])('is refused with %i %s', async (status, _, other) => {
    const url = await createSession(await start());
    await expect(connect(other(url))).rejects.toThrow(`Unexpected server response: ${status}`);
  });

  it('is ignored after another one has replaced it', async () => {
    const { url, socket, closed, messages } = await openSession(await start());
    const again = await connect(url);
    socket.send(seconds(4));
    socket.send(STOP);
    expect(await closed).toBe(4001);
    again.socket.send(seconds(1));
    again.socket.send(STOP);
    expect(await again.closed).toBe(1000);
    const heard = [...messages, ...again.messages].filter(({ type }) => type === 'transcript');
    expect(heard.map(({ data }) => data.utterance.text)).toEqual(['Hello and']);
  });
});

describe('the stub', () => {
  it.each([
    [413, 'too large a body', PATHS.live, `{"x":"${'x'.repeat(SIZES.request)}"}`],
    [201, 'an inherited name', PATHS.live, '{"__proto__":{},"constructor":{"prototype":1}}'],
    [422, 'a very deep body', PATHS.creation, deepRequest(5000)],
    // The request and its metadata are one level each.
    [422, 'too deep a body', PATHS.creation, deepRequest(SIZES.depth)],
    [201, 'a deep body', PATHS.creation, deepRequest(SIZES.depth - 1)],
    [431, 'too large a head', `/${'x'.repeat(16 * 1024)}`, '{}'],
  ])('responds with %i to %s', async (status, _, path, body) => {
    expect((await call(await start(), 'POST', path, body)).status).toBe(status);
  });

  it('responds with 413 to a file that is too large', async () => {
    const stub = await start({ limits: { uploadBytes: 1000 } });
    expect(await upload(stub, 'x'.repeat(1001), 'a.wav')).toMatchObject({ statusCode: 413 });
  });

  it('closes the connection on a frame that is too large', async () => {
    const { socket, closed } = await openSession(await start());
    socket.send(Buffer.alloc(SIZES.frame + 1));
    expect(await closed).toBe(1009);
  });
});

describe('at its limit, the stub', () => {
  it('keeps uploads up to its limit, and drops the oldest for one more', async () => {
    const small = await start({ limits: { uploads: 2 } });
    const [first, second] = [await upload(small, 'x', '1'), await upload(small, 'x', '2')];
    const { audio_url } = first;
    expect(await createJob(small, { audio_url })).toMatchObject({ status: 'done' });
    await upload(small, 'x', '3');
    expect(await createJob(small, { audio_url })).toMatchObject({ error_code: 404 });
    const kept = { audio_url: second.audio_url };
    expect(await createJob(small, kept)).toMatchObject({ status: 'done' });
  });

  it('drops the oldest finished job or upload for a new one', async () => {
    const small = await start({ limits: { jobs: 3, uploads: 2 } });
    const { audio_url } = await upload(small, 'x', 'x.wav');
    for (let i = 0; i < 4; i++) await createJob(small, await upload(small, 'x', 'x.wav'));
    const lost = { status: 'error', error_code: 404 };
    expect(await createJob(small, { audio_url })).toMatchObject(lost);
    expect(await list(small, '?limit=100')).toHaveLength(3);
  });

  it('refuses a job while none is finished', async () => {
    const small = await start({ queueTime: HOUR, limits: { jobs: 1 } });
    expect((await postJob(small)).status).toBe(201);
    expect((await postJob(small)).status).toBe(429);
    expect((await call(small, 'POST', PATHS.live, {})).status).toBe(429);
  });

  it('refuses a session until another one has ended', async () => {
    const small = await start({ limits: { sessions: 1 } });
    const { socket, closed } = await openSession(small);
    expect((await call(small, 'POST', PATHS.live, {})).status).toBe(429);
    socket.send(STOP);
    await closed;
    expect((await call(small, 'POST', PATHS.live, {})).status).toBe(201);
  });
});

it('a stub that stops closes sessions with 1001, whatever its other clients do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const other = await startStub();
    const polite = await openSession(other);
    const silent = await openSession(other);
    silent.connection.removeAllListeners('data');
    const idle = dial(Number(new URL(other.url).port), '127.0.0.1').on('error', () => {});
    await once(idle, 'connect');
    const ended = other.close();
    expect(await polite.closed).toBe(1001);
    await vi.runAllTimersAsync();
    await ended;
  } finally {
    vi.useRealTimers();
  }
});
