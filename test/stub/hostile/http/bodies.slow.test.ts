/** Bodies that no client sends by accident: what comes back, and the next request is served. */
import { describe, expect, it } from 'vitest';
import { expectStatus, head, named, startShared } from '../support.ts';

const stub = await startShared();

const KB = 1024;
const nested = (levels: number, open = '[', close = ']') =>
  open.repeat(levels) + close.repeat(levels);

describe('a body', () => {
  const post = (path: string, body: Buffer | string, type = 'application/json') => {
    const content = Buffer.isBuffer(body) ? body : Buffer.from(body);
    const lines = [`Content-Type: ${type}`, `Content-Length: ${content.length}`];
    return [head(stub, `POST ${path}`, ...lines), content];
  };
  const at = (audio_url: unknown, more: object = {}) => JSON.stringify({ audio_url, ...more });
  const URI = 'https://speech.invalid/a.wav';
  /** An option that is on, with its configuration. */
  const on = (option: string, config: object) =>
    at(URI, { [option]: true, [`${option}_config`]: config });
  const metadata = (text: string) => `{"audio_url":"${URI}","custom_metadata":{"a":${text}}}`;
  const list = <Item>(count: number, item: (i: number) => Item) =>
    Array.from({ length: count }, (_, i) => item(i));
  const fields = (count: number) => Object.fromEntries(list(count, (i) => [`unknown${i}`, i]));
  const LONG = 'x'.repeat(200 * KB);

  /** By the statuses of the answers to a live session, and to a recording. */
  const bodies: Record<string, Record<string, Buffer | string>> = {
    '400 400': {
      nothing: '',
      'a space': ' ',
      'a brace': '{',
      'a comma too many': '{"a":1,}',
      'a comment': '{/**/}',
      NaN: '{"channels":NaN}',
      'bytes that are not text': Buffer.from([0xff, 0xfe, 0x00]),
      zeros: Buffer.alloc(100),
      'UTF-16': Buffer.from('{}', 'utf16le'),
      'lists that do not end': '['.repeat(250_000),
      ['__proto__']: '{"__proto__":{"channels":9}}',
      '__proto__, escaped': '{"\\u005f_proto__":{}}',
      'constructor.prototype': '{"constructor":{"prototype":{}}}',
    },
    '422 422': {
      null: 'null',
      'a number': '1e400',
      text: '"x"',
      'a list': '[]',
      'lists, 1,000 deep': nested(1000),
      'lists, 100,000 deep': nested(100_000),
      'objects, 40,000 deep': nested(40_000, '{"a":', '}').replace(':}', ':1}'),
      'every type wrong': '{"channels":"1","endpointing":[],"audio_url":1}',
      'a wrong value of 200 KB': `{"channels":"${LONG}","audio_url":1}`,
      'a name twice': '{"channels":1,"channels":9,"audio_url":1}',
      infinity: '{"endpointing":1e999,"audio_url":1}',
      'a tiny number': '{"endpointing":5e-324,"audio_url":1}',
      'metadata, 10,000 deep': metadata(nested(10_000)),
      'metadata, 200 deep': metadata(nested(200)),
      'prompts, 10,000 deep': `{"audio_url":"${URI}","audio_to_llm_config":{"prompts":[${nested(10_000)}]}}`,
      'a callback to no address': on('callback', { url: '::' }),
    },
    '413 413': { '300 KB': `"${'x'.repeat(300 * KB)}"` },
    '201 413': {
      'metadata of 200 KB': at(URI, { custom_metadata: { x: LONG } }),
      'metadata with 10,000 names': at(URI, { custom_metadata: fields(10_000) }),
    },
    '201 422': {
      'an unknown field': '{"channel":9}',
      'names of inherited fields': '{"toString":1,"hasOwnProperty":1,"valueOf":1}',
      'a name of 200 KB': `{"${LONG}":1}`,
      'spaces of 200 KB': `{${' '.repeat(200 * KB)}}`,
      '10,000 unknown fields': JSON.stringify(fields(10_000)),
      'a lone surrogate': '{"model":"\\ud800"}',
      'a zero in text': '{"model":"\\u0000"}',
      'no address': at(null),
      'an address that is none': at('nowhere'),
      'an empty address': at(''),
      'metadata that is none': at(URI, { custom_metadata: [] }),
      'no prompts': on('audio_to_llm', { prompts: [] }),
      'a name of 200 KB with 100 wrong values': on('custom_spelling', {
        spelling_dictionary: { [LONG]: list(100, () => 1) },
      }),
      'no speakers': on('diarization', { number_of_speakers: 0 }),
    },
    '201 201': {
      'an address': at(URI),
      'an address of 200 KB': at(`https://speech.invalid/${LONG}`),
      'a script': at('javascript:alert(1)'),
      'a file': at('file:///etc/passwd'),
      'a failure that is asked for': at('https://speech.invalid/stub-error-599'),
      'metadata, 90 deep': metadata(nested(90)),
      'prompts, 20,000 of them': on('audio_to_llm', { prompts: list(20_000, () => []) }),
      '40,000 languages': on('translation', { target_languages: list(40_000, () => 'de') }),
      '40,000 formats': on('subtitles', { formats: list(40_000, () => 'srt') }),
      '20,000 words of vocabulary': at(URI, { custom_vocabulary: list(20_000, (i) => `w${i}`) }),
      '10,000 words with unknown fields': at(URI, {
        custom_vocabulary: list(10_000, () => ({ value: 'a', x: 1 })),
      }),
      'a spelling of 200 KB': on('custom_spelling', {
        spelling_dictionary: { [LONG]: ['the', 'stub', 'and'] },
      }),
      'a spelling of __proto__-like names': on('custom_spelling', {
        spelling_dictionary: { toString: ['the'], a: ['constructor'] },
      }),
      '9e15 speakers': on('diarization', { number_of_speakers: 9e15 }),
      'fewer speakers than more': on('diarization', { min_speakers: 9, max_speakers: 0 }),
      'a callback to nowhere': on('callback', { url: 'http://127.0.0.1:1/' }),
      'a callback to a file': on('callback', { url: 'file:///dev/zero' }),
    },
  };
  const cases = Object.entries(bodies).flatMap(([statuses, group]) => {
    const [live, recorded] = statuses.split(' ').map(Number) as [number, number];
    return Object.entries(group).flatMap(([name, body]) => [
      ['/v2/live', live, name, body] as const,
      ['/v2/pre-recorded', recorded, name, body] as const,
    ]);
  });
  it.each(cases)('for %s is answered with %i: %s', async (path, status, _, body) => {
    const text = await expectStatus(stub, status, ...post(path, body));
    // However large the request is, what is said of it is short.
    if (status >= 400) expect(text.length).toBeLessThan(200 * KB);
  });

  const types: [status: number, type: string][] = [
    [422, 'text/plain'],
    [415, 'application/xml'],
    [422, 'multipart/form-data; boundary=x'],
    [415, 'application/x-www-form-urlencoded'],
    [415, ''],
    [415, 'application'],
    [415, '/'],
    [415, 'x'.repeat(4 * KB)],
    [201, `application/${'json;'.repeat(1000)}`],
    [415, 'application/json-patch+json'],
    [201, 'application/json; charset=utf-16'],
    [201, 'APPLICATION/JSON'],
  ];
  it.each(named(types))('is answered with %i when its type is %j', async (status, _, type) => {
    await expectStatus(stub, status, ...post('/v2/live', '{}', type));
  });

  it('in pieces of one byte, of odd sizes or cut off is answered as well', async () => {
    const begin = (how: string) =>
      head(stub, 'POST /v2/live', 'Content-Type: application/json', how);
    const chunked = begin('Transfer-Encoding: chunked');
    const one = [...'{"a":1}'].map((c) => `1\r\n${c}\r\n`).join('');
    await expectStatus(stub, 201, chunked, one, '0\r\n\r\n');
    await expectStatus(stub, 400, chunked, 'ffffffffffffffffff\r\n');
    await expectStatus(stub, 400, chunked, 'x\r\n');
    await expectStatus(stub, 413, chunked, '200000\r\n', 'x'.repeat(0x200000), '\r\n0\r\n\r\n');
    await expectStatus(stub, 400, begin('Content-Length: 9'), '{');
  });
});
