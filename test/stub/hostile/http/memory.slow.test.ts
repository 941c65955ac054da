/** What many or slow requests may hold, and what one may take of the stub's time. */
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { Checker } from '../../../../stub/src/checker.ts';
import { keepKnown } from '../../../../stub/src/known-fields.ts';
import { Ledger } from '../../../../stub/src/memory.ts';
import { Notifier } from '../../../../stub/src/notifier.ts';
import { settingsOf } from '../../../../stub/src/options.ts';
import { call, createJob, heldBy, list, receive, start, until } from '../../support.ts';
import { answered, closing, dial, exchange, expectToServe, head } from '../support.ts';

const KB = 1024;

describe('memory', () => {
  it('that requests hold is bounded, and given back when they are answered or lost', async () => {
    const stub = await start({ limits: { bytes: 5 * 1024 * KB } });
    const lines = ['Content-Type: application/json', `Content-Length: ${1024 * KB}`];
    const slow = Array.from({ length: 8 }, () => {
      const socket = dial(stub);
      socket.write(`${head(stub, 'POST /v2/live', ...lines)}{`);
      return { socket, answer: once(socket, 'data') };
    });
    // Four have room; the others learn so before they send their bodies.
    const refused = await Promise.all(slow.slice(4).map(({ answer }) => answer));
    for (const [text] of refused) expect(answered(String(text)).statuses).toEqual([503]);
    await expectToServe(stub);
    for (const { socket } of slow) socket.destroy();
    await until(async () => {
      const { statuses } = await exchange(
        stub,
        head(stub, 'POST /v2/live', ...lines),
        `"${'x'.repeat(1024 * KB - 2)}"`,
      );
      return statuses[0] === 422 ? true : undefined;
    });
    await expectToServe(stub);
  });

  it('that answers hold is bounded: while clients read none of them, there are no more', async () => {
    const stub = await start({ queueTime: 3_600_000, limits: { bytes: 64 * 1024 * KB } });
    const big = {
      audio_url: 'https://speech.invalid/a.wav',
      custom_metadata: { x: 'x'.repeat(900 * KB) },
    };
    for (let i = 0; i < 7; i++) await call(stub, 'POST', '/v2/pre-recorded', big);
    const deaf = Array.from({ length: 6 }, () => {
      const socket = dial(stub);
      socket.write(head(stub, 'GET /v2/transcription'));
      return socket;
    });
    const ask = async () => (await call(stub, 'GET', '/v2/transcription')).status;
    await until(async () => ((await ask()) === 503 ? true : undefined));
    await expectToServe(stub);
    for (const socket of deaf) socket.destroy();
    await until(async () => ((await ask()) === 200 ? true : undefined));
    await expectToServe(stub);
  });

  it('that jobs and names of files hold is bounded: the oldest ones make room', async () => {
    const stub = await start({ limits: { bytes: 3 * 1024 * KB } });
    const upload = async () => {
      const form = new FormData();
      form.append('audio', new Blob(['x']), 'x'.repeat(60 * KB));
      const headers = { 'x-service-key': stub.key };
      const response = await fetch(`${stub.url}/v2/upload`, {
        method: 'POST',
        headers,
        body: form,
      });
      return ((await response.json()) as { audio_url: string }).audio_url;
    };
    const first = await upload();
    for (let i = 0; i < 40; i++) await createJob(stub, { audio_url: await upload() });
    const audio_url = first;
    expect(await createJob(stub, { audio_url })).toMatchObject({
      status: 'error',
      error_code: 404,
    });
    const jobs = await list(stub, '?limit=100');
    expect(jobs.length).toBeGreaterThan(1);
    expect(jobs.length).toBeLessThan(40);
    await expectToServe(stub);
  });

  it('that a page takes is bounded, by ending it early', async () => {
    const stub = await start();
    for (let i = 0; i < 12; i++)
      await createJob(stub, { custom_metadata: { x: 'x'.repeat(900 * KB) } });
    const response = await call(stub, 'GET', '/v2/transcription?limit=100');
    const { items, next } = (await response.json()) as { items: object[]; next: string };
    expect(items.length).toBeLessThan(12);
    const rest = (await (await call(stub, 'GET', next)).json()) as { items: object[]; next: null };
    expect([items.length + rest.items.length, rest.next]).toEqual([12, null]);
    await expectToServe(stub);
  });
});

