/** What the client to copy refuses, limits, and hides. */
import { JobPage } from 'speech-to-text-contract/examples';
import { parseListTranscriptionJobsQuery } from 'speech-to-text-contract/parse';
import { beforeEach, expect, it, vi } from 'vitest';
import { createClient, masked } from '../src/client.ts';
import { AUDIO, clientOf, created, DONE, failure, fakeTime, JOB, json } from './fake-responses.ts';

beforeEach(fakeTime);

it.each([
  ['text', 'no\njob', '400 from /job: no\\njob'],
  ['an empty body', '', 'no details'],
])('the client quotes the body of an error response: %s', async (_, body, words) => {
  const { client } = clientOf([() => new Response(body, { status: 400 })]);
  const error = await failure(client.get(JOB));
  expect(error).toMatchObject({ kind: 'rejected', status: 400 });
  expect(error.message).toContain(words);
});

it.each([
  ['has too many bytes', DONE, 'more than 100 bytes'],
  ['is not UTF-8', () => new Response(Buffer.from('"é"', 'latin1')), 'is not UTF-8'],
])('the client rejects a response that %s', async (_, answer, words) => {
  const { client } = clientOf([answer], { maxResponse: 100 });
  const error = { kind: 'unreadable', message: expect.stringContaining(words) };
  expect(await failure(client.get(JOB))).toMatchObject(error);
});

it('the client cancels a response that has too many bytes, even if that fails', async () => {
  const cancel = vi.fn().mockRejectedValue(new Error('cannot cancel'));
  const pull = (body: ReadableStreamDefaultController) => body.enqueue(new Uint8Array(101));
  const answer = () => new Response(new ReadableStream({ pull, cancel }));
  await failure(clientOf([answer], { maxResponse: 100 }).client.get(JOB));
  expect(cancel).toHaveBeenCalledOnce();
});

it.each([
  ['a key with a letter outside ASCII', 'https://a.invalid', 'kłucz', 'Set API_KEY'],
  ['an empty key', 'https://a.invalid', '', 'Set API_KEY'],
  ['an empty URL', '', 'k', 'Set BASE_URL'],
  ['a URL with a password', 'https://me:pw@a.invalid', 'k', 'without a user, a password'],
  ['a URL with a query', 'https://a.invalid/?b=c', 'k', 'or a query'],
])('the client rejects %s before it sends a call', (_, url, key, message) => {
  expect(() => createClient(url, key)).toThrow(message);
});

it('the client rejects a limit that no timer keeps', () => {
  for (const uploadTimeout of [Number('ten'), -1])
    expect(() => clientOf([], { uploadTimeout })).toThrow('`uploadTimeout` must be');
});

/** Values that JSON.stringify would change. */
const ODD = [Number.NaN, new Map([['a', 1]]), Promise.resolve('4711'), [undefined]];
it('the client writes each filter, and rejects by its name what it cannot send', async () => {
  const { client, calls } = clientOf([json({ ...JobPage.firstPage, next: null })]);
  const metadata = { due: new Date(0), tags: ['a', 'b'], is: true, none: undefined };
  await client.list({ limit: 5, status: ['done'], custom_metadata: metadata }).next();
  const filters = new URL(calls[0]?.slice(4) ?? '').searchParams;
  const read = parseListTranscriptionJobsQuery(filters);
  const custom_metadata = { due: '1970-01-01T00:00:00.000Z', tags: ['a', 'b'], is: 'true' };
  expect(read).toMatchObject({ value: { limit: 5, status: ['done'], custom_metadata } });
  for (const order of [...ODD, null, [{ id: 1 }]])
    await expect(client.list({ custom_metadata: { order } }).next()).rejects.toThrow('order');
  for (const order of ODD)
    await expect(client.create({ ...AUDIO, custom_metadata: { order } })).rejects.toThrow('order');
  const nested = client.list({ custom_metadata: { 'a[b]': 1 } });
  await expect(nested.next()).rejects.toThrow('a[b]');
  await expect(client.list({ status: [] }).next()).rejects.toThrow('`status`');
  expect(calls).toHaveLength(1);
});

it('the client masks the key in errors', async () => {
  const said = { message: 'not "secret"', issues: [{ path: '/a', message: 'secret' }] };
  const late = { message: `${'x'.repeat(497)}secret` };
  for (const answer of [json(said, 400), json(late, 400), json({ status: ['secret'] })]) {
    const error = await failure(clientOf([answer]).client.get(JOB));
    // Not even the start of the key remains where a long text is cut.
    expect(JSON.stringify([error.message, error])).not.toContain('sec');
  }
  const key = 'a+/"\\b';
  for (const said of [key, JSON.stringify(key)]) expect(masked(said, key)).not.toMatch(/[ab]/);
  expect(masked('no a', '')).toBe('no a');
});

it.each([
  'http://',
  'file:///etc/passwd',
  'data:application/json,{}',
  'http://me:pw@a.invalid/job',
])('the client fetches no job whose URL is %s', async (result_url) => {
  const { client, calls } = clientOf([created(result_url), DONE]);
  const error = await failure(client.transcribe(AUDIO));
  expect(error).toMatchObject({ kind: 'unreadable', result_url });
  expect(error.message).not.toContain('pw');
  expect(calls).toHaveLength(1);
});

it('the client sends the key only to the origin of the service, and says so if that fails', async () => {
  const refused = json({ message: 'Who are you?' }, 401);
  const { client, sent } = clientOf([created('https://elsewhere.invalid/job?token=t'), refused]);
  const { message } = await failure(client.transcribe(AUDIO));
  await failure(client.upload(new Blob(), 'a.wav'));
  expect(sent).toMatchObject([
    { headers: { 'x-service-key': 'secret' }, redirect: 'manual', cache: 'no-store' },
    { headers: {}, redirect: 'follow' },
    { headers: { 'x-service-key': 'secret' }, redirect: 'error' },
  ]);
  expect(sent[1]?.headers).toEqual({});
  expect(message).toBe(
    '401 from https://elsewhere.invalid/job: {"message":"Who are you?"} (The key was not sent to https://elsewhere.invalid, because BASE_URL is https://speech.invalid.)',
  );
});
