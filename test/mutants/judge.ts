/** Whether the checks notice a mutant of the bundles: it is read anew, and each check runs on it. */

import { checkDefaults, checkExamples } from '../../scripts/check/values.ts';
import { convert } from '../../scripts/emit/validators/convert.ts';
import { explainer } from '../../scripts/emit/validators/explain.ts';
import type { NormalContract } from '../../scripts/model/contract.ts';
import { SCHEMAS } from '../../scripts/model/schema.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { readContract } from '../../scripts/read/reader.ts';
import { compareAround } from '../contract/facts/all.ts';
import { type Case, makeCases } from '../contract/facts/cases.ts';
import { compareSchemas } from '../contract/facts/compare-schemas.ts';
import { withFixtures } from '../support/fixtures.ts';
import { type Mutant, mutated, unlessRefused } from './mutant.ts';

/** What notices a mutant: reading it, the tables of facts, defaults and examples, the cases. */
export const CHECKS = ['build', 'facts', 'values', 'cases'] as const;

export type Check = (typeof CHECKS)[number];

/** The contract as it is, with what every mutant is held against. */
export interface Original {
  normal: NormalContract;
  /** Each schema of the normal form as text. */
  texts: ReadonlyMap<string, string>;
  cases: readonly Case[];
}

/** Reads the contract as it is. */
export function originalOf(normal: NormalContract): Original {
  const { cases } = makeCases(withFixtures(normal.contract.examples));
  return { normal, texts: textsOf(normal), cases };
}

/** The public schemas as text: what a part says is in those that it is merged into. */
function textsOf({ schemas, contract: { fragments } }: NormalContract): Map<string, string> {
  const all = [...schemas].filter(([name]) => !fragments.has(name));
  return new Map(all.map(([name, schema]) => [name, JSON.stringify(schema)]));
}

/**
 * The first check that notices a mutant.
 *
 * @returns `equal` where the meaning is as it was, so that there is nothing to notice; nothing where
 *   no check notices it
 */
export function noticedBy(original: Original, mutant: Mutant): Check | 'equal' | undefined {
  const before = original.normal.contract;
  const { openapi, asyncapi } = mutated(before, mutant);
  const normal = unlessRefused(() => normalise(readContract(openapi, asyncapi, before.examples)));
  if (normal === undefined) return 'build';
  const { contract } = normal;
  const texts = textsOf(normal);
  const names = new Set([...texts.keys(), ...original.texts.keys()]);
  const touched = new Set(
    [...names].filter((name) => texts.get(name) !== original.texts.get(name)),
  );
  const isWithin = mutant.pointer.startsWith(`${SCHEMAS}/`);
  // What is neither in the normal form nor around it changes nothing.
  if (isWithin && touched.size === 0 && contract.schemas.size === before.schemas.size)
    return 'equal';
  if (compareSchemas(normal, touched).length > 0) return 'facts';
  if (compareAround(contract).length > 0) return 'facts';
  if (!isWithin && compareSchemas(normal).length > 0) return 'facts';
  if (checkDefaults(contract).length > 0 || checkExamples(normal).length > 0) return 'values';
  const validators = unlessRefused(() => explainer(convert(normal)));
  if (validators === undefined) return 'build';
  const wrong = original.cases.some(({ schema, value, valid }) => {
    return touched.has(schema) && validators.getSchema(schema)?.(value) !== valid;
  });
  return wrong ? 'cases' : undefined;
}
