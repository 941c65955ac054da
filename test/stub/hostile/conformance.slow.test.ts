/** The conformance run against services that are hostile, or answer nothing. */
import type { RequestListener } from 'node:http';
import { pipeline, Readable, type Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { Client } from '../../../stub/conformance/client.ts';
import {
  type ConformanceOptions,
  formatReport,
  type Report,
  runConformance,
} from '../../../stub/conformance/index.ts';
import { Receiver } from '../../../stub/conformance/receiver.ts';
import type { Run } from '../../../stub/conformance/run.ts';
import { LiveClient } from '../../../stub/conformance/socket.ts';
import { OPERATIONS, type OperationId } from '../../../stub/src/contract.ts';
import { answering } from '../spoil.ts';
import { serve as serveAny, start } from '../support.ts';

const KEY = 'secret-key';
const SOME_EVENT = '{"type":"x","session_id":"s","created_at":"2026-01-31T09:30:00Z","data":{}}';

it('the key goes to no address to which a service redirects', async () => {
  const thief = await serve((_, response) => response.end('{}'));
  const service = await serve((request, response) => {
    response.writeHead(307, { location: thief.url + request.url }).end();
  });
  const report = await run({ url: service.url });
  expect(thief.seen).toEqual([]);
  expect(service.seen).toContain(KEY);
  expect(problems(report).join('\n')).toContain('got 307');
});

it.each<[string, OperationId]>([
  ['result_url', 'createPreRecordedJob'],
  ['next', 'listTranscriptionJobs'],
  ['url', 'createLiveSession'],
])('the key does not go to another host to which %s of %s leads', async (field, id) => {
  const thief = await serve((_, response) => response.end('{}'));
  const faults = answering(id, (body) => {
    const address = body[field] && new URL(body[field]);
    if (address) address.host = new URL(thief.url).host;
    return { ...body, [field]: address?.href ?? null };
  });
  const stub = await start({ key: KEY, faults });
  const { checks } = await run({ url: stub.url });
  expect(thief.seen).not.toContain(KEY);
  const leftOut = checks.filter(({ outcome }) => outcome === 'left out');
  const why = expect.stringMatching(/leads to another host, where the key does not go$/);
  // Only the address of a WebSocket is followed: its token is meant for whoever it names.
  if (id !== 'createLiveSession')
    expect(leftOut).toContainEqual(expect.objectContaining({ details: [why] }));
});

/** Refuses everything but live sessions. */
const openSessions: RequestListener = ({ url, headers }, response) => {
  const status = url === OPERATIONS.createLiveSession.path ? 201 : 401;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ url: `ws://${headers.host}/` }));
};
/** Sends text as fast as it is taken, or with a pause after each of its parts. */
const sendOn = (to: Writable, pause = 0) => pipeline(Readable.from(endless(pause)), to, () => {});

it.each<[string, RequestListener, ((socket: WebSocket) => void)?]>([
  ['never answers', () => {}],
  ['drips its answers', (_, response) => sendOn(response, 5)],
  ['floods its answers', (_, response) => sendOn(response)],
  ['lets nobody connect', openSessions],
  ['floods its sessions', openSessions, (socket) => flood(socket, SOME_EVENT)],
])('a run that is interrupted ends against a service that %s', async (_, answer, talk) => {
  const service = await serve(answer);
  const interrupt = new AbortController();
  if (talk) new WebSocketServer({ server: service.server }).on('connection', talk);
  service.server.on(answer === openSessions ? 'upgrade' : 'request', () => interrupt.abort());
  const { signal } = interrupt;
  const report = await run({ url: service.url, patience: 60_000, signal });
  expect(service.seen.length).toBeGreaterThan(0);
  expect(report.leftOut).toBeGreaterThan(0);
  expectEnded(report);
});

it('a run ends by its time limit, and says so', async () => {
  const service = await serve(() => {});
  expectEnded(await run({ url: service.url, timeLimit: 1, patience: 60_000 }));
});

function expectEnded({ checks }: Report): void {
  const why = /^it ended before its checks, \d+ were left out; its limit is [\d.]+ s$/;
  expect(checks.at(-1)).toMatchObject({
    area: 'the run',
    outcome: 'violated',
    details: [expect.stringMatching(why)],
  });
}

