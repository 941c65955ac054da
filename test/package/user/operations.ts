/** A client that looks everything up in `operations`; compiled by the tests, never run. */
import type * as facts from 'speech-to-text-contract/facts';
import {
  type OperationId,
  operations,
  securitySchemes,
  type webhooks,
} from 'speech-to-text-contract/operations';
import type * as parse from 'speech-to-text-contract/parse';
import type { schemas } from 'speech-to-text-contract/schemas';
import type * as standard from 'speech-to-text-contract/standard';
import type * as validators from 'speech-to-text-contract/validators';

type Operations = typeof operations;
type Schema = Operations[OperationId]['requestBody' & keyof Operations[OperationId]];

// Every module has an export for each schema that an operation names.
type Named =
  | NonNullable<NonNullable<Schema>['schema']>
  | NonNullable<Operations[OperationId]['query']>
  | (typeof webhooks)['transcriptionDone']['requestBody']['schema']
  | Operations['createPreRecordedJob']['responses']['2XX']['schema']
  | Operations['listTranscriptionJobs']['responses']['200' | '401']['schema'];

export const asParse: `parse${Named}` extends keyof typeof parse ? true : false = true;
export const asValidator: `validate${Named}` extends keyof typeof validators ? true : false = true;
export const asSchema: Named extends keyof typeof schemas ? true : false = true;
export const asStandard: Named extends keyof typeof standard ? true : false = true;

export const method: 'GET' = operations.listTranscriptionJobs.method;
export const path: '/v2/live' = operations.createLiveSession.path;
// @ts-expect-error this operation has another schema
export const wrong: 'LiveRequest' = operations.createPreRecordedJob.requestBody.schema;

/** The header of the key: the first way to authenticate that an operation accepts. */
const [{ ...needed }] = operations.createPreRecordedJob.security;
export const keys: 'x_service_key' = Object.keys(needed)[0] as keyof typeof needed;
export const header: 'x-service-key' = securitySchemes[keys].name;

// The type of a default is its JSON type, not a literal type: the value may change.
type Endpointing = (typeof facts.defaults)['LiveRequest.endpointing'];
export const endpointing: Endpointing = 7 satisfies number;
// @ts-expect-error no field has this name
export type Lost = (typeof facts.defaults)['LiveRequest.PLANTED'];
