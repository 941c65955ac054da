/** Requests that the stub guards against by itself: what comes back, and the next one is served. */
import { describe, expect, it } from 'vitest';
import { makeMinimal } from '../../../stub/conformance/inputs.ts';
import { OPERATIONS } from '../../../stub/src/contract.ts';
import { startStub, writeWav } from '../../../stub/src/index.ts';
import { SIZES } from '../../../stub/src/limits.ts';
import { call, createJob, STOP, upload } from '../support.ts';
import { exchange, expectStatus, frame, head, startShared, UPGRADE } from './support.ts';

const stub = await startShared({ limits: { upload: 100_000 } });
const { createLiveSession: live, createPreRecordedJob: creation } = OPERATIONS;
const { listTranscriptionJobs: list, uploadAudio } = OPERATIONS;

describe('a Host', () => {
  it.each([
    [200, '127.0.0.1'],
    [200, 'LocalHost:4010'],
    [200, '[::1]:1'],
    [421, 'evil.invalid'],
    [421, '127.0.0.1.evil.invalid'],
    [421, 'evil.invalid/127.0.0.1'],
    [421, 'localhost@evil.invalid'],
    [421, ''],
    [421, '__proto__'],
  ])('is answered with %i: %s', async (status, host) => {
    const lines = [`Host: ${host}`, `X-Service-Key: ${stub.key}`, 'Connection: close'];
    await expectStatus(stub, status, `GET ${list.path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    const upgrade = [`GET ${live.path} HTTP/1.1`, lines[0], ...UPGRADE];
    await expectStatus(stub, status === 200 ? 401 : status, `${upgrade.join('\r\n')}\r\n\r\n`);
  });

  it('may have a name that was given at the start, unless it is malformed', async () => {
    await expect(startStub({ hosts: ['two words'] })).rejects.toThrow('the name of a host');
    const other = await startStub({ hosts: ['Speech.Invalid'] });
    const lines = ['Host: speech.invalid:80', 'Connection: close'];
    const { text } = await exchange(other, `GET / HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    await other.close();
    expect(text).toContain('does not exist');
  });
});

describe('a token', () => {
  it.each([
    [101, '?token=TOKEN'],
    [101, '?token=TOKEN&token=x'],
    [401, ''],
    [401, '?token='],
    [401, '?token=__proto__'],
    [401, '?token=%zz'],
    [401, '?token=x&token=TOKEN'],
    [404, '/?token=TOKEN'],
  ])('is answered with %i: %s', async (status, target) => {
    const created = await call(stub, live.method, live.path, {});
    const { url } = (await created.json()) as { url: string };
    const token = url.split('token=')[1] ?? '';
    const line = `GET ${live.path}${target.replace('TOKEN', token)} HTTP/1.1`;
    const lines = [line, 'Host: localhost', ...UPGRADE];
    await expectStatus(stub, status, `${lines.join('\r\n')}\r\n\r\n`, frame(1, STOP));
  });
});

describe('what is larger than the stub takes', () => {
  const post = (text: string, type = 'application/json') => [
    head(stub, `POST ${live.path}`, `Content-Type: ${type}`, `Content-Length: ${text.length}`),
    text,
  ];
  const minimal = makeMinimal(creation.requestBody?.schema ?? '') as object;

  it.each<[number, string, () => string[]]>([
    [413, 'a body', () => post(`{"x":"${'x'.repeat(SIZES.request)}"}`)],
    [422, 'lists in lists', () => post('['.repeat(100_000) + ']'.repeat(100_000))],
    [422, 'objects in objects', () => post(`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`)],
    [400, 'an inherited name', () => post('{"__proto__":{}}')],
    [431, 'a head', () => [head(stub, `GET /${'x'.repeat(SIZES.head)}`)]],
  ])('is refused with %i: %s', async (status, _, sent) => {
    await expectStatus(stub, status, ...sent());
  });

  it('is refused with 413: metadata, and a file', async () => {
    const custom_metadata = { x: 'x'.repeat(SIZES.metadata) };
    const large = await call(stub, creation.method, creation.path, { ...minimal, custom_metadata });
    const body = new FormData();
    body.append('audio', new Blob([Buffer.alloc(100_001)]), 'a.wav');
    const headers = { 'x-service-key': stub.key };
    const { method, path } = uploadAudio;
    const file = await fetch(`${stub.url}${path}`, { method, headers, body });
    expect([large.status, file.status]).toEqual([413, 413]);
  });

  it('is refused with words of a bounded length, however long the names in it are', async () => {
    const long = 'x'.repeat(SIZES.request / 2);
    const strict = await startStub({ strict: true });
    const answer = await call(strict, live.method, live.path, { [long]: 1 });
    expect(answer.status).toBe(422);
    expect((await answer.text()).length).toBeLessThan(long.length);
    await strict.close();
  });
});

it.each([
  ['the form needs a part named `audio`', '', 'a.wav'],
  ['is at most 1 KB', 'audio', 'x'.repeat(SIZES.filename + 1)],
])('a form is refused with words that say what it needs: %s', async (words, part, name) => {
  const body = new FormData();
  body.append(part, new Blob(['x']), name);
  const headers = { 'x-service-key': stub.key };
  const { method, path } = uploadAudio;
  const answer = await fetch(`${stub.url}${path}`, { method, headers, body });
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(words)]);
});

it('a header that lies does not make hours of a few kilobytes', async () => {
  const wav = Buffer.from(writeWav(0.1));
  wav.writeUInt32LE(1, 28);
  const job = await createJob(stub, await upload(stub, wav, 'lie.wav'));
  expect(job).toMatchObject({ status: 'done' });
  expect(job.result?.metadata.audio_duration).toBeLessThan(1);
});
