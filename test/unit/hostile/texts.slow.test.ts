import { describe, expect, it } from 'vitest';
import {
  parseClientMessage,
  parseListTranscriptionJobsQuery,
  parseServerMessage,
} from '../../../generated/parse.js';
import { defaultsOf } from '../../contract/facts/index.ts';
import { LEVELS, MANY } from './odd.ts';

describe('a frame', () => {
  const deep = '['.repeat(LEVELS);

  it.each([
    ['a list 100,000 levels deep', deep + ']'.repeat(LEVELS), 'type'],
    ['a list without an end', deep, 'json'],
    ['a text of a million quotes', '"'.repeat(MANY), 'json'],
    ['a byte that no text has', Uint8Array.of(0xff), 'encoding'],
  ])('is refused with a reason: %s', (_, frame, keyword) => {
    for (const result of [
      parseServerMessage(frame),
      parseClientMessage(frame, { isBinary: false }),
    ]) {
      expect(result.ok ? [] : result.issues.map((issue) => issue.keyword)).toEqual([keyword]);
    }
  });
});

describe('a query', () => {
  const read = (text: string) => parseListTranscriptionJobsQuery(new URLSearchParams(text));

  it('sets no prototype', () => {
    const result = read(
      '__proto__=1&__proto__[a]=1&custom_metadata[__proto__][evil]=1&toString=1&custom_metadata[b][__proto__]=1',
    );
    const defaults = defaultsOf('ListTranscriptionJobsQuery');
    expect(result).toEqual({
      ok: true,
      value: { ...defaults, '__proto__[a]': '1', toString: '1', custom_metadata: { b: {} } },
    });
    expect(({} as Record<string, unknown>).evil).toBeUndefined();
    const metadata = result.ok ? result.value.custom_metadata : undefined;
    expect(Object.getPrototypeOf(metadata)).toBe(Object.prototype);
  });

  // Anything that takes longer than the text is long would not come back within a test's time.
  it.each([
    ['a parameter a hundred thousand times', 'status=done&'.repeat(MANY / 10), true],
    ['a million brackets', `custom_metadata${'['.repeat(MANY)}=1`, false],
    ['a number of a million digits', `limit=${'1'.repeat(MANY)}x`, false],
  ])('may be as long as it likes: %s', (_, text, ok) => {
    expect(read(text).ok).toBe(ok);
  });
});
