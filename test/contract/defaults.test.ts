/** The published parsers accept each documented default, and fill it in for a missing field. */
import { expect, it } from 'vitest';
import { FIELDS, takeOf } from '../support/published.ts';

const defaults = FIELDS.filter(({ rules }) => rules.default !== undefined);

it.each(defaults)('the default $rules.default of $place applies', (row) => {
  const { name, field, rules, around } = row;
  const { [field]: _, ...missing } = around;
  for (const given of [missing, { ...missing, [field]: rules.default }]) {
    const value = expect.objectContaining({ [field]: rules.default });
    const remedy = 'run npm run build, or correct the default';
    expect(takeOf('parse', name)?.(given), remedy).toMatchObject({ ok: true, value });
  }
});
