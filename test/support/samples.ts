import fc from 'fast-check';
import { mapSchemas } from '../../scripts/model/contract.ts';
import { valid } from './arbitrary.ts';
import { theNormal } from './contract.ts';
import { nearlyValid } from './near.ts';

const EACH = 30;
const SEED = 1;

/** Random values of one schema: the contract accepts the valid ones, and some of those that are near to one. */
export interface Samples {
  valid: readonly unknown[];
  near: readonly unknown[];
}

let made: ReadonlyMap<string, Samples> | undefined;

/**
 * Values of every public schema, the same in every run, made once for all tests of a process. They
 * are frozen, since tests share them.
 */
export function theSamples(): ReadonlyMap<string, Samples> {
  const { schemas } = theNormal();
  const sample = (values: fc.Arbitrary<unknown>) =>
    fc.sample(values.filter(isJson).map(frozen), { numRuns: EACH, seed: SEED });
  made ??= mapSchemas(schemas, (schema) => ({
    valid: sample(valid(schema, schemas)),
    near: sample(nearlyValid(schema, schemas)),
  }));
  return made;
}

function isJson(value: unknown): boolean {
  return value !== undefined;
}

/** A value that cannot be changed, at any depth. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) frozen(inner);
    Object.freeze(value);
  }
  return value;
}
