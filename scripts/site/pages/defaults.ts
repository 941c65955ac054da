/** The table of defaults and limits. */
import type { Schemas } from '../../schema.ts';
import { type FoundField, fieldsOf, payloadsOf } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { badge, code, link, table } from '../md.ts';
import { fieldTarget } from '../paragraphs.ts';
import { type Guide, refuseGuide } from '../prose.ts';
import { badges, limitsAndValues } from '../words.ts';

/** The groups of the table: most readers look for requests. */
const KIND = {
  request: 'Request to',
  message: 'Message:',
  response: 'Response to',
  notification: 'Notification:',
} as const;

const COLUMNS = ['Field', 'Default', 'Limits and values'];

/**
 * Every default, bound and enumeration in one table, by the payload of the field. A field in several payloads is repeated
 * only for requests.
 */
export function tabulateDefaults({ contract, schemas }: PageInput): string[] {
  const payloads = payloadsOf(contract, schemas);
  const ordered = Object.keys(KIND).flatMap((kind) => payloads.filter((one) => one.kind === kind));
  const fields = ordered.flatMap((payload) =>
    fieldsOf(schemas, payload.schema).map((field) => ({ ...field, payload })),
  );
  const seen = new Set<string>();
  const rows = fields.flatMap(({ payload, ...field }) => {
    const place = `${field.owner}.${field.ownerPath}`;
    const isRepeated = seen.has(place) && payload.kind !== 'request';
    seen.add(place);
    const cells = cellsOf(schemas, field, payload.kind === 'request');
    const [, , limits] = cells;
    if (isRepeated || (field.schema.default === undefined && limits.length === 0)) return [];
    return { group: `${KIND[payload.kind]} ${payload.title}`, cells };
  });
  return [table(COLUMNS, rows)];
}

/** The same table for fields of one schema, in the given order. */
export function tabulateFields(
  { schemas }: PageInput,
  guide: Guide,
  schema = '',
  ...paths: string[]
): string[] {
  if (paths.length === 0) {
    refuseGuide(guide, 'the insert `fields` requires a schema and its fields; add their names');
  }
  const fields = Object.hasOwn(schemas, schema) ? fieldsOf(schemas, schema) : [];
  const rows = paths.map((path) => {
    const field = fields.find((one) => one.path === path);
    if (field) return { cells: cellsOf(schemas, field, true) };
    return refuseGuide(guide, `\`${schema}\` has no field \`${path}\`; fix the insert`);
  });
  return [table(COLUMNS, rows)];
}

function cellsOf(
  schemas: Schemas,
  field: FoundField,
  marksRequired: boolean,
): [field: string, byDefault: string, limits: string[]] {
  const { schema, path, owner, ownerPath, required } = field;
  const noDefault = required && marksRequired ? badge('required') : '';
  return [
    [link(code(path), fieldTarget(schemas, owner, ownerPath)), ...badges(schema)].join(' '),
    schema.default === undefined ? noDefault : code(JSON.stringify(schema.default)),
    limitsAndValues(schema, schemas),
  ];
}
