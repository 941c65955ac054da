/** Ajv's standalone code as an ES module: rewritten by its syntax tree, never by search and replace. */
import { createContext, runInContext } from 'node:vm';
import type { Expression, NamedDeclaration, Node, SourceFile } from 'typescript';
import { ts } from '../compiler.ts';

/**
 * The members that are dropped, and what takes their place: of an error, `schema` and `parentSchema`; of a
 * function's options, those on the parent of its value, for which `gather` comes in.
 */
const DROPPED: Readonly<Record<string, string[] | undefined>> = {
  schema: [],
  parentSchema: [],
  parentData: ['gather'],
  parentDataProperty: [],
  rootData: [],
};

/** How Ajv tests a variable for a type, and a shorter test; `isObject` also refuses built-ins such as a promise. */
const TESTS: readonly [pattern: RegExp, test: string][] = [
  [/^(\w+) && typeof \1 == "object" && !Array\.isArray\(\1\)$/, 'isObject'],
  [/^\(typeof (\w+) == "number"\) && \(isFinite\(\1\)\)$/, 'Number.isFinite'],
  [/^\(\(typeof (\w+) == .*% 1\) && !isNaN\(\1\)\)\) && \(isFinite\(\1\)\)$/, 'Number.isInteger'],
];

/**
 * Rewrites the code as an ES module without `require` and without work at import time, with functions
 * named after their schemas. Errors no longer carry their schema, which would be written out in each.
 */
export function asModule(code: string): string {
  const file = ts.createSourceFile('explain.js', code, ts.ScriptTarget.ES2022);
  return `${new Rewriter(file).rewrite(file).trim()}\n`;
}

class Rewriter {
  /** The exported name of each function, by the name that Ajv gave it. */
  readonly #names = new Map<string, string>();
  /** Has the schemas that functions look up. */
  readonly #context = createContext();
  readonly #dropped = new Set<Node>();

  constructor(private readonly file: SourceFile) {
    for (const statement of file.statements) {
      const { name, value } = declaredBy(statement);
      const [, exported] = /^export const (\w+)/.exec(this.#text(statement)) ?? [];
      if (/^schema\d+$/.test(name)) runInContext(this.#text(statement), this.#context);
      else if (exported && value) this.#names.set(this.#text(value), exported);
      else if (this.#text(statement) !== '"use strict";') continue;
      this.#dropped.add(statement);
    }
  }

  #text(node: Node): string {
    return node.getText(this.file);
  }

  /** The text of a node, with what takes the place of the nodes below it. */
  rewrite(node: Node): string {
    let text = '';
    let end = node.getStart(this.file);
    ts.forEachChild(node, (below) => {
      // A property may have the name of a function.
      const isKey = ts.isPropertyAccessExpression(node) && below === node.name;
      const piece = (isKey ? undefined : this.#replacement(below)) ?? this.rewrite(below);
      // The space before what is dropped goes with it.
      if (piece) text += this.file.text.slice(end, below.getStart(this.file)) + piece;
      end = below.end;
    });
    return text + this.file.text.slice(end, node.end);
  }

  /** The text in place of a node and all that is below it; `undefined` where the node stays. */
  #replacement(node: Node): string | undefined {
    if (this.#dropped.has(node)) return '';
    if (ts.isIdentifier(node)) return this.#names.get(node.text);
    if (ts.isFunctionDeclaration(node)) {
      return this.#names.has(node.name?.text ?? '') ? `export ${this.rewrite(node)}` : undefined;
    }
    if (ts.isObjectLiteralExpression(node)) return this.#withoutMembers(node.properties);
    if (ts.isObjectBindingPattern(node)) return this.#withoutMembers(node.elements);
    if (ts.isNewExpression(node) && this.#text(node.expression) === 'RegExp') {
      const [pattern] = node.arguments ?? [];
      return pattern && ts.isStringLiteral(pattern)
        ? `${new RegExp(pattern.text, 'u')}`
        : undefined;
    }
    if (ts.isBinaryExpression(node)) {
      const text = this.#text(node);
      const [pattern, test] = TESTS.find(([pattern]) => pattern.test(text)) ?? [];
      return pattern && text.replace(pattern, `${test}($1)`);
    }
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const text = this.#text(node);
      if (text.startsWith('require("ajv/dist/runtime/ucs2length")'))
        return '(text) => [...text].length';
      // The value of an expression such as `schema16.properties["event-type"].enum`.
      if (/^schema\d/.test(text)) return JSON.stringify(runInContext(text, this.#context));
    }
    return ts.isStatement(node) ? this.#joinPush(node) : undefined;
  }

  /** An error, or the options of a function, without the members that are dropped. */
  #withoutMembers(members: readonly NamedDeclaration[]): string | undefined {
    if (nameOf(members[0]) !== 'instancePath') return undefined;
    const kept = members.flatMap((one) => DROPPED[nameOf(one)] ?? this.rewrite(one));
    return `{${kept.join(',')}}`;
  }

  /** Ajv takes eight lines to add an error: a constant, an `if` and a count. One is left of them. */
  #joinPush(node: Node): string | undefined {
    const { name, value } = declaredBy(node);
    if (/^err\d+$/.test(name) && value) {
      return `errors = (vErrors ??= []).push(${this.#replacement(value) ?? this.rewrite(value)});`;
    }
    const isPush = ts.isIfStatement(node) && this.#text(node.expression) === 'vErrors === null';
    const isCount = ts.isExpressionStatement(node) && this.#text(node) === 'errors++;';
    return isPush || isCount ? '' : undefined;
  }
}

/** The constant that a statement declares. */
function declaredBy(statement: Node): { name: string; value?: Expression | undefined } {
  const [declared] = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [];
  return { name: nameOf(declared), value: declared?.initializer };
}

function nameOf(declared: NamedDeclaration | undefined): string {
  const name = declared?.name;
  return name && ts.isIdentifier(name) ? name.text : '';
}
