/** Every comparison of the contract with the interface document at once. */

import type { Contract, NormalContract } from '../../scripts/model/contract.ts';
import type { Difference } from './compare.ts';
import { compareDocuments } from './compare-documents.ts';
import { compareMessages } from './compare-messages.ts';
import { compareOperations } from './compare-operations.ts';
import { compareMarks } from './compare-places.ts';
import { compareSchemas, compareShared } from './compare-schemas.ts';

/**
 * What a contract says otherwise than the document, or leaves out, or adds.
 *
 * @param normal the contract in its normal form, read by the contract profile
 * @returns the differences; none for the contract as it should be
 */
export function compareAll(normal: NormalContract): Difference[] {
  return [...compareContents(normal), ...compareAround(normal.contract)];
}

/**
 * Of these, what the content of the named schemas decides, and every mark.
 *
 * @param names the schemas to look at; all of them and all that is around them when absent
 */
export function compareContents(normal: NormalContract, names?: ReadonlySet<string>): Difference[] {
  return [...compareSchemas(normal, names), ...compareMarks(normal, names)];
}

/** Of these, what the documents say around their named schemas, and which schemas they name. */
export function compareAround(contract: Contract): Difference[] {
  return [
    ...compareShared(contract),
    ...compareDocuments(contract),
    ...compareOperations(contract),
    ...compareMessages(contract),
  ];
}
