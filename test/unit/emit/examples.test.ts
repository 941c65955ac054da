import { expect, it } from 'vitest';
import * as examples from '../../../generated/examples.js';
import { generatedText, theContract } from '../../support/contract.ts';

const all: Record<string, Record<string, unknown>> = examples;

it('the examples hold every documented example under its scenario in camel case', () => {
  const { examples: documented } = theContract();
  const values = (cases: Record<string, unknown> = {}) => Object.values(cases);
  for (const [schema, cases] of documented) {
    expect(values(all[schema]), schema).toEqual(cases.map(({ value }) => value));
  }
  expect(Object.keys(all)).toEqual([...documented.keys()].sort());
});

it('an example is a new value at each access', () => {
  for (const cases of Object.values(all)) {
    for (const key of Object.keys(cases)) {
      expect(cases[key]).toEqual(cases[key]);
      expect(cases[key], key).not.toBe(cases[key]);
    }
  }
  expect(Object.keys(all)).not.toEqual([]);
});

it('an example shows its summary on hover', () => {
  const declared = generatedText('examples.d.ts');
  for (const [schema, cases] of theContract().examples) {
    const own = declared.split(`export declare const ${schema}:`)[1];
    for (const { summary } of cases) expect(own).toContain(`  /** ${summary} */\n  readonly `);
  }
});
