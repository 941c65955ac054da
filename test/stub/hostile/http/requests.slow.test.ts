/** Requests that no client sends by accident: what comes back, and the next one is served. */
import { describe, expect, it } from 'vitest';
import { startStub } from '../../../../stub/src/index.ts';
import { until } from '../../support.ts';
import { dial, exchange, expectStatus, head, named, reading, startShared } from '../support.ts';

const stub = await startShared();

const KB = 1024;

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
    await expectStatus(stub, status, head(stub, `GET ${target}`));
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
  ])('in a malformed line is answered with %i: %j', async (status, line) => {
    await expectStatus(stub, status, head(stub, line));
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
    await expectStatus(stub, status, head(stub, `GET /v2/transcription?${query}`));
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
    await expectStatus(stub, 404, head(stub, `${method} ${path}`));
  });

  it('is not turned into a tunnel', async () => {
    await expectStatus(stub, 0, head(stub, 'CONNECT evil.invalid:443'));
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
    await expectStatus(stub, status, head(stub, LIST, upgrade, ...lines));
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
    await expectStatus(
      stub,
      status,
      `GET /v2/transcription HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`,
    );
  });

  it('Host must not be malformed', async () => {
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

it.each([201, 401])('an upgrade is not made: the request is answered with %i', async (status) => {
  const body = '{"channels":2}';
  const lines = [
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Upgrade: h2c',
  ];
  const request = head(stub, 'POST /v2/live', ...lines)
    .replace('Connection: close', 'Connection: Upgrade, HTTP2-Settings')
    .replace(stub.key, status === 401 ? 'other' : stub.key);
  const socket = dial(stub);
  const answers = reading(socket);
  // The second one goes over the same connection, when the first one was answered.
  for (const count of [1, 2]) {
    socket.write(request + body);
    await until(() => answers().statuses.length === count && answers().text.endsWith('}'));
    expect(answers().statuses.at(-1)).toBe(status);
  }
  socket.destroy();
});
