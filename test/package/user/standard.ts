/** Our types are assignable to the types of Standard Schema; the tests only compile it. */
import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import {
  type ListTranscriptionJobsQuery,
  LiveRequest,
  ServerMessage,
} from 'speech-to-text-contract/standard';
import type * as contract from 'speech-to-text-contract/types';
import type * as resolved from 'speech-to-text-contract/types/resolved';

export const schema: StandardSchemaV1<contract.LiveRequest, resolved.LiveRequest> = LiveRequest;
export const message: StandardSchemaV1<contract.ServerMessage> = ServerMessage;
export const described: StandardJSONSchemaV1 = LiveRequest;

export const input: StandardSchemaV1.InferInput<typeof LiveRequest> = {};
// As a web framework returns it.
export const query: StandardSchemaV1.InferInput<typeof ListTranscriptionJobsQuery> = 'limit=5';
// @ts-expect-error defaults are filled in
export const output: StandardSchemaV1.InferOutput<typeof LiveRequest> = {};
export const filled: resolved.LiveRequest = {} as StandardSchemaV1.InferOutput<typeof LiveRequest>;
// One import is both a value and a type.
export const live: LiveRequest = { channels: 2 };
