/** The parsers of this contract: hover texts, dropped fields, values that share nothing. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StopRecordingMessage } from '../../generated/examples.js';
import * as module from '../../generated/parse.js';
import {
  parseClientMessage,
  parseListTranscriptionJobsQuery,
} from '../../generated/strict/parse.js';
import type { ParseResult } from '../../scripts/runtime/issues.ts';
import { valid } from '../support/arbitrary.ts';
import { generatedText, theBuilt } from '../support/contract.ts';

it.each([
  ['parse', /^Accepts fields that the contract does not name/],
  [
    'strict/parse',
    /^Refuses fields that the contract does not name; with .* 'drop' .* leaves them/s,
  ],
])(
  'the hover text of each function of %s begins with the handling of unknown fields',
  (file, lead) => {
    const text = generatedText(`${file}.d.ts`);
    const hovers = text.matchAll(
      /\/\*\*\s(?: \*|)\s*((?:(?!\*\/).)*) \*\/\nexport declare function parse/gs,
    );
    const firsts = [...hovers].map(([, first = '']) => first.replace(/^\* /, ''));
    expect(firsts.filter((first) => !lead.test(first))).toEqual([]);
    expect(firsts.length).toBe(text.match(/^export declare function parse/gm)?.length);
  },
);

describe('on request, a parser drops unknown fields', () => {
  const drop = { unknownFields: 'drop' } as const;

  it('of a query in any form', () => {
    for (const query of ['planted=1', new URLSearchParams({ planted: '1' }), { planted: 1 }]) {
      expect(parseListTranscriptionJobsQuery(query).ok).toBe(false);
      const { value } = parseListTranscriptionJobsQuery('') as { value: object };
      const expected = { ok: true, value, dropped: ['/planted'] };
      expect(parseListTranscriptionJobsQuery(query, drop)).toEqual(expected);
    }
  });

  it('of a message in a frame, and none of raw audio', () => {
    const { type } = StopRecordingMessage.end;
    const text = JSON.stringify({ type, planted: 1 });
    expect(parseClientMessage(text).ok).toBe(false);
    for (const frame of [text, new TextEncoder().encode(text)]) {
      expect(parseClientMessage(frame, { ...drop, isBinary: false })).toEqual({
        ok: true,
        value: { kind: 'message', message: { type } },
        dropped: ['/planted'],
      });
    }
    expect(parseClientMessage(new Uint8Array(2), drop)).toMatchObject({ ok: true, dropped: [] });
    expect(parseClientMessage('{', drop)).toMatchObject({
      ok: false,
      issues: [{ keyword: 'json' }],
    });
  });
});

/** A value frozen, so that writing to it throws. */
function frozen(value: unknown): unknown {
  for (const part of partsOf(value)) Object.freeze(part);
  return value;
}

/** Every object and list in a value, itself included. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

it('a parsed value shares objects and lists only with its input, not with other parsed values', () => {
  const parsers = module as unknown as Record<string, (value: unknown) => ParseResult<unknown>>;
  const { schemas } = theBuilt();
  let filled = 0;
  for (const [name, schema] of Object.entries(schemas)) {
    const parse =
      parsers[`parse${name}Value`] ??
      parsers[`parse${name}`] ??
      expect.fail(`${name} has no parser`);
    const values = valid(schema, schemas).filter((value) => value !== undefined);
    for (const value of fc.sample(values.map(frozen), { numRuns: 30, seed: 1 })) {
      const [one, other] = [parse(value), parse(value)];
      if (!one.ok || !other.ok) continue;
      const given = new Set(partsOf(value));
      const own = partsOf(one.value).filter((part) => !given.has(part));
      const others = new Set(partsOf(other.value));
      expect(own.filter((part) => others.has(part))).toEqual([]);
      filled += own.length;
    }
  }
  expect(filled).toBeGreaterThan(0);
});
