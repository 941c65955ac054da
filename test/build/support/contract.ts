/** Contracts in memory for tests of emitters, without any check. */
import type { Contract, Example } from '../../../scripts/contract.ts';
import type { JsonObject } from '../../../scripts/json.ts';
import { contractProfile, tolerantProfile } from '../../../scripts/profiles.ts';
import { contractOf } from '../../../scripts/read/contract.ts';
import type { Schema, Schemas } from '../../../scripts/schema.ts';

/** A contract and the profiles that emitters take. */
interface Emitted {
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
  const contract = smallContract(schemas, openapi as JsonObject, asyncapi as JsonObject, examples);
  const profile = contractProfile(contract);
  return { contract, schemas: profile, tolerant: tolerantProfile(profile) };
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

/** A contract of schemas, and perhaps of paths and of a document of messages. */
export function smallContract(
  schemas: Schemas,
  rest: JsonObject = {},
  asyncapi: JsonObject = {},
  examples = new Map<string, Example[]>(),
): Contract {
  const components = { ...(rest.components as JsonObject), schemas };
  return contractOf({ ...rest, components } as unknown as JsonObject, asyncapi, examples);
}
