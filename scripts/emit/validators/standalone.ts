/** Ajv's standalone code as an ES module: edited at nodes of its syntax tree, never by search and replace. */
import type { Expression, NamedDeclaration, Node, SourceFile, Statement } from 'typescript';
import type { Json } from '../../model/json.ts';
import { child } from '../../model/pointer.ts';
import { ts } from '../compiler.ts';

/** A piece of the text, and what takes its place. */
type Edit = [start: number, end: number, text: string];

/**
 * The members that are dropped, and the text in their place: of an error, `schema` and `parentSchema`; of a
 * function's options, those on the parent of its value, for which `gather` comes in.
 */
const DROPPED: Readonly<Record<string, string | undefined>> = {
  ...{ schema: '', parentSchema: '' },
  ...{ parentData: ',gather', parentDataProperty: '', rootData: '' },
};

/** How Ajv tests a variable for a type, and a shorter test; `isObject` also refuses built-ins such as a promise. */
const TESTS: readonly [pattern: RegExp, test: string][] = [
  [/^(\w+) && typeof \1 == "object" && !Array\.isArray\(\1\)$/, 'isObject'],
  [/^\(typeof (\w+) == "number"\) && \(isFinite\(\1\)\)$/, 'Number.isFinite'],
  [/^\(\(typeof (\w+) == .*% 1\) && !isNaN\(\1\)\)\) && \(isFinite\(\1\)\)$/, 'Number.isInteger'],
];

/** The exported name of each function, by the name that Ajv gave it; and the schemas that functions look up. */
interface Scope {
  names: Map<string, string>;
  schemas: Map<string, Json>;
}

/**
 * Rewrites the code as an ES module without `require` and without work at import time, with functions
 * named after their schemas. Errors no longer carry their schema, which would be written out in each.
 */
export function asModule(code: string): string {
  const file = ts.createSourceFile('explain.js', code, ts.ScriptTarget.ES2022);
  const scope: Scope = { names: new Map(), schemas: new Map() };
  const [dropped, kept] = [[] as Statement[], [] as Statement[]];
  for (const statement of file.statements) {
    const [declared] = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [];
    const name = declared?.name.getText(file) ?? '';
    const value = declared?.initializer?.getText(file) ?? '';
    if (/^schema\d+$/.test(name)) scope.schemas.set(name, JSON.parse(value));
    else if (statement.getText(file).startsWith('export const')) scope.names.set(value, name);
    else if (statement.getText(file) !== '"use strict";') {
      kept.push(statement);
      continue;
    }
    dropped.push(statement);
  }
  const edits: Edit[] = dropped.map((node) => [node.getStart(file), node.end, '']);
  for (const statement of kept) {
    if (ts.isFunctionDeclaration(statement)) {
      const start = statement.getStart(file);
      if (/^validate\d/.test(statement.name?.text ?? '')) edits.push([start, start, 'export ']);
    }
    collectEdits(statement, file, scope, edits);
  }
  let end = 0;
  const pieces = edits
    .sort(([a], [b]) => a - b)
    .map(([start, to, text]) => {
      const piece = code.slice(end, start) + text;
      end = to;
      return piece;
    });
  return pieces.join('') + code.slice(end);
}

function collectEdits(node: Node, file: SourceFile, scope: Scope, edits: Edit[]): void {
  const instead = replacement(node, file, scope);
  if (instead !== undefined) {
    edits.push([node.getStart(file), node.end, instead]);
    return;
  }
  const done = new Set<Node>([...dropMembers(node, edits), ...joinPush(node, file, scope, edits)]);
  ts.forEachChild(node, (below) => {
    // A property may have the name of a function.
    const isKey = ts.isPropertyAccessExpression(node) && below === node.name;
    if (!isKey && !done.has(below)) collectEdits(below, file, scope, edits);
  });
}

/** Drops members of an error, or of a function's options; returns them. */
function dropMembers(node: Node, edits: Edit[]): Node[] {
  const isLiteral = ts.isObjectLiteralExpression(node);
  if (!isLiteral && !ts.isObjectBindingPattern(node)) return [];
  const members: readonly NamedDeclaration[] = isLiteral ? node.properties : node.elements;
  if (memberName(members[0]) !== 'instancePath') return [];
  return members.filter((member, index) => {
    const instead = DROPPED[memberName(member)];
    if (instead !== undefined) edits.push([members[index - 1]?.end ?? 0, member.end, instead]);
    return instead !== undefined;
  });
}

/** Writes the push of an error on one line, for which Ajv takes eight; returns the replaced statements. */
function joinPush(node: Node, file: SourceFile, scope: Scope, edits: Edit[]): Node[] {
  if (!ts.isBlock(node)) return [];
  return node.statements.flatMap((statement, index) => {
    const [push, count] = node.statements.slice(index + 1);
    const [declared] = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [];
    const isError = /^err\d+$/.test(memberName(declared)) && count?.getText(file) === 'errors++;';
    if (!isError || !push || !count || !declared?.initializer) return [];
    const { initializer } = declared;
    edits.push([
      statement.getStart(file),
      initializer.getStart(file),
      'errors = (vErrors ??= []).push(',
    ]);
    collectEdits(initializer, file, scope, edits);
    edits.push([initializer.end, count.end, ');']);
    return [statement, push, count];
  });
}

function memberName(member: NamedDeclaration | undefined): string {
  const name = member?.name;
  return name && ts.isIdentifier(name) ? name.text : '';
}

/** The text in place of a node and all that is below it; `undefined` where the node stays. */
function replacement(node: Node, file: SourceFile, scope: Scope): string | undefined {
  if (ts.isIdentifier(node)) return scope.names.get(node.text);
  if (ts.isNewExpression(node) && node.expression.getText(file) === 'RegExp') {
    const [pattern] = node.arguments ?? [];
    return pattern && ts.isStringLiteral(pattern) ? `${new RegExp(pattern.text, 'u')}` : undefined;
  }
  if (ts.isBinaryExpression(node)) {
    const text = node.getText(file);
    const [pattern, test] = TESTS.find(([pattern]) => pattern.test(text)) ?? [];
    return pattern && text.replace(pattern, `${test}($1)`);
  }
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return undefined;
  if (node.getText(file) === 'require("ajv/dist/runtime/ucs2length").default') {
    return '(text) => [...text].length';
  }
  const found = lookUp(node, scope);
  return found === undefined ? undefined : JSON.stringify(found);
}

/** The value of an expression such as `schema16.properties.model.enum`. */
function lookUp(node: Expression, scope: Scope): Json | undefined {
  if (ts.isIdentifier(node)) return scope.schemas.get(node.text);
  if (ts.isPropertyAccessExpression(node))
    return child(lookUp(node.expression, scope), node.name.text);
  if (!ts.isElementAccessExpression(node)) return undefined;
  const { argumentExpression: key } = node;
  const isKey = ts.isStringLiteral(key) || ts.isNumericLiteral(key);
  return isKey ? child(lookUp(node.expression, scope), key.text) : undefined;
}
