/** The table of defaults and limits. */
import { fieldsOf, payloadsOf } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { badge, code, link, table } from '../md.ts';
import { fieldTarget } from '../paragraphs.ts';
import { badges, limitsAndValues } from '../words.ts';

/** The groups of the table: most readers look for requests. */
const KIND = {
  request: 'Sent with',
  message: 'Live message:',
  response: 'Returned by',
  notification: 'Notification',
} as const;

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
  const rows = fields.flatMap(({ payload, schema, path, owner, ownerPath, required }) => {
    const place = `${owner}.${ownerPath}`;
    const isRepeated = seen.has(place) && payload.kind !== 'request';
    seen.add(place);
    const limits = limitsAndValues(schema, schemas);
    if (isRepeated || (schema.default === undefined && limits.length === 0)) return [];
    const noDefault = required && payload.kind === 'request' ? badge('required') : '';
    const cells = [
      [link(code(path), fieldTarget(schemas, owner, ownerPath)), ...badges(schema)].join(' '),
      schema.default === undefined ? noDefault : code(JSON.stringify(schema.default)),
      limits,
    ];
    return { group: `${KIND[payload.kind]} ${payload.title}`, cells };
  });
  return [table(['Field', 'Default', 'Limits and values'], rows)];
}
