/** What the parse functions make of random values of every schema. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as module from '../../../generated/parse.js';
import { valueParser } from '../../../scripts/emit/names.ts';
import { branchesOf, type NormalSchema, resolve } from '../../../scripts/model/schema.ts';
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

it('parse functions fill in the defaults that walking the schema gives, for every public schema', () => {
  let ran = 0;
  for (const { name, values } of samples) {
    for (const value of values) {
      ran++;
      const before = structuredClone(value);
      const result = parser(name)(value);
      if (!result.ok) expect.fail(result.issues.map(module.formatIssue).join());
      expect(result.value).toEqual(fill(normal.schemas.get(name) as NormalSchema, before));
      // Parsing a parsed value changes nothing.
      expect(parser(name)(result.value)).toEqual(result);
    }
  }
  expect(ran).toBeGreaterThan(samples.length);
});

/** Fills in defaults by walking the schema; the generated functions have to agree. */
function fill(schema: NormalSchema, value: unknown): unknown {
  const node = resolve(schema, normal.schemas);
  if (Array.isArray(value)) {
    const nodes = [node, ...branchesOf(node)].map((one) => resolve(one, normal.schemas));
    const items = nodes.find(({ items }) => items)?.items;
    return items ? value.map((item) => fill(items, item)) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const filled: Record<string, unknown> = { ...value };
  for (const { when, schema } of node.union?.branches ?? []) {
    const isObject = resolve(schema, normal.schemas).type === 'object';
    const isChosen = node.union?.tag ? when?.includes(filled[node.union.tag] as never) : isObject;
    if (isChosen) Object.assign(filled, fill(schema, filled));
  }
  for (const [key, property] of Object.entries(node.properties ?? {})) {
    filled[key] ??= filled[key] === null ? null : structuredClone(property.default);
    if (filled[key] === undefined) delete filled[key];
    else filled[key] = fill(property, filled[key]);
  }
  return filled;
}
