/** The stub service: what the conformance run does not look at. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations } from 'speech-to-text-contract/operations';
import type { JobPage, PreRecordedJob } from 'speech-to-text-contract/types';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Checker, keepKnown } from '../stub/src/check.ts';
import { type Stub, type StubOptions, startStub, writeWav } from '../stub/src/index.ts';
import { type AnyState, Jobs } from '../stub/src/jobs.ts';
import { matches, page } from '../stub/src/listing.ts';
import { Notifier } from '../stub/src/notify.ts';
import { LIMITS } from '../stub/src/options.ts';
import { SampleSpeech, speller } from '../stub/src/speech.ts';
import { readWavHeader, wavDuration } from '../stub/src/wav.ts';

const PATIENT = { timeout: 20_000 };
const JSON_TYPE = { 'content-type': 'application/json' };
const stubs: Stub[] = [];

afterEach(async () => {
  for (const stub of stubs.splice(0)) {
    await stub.close();
    // An answer that breaks the contract fails the test that caused it, unless that expects it.
    expect(stub.violations).toEqual([]);
  }
});

async function start(options: StubOptions = {}): Promise<Stub> {
  const stub = await startStub({ queueTime: 5, processingTime: 5, ...options });
  stubs.push(stub);
  return stub;
}

function call(stub: Stub, method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { 'x-service-key': stub.key, ...(body !== undefined && JSON_TYPE) };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(new URL(path, stub.url), {
    method,
    headers,
    ...(body !== undefined && { body: text }),
  });
}

async function createJob(stub: Stub, request: object): Promise<PreRecordedJob> {
  const audio_url = 'https://speech.invalid/a.wav';
  const created = await call(stub, 'POST', '/v2/pre-recorded', { audio_url, ...request });
  expect(created.status).toBe(201);
  const { result_url } = (await created.json()) as { result_url: string };
  for (;;) {
    const job = (await (await call(stub, 'GET', result_url)).json()) as PreRecordedJob;
    if (job.status === 'done' || job.status === 'error') return job;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function openSession(stub: Stub, config: object = {}) {
  const created = await call(stub, 'POST', '/v2/live', config);
  expect(created.status).toBe(201);
  const { url } = (await created.json()) as { url: string };
  return { url, ...(await connect(url)) };
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into messages of kinds without a shape
type Message = { type: string; session_id: string; data: any };

async function connect(url: string) {
  const socket = new WebSocket(url);
  const messages: Message[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  return { socket, messages, closed };
}

const STOP = '{"type":"stop_recording"}';
/** A second of audio by default: 16,000 samples of 16 bits. */
const seconds = (count: number) => Buffer.alloc(32_000 * count);

describe('WAV headers', () => {
  it.each([1, 2])('are read from a file with %i channels', (channels) => {
    const file = writeWav(1.5, { sampleRate: 8000, channels });
    const header = readWavHeader(file.subarray(0, 44));
    expect(header).toMatchObject({ channels, sampleRate: 8000, dataStart: 44 });
    expect(header && wavDuration(header, file.length)).toBe(1.5);
  });

  it('are read past other chunks, of odd length too', () => {
    const file = writeWav(1);
    const other = Buffer.from('LIST\x03\0\0\0abc\0', 'latin1');
    const longer = Buffer.concat([file.subarray(0, 12), other, file.subarray(12)]);
    expect(readWavHeader(longer)).toMatchObject({ channels: 1, dataStart: 56 });
  });

  it.each([0, 0xffffffff])('without a length (%i) count by the size of the file', (length) => {
    const file = writeWav(2);
    new DataView(file.buffer).setUint32(40, length, true);
    const header = readWavHeader(file);
    expect(header?.dataLength).toBeNull();
    expect(header && wavDuration(header, file.length)).toBe(2);
  });

  it('that promise more than there is do not count', () => {
    const file = writeWav(2).subarray(0, 44 + 32_000);
    const header = readWavHeader(file);
    expect(header && wavDuration(header, file.length)).toBe(1);
  });

  it('are not seen in anything else', () => {
    const file = writeWav(1);
    const noChannels = file.slice();
    noChannels[22] = 0;
    for (const bytes of [new Uint8Array(), file.subarray(0, 30), noChannels, new Uint8Array(100)]) {
      expect(readWavHeader(bytes)).toBeNull();
    }
  });
});

