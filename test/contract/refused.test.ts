/** The validators reject the values of `refused.yaml`, each at its place and for its reason. */
import { expect, it } from 'vitest';
import type { Validator } from '../../scripts/runtime/validate.ts';
import { generatedModule } from '../support/contract.ts';
import { theRefused } from './known-values.ts';

const validators = await generatedModule<Record<string, Validator<unknown>>>('validators');

it.each(theRefused())('$schema rejects $name', ({ schema, value, at, keyword }) => {
  const validate = validators[`validate${schema}`];
  expect(validate?.(value)).toBe(false);
  expect(validate?.errors).toContainEqual(expect.objectContaining({ instancePath: at, keyword }));
});
