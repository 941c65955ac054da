/** The values that deviate from the contract: tolerant readers accept them, the contract does not. */
import { expect, it } from 'vitest';
import { deviating } from '../../generated/examples.js';
import { tagOf } from '../../scripts/schema.ts';
import { generatedModule, theBuilt } from '../support/contract.ts';

type Result = { ok: boolean; deviations: unknown[] };
const read = await generatedModule<Record<string, (value: unknown) => Result>>('read');
const validators = await generatedModule<Record<string, (value: unknown) => boolean>>('validators');
const strict = await generatedModule<Record<string, (value: unknown) => boolean>>('strict');

const values = Object.entries(deviating).flatMap(([schema, own]) =>
  Object.entries(Object.getOwnPropertyDescriptors(own)).map(([name, { get }]) => {
    return { schema, name, value: get?.call(own) };
  }),
);

it.each(values)('a tolerant reader accepts $schema.$name', ({ schema, value }) => {
  expect(read[`read${schema}`]?.(value)).toMatchObject({ ok: true });
});

it.each(values)('the contract does not state $schema.$name', ({ schema, name, value }) => {
  const { schemas } = theBuilt();
  const isOpen = tagOf(schemas[schema] ?? {}, schemas)?.values.includes('other') === true;
  expect(validators[`validate${schema}`]?.(value)).toBe(isOpen && name.includes('WithUnknown'));
});

it('there are values with an unknown tag, with and without an open union, and with other fields', () => {
  const accepted = values.filter(({ schema, value }) => validators[`validate${schema}`]?.(value));
  const unknown = values.filter(({ name }) => name.includes('WithUnknown'));
  const other = values.filter(({ name }) => name.endsWith('WithOtherFields'));
  expect(accepted).not.toEqual([]);
  expect(unknown.length).toBeGreaterThan(accepted.length);
  expect(other).not.toEqual([]);
  expect(other.filter(({ schema, value }) => strict[`validate${schema}`]?.(value))).toEqual([]);
});

it('each access returns a new value', () => {
  const [{ schema = '', name = '' } = {}] = values;
  const own = Object(deviating)[schema];
  expect(own[name]).not.toBe(own[name]);
});
