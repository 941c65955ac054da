/** The published validators accept each documented bound, and reject the next value. */
import { expect, it } from 'vitest';
import type { Validator } from '../../scripts/runtime/validate.ts';
import { generatedModule } from '../support/generated.ts';
import { FIELDS } from '../support/published.ts';
import { boundsOf, sized } from '../support/trials.ts';

const bounds = FIELDS.flatMap((row) => boundsOf(row.rules).map((bound) => ({ ...row, ...bound })));

const validators = await generatedModule<Record<string, Validator<unknown>>>('validators');

it.each(bounds)('the $keyword $bound of $place is its last valid value', (row) => {
  const { name, field, around, keyword, bound, next } = row;
  const validate = validators[`validate${name}`];
  const keywordsBrokenBy = (size: number) => {
    validate?.({ ...around, [field]: sized(keyword, size) });
    return validate?.errors?.map((error) => error.keyword) ?? [];
  };
  expect.soft(keywordsBrokenBy(bound), 'run npm run build').not.toContain(keyword);
  expect.soft(keywordsBrokenBy(next), 'run npm run build').toContain(keyword);
});
