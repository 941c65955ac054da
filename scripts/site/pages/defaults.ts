import { type Block, badge, type Cell, code, link, table } from '../blocks.ts';
import { type Field, rowId } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { badges, boundsOf, typeOf, withValues } from '../words.ts';

/** Every default, bound and enumeration in one table, by where the field is sent or read. */
export function tabulateDefaults(input: PageInput): Block[] {
  const rows = input.limited.map((field) => {
    const { kind, title } = field.root;
    return { id: rowId(field), group: `${KIND[kind]} ${title}`, cells: cellsOf(input, field) };
  });
  const [sample] = input.limited.filter(({ schema }) => schema.minimum !== undefined);
  const filter = `For instance ${sample?.path.split('.').at(-1) ?? 'a field'}`;
  const head = ['Field', 'Type', 'Default', 'Bounds and values'];
  return [table('Defaults and limits', head, rows, { look: 'wide', filter })];
}

const KIND = {
  request: 'Sent with',
  response: 'Returned by',
  message: 'Live message',
  notification: 'Notification',
} as const;

function cellsOf({ normal }: PageInput, field: Field): Cell[] {
  const { root, schema, node, path, owner, ownerPath, required } = field;
  const none = required && root.kind === 'request' ? badge('required') : '';
  return [
    [
      `${link(code(path), `schema:${owner}.${ownerPath}`)}${badges(schema)}`,
      schema.description ?? '',
    ],
    typeOf(node),
    schema.default === undefined ? none : code(JSON.stringify(schema.default)),
    boundsOf(withValues(schema, normal.schemas)),
  ];
}
