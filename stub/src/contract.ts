/** The contract, looked up by the names of its operations and schemas. */
import { type OperationId, operations } from 'speech-to-text-contract/operations';
import { type Issue, issuesOf } from 'speech-to-text-contract/parse';
import * as strict from 'speech-to-text-contract/strict';
import * as contract from 'speech-to-text-contract/validators';

export type { OperationId };

/** What may be answered with a status. */
interface Answer {
  schema: string | null;
  contentTypes: readonly string[];
}

/** What is used here of an operation. */
interface Operation {
  method: string;
  path: string;
  security: readonly string[];
  parameters: readonly { name: string; in: string }[];
  query: string | null;
  requestBody: { contentType: string; schema: string | null } | null;
  responses: Readonly<Record<string, Answer>>;
}

type Validator = contract.Validator<unknown>;

/** The operations by id, all of one type. */
export const OPERATIONS: Readonly<Record<OperationId, Operation>> = operations;

/** The ids of the operations. */
export const OPERATION_IDS = Object.keys(operations) as OperationId[];

/** What the document says of an answer with this status: by itself, by its range, or by default. */
export function documentedAnswer(operation: OperationId, status: number): Answer | undefined {
  const { responses } = OPERATIONS[operation];
  return responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
}

/** The validator of a public schema, by the contract or by its strict profile. */
export function validatorOf(schema: string, profile: 'contract' | 'strict'): Validator {
  const validators: Record<string, unknown> = profile === 'strict' ? strict : contract;
  const validate = validators[`validate${schema}`];
  if (!validate) throw new Error(`the contract has no public schema ${schema}`);
  return validate as Validator;
}

/** What is wrong with a value of a public schema; nothing when it is accepted. */
export function issuesIn(
  schema: string,
  value: unknown,
  profile: 'contract' | 'strict' = 'contract',
): Issue[] {
  const validate = validatorOf(schema, profile);
  return validate(value) ? [] : issuesOf(validate.errors, value);
}