describe('sample speech', () => {
  const options = { endpointing: 0.05, longest: 60 };

  it('is the same for the same audio, in whatever portions it comes', () => {
    const whole = new SampleSpeech(options).listen(20, true);
    const speech = new SampleSpeech(options);
    const parts = Array.from({ length: 200 }, (_, i) => speech.listen((i + 1) / 10)).flat();
    parts.push(...speech.listen(20, true));
    expect(parts).toEqual(whole);
    expect(whole.length).toBeGreaterThan(4);
  });

  it('says nothing before its time', () => {
    const speech = new SampleSpeech(options);
    expect(speech.listen(0.4)).toEqual([]);
    expect(speech.current).toBeNull();
    speech.listen(0.5);
    expect(speech.current?.words).toMatchObject([{ word: 'Hello', start: 0.2, end: 0.5 }]);
  });

  it('ends an utterance by silence, and by its longest duration', () => {
    const ends = (endpointing: number, longest: number) =>
      new SampleSpeech({ endpointing, longest }).listen(30).map(({ words }) => words.at(-1)?.end);
    expect(ends(0.05, 60).slice(0, 2)).toEqual([3.5, 7.8]);
    const long = new SampleSpeech({ endpointing: 10, longest: 5 }).listen(60);
    expect(long.length).toBeGreaterThan(5);
    for (const { words } of long) {
      expect((words.at(-1)?.end ?? 0) - (words[0]?.start ?? 0)).toBeLessThanOrEqual(5);
    }
  });

  it('is spelled as the dictionary says', () => {
    const spell = speller({ Stub: ['stub'], Hi: ['hello', 'good day'] });
    expect(['Hello', 'stub,', 'other.'].map(spell)).toEqual(['Hi', 'Stub,', 'other.']);
  });
});

describe('the list', () => {
  const job = (created_at: string, more: object = {}): AnyState =>
    ({ created_at, kind: 'live', status: 'done', ...more }) as AnyState;
  const at = job('2026-01-31T12:00:00.000Z', {
    custom_metadata: { team: 'support', size: 3, tags: ['a', 'b'], deep: { er: true } },
  });

  it.each([
    [{ date: '2026-01-31' }, true],
    [{ date: '2026-02-01' }, false],
    [{ date: '2026-01-31T23:00:00Z' }, true],
    [{ before_date: '2026-01-31' }, false],
    [{ before_date: '2026-02-01' }, true],
    [{ before_date: '2026-01-31T12:00:00Z' }, false],
    [{ before_date: '2026-01-31T13:00:00+00:30' }, true],
    [{ after_date: '2026-01-30' }, true],
    [{ after_date: '2026-01-31' }, false],
    [{ after_date: '2026-01-31T12:00:00Z' }, false],
    [{ after_date: '2026-01-31T11:59:59Z' }, true],
    [{ status: ['queued', 'done'] }, true],
    [{ status: ['queued'] }, false],
    [{ kind: ['live'] }, true],
    [{ kind: ['pre-recorded'] }, false],
    [{ custom_metadata: { team: 'support', size: '3' } }, true],
    [{ custom_metadata: { team: 'sales' } }, false],
    [{ custom_metadata: { deep: { er: 'true' }, tags: 'b' } }, true],
    [{ custom_metadata: { tags: ['a', 'c'] } }, false],
    [{ custom_metadata: { constructor: 'x' } }, false],
  ] as const)('matches by %j: %s', (query, expected) => {
    expect(matches(at, query as Parameters<typeof matches>[1])).toBe(expected);
  });

  it('comes in pages with the addresses of its neighbours', () => {
    const jobs = Array.from({ length: 5 }, () => at);
    const address = new URL('http://127.0.0.1:1/v2/transcription?kind=live&limit=2');
    const get = (offset: number) => page(jobs, { offset, limit: 2, kind: ['live'] }, address);
    expect(get(2)).toMatchObject({
      first: 'http://127.0.0.1:1/v2/transcription?kind=live&limit=2&offset=0',
      current: 'http://127.0.0.1:1/v2/transcription?kind=live&limit=2&offset=2',
      next: 'http://127.0.0.1:1/v2/transcription?kind=live&limit=2&offset=4',
    });
    expect([0, 2, 4, 6].map((offset) => get(offset).items.length)).toEqual([2, 2, 1, 0]);
    expect(get(4).next).toBeNull();
    expect(page(jobs.slice(0, 2), { offset: 0, limit: 2 }, address).next).toBeNull();
  });
});

