/**
 * TypeScript declarations of every public schema: as the contract states them, with defaults filled
 * in, and as a tolerant reader sees them.
 */
import { addJSDocComment, astToString } from 'openapi-typescript';
import type ts from 'typescript';
import type { NormalContract } from '../model/contract.ts';
import type { Json } from '../model/json.ts';
import { at } from '../model/pointer.ts';
import type { Files } from './files.ts';
import { EMPTY_MODULE, jsdoc, NOTICE } from './text.ts';
import { interfaceOf } from './types/library.ts';
import { type Prepared, prepare } from './types/prepare.ts';

const INTRODUCTION = {
  contract: `The schemas of the contract, as one sends and receives them: a field with a default may be
left out. \`types/resolved\` has the same names with the defaults filled in.`,
  resolved: `The schemas of the contract with every default filled in, as \`parse\` returns them.`,
  tolerant: `The schemas of the contract as a reader must be prepared to find them: any field may be missing
or null but for what tells the forms of a union apart, and any value of its JSON type may come.`,
};

/**
 * Emits `types`, `types/resolved` and `types/tolerant`.
 *
 * @param contract the normal form of the contract profile
 * @param tolerant the normal form of the tolerant profile
 */
export async function emitTypes(
  contract: NormalContract,
  tolerant: NormalContract,
): Promise<Files> {
  const [input, resolved, loose] = await Promise.all([
    declare(contract, INTRODUCTION.contract, false),
    declare(contract, INTRODUCTION.resolved, true),
    declare(tolerant, INTRODUCTION.tolerant, false),
  ]);
  return {
    'types.d.ts': `${input}
/** The REST operations by path and method. */
export type { paths } from './operations.js';
`,
    'types.js': EMPTY_MODULE,
    'types/resolved.d.ts': resolved,
    'types/resolved.js': EMPTY_MODULE,
    'types/tolerant.d.ts': loose,
    'types/tolerant.js': EMPTY_MODULE,
  };
}

/** One module of declarations: a named export per public schema. */
async function declare(
  { schemas }: NormalContract,
  introduction: string,
  defaultsFilledIn: boolean,
): Promise<string> {
  const document = { components: { schemas: prepare(schemas, defaultsFilledIn) } };
  const components = await interfaceOf('components', document, {
    postTransform(type, { path = '' }) {
      const [, pointer] = /^#(\/components\/schemas\/\w+\/oneOf\/\d+)$/.exec(path) ?? [];
      const branch = pointer && (at(document as unknown as Json, pointer) as Prepared);
      // A branch that is a reference says it all by its name.
      if (branch && !branch.$ref) addJSDocComment(branch, type as unknown as ts.PropertySignature);
      return type;
    },
  });
  const [all] = components.members as unknown as [
    ts.PropertySignature & { type: ts.TypeLiteralNode },
  ];
  const declarations = all.type.members.map(declaration);
  return `${NOTICE}\n${jsdoc(introduction.replaceAll('\n', ' '))}\n${declarations.join('\n\n')}\n`;
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
