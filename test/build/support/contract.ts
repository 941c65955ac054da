/** Contracts in memory for tests of emitters, without any check. */
import type { JsonObject } from '../../../scripts/json.ts';
import { type Merged, mergeContract, tolerantProfile } from '../../../scripts/profiles.ts';
import { contractOf } from '../../../scripts/read/contract.ts';
import type { Schema, Schemas } from '../../../scripts/schema.ts';

/**
 * A contract with some schemas, with `allOf` merged, and its tolerant profile.
 *
 * @param openapi what else is in the OpenAPI document, such as `paths`
 */
export function profilesOf(
  schemas: Schemas,
  openapi: object = {},
  asyncapi: object = {},
): Merged & { tolerant: Schemas } {
  const { components, ...rest } = openapi as JsonObject;
  const all = { ...(components as JsonObject), schemas: schemas as JsonObject };
  const contract = contractOf({ ...rest, components: all }, asyncapi as JsonObject, new Map());
  const merged = mergeContract(contract);
  return { ...merged, tolerant: tolerantProfile(merged.schemas) };
}

/** A path item with one operation. */
export function operation(method: string, content: object): object {
  return { [method]: { operationId: 'doIt', responses: {}, ...content } };
}

/** A reference to a named schema. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** An object with some fields, which are required if they are named. */
export const object = (properties: Schemas, ...required: string[]): Schema => ({
  type: 'object',
  ...(required.length > 0 && { required }),
  properties,
});

export const list = (items: Schema): Schema => ({ type: 'array', items });

export const text: Schema = { type: 'string' };

/** A tag that has one value. */
export const tag = (value: string): Schema => ({ type: 'string', const: value });
