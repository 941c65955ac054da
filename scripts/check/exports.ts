/** Checks that no two types of the generated modules share a name. */
import type { Contract, DocumentPlace } from '../contract.ts';
import type { Problem } from '../problem.ts';
import { namedBranches, type Schemas } from '../schema.ts';
import { problemAt } from './find.ts';

/** Something that a type is named after. */
interface Named extends DocumentPlace {
  name: string;
  /** What it is, for a message. */
  what: string;
}

/** Everything that types are named after. */
function namedThings(contract: Contract, schemas: Schemas): Named[] {
  const { places, derived, parts, operations, channels } = contract;
  const things: Named[] = [];
  for (const [name, place] of places) {
    if (!parts.has(name)) things.push({ ...place, name, what: `the schema ${name}` });
  }
  for (const { document, pointer, id, queryName } of operations) {
    if (queryName) things.push({ document, pointer, name: queryName, what: `the query of ${id}` });
  }
  for (const one of channels.flatMap((channel) => channel.operations)) {
    // If all messages have one schema, the union is that schema.
    const payloads = new Set(one.messages.flatMap(({ schemaName }) => schemaName ?? []));
    const { document, pointer, unionName: name } = one;
    if (name === undefined || (payloads.size === 1 && payloads.has(name))) continue;
    const what = `the union of the messages of ${one.name}`;
    things.push({ document, pointer, name, what });
  }
  for (const [union, schema] of Object.entries(schemas)) {
    const place = places.get(union) ?? derived.get(union);
    if (place === undefined) continue;
    for (const name of namedBranches(schema, schemas)) {
      things.push({ ...place, name, what: `a branch of ${union}` });
    }
  }
  return things;
}

/** The types that the package exports, or uses beside those of schemas, whatever the contract is. */
const RESERVED = new Set(
  `AudioFrame Bytes ClientFrame ErrorObject Failure Form FrameOptions Issue MessageFrame OfKind Operation OperationId
  OperationInputs OperationResponses ParseResult Plain QueryInput ReadResult Success UnspecifiedBody Validator
  ValidatorError
  Array ArrayBuffer Blob Date Error Exclude File FormData Headers JSON Map NonNullable Number Object Omit Parameters
  Partial Pick Promise PropertyKey ReadableStream Readonly Record RegExp Required Response Set String Symbol URL
  URLSearchParams Uint8Array`.split(/\s+/),
);

/** Whether a type of the package has this name, such as that of the statuses `2XX`. */
export const isReserved = (name: string): boolean =>
  RESERVED.has(name) || /^Status\dXX$/.test(name);

/**
 * Finds types that would have the same name, even if only the case of letters differs: files are named after schemas,
 * and not every file system distinguishes `Job.json` from `JOB.json`. Functions are named after these types.
 *
 * @param schemas the contract profile
 */
export function checkTypeNames(contract: Contract, schemas: Schemas): Problem[] {
  const taken = new Map<string, string>();
  return namedThings(contract, schemas).flatMap(({ name, what, ...place }) => {
    const other = isReserved(name) ? 'a type that the package uses' : taken.get(name.toLowerCase());
    taken.set(name.toLowerCase(), other ?? what);
    const message = `${what} is called ${name}, as is ${other}; choose another name`;
    return other === undefined ? [] : [problemAt(place, message)];
  });
}