describe('time', () => {
  it('that a request takes to arrive is bounded, and its connection ends', async () => {
    const stub = await start({ requestTime: 100 });
    const lines = ['Content-Type: application/json', 'Content-Length: 100'];
    for (const said of ['', 'GET / HT', `${head(stub, 'POST /v2/live', ...lines)}{`]) {
      const socket = dial(stub);
      socket.resume();
      socket.write(said);
      await closing(socket);
      await expectToServe(stub);
    }
  });

  it('that unknown fields take is that of the others: nothing is read twice', () => {
    let reads = 0;
    const counted = <Value extends object>(value: Value): Value =>
      new Proxy(value, {
        get: (target, name) => {
          reads += 1;
          return Reflect.get(target, name);
        },
      });
    const count = 20_000;
    const unknown = Object.fromEntries(Array.from({ length: count }, (_, i) => [`unknown${i}`, i]));
    const vocabulary = Array.from({ length: count }, () => counted({ value: 'a', unknown: 1 }));
    const kept = keepKnown('CustomVocabularyConfig', counted({ vocabulary, ...unknown }));
    expect(Object.keys(kept)).toEqual(['vocabulary']);
    expect(Object.keys(kept.vocabulary[0] ?? {})).toEqual(['value']);
    expect(reads).toBe(count + 1);
  });

  it('that a receiver may take is bounded even when memory is collected', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const { url, arrivals } = await receive(true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const ledger = new Ledger(10_000);
      const notifier = new Notifier(new Checker(), settingsOf(), ledger);
      notifier.send('result', null, { url }, {});
      await until(() => arrivals[0]);
      for (let i = 0; i < 5; i++) collect();
      expect(heldBy(ledger, 10_000)).toBeGreaterThan(0);
      vi.advanceTimersByTime(5_000);
      await until(() => (heldBy(ledger, 10_000) === 0 ? true : undefined));
    } finally {
      vi.useRealTimers();
    }
  });
});

it.each(['https://speech.invalid/base', 'https://speech.invalid/base/'])(
  'every address in answers begins with the base address %s',
  async (baseUrl) => {
    const stub = await start({ baseUrl });
    const base = 'https://speech.invalid/base';
    const form = new FormData();
    form.append('audio', new Blob(['x']), 'x.wav');
    const headers = { 'x-service-key': stub.key };
    const upload = await fetch(`${stub.url}/v2/upload`, { method: 'POST', headers, body: form });
    const { audio_url } = (await upload.json()) as { audio_url: string };
    expect(audio_url).toMatch(new RegExp(`^${base}/file/`));
    const created = await call(stub, 'POST', '/v2/pre-recorded', { audio_url });
    expect(((await created.json()) as { result_url: string }).result_url).toMatch(
      new RegExp(`^${base}/v2/`),
    );
    const live = await call(stub, 'POST', '/v2/live', {});
    expect(((await live.json()) as { url: string }).url).toMatch(
      /^wss:\/\/speech\.invalid\/base\/v2\/live\?token=/,
    );
    const page = (await (await call(stub, 'GET', '/v2/transcription?limit=1')).json()) as Record<
      string,
      string
    >;
    for (const name of ['first', 'current', 'next'])
      expect(page[name]).toMatch(new RegExp(`^${base}/v2/transcription\\?limit=1`));
    const job = await until(async () => (await list(stub, '?kind=pre-recorded&status=done'))[0]);
    expect(job.file).toMatchObject({ filename: 'x.wav' });
  },
);

it.each([
  'localhost:9000',
  'nowhere',
  'ftp://x',
  'http://',
  'http://x/?a',
  'http://x/#a',
  'http://a:b@x/',
])('the base address %s is refused at the start', async (baseUrl) => {
  await expect(start({ baseUrl })).rejects.toThrow(/^Expected an address /);
});
