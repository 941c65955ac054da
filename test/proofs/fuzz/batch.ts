/** One batch of the fuzz: some values of one schema; one on which the judges disagree is made smaller. */
import fc from 'fast-check';
import { shrink } from '../../../scripts/compare/schemas/witness.ts';
import { type NormalContract, PROFILES, type Profile } from '../../../scripts/model/contract.ts';
import type { Json } from '../../../scripts/model/json.ts';
import { childrenOf, resolve, type Schema } from '../../../scripts/model/schema.ts';
import { strict, tolerant } from '../../../scripts/normalise/profile.ts';
import { theNormal } from '../../support/contract.ts';
import { nearlyValid } from '../../support/near.ts';
import { type Judges, judge } from './judges.ts';

/** Some random values for a schema in one profile, which all profiles judge. */
export interface Batch {
  schema: string;
  profile: Profile;
  values: number;
  seed: number;
}

/** A value on which the judges disagree, as small as it could be made, with the batch that finds it again. */
export interface Counterexample extends Batch {
  value: unknown;
  problems: string[];
}

export interface Outcome {
  values: number;
  accepted: Record<Profile, number>;
  failed?: Counterexample;
}

let profiles: Record<Profile, NormalContract> | undefined;
const arbitraries = new Map<string, fc.Arbitrary<unknown>>();

function arbitraryFor({ schema, profile }: Batch): fc.Arbitrary<unknown> {
  const contract = theNormal();
  profiles ??= { contract, strict: strict(contract), tolerant: tolerant(contract) };
  const { schemas } = profiles[profile];
  const key = `${profile} ${schema}`;
  const arbitrary = arbitraries.get(key) ?? nearlyValid(schemas.get(schema) ?? {}, schemas);
  arbitraries.set(key, arbitrary);
  return arbitrary;
}

/** Runs a batch: stops at the first value on which the judges disagree, and makes it smaller. */
export function runBatch(judges: Judges, batch: Batch): Outcome {
  const { values: numRuns, seed } = batch;
  const accepted: Record<Profile, number> = { strict: 0, contract: 0, tolerant: 0 };
  let values = 0;
  const property = fc.property(arbitraryFor(batch), (value) => {
    const answer = judge(judges, value);
    values++;
    for (const one of PROFILES) accepted[one] += Number(answer.accepted[one]);
    return answer.problems.length === 0;
  });
  // Edits name places by number, so fast-check's own shrinking stops early: the value is shrunk directly.
  const { counterexample } = fc.check(property, { numRuns, seed, endOnFailure: true });
  if (counterexample === null) return { values, accepted };
  const problems = (value: unknown) => judge(judges, value).problems;
  const [first] = counterexample as [Json];
  const value = shrink(first, (smaller) => problems(smaller).length > 0);
  return { values, accepted, failed: { ...batch, value, problems: problems(value) } };
}

/** The number of places in a schema, those behind references included. */
function sizeOf(schema: Schema, schemas: ReadonlyMap<string, Schema>): number {
  const below = childrenOf(resolve(schema, schemas));
  return below.reduce((sum, { node }) => sum + sizeOf(node, schemas), 1);
}

const MAX_VALUES = 500;

/**
 * Distributes a number of values, rounded up, over all schemas and profiles. Large schemas get fewer, since
 * most of their rules are those of smaller ones.
 */
export function batchesFor(count: number, seed: number): Batch[] {
  const { schemas } = theNormal();
  const weights = [...schemas].map(([name, schema]): [string, number] => {
    return [name, 1 / Math.sqrt(sizeOf(schema, schemas))];
  });
  const sum = weights.reduce((all, [, weight]) => all + weight, 0);
  const batches: Batch[] = [];
  for (const [schema, weight] of weights) {
    for (const profile of PROFILES) {
      let left = Math.ceil((count * weight) / sum / PROFILES.length);
      for (; left > 0; left -= MAX_VALUES) {
        const values = Math.min(MAX_VALUES, left);
        // Neighbouring seeds make different values: each batch gets its own.
        batches.push({ schema, profile, values, seed: (seed + batches.length) | 0 });
      }
    }
  }
  return batches;
}
