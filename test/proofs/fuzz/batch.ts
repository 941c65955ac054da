/** One batch of the fuzz: values of one schema. A value on which the judges disagree is shrunk. */

import { type NormalContract, PROFILES, type Profile } from 'contract-compiler/model/contract.ts';
import type { Json } from 'contract-compiler/model/json.ts';
import { childrenOf, resolve, type Schema } from 'contract-compiler/model/schema.ts';
import { strict, tolerant } from 'contract-compiler/normalise/profile.ts';
import { nearlyValid } from 'contract-compiler/testing/near.ts';
import fc from 'fast-check';
import { shrink } from '../../../packages/compare/src/schemas/values.ts';
import { theNormal } from '../../support/contract.ts';
import { type Judges, judge } from './judges.ts';

/** Some random values for a schema in one profile, which all profiles judge. */
export interface Batch {
  schema: string;
  profile: Profile;
  values: number;
  seed: number;
}

export interface Outcome extends Batch {
  /** The verdicts that occurred, with their profile. */
  verdicts: ReadonlySet<`${Profile} ${boolean}`>;
  /** A value on which the judges disagree, as small as the shrinking could make it. */
  failed?: { value: unknown; problems: string[] };
}

let profiles: Record<Profile, NormalContract> | undefined;

/** Runs a batch. Stops at the first value on which the judges disagree, and shrinks it. */
export function runBatch(judges: Judges, batch: Batch): Outcome {
  const { schema, profile: madeFor, values: numRuns, seed } = batch;
  const contract = theNormal();
  profiles ??= { contract, strict: strict(contract), tolerant: tolerant(contract) };
  const { schemas } = profiles[madeFor];
  const verdicts = new Set<`${Profile} ${boolean}`>();
  const property = fc.property(nearlyValid(schemas.get(schema) ?? {}, schemas), (value) => {
    const { accepted, problems } = judge(judges, value);
    for (const profile of PROFILES) verdicts.add(`${profile} ${accepted[profile]}`);
    return problems.length === 0;
  });
  // Edits name places by number, so fast-check's own shrinking stops early: the value is shrunk directly.
  const { counterexample } = fc.check(property, { numRuns, seed, endOnFailure: true });
  if (counterexample === null) return { ...batch, verdicts };
  const problemsOf = (value: unknown) => judge(judges, value).problems;
  const [first] = counterexample as [Json];
  const value = shrink(first, (smaller) => problemsOf(smaller).length > 0);
  return { ...batch, verdicts, failed: { value, problems: problemsOf(value) } };
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
  const weighted = [...schemas].map(([name, schema]) => {
    return { name, weight: 1 / Math.sqrt(sizeOf(schema, schemas)) };
  });
  const sum = weighted.reduce((all, { weight }) => all + weight, 0);
  const batches: Batch[] = [];
  for (const { name: schema, weight } of weighted) {
    for (const profile of PROFILES) {
      const share = Math.ceil((count * weight) / sum / PROFILES.length);
      for (let left = share; left > 0; left -= MAX_VALUES) {
        const values = Math.min(MAX_VALUES, left);
        // Neighbouring seeds make different values: each batch gets its own.
        batches.push({ schema, profile, values, seed: (seed + batches.length) | 0 });
      }
    }
  }
  return batches;
}

/** The outcome of all batches. */
export class Report {
  values = 0;
  readonly failed: Outcome[] = [];
  /** The verdicts that never occurred for a schema in a profile; both must. */
  readonly missing = new Set<string>();
  readonly #seen = new Set<string>();

  add(outcome: Outcome): void {
    const { schema, values, verdicts, failed } = outcome;
    this.values += values;
    if (failed) this.failed.push(outcome);
    for (const verdict of verdicts) this.#seen.add(`${schema}: ${verdict}`);
    for (const verdict of PROFILES.flatMap((profile) => [`${profile} true`, `${profile} false`])) {
      const one = `${schema}: ${verdict}`;
      if (this.#seen.has(one)) this.missing.delete(one);
      else this.missing.add(one);
    }
  }

  get lines(): string[] {
    const count = `${this.values.toLocaleString('en')} values, each judged in ${PROFILES.length} profiles`;
    return [
      `${count}: ${this.failed.length} disagreements`,
      ...this.failed.flatMap(({ schema, profile, values, seed, failed }) => [
        `${schema} (${profile}, ${values} values, seed ${seed}): ${JSON.stringify(failed?.value)}`,
        ...(failed?.problems ?? []).map((problem) => `  ${problem}`),
      ]),
    ];
  }
}
