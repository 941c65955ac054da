/** Pieces of generated text: JSON, code in Markdown, and comments. */
import stringify from 'json-stringify-pretty-compact';
import type { Json } from '../../base/json.ts';

/** The first line of every generated module. */
export const GENERATED =
  '// Generated from the contract by `npm run build`; edit the contract instead.\n';

/** Plain data as JSON; short objects and lists take one line, and a change is a change of few lines. */
export function jsonText(value: unknown): string {
  return `${stringify(value, { indent: 2, maxLength: 120 })}\n`;
}

/** Plain data in a module; short objects and lists take one line. */
export function jsonCode(value: unknown): string {
  return stringify(value, { indent: 2, maxLength: 200 });
}

/** A text that shows what it is: neither empty, nor with outer blanks, nor in several lines, nor what JSON takes for another value. */
const PLAIN = /^(?!(null|true|false|-?\d[\d.]*|".*")$)\S(.*\S)?$/;

/** A value as people read it: a plain text without quotes, anything else as JSON. */
export const shown = (value: Json): string =>
  typeof value === 'string' && PLAIN.test(value) ? value : JSON.stringify(value);

/** A value as code in Markdown: between more backticks than it has in a row. */
export function code(value: Json): string {
  const text = shown(value);
  const [longest = ''] = (text.match(/`+/g) ?? []).sort().reverse();
  return longest === '' ? `\`${text}\`` : `\`${longest} ${text} ${longest}\``;
}

/** A text for a comment, in which an `@` before a word would begin a tag, but for one in code in one line. */
export const untagged = (text: string): string =>
  text.replaceAll(/((?<!`)(`+)(?!`).*?(?<!`)\2(?!`))|(?<=^|\s)@/g, (_, inCode) => inCode ?? '\\@');

/** Texts as paragraphs; empty without a text. */
export const paragraphs = (...texts: (string | undefined)[]): string =>
  texts.flatMap((text) => text?.trim() || []).join('\n\n');

/** A text as a JSDoc comment, with a line break after it; empty if there is none. */
export function jsdoc(text = ''): string {
  const content = untagged(text).trim().replaceAll('*/', '*\\/');
  if (!content.includes('\n')) return content && `/** ${content} */\n`;
  return `/**\n${content.replace(/^/gm, ' * ').replace(/ $/gm, '')}\n */\n`;
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
