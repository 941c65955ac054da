/** Pieces of Markdown. */
import stringify from 'json-stringify-pretty-compact';
import type { Json } from '../base/json.ts';

/** A value as code. */
export function code(value: Json): string {
  const isPlain = typeof value === 'string' && !/^\s*$|[\r\n]/.test(value);
  const text = isPlain ? value : JSON.stringify(value);
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

export const fence = (language: string, text: string): string =>
  `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;

/** JSON as fenced code; short objects and lists take one line. */
export const fenceJson = (value: Json): string =>
  fence('json', stringify(value, { indent: 2, maxLength: 80 }));
