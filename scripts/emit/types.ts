/** TypeScript declarations of the public schemas: as stated, with defaults filled in, and for tolerant readers. */
import type {
  Identifier,
  InterfaceDeclaration,
  Node,
  PropertySignature,
  Statement,
  StringLiteral,
  TransformerFactory,
  TypeElement,
  TypeLiteralNode,
  TypeNode,
} from 'typescript';
import { mapSchemas, type NormalContract } from '../model/contract.ts';
import {
  branchesOf,
  defaultOf,
  mapSchema,
  type NormalSchema,
  type NormalSchemas,
  refName,
} from '../model/schema.ts';
import { interfaceOf, openapiTypescript, ts } from './compiler.ts';
import type { Files } from './files.ts';
import { jsdoc, NOTICE } from './text.ts';
import { prepare, withBranchTypes } from './types/prepare.ts';

/**
 * Emits `types` and `types/resolved` by the contract profile, `types/tolerant` by the tolerant one.
 *
 *     export interface Note {
 *         color?: 'red' | 'blue' | (string & {});
 *     }
 *
 * @param own the schemas with defaults below them, which have types of their own in `types/resolved`
 */
export function emitTypes(
  normal: NormalContract,
  tolerant: NormalContract,
  own: ReadonlySet<string>,
): Files {
  const withDefaults = mapSchemas(normal.schemas, (schema) =>
    mapSchema(schema, (node) => requireDefaults(node, normal.schemas)),
  );
  const stated = withBranchTypes(normal.schemas);
  // The types of the branches of these schemas are declared anew as well.
  const branches = [...own].flatMap((name) => branchesOf(stated.get(name) ?? {}));
  const declared = new Set([...own, ...branches.flatMap(({ $ref }) => refName($ref) ?? [])]);
  const names = [...stated.keys()].sort();
  const same = names.filter((name) => !declared.has(name)).join(', ');
  const reexports = `import type { ${same} } from '../types.js';\n\nexport type { ${same} };\n\n`;
  return {
    ...module(
      'types',
      'The schemas of the contract, as one sends and receives them: a field with a default may be left out. `types/resolved` has the same names with the defaults filled in.',
      `${declareAll(stated)}

/** The REST operations by path and method. */
export type { paths } from './operations.js';`,
    ),
    ...module(
      'types/resolved',
      'The schemas of the contract with every default filled in, as `parse` returns them.',
      (same && reexports) + declareAll(withBranchTypes(withDefaults), declared),
    ),
    ...module(
      'types/tolerant',
      'The schemas of the contract as a reader must be prepared to find them: any field but the tag of a union may be missing or null, and any value of its JSON type may come.',
      declareAll(withBranchTypes(tolerant.schemas)),
    ),
  };
}

/** The schema of an object, with each field that has a default required. */
function requireDefaults(node: NormalSchema, schemas: NormalSchemas): NormalSchema {
  const { properties = {}, required = [] } = node;
  const added = Object.keys(properties).filter(
    (name) => defaultOf(properties[name], schemas) !== undefined,
  );
  return added.length === 0 ? node : { ...node, required: [...new Set([...required, ...added])] };
}

/** Declarations, and a module that is empty at run time. */
function module(path: string, comment: string, declarations: string): Files {
  const text = `${NOTICE}\n${jsdoc(comment)}\n${declarations}\n`;
  return { [`${path}.d.ts`]: text, [`${path}.js`]: 'export {};\n' };
}

/** An exported declaration of each schema, or of those that are `wanted`. */
function declareAll(schemas: NormalSchemas, wanted?: ReadonlySet<string>): string {
  const document = { components: { schemas: prepare(schemas) } };
  const components = interfaceOf('components', document);
  const { transformed } = ts.transform(components, [refine]);
  const [{ members }] = transformed as [InterfaceDeclaration];
  const [all] = members as unknown as [PropertySignature & { type: TypeLiteralNode }];
  return all.type.members
    .filter(({ name }) => wanted?.has((name as Identifier).text) ?? true)
    .map((entry) => openapiTypescript.astToString(declarationOf(entry)))
    .join('\n');
}

/** The library's types as published: a reference is a name, an index signature stands among the properties. */
const refine: TransformerFactory<Node> = (context) => {
  const visit = (node: Node): Node => {
    for (const comment of ts.getSyntheticLeadingComments(node) ?? []) {
      // The library indents the second and further lines of a comment.
      comment.text = comment.text.replace(/^ \* {4}(?: $)?/gm, ' *');
    }
    if (ts.isIndexedAccessTypeNode(node) && ts.isLiteralTypeNode(node.indexType)) {
      return ts.factory.createTypeReferenceNode((node.indexType.literal as StringLiteral).text);
    }
    const visited = ts.visitEachChild(node, visit, context);
    const literals =
      ts.isIntersectionTypeNode(visited) && visited.types.filter(ts.isTypeLiteralNode);
    if (literals && literals.length === visited.types.length) {
      return ts.factory.createTypeLiteralNode(literals.flatMap(({ members }) => members));
    }
    const isDictionary =
      ts.isTypeLiteralNode(visited) && visited.members.every(ts.isIndexSignatureDeclaration);
    return isDictionary ? ts.setEmitFlags(visited, ts.EmitFlags.SingleLine) : visited;
  };
  return visit;
};

/** The exported declaration of a schema, from its entry in the library's table of all. */
function declarationOf(entry: TypeElement): Statement {
  const { name, type } = entry as PropertySignature & { name: Identifier; type: TypeNode };
  const { createInterfaceDeclaration, createTypeAliasDeclaration, createModifier } = ts.factory;
  const exported = [createModifier(ts.SyntaxKind.ExportKeyword)];
  const declaration = ts.isTypeLiteralNode(type)
    ? createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
    : createTypeAliasDeclaration(exported, name, undefined, type);
  return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(entry));
}
