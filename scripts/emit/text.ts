import stringify from 'json-stringify-pretty-compact';
import ts from 'typescript';

/** The first line of every generated module. */
export const NOTICE =
  '// Generated from the contract by `npm run build`; edit the contract instead.\n';

/** Plain data as the text of a file: what is short takes one line. */
export function json(value: unknown): string {
  return `${stringify(value, { indent: 1, maxLength: 200 })}\n`;
}

/** A JSDoc comment of what there is to say, with the line break after it; empty without any. */
export function jsdoc(...paragraphs: (string | false | undefined)[]): string {
  const said = paragraphs.flatMap((text) => text || []);
  const lines = said.flatMap((text) => ['', ...wrap(text.replaceAll('*/', '*\\/'))]).slice(1);
  if (lines.length < 2) return lines.map((line) => `/** ${line} */\n`).join('');
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

/** Breaks prose into lines of 92 characters at most; its own line breaks stay. */
export function wrap(prose: string): string[] {
  return prose
    .trim()
    .replace(/(?=.{93})(.{1,92}) /g, '$1\n')
    .split('\n');
}

/** The member of an object in source text. */
export function member(object: string, key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `${object}.${key}` : `${object}[${JSON.stringify(key)}]`;
}

/**
 * A variable for a property: its own name where that can be one and is not taken, which never has both
 * a capital letter and a digit.
 */
export function variableFor(key: string, taken: readonly string[]): string {
  const word = ts.identifierToKeywordKind(ts.factory.createIdentifier(key)) ?? 0;
  const isReserved = word > 0 && word <= ts.SyntaxKind.LastFutureReservedWord;
  const usable = /^[a-z]([A-Za-z_]*|[a-z_\d]*)$/.test(key) && !isReserved;
  return freeName(usable && !/^(arguments|await|eval)$/.test(key) ? key : 'field', taken);
}

/** A name, or with the first number that makes it different from all that are taken. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let i = 2; taken.includes(free); i++) free = `${name}${i}`;
  return free;
}

/**
 * The imports of what the text of a module calls or renames.
 *
 * @param exported what may be imported, by the module that it is imported from
 */
export function importsOf(text: string, exported: Record<string, readonly string[]>): string {
  const used = (name: string) => new RegExp(`(?<![.\\w'])${name}(?=[(;])`).test(text);
  return Object.entries(exported)
    .map(([from, names]) => [from, names.filter(used).sort().join(', ')])
    .map(([from, names]) => (names === '' ? '' : `import { ${names} } from '${from}';\n`))
    .join('');
}
