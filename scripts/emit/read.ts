/**
 * `read`: for every public schema a function that reads a value, even if it deviates from the contract, and never
 * throws.
 *
 *     export const readNote = reader(check.validateNote, shapes.Note);
 */
import type { Contract } from '../contract.ts';
import type { Schemas } from '../schema.ts';
import type { Files } from './files.ts';
import { functionsFor, type Module } from './functions.ts';
import { shapesOf } from './shapes.ts';
import { moduleFiles } from './shared/module.ts';

/** Emits the readers, for the schemas of the tolerant profile. */
export function emitRead(schemas: Schemas, contract: Contract): Files {
  const imports = {
    code: `import { ofText } from './runtime/inputs.js';
import { reader } from './runtime/read.js';
import * as check from './validators.js';
import * as shapes from './shapes/tolerant.js';
`,
    types: `import type { Failure, Issue, OfKind, ValidatorError } from './runtime/issues.js';
import type { Readable, ReadResult } from './runtime/read.js';
import type * as result from './types/tolerant.js';
`,
  };
  const head = "export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';\n";
  const published = {
    declaration: 'export type { Failure, Issue, OfKind, Readable, ReadResult, ValidatorError };\n',
  };
  const shapes = shapesOf(schemas, 'tolerant');
  const module: Module = {
    verb: 'read',
    result: (type) => `ReadResult<${type}>`,
    outcome: () =>
      ', without its unreadable parts, and its deviations from the contract; or why it cannot be read; it may share parts with the input; never throws',
    code: (name, kinds) => {
      const shape = shapes.has(name) ? `shapes.${name}` : '{}';
      return `reader(check.validate${name}, ${shape}${kinds ? `, ${kinds}` : ''})`;
    },
  };
  const functions = Object.keys(schemas).flatMap((name) =>
    functionsFor(name, schemas, contract, module),
  );
  return moduleFiles('read', imports, [published, ...functions], head);
}
