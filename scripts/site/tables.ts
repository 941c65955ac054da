/** The tables of the guides. */
import { groupBy } from '../base/json.ts';
import { refuseAt } from '../base/problem.ts';
import { limitsInWords } from '../emit/shared/limits.ts';
import { nameIn, resolve, type Schema, type Schemas } from '../model/schema.ts';
import { branchesOf, knownIn } from '../model/unions.ts';
import { code, table } from './md.ts';

/**
 * The fields of a schema that have a default, a limit, or listed values; with names, only the named fields. Fields that have
 * the same share a row.
 */
export function tabulateDefaults(schemas: Schemas, schema = '', ...names: string[]): string[] {
  const { properties = {} } = schemas[schema] ?? {};
  const unknown = names.find((name) => !Object.hasOwn(properties, name));
  if (unknown) refuseAt('', `\`${schema}\` has no field \`${unknown}\`; fix the insert`);
  const fields = Object.entries(properties).flatMap(([name, property]) => {
    if (names.length > 0 && !names.includes(name)) return [];
    const field = { ...resolve(property, schemas), ...property };
    const value = field.default === undefined ? '' : code(JSON.stringify(field.default));
    const limits = [...limitsInWords(field, schemas), ...valuesInWords(property, schemas)];
    return [{ label: nameWithStates(name, field), cells: [value, limits.join('<br>')] }];
  });
  const shown = fields.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const rows = [...groupBy(shown, ({ cells }) => cells.join(' ')).values()].map((same) => {
    return [same.map(({ label }) => label), ...(same[0]?.cells ?? [])];
  });
  return [table(['Field', 'Default', 'Limits and values'], rows)];
}

/** The name of a field, with its maturity and its deprecation: `a` _beta_. */
function nameWithStates(name: string, field: Schema): string {
  const states = [field['x-maturity'], field.deprecated && 'deprecated'].filter(Boolean);
  return [code(name), ...states.map((state) => `_${state}_`)].join(' ');
}

/** The most values that a cell lists; of a longer enumeration, it has the name. */
const MOST_VALUES = 20;

/** The values that a field, its items, or the branches of its union list: `one of 1, 2`, `each item is one of 1, 2`. */
function valuesInWords(schema: Schema, schemas: Schemas): string[] {
  const target = resolve(schema, schemas);
  const values = valuesOf(target);
  if (values && values.length > MOST_VALUES) return [`a value of ${code(nameIn(schema) ?? '')}`];
  if (values) return [`one of ${values.map(code).join(', ')}`];
  const ofItems = target.items ? valuesInWords(target.items, schemas) : [];
  const ofBranches = branchesOf(target).flatMap((branch) => valuesInWords(branch, schemas));
  return [...ofItems.map((phrase) => `each item is ${phrase}`), ...ofBranches];
}

const valuesOf = (schema: Schema) => knownIn(schema) ?? schema.enum;

/** The values of a named enumeration. */
export function listValues(schemas: Schemas, name = ''): string[] {
  const values =
    valuesOf(schemas[name] ?? {}) ?? refuseAt('', `\`${name}\` lists no values; fix the insert`);
  return [values.map(code).join(', ')];
}

/** The flags of two configurations, which select messages, with both defaults. */
export function tabulateFlags(schemas: Schemas, socket = '', callback = ''): string[] {
  const [onSocket = {}, onCallback = {}] = [socket, callback].map(
    (name) => schemas[name]?.properties,
  );
  const flags = Object.entries(onSocket).filter(([, { type }]) => type === 'boolean');
  const rows = flags.map(([name, { default: value, description = '' }]) => {
    const defaults = [value, onCallback[name]?.default].map((flag) => code(flag === true));
    return [code(name), ...defaults, description];
  });
  return [table(['Flag', 'WebSocket default', 'Callback default', 'Effect'], rows)];
}
