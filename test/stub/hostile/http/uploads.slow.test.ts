/** Uploads that are not forms, lie about their files, or break off: what comes back, and the next one is served. */
import { expect, it } from 'vitest';
import { writeWav } from '../../../../stub/src/index.ts';
import { createJob } from '../../support.ts';
import { exchange, head, startShared } from '../support.ts';

const stub = await startShared({ limits: { upload: 1_000_000 } });

const KB = 1024;
const FORM = 'multipart/form-data; boundary=';
const part = (header: string, content: string | Buffer = 'x') =>
  Buffer.concat([`--b\r\n${header}\r\n\r\n`, content, '\r\n'].map((one) => Buffer.from(one)));
const field = (name: string, more = '') =>
  part(`Content-Disposition: form-data; name="${name}"${more}`);
const file = (content: string | Buffer, name = 'a.wav') =>
  part(`Content-Disposition: form-data; name="audio"; filename="${name}"`, content);
const END = '--b--\r\n';

/** The head and the body of an upload. */
function upload(parts: (string | Buffer)[], type = `${FORM}b`): [string, Buffer] {
  const content = Buffer.concat(parts.map((one) => Buffer.from(one)));
  const lines = [`Content-Type: ${type}`, `Content-Length: ${content.length}`];
  return [head(stub, 'POST /v2/upload', ...lines), content];
}

/** A WAV file whose header says something else. */
function lying(offset: number, value: number, seconds = 1): Buffer {
  const wav = Buffer.from(writeWav(seconds));
  wav.writeUInt32LE(value, offset);
  return wav;
}

/** The address that an answer gives the file. */
function addressIn(text: string): string {
  return JSON.parse(text.slice(text.indexOf('{'))).audio_url;
}

type Case = [status: number, name: string, parts: (string | Buffer)[], type?: string];
const UPLOADS: Case[] = [
  [200, 'a file', [file('x'), END]],
  [200, 'an empty file', [file(''), END]],
  [200, 'two files, of which the second is left out', [file('x'), file('y'), END]],
  [200, 'a field before the file', [field('x'), file('x'), END]],
  [200, 'text after the end', [file('x'), END, 'x'.repeat(KB)]],
  [200, 'text before the beginning', ['x\r\n', file('x'), END]],
  [422, 'no part', [END]],
  [422, 'a field in place of the file', [field('audio'), END]],
  [422, 'a file without a name', [field('audio', '\r\nContent-Type: audio/wav'), END]],
  [422, 'a file with an empty name', [file('x', ''), END]],
  [422, 'a part of another name', [field('video', '; filename="a"'), END]],
  [422, 'a part without a name', [part('Content-Disposition: form-data; filename="a"'), END]],
  [422, 'a part without a header', [part(''), END]],
  [200, 'a part called __proto__', [field('__proto__'), file('x'), END]],
  [400, 'no end', [file('x')]],
  [400, 'an end in the middle of a header', ['--b\r\nContent-Dis']],
  [422, 'nothing', ['']],
  [400, 'no form', ['x'.repeat(KB)]],
  [422, 'an end alone', ['--b--']],
  [400, 'no boundary', [file('x'), END], FORM.split(';')[0]],
  [400, 'another boundary', [file('x'), END], `${FORM}c`],
  [400, 'an empty boundary', [file('x'), END], FORM],
  [400, 'a boundary of 4 KB', [file('x'), END], FORM + 'b'.repeat(4 * KB)],
  [415, 'JSON', ['{}'], 'application/json'],
  [415, 'bytes', ['x'], 'audio/wav'],
  [415, 'another kind of parts', [file('x'), END], 'multipart/mixed; boundary=b'],
  [413, 'a file that is too large', [file('x'.repeat(1_000_001)), END]],
  [200, '17 fields', [...Array.from({ length: 17 }, () => field('x')), file('x'), END]],
  [200, 'a name of 1 KB', [file('x', 'x'.repeat(KB)), END]],
  [422, 'a name of 60 KB', [file('x', 'x'.repeat(60 * KB)), END]],
  [200, 'a name that leads elsewhere', [file('x', '../../etc/passwd'), END]],
  [200, 'a name with zeros', [file('x', 'a\x00.wav'), END]],
  [200, 'a name that is not text', [file('x', '\xff\xfe.wav'), END]],
  [200, 'a header that says a byte a second', [file(lying(28, 1)), END]],
  [200, 'a header that says no bytes a second', [file(lying(28, 0)), END]],
  [200, 'a header that says 4 GB a second', [file(lying(28, 0xffffffff)), END]],
  [200, 'a header that says an hour', [file(lying(40, 3600 * 32_000)), END]],
  [200, 'a header that says 4 GB', [file(lying(40, 0xfffffffe)), END]],
  [200, 'a chunk that says 4 GB', [file(lying(16, 0xffffffff)), END]],
  [200, 'chunks of no length', [file(`RIFF\0\0\0\0WAVE${'\0'.repeat(64 * KB)}`), END]],
  [200, 'half a header', [file(lying(28, 1).subarray(0, 40)), END]],
];

it.each(UPLOADS)('an upload is answered with %i: %s', async (status, _, parts, type) => {
  const { statuses, text } = await exchange(stub, ...upload(parts, type));
  expect(statuses).toEqual([status]);
  if (status === 200) {
    // What was accepted can be transcribed, shown and listed.
    const asked = {
      audio_url: addressIn(text),
      sentences: true,
      subtitles: true,
      diarization: true,
    };
    expect(await createJob(stub, asked)).toMatchObject({ status: 'done' });
  }
});

it('a file that breaks off is not kept, whenever the client leaves', async () => {
  const [asked, whole] = upload([file('x'.repeat(100_000)), END]);
  for (const at of [0, 1, 50, 5_000, 100_000, whole.length - 8]) {
    const { statuses } = await exchange(stub, asked, whole.subarray(0, at));
    expect(statuses).toEqual([400]);
  }
});

it('a header that lies does not make an hour of a few kilobytes, whatever is asked for', async () => {
  const { text } = await exchange(stub, ...upload([file(lying(28, 1, 0.1)), END]));
  const job = await createJob(stub, {
    audio_url: addressIn(text),
    translation: true,
    translation_config: { target_languages: Array.from({ length: 20_000 }, () => 'de') },
    custom_spelling: true,
    custom_spelling_config: { spelling_dictionary: { ['x'.repeat(100 * KB)]: ['the', 'stub'] } },
  });
  expect(job).toMatchObject({ status: 'done' });
  expect(job.result?.metadata.audio_duration).toBeLessThan(1);
});
