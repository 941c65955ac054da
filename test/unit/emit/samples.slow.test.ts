/** What the parse functions make of random values of every schema. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as module from '../../../generated/parse.js';
import { valueParser } from '../../../scripts/emit/names.ts';
import { readSettings } from '../../../scripts/read/settings.ts';
import type { ParseResult } from '../../../scripts/runtime/issues.ts';
import { valid } from '../../support/arbitrary.ts';
import { ROOT, theContract, theNormal } from '../../support/contract.ts';

type Parse = (value: unknown) => ParseResult<unknown>;
const all = module as unknown as Record<string, Parse>;
const settings = readSettings(ROOT, theContract());
const parser = (name: string) => all[valueParser(name, settings)] as Parse;

const normal = theNormal();
/** Values of every public schema, the same in every run, and frozen, so that writing to one throws. */
const samples = [...normal.schemas].map(([name, schema]) => {
  const values = valid(schema, normal.schemas).filter((value) => value !== undefined);
  return { name, values: fc.sample(values.map(frozen), { numRuns: 30, seed: 1 }) };
});

function frozen(value: unknown): unknown {
  for (const part of partsOf(value)) Object.freeze(part);
  return value;
}

/** Every object and list in a value, itself included. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

it('a parsed value shares objects and lists with the input, and with no other parsed value', () => {
  let filled = 0;
  for (const { name, values } of samples) {
    for (const value of values) {
      const [one, other] = [parser(name)(value), parser(name)(value)];
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
