/** A client that looks everything up in `operations`; the tests only compile it. */
import type * as facts from 'speech-to-text-contract/facts';
import { type OperationId, operations, securitySchemes } from 'speech-to-text-contract/operations';
import type * as parse from 'speech-to-text-contract/parse';
import type { schemas } from 'speech-to-text-contract/schemas';
import type * as standard from 'speech-to-text-contract/standard';

type Operations = typeof operations;
type Body = Operations[OperationId]['requestBody' & keyof Operations[OperationId]];
type Created = Operations['createPreRecordedJob']['responses']['2XX']['schema'];

// Every module has an export for each schema of an operation.
type Named =
  | NonNullable<NonNullable<Body>['schema']>
  | NonNullable<Operations[OperationId]['query']>
  | Created;
export const asParse: `parse${Named}` extends keyof typeof parse ? true : false = true;
export const asSchema: Named extends keyof typeof schemas ? true : false = true;
export const asStandard: Named extends keyof typeof standard ? true : false = true;

export const path: '/v2/live' = operations.createLiveSession.path;
// @ts-expect-error this operation has another schema
export const wrong: 'LiveRequest' = operations.createPreRecordedJob.requestBody.schema;

/** The header of the key: the first way to authenticate that an operation accepts. */
const [{ ...needed }] = operations.createPreRecordedJob.security;
const [key] = Object.keys(needed) as (keyof typeof needed)[];
export const header = key && (securitySchemes[key].name satisfies 'x-service-key');

// The type of a default is its JSON type, not a literal type: the value may change.
type Endpointing = (typeof facts.defaults)['LiveRequest.endpointing'];
export const endpointing: Endpointing = 7 satisfies number;
// @ts-expect-error no field has this name
export type Lost = (typeof facts.defaults)['LiveRequest.PLANTED'];
