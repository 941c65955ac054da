/** What many, slow or large requests may take: what comes back, and the next request is served. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { Checker } from '../../../stub/src/checker.ts';
import { type Answer, type Stub, startStub } from '../../../stub/src/index.ts';
import { LIMITS, MOST_SENDING, SIZES } from '../../../stub/src/limits.ts';
import { Notifier } from '../../../stub/src/notifier.ts';
import { settingsOf } from '../../../stub/src/options.ts';
import { createApp } from '../../../stub/src/routes.ts';
import { createService } from '../../../stub/src/service.ts';
import { SessionRegistry } from '../../../stub/src/session-registry.ts';
import { ask, call, createJob, list, PATHS, receive, start, until, upload } from '../support.ts';
import { closing, dial, exchange, expectToServe, head, reading } from './support.ts';

const KB = 1024;
const HOUR = 3_600_000;
const JSON_HEAD = (length: number) => [
  'Content-Type: application/json',
  `Content-Length: ${length}`,
];

it('what the stub holds is less than 512 MB, by the table of its README', () => {
  const readme = readFileSync(new URL('../../../stub/README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| [^|]+ \| ([\d,]+) \| ([\d,]+) KB \| ([\d,]+) MB \|/gm)];
  const numbers = rows.map((row) => row.slice(1).map((text) => Number(text.replaceAll(',', ''))));
  const sizes = numbers.map(([, size]) => (size ?? 0) * KB);
  const counts = [LIMITS.jobs, LIMITS.connections, LIMITS.notifications, MOST_SENDING];
  expect(numbers.map(([count]) => count)).toEqual([...counts, LIMITS.sessions, LIMITS.uploads]);
  expect(sizes[0]).toBe(SIZES.request + SIZES.messages);
  expect(sizes[1]).toBe(SIZES.frame + SIZES.unsent);
  expect(sizes[1]).toBeGreaterThanOrEqual(SIZES.request + SIZES.page);
  for (const [count = 0, size = 0, together] of numbers)
    expect(together).toBe(Math.ceil((count * size) / KB));
  expect(numbers.reduce((sum, [, , together = 0]) => sum + together, 0)).toBeLessThan(512);
});

describe('pipelined requests', () => {
  const odd = (stub: Stub, line: string, ...headers: string[]) =>
    head(stub, line, ...headers).replace('Connection: close\r\n', '');

  const sent = (stub: Stub, requests: string[][]) =>
    requests.map(([line = '', ...headers]) => odd(stub, line, ...headers)).join('');

  it.each([
    [400, '{x'],
    [422, '[]'],
  ])('leave nothing behind when each is answered with %i, to the body %j', async (status, body) => {
    const few = 5;
    const stub = await start({ limits: { connections: few, sessions: few } });
    const one = odd(stub, `POST ${PATHS.live}`, ...JSON_HEAD(2)) + body;
    for (let connection = 0; connection < 2 * few; connection += 1) {
      const { statuses } = await exchange(stub, one.repeat(50));
      // What cannot be parsed ends the connection.
      expect(statuses).toEqual(Array.from({ length: status === 400 ? 1 : 50 }, () => status));
    }
  });

  const PLAIN = [`GET ${PATHS.list}`];
  const H2C = ['GET /elsewhere', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c'];
  const SOCKET = [`GET ${PATHS.live}`, 'Connection: Upgrade', 'Upgrade: websocket'];
  it.each([
    ['plain, h2c', [PLAIN, H2C], [200, 404]],
    ['h2c, h2c, plain', [H2C, H2C, PLAIN], [404, 404, 200]],
    ['plain, h2c, plain, h2c', [PLAIN, H2C, PLAIN, H2C], [200, 404, 200, 404]],
    ['an address that cannot be read, h2c', [['GET /%zz'], H2C, PLAIN], [400, 404, 200]],
    ['plain, a WebSocket that is refused', [PLAIN, SOCKET], [200, 401]],
    ['h2c, plain, a WebSocket that is refused', [H2C, PLAIN, SOCKET], [404, 200, 401]],
  ])('are answered each, in order: %s', async (_, requests, statuses) => {
    const stub = await start();
    const socket = dial(stub);
    const answers = reading(socket);
    socket.write(sent(stub, requests));
    await until(() => answers().statuses.length >= statuses.length);
    expect(answers().statuses).toEqual(statuses);
    socket.destroy();
  });

  it.each([
    ['an upgrade', H2C],
    ['a WebSocket', SOCKET],
  ])(
    'to which the client reads no answer are taken one by one, and lost with %s',
    async (_, last) => {
      let answered = 0;
      const count = (_: string, answer: Answer) => {
        answered += 1;
        return answer;
      };
      const stub = await start({ queueTime: HOUR, faults: { answer: count } });
      const custom_metadata = { x: 'x'.repeat(15 * KB) };
      for (let i = 0; i < 20; i += 1) await ask(stub, { custom_metadata });
      const socket = dial(stub);
      socket.write(sent(stub, [...Array(1000).fill(PLAIN), last]));
      await once(socket, 'data');
      socket.pause();
      await expectToServe(stub);
      // As many of their 300 KB as the connection takes.
      expect(answered).toBeLessThan(200);
      // Nobody but the stub listens to the connection, whose last request waits.
      socket.resetAndDestroy();
      await closing(socket);
    },
  );
});

describe('connections', () => {
  it('beyond the bound are dropped, and reported; those that end make room', async () => {
    const notices: string[] = [];
    const onNotice = (notice: string) => notices.push(notice);
    const stub = await startStub({ limits: { connections: 5 }, onNotice });
    const sockets = Array.from({ length: 5 }, () => dial(stub));
    for (const socket of sockets) socket.write(head(stub, `POST ${PATHS.live}`, ...JSON_HEAD(2)));
    await until(() => sockets.every(({ connecting }) => !connecting));
    const late = dial(stub);
    await closing(late);
    for (const socket of sockets) socket.write('{}');
    await Promise.all(sockets.map((socket) => closing(socket.resume())));
    expect(notices).toEqual(['the server: refused a connection: 5 are open']);
    expect(stub.violations).toEqual([]);
    expect((await call(stub, 'GET', PATHS.list)).status).toBe(200);
    await stub.close();
  });
});

describe('jobs', () => {
  it('that are finished make room, and so do uploads', async () => {
    const stub = await start({ limits: { jobs: 3, uploads: 2 } });
    const { audio_url } = await upload(stub, 'x', 'x.wav');
    for (let i = 0; i < 4; i++) await createJob(stub, await upload(stub, 'x', 'x.wav'));
    const lost = { status: 'error', error_code: 404 };
    expect(await createJob(stub, { audio_url })).toMatchObject(lost);
    expect(await list(stub, '?limit=100')).toHaveLength(3);
  });

  it('that are not finished are refused beyond the bound', async () => {
    const stub = await start({ queueTime: HOUR, limits: { jobs: 1 } });
    expect((await ask(stub)).status).toBe(201);
    expect((await ask(stub)).status).toBe(429);
    expect((await call(stub, 'POST', PATHS.live, {})).status).toBe(429);
  });
});

it('a request has its time, however it drips, and so has a connection between two', async () => {
  const service = createService({ requestTime: 1000 });
  const { server } = await createApp(service, new SessionRegistry(service));
  const { requestTimeout, headersTimeout, keepAliveTimeout, timeout } = server;
  expect([requestTimeout, headersTimeout, keepAliveTimeout, timeout]).toEqual(Array(4).fill(1000));
});

describe('notifications', () => {
  it('to many deaf receivers are sent to some at a time, so that others find connections', async () => {
    const receivers = await Promise.all(Array.from({ length: 80 }, () => receive(true)));
    // None is given up meanwhile.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const notifier = new Notifier(new Checker(), settingsOf());
      for (const to of receivers) notifier.send('jobFinishedDeprecated', to, () => ({}));
      const reached = () => receivers.filter(({ arrivals }) => arrivals.length > 0).length;
      await until(() => reached() >= MOST_SENDING);
      for (let i = 0; i < 50; i += 1) await new Promise((resolve) => setImmediate(resolve));
      expect(reached()).toBe(MOST_SENDING);
      notifier.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('end in time even when memory is collected', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const { url, arrivals } = await receive(true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const notifier = new Notifier(new Checker(), settingsOf());
      for (const id of [1, 2]) notifier.send('jobFinishedDeprecated', { url }, () => ({ id }));
      await until(() => arrivals[0]);
      for (let i = 0; i < 5; i++) collect();
      expect(arrivals).toHaveLength(1);
      vi.advanceTimersByTime(5_000);
      await until(() => arrivals[1]);
      notifier.close();
    } finally {
      vi.useRealTimers();
    }
  });
});
