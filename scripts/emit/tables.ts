/**
 * `tables.js`: what parsers and readers know of each schema, as plain data (`runtime/table.ts`):
 *
 *     export const Note = { "name": "Note", "types": ["object"], "fields": { "pen": Pen }, "defaults": () => ({ "color": "red" }) };
 */
import { refTo, type Schemas } from '../model/schema.ts';
import { tablesFor } from '../model/tables.ts';
import type { Table } from '../runtime/table.ts';
import type { Files } from './output.ts';
import { NOTICE } from './shared/text.ts';

export function emitTables(schemas: Schemas, tolerant: Schemas): Files {
  const tableOf = tablesFor(schemas, tolerant);
  const constants: string[] = [];
  const names = new Map<unknown, string>();

  /** A value of a table as source text. A table of a named schema is a constant, after those that it refers to. */
  function write(value: unknown): string {
    const name = names.get(value);
    if (name !== undefined) return name;
    if (typeof value === 'function') return `() => (${JSON.stringify(value())})`;
    if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const members = Object.entries(value).map(
      ([key, member]) => `${JSON.stringify(key)}: ${write(member)}`,
    );
    const text = members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
    const { name: title } = value as Table;
    if (typeof title !== 'string' || tableOf(refTo(title)) !== value) return text;
    names.set(value, title);
    constants.push(`export const ${title} = ${text};\n`);
    return title;
  }

  for (const name of Object.keys(schemas)) write(tableOf(refTo(name)));
  return { 'tables.js': [NOTICE, ...constants].join('\n') };
}
