import type { NormalContract } from '../../model/contract.ts';
import type { NormalSchema } from '../../model/schema.ts';
import { type Block, badge, code, type Group, link } from '../blocks.ts';
import type { Field, Root } from '../fields.ts';
import { slug } from '../html.ts';
import { badges, boundsOf, typeOf, withValues } from '../words.ts';
import type { PageInput } from './input.ts';

/** Every default, bound and enumeration in one table, by where the field is sent or read. */
export function defaultsTable(input: PageInput): Block[] {
  const groups = input.roots.map((root) => group(input, root));
  return [
    {
      kind: 'table',
      look: 'wide',
      label: 'Defaults and limits',
      head: ['Field', 'Type', 'Default', 'Bounds and values'],
      groups: groups.filter(({ rows }) => rows.length > 0),
      filter: 'For instance endpointing',
    },
  ];
}

/** The address of a field's row. */
export function rowId({ root, path }: Field): string {
  return `${root.kind}-${slug(root.schema)}-${slug(path)}`;
}

/** The fields of a root that have a row; what a request already shows is not shown again. */
export function rowsOf(
  root: Root,
  roots: Root[],
  fields: Field[],
  { schemas }: NormalContract,
): Field[] {
  const before = roots.slice(0, roots.indexOf(root)).map(({ schema, kind }) => `${kind} ${schema}`);
  const shown = new Set(
    fields
      .filter(({ root: { schema, kind } }) => before.includes(`${kind} ${schema}`))
      .map(fingerprint),
  );
  const rows = new Map<string, Field>();
  for (const field of fields) {
    if (field.root !== root || !limits(field.schema, schemas)) continue;
    const known = shown.has(fingerprint(field)) && root.kind !== 'request';
    if (!known) rows.set(root.kind === 'request' ? field.path : fingerprint(field), field);
  }
  return [...rows.values()];
}

function group({ rows, normal }: PageInput, root: Root): Group {
  return {
    id: `${root.kind}-${slug(root.schema)}`,
    title: `${KIND[root.kind]} ${root.title}`,
    rows: (rows.get(root) ?? []).map((field) => {
      const { schema, node, path, owner, ownerPath, required } = field;
      const none = required && root.kind === 'request' ? badge('required') : '';
      return {
        id: rowId(field),
        cells: [
          [
            `${link(code(path), `schema:${owner}.${ownerPath}`)}${badges(schema)}`,
            schema.description ?? '',
          ],
          typeOf(node),
          schema.default === undefined ? none : code(JSON.stringify(schema.default)),
          boundsOf(withValues(schema, normal.schemas)),
        ],
      };
    }),
  };
}

const KIND = {
  request: 'Sent with',
  response: 'Returned by',
  message: 'Live message',
  notification: 'Notification',
} as const;

function limits(schema: NormalSchema, schemas: NormalContract['schemas']): boolean {
  return schema.default !== undefined || boundsOf(withValues(schema, schemas)).length > 0;
}

/** The same field of the same schema, however it is reached. */
function fingerprint({ owner, ownerPath }: Field): string {
  return `${owner}.${ownerPath}`;
}
