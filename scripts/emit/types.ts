/**
 * TypeScript declarations of every public schema: as the contract states them, with defaults filled
 * in, and as a tolerant reader sees them.
 */
import openapiTS, { type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { NormalContract } from '../model/contract.ts';
import type { Files } from './files.ts';
import { EMPTY_MODULE, jsdoc, NOTICE } from './text.ts';
import { closeIndex, declarations, openEnumeration } from './types/nodes.ts';
import { type Prepared, prepare } from './types/prepare.ts';
import { print } from './types/print.ts';

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
  const prepared = prepare(schemas);
  const comments: [ts.Node, string][] = [];
  const nodes = await openapiTS(document(prepared), {
    alphabetize: false,
    defaultNonNullable: defaultsFilledIn,
    silent: true,
    transform: (schema) => openEnumeration(schema),
    postTransform(type, { path }) {
      const closed = closeIndex(type);
      const branch = branchComment(prepared, path);
      if (branch) comments.push([closed, branch]);
      return closed;
    },
    transformProperty(property, schema) {
      comments.push([property, commentOf(schema)]);
      return property;
    },
  });
  // Ours replace the library's, which name the keyword but not what it means.
  for (const [node, text] of comments) setComment(node, text);
  const statements = declarations(nodes).map((statement) => {
    const text = prepared[statement.name.text]?.['x-comment'];
    if (text) setComment(statement, text);
    return print(statement);
  });
  return `${NOTICE}\n${jsdoc(introduction.split('\n'))}\n${statements.join('\n\n')}\n`;
}

/** The schemas as the OpenAPI document that openapi-typescript wants. */
function document(schemas: Record<string, Prepared>): OpenAPI3 {
  const wrapped = {
    openapi: '3.1.0',
    info: { title: 'schemas', version: '1' },
    paths: {},
    components: { schemas },
  };
  // The library's own schema type has no room for our extension keys.
  return wrapped as unknown as OpenAPI3;
}

function commentOf(schema: object): string {
  const text = (schema as Prepared)['x-comment'];
  return text ?? '';
}

/** The comment of a branch of a union that stands at the root of a schema. */
function branchComment(schemas: Record<string, Prepared>, path = ''): string | undefined {
  const [, name = '', index = ''] =
    /^#\/components\/schemas\/(\w+)\/oneOf\/(\d+)$/.exec(path) ?? [];
  const branch = schemas[name]?.oneOf?.[Number(index)];
  // A branch that is a reference says it all by its name.
  return branch?.$ref ? undefined : branch?.['x-comment'];
}

function setComment(node: ts.Node, text: string): void {
  ts.setSyntheticLeadingComments(node, []);
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  if (text) ts.addSyntheticLeadingComment(node, kind, text, true);
}
