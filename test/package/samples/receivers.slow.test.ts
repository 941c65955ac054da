/** The receivers in both languages: the files they write, the jobs they fetch, and their responses. */
import { once } from 'node:events';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  OtherServerMessage,
  PreRecordedCallback,
  TranscriptMessage,
} from 'speech-to-text-contract/examples';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createJob, start } from '../../../packages/stub/test/support.ts';
import type { Context } from '../../support/machine.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { oneOfEachKind, startFaulty } from './faults.ts';
import { type Address, envOf, RECEIVERS, startSample } from './run.ts';

/** The identifier of an unknown job, and a notification with it. */
const { id: ID } = PreRecordedCallback.finished;
const BODY = JSON.stringify(PreRecordedCallback.finished);

/** Polls faster than by default: most of what a receiver does takes a few milliseconds. */
const poll = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 120_000, interval: 10 });

/** Starts a receiver, which must never print a stack trace. Returns what sends to it, and reads its output and files. */
async function receive(
  file: string,
  context: Context,
  service: Address,
  { folder = temporaryFolder(), callTimeout = 60_000, attempts = 0, env: own = {} } = {},
) {
  const limits = envOf(service, { attempts, callTimeout });
  const env = { ...limits, PORT: '0', JOBS: folder, SWEEP: '0.05', PAUSE: '0.05', ...own };
  const { child, ended, output } = await startSample(file, [], env, context);
  const printed = () => output.stdout + output.stderr;
  const stop = async () => {
    child.kill();
    await ended;
    expect(printed()).not.toMatch(/Traceback|^\s+at .*:\d+/m);
  };
  onTestFinished(stop);
  const waitFor = (text: RegExp) => poll(printed).toMatch(text);
  const listening = /^Listening.*\b(\d{5})\b/m;
  await waitFor(listening);
  const port = Number(listening.exec(printed())?.[1]);
  const address = `http://127.0.0.1:${port}`;
  const send = async (path: string, method: string, body: BodyInit) =>
    (await fetch(address + path, { method, body })).status;
  const tell = (id: unknown) => send('/webhook', 'POST', JSON.stringify({ id }));
  const arrived = () => readdirSync(join(folder, 'arrived'));
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  const kept = () =>
    readdirSync(folder)
      .filter((name) => name !== 'arrived')
      .sort();
  return { address, port, send, tell, waitFor, stop, arrived, kept, folder, textOf, printed };
}

