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

/** Polls faster than by default: most of what a receiver does takes a few milliseconds. */
const poll = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 120_000, interval: 10 });

/** Starts a receiver. Returns functions that send to it, read its output and files, and wait for a line. */
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
  };
  onTestFinished(stop);
  const waitFor = (text: RegExp) => poll(printed).toMatch(text);
  const listening = /^Listening.*\b(\d{5})\b/m;
  await waitFor(listening);
  const address = `http://127.0.0.1:${listening.exec(printed())?.[1]}`;
  const send = async (path: string, method: string, body: BodyInit) =>
    (await fetch(address + path, { method, body })).status;
  const tell = (id: unknown) => send('/webhook', 'POST', JSON.stringify({ id }));
  const arrived = () => readdirSync(join(folder, 'arrived'));
  const kept = () =>
    readdirSync(folder)
      .filter((name) => name !== 'arrived')
      .sort();
  return { address, send, tell, waitFor, stop, arrived, kept, folder, printed };
}

describe.each(RECEIVERS)('%s', (file) => {
  it('fetches each job that it is notified of', async (context) => {
    const webhooks: string[] = [];
    const service = await start({ queueTime: 20, processingTime: 50, webhooks });
    const { address, waitFor, printed } = await receive(file, context, service);
    webhooks.push(`${address}/webhook`);
    for (const method of ['POST', 'PUT']) {
      const callback_config = { url: `${address}/callback`, method };
      const { id } = await createJob(service, { callback: true, callback_config });
      await waitFor(new RegExp(`${id} done\\n\\w+ \\w+`));
    }
    const callback_config = { url: `${address}/callback` };
    const audio_url = 'https://speech.invalid/stub-error-415';
    const { id } = await createJob(service, { audio_url, callback: true, callback_config });
    await waitFor(new RegExp(`${id} error`));
    expect(printed()).not.toMatch(/Traceback|^\s+at .*:\d+/m);
  });

  it('saves every body with an identifier unchanged before it responds, and no other', async (context) => {
    const service = await start();
    const receiver = await receive(file, context, service);
    const { id } = PreRecordedCallback.finished;
    const bodies = [{ id }, { id, more: 'ü' }, { payload: 7, id }].map((body) =>
      JSON.stringify(body, null, 2),
    );
    for (const [index, body] of bodies.entries()) {
      expect(await receiver.send('/callback', 'PUT', body)).toBe(204);
      expect(receiver.arrived()).toHaveLength(index + 1);
    }
    const texts = receiver
      .arrived()
      .map((name) => readFileSync(join(receiver.folder, 'arrived', name), 'utf8'));
    expect(texts.sort()).toEqual(bodies.sort());
    const odd = [
      '',
      'x',
      '{',
      'null',
      '[]',
      '7',
      '{}',
      '['.repeat(4900),
      '{"id":{}}',
      '{"id":"../x"}',
    ];
    const nested = JSON.stringify({ event: 'of another kind', payload: { id } });
    for (const body of [...odd, nested, new Uint8Array([0xff, 0])])
      expect(await receiver.send('/callback', 'PUT', body)).toBe(204);
    const messages = [{ id }, { type: 'a' }, { type: 'a', session_id: '' }, { session_id: 'a' }];
    for (const message of messages)
      expect(await receiver.send('/messages', 'POST', JSON.stringify(message))).toBe(204);
    expect(receiver.arrived()).toHaveLength(bodies.length);
    const large = JSON.stringify({ id, more: 'x'.repeat(512 * 1024) });
    expect(await receiver.send('/webhook', 'POST', large).catch(() => 413)).toBe(413);
    expect(await receiver.send('/webhook', 'PUT', '{}')).toBe(404);
    // It fetches an unknown job once, and forgets it.
    expect(await receiver.tell(id)).toBe(204);
    await receiver.waitFor(new RegExp(`404 from .*${id}`));
    await poll(receiver.kept).toEqual([]);
    rmSync(receiver.folder, { recursive: true });
    expect(await receiver.tell(id)).toBe(500);
    expect(receiver.printed()).not.toMatch(/Traceback|^\s+at .*:\d+|\.\.\//m);
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
    const { id } = PreRecordedCallback.finished;
    // A small file takes a block of the disk, too.
    for (let more = 0; more < 5; more++)
      expect(await receiver.send('/webhook', 'POST', JSON.stringify({ id, more }))).toBe(204);
    expect(receiver.arrived()).toHaveLength(6);
    expect(receiver.arrived()).toContain('newer');
    await receiver.waitFor(/^Removed the oldest body, older\.$/m);
  });

  it('takes calls only at its secret path', async (context) => {
    const env = { RECEIVE_SECRET: 'a1b2' };
    const receiver = await receive(file, context, await start(), { env });
    const body = JSON.stringify(PreRecordedCallback.finished);
    for (const path of ['/callback', '//callback', '/a1b3/callback', '/a1b2/messages/callback'])
      expect(await receiver.send(path, 'POST', body)).toBe(404);
    expect(receiver.arrived()).toEqual([]);
    expect(await receiver.send('/a1b2/callback', 'PUT', body)).toBe(204);
    expect(receiver.arrived()).toHaveLength(1);
  });

  it('reads a chunked body like any other', async (context) => {
    const receiver = await receive(file, context, await start());
    const post = async (chunks: string[]) => {
      const headers = { 'transfer-encoding': 'chunked' };
      const call = request(`${receiver.address}/webhook`, { method: 'POST', headers });
      for (const chunk of chunks) call.write(chunk);
      const [response] = await once(call.end(), 'response').catch(() => [{ statusCode: 413 }]);
      return response.statusCode;
    };
    const body = JSON.stringify(PreRecordedCallback.finished);
    expect(await post([body.slice(0, 5), body.slice(5)])).toBe(204);
    const [name = ''] = receiver.arrived();
    expect(readFileSync(join(receiver.folder, 'arrived', name), 'utf8')).toBe(body);
    expect(await post(Array(20).fill('x'.repeat(100_000)))).toBe(413);
    for (const odd of ['-5\r\nabc', 'zz\r\n', '5\r\nabcdefg\r\n0\r\n\r\n']) {
      const socket = connect(Number(new URL(receiver.address).port), '127.0.0.1');
      socket.on('error', () => {});
      socket.end(`POST /webhook HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n${odd}`);
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1\.[01] 4\d\d /);
    }
    expect(receiver.arrived()).toHaveLength(1);
    expect(receiver.printed()).not.toMatch(/Traceback|^\s+at .*:\d+/m);
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
    const { id } = await createJob(service, {});
    for (const status of [401, 200]) {
      const faulty = await startFaulty(service, `a ${status} that echoes the key`, /./);
      const receiver = await receive(file, context, faulty);
      expect(await receiver.tell(id)).toBe(204);
      // A list with the key is shown by its length.
      const masked = status === 401 ? '.*\\*\\*\\*' : '';
      await receiver.waitFor(new RegExp(`${status} from .*${id}${masked}`));
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
    const jobs = ['', ...faults].map(() => createJob(service, {}));
    const [before, ...created] = await Promise.all(jobs);
    const folder = temporaryFolder();
    writeFileSync(join(folder, `${before?.id}.new`), '');
    const faulty = await startFaulty(service, 'a 500', /./);
    const receiver = await receive(file, context, faulty, { folder });
    for (const [index, fault] of faults.entries()) {
      const id = created[index]?.id ?? expect.fail();
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
    await receiver.waitFor(new RegExp(`${before?.id} done`));
    expect(receiver.printed()).not.toMatch(/Traceback|^\s+at .*:\d+/m);
    expect(faulty.keysElsewhere).toEqual([]);
  });

  it('fetches few jobs at a time, each once, however many forged notifications arrive', async (context) => {
    const service = await start();
    const faulty = await startFaulty(service, 'headers without a body', /GET .*pre-recorded/);
    const receiver = await receive(file, context, faulty, { callTimeout: 300 });
    const { id } = await createJob(service, {});
    const forged = Array.from({ length: 60 }, () => crypto.randomUUID());
    const ids = [id, ...forged, id, id.toUpperCase(), id];
    const statuses = await Promise.all(ids.map(receiver.tell));
    expect(new Set(statuses)).toEqual(new Set([204]));
    await poll(() => faulty.spoiled.length).toBeGreaterThan(6);
    faulty.plant();
    await receiver.waitFor(new RegExp(`${id} done`));
    await poll(receiver.kept).toEqual([`${id}.json`]);
    const kept = readFileSync(join(receiver.folder, `${id}.json`), 'utf8');
    expect(JSON.parse(kept)).toMatchObject({ id });
    // Reads of the list count, too, and so do aborted calls, for a moment.
    expect(faulty.busiest).toBeLessThan(10);
    expect(receiver.printed().match(new RegExp(`${id} done`, 'g'))).toHaveLength(1);
  });

  it('refuses notifications with a 503 while 1000 jobs wait, and then takes them', async (context) => {
    const service = await start();
    const faulty = await startFaulty(service, 'headers without a body', /GET .*pre-recorded/);
    const folder = temporaryFolder();
    for (let job = 0; job < 999; job++)
      writeFileSync(join(folder, `${crypto.randomUUID()}.new`), '');
    const receiver = await receive(file, context, faulty, { folder });
    // The receiver has found the files of an earlier run.
    await poll(() => faulty.spoiled.length).toBeGreaterThan(2);
    expect(await receiver.tell(crypto.randomUUID())).toBe(204);
    const late = crypto.randomUUID();
    expect(await receiver.tell(late)).toBe(503);
    expect(receiver.kept()).toHaveLength(1000);
    faulty.plant();
    faulty.server.closeAllConnections();
    await poll(() => receiver.tell(late)).toBe(204);
  });

  it.runIf(process.platform === 'linux')(
    'listens on this machine alone, unless HOST says otherwise',
    async (context) => {
      // Linux answers at all of 127.0.0.0/8, of which a server may listen to one address.
      const elsewhere = async (env: Record<string, string>) => {
        const { address } = await receive(file, context, await start(), { env });
        return fetch(address.replace('127.0.0.1', '127.0.0.2'));
      };
      await expect(elsewhere({})).rejects.toThrow();
      expect((await elsewhere({ HOST: '0.0.0.0' })).status).toBeGreaterThan(400);
    },
  );

  it('shows a message of a live session once, however often it arrives, even after a crash', async (context) => {
    const service = await start();
    const folder = temporaryFolder();
    const messages = [...Object.values(TranscriptMessage), ...Object.values(OtherServerMessage)];
    const [first, second] = messages.map((message) => JSON.stringify(message));
    for (const [round, lines] of [4, 2].entries()) {
      const receiver = await receive(file, context, service, { folder });
      for (const body of [first, first, 'odd', second, `round ${round}`])
        expect(await receiver.send('/messages', 'POST', body ?? '')).toBe(204);
      const shown = () => receiver.printed().trim().split('\n').slice(1);
      await poll(shown).toHaveLength(lines);
      await receiver.stop();
    }
  });
});

it.for(RECEIVERS)(
  '%s shows a message that is nested in the body, and escapes control characters',
  async (file, context) => {
    const receiver = await receive(file, context, await start());
    const [message] = Object.values(TranscriptMessage);
    const odd = { ...Object.values(OtherServerMessage)[0], type: 'a\nb', session_id: '\u001b[31m' };
    for (const one of [message, odd]) {
      const body = JSON.stringify({ event: 'live', payload: one });
      expect(await receiver.send('/messages', 'POST', body)).toBe(204);
    }
    await receiver.waitFor(/\n\S+ (final|partial) \w+/);
    await receiver.waitFor(/\n\\(u001b|x1b)\[31m a\\nb\n/);
  },
);

it('receive.py closes a connection that takes longer than its deadline', async (context) => {
  const receiver = await receive('receive.py', context, await start(), {
    env: { DEADLINE: '0.3' },
  });
  const port = Number(new URL(receiver.address).port);
  const ends = Array.from({ length: 20 }, async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const ended = once(socket.resume(), 'close');
    socket.write('POST /webhook HTTP/1.1\r\ncontent-length: 1000\r\n\r\n');
    // A byte now and then, so that no single wait of the receiver is long.
    const timer = setInterval(() => socket.write('x'), 50);
    await ended.finally(() => clearInterval(timer));
  });
  await Promise.all(ends);
  expect(await receiver.tell('no identifier')).toBe(204);
  expect(receiver.printed()).not.toMatch(/Traceback/);
});

it('receive.ts finds jobs whose notification never arrived', async (context) => {
  const service = await start();
  const { id } = await createJob(service, {});
  const receiver = await receive('receive.ts', context, service);
  await receiver.waitFor(new RegExp(`${id} done`));
});
