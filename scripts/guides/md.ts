/** Pieces of Markdown. */
import stringify from 'json-stringify-pretty-compact';
import type { Json } from '../base/json.ts';

/** A value as code. */
export function code(value: Json): string {
  const isPlain = typeof value === 'string' && !/^\s*$|[\r\n]/.test(value);
  const text = isPlain ? value : JSON.stringify(value);
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** JSON as fenced code; short objects and lists take one line. */
export const fenceJson = (value: Json): string =>
  `\`\`\`json\n${stringify(value, { indent: 2, maxLength: 80 })}\n\`\`\``;
