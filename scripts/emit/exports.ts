/** What the package exports, as a list by which two releases are compared. */
import type { Node, Statement } from 'typescript';
import { ts } from './compiler.ts';
import type { Files } from './files.ts';
import { jsonText } from './text.ts';

/**
 * Lists the names that each module declares, and the members of each; `* from ./types.js` is what a module
 * passes on.
 *
 * ```json
 * { "examples": { "Shelf": ["full", "empty"] }, "guards": { "isNote": [] } }
 * ```
 *
 * @param files the declarations among what is generated
 */
export function emitExports(files: Files): Files {
  const modules = Object.entries(files).flatMap(([path, text]) => {
    const [, module] = /^(?!runtime\/)(.+)\.d\.ts$/.exec(path) ?? [];
    if (module === undefined) return [];
    const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
    const names = new Map<string, Set<string>>();
    for (const [name, members] of statements.flatMap(exportedNames)) {
      names.set(name, new Set([...(names.get(name) ?? []), ...members]));
    }
    const listed = [...names].map(([name, members]) => [name, [...members].sort()]);
    return [[module, Object.fromEntries(listed.sort())] as const];
  });
  return { 'exports.json': jsonText(Object.fromEntries(modules.sort())) };
}

/** The names that a statement exports, each with the members of what it declares. */
function exportedNames(statement: Statement): [name: string, members: string[]][] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause && ts.isNamedExports(exportClause)) {
      return exportClause.elements.map(({ name }) => [name.text, []]);
    }
    const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    return [[exportClause ? exportClause.name.text : `* from ${from}`, []]];
  }
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isVariableStatement(statement)) {
    const { declarations } = statement.declarationList;
    return declarations.map(({ name, type }) => [declaredName(name), membersOf(type)]);
  }
  const { name } = statement as Statement & { name?: Node };
  const node = ts.isTypeAliasDeclaration(statement) ? statement.type : statement;
  return name ? [[declaredName(name), membersOf(node)]] : [];
}

/** The names of the members of an interface or an object type. */
function membersOf(node: Node | undefined): string[] {
  if (!node || !(ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node))) return [];
  return node.members.flatMap(({ name }) => (name ? declaredName(name) : []));
}

function declaredName(node: Node): string {
  return ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : node.getText();
}
