/** Checks that no two types of the generated modules share a name. */
import { type Contract, type DocumentPlace, placeOfSchema } from '../contract.ts';
import type { Problem } from '../problem.ts';
import { namedBranches, type Schemas } from '../schema.ts';
import { problemAt } from './find.ts';

/** The names of types, each with the place of what has it. */
function* typeNames(contract: Contract, schemas: Schemas): Generator<[string, DocumentPlace]> {
  const { places, parts, operations, channels } = contract;
  for (const [name, place] of places) {
    if (!parts.has(name)) yield [name, place];
  }
  for (const one of operations) {
    if (one.queryName) yield [one.queryName, one];
  }
  for (const one of channels.flatMap((channel) => channel.operations)) {
    const { unionName, messages } = one;
    // If all messages have one schema, the union is that schema.
    const isSchema = messages.every(({ schemaName }) => schemaName === unionName);
    if (unionName && !isSchema) yield [unionName, one];
  }
  for (const [union, schema] of Object.entries(schemas)) {
    for (const name of namedBranches(schema, schemas)) yield [name, placeOfSchema(contract, union)];
  }
}

/** The types that the package exports, or uses beside those of schemas, whatever the contract is. */
const RESERVED = new Set(
  `AudioFrame Bytes ClientFrame ErrorObject Failure Form FrameOptions Issue MessageFrame OfKind Operation OperationId
  OperationInputs OperationResponses ParseResult Plain QueryInput ReadResult Success UnspecifiedBody Validator
  ValidatorError
  Array ArrayBuffer Blob Date Error Exclude File FormData Headers JSON Map NonNullable Number Object Omit Parameters
  Partial Pick Promise PropertyKey ReadableStream Readonly Record RegExp Required Response Set StandardSchemaV1 String
  Symbol URL URLSearchParams Uint8Array`.split(/\s+/),
);

/** Whether a type of the package has this name, such as that of the statuses `2XX`. */
const isReserved = (name: string): boolean => RESERVED.has(name) || /^Status\dXX$/.test(name);

/**
 * Finds types that would have the same name, even if only the case of letters differs: files are named after schemas,
 * and not every file system distinguishes `Job.json` from `JOB.json`. Functions are named after these types.
 *
 * @param schemas the contract profile
 */
export function checkTypeNames(contract: Contract, schemas: Schemas): Problem[] {
  const taken = new Set<string>();
  return [...typeNames(contract, schemas)].flatMap(([name, place]) => {
    const isTaken = isReserved(name) || taken.has(name.toLowerCase());
    taken.add(name.toLowerCase());
    const message = `the name ${name} is taken by another schema, branch, query or union of messages, or by the package itself; choose another name`;
    return isTaken ? [problemAt(place, message)] : [];
  });
}
