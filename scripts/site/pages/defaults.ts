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

/** Every default, bound and enumeration in one table, by the payload of the field. */
export function tabulateDefaults({ schemas, fieldsWithLimits }: PageInput): string[] {
  const rows = fieldsWithLimits.map(({ payload, schema, path, owner, ownerPath, required }) => {
    const noDefault = required && payload.kind === 'request' ? badge('required') : '';
    const cells = [
      [link(code(path), fieldTarget(schemas, owner, ownerPath)), ...badges(schema)].join(' '),
      schema.default === undefined ? noDefault : code(JSON.stringify(schema.default)),
      limitsAndValues(schema, schemas),
    ];
    return { group: `${KIND[payload.kind]} ${payload.title}`, cells };
  });
  return [table(['Field', 'Default', 'Limits and values'], rows)];
}
