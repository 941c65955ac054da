/** The conformance run against services that are merely wrong: it ends, and says what is wrong. */
import type { RequestListener } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { Client, MOST_BYTES } from '../../stub/conformance/client.ts';
import {
  type ConformanceOptions,
  formatReport,
  type Report,
  runConformance,
} from '../../stub/conformance/index.ts';
import { startReceiver } from '../../stub/conformance/receiver.ts';
import type { Run } from '../../stub/conformance/run.ts';
import { LiveClient } from '../../stub/conformance/socket.ts';
import { OPERATIONS, type OperationId } from '../../stub/src/contract.ts';
import { answering } from './faults.ts';
import { startProxied } from './proxy.ts';
import { serve as serveAny } from './support.ts';

const KEY = 'secret "key"';
const SOME_EVENT = '{"type":"x","session_id":"s","created_at":"2026-01-31T09:30:00Z","data":{}}';
const MANY = ' '.repeat(2 ** 16);

/** A service that notes the keys with which it is called. */
async function serve(answer: RequestListener) {
  const keys: unknown[] = [];
  const server = await serveAny((request, response) => {
    keys.push(request.headers['x-service-key']);
    answer(request, response);
  });
  return { ...server, keys };
}

const run = (options: Partial<ConformanceOptions> & { url: string }): Promise<Report> =>
  runConformance({ key: KEY, speed: Infinity, ...options });
const problems = ({ checks }: Report) =>
  checks.filter(({ outcome }) => outcome === 'violated').flatMap(({ details }) => details);

function expectEnded({ checks, leftOut }: Report, why: string): void {
  const details = [expect.stringMatching(`^it ended ${why}, and left out \\d+ checks$`)];
  expect(checks.at(-1)).toMatchObject({ area: 'the run', outcome: 'violated', details });
  expect(leftOut).toBeGreaterThan(0);
}

it('the key goes to no address to which a service redirects', async () => {
  const other = await serve((_, response) => response.end('{}'));
  const service = await serve((request, response) => {
    response.writeHead(307, { location: other.url + request.url }).end();
  });
  const report = await run({ url: service.url });
  expect(other.keys).toEqual([]);
  expect(service.keys).toContain(KEY);
  expect(problems(report).join('\n')).toContain('got 307');
});

it.each<[string, OperationId]>([
  ['result_url', 'createPreRecordedJob'],
  ['next', 'listTranscriptionJobs'],
])('the key does not go to another host to which %s of %s leads', async (field, id) => {
  const other = await serve((_, response) => response.end('{}'));
  const leading = answering(id, (body) => ({
    ...body,
    [field]: body[field]?.replace(/^http:\/\/[^/]+/, other.url) ?? null,
  }));
  const stub = await startProxied(leading, { key: KEY, queueTime: 0, processingTime: 0 });
  const { checks } = await run({ url: stub.url, only: ['recordings', 'pages'] });
  await stub.close();
  expect(other.keys).toEqual([]);
  const why = expect.stringMatching(/leads to another host, where the key does not go$/);
  expect(checks).toContainEqual(expect.objectContaining({ outcome: 'left out', details: [why] }));
});

it('a key that a service says again is in no report, however it is written', async () => {
  const said = `${KEY} ${JSON.stringify(KEY)} ${encodeURIComponent(KEY)}`;
  const service = await serve((_, response) => response.writeHead(500).end(said));
  const report = await run({ url: service.url });
  const text = formatReport(report) + JSON.stringify(report);
  expect(text).toContain('<key> \\"<key>\\" <key>');
  for (const one of ['secret "', 'secret \\"', 'secret%20']) expect(text).not.toContain(one);
});

it('what a service says is printed on one line, without characters that command a terminal', async () => {
  const service = await serve((_, response) =>
    response.writeHead(500).end('a\n\u001b[31m\r\u0085\u2028\u202e\u007f'),
  );
  const text = formatReport(await run({ url: service.url }));
  expect(text).toContain('got 500: a\\n\\u001b[31m\\r\\u0085\\u2028\\u202e\\u007f');
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
});

it('a run that is interrupted ends against a service that never answers', async () => {
  const interrupt = new AbortController();
  const service = await serve(() => interrupt.abort());
  expectEnded(
    await run({ url: service.url, signal: interrupt.signal }),
    'since it was interrupted',
  );
  expect(service.keys).toEqual([KEY]);
});

it('a run ends by its time limit, and says so', async () => {
  const service = await serve(() => {});
  expectEnded(await run({ url: service.url, timeLimit: 1 }), 'by its limit of 0.001 s');
});

it('a call that is not answered in time is a violation', async () => {
  const service = await serve(() => {});
  const report = await run({ url: service.url, patience: 1, only: ['keys'] });
  expect(problems(report)).toContain('no whole answer within 0.001 s');
});

it.each(['identity', 'gzip'])('an answer without an end, %s, is given up', async (encoding) => {
  const endless = async function* () {
    for (;;) yield MANY;
  };
  const service = await serve((request, response) => {
    if (!request.url?.startsWith(OPERATIONS.listTranscriptionJobs.path)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-encoding': encoding, 'content-type': 'application/json' });
    const parts = Readable.from(endless());
    if (encoding === 'gzip') pipeline(parts, createGzip(), response, () => {});
    else pipeline(parts, response, () => {});
  });
  const report = await run({ url: service.url, only: ['inputs'] });
  expect(problems(report)).toContain('the answer is longer than 2 MB');
});

it.each([
  ['of an unknown kind', SOME_EVENT],
  ['that break the contract', '{}'],
  ['that are longer than any', `"${'x'.repeat(MOST_BYTES)}"`],
])('a session that has no end of messages %s is given up', async (_, message) => {
  const service = await serve(() => {});
  const sockets = new WebSocketServer({ server: service.server });
  sockets.on('connection', (socket) => {
    const more = () => {
      for (let bytes = 0; bytes < 10_000; bytes += message.length) socket.send(message);
      if (socket.readyState === socket.OPEN) setImmediate(more);
    };
    more();
  });
  const patience = () => 60_000;
  const over = new AbortController().signal;
  const { url } = service;
  const client = new Client({ url, key: KEY, profile: 'contract', patience, over });
  const live = await LiveClient.connect(
    { client, patience, over } as Run,
    url.replace('http', 'ws'),
  );
  await live.ended();
  expect(live.problems[0]).toBe('more than 2 MB or 100 problems came: the connection was dropped');
});

it('a receiver takes no more than a run reads', async () => {
  const receiver = await startReceiver();
  const read = receiver.at('/a', () => null);
  const post = (body: string) => fetch(`${receiver.url}/a`, { method: 'POST', body });
  expect((await post('{}')).status).toBe(204);
  await expect(post(' '.repeat(MOST_BYTES))).rejects.toThrow();
  expect([receiver.isFull(), read.length]).toEqual([true, 1]);
  await receiver.close();
});

it('a service that cannot be called is told with the cause', async () => {
  const report = await run({ url: 'http://127.0.0.1:1', only: ['inputs'] });
  expect(problems(report)).toContain('fetch failed: bad port');
});
