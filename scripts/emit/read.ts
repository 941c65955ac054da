/**
 * `read`: for every public schema a function that reads a value, even if it deviates from the contract, and never
 * throws.
 *
 *     export const readNote = reader(check.Note, shapes.Note);
 */
import type { Contract } from '../contract.ts';
import type { Schemas } from '../schema.ts';
import type { Files } from './files.ts';
import {
  framesOf,
  functionPart,
  kindsCode,
  kindTag,
  MALFORMED,
  type PublishedFunction,
  resultType,
} from './functions.ts';
import { moduleFiles } from './module.ts';
import { shapesOf } from './shapes.ts';

/** Emits the readers, for the schemas of the tolerant profile. */
export function emitRead(schemas: Schemas, contract: Contract): Files {
  const imports = {
    './runtime/inputs.js': 'ofText',
    './runtime/issues.js': 'type Failure, type Issue, type OfKind, type ValidatorError',
    './runtime/read.js': 'reader, type Readable, type ReadResult',
    './checks/contract.js': '* as check',
    './shapes/tolerant.js': '* as shapes',
    './types/tolerant.js': 'type * as result',
  };
  const head = "export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';\n";
  const published = {
    declaration: 'export type { Failure, Issue, OfKind, Readable, ReadResult, ValidatorError };\n',
  };
  const shapes = shapesOf(schemas, 'tolerant');
  const functions = Object.entries(schemas).flatMap(([name, schema]) =>
    functionsOf(name, schemas, shapes, contract).map((one) => functionPart(one, schema, undefined)),
  );
  return moduleFiles('read', imports, [published, ...functions], head);
}

/** The function for a schema, after the one for parsed values if such values arrive in text frames. */
function functionsOf(
  name: string,
  schemas: Schemas,
  shapes: Map<string, string>,
  contract: Contract,
): PublishedFunction[] {
  const schema = schemas[name] ?? {};
  const kinds = kindsCode(schema, schemas);
  const shape = shapes.has(name) ? `shapes.${name}` : '{}';
  const outcome = `, without its unreadable parts, and its deviations from the contract; or why it cannot be read; it may share parts with the input; never throws${kindTag(schema, schemas)}`;
  const own: PublishedFunction = {
    name: `read${name}`,
    parameters: ['value: unknown'],
    options: '',
    tags: `@returns the value${outcome}`,
    result: resultType(name, schemas, (type) => `ReadResult<${type}>`, true),
    code: `reader(check.${name}, ${shape}${kinds ? `, ${kinds}` : ''})`,
  };
  if (framesOf(name, contract) !== 'text') return [own];
  const value = {
    ...own,
    name: `${own.name}Value`,
    tags: `@param value a parsed message; text is refused\n@returns the message${outcome}`,
  };
  const ofFrames = {
    ...own,
    parameters: ['frame: unknown'],
    tags: `@param frame a WebSocket frame: text, bytes of text in UTF-8, or a parsed object
@returns the message${outcome}; ${MALFORMED}`,
    code: `ofText(${value.name})`,
  };
  return [value, ofFrames];
}
