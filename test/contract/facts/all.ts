/** Compares the contract with all facts of the interface document. */

import type { NormalContract } from '../../../scripts/model/contract.ts';
import type { Difference } from './compare.ts';
import { compareDocuments } from './compare-documents.ts';
import { compareMessages } from './compare-messages.ts';
import { compareOperations } from './compare-operations.ts';
import { compareSchemas, compareShared } from './compare-schemas.ts';
import { compareVersions } from './compare-versions.ts';

/**
 * What a contract states differently from the interface document, leaves out or adds.
 *
 * @param normal the contract in its normal form, read by the contract profile
 * @returns the differences; none for the contract as it should be
 */
export function compareAll(normal: NormalContract): Difference[] {
  const { contract } = normal;
  return [
    ...compareSchemas(normal),
    ...compareShared(contract),
    ...compareDocuments(contract),
    ...compareOperations(contract),
    ...compareMessages(contract),
    ...compareVersions(contract),
  ];
}
