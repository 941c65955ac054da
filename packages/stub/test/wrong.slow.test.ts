/** The conformance run against services that misbehave: it ends, reports the faults, and keeps the key secret. */
import { execFile } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { need } from '../../../test/support/machine.ts';
import { noteAction, Recorder } from '../src/conformance/check.ts';
import {
  type ConformanceOptions,
  formatReport,
  type Report,
  runConformance,
} from '../src/conformance/index.ts';
import { examplesOf, OPERATIONS } from '../src/contract.ts';
import { type Hooks, startProxied } from './proxy.ts';
import { missedBy, runAgainst } from './runs.ts';
import { KEY, spoilAnswer } from './spoil.ts';
import { JSON_TYPE, list, serve, serveNotingKeys, start } from './support.ts';

/** Answers the first call of a run. */
function greet(response: ServerResponse): void {
  const [[, page] = []] = examplesOf('JobPage');
  response.writeHead(200, JSON_TYPE).end(JSON.stringify(page));
}

const run = (options: Partial<ConformanceOptions> & { url: string }): Promise<Report> =>
  runConformance({ key: KEY, speed: Infinity, ...options });
const socketOf = (url: string) => url.replace('http', 'ws');
const problems = ({ checks }: Report) =>
  checks.filter(({ outcome }) => outcome === 'violation').flatMap(({ details }) => details);

it('the curl command of each violation repeats the request without the key', async (context) => {
  need('curl', context);
  const key = 'a-long-key';
  const received = new Set<string>();
  const { url } = await serve(async (request, response) => {
    const { method, url: path, headers } = request;
    const type = headers['content-type'] ?? '';
    const [, boundary = 'none'] = /boundary=-*(\S*)/.exec(type) ?? [];
    const said = [method, path, headers['x-service-key'], type, await text(request)];
    received.add(said.join(' ').replaceAll(boundary, '').replaceAll('-', '').trim());
    response.writeHead(500, JSON_TYPE).end(key);
  });
  const report = await run({ url, only: ['keys'], key });
  expect(JSON.stringify(report)).not.toContain(key);
  const names = ['a form without a file', 'a WAV file', 'without a key'];
  const wanted = report.checks.filter(({ name }) => names.includes(name));
  const curls = wanted.flatMap(({ request }) => request?.curl ?? []);
  expect(curls.length).toBeGreaterThan(names.length);
  expect(formatReport(report)).toContain(`  ${curls[0]}\n`);
  const sent = [...received];
  received.clear();
  const script = ['curl() { command curl -s "$@" || exit 1; }', ...curls].join('\n');
  await promisify(execFile)('sh', ['-c', script], { env: { ...process.env, API_KEY: key } });
  expect(received.size).toBeGreaterThan(names.length);
  expect(sent).toEqual(expect.arrayContaining([...received]));
});

it('the run does not send the key to the target of a redirect', async () => {
  const other = await serveNotingKeys((_, response) => response.end('{}'));
  const service = await serveNotingKeys((request, response) => {
    response.writeHead(307, { location: other.url + request.url }).end();
  });
  const report = await run({ url: service.url, only: [] });
  expect(other.keys).toEqual([]);
  expect(service.keys).toContain(KEY);
  expect(problems(report).join('\n')).toContain('was 307');
});

it('the run sends the key to no other host, even if a response contains its URL', async () => {
  const other = await serveNotingKeys((_, response) => response.end('{}'));
  const hooks = spoilAnswer('createPreRecordedJob', ({ result_url: url, ...body }) => {
    return { ...body, result_url: url.replace(/^http:\/\/[^/]+/, other.url) };
  });
  const report = await runAgainst({ hooks, settings: { only: ['recordings'] } });
  expect(other.keys).toEqual([]);
  expect(problems(report)).toEqual([]);
});

const LIMITED = { 'retry-after': '86400' };
const LIMITED_UNTIL = { 'retry-after': 'Fri, 01 Jan 2100 00:00:00 GMT' };
it.each([
  [
    200,
    { 'content-type': 'text/html' },
    'the content type must be application/json, but is text/html',
    '{}',
  ],
  [429, LIMITED, 'the service limits calls: 429, Retry-After 86400', ''],
  [429, LIMITED_UNTIL, 'the service limits calls: 429, Retry-After Fri, 01 Jan 2100', ''],
  [500, {}, 'the last response was 500: no <key>', `no ${KEY}`],
] as const)('a response of %i with %j is reported: %s', async (status, headers, problem, body) => {
  const { url } = await serve((_, response) => response.writeHead(status, headers).end(body));
  const report = await run({ url, only: [] });
  const text = formatReport(report) + JSON.stringify(report);
  expect(text).toContain(problem);
  expect(text).not.toContain(KEY);
});

it('the run repeats a connection to a session after a limit of the service', async () => {
  const service = await start({ key: KEY });
  service.fault({ operation: 'connectLiveSession', status: 429, times: 1 });
  const report = await run({ url: service.url, only: ['sessions'] });
  expect(problems(report)).toEqual([]);
  expect(service.calls.map(({ status }) => status)).toContain(429);
});

