import { describe, expect, it } from 'vitest';
import * as module from '../../generated/parse.js';
import { parsePreRecordedRequest as parseStrictly } from '../../generated/strict/parse.js';
import type { ParseResult } from '../../scripts/runtime/issues.ts';
import { bitDepths, encodings, jobStatuses, piiEntityTypes } from '../facts/enumerations.ts';
import { DATA, ENVELOPE, JOB, LIVE_UTTERANCE, WORD } from '../support/values.ts';

const lines = (result: ParseResult<unknown>) =>
  result.ok ? [] : result.issues.map(module.formatIssue);

describe('an issue', () => {
  it.each(['missingProperty', 'additionalProperty', 'instancePath', 'params', 'keyword'])(
    'has its own path where Object.prototype has a %s',
    (name) => {
      const value = { channels: '2', languages: 1 };
      const before = [module.parseLiveRequest(value), module.parseTranscriptMessage({})];
      Object.defineProperty(Object.prototype, name, { value: '/PLANTED', configurable: true });
      try {
        const polluted = [module.parseLiveRequest(value), module.parseTranscriptMessage({})];
        expect(polluted).toEqual(before);
      } finally {
        Reflect.deleteProperty(Object.prototype, name);
      }
      expect(before.map(({ ok }) => ok)).toEqual([false, false]);
    },
  );

  it('is one line of plain text, whatever the value holds', () => {
    const odd = 'a\n\r\t\u0000\u001b[2J\u007f\u009b\u2028\u2029\u202e\u2066\u200f\u061c😀é';
    const shown =
      'a\\n\\r\\t\\u0000\\u001b[2J\\u007f\\u009b\\u2028\\u2029\\u202e\\u2066\\u200f\\u061c😀é';
    expect(module.oneLine(odd)).toBe(shown);
    const result = parseStrictly({ audio_url: odd, [odd]: 1 });
    expect(result.ok ? [] : result.issues.map(module.formatIssue)).toEqual([
      expect.stringContaining(`got "${shown}"`),
      `/${shown}: is not a known field`,
    ]);
  });

  const first = (value: unknown) => {
    const result = module.parsePreRecordedRequest(value);
    return result.ok ? undefined : result.issues.find(({ path }) => path.startsWith('/audio_url'));
  };

  it('leaves out who may enter an address', () => {
    for (const url of [
      'https://user:secret@example.com/ a.wav',
      'https://secret@example.com/ a.wav',
      'https:\\\\user:secret@example.com ',
      `https://user:${'secret'.repeat(20)}@example.com/ `,
      'HTTPS://us@er:secret@example.com/ a.wav',
      '//user:secret@example.com/ a.wav',
      'https:user:secret@example.com ',
      `https:user:${'secret'.repeat(20)}@example.com `,
    ]) {
      expect(first({ audio_url: url })?.message).toMatch(/, got "[^"]*…/);
      for (const value of [
        { audio_url: url },
        { audio_url: [url] },
        { audio_url: { [url]: url } },
      ]) {
        expect(first(value)?.message).toContain('…');
        expect(first(value)?.message).not.toContain('secret');
      }
      const text = module.parseServerMessage(url);
      expect(JSON.stringify(text)).not.toContain('secret');
    }
    expect(first({ audio_url: 'x@y//example.com/ a@b' })?.message).toContain(
      'x@y//example.com/ a@b',
    );
  });

  it('names a place in at most a thousand characters', () => {
    const key = 'k'.repeat(900_000);
    const spelling_dictionary = { [key]: Array.from({ length: 1000 }, () => 1) };
    const long = module.parsePreRecordedRequest({
      audio_url: 'https://example.com/a.wav',
      custom_spelling_config: { spelling_dictionary },
    });
    const paths = long.ok ? [] : long.issues.map(({ path }) => path);
    expect(paths).toHaveLength(100);
    expect(paths[0]).toBe(
      `${`/custom_spelling_config/spelling_dictionary/${key}`.slice(0, 1000)}…`,
    );
  });
});

describe('issues', () => {
  it('are reported all at once, only those of the chosen branch', () => {
    const job = { ...JOB, status: 'done', version: 'x', completed_at: 'today' };
    expect(lines(module.parseTranscriptionJob(job))).toEqual([
      '/result: is missing',
      '/completed_at: expected a date and time such as "2026-01-31T12:00:00Z", got "today"',
      '/version: expected an integer, got "x"',
    ]);
  });

  it.each(wordings())('say what was expected and what came: %s', (line, read) => {
    expect(lines(read())).toEqual([line]);
  });
});

