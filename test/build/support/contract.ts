/** Contracts in memory for tests of emitters, without any check. */
import { type Contract, contractOf, type Example } from '../../../scripts/contract.ts';
import type { JsonObject } from '../../../scripts/json.ts';
import { contractProfile, tolerantProfile } from '../../../scripts/profiles.ts';
import type { Schemas } from '../../../scripts/schema.ts';

/** A contract and the profiles that emitters take. */
export interface Emitted {
  contract: Contract;
  schemas: Schemas;
  tolerant: Schemas;
}

/**
 * A contract with some schemas, its contract profile and its tolerant profile.
 *
 * @param openapi what else is in the OpenAPI document, such as `paths`
 * @param examples the examples by schema
 */
export function profilesOf(
  schemas: Schemas,
  openapi: { components?: object; [key: string]: unknown } = {},
  examples = new Map<string, Example[]>(),
  asyncapi: object = {},
): Emitted {
  const document: object = { ...openapi, components: { ...openapi.components, schemas } };
  const contract = contractOf(document as JsonObject, asyncapi as JsonObject, examples);
  const profile = contractProfile(contract);
  return { contract, schemas: profile, tolerant: tolerantProfile(profile) };
}

/** A path item with one operation. */
export function operation(method: string, content: object): object {
  return { [method]: { operationId: 'doIt', responses: {}, ...content } };
}
