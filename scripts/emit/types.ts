/**
 * TypeScript declarations of every public schema: as the contract states them, with defaults filled
 * in, and as a tolerant reader sees them.
 */
import { addJSDocComment, astToString } from 'openapi-typescript';
import type ts from 'typescript';
import type { NormalContract } from '../model/contract.ts';
import type { Files } from './files.ts';
import { jsdoc, NOTICE } from './text.ts';
import { interfaceOf } from './types/library.ts';
import { prepare } from './types/prepare.ts';

/** Emits `types` and `types/resolved` by the contract profile, `types/tolerant` by the tolerant one. */
export async function emitTypes(
  contract: NormalContract,
  tolerant: NormalContract,
): Promise<Files> {
  return {
    ...module('types', SENT, `${await declare(contract, false)}\n\n${PATHS}`),
    ...module('types/resolved', FILLED, await declare(contract, true)),
    ...module('types/tolerant', READ, await declare(tolerant, false)),
  };
}

/** Declarations, beside a module that has nothing at run time. */
function module(path: string, said: string, declared: string): Files {
  const text = `${NOTICE}\n${jsdoc(said)}\n${declared}\n`;
  return { [`${path}.d.ts`]: text, [`${path}.js`]: 'export {};\n' };
}

const SENT =
  'The schemas of the contract, as one sends and receives them: a field with a default may be left out. `types/resolved` has the same names with the defaults filled in.';

const FILLED = 'The schemas of the contract with every default filled in, as `parse` returns them.';

const READ =
  'The schemas of the contract as a reader must be prepared to find them: any field but the tag of a union may be missing or null, and any value of its JSON type may come.';

const PATHS = `/** The REST operations by path and method. */
export type { paths } from './operations.js';`;

/** The declarations of a module: a named export per public schema. */
async function declare({ schemas }: NormalContract, filled: boolean): Promise<string> {
  const prepared = prepare(schemas, filled);
  const document = { components: { schemas: prepared } };
  const { members } = await interfaceOf('components', document, (type, { path = '' }) => {
    const [, name = '', index] = /^#.components.schemas.(\w+).oneOf.(\d+)$/.exec(path) ?? [];
    const branch = prepared[name]?.oneOf?.[Number(index)];
    // A branch that is a reference says it all by its name.
    if (branch && !branch.$ref) addJSDocComment(branch, type as unknown as ts.PropertySignature);
    return type;
  });
  const [all] = members as unknown as [ts.PropertySignature & { type: ts.TypeLiteralNode }];
  return all.type.members.map(declaration).join('\n\n');
}

/** The declaration of a schema, from its entry in the library's table of all. */
function declaration(entry: ts.Node): string {
  return (
    astToString(entry)
      .replace(/components\["schemas"\]\["(\w+)"\]/g, '$1')
      // Where a comment goes on, the library indents it.
      .replace(/^( *\*) {4}(?: $)?/gm, '$1')
      // The index signature of an open object goes in among its properties.
      .replace(/\n *\} & \{(?=\n *\[key: string\])/g, '')
      .replace(/\{\n {8,}(\[key: string\].*)\n *\}/g, '{ $1 }')
      .replace(/ \| (\/\*\*.*?\*\/)\n/gs, '\n$1\n| ')
      .replace(/^(\w+): (?=\{\n(?: .*\n)*\};)/m, 'export interface $1 ')
      .replace(/^(\w+): /m, 'export type $1 = ')
  );
}
