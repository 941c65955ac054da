/** The table of refused values, through the generated validators. */
import { expect, it } from 'vitest';
import { generatedModule, ROOT } from '../support/contract.ts';
import type { Validator } from '../support/modules.ts';
import { refusedIn } from './known-values.ts';

const validators = await generatedModule<Record<string, Validator>>('validators');

it.each(refusedIn(ROOT))('$schema refuses $name', ({ schema, value, at, keyword }) => {
  const validate = validators[`validate${schema}`];
  expect(validate?.(value)).toBe(false);
  expect(validate?.errors).toContainEqual(expect.objectContaining({ instancePath: at, keyword }));
});
