/** The tables of the guides. */
import { refuseAt } from '../base/problem.ts';
import { limitsInWords } from '../emit/shared/limits.ts';
import { nameIn, resolve, type Schema, type Schemas } from '../model/schema.ts';
import { branchesOf, knownIn } from '../model/unions.ts';
import { type Cell, code, table } from './md.ts';

/** The fields of a schema that have a default, a limit, or listed values; with names, only the named fields. */
export function tabulateDefaults(schemas: Schemas, schema = '', ...names: string[]): string[] {
  const { properties = {} } = schemas[schema] ?? {};
  const unknown = names.find((name) => !Object.hasOwn(properties, name));
  if (unknown) refuseAt('', `\`${schema}\` has no field \`${unknown}\`; fix the insert`);
  const rows = Object.entries(properties).flatMap(([name, property]): Cell[][] => {
    if (names.length > 0 && !names.includes(name)) return [];
    const field = { ...resolve(property, schemas), ...property };
    const value = field.default === undefined ? '' : code(JSON.stringify(field.default));
    const limits = [...limitsInWords(field, schemas), ...valuesInWords(property, schemas)];
    return value || limits.length > 0 ? [[nameWithStates(name, field), value, limits]] : [];
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

/** The values of a named enumeration, and what it leaves open. */
export function listValues(schemas: Schemas, name = ''): string[] {
  const { 'x-unspecified': questions = [], ...schema } = schemas[name] ?? {};
  const values = valuesOf(schema) ?? refuseAt('', `\`${name}\` lists no values; fix the insert`);
  const open = [questions].flat().map((question) => `Open question: ${question}`);
  return [values.map(code).join(', '), ...open];
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
