/** The stub over HTTP: what the conformance run does not look at. */
import { parsePreRecordedRequest } from 'speech-to-text-contract/parse';
import { describe, expect, it } from 'vitest';
import { Checker } from '../../stub/src/checker.ts';
import { keepKnown } from '../../stub/src/contract.ts';
import { startStub, writeWav } from '../../stub/src/index.ts';
import { Notifier } from '../../stub/src/notifier.ts';
import { settingsOf } from '../../stub/src/options.ts';
import { ask, call, createJob, list, receive, start, until, upload } from './support.ts';

describe('a request', () => {
  it('without a key is answered with the documented body', async () => {
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

  it('needs no body where the contract asks for none', async () => {
    const stub = await start();
    expect((await call(stub, 'POST', '/v2/live')).status).toBe(201);
    expect((await call(stub, 'POST', '/v2/live', 'null')).status).toBe(422);
    expect((await call(stub, 'POST', '/v2/pre-recorded')).status).toBe(422);
  });

  it('that breaks the contract is answered with issues and their paths', async () => {
    const stub = await start();
    const response = await call(stub, 'POST', '/v2/live', { channels: 9, endpointing: 'soon' });
    expect(response.status).toBe(422);
    const body = (await response.json()) as { issues: { path: string }[] };
    expect(body.issues.map(({ path }) => path).sort()).toEqual(['/channels', '/endpointing']);
    const query = await call(stub, 'GET', '/v2/transcription?limit=0&kind=dead');
    expect(await query.json()).toMatchObject({ issues: [{ path: '/limit' }, { path: '/kind/0' }] });
  });

  it('with an unknown field is accepted without it, or refused by a strict stub', async () => {
    const request = { diarisation: true };
    const job = await createJob(await start(), request);
    expect(job.request_params).not.toHaveProperty('diarisation');
    const response = await ask(await start({ strict: true }), request);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('diarisation');
  });

  it('keeps its known fields at every depth, and is left as it was', () => {
    const entry = { value: 'a', unknown: 1 };
    const config = { vocabulary: ['b', entry, { ...entry, 'a/b~c': 2 }], other: {} };
    expect(keepKnown('CustomVocabularyConfig', config)).toEqual({
      vocabulary: ['b', { value: 'a' }, { value: 'a' }],
    });
    expect(config.vocabulary[1]).toBe(entry);
    expect(entry).toHaveProperty('unknown');
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`unknown${i}`, i]));
    expect(keepKnown('CustomVocabularyConfig', { vocabulary: [], ...many })).toEqual({
      vocabulary: [],
    });
  });
});

describe('a recording', () => {
  it('is described when it is uploaded', async () => {
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

  it('has a job that records every default', async () => {
    const request = { translation_config: { target_languages: ['de'] } };
    const job = await createJob(await start(), request);
    const audio_url = 'https://speech.invalid/a.wav';
    const parsed = parsePreRecordedRequest({ ...request, audio_url });
    expect(job.request_params).toEqual(parsed.ok && parsed.value);
    expect(job.request_params).not.toHaveProperty('subtitles_config');
  });

  it('fails with the code in its address, or with 404 when it was never uploaded', async () => {
    const stub = await start();
    const failed = { file: null, request_params: null, result: null, status: 'error' };
    const asked = { audio_url: 'https://speech.invalid/stub-error-415.wav' };
    expect(await createJob(stub, asked)).toMatchObject({ ...failed, error_code: 415 });
    const lost = { audio_url: `${stub.url}/file/no-such-file` };
    expect(await createJob(stub, lost)).toMatchObject({ ...failed, error_code: 404 });
  });

  it('has the speakers, the language and the spelling that were asked for', async () => {
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
});

describe('a notification', () => {
  it('goes to each address that was given, of failures to the callback alone', async () => {
    const { url, arrivals } = await receive();
    const stub = await start({ webhooks: [`${url}/hook`] });
    const to = { callback: true, callback_config: { url: `${url}/put`, method: 'PUT' } };
    const done = await createJob(stub, { ...to, callback_url: `${url}/old` });
    const failed = await createJob(stub, {
      ...to,
      audio_url: 'https://speech.invalid/stub-error-500.wav',
    });
    await until(() => arrivals.length >= 4);
    const to_ = (path: string) => arrivals.filter((one) => one.path === path);
    expect(to_('/put')).toEqual([
      { method: 'PUT', path: '/put', body: { id: done.id, event: 'stub.success' } },
      { method: 'PUT', path: '/put', body: { id: failed.id, event: 'stub.error' } },
    ]);
    expect(to_('/hook')).toEqual([{ method: 'POST', path: '/hook', body: { id: done.id } }]);
    expect(to_('/old')).toEqual([{ method: 'POST', path: '/old', body: done.result }]);
  });

  it('waits for a receiver that does not answer; what comes when too many wait is dropped', async () => {
    const { url, arrivals } = await receive(true);
    const checker = new Checker();
    const notifier = new Notifier(checker, settingsOf({ limits: { notifications: 2 } }));
    const made: number[] = [];
    for (const id of [1, 2, 3, 4]) {
      notifier.send('result', null, { url: `${url}/${id}` }, () => made.push(id) && { id });
    }
    await until(() => arrivals[0]);
    expect(arrivals).toEqual([{ method: 'POST', path: '/1', body: { id: 1 } }]);
    expect(made).toEqual([1]);
    expect(checker.violations).toEqual([
      { where: 'result', issues: [`was not sent to ${url}/4: 2 others wait`] },
    ]);
    notifier.close();
  });
});

describe('the stub', () => {
  it('answers with a 500 instead of breaking the contract, and reports it', async () => {
    const reported: string[] = [];
    const stub = await startStub({
      queueTime: 0,
      // No transcription takes such a time.
      processingTime: Number.NaN,
      onViolation: ({ where }) => reported.push(where),
    });
    await ask(stub);
    const response = await until(async () => {
      const answer = await call(stub, 'GET', '/v2/transcription');
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
});

it.each(['https://speech.invalid/base', 'https://speech.invalid/base/'])(
  'every address in answers begins with the base address %s',
  async (baseUrl) => {
    const stub = await start({ baseUrl });
    const base = 'https://speech.invalid/base';
    const { audio_url } = await upload(stub, 'x', 'x.wav');
    const answers = await Promise.all([
      ask(stub, { audio_url }),
      call(stub, 'POST', '/v2/live', {}),
      call(stub, 'GET', '/v2/transcription?limit=1'),
    ]);
    const text = (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
    expect(audio_url).toMatch(new RegExp(`^${base}/file/`));
    for (const [address] of text.matchAll(/(?:https?|wss?):[^"]+/g))
      expect(address).toMatch(/^(?:https|wss):\/\/speech\.invalid\/base\/(?:v2|file)\//);
    const job = await until(async () => (await list(stub, '?kind=pre-recorded&status=done'))[0]);
    expect(job.file).toMatchObject({ filename: 'x.wav' });
  },
);

it.each([
  'localhost:9000',
  'nowhere',
  'ftp://x',
  'http://',
  'http://x/?a',
  'http://x/#a',
  'http://a:b@x/',
])('the base address %s is refused at the start', async (baseUrl) => {
  await expect(start({ baseUrl })).rejects.toThrow(/^Expected an address /);
});
