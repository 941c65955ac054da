/** Pieces of generated text: JSON, comments, names, expressions. */
import stringify from 'json-stringify-pretty-compact';
import type { Json } from '../../base/json.ts';

/** The first line of every generated module. */
export const NOTICE =
  '// Generated from the contract by `npm run build`; edit the contract instead.\n';

/** Plain data as JSON on one line: people read the YAML or the modules instead. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** Plain data in a module; short objects and lists take one line. */
export function jsonCode(value: unknown): string {
  return stringify(value, { indent: 2, maxLength: 200 });
}

/** The paragraphs as one text, in lines of 92 characters; empty if there is no text. */
export function paragraphs(...texts: (string | false | undefined)[]): string {
  return texts
    .flatMap((one) => one || [])
    .map((one) => one.trim().replace(LINE, (rest, line) => (line ? `${line}\n` : rest)))
    .join('\n\n');
}

/** A full line with the space after it, or the last line. */
const LINE = /(?=.{93})(.{1,92}) |.+/g;

/** The paragraphs as a JSDoc comment, with a line break after it; empty if there is no text. */
export function jsdoc(...texts: (string | false | undefined)[]): string {
  const text = paragraphs(...texts).replaceAll('*/', '*\\/');
  if (!text.includes('\n')) return text && `/** ${text} */\n`;
  return `/**\n${text.replace(/^/gm, ' * ').replace(/ $/gm, '')}\n */\n`;
}

/** Indents lines by one more level. */
export function nest(lines: string): string {
  return lines.replace(/^(?=.)/gm, '  ');
}

/** Plain data as a TypeScript literal; strings have single quotes. */
export function literal(value: Json): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A name as the key of an object: in quotes if necessary. */
export function keyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}
