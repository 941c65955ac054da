/** The hand-written contract, read once per test file, and copies of it to plant defects in. */

import type { Contract, NormalContract } from '../../scripts/model/contract.ts';
import type { Finding } from '../../scripts/model/finding.ts';
import type { JsonObject } from '../../scripts/model/json.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { readContract } from '../../scripts/read/contract.ts';
import { readSources, type Sources } from '../../scripts/read/sources.ts';
import { ROOT } from '../support/contract.ts';
import { type Difference, locate } from './compare.ts';

let sources: Sources | undefined;

/** Differences as findings in the hand-written files. */
export function findingsOf(differences: readonly Difference[]): Finding[] {
  return differences.map((difference) => {
    sources ??= readSources(ROOT);
    return locate(difference, sources);
  });
}

/**
 * A copy of a contract with a defect in it, in its normal form.
 *
 * @param plant changes the copy; `schema` returns the raw schema of a name, the others follow the
 *   steps of a document
 */
export function planted(
  contract: Contract,
  plant: (copy: {
    schema: (name: string) => JsonObject;
    openapi: (...steps: string[]) => JsonObject;
    asyncapi: (...steps: string[]) => JsonObject;
  }) => void,
): NormalContract {
  const copy = structuredClone(contract);
  const at =
    (document: JsonObject) =>
    (...steps: string[]) =>
      steps.reduce<JsonObject>((node, step) => node[step] as JsonObject, document);
  plant({
    schema: (name) => copy.schemas.get(name) as JsonObject,
    openapi: at(copy.openapi),
    asyncapi: at(copy.asyncapi),
  });
  return normalise(readContract(copy.openapi, copy.asyncapi, copy.examples));
}
