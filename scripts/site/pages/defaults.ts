/** The table of defaults and limits. */
import type { PageInput } from '../input.ts';
import { badge, code, link, table } from '../md.ts';
import { fieldTarget } from '../paragraphs.ts';
import { badges, limitsAndValues } from '../words.ts';

const KIND = {
  request: 'Sent with',
  response: 'Returned by',
  message: 'Live message',
  notification: 'Notification',
} as const;

/**
 * Every default, bound and enumeration in one table, by the payload of the field. A field in several payloads is repeated
 * only for requests.
 */
export function tabulateDefaults({ schemas, fields }: PageInput): string[] {
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
