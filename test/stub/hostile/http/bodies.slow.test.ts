/** Bodies that no client sends by accident: what comes back, and the next request is served. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Stub, startStub } from '../../../../stub/src/index.ts';
import { expectStatus, head, named } from '../support.ts';

let stub: Stub;
beforeAll(async () => {
  stub = await startStub({ queueTime: 0, processingTime: 0 });
});
afterAll(() => stub.close());

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
  const withText = (more: string) => `{"audio_url":"${URI}",${more}}`;
  const many = (count: number, text: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => text(i)).join(',');

  const bodies: [live: number, recorded: number, name: string, body: Buffer | string][] = [
    [400, 400, 'nothing', ''],
    [400, 400, 'a space', ' '],
    [422, 422, 'null', 'null'],
    [422, 422, 'a number', '1e400'],
    [422, 422, 'text', '"x"'],
    [422, 422, 'a list', '[]'],
    [400, 400, 'a brace', '{'],
    [400, 400, 'a comma too many', '{"a":1,}'],
    [400, 400, 'a comment', '{/**/}'],
    [400, 400, 'NaN', '{"channels":NaN}'],
    [400, 400, 'bytes that are not text', Buffer.from([0xff, 0xfe, 0x00])],
    [400, 400, 'zeros', Buffer.alloc(100)],
    [400, 400, 'UTF-16', Buffer.from('{}', 'utf16le')],
    [422, 422, 'lists, 1,000 deep', nested(1000)],
    [422, 422, 'lists, 100,000 deep', nested(100_000)],
    [400, 400, 'lists that do not end', '['.repeat(250_000)],
    [422, 422, 'objects, 40,000 deep', nested(40_000, '{"a":', '}').replace(':}', ':1}')],
    [400, 400, '__proto__', '{"__proto__":{"channels":9}}'],
    [400, 400, '__proto__, escaped', '{"\\u005f_proto__":{}}'],
    [400, 400, 'constructor.prototype', '{"constructor":{"prototype":{}}}'],
    [201, 422, 'an unknown field', '{"channel":9}'],
    [201, 422, 'names of inherited fields', '{"toString":1,"hasOwnProperty":1,"valueOf":1}'],
    [422, 422, 'every type wrong', '{"channels":"1","endpointing":[],"audio_url":1}'],
    [413, 413, '300 KB', `"${'x'.repeat(300 * KB)}"`],
    [201, 422, 'a name of 200 KB', `{"${'x'.repeat(200 * KB)}":1}`],
    [422, 422, 'a wrong value of 200 KB', `{"channels":"${'x'.repeat(200 * KB)}","audio_url":1}`],
    [201, 422, 'spaces of 200 KB', `{${' '.repeat(200 * KB)}}`],
    [201, 422, '10,000 unknown fields', `{${many(10_000, (i) => `"unknown${i}":${i}`)}}`],
    [422, 422, 'a name twice', '{"channels":1,"channels":9,"audio_url":1}'],
    [201, 422, 'a lone surrogate', '{"model":"\\ud800"}'],
    [201, 422, 'a zero in text', '{"model":"\\u0000"}'],
    [422, 422, 'infinity', '{"endpointing":1e999,"audio_url":1}'],
    [422, 422, 'a tiny number', '{"endpointing":5e-324,"audio_url":1}'],
    [201, 201, 'an address', at(URI)],
    [201, 422, 'no address', at(null)],
    [201, 422, 'an address that is none', at('nowhere')],
    [201, 422, 'an empty address', at('')],
    [201, 201, 'an address of 200 KB', at(`https://speech.invalid/${'x'.repeat(200 * KB)}`)],
    [201, 201, 'a script', at('javascript:alert(1)')],
    [201, 201, 'a file', at('file:///etc/passwd')],
    [201, 201, 'a failure that is asked for', at('https://speech.invalid/stub-error-599')],
    [201, 413, 'metadata of 200 KB', at(URI, { custom_metadata: { x: 'x'.repeat(200 * KB) } })],
    [
      201,
      413,
      'metadata with 20,000 names',
      withText(`"custom_metadata":{${many(20_000, (i) => `"k${i}":1`)}}`),
    ],
    [422, 422, 'metadata, 10,000 deep', withText(`"custom_metadata":{"a":${nested(10_000)}}`)],
    [422, 422, 'metadata, 200 deep', withText(`"custom_metadata":{"a":${nested(200)}}`)],
    [201, 201, 'metadata, 90 deep', withText(`"custom_metadata":{"a":${nested(90)}}`)],
    [201, 422, 'metadata that is none', at(URI, { custom_metadata: [] })],
    [
      422,
      422,
      'prompts, 10,000 deep',
      withText(`"audio_to_llm_config":{"prompts":[${nested(10_000)}]}`),
    ],
    [
      201,
      201,
      'prompts, 20,000 of them',
      withText(
        `"audio_to_llm":true,"audio_to_llm_config":{"prompts":[${many(20_000, () => '[]')}]}`,
      ),
    ],
    [201, 422, 'no prompts', withText('"audio_to_llm_config":{"prompts":[]}')],
    [
      201,
      201,
      '40,000 languages',
      withText(
        `"translation":true,"translation_config":{"target_languages":[${many(40_000, () => '"de"')}]}`,
      ),
    ],
    [
      201,
      201,
      '40,000 formats',
      withText(`"subtitles":true,"subtitles_config":{"formats":[${many(40_000, () => '"srt"')}]}`),
    ],
    [
      201,
      201,
      '20,000 words of vocabulary',
      withText(`"custom_vocabulary":[${many(20_000, (i) => `"w${i}"`)}]`),
    ],
    [
      201,
      201,
      '10,000 words with unknown fields',
      withText(`"custom_vocabulary":[${many(10_000, () => '{"value":"a","x":1}')}]`),
    ],
    [
      201,
      201,
      'a spelling of 200 KB',
      withText(
        `"custom_spelling":true,"custom_spelling_config":{"spelling_dictionary":{"${'x'.repeat(200 * KB)}":["the","stub","and"]}}`,
      ),
    ],
    [
      201,
      422,
      'a name of 200 KB with 100 wrong values',
      withText(
        `"custom_spelling_config":{"spelling_dictionary":{"${'x'.repeat(200 * KB)}":[${many(100, () => '1')}]}}`,
      ),
    ],
    [
      201,
      201,
      'a spelling of __proto__-like names',
      withText(
        '"custom_spelling":true,"custom_spelling_config":{"spelling_dictionary":{"toString":["the"],"a":["constructor"]}}',
      ),
    ],
    [
      201,
      201,
      '9e15 speakers',
      withText('"diarization":true,"diarization_config":{"number_of_speakers":9e15}'),
    ],
    [
      201,
      422,
      'no speakers',
      withText('"diarization":true,"diarization_config":{"number_of_speakers":0}'),
    ],
    [
      201,
      201,
      'fewer speakers than more',
      withText('"diarization":true,"diarization_config":{"min_speakers":9,"max_speakers":0}'),
    ],
    [
      201,
      201,
      'a callback to nowhere',
      withText('"callback":true,"callback_config":{"url":"http://127.0.0.1:1/"}'),
    ],
    [
      422,
      422,
      'a callback to no address',
      withText('"callback":true,"callback_config":{"url":"::"}'),
    ],
    [
      201,
      201,
      'a callback to a file',
      withText('"callback":true,"callback_config":{"url":"file:///dev/zero"}'),
    ],
  ];
  const cases = bodies.flatMap(([live, recorded, name, body]) => [
    ['/v2/live', live, name, body] as const,
    ['/v2/pre-recorded', recorded, name, body] as const,
  ]);
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
    const chunked = head(
      stub,
      'POST /v2/live',
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    );
    const one = [...'{"a":1}'].map((c) => `1\r\n${c}\r\n`).join('');
    await expectStatus(stub, 201, chunked, one, '0\r\n\r\n');
    await expectStatus(stub, 400, chunked, 'ffffffffffffffffff\r\n');
    await expectStatus(stub, 400, chunked, 'x\r\n');
    await expectStatus(stub, 413, chunked, '200000\r\n', 'x'.repeat(0x200000), '\r\n0\r\n\r\n');
    await expectStatus(
      stub,
      400,
      head(stub, 'POST /v2/live', 'Content-Type: application/json', 'Content-Length: 9'),
      '{',
    );
  });
});
