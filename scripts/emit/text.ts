/** Text that generated modules share. */

/** The first line of every generated module. */
export const NOTICE =
  '// Generated from the contract by `npm run build`; edit the contract instead.\n';

/** The module beside declarations that have nothing at run time. */
export const EMPTY_MODULE = 'export {};\n';

/** The widest line of prose in a comment. */
const PROSE_WIDTH = 92;

/**
 * A JSDoc comment with the line break after it; empty when there is nothing to say.
 *
 * @param lines what it says
 * @param indent what stands before each of its lines
 */
export function jsdoc(lines: string[], indent = ''): string {
  return lines.some((line) => line !== '') ? `${indent}/*${commentBody(lines, indent)}*/\n` : '';
}

/** What stands between the outer marks of a JSDoc comment; empty when there is nothing to say. */
export function commentBody(lines: string[], indent = ''): string {
  if (!lines.some((line) => line !== '')) return '';
  const safe = lines.map((line) => line.replaceAll('*/', '*\\/'));
  if (safe.length === 1) return `* ${safe[0]} `;
  return `*\n${safe.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} `;
}

/** Breaks prose into lines; its own line breaks stay. */
export function wrap(prose: string): string[] {
  return prose
    .trim()
    .split('\n')
    .flatMap((line) => {
      const lines: string[] = [];
      for (const word of line.split(' ')) {
        const longer = `${lines.at(-1)} ${word}`;
        if (lines.length > 0 && longer.length <= PROSE_WIDTH) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    });
}

/**
 * The type of a constant: JSON as a readonly literal type.
 *
 * @param value plain data
 * @param indent what stands before the line that the type starts on
 */
export function literalType(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => literalType(item, inner));
    const short = `readonly [${items.join(', ')}]`;
    if (!short.includes('\n') && indent.length + short.length <= PROSE_WIDTH) return short;
    return `readonly [\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([key, field]) => `readonly ${property(key)}: ${literalType(field, inner)}`);
    const short = `{ ${fields.join('; ')} }`;
    if (!short.includes('\n') && indent.length + short.length <= PROSE_WIDTH) return short;
    return `{\n${fields.map((field) => `${inner}${field};\n`).join('')}${indent}}`;
  }
  return JSON.stringify(value);
}

/** A property's name as source text: quoted only where it has to be. */
export function property(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
