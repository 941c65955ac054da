import fc from 'fast-check';
import { shrink } from '../../scripts/compare/schemas/witness.ts';
import type { NormalContract, Profile } from '../../scripts/model/contract.ts';
import type { Json } from '../../scripts/model/json.ts';
import { childrenOf, resolve, type Schema } from '../../scripts/model/schema.ts';
import { nearlyValid } from '../support/near.ts';
import { type Disagreement, type Judges, judge, PROFILES } from './judges.ts';

/** Some values of one schema, made from its reading by one profile, judged by all of them. */
export interface Job {
  schema: string;
  profile: Profile;
  values: number;
  seed: number;
}

/** A value that was not judged alike, as small as it could be made. */
export interface Failed {
  schema: string;
  /** From whose reading the value was made; with the seed and the number it comes back. */
  profile: Profile;
  values: number;
  seed: number;
  value: unknown;
  found: Disagreement[];
}

/** What came of a job. */
export interface Outcome {
  schema: string;
  values: number;
  accepted: Record<Profile, number>;
  /** How many of these the guard left to the other half. */
  careful: Record<Profile, number>;
  /** The places of the schemas that refused a value, each once: `contract Word#/required`. */
  refusedBy: string[];
  failed?: Failed;
}

const arbitraries = new Map<string, fc.Arbitrary<unknown>>();

function arbitraryFor({ normal }: Judges, { schema, profile }: Job): fc.Arbitrary<unknown> {
  const { schemas } = normal[profile];
  const node = schemas.get(schema);
  if (node === undefined) throw new Error(`there is no schema ${schema}`);
  const key = `${profile} ${schema}`;
  const arbitrary = arbitraries.get(key) ?? nearlyValid(node, schemas);
  arbitraries.set(key, arbitrary);
  return arbitrary;
}

/** Runs a job: stops at the first value that is not judged alike, and makes it small. */
export function run(judges: Judges, job: Job): Outcome {
  const { schema, profile, values, seed } = job;
  const accepted: Record<Profile, number> = { strict: 0, contract: 0, tolerant: 0 };
  const careful = { ...accepted };
  const refusedBy = new Set<string>();
  let judged = 0;
  const property = fc.property(arbitraryFor(judges, job), (value) => {
    const answer = judge(judges, schema, value);
    judged++;
    for (const reader of PROFILES) {
      accepted[reader] += Number(answer.accepted[reader]);
      careful[reader] += Number(answer.careful[reader]);
    }
    for (const [reader, place] of answer.refusedBy) refusedBy.add(`${reader} ${place}`);
    return answer.found.length === 0;
  });
  // An edit is one of a place by its number: the value itself shrinks further than its making.
  const { counterexample } = fc.check(property, { numRuns: values, seed, endOnFailure: true });
  const outcome = { schema, values: judged, accepted, careful, refusedBy: [...refusedBy] };
  if (counterexample === null) return outcome;
  const disagreements = (value: unknown) => judge(judges, schema, value).found;
  const [first] = counterexample as [Json];
  const value = shrink(first, (smaller) => disagreements(smaller).length > 0);
  const found = disagreements(value);
  return { ...outcome, failed: { schema, profile, values, seed, value, found } };
}

/** How many places each schema has. */
export function sizesOf({ schemas }: NormalContract): Map<string, number> {
  return new Map([...schemas].map(([name, schema]) => [name, sizeOf(schema, schemas)]));
}

/** How many places a schema has, those behind references included. */
function sizeOf(schema: Schema, schemas: ReadonlyMap<string, Schema>): number {
  const below = childrenOf(resolve(schema, schemas));
  return below.reduce((sum, { node }) => sum + sizeOf(node, schemas), 1);
}

/** How many values one job may have. */
const LARGEST = 500;

/**
 * Shares a number of values among all schemas and profiles. Large schemas get fewer, since most of
 * what they say is said by smaller ones.
 *
 * @param sizes the schemas by name, and how many places each has
 * @param count how many values in all; it is rounded up
 */
export function jobsFor(
  sizes: ReadonlyMap<string, number>,
  { count, seed }: { count: number; seed: number },
): Job[] {
  const weights = [...sizes].map(([schema, size]) => ({ schema, weight: 1 / Math.sqrt(size) }));
  const sum = weights.reduce((all, { weight }) => all + weight, 0);
  const shares = weights.map(({ schema, weight }) => ({
    schema,
    share: Math.ceil((count * weight) / sum / PROFILES.length),
  }));
  const jobs: Job[] = [];
  const most = Math.max(...shares.map(({ share }) => share));
  for (let done = 0; done < most; done += LARGEST) {
    for (const { schema, share } of shares.filter((one) => done < one.share)) {
      for (const profile of PROFILES) {
        const values = Math.min(LARGEST, share - done);
        // Neighbouring seeds make unlike values: each job gets its own.
        jobs.push({ schema, profile, values, seed: (seed + jobs.length) | 0 });
      }
    }
  }
  return jobs;
}
