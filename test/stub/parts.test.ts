/** The parts of the stub: WAV headers, sample speech, the list, jobs, notifications. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Checker, keepKnown } from '../../stub/src/check.ts';
import { writeWav } from '../../stub/src/index.ts';
import { type AnyState, Jobs } from '../../stub/src/jobs.ts';
import { matches, page } from '../../stub/src/listing.ts';
import { Notifier } from '../../stub/src/notify.ts';
import { LIMITS } from '../../stub/src/options.ts';
import { SampleSpeech, speller } from '../../stub/src/speech.ts';
import { readWavHeader, wavDuration } from '../../stub/src/wav.ts';
import { PATIENT } from './support.ts';

describe('WAV headers', () => {
  it.each([1, 2])('are read from a file with %i channels', (channels) => {
    const file = writeWav(1.5, { sampleRate: 8000, channels });
    const header = readWavHeader(file.subarray(0, 44));
    expect(header).toMatchObject({ channels, sampleRate: 8000, dataStart: 44 });
    expect(header && wavDuration(header, file.length)).toBe(1.5);
  });

  it('are read past other chunks, of odd length too', () => {
    const file = writeWav(1);
    const other = Buffer.from('LIST\x03\0\0\0abc\0', 'latin1');
    const longer = Buffer.concat([file.subarray(0, 12), other, file.subarray(12)]);
    expect(readWavHeader(longer)).toMatchObject({ channels: 1, dataStart: 56 });
  });

  it.each([0, 0xffffffff])('without a length (%i) count by the size of the file', (length) => {
    const file = writeWav(2);
    new DataView(file.buffer).setUint32(40, length, true);
    const header = readWavHeader(file);
    expect(header?.dataLength).toBeNull();
    expect(header && wavDuration(header, file.length)).toBe(2);
  });

  it('that promise more than there is do not count', () => {
    const file = writeWav(2).subarray(0, 44 + 32_000);
    const header = readWavHeader(file);
    expect(header && wavDuration(header, file.length)).toBe(1);
  });

  it('are not seen in anything else', () => {
    const file = writeWav(1);
    const noChannels = file.slice();
    noChannels[22] = 0;
    for (const bytes of [new Uint8Array(), file.subarray(0, 30), noChannels, new Uint8Array(100)]) {
      expect(readWavHeader(bytes)).toBeNull();
    }
  });
});

describe('sample speech', () => {
  const options = { endpointing: 0.05, longest: 60 };

  it('is the same for the same audio, in whatever portions it comes', () => {
    const whole = new SampleSpeech(options).listen(20, true);
    const speech = new SampleSpeech(options);
    const parts = Array.from({ length: 200 }, (_, i) => speech.listen((i + 1) / 10)).flat();
    parts.push(...speech.listen(20, true));
    expect(parts).toEqual(whole);
    expect(whole.length).toBeGreaterThan(4);
  });

  it('says nothing before its time', () => {
    const speech = new SampleSpeech(options);
    expect(speech.listen(0.4)).toEqual([]);
    expect(speech.current).toBeNull();
    speech.listen(0.5);
    expect(speech.current?.words).toMatchObject([{ word: 'Hello', start: 0.2, end: 0.5 }]);
  });

  it('ends an utterance by silence, and by its longest duration', () => {
    const ends = (endpointing: number, longest: number) =>
      new SampleSpeech({ endpointing, longest }).listen(30).map(({ words }) => words.at(-1)?.end);
    expect(ends(0.05, 60).slice(0, 2)).toEqual([3.5, 7.8]);
    const long = new SampleSpeech({ endpointing: 10, longest: 5 }).listen(60);
    expect(long.length).toBeGreaterThan(5);
    for (const { words } of long) {
      expect((words.at(-1)?.end ?? 0) - (words[0]?.start ?? 0)).toBeLessThanOrEqual(5);
    }
  });

  it('is spelled as the dictionary says', () => {
    const spell = speller({ Stub: ['stub'], Hi: ['hello', 'good day'] });
    expect(['Hello', 'stub,', 'other.'].map(spell)).toEqual(['Hi', 'Stub,', 'other.']);
  });
});

describe('the list', () => {
  const job = (created_at: string, more: object = {}): AnyState =>
    ({ created_at, kind: 'live', status: 'done', ...more }) as AnyState;
  const at = job('2026-01-31T12:00:00.000Z', {
    custom_metadata: { team: 'support', size: 3, tags: ['a', 'b'], deep: { er: true } },
  });

  it.each([
    [{ date: '2026-01-31' }, true],
    [{ date: '2026-02-01' }, false],
    [{ date: '2026-01-31T23:00:00Z' }, true],
    [{ before_date: '2026-01-31' }, false],
    [{ before_date: '2026-02-01' }, true],
    [{ before_date: '2026-01-31T12:00:00Z' }, false],
    [{ before_date: '2026-01-31T13:00:00+00:30' }, true],
    [{ after_date: '2026-01-30' }, true],
    [{ after_date: '2026-01-31' }, false],
    [{ after_date: '2026-01-31T12:00:00Z' }, false],
    [{ after_date: '2026-01-31T11:59:59Z' }, true],
    [{ status: ['queued', 'done'] }, true],
    [{ status: ['queued'] }, false],
    [{ kind: ['live'] }, true],
    [{ kind: ['pre-recorded'] }, false],
    [{ custom_metadata: { team: 'support', size: '3' } }, true],
    [{ custom_metadata: { team: 'sales' } }, false],
    [{ custom_metadata: { deep: { er: 'true' }, tags: 'b' } }, true],
    [{ custom_metadata: { tags: ['a', 'c'] } }, false],
    [{ custom_metadata: { constructor: 'x' } }, false],
  ] as const)('matches by %j: %s', (query, expected) => {
    expect(matches(at, query as Parameters<typeof matches>[1])).toBe(expected);
  });

  it('comes in pages with the addresses of its neighbours', () => {
    const jobs = Array.from({ length: 5 }, () => at);
    const address = new URL('http://127.0.0.1:1/v2/transcription?kind=live&limit=2');
    const get = (offset: number) => page(jobs, { offset, limit: 2, kind: ['live'] }, address);
    expect(get(2)).toMatchObject({
      first: 'http://127.0.0.1:1/v2/transcription?kind=live&limit=2&offset=0',
      current: 'http://127.0.0.1:1/v2/transcription?kind=live&limit=2&offset=2',
      next: 'http://127.0.0.1:1/v2/transcription?kind=live&limit=2&offset=4',
    });
    expect([0, 2, 4, 6].map((offset) => get(offset).items.length)).toEqual([2, 2, 1, 0]);
    expect(get(4).next).toBeNull();
    expect(page(jobs.slice(0, 2), { offset: 0, limit: 2 }, address).next).toBeNull();
  });
});

describe('jobs', () => {
  it('know which status may follow which', () => {
    const jobs = new Jobs(LIMITS);
    const job = jobs.create('live', {} as never);
    if (!job) throw new Error('there is room');
    const result = { metadata: {} } as never;
    expect(() => jobs.finish(job, result)).toThrow('queued to done');
    jobs.start(job);
    expect(() => jobs.start(job)).toThrow('processing to processing');
    jobs.finish(job, result);
    expect(() => jobs.fail(job, 500)).toThrow('done to error');
  });

  it('make room for new ones, but not while they are at work', () => {
    const jobs = new Jobs({ ...LIMITS, jobs: 2 });
    const [first, second] = [jobs.create('live', {} as never), jobs.create('live', {} as never)];
    expect(jobs.create('live', {} as never)).toBeNull();
    if (!first || !second) throw new Error('there is room');
    jobs.fail(first, 400);
    const third = jobs.create('live', {} as never);
    expect(jobs.list()).toEqual([third, second]);
    expect(jobs.get(first.id)).toBeUndefined();
  });

  it('make room by their size, too', () => {
    const jobs = new Jobs({ ...LIMITS, bytes: 1000 });
    const big = { note: 'x'.repeat(600) };
    const first = jobs.create('pre-recorded', {} as never, big);
    expect(jobs.create('pre-recorded', {} as never, big)).toBeNull();
    if (first) jobs.fail(first, 400);
    expect(jobs.create('pre-recorded', {} as never, big)).not.toBeNull();
  });
});

describe('known fields', () => {
  it('are kept, at every depth, and the input is left alone', () => {
    const entry = { value: 'a', unknown: 1 };
    const config = { vocabulary: ['b', entry, { ...entry, 'a/b~c': 2 }], other: {} };
    expect(keepKnown('CustomVocabularyConfig', config)).toEqual({
      vocabulary: ['b', { value: 'a' }, { value: 'a' }],
    });
    expect(config.vocabulary[1]).toBe(entry);
    expect(entry).toHaveProperty('unknown');
  });
});

describe('notifications', () => {
  it('are bounded while their receiver does not answer', async () => {
    let received = 0;
    const server = createServer(() => {
      received += 1;
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const limits = { ...LIMITS, notifications: 2, bytes: 1000 };
    const notifier = new Notifier(new Checker(), limits, {});
    const told: unknown[] = [];
    const send = (size: number) => notifier.send('result', null, { url }, 'x'.repeat(size));
    const faulty = new Notifier(new Checker(), limits, {
      notification: (_, body) => {
        told.push(body);
        return null;
      },
    });
    faulty.send('result', null, { url }, 'seen, not sent');
    for (const size of [990, 100, 1]) send(size);
    await expect.poll(() => received, PATIENT).toBe(1);
    expect(notifier.waiting).toBe(2);
    send(1);
    expect(notifier.waiting).toBe(2);
    notifier.close();
    await expect.poll(() => notifier.waiting, PATIENT).toBe(0);
    expect(told).toEqual(['seen, not sent']);
    expect(received).toBe(1);
    server.closeAllConnections();
    server.close();
  });
});