it('an interrupted run reports the interruption and its previous results', async () => {
  const interrupt = new AbortController();
  let greeted = 0;
  const service = await serve(({ url }, response) => {
    if (url === OPERATIONS.uploadAudio.path) response.writeHead(404).end();
    else if (greeted++ === 0) greet(response);
    else interrupt.abort();
  });
  const { checks } = await run({ url: service.url, signal: interrupt.signal });
  const details = ['it was interrupted'];
  expect(checks).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ area: 'uploadAudio', outcome: 'violation' }),
      expect.objectContaining({ area: 'the run', outcome: 'skipped', details }),
      expect.objectContaining({ area: 'filters', outcome: 'skipped', details }),
    ]),
  );
});

type Stop = (close: () => void) => Hooks;
const CLOSED = 'stopped responding: connect ECONNREFUSED';
/** Parts during which a service stops, when it stops, what is then in progress, why the run ends, and options of the run. */
const STOPS: [part: string, stop: Stop, inProgress: string, why?: string, options?: object][] = [
  ['inputs', () => onTwelfthCall(() => new Promise(() => {})), '', 'has not answered any call '],
  ['recordings', onTwelfthCall, 'pre-recorded job, '],
  ['sessions', onTwelfthCall, 'live session, frames that cut samples in two'],
  ['recordings', onTwelfthCall, 'pre-recorded job, ', CLOSED, { serial: true }],
  ['sessions', onTwelfthCall, 'live session, ', CLOSED, { serial: true }],
  // On the first call of no operation: the run asks whether the service still responds.
  [
    'callbacks',
    (close) => ({ notification: () => [], request: (operation) => void (operation ?? close()) }),
    'notifications, ',
  ],
];

function onTwelfthCall(stop: () => unknown): Hooks {
  let count = 0;
  return { request: async () => void (++count >= 12 && (await stop())) };
}

it.each(STOPS)(
  'a service that stops during %s has one violation, which says so',
  async (part, stop, inProgress, why = CLOSED, options = {}) => {
    const hooks = stop(() => service.close());
    const service = await startProxied(hooks, { key: KEY, queueTime: 0, processingTime: 0 });
    const only = [part === 'callbacks' ? 'recordings' : part];
    const report = await run({ url: service.url, only, patience: 3_000, ...options });
    await service.close();
    const [ended, ...others] = problems(report);
    expect(ended).toContain(`the run ended: ${report.ended}; `);
    const suspects = others.filter((one) => one.startsWith('in progress: '));
    expect(others).toEqual('serial' in options ? suspects.slice(0, 1) : suspects);
    expect(formatReport(report)).toContain(`  in progress: ${inProgress}`);
    expect(report.ended).toContain(`${service.url} ${why}`);
    expect(report.hasStopped).toBe(true);
  },
);

it('of the checks during a hang, the first one did what no other did, and later actions and polls hide nothing', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const recorder = new Recorder(String);
  const begin = (name: string, actions: [at: number, what: string, isRead?: boolean][]) => {
    vi.setSystemTime(1000);
    recorder.about('session', name, async () => {
      for (const [at, ...action] of actions) {
        vi.setSystemTime(at);
        noteAction(...action);
      }
      await new Promise(() => {});
    });
  };
  // Each twice, so that only one check does what no other does.
  for (const again of ['', ' again']) {
    begin(`job${again}`, [
      [2000, 'created'],
      [2500, 'polled', true],
      [3000, 'polled', true],
    ]);
    begin(`even${again}`, [
      [3000, 'created'],
      [9000, 'stopped'],
    ]);
  }
  begin('odd', [
    [2000, 'created'],
    [3500, 'sent odd frames'],
    [9000, 'stopped'],
  ]);
  const texts = (isCrash: boolean) => recorder.inProgress(3000, isCrash).map(({ text }) => text);
  expect(texts(false)[0]).toBe(
    'session, odd (created 1 s earlier, then sent odd frames 0.5 s later)',
  );
  expect(texts(true)).toContain('session, job (created 1 s earlier, then polled 0 s earlier)');
  expect(texts(true)).toContain('session, even (created 0 s earlier)');
});

it('a run stops open sessions at its end', async () => {
  const refused = new Set<string>();
  const refuses = (path: string) => !refused.has(path) && !!refused.add(path);
  const stub = await startProxied({ refuses }, { key: KEY });
  const report = await run({ url: stub.url, only: ['sessions'] });
  expect(problems(report)).toContainEqual(
    expect.stringContaining('Unexpected server response: 401; connecting to ws://'),
  );
  expect(await list(stub, '?kind=live')).toHaveLength(refused.size);
  expect(await list(stub, '?kind=live&status=queued&status=processing')).toEqual([]);
  await stub.close();
});

it('the run reports sessions that continue after their end and messages in binary frames', async () => {
  const service = await serve((_, response) => {
    const body = { url: socketOf(service.url) };
    response.writeHead(201, JSON_TYPE).end(JSON.stringify(body));
  });
  const [[, event] = []] = examplesOf('OtherServerMessage');
  const frame = Buffer.from(JSON.stringify(event));
  new WebSocketServer({ server: service.server }).on('connection', (one) => one.send(frame));
  const report = await run({ url: service.url, patience: 1000, only: ['sessions'] });
  const finds = ['session-end: the session is still open', 'message-frames: in a binary frame'];
  expect(missedBy(report, finds)).toEqual([]);
});

it('a run ends after fifteen times its patience, whatever the service does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const service = await serveNotingKeys((_, response) => {
    if (service.keys.length === 1) greet(response);
    else vi.advanceTimersByTime(15 * 60_000);
  });
  const { ended } = await run({ url: service.url });
  expect(ended).toBe('it took longer than 900 s; increase the patience');
});
