/** What the package exports, as a list by which two releases are compared. */
import type { Node, Statement } from 'typescript';
import { ts } from './compiler.ts';
import type { Files } from './files.ts';
import { jsonText } from './text.ts';

/**
 * Lists the names that each module exports, each with its members: of a union, those that all branches have.
 * `* from ./types.js` stands for what a module re-exports.
 *
 * ```json
 * { "examples": { "Shelf": ["full", "empty"] }, "guards": { "isNote": [] } }
 * ```
 *
 * @param files the generated files; only the declarations are read
 */
export function emitExports(files: Files): Files {
  const modules = Object.entries(files).flatMap(([path, text]) => {
    const [, module] = /^(?!runtime\/)(.+)\.d\.ts$/.exec(path) ?? [];
    if (module === undefined) return [];
    const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
    const exported = statements.flatMap(exportedNames);
    const nodes = new Map(exported);
    const names = new Map<string, Set<string>>();
    for (const [name, node] of exported) {
      names.set(name, new Set([...(names.get(name) ?? []), ...membersOf(node, nodes)]));
    }
    const listed = [...names].map(([name, members]) => [name, [...members].sort()]);
    return [[module, Object.fromEntries(listed.sort())] as const];
  });
  return { 'exports.json': jsonText(Object.fromEntries(modules.sort())) };
}

/** The names that a statement exports, each with the node that may have members. */
function exportedNames(statement: Statement): [name: string, node: Node | undefined][] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause && ts.isNamedExports(exportClause)) {
      return exportClause.elements.map(({ name }) => [name.text, undefined]);
    }
    const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    return [[exportClause ? exportClause.name.text : `* from ${from}`, undefined]];
  }
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isVariableStatement(statement)) {
    const { declarations } = statement.declarationList;
    return declarations.map(({ name, type }) => [declaredName(name), type]);
  }
  const { name } = statement as Statement & { name?: Node };
  const node = ts.isTypeAliasDeclaration(statement) ? statement.type : statement;
  return name ? [[declaredName(name), node]] : [];
}

/** The names of the members of an interface, an object type, or all branches of a union. */
function membersOf(node: Node | undefined, nodes: ReadonlyMap<string, Node | undefined>): string[] {
  if (node && ts.isUnionTypeNode(node)) {
    const [first = [], ...others] = node.types.map((type) =>
      membersOf(ts.isTypeReferenceNode(type) ? nodes.get(type.getText()) : type, nodes),
    );
    return first.filter((name) => others.every((members) => members.includes(name)));
  }
  if (!node || !(ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node))) return [];
  return node.members.flatMap(({ name }) => (name ? declaredName(name) : []));
}

function declaredName(node: Node): string {
  return ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : node.getText();
}
