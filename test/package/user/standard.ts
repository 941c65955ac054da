/** Our types are assignable to those of Standard Schema; compiled by the tests, never run. */
import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import { type InferOutput, LiveRequest, ServerMessage } from 'speech-to-text-contract/standard';
import type * as contract from 'speech-to-text-contract/types';
import type * as resolved from 'speech-to-text-contract/types/resolved';

export const schema: StandardSchemaV1<contract.LiveRequest, resolved.LiveRequest> = LiveRequest;
export const message: StandardSchemaV1<contract.ServerMessage> = ServerMessage;

type Input = StandardSchemaV1.InferInput<typeof LiveRequest>;
type Output = StandardSchemaV1.InferOutput<typeof LiveRequest>;
export const input: Input = {};
// @ts-expect-error defaults are filled in
export const output: Output = {};
export const rate: Output['sample_rate'] = 16000 satisfies InferOutput<
  typeof LiveRequest
>['sample_rate'];

export async function read<Schema extends StandardSchemaV1>(
  given: Schema,
  value: unknown,
): Promise<StandardSchemaV1.InferOutput<Schema>> {
  const result = await given['~standard'].validate(value);
  if (result.issues) throw new Error(result.issues[0]?.message);
  return result.value;
}

export const filled: Promise<resolved.LiveRequest> = read(LiveRequest, {});

const described: StandardJSONSchemaV1 = LiveRequest;
export const parameters: Record<string, unknown> = described['~standard'].jsonSchema.input({
  target: 'draft-07',
});
// One import is both a value and a type.
export const live: LiveRequest = { channels: 2 };