describe('jobs', () => {
  it('know which status may follow which', () => {
    const jobs = new Jobs(LIMITS);
    const job = jobs.create('live', {} as never);
    if (!job) throw new Error('there is room');
    const result = { metadata: {} } as never;
    expect(() => jobs.finish(job, result)).toThrow('queued to done');
    jobs.start(job);
    expect(() => jobs.start(job)).toThrow('processing to processing');
    jobs.finish(job, result);
    expect(() => jobs.fail(job, 500)).toThrow('done to error');
  });

  it('make room for new ones, but not while they are at work', () => {
    const jobs = new Jobs({ ...LIMITS, jobs: 2 });
    const [first, second] = [jobs.create('live', {} as never), jobs.create('live', {} as never)];
    expect(jobs.create('live', {} as never)).toBeNull();
    if (!first || !second) throw new Error('there is room');
    jobs.fail(first, 400);
    const third = jobs.create('live', {} as never);
    expect(jobs.list()).toEqual([third, second]);
    expect(jobs.get(first.id)).toBeUndefined();
  });

  it('make room by their size, too', () => {
    const jobs = new Jobs({ ...LIMITS, bytes: 1000 });
    const big = { note: 'x'.repeat(600) };
    const first = jobs.create('pre-recorded', {} as never, big);
    expect(jobs.create('pre-recorded', {} as never, big)).toBeNull();
    if (first) jobs.fail(first, 400);
    expect(jobs.create('pre-recorded', {} as never, big)).not.toBeNull();
  });
});

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

