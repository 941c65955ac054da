/** Contracts in memory for tests of emitters, without any check. */
import type { JsonObject } from '../../../scripts/base/json.ts';
import { contractOf } from '../../../scripts/load/contract.ts';
import { tolerantProfile } from '../../../scripts/model/profiles.ts';
import type { Schema, Schemas } from '../../../scripts/model/schema.ts';

/**
 * A contract with some schemas, with `allOf` merged, and its tolerant profile.
 *
 * @param openapi what else is in the OpenAPI document, such as `paths`
 */
export function profilesOf(written: Schemas, openapi: object = {}, asyncapi: object = {}) {
  const document = openapi as JsonObject;
  const components = { ...Object(document.components), schemas: written };
  const bundles = { openapi: { ...document, components }, asyncapi: asyncapi as JsonObject };
  const contract = contractOf(bundles, new Map());
  const { schemas } = contract;
  return { contract, schemas, tolerant: tolerantProfile(schemas) };
}

/** A path item with one operation. */
export function operation(method: string, content: object): object {
  return { [method]: { operationId: 'doIt', responses: {}, ...content } };
}

/** An object with some fields. */
export const object = (properties: Schemas): Schema => ({ type: 'object', properties });
