/** Compares validators, with guards and without, with stock Ajv. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { schemas, values } from './random-schemas.ts';
import { build, stock } from './validators.ts';

/** What differs for some random schemas and values: a line for each schema. */
export async function differences(seed: number, count: number, each: number): Promise<string[]> {
  const [all = {}] = fc.sample(schemas(count), { seed, numRuns: 1 });
  const [guarded, bare] = [await build(all, true), await build(all, false)];
  const judges = stock(all);
  const wrong: string[] = [];
  for (const [index, name] of Object.keys(all).entries()) {
    for (const value of fc.sample(values, { seed: seed + index, numRuns: each })) {
      const expected = judges[name]?.(value);
      const [first, second] = [guarded, bare].map(({ validators }) => {
        const validate = validators[`validate${name}`];
        const valid = validate?.(value);
        return { valid, errors: valid ? validate?.errors : validate?.all };
      });
      const accepts = guarded.guard?.[`accepts${name}`]?.(value);
      const problem =
        (first?.valid !== expected && `Ajv says ${expected}`) ||
        (accepts && !expected && 'the guard accepts') ||
        ((first?.errors === null) !== expected && 'the errors contradict the verdict') ||
        (!isDeepStrictEqual(first, second) && 'it differs without guards');
      if (!problem) continue;
      wrong.push(`seed ${seed}: ${problem}: ${JSON.stringify(all[name])} ${JSON.stringify(value)}`);
      break;
    }
  }
  return wrong;
}
