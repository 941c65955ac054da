/**
 * Generates types of schemas and paths with openapi-typescript, through its programmatic interface and its hooks.
 */
import { createRequire } from 'node:module';
import type * as library from 'openapi-typescript';
import type { Node, TypeNode } from 'typescript';
import type { Keywords } from '../../model/schema.ts';
import { ts } from '../typescript.ts';

// As with the compiler, an `import` would search the library for names of exports.
const openapiTypescript: typeof library = createRequire(import.meta.url)('openapi-typescript');

const { factory } = ts;

/** A schema in the form that the library accepts. */
export interface TypeSchema extends Keywords<TypeSchema> {
  allOf?: TypeSchema[];
  anyOf?: TypeSchema[];
  /** The comment of a property, with everything that an editor shows: the library adds nothing to it. */
  title?: string;
  /** The type of a schema that the library has no type for; see `typed`. */
  'x-type'?: TypeNode;
}

/** The library's hooks, without its options. Its main entry would lint and bundle a document first. */
const CONTEXT: Partial<library.GlobalContext> = {
  discriminators: { objects: {}, refsHandled: [] },
  injectFooter: [],
  silent: true,
  transform: (schema) => (schema as TypeSchema)['x-type'],
  postTransform: simplify,
};
const ctx = CONTEXT as library.GlobalContext;

/** Merges a union in a union into one, and an object with its index signature into one type. */
function simplify(type: TypeNode): TypeNode | undefined {
  if (ts.isUnionTypeNode(type)) {
    const members = type.types.flatMap((one) => {
      const inner = ts.isParenthesizedTypeNode(one) ? one.type : one;
      return ts.isUnionTypeNode(inner) ? inner.types : one;
    });
    return factory.createUnionTypeNode(members);
  }
  if (!ts.isIntersectionTypeNode(type)) return undefined;
  const objects = type.types.filter(ts.isTypeLiteralNode);
  if (objects.length < type.types.length) return undefined;
  return factory.createTypeLiteralNode(objects.flatMap(({ members }) => [...members]));
}

/** The type of a schema. */
export function typeOf(schema: TypeSchema): TypeNode {
  return openapiTypescript.transformSchemaObject(schema as library.SchemaObject, { ctx });
}

/** The type of an object with a member for each path. */
export function typeOfPaths(paths: object): TypeNode {
  return openapiTypescript.transformPathsObject(paths as library.PathsObject, ctx);
}

/** A schema whose type is given. The library asks for it only where there is a `type`. */
export function typed(type: TypeNode): TypeSchema {
  return { type: 'object', 'x-type': type };
}

/** A type by its name, which may be that of another module, such as `types.Note`. */
export function named(name: string, ...of: TypeNode[]): TypeNode {
  return factory.createTypeReferenceNode(name, of);
}

/** Any value of a type, as `string & {}`: `string` alone would swallow the literals beside it. */
export function anyOther(type: TypeNode): TypeNode {
  const open = factory.createIntersectionTypeNode([type, factory.createTypeLiteralNode([])]);
  return factory.createParenthesizedType(open);
}

/** The exported declaration of a type: an interface for an object. */
export function printDeclaration(name: string, type: TypeNode): string {
  const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  return print(
    ts.isTypeLiteralNode(type)
      ? factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
      : factory.createTypeAliasDeclaration(exported, name, undefined, type),
  );
}

/** The library's output, indented like all other generated code: the library also indents the lines of comments. */
function print(node: Node): string {
  return openapiTypescript
    .astToString(node)
    .replace(/^( +\*) {4}(?: $)?/gm, '$1')
    .replace(/^(?: {4})+/gm, (indentation) => indentation.slice(indentation.length / 2));
}
