/** The values that deviate from the contract: tolerant readers accept them, the contract does not. */
import { expect, it } from 'vitest';
import { deviating } from '../../generated/examples.js';
import { tagOf } from '../../scripts/schema.ts';
import { generatedModule, theBuilt } from '../support/contract.ts';

const { schemas } = theBuilt();
const read = await generatedModule<Record<string, (value: unknown) => object>>('read');
const validators = await generatedModule<Record<string, (value: unknown) => boolean>>('validators');

const values = Object.entries(deviating).flatMap(([schema, own]) =>
  Object.entries(own).map(([name, value]) => ({ schema, name, value: value as object })),
);

it.each(values)('$schema.$name can be read, and deviates from the contract', (one) => {
  const { schema, name, value } = one;
  expect(read[`read${schema}`]?.(value)).toMatchObject({ ok: true });
  // An open union has a branch for every other tag.
  const isOpen = tagOf(schemas[schema] ?? {}, schemas)?.values.includes('other') === true;
  expect(validators[`validate${schema}`]?.(value)).toBe(isOpen && name.includes('WithUnknown'));
});
