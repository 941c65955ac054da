/** The table of refused values, through the generated validators. */
import { describe, expect, it } from 'vitest';
import { generatedModule, ROOT, theContract } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';
import type { Validator } from '../support/modules.ts';
import { makeCases } from './facts/cases.ts';
import { schemaFacts } from './facts/index.ts';
import { refusedIn } from './known-values.ts';

const refused = refusedIn(ROOT);
const validators = await generatedModule<Record<string, Validator>>('validators');

describe('the table of refused values', () => {
  it.each(refused)('$schema refuses $name', ({ schema, value, at, keyword }) => {
    const validate = validators[`validate${schema}`];
    expect(validate?.(value)).toBe(false);
    expect(validate?.errors).toContainEqual(expect.objectContaining({ instancePath: at, keyword }));
  });

  it('has a value for every schema for which the facts have no refused case', () => {
    const { cases } = makeCases(withFixtures(theContract().examples));
    const all = [...refused, ...cases.filter(({ valid }) => !valid)];
    expect([...new Set(all.map(({ schema }) => schema))].sort()).toEqual(
      schemaFacts.map(({ name }) => name).sort(),
    );
  });
});
