/** Requests that no client sends by accident: what comes back, and the next one is served. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Stub, startStub } from '../../../../stub/src/index.ts';
import { until } from '../../support.ts';
import { answered, dial, exchange, expectToServe, head } from '../support.ts';

let stub: Stub;
beforeAll(async () => {
  stub = await startStub({ queueTime: 0, processingTime: 0 });
});
afterAll(() => stub.close());

const KB = 1024;
const nested = (levels: number, open = '[', close = ']') =>
  open.repeat(levels) + close.repeat(levels);

/** Cases with the beginning of what they send, which names them. */
const named = (cases: [status: number, ...sent: string[]][]) =>
  cases.map(([status, ...sent]): [number, string, string, ...string[]] => {
    const [first = '', ...rest] = sent;
    return [status, first.slice(0, 60), first, ...rest];
  });

/** Sends a request, and expects the status of its answer; 0 for a connection that is closed without one. */
async function expectStatus(status: number, ...parts: (string | Buffer)[]): Promise<string> {
  const { statuses, text } = await exchange(stub, ...parts);
  expect(statuses[0] ?? 0).toBe(status);
  await expectToServe(stub);
  return text;
}

describe('a target', () => {
  const targets: [status: number, target: string][] = [
    [404, '/'],
    [404, '//'],
    [404, '//evil.invalid/v2/transcription'],
    [404, '///'],
    [404, '/v2'],
    [404, '/v2/transcription/'],
    [404, '/V2/TRANSCRIPTION'],
    [404, '/v2/transcription/../transcription'],
    [404, '/v2/%2e%2e/transcription'],
    [404, '*'],
    [400, '/%'],
    [400, '/%zz'],
    [400, '/v2/pre-recorded/%'],
    [400, '/v2/pre-recorded/%ff'],
    [404, '/v2/pre-recorded/'],
    [404, '/v2/pre-recorded/%00'],
    [404, '/v2/pre-recorded/%2f'],
    [404, '/v2/pre-recorded/..'],
    [404, '/v2/pre-recorded/__proto__'],
    [404, '/v2/pre-recorded/constructor'],
    [404, '/v2/pre-recorded/toString'],
    [414, `/v2/pre-recorded/${'x'.repeat(8 * KB)}`],
    [431, `/${'x'.repeat(20 * KB)}`],
    [404, `/${'/'.repeat(8 * KB)}`],
    [404, `/${'a/'.repeat(4 * KB)}`],
    [404, '/file/x'],
    [404, '/v2/live?token=x'],
    [404, '/v2/live'],
    [400, '\\'],
    [404, 'http://evil.invalid/v2/elsewhere'],
    [200, 'http://evil.invalid/v2/transcription'],
    [200, '/v2/transcription?'],
    [200, '/v2/transcription??'],
    [200, '/v2/transcription#x'],
    [404, '/v2/transcription;x'],
  ];
  it.each(named(targets))('is answered with %i: %j', async (status, _, target) => {
    await expectStatus(status, head(stub, `GET ${target}`));
  });

  it.each([
    [400, 'GET'],
    [404, 'GET  /'],
    [400, 'GET /v2/transcription x'],
    [400, '/v2/transcription'],
    [400, 'BREW /v2/transcription'],
    [400, 'get /v2/transcription'],
    [400, 'GET /\x00'],
    [400, 'GET /\x7f'],
    [400, '\x16\x03\x01\x02\x00\x01'],
    [400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ])('in a line that is none is answered with %i: %j', async (status, line) => {
    await expectStatus(status, head(stub, line));
  });
});

describe('a query', () => {
  const queries: [status: number, query: string][] = [
    [422, 'limit=0'],
    [422, 'limit=-1'],
    [422, 'limit=NaN'],
    [422, 'limit=1e999'],
    [422, 'limit=0x10'],
    [422, 'limit=1.5'],
    [422, 'limit='],
    [422, 'limit=1&limit=2'],
    [200, 'limit[]=1'],
    [200, 'limit=99999999999999999999'],
    [422, 'offset=-1'],
    [200, 'offset=-0'],
    [200, 'offset=9007199254740991'],
    [200, 'offset=1e15'],
    [422, 'offset=1e400'],
    [422, 'date=2026-13-01'],
    [422, 'date=2026-02-30'],
    [422, 'date=0'],
    [422, 'date=+275760-09-13'],
    [200, 'date=0000-01-01'],
    [200, 'before_date=9999-12-31'],
    [200, 'after_date=0000-01-01T00:00:00Z'],
    [422, 'after_date=2026-01-01T00:00:00'],
    [422, `date=${'2'.repeat(4 * KB)}`],
    [422, 'status='],
    [422, 'status=DONE'],
    [422, 'status=done&status=__proto__'],
    [200, `${'status=done&'.repeat(500)}`],
    [422, 'kind=live%00'],
    [200, 'custom_metadata[a]=1'],
    [422, 'custom_metadata'],
    [422, 'custom_metadata[]=1'],
    [422, 'custom_metadata[a'],
    [200, 'custom_metadata]a['],
    [200, 'custom_metadata[__proto__]=1'],
    [200, 'custom_metadata[constructor][prototype]=1'],
    [200, 'custom_metadata[toString]=1'],
    [422, `custom_metadata${'[a]'.repeat(100)}=1`],
    [422, 'custom_metadata[a]=1&custom_metadata[a][b]=1'],
    [200, `${'custom_metadata[a]=1&'.repeat(500)}`],
    [200, Array.from({ length: 500 }, (_, i) => `custom_metadata[k${i}]=1`).join('&')],
    [200, '__proto__=1'],
    [200, '__proto__[limit]=0'],
    [200, 'constructor=1'],
    [200, `unknown=${'x'.repeat(8 * KB)}`],
    [200, '%=%&%zz=%zz'],
    [200, '&&&===&'],
    [200, `${'a&'.repeat(4 * KB)}`],
    [200, 'x=%00%ff%fe'],
    [400, 'x=\xff\xfe'],
  ];
  it.each(named(queries))('is answered with %i: %j', async (status, _, query) => {
    await expectStatus(status, head(stub, `GET /v2/transcription?${query}`));
  });
});

describe('a method', () => {
  const PATHS = [
    '/v2/transcription',
    '/v2/live',
    '/v2/upload',
    '/v2/pre-recorded',
    '/v2/pre-recorded/x',
  ];
  const methods = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK', 'SEARCH'];
  const cases = methods.flatMap((method) => PATHS.map((path) => [method, path] as const));
  it.each(cases)('that no operation has is answered with 404: %s %s', async (method, path) => {
    await expectStatus(404, head(stub, `${method} ${path}`));
  });

  it('is not turned into a tunnel', async () => {
    await expectStatus(0, head(stub, 'CONNECT evil.invalid:443'));
  });
});

describe('a header', () => {
  const LIST = 'GET /v2/transcription';
  const headers: [status: number, ...headers: string[]][] = [
    [400, 'Content-Length: -1'],
    [400, 'Content-Length: 1e3'],
    [400, 'Content-Length: 99999999999999999999'],
    [400, 'Content-Length: 1', 'Content-Length: 2'],
    [400, 'Content-Length: 1', 'Transfer-Encoding: chunked'],
    [400, 'Transfer-Encoding: gzip'],
    [400, 'Transfer-Encoding: chunked, gzip'],
    [400, 'Transfer-Encoding : chunked'],
    [400, ' folded: 1'],
    [400, 'no colon'],
    [400, ': no name'],
    [400, 'X-Bad: \x00'],
    [400, 'X-Bad: a\rb'],
    [400, 'Host: other.invalid', 'X\x01: 1'],
    [431, `X-Big: ${'x'.repeat(20 * KB)}`],
    [431, ...Array.from({ length: 2000 }, (_, i) => `X-${i}: 1234567890`)],
    [200, ...Array.from({ length: 500 }, (_, i) => `X-${i}: 1`)],
    [200, '__proto__: 1', 'constructor: 1'],
    [200, 'Accept: \xff'],
    [200, 'Range: bytes=0-'],
    [200, 'If-None-Match: *'],
    [417, 'Expect: something'],
    [401, 'X-Service-Key: other'],
    [200, 'Cookie: a=b; '.repeat(100)],
    [200, 'Origin: http://evil.invalid'],
    [200, 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA'],
    [200, 'Upgrade: h2c, websocket'],
    [200, 'Upgrade: TLS/1.0'],
    [200, `Upgrade: ${'x'.repeat(8 * KB)}`],
  ];
  it.each(named(headers))('is answered with %i: %j', async (status, _, ...lines) => {
    const upgrade = lines[0]?.startsWith('Upgrade')
      ? 'Connection: Upgrade, HTTP2-Settings'
      : 'X: 1';
    await expectStatus(status, head(stub, LIST, upgrade, ...lines));
  });

  const hosts: [status: number, host: string][] = [
    [200, '127.0.0.1'],
    [200, '127.0.0.1:1'],
    [200, 'localhost:4010'],
    [200, 'LocalHost'],
    [200, '[::1]:4010'],
    [421, 'evil.invalid'],
    [421, 'evil.invalid:4010'],
    [421, '127.0.0.1.evil.invalid'],
    [421, 'localhost.evil.invalid'],
    [421, 'evil.invalid/127.0.0.1'],
    [421, 'evil.invalid?127.0.0.1'],
    [421, 'localhost@evil.invalid'],
    [421, ''],
    [421, ':4010'],
    [421, '127.0.0.1:port'],
    [421, '\xff'],
    [421, '__proto__'],
  ];
  it.each(hosts)('is answered with %i: Host: %s', async (status, host) => {
    const lines = [`Host: ${host}`, `X-Service-Key: ${stub.key}`, 'Connection: close'];
    await expectStatus(status, `GET /v2/transcription HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  });

  it('Host may have no name that is none', async () => {
    await expect(startStub({ hosts: ['two words'] })).rejects.toThrow(
      'Expected the name of a host',
    );
  });

  it('Host may have a name that was given at the start', async () => {
    const other = await startStub({ hosts: ['Speech.Invalid'] });
    const { text } = await exchange(
      other,
      'GET / HTTP/1.1\r\nHost: speech.invalid:80\r\nConnection: close\r\n\r\n',
    );
    await other.close();
    expect(text).toContain('does not exist');
  });
});

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
    [400, 400, 'bytes that are no text', Buffer.from([0xff, 0xfe, 0x00])],
    [400, 400, 'zeros', Buffer.alloc(100)],
    [400, 400, 'UTF-16', Buffer.from('{}', 'utf16le')],
    [422, 422, 'lists, 1,000 deep', nested(1000)],
    [422, 422, 'lists, 100,000 deep', nested(100_000)],
    [400, 400, 'lists that do not end', '['.repeat(500_000)],
    [422, 422, 'objects, 50,000 deep', nested(50_000, '{"a":', '}').replace(':}', ':1}')],
    [400, 400, '__proto__', '{"__proto__":{"channels":9}}'],
    [400, 400, '__proto__, escaped', '{"\\u005f_proto__":{}}'],
    [400, 400, 'constructor.prototype', '{"constructor":{"prototype":{}}}'],
    [201, 422, 'an unknown field', '{"channel":9}'],
    [201, 422, 'names of inherited fields', '{"toString":1,"hasOwnProperty":1,"valueOf":1}'],
    [422, 422, 'every type wrong', '{"channels":"1","endpointing":[],"audio_url":1}'],
    [413, 413, '2 MB', `"${'x'.repeat(2 * KB * KB)}"`],
    [201, 422, 'a name of 900 KB', `{"${'x'.repeat(900 * KB)}":1}`],
    [422, 422, 'a wrong value of 900 KB', `{"channels":"${'x'.repeat(900 * KB)}","audio_url":1}`],
    [201, 422, 'spaces of 900 KB', `{${' '.repeat(900 * KB)}}`],
    [201, 422, '20,000 unknown fields', `{${many(20_000, (i) => `"unknown${i}":${i}`)}}`],
    [422, 422, 'a name twice', '{"channels":1,"channels":9,"audio_url":1}'],
    [201, 422, 'a lone surrogate', '{"model":"\\ud800"}'],
    [201, 422, 'a zero in text', '{"model":"\\u0000"}'],
    [422, 422, 'infinity', '{"endpointing":1e999,"audio_url":1}'],
    [422, 422, 'a tiny number', '{"endpointing":5e-324,"audio_url":1}'],
    [201, 201, 'an address', at(URI)],
    [201, 422, 'no address', at(null)],
    [201, 422, 'an address that is none', at('nowhere')],
    [201, 422, 'an empty address', at('')],
    [201, 201, 'an address of 900 KB', at(`https://speech.invalid/${'x'.repeat(900 * KB)}`)],
    [201, 201, 'a script', at('javascript:alert(1)')],
    [201, 201, 'a file', at('file:///etc/passwd')],
    [201, 201, 'a failure that is asked for', at('https://speech.invalid/stub-error-599')],
    [201, 201, 'metadata of 900 KB', at(URI, { custom_metadata: { x: 'x'.repeat(900 * KB) } })],
    [
      201,
      201,
      'metadata with 50,000 names',
      withText(`"custom_metadata":{${many(50_000, (i) => `"k${i}":1`)}}`),
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
      '100,000 languages',
      withText(
        `"translation":true,"translation_config":{"target_languages":[${many(100_000, () => '"de"')}]}`,
      ),
    ],
    [
      201,
      201,
      '100,000 formats',
      withText(`"subtitles":true,"subtitles_config":{"formats":[${many(100_000, () => '"srt"')}]}`),
    ],
    [
      201,
      201,
      '50,000 words of vocabulary',
      withText(`"custom_vocabulary":[${many(50_000, (i) => `"w${i}"`)}]`),
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
      'a name of 900 KB with 100 wrong values',
      withText(
        `"custom_spelling_config":{"spelling_dictionary":{"${'x'.repeat(900 * KB)}":[${many(100, () => '1')}]}}`,
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
    const text = await expectStatus(status, ...post(path, body));
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
    await expectStatus(status, ...post('/v2/live', '{}', type));
  });

  it('in pieces of one byte, of odd sizes or cut off is answered as well', async () => {
    const chunked = head(
      stub,
      'POST /v2/live',
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    );
    const one = [...'{"a":1}'].map((c) => `1\r\n${c}\r\n`).join('');
    await expectStatus(201, chunked, one, '0\r\n\r\n');
    await expectStatus(400, chunked, 'ffffffffffffffffff\r\n');
    await expectStatus(400, chunked, 'x\r\n');
    await expectStatus(413, chunked, '200000\r\n', 'x'.repeat(0x200000), '\r\n0\r\n\r\n');
    await expectStatus(
      400,
      head(stub, 'POST /v2/live', 'Content-Type: application/json', 'Content-Length: 9'),
      '{',
    );
  });
});

describe('an upgrade to another protocol', () => {
  it.each([201, 401])('is not made: the request is answered with %i', async (status) => {
    const body = '{"channels":2}';
    const key = status === 201 ? stub.key : 'other';
    const lines = ['Host: localhost', `X-Service-Key: ${key}`, 'Content-Type: application/json'];
    lines.push(
      `Content-Length: ${body.length}`,
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
    );
    const socket = dial(stub);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    // The second one goes over the same connection, when the first one was answered.
    for (const count of [1, 2]) {
      socket.write(`POST /v2/live HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
      const { statuses } = await until(() => {
        const { statuses } = answered(text);
        return statuses.length === count && text.endsWith('}') ? { statuses } : undefined;
      });
      expect(statuses.at(-1)).toBe(status);
    }
    socket.destroy();
    await expectToServe(stub);
  });
});
