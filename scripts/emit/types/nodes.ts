/** Small changes to the syntax tree that openapi-typescript returns. */
import ts from 'typescript';
import type { Prepared } from './prepare.ts';

const { factory } = ts;

/** A declaration of one schema. */
export type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const KEYWORDS: Record<string, ts.KeywordTypeSyntaxKind> = {
  string: ts.SyntaxKind.StringKeyword,
  number: ts.SyntaxKind.NumberKeyword,
};

/**
 * The type of an open enumeration: its known values, which editors offer, or any other string.
 *
 * @param schema a prepared schema
 * @returns the type, or undefined where the schema is no open enumeration
 */
export function openEnumeration(schema: object): ts.TypeNode | undefined {
  const { 'x-known': known, type } = schema as Prepared;
  if (!known) return undefined;
  const literals = known.map((value) =>
    factory.createLiteralTypeNode(
      typeof value === 'string'
        ? factory.createStringLiteral(value)
        : factory.createNumericLiteral(value),
    ),
  );
  const types = [type].flat().map((name) => KEYWORDS[name ?? ''] ?? factory.createNull());
  const others = types.map((keyword) =>
    typeof keyword === 'object'
      ? factory.createLiteralTypeNode(keyword)
      : // `string` alone would swallow the literals.
        factory.createParenthesizedType(
          factory.createIntersectionTypeNode([
            factory.createKeywordTypeNode(keyword),
            factory.createTypeLiteralNode([]),
          ]),
        ),
  );
  return factory.createUnionTypeNode([...literals, ...others]);
}

/** Moves the index signature of an open object in among its properties; alone, it takes one line. */
export function closeIndex(type: ts.TypeNode): ts.TypeNode {
  if (ts.isTypeLiteralNode(type) && type.members.every(ts.isIndexSignatureDeclaration)) {
    return ts.setEmitFlags(type, ts.EmitFlags.SingleLine);
  }
  if (!ts.isIntersectionTypeNode(type) || !type.types.every(ts.isTypeLiteralNode)) return type;
  return factory.createTypeLiteralNode(
    type.types.flatMap((part) => (ts.isTypeLiteralNode(part) ? [...part.members] : [])),
  );
}

/** One exported declaration per schema, from the `components` interface of the library's tree. */
export function declarations(nodes: ts.Node[]): Declaration[] {
  const components = nodes.find(
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === 'components',
  );
  const schemas = components?.members.find(
    (member): member is ts.PropertySignature => nameOf(member) === 'schemas',
  );
  if (!schemas?.type || !ts.isTypeLiteralNode(schemas.type)) {
    throw new Error('openapi-typescript returned no components.schemas');
  }
  return schemas.type.members.map((member) => {
    if (!ts.isPropertySignature(member) || !member.type) throw new Error('a schema without a type');
    return declaration(nameOf(member), member.type);
  });
}

function declaration(name: string, type: ts.TypeNode): Declaration {
  const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  return ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(exported, name, undefined, type);
}

function nameOf({ name }: ts.TypeElement): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
}
