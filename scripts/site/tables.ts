/** The tables of the guides. */
import { refuseAt } from '../base/problem.ts';
import { resolve, type Schema } from '../model/schema.ts';
import { branchFor, knownIn, typesOf } from '../model/unions.ts';
import { type Field, fieldName, fieldsOf, limitsOf, states, typeInWords } from './fields.ts';
import type { Guide, Input } from './input.ts';
import { type Cell, code, table } from './md.ts';

const COLUMNS = ['Field', 'Default', 'Limits and values'];

/** Every field of a schema that has a default, a bound, or listed values, indented below the objects that it is in. */
export function tabulateDefaults({ schemas }: Input, _: Guide, name = ''): string[] {
  const fields = fieldsOf(schemas, name).filter(
    ({ schema: { default: value, const: only } }) => value !== undefined || only === undefined,
  );
  const isBelow = (path: string, object: string) =>
    path.startsWith(object) && /^[.[]/.test(path.slice(object.length));
  const rows = fields.map((field): [Field, Cell[]] => {
    const above = fields.filter(({ path }) => isBelow(field.path, path));
    const path = field.path.slice(above.at(-1)?.path.length ?? 0).replace(/^\./, '');
    const [label = '', ...cells] = fieldRow({ ...field, path }, { schemas });
    return [field, [`${'&emsp;'.repeat(above.length)}${label}`, ...cells]];
  });
  const filled = rows.filter(([, [, value, limits]]) => value || limits?.length);
  const shown = rows.filter(([{ path: object }]) =>
    filled.some(([{ path }]) => path === object || isBelow(path, object)),
  );
  return [
    table(
      COLUMNS,
      shown.map(([, row]) => row),
    ),
  ];
}

/** The same table for some fields of a schema. */
export function tabulateFields({ schemas }: Input, guide: Guide, name = '', ...paths: string[]) {
  const fields = fieldsOf(schemas, name);
  const rows = paths.map((path) => {
    const field = fields.find((one) => one.path === path);
    if (field) return fieldRow(field, { schemas });
    return refuseAt(guide.file, `\`${name}\` has no field \`${path}\`; fix the insert`);
  });
  return [table(COLUMNS, rows)];
}

function fieldRow(field: Field, { schemas }: Pick<Input, 'schemas'>): Cell[] {
  const { default: value } = field.schema;
  const shown = value === undefined ? '' : code(JSON.stringify(value));
  return [fieldName(field), shown, limitsOf(field, schemas)];
}

/** The values of a named enumeration, and what it leaves open. */
export function listValues({ schemas }: Input, { file }: Guide, name = ''): string[] {
  const { 'x-unspecified': questions = [], ...schema } = schemas[name] ?? {};
  const values = knownIn(schema) ?? schema.enum;
  if (!values) return refuseAt(file, `\`${name}\` lists no values; fix the insert`);
  return [
    values.map(code).join(', '),
    ...[questions].flat().map((text) => `Open question: ${text}`),
  ];
}

/** The messages, whose titles name the side that sends them. */
export function tabulateMessages({ contract, schemas }: Input): string[] {
  const rows = contract.messages.map(({ title = '', schemaName, summary = '' }) => {
    const type = schemas[schemaName ?? '']?.properties?.type;
    const value = typeof type?.const === 'string' ? code(type.const) : 'any other';
    return [title, schemaName ? value : 'binary frame', summary];
  });
  return [table(['Message', '`type`', 'Content'], rows)];
}

/** The flags of two configurations, which select messages, with both defaults. */
export function tabulateFlags({ schemas }: Input, _: Guide, socket = '', callback = ''): string[] {
  const [onSocket = {}, onCallback = {}] = [socket, callback].map(
    (name) => schemas[name]?.properties,
  );
  const flags = Object.entries(onSocket).filter(([, { type }]) => type === 'boolean');
  const rows = flags.map(([name, { default: value, description = '' }]) => {
    const defaults = [value, onCallback[name]?.default].map((one) => (one ? 'on' : 'off'));
    return [code(name), ...defaults, description];
  });
  return [table(['Flag', 'WebSocket default', 'Callback default', 'Effect'], rows)];
}

/** The statuses in which each field of a job is present and not null. */
export function tabulateStates({ schemas }: Input, _: Guide, status = '', ...names: string[]) {
  const statuses = schemas[status]?.enum ?? [];
  const jobs = names.map((name) => schemas[name] ?? {});
  const states = statuses.map((value) => ({
    value,
    branches: jobs.map((job) => resolve(branchFor(job, value, schemas) ?? {}, schemas)),
  }));
  const isSet = (field: string, { required, properties }: Schema) =>
    required?.includes(field) && !typesOf(properties?.[field] ?? {}, schemas).includes('null');
  const all = states.flatMap(({ branches }) => branches);
  const fields = new Set(all.flatMap(({ properties = {} }) => Object.keys(properties)));
  const rows = Array.from(fields, (field) => {
    const set = states.filter(({ branches }) => branches.every((one) => isSet(field, one)));
    const listed = set.map(({ value }) => code(value)).join(', ') || 'none';
    return [code(field), set.length === states.length ? 'all' : listed];
  });
  return [table(['Field', 'Statuses in which the field is always set'], rows)];
}

/**
 * The block of each add-on in a result, with the options that request it.
 *
 * @param names the schemas of the result and of the request, for recordings and then for sessions
 */
export function tabulateResults({ schemas }: Input, _: Guide, ...names: string[]): string[] {
  const [recorded, request, live, session] = names.map((name) => fieldsOf(schemas, name));
  const blocks = [...(recorded ?? []), ...(live ?? [])].filter(({ path }) => !/[.[]/.test(path));
  const shapeOf = ({ path }: Field, fields: Field[] = []) =>
    fields.find((one) => one.path === `${path}.results`)?.schema;
  const optionOf = (path: string, result: Field[] = [], options: Field[] = []) => {
    if (!result.some((one) => one.path === path)) return '–';
    const option = options.find((one) => one.path.split('.').at(-1) === path);
    return option ? fieldName(option) : 'no documented option';
  };
  const seen = new Set<string>();
  const rows = blocks.flatMap((block) => {
    const { path, schema } = block;
    const shape = shapeOf(block, recorded) ?? shapeOf(block, live);
    if (shape === undefined || seen.has(path)) return [];
    seen.add(path);
    return [
      [
        [code(path), ...states(schema)].join(' '),
        optionOf(path, recorded, request),
        optionOf(path, live, session),
        typeInWords(shape),
      ],
    ];
  });
  return [table(['Block', 'Option for recordings', 'Option for sessions', '`results`'], rows)];
}
