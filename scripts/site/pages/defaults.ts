/** The table of defaults and limits. */
import type { Field } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { badge, type Cell, code, link, table } from '../md.ts';
import { fieldTarget } from '../paragraphs.ts';
import { badges, limitsInWords } from '../words.ts';

/** Every default, bound and enumeration in one table, by where the field is sent or read. */
export function tabulateDefaults(input: PageInput): string[] {
  const rows = input.fieldsWithLimits.map((field) => {
    const { kind, title } = field.payload;
    return { group: `${KIND[kind]} ${title}`, cells: cellsOf(input, field) };
  });
  return [table(['Field', 'Default', 'Limits and values'], rows)];
}

const KIND = {
  request: 'Sent with',
  response: 'Returned by',
  message: 'Live message',
  notification: 'Notification',
} as const;

function cellsOf({ normal }: PageInput, field: Field): Cell[] {
  const { payload, schema, path, owner, ownerPath, required } = field;
  const noDefault = required && payload.kind === 'request' ? badge('required') : '';
  return [
    [link(code(path), fieldTarget(normal, owner, ownerPath)), ...badges(schema)].join(' '),
    schema.default === undefined ? noDefault : code(JSON.stringify(schema.default)),
    limitsInWords(schema, normal.schemas),
  ];
}