/** A list of values in words, as the facts have it: `"a", "b" or "c"`. */
function oneOf(values: readonly unknown[]): string {
  const words = values.map((value) => JSON.stringify(value));
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** The same for a list that is too long to say whole. */
function firstOf(values: readonly unknown[]): string {
  const words = values.slice(0, 10).map((value) => JSON.stringify(value));
  return `${words.join(', ')} … (${values.length} in all)`;
}

function wordings(): [line: string, read: () => ParseResult<unknown>][] {
  const live = (value: object) => () => module.parseLiveRequest(value);
  const request = (value: object) => () =>
    module.parsePreRecordedRequest({ audio_url: 'x:y', ...value });
  const message = (value: object) => () => module.parseServerMessage({ ...ENVELOPE, ...value });
  return [
    ['/channels: 9 is greater than the maximum 8', live({ channels: 9 })],
    ['/channels: 0 is less than the minimum 1', live({ channels: 0 })],
    ['/channels: expected an integer, got 1.5', live({ channels: 1.5 })],
    ['/callback: expected a boolean, got "yes"', live({ callback: 'yes' })],
    ['/pre_processing: expected an object, got null', live({ pre_processing: null })],
    [
      '/pre_processing: expected an object, got [1,[…],"a"]',
      live({ pre_processing: [1, [2], 'a'] }),
    ],
    [
      '/language_config/languages: expected an array, got {"a":{…},"b":1}',
      live({ language_config: { languages: { a: {}, b: 1 } } }),
    ],
    [`/encoding: expected ${oneOf(encodings)}, got "mp3"`, live({ encoding: 'mp3' })],
    [`/bit_depth: expected ${oneOf(bitDepths)}, got 64`, live({ bit_depth: 64 })],
    [
      '/language_config/languages/1: expected a string matching ^[a-z]{2,3}$, got "english"',
      live({ language_config: { languages: ['en', 'english'] } }),
    ],
    ['/audio_url: is missing', () => module.parsePreRecordedRequest({})],
    [
      '/audio_url: expected an absolute URI such as "https://example.com/audio.wav", got "a.wav"',
      request({ audio_url: 'a.wav' }),
    ],
    [
      '/subtitles_config/formats: expected at least 1 item, got 0',
      request({ subtitles_config: { formats: [] } }),
    ],
    ['/translation_config/target_languages: is missing', request({ translation_config: {} })],
    [
      `/pii_redaction_config/entity_types/0: expected one of ${firstOf(piiEntityTypes)}, got "X"`,
      request({ pii_redaction_config: { entity_types: ['X'] } }),
    ],
    [
      '/custom_vocabulary: expected a boolean or an array, got "yes"',
      request({ custom_vocabulary: 'yes' }),
    ],
    ['/custom_vocabulary/1/value: is missing', request({ custom_vocabulary: ['a', {}] })],
    [
      '/custom_spelling_config/spelling_dictionary/a~1b/0: expected a string, got 1',
      request({ custom_spelling_config: { spelling_dictionary: { 'a/b': [1] } } }),
    ],
    [
      '/data/utterance/words/1/start: expected a number, got "3"',
      message({
        data: { ...DATA, utterance: { ...LIVE_UTTERANCE, words: [WORD, { ...WORD, start: '3' }] } },
      }),
    ],
    ['/type: expected a string, got 3', message({ type: 3 })],
    ['/type: is missing', () => module.parseServerMessage('{}')],
    [
      '/type: expected "audio_chunk" or "stop_recording", got "stop"',
      () => module.parseClientMessage({ type: 'stop' }),
    ],
    ['expected an object, got 3', () => module.parseServerMessage('3')],
    [
      '/kind: expected "pre-recorded" or "live", got "dead"',
      () => module.parseTranscriptionJob({ ...JOB, kind: 'dead' }),
    ],
    [
      `/status: expected ${oneOf(jobStatuses)}, got "failed"`,
      () => module.parseTranscriptionJob({ ...JOB, status: 'failed' }),
    ],
    [
      '/date: expected a date such as "2026-01-31" or a date and time such as "2026-01-31T12:00:00Z", got "today"',
      () => module.parseListTranscriptionJobsQuery({ date: 'today' }),
    ],
    [
      `expected an object, got "${'x'.repeat(60)}…"`,
      () => module.parseLiveRequest('x'.repeat(1e6)),
    ],
    ['expected an object, got undefined', () => module.parseLiveRequest(undefined)],
    ['expected an object, got a bigint', () => module.parseLiveRequest(10n)],
    ['expected an object, got a symbol', () => module.parseLiveRequest(Symbol('x'))],
    [
      'the value cannot be read: it throws or changes while being read',
      live({
        get channels() {
          throw new Error('no');
        },
      }),
    ],
  ];
}