describe.each(RECEIVERS)('%s', (file) => {
  it('fetches each job that it is notified of', async (context) => {
    const webhooks: string[] = [];
    const service = await start({ queueTime: 20, processingTime: 50, webhooks });
    const { address, waitFor } = await receive(file, context, service);
    webhooks.push(`${address}/webhook`);
    const url = `${address}/callback`;
    for (const method of ['POST', 'PUT']) {
      const { id } = await createJob(service, { callback: true, callback_config: { url, method } });
      await waitFor(new RegExp(`${id} done\\n\\w+ \\w+`));
    }
    const audio_url = 'https://speech.invalid/stub-error-415';
    const failing = { audio_url, callback: true, callback_config: { url } };
    await waitFor(new RegExp(`${(await createJob(service, failing)).id} error`));
  });

  it('saves every body with an identifier unchanged before it responds, and no other', async (context) => {
    const { send, arrived, ...receiver } = await receive(file, context, await start());
    const bodies = [{ id: ID }, { id: ID, more: 'ü' }, { payload: 7, id: ID }].map((body) =>
      JSON.stringify(body, null, 2),
    );
    for (const [index, body] of bodies.entries()) {
      expect(await send('/callback', 'PUT', body)).toBe(204);
      expect(arrived()).toHaveLength(index + 1);
    }
    const texts = arrived().map((name) => receiver.textOf(`arrived/${name}`));
    expect(texts.sort()).toEqual(bodies.sort());
    const odd = ['', 'x', '{', 'null', '[]', '7', '{}', '{"id":{}}', '{"id":"../x"}'];
    const nested = JSON.stringify({ event: 'of another kind', payload: { id: ID } });
    for (const body of [...odd, '['.repeat(4900), nested, new Uint8Array([0xff, 0])])
      expect(await send('/callback', 'PUT', body)).toBe(204);
    const messages = [
      { id: ID },
      { type: 'a' },
      { type: 'a', session_id: '' },
      { session_id: 'a' },
    ];
    for (const message of messages)
      expect(await send('/messages', 'POST', JSON.stringify(message))).toBe(204);
    expect(arrived()).toHaveLength(bodies.length);
    const large = JSON.stringify({ id: ID, more: 'x'.repeat(512 * 1024) });
    expect(await send('/webhook', 'POST', large).catch(() => 413)).toBe(413);
    expect(await send('/webhook', 'PUT', '{}')).toBe(404);
    expect(receiver.printed()).not.toContain('../');
  });

  it('forgets a job that the service does not know, and responds with a 500 if it cannot save', async (context) => {
    const receiver = await receive(file, context, await start());
    expect(await receiver.tell(ID)).toBe(204);
    await receiver.waitFor(new RegExp(`404 from .*${ID}`));
    await poll(receiver.kept).toEqual([]);
    rmSync(receiver.folder, { recursive: true });
    expect(await receiver.tell(ID)).toBe(500);
  });

  it('keeps at most 100 MB of bodies, and removes the oldest, also those of an earlier run', async (context) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'arrived'));
    for (const [index, name] of ['newer', 'older'].entries()) {
      const path = join(folder, 'arrived', name);
      writeFileSync(path, '');
      truncateSync(path, 49_990_000);
      utimesSync(path, 9 - index, 9 - index);
    }
    const receiver = await receive(file, context, await start(), { folder });
    // A small file takes a block of the disk, too.
    for (let more = 0; more < 5; more++)
      expect(await receiver.send('/webhook', 'POST', JSON.stringify({ id: ID, more }))).toBe(204);
    expect(receiver.arrived()).toHaveLength(6);
    expect(receiver.arrived()).toContain('newer');
    await receiver.waitFor(/^Removed the oldest body, older\.$/m);
  });

  it('takes calls only at its secret path', async (context) => {
    const env = { RECEIVE_SECRET: 'a1b2' };
    const receiver = await receive(file, context, await start(), { env });
    for (const path of ['/callback', '//callback', '/a1b3/callback', '/a1b2/messages/callback'])
      expect(await receiver.send(path, 'POST', BODY)).toBe(404);
    expect(receiver.arrived()).toEqual([]);
    expect(await receiver.send('/a1b2/callback', 'PUT', BODY)).toBe(204);
    expect(receiver.arrived()).toHaveLength(1);
  });

  it('reads a chunked body like any other', async (context) => {
    const receiver = await receive(file, context, await start());
    const headers = { 'transfer-encoding': 'chunked' };
    const post = async (chunks: string[]) => {
      const call = request(`${receiver.address}/webhook`, { method: 'POST', headers });
      for (const chunk of chunks) call.write(chunk);
      const [response] = await once(call.end(), 'response').catch(() => [{ statusCode: 413 }]);
      return response.statusCode;
    };
    expect(await post([BODY.slice(0, 5), BODY.slice(5)])).toBe(204);
    expect(receiver.textOf(`arrived/${receiver.arrived()[0]}`)).toBe(BODY);
    expect(await post(Array(20).fill('x'.repeat(100_000)))).toBe(413);
    for (const odd of ['-5\r\nabc', 'zz\r\n', '5\r\nabcdefg\r\n0\r\n\r\n']) {
      const socket = connect(receiver.port, '127.0.0.1').on('error', () => {});
      socket.end(`POST /webhook HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n${odd}`);
      expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.[01] 4\d\d /);
    }
    expect(receiver.arrived()).toHaveLength(1);
  });

  it('treats a job that is neither queued nor processing as finished', async (context) => {
    const service = await start();
    const faulty = await startFaulty(service, 'an unknown status', /GET .*pre-recorded/);
    const receiver = await receive(file, context, faulty);
    const { id } = await createJob(service, {});
    expect(await receiver.tell(id)).toBe(204);
    await receiver.waitFor(new RegExp(`${id} archived`));
    expect(receiver.kept()).toEqual([`${id}.json`]);
  });

  it('masks the key in its output', async (context) => {
    const service = await start();
    for (const status of [401, 200]) {
      const faulty = await startFaulty(service, `a ${status} that echoes the key`, /./);
      const receiver = await receive(file, context, faulty);
      expect(await receiver.tell(ID)).toBe(204);
      // A list with the key is shown by its length.
      const masked = status === 401 ? '.*\\*\\*\\*' : '';
      await receiver.waitFor(new RegExp(`${status} from .*${ID}${masked}`));
      expect(receiver.printed()).not.toContain(service.key);
    }
  });

  it('fetches a job again within seconds of an error', async (context) => {
    const service = await start();
    const { id } = await createJob(service, {});
    const takeBack = service.fault({ operation: '*', status: 500 });
    // In TypeScript, the client repeats the call; in Python, the receiver does.
    const attempts = file.endsWith('.ts') ? 16 : 0;
    const receiver = await receive(file, context, service, { env: { SWEEP: '300' }, attempts });
    expect(await receiver.tell(id)).toBe(204);
    const failed = () => service.calls.filter(({ status }) => status === 500);
    await poll(() => JSON.stringify(failed())).toContain(id);
    takeBack();
    await receiver.waitFor(new RegExp(`${id} done`));
  });

  it('fetches a job again after any fault, and after a crash', async (context) => {
    const service = await start();
    const faults = oneOfEachKind(RECEIVERS.indexOf(file));
    const create = async () => (await createJob(service, {})).id;
    const [crashed, ids] = [await create(), await Promise.all(faults.map(create))];
    const folder = temporaryFolder();
    writeFileSync(join(folder, `${crashed}.new`), '');
    const faulty = await startFaulty(service, 'a 500', /./);
    const receiver = await receive(file, context, faulty, { folder });
    for (const [index, fault] of faults.entries()) {
      const id = ids[index] ?? '';
      faulty.plant(fault, /./);
      expect(await receiver.tell(id)).toBe(204);
      await poll(() => faulty.spoiled.join('\n')).toContain(id);
      expect(receiver.kept(), fault).toContain(`${id}.new`);
      // The list stays broken, since it would reveal the jobs, too: by a fault that a call gets as it arrives, whatever
      // is planted next. Pending calls get no response.
      faulty.plant('an HTML page', /transcription/);
      faulty.server.closeAllConnections();
      await receiver.waitFor(new RegExp(`${id} done`));
    }
    await receiver.waitFor(new RegExp(`${crashed} done`));
    expect(faulty.keysElsewhere).toEqual([]);
  });

  it('fetches few jobs at a time, each once, however many forged notifications arrive', async (context) => {
    const service = await start();
    const faulty = await startFaulty(service, 'headers without a body', /GET .*pre-recorded/);
    const receiver = await receive(file, context, faulty, { callTimeout: 300 });
    const { id } = await createJob(service, {});
    const forged = Array.from({ length: 60 }, () => crypto.randomUUID());
    const ids = [id, ...forged, id, id.toUpperCase(), id];
    expect(new Set(await Promise.all(ids.map(receiver.tell)))).toEqual(new Set([204]));
    await poll(() => faulty.spoiled.length).toBeGreaterThan(6);
    faulty.plant();
    await receiver.waitFor(new RegExp(`${id} done`));
    await poll(receiver.kept).toEqual([`${id}.json`]);
    expect(JSON.parse(receiver.textOf(`${id}.json`))).toMatchObject({ id });
    // Reads of the list count, too, and so do aborted calls, for a moment.
    expect(faulty.busiest).toBeLessThan(10);
    expect(receiver.printed().match(new RegExp(`${id} done`, 'g'))).toHaveLength(1);
  });

  it('refuses notifications with a 503 while 1000 jobs wait, and then takes them', async (context) => {
    const faulty = await startFaulty(await start(), 'headers without a body', /pre-recorded/);
    const folder = temporaryFolder();
    for (let job = 0; job < 999; job++)
      writeFileSync(join(folder, `${crypto.randomUUID()}.new`), '');
    const receiver = await receive(file, context, faulty, { folder });
    // The receiver has found the files of an earlier run.
    await poll(() => faulty.spoiled.length).toBeGreaterThan(2);
    expect(await receiver.tell(crypto.randomUUID())).toBe(204);
    expect(await receiver.tell(ID)).toBe(503);
    expect(receiver.kept()).toHaveLength(1000);
    faulty.plant();
    faulty.server.closeAllConnections();
    await poll(() => receiver.tell(ID)).toBe(204);
  });

  it.runIf(process.platform === 'linux')(
    'listens on this machine alone, unless HOST says otherwise',
    async (context) => {
      // Linux answers at all of 127.0.0.0/8, of which a server may listen to one address.
      const elsewhere = async (env: Record<string, string>) => {
        const { port } = await receive(file, context, await start(), { env });
        return fetch(`http://127.0.0.2:${port}`);
      };
      await expect(elsewhere({})).rejects.toThrow();
      expect((await elsewhere({ HOST: '0.0.0.0' })).status).toBeGreaterThan(400);
    },
  );

  it('shows a message of a live session once, however often it arrives, even after a crash', async (context) => {
    const folder = temporaryFolder();
    const messages = [...Object.values(TranscriptMessage), ...Object.values(OtherServerMessage)];
    const [first, second] = messages.map((message) => JSON.stringify(message));
    for (const [round, lines] of [4, 2].entries()) {
      const receiver = await receive(file, context, await start(), { folder });
      for (const body of [first, first, 'odd', second, `round ${round}`])
        expect(await receiver.send('/messages', 'POST', body ?? '')).toBe(204);
      await poll(() => receiver.printed().trim().split('\n').slice(1)).toHaveLength(lines);
      await receiver.stop();
    }
  });

  it('shows a message that is nested in the body, and escapes control characters', async (context) => {
    const receiver = await receive(file, context, await start());
    const [message] = Object.values(TranscriptMessage);
    const odd = { ...Object.values(OtherServerMessage)[0], type: 'a\nb', session_id: '\u001b[31m' };
    for (const payload of [message, odd]) {
      const body = JSON.stringify({ event: 'live', payload });
      expect(await receiver.send('/messages', 'POST', body)).toBe(204);
    }
    await receiver.waitFor(/\n\S+ (final|partial) \w+/);
    await receiver.waitFor(/\n\\(u001b|x1b)\[31m a\\nb\n/);
  });
});

it('receive.py closes a connection that takes longer than its deadline', async (context) => {
  const receiver = await receive('receive.py', context, await start(), {
    env: { DEADLINE: '0.3' },
  });
  const ends = Array.from({ length: 20 }, async () => {
    const socket = connect(receiver.port, '127.0.0.1').on('error', () => {});
    const ended = once(socket.resume(), 'close');
    socket.write('POST /webhook HTTP/1.1\r\ncontent-length: 1000\r\n\r\n');
    // A byte now and then, so that no single wait of the receiver is long.
    const timer = setInterval(() => socket.write('x'), 50);
    await ended.finally(() => clearInterval(timer));
  });
  await Promise.all(ends);
  expect(await receiver.tell('no identifier')).toBe(204);
});

it('receive.ts finds jobs whose notification never arrived', async (context) => {
  const service = await start();
  const { id } = await createJob(service, {});
  const receiver = await receive('receive.ts', context, service);
  await receiver.waitFor(new RegExp(`${id} done`));
});