it.each(['identity', 'gzip'])('an answer without an end, %s, is given up', async (encoding) => {
  let asked = 0;
  const service = await serve((request, response) => {
    const isFirst = request.url?.startsWith(OPERATIONS.listTranscriptionJobs.path) && asked++ === 0;
    if (!isFirst) return response.writeHead(404).end();
    response.writeHead(200, { 'content-encoding': encoding, 'content-type': 'application/json' });
    if (encoding === 'gzip') pipeline(Readable.from(endless()), createGzip(), response, () => {});
    else sendOn(response);
    return response;
  });
  const report = await run({ url: service.url });
  expect(problems(report)).toContain('the answer is longer than 16 MB');
});

it.each([
  ['messages that break the contract', '{}'],
  ['messages of an unknown kind', SOME_EVENT],
  ['messages that are long', `"${'x'.repeat(2 ** 20)}"`],
  ['messages that are longer than any', `"${'x'.repeat(17 * 2 ** 20)}"`],
])('a flood of %s is given up', async (_, message) => {
  const service = await serve(() => {});
  const sockets = new WebSocketServer({ server: service.server });
  sockets.on('connection', (socket) => flood(socket, message));
  const { url } = service;
  const patience = () => 60_000;
  const over = new AbortController().signal;
  const client = new Client({ url, key: KEY, profile: 'contract', patience, over });
  const run = { client, patience, over } as Run;
  const live = await LiveClient.connect(run, url.replace('http', 'ws'));
  await live.closed();
  expect(live.problems[0]).toMatch(/^more than 16 MB, .* came: the connection was dropped$/);
});

it('a handshake that drips is given up when patience ends', async () => {
  const service = await serve(() => {});
  service.server.on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nX: ');
    sendOn(socket, 5);
  });
  let patience = 5;
  const run = { patience: () => patience-- * 1000, over: new AbortController().signal } as Run;
  const url = service.url.replace('http', 'ws');
  await expect(LiveClient.connect(run, url)).rejects.toThrow('did not open in time');
});

it.each([
  ['large ones', 'x'.repeat(17 * 2 ** 20), 1],
  ['ones without a body', '', 1_200],
])('a flood of notifications is given up: %s', async (_, body, count) => {
  const receiver = await Receiver.start();
  onTestFinished(() => receiver.close());
  // Nearly as long as a server takes one: few requests make a flood.
  const path = `/${'x'.repeat(14_000)}`;
  const read = receiver.at(path, ({ contentType }) => contentType);
  const post = (one: string) => fetch(`${receiver.url}${path}`, { method: 'POST', body: one });
  expect((await post('{}')).status).toBe(204);
  const flood = async () => {
    for (let i = 0; i < count; i += 1) await post(body);
  };
  await expect(flood()).rejects.toThrow();
  expect(receiver.isFull).toBe(true);
  expect(read.length).toBeLessThan(1_200);
});

it('what a service says is printed on one line, without characters that command a terminal', async () => {
  const said = 'a\n\u001b[31m\r\u0085\u2028\u202e\u007f';
  const service = await serve((_, response) => response.writeHead(500).end(said));
  const text = formatReport(await run({ url: service.url }));
  expect(text).toContain('got 500: a\\n\\u001b[31m\\r\\u0085\\u2028\\u202e\\u007f');
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
});

/** Text without an end. */
async function* endless(pause = 0): AsyncGenerator<string> {
  for (;;) {
    yield ' '.repeat(pause > 0 ? 1 : 2 ** 16);
    if (pause > 0) await sleep(pause);
  }
}

/** Sends a message again and again. */
function flood(socket: WebSocket, message: string): void {
  for (let bytes = 0; bytes < 10_000; bytes += message.length) socket.send(message);
  if (socket.readyState === socket.OPEN) setImmediate(flood, socket, message);
}

function run(options: Partial<ConformanceOptions> & { url: string }): Promise<Report> {
  return runConformance({ key: KEY, speed: Infinity, patience: 5_000, quick: true, ...options });
}

function problems({ checks }: Report): string[] {
  return checks.filter(({ outcome }) => outcome === 'violated').flatMap(({ details }) => details);
}

/** A service that notes who calls it, and with what key. */
async function serve(answer: RequestListener) {
  const seen: unknown[] = [];
  const server = await serveAny((request, response) => {
    seen.push(request.headers['x-service-key']);
    answer(request, response);
  });
  return { ...server, seen };
}
