/** Ajv's standalone code as an ES module: rewritten by its syntax tree, never by search and replace. */
import { type Context, createContext, runInContext } from 'node:vm';
import type { SourceCode } from 'ajv/dist/types/index.js';
import type { NamedDeclaration, Node } from 'typescript';
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
 * Writes functions of Ajv's, by the names to export them by, as an ES module without `require` and without
 * work at import time. Errors no longer carry their schema, which would be written out in each.
 */
export function asModule(sources: Readonly<Record<string, SourceCode>>): string {
  const names = new Map<string, string>();
  const values: Record<string, unknown> = {};
  const constants = new Set<string>();
  for (const [name, { validateName, scopeValues }] of Object.entries(sources)) {
    names.set(validateName.str, name);
    const scoped = Object.values(scopeValues).flatMap((all) => [...(all ?? [])]);
    for (const { str, prefix, value } of scoped) {
      values[str] = value?.ref;
      if (prefix === 'pattern') constants.add(`const ${str} = ${value?.ref};`);
      // The only function of its own that Ajv calls counts the characters of a text.
      if (prefix === 'func') constants.add(`const ${str} = (text) => [...text].length;`);
    }
  }
  const code = Object.values(sources).map(({ validateCode }) => `export ${validateCode}`);
  const text = [...constants, ...code].join('\n');
  const file = ts.createSourceFile('explain.js', text, ts.ScriptTarget.ES2022, true);
  return `${new Rewriter(names, createContext(values)).rewrite(file)}\n`;
}

class Rewriter {
  constructor(
    /** The exported name of each function, by the name that Ajv gave it. */
    private readonly names: ReadonlyMap<string, string>,
    /** Has the schemas that functions look up. */
    private readonly context: Context,
  ) {}

  /** The text of a node, with what takes the place of the nodes below it. */
  rewrite(node: Node): string {
    const file = node.getSourceFile();
    let text = '';
    let end = node.getStart();
    ts.forEachChild(node, (below) => {
      // A property may have the name of a function.
      const isKey = ts.isPropertyAccessExpression(node) && below === node.name;
      const piece = (isKey ? undefined : this.#replacement(below)) ?? this.rewrite(below);
      // The space before what is dropped goes with it.
      if (piece) text += file.text.slice(end, below.getStart()) + piece;
      end = below.end;
    });
    return text + file.text.slice(end, node.end);
  }

  /** The text in place of a node and all that is below it; `undefined` where the node stays. */
  #replacement(node: Node): string | undefined {
    if (ts.isIdentifier(node)) return this.names.get(node.text);
    if (ts.isObjectLiteralExpression(node)) return this.#withoutMembers(node.properties);
    if (ts.isObjectBindingPattern(node)) return this.#withoutMembers(node.elements);
    if (ts.isBinaryExpression(node)) {
      const text = node.getText();
      const [pattern, test] = TESTS.find(([pattern]) => pattern.test(text)) ?? [];
      return pattern && text.replace(pattern, `${test}($1)`);
    }
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const text = node.getText();
      // The value of an expression such as `schema16.properties["event-type"].enum`.
      if (/^schema\d/.test(text)) return JSON.stringify(runInContext(text, this.context));
    }
    return ts.isStatement(node) ? this.#joinPush(node) : undefined;
  }

  /** An error, or the options of a function, without the members that are dropped. */
  #withoutMembers(members: readonly NamedDeclaration[]): string | undefined {
    if (members[0]?.name?.getText() !== 'instancePath') return undefined;
    const kept = members.flatMap((one) => DROPPED[one.name?.getText() ?? ''] ?? this.rewrite(one));
    return `{${kept.join(',')}}`;
  }

  /** Ajv takes eight lines to add an error: a constant, an `if` and a count. One is left of them. */
  #joinPush(statement: Node): string | undefined {
    const text = statement.getText();
    if (/^errors\+\+|^if\(vErrors === null\)/.test(text)) return '';
    if (!/^const err\d/.test(text)) return undefined;
    const error = this.rewrite(statement).replace(/^const err\d+ = |;$/g, '');
    return `errors = (vErrors ??= []).push(${error});`;
  }
}
