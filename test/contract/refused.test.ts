/** The table of refused values, against the hand-written schemas and the generated validators. */
import { expect, it } from 'vitest';
import type { Validator } from '../../scripts/runtime/validate.ts';
import { generatedModule } from '../support/contract.ts';
import { errorsOf, placeOf } from '../support/written.ts';
import { theRefused } from './known-values.ts';

const validators = await generatedModule<Record<string, Validator<unknown>>>('validators');

const refused = theRefused();
// A derived schema, such as the union of the messages of one side, is not in any file.
const written = refused.flatMap((one) => {
  const place = placeOf(one.schema);
  return place ? [{ ...one, place }] : [];
});

it.each(written)('the hand-written $schema refuses $name', ({ place, value, at }) => {
  expect(errorsOf(place, value)).toContainEqual(expect.objectContaining({ instancePath: at }));
});

it.each(refused)('the validator of $schema refuses $name', ({ schema, value, at, keyword }) => {
  const validate = validators[`validate${schema}`];
  expect(validate?.(value)).toBe(false);
  expect(validate?.errors).toContainEqual(expect.objectContaining({ instancePath: at, keyword }));
});