describe('known fields', () => {
  it('are kept, at every depth, and the input is left alone', () => {
    const entry = { value: 'a', unknown: 1 };
    const config = { vocabulary: ['b', entry, { ...entry, 'a/b~c': 2 }], other: {} };
    expect(keepKnown('CustomVocabularyConfig', config)).toEqual({
      vocabulary: ['b', { value: 'a' }, { value: 'a' }],
    });
    expect(config.vocabulary[1]).toBe(entry);
    expect(entry).toHaveProperty('unknown');
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

describe('live sessions', () => {
  it('deliver what is left after stop_recording, and close with 1000', async () => {
    const { socket, messages, closed } = await openSession(await start());
    socket.send(seconds(1));
    socket.send(STOP);
    expect(await closed).toBe(1000);
    const transcripts = messages.filter(({ type }) => type === 'transcript');
    expect(transcripts).toHaveLength(1);
    expect(transcripts[0]?.data).toMatchObject({
      is_final: true,
      utterance: { text: 'Hello and' },
    });
  });

  it('tell the time by the bytes, whatever the format and the frames', async () => {
    const stub = await start();
    const text = async (config: object, frames: (string | Uint8Array)[]) => {
      const { socket, messages, closed } = await openSession(stub, config);
      for (const frame of frames) socket.send(frame);
      socket.send(STOP);
      await closed;
      return messages.find(({ type }) => type === 'transcript')?.data.utterance.text;
    };
    const chunk = (bytes: Buffer) =>
      JSON.stringify({ type: 'audio_chunk', data: { chunk: bytes.toString('base64') } });
    const expected = 'Hello and';
    expect(await text({}, [seconds(0.5), seconds(0.5)])).toBe(expected);
    expect(await text({}, [chunk(seconds(0.5)), seconds(0.5)])).toBe(expected);
    expect(await text({ encoding: 'wav/alaw', sample_rate: 8000 }, [Buffer.alloc(8000)])).toBe(
      expected,
    );
    expect(await text({ bit_depth: 32, channels: 2 }, [seconds(4)])).toBe(expected);
    expect(await text({ sample_rate: 8000 }, [writeWav(1)])).toBe(expected);
  });

  it('go on at the same address after a lost connection', async () => {
    const stub = await start();
    const { url, socket, messages } = await openSession(stub);
    socket.send(seconds(2));
    await expect.poll(() => messages.length, PATIENT).toBeGreaterThan(0);
    socket.terminate();
    const again = await connect(url);
    again.socket.send(seconds(2));
    again.socket.send(STOP);
    expect(await again.closed).toBe(1000);
    const final = again.messages.find(({ type }) => type === 'transcript');
    expect(final?.data.utterance).toMatchObject({ start: 0.2, end: 3.5 });
    await expect(connect(url)).rejects.toThrow('401');
  });

  it('give way to a second connection', async () => {
    const { url, closed } = await openSession(await start());
    const again = await connect(url);
    expect(await closed).toBe(4001);
    again.socket.send(STOP);
    expect(await again.closed).toBe(1000);
  });

  it('answer what is no message, and send the kinds that have no name under one of their own', async () => {
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

  it('keep their messages in the record', async () => {
    const stub = await start();
    const { socket, messages, closed } = await openSession(stub);
    socket.send(seconds(4));
    socket.send(STOP);
    await closed;
    const list = await call(stub, 'GET', '/v2/transcription?kind=live');
    const [job] = ((await list.json()) as JobPage).items;
    expect(job).toMatchObject({ kind: 'live', status: 'done', id: messages[0]?.session_id });
    const recorded = job?.kind === 'live' ? job.result?.messages : [];
    expect(recorded?.map((text) => JSON.parse(text))).toEqual(messages);
    expect(job?.result?.metadata).toMatchObject({ audio_duration: 4, billing_time: 4 });
  });

  it('end when nobody connects', async () => {
    const stub = await start({ connectTime: 20 });
    await call(stub, 'POST', '/v2/live', {});
    await expect
      .poll(async () => (await call(stub, 'GET', '/v2/transcription?status=error')).json(), PATIENT)
      .toMatchObject({ items: [{ kind: 'live', error_code: 408 }] });
  });

  it('are bounded in their number and in what they hold', async () => {
    const stub = await start({ limits: { sessions: 1, sessionBytes: 500 } });
    const { socket, closed } = await openSession(stub);
    expect((await call(stub, 'POST', '/v2/live', {})).status).toBe(429);
    socket.send(seconds(60));
    expect(await closed).toBe(1000);
    expect((await call(stub, 'POST', '/v2/live', {})).status).toBe(201);
  });

  it('end, too, when all of them together hold too much', async () => {
    const stub = await start({ limits: { bytes: 20_000 } });
    const sessions = [await openSession(stub), await openSession(stub)];
    for (const { socket } of sessions) socket.send(seconds(90));
    expect(await Promise.race(sessions.map(({ closed }) => closed))).toBe(1000);
    // What one held is free again for the next.
    const { socket, closed, messages } = await openSession(stub);
    socket.send(seconds(1));
    await expect.poll(() => messages.length, PATIENT).toBeGreaterThan(0);
    socket.send(STOP);
    expect(await closed).toBe(1000);
  });
});

describe('notifications', () => {
  it('are bounded while their receiver does not answer', async () => {
    let received = 0;
    const server = createServer(() => {
      received += 1;
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const limits = { ...LIMITS, notifications: 2, bytes: 1000 };
    const notifier = new Notifier(new Checker(), limits, {});
    const told: unknown[] = [];
    const send = (size: number) => notifier.send('result', null, { url }, 'x'.repeat(size));
    const faulty = new Notifier(new Checker(), limits, {
      notification: (_, body) => {
        told.push(body);
        return null;
      },
    });
    faulty.send('result', null, { url }, 'seen, not sent');
    for (const size of [990, 100, 1]) send(size);
    await expect.poll(() => received, PATIENT).toBe(1);
    expect(notifier.waiting).toBe(2);
    send(1);
    expect(notifier.waiting).toBe(2);
    notifier.close();
    await expect.poll(() => notifier.waiting, PATIENT).toBe(0);
    expect(told).toEqual(['seen, not sent']);
    expect(received).toBe(1);
    server.closeAllConnections();
    server.close();
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
