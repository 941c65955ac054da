/** One batch of the fuzz: some values of one schema, judged by all profiles; a value on which they disagree is shrunk. */
import fc from 'fast-check';
import { shrink } from '../../../scripts/compare/schemas/witness.ts';
import { PROFILES, type Profile } from '../../../scripts/model/contract.ts';
import type { Json } from '../../../scripts/model/json.ts';
import { childrenOf, resolve, type Schema } from '../../../scripts/model/schema.ts';
import { nearlyValid } from '../../support/near.ts';
import { type Disagreement, type Judges, judge } from './judges.ts';

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
  disagreements: Disagreement[];
}

export interface Outcome {
  values: number;
  accepted: Record<Profile, number>;
  /** The places of the schemas that refused a value, each once: `contract Word#/required`. */
  refusedBy: string[];
  failed?: Counterexample;
}

const arbitraries = new Map<string, fc.Arbitrary<unknown>>();

function arbitraryFor({ normal }: Judges, { schema, profile }: Batch): fc.Arbitrary<unknown> {
  const { schemas } = normal[profile];
  const node = schemas.get(schema);
  if (node === undefined) throw new Error(`there is no schema ${schema}`);
  const key = `${profile} ${schema}`;
  const arbitrary = arbitraries.get(key) ?? nearlyValid(node, schemas);
  arbitraries.set(key, arbitrary);
  return arbitrary;
}

/** Runs a batch: stops at the first value on which the judges disagree, and shrinks it. */
export function runBatch(judges: Judges, batch: Batch): Outcome {
  const { schema, values: numRuns, seed } = batch;
  const accepted: Record<Profile, number> = { strict: 0, contract: 0, tolerant: 0 };
  const refusedBy = new Set<string>();
  let values = 0;
  const property = fc.property(arbitraryFor(judges, batch), (value) => {
    const answer = judge(judges, schema, value);
    values++;
    for (const one of PROFILES) accepted[one] += Number(answer.accepted[one]);
    for (const [one, place] of answer.refusedBy) refusedBy.add(`${one} ${place}`);
    return answer.disagreements.length === 0;
  });
  // Edits name places by number, so fast-check's own shrinking stops early: the value is shrunk directly.
  const { counterexample } = fc.check(property, { numRuns, seed, endOnFailure: true });
  const outcome = { values, accepted, refusedBy: [...refusedBy] };
  if (counterexample === null) return outcome;
  const disagreements = (value: unknown) => judge(judges, schema, value).disagreements;
  const [first] = counterexample as [Json];
  const value = shrink(first, (smaller) => disagreements(smaller).length > 0);
  return { ...outcome, failed: { ...batch, value, disagreements: disagreements(value) } };
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
export function batchesFor(
  schemas: ReadonlyMap<string, Schema>,
  count: number,
  seed: number,
): Batch[] {
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
